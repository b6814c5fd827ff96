"""The bots people play against, by how well they play."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from leng.bots.contract import Budget
from leng.bots.greedy import GreedyBot
from leng.bots.halving import Halving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from leng.bots.contract import Sight, Weighed
    from leng.engine.choice import Option

CARELESS = 1.5
"""What is so many doubts worse than the best is taken nearly as gladly."""

OVERLOOKED = 4
"""One option of so many is not even seen."""

PLAIN = 20.0
"""What is so many doubts worse than the best is never done: nobody throws a match away that he has all but won."""


class Novice(GreedyBot):
    """Sees what a deed brings at once, overlooks this and that, and does not look too closely at the rest."""

    name = "novice"
    version = 1

    def choose(self, sight: Sight) -> Option:
        options = sight.options
        if len(options) == 1:
            return options[0]
        weighed = sorted(self.weigh(sight), key=lambda each: each.worth, reverse=True)
        harmless = [each for each in weighed if weighed[0].worth - each.worth < PLAIN * sight.doubt]
        seen = [each for each in harmless if self.chance.below(OVERLOOKED)] or harmless
        return self._one_of(seen, CARELESS * sight.doubt)

    def _one_of(self, seen: Sequence[Weighed], careless: float) -> Option:
        """One of them by chance; the better, the likelier."""
        best = seen[0].worth
        chances = [int(1000 * exp((each.worth - best) / careless)) for each in seen]
        drawn = self.chance.below(sum(chances))
        for each, chance in zip(seen, chances, strict=True):
            if drawn < chance:
                return each.option
            drawn -= chance
        raise AssertionError("one of them was drawn")


class Adept(GreedyBot):
    """Takes what looks best one deed ahead."""

    name = "adept"
    version = 1


class Master(Halving):
    """Thinks a round or two ahead."""

    name = "master"
    version = 1
    usual = Budget(iterations=60, seconds=1.5)


class HighPriest(Halving):
    """Thinks a round or two ahead, and takes its time."""

    name = "high_priest"
    version = 1
    usual = Budget(iterations=240, seconds=1.5)
