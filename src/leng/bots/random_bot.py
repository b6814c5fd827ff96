"""The bot that picks anything."""

from __future__ import annotations

from leng.bots.contract import Bot, Sight, Weighed
from leng.engine.choice import Option


class RandomBot(Bot):
    """Picks one of the options, all equally likely."""

    name = "random"
    version = 1

    def choose(self, sight: Sight) -> Option:
        return sight.at_random(self.chance)

    def weigh(self, sight: Sight) -> list[Weighed]:
        return [Weighed(option, 0.0) for option in sight.options]
