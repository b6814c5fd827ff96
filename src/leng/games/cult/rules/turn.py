"""The turns of a cult, among whose many options some are in vain."""

from __future__ import annotations

from leng.engine.choice import NOWHERE, Choice, Option
from leng.engine.dice import Dice

TRIES = 8


class Turn(Choice, eq=False):
    """A turn of a cult: chance leaves alone what is in vain without looking through everything else."""

    def at_random(self, chance: Dice) -> Option:
        vain, unless, candidates = self.vain, self.unless, self.candidates
        if vain is None or unless is None:
            return super().at_random(chance)
        count, left_alone = len(candidates), NOWHERE
        for _ in range(TRIES):
            place = chance.below(count)
            if place not in left_alone:  # nothing is tested twice
                each = candidates[place]
                if unless(each) is None and not vain(each):
                    return each
                left_alone += (place,)
        return self.sensible[chance.below(len(self.sensible))]
