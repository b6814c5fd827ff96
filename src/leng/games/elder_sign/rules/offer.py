"""A question whose options may bring nothing now, of which chance looks only at those it draws."""

from __future__ import annotations

from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice

DRAWS = 8


class Offer(Choice, eq=False):
    """A question with cards in it: whether a card would be used in vain is found out only if somebody wants to know."""

    def at_random(self, chance: Dice) -> Option:
        """One of the sensible options, all equally likely; tests only those that are drawn."""
        candidates, unless, vain = self.candidates, self.unless, self.vain
        assert unless is not None
        count = len(candidates)
        for _ in range(DRAWS):
            drawn = candidates[chance.below(count)]
            if (vain is None or not vain(drawn)) and unless(drawn) is None:
                return drawn
        return self.sensible[chance.below(len(self.sensible))]
