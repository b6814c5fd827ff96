"""The bots people play against, by how well they play."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from leng.bots.contract import Budget
from leng.bots.greedy import GreedyBot
from leng.bots.halving import Halving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from leng.bots.contract import Weighed
    from leng.engine.choice import Option

CARELESS = 0.35
"""How much worse than the best an option may be and still be taken now and then, as a part of all that is at stake."""


class Novice(GreedyBot):
    """Sees what a deed brings at once, and does not look too closely: what is nearly as good is taken as well."""

    name = "novice"
    version = 1

    def best(self, weighed: Sequence[Weighed]) -> Option:
        most, least = max(each.worth for each in weighed), min(each.worth for each in weighed)
        stake = min(most - least, 8.0) * CARELESS
        if not stake:
            return super().best(weighed)
        chances = [int(1000 * exp((each.worth - most) / stake)) for each in weighed]
        drawn = self.chance.below(sum(chances))
        for each, chance in zip(weighed, chances, strict=True):
            if drawn < chance:
                return each.option
            drawn -= chance
        raise AssertionError("one of them was drawn")


class Adept(GreedyBot):
    """Takes what looks best one deed ahead."""

    name = "adept"
    version = 1


class Master(Halving):
    """Thinks to the end of the round."""

    name = "master"
    version = 1
    usual = Budget(iterations=60)


class HighPriest(Halving):
    """Thinks to the end of the round, and takes its time."""

    name = "high_priest"
    version = 1
    usual = Budget(iterations=240)
