"""What a bot is given and what it must answer; it knows no game but through this."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice
from leng.engine.play import Play


class Sight:
    """The table as the seat that must decide sees it: the decision, the view, and worlds it can imagine."""

    __slots__ = ("_play", "_view", "choice", "seat")

    def __init__(self, play: Play[Any]) -> None:
        assert play.choice is not None, "nobody has to decide anything"
        self._play = play
        self._view: msgspec.Struct | None = None
        self.choice: Choice = play.choice
        self.seat: int = play.choice.seat

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees of the table; built when it is first asked for."""
        if self._view is None:
            self._view = self._play.game.view(self._play.state, self.seat)
        return self._view

    def imagine(self, chance: Dice) -> Play[Any]:
        """The same decision in a world dealt anew from what the seat knows; the same chance deals the same world."""
        return self._play.imagined(self.seat, chance)

    def expect(self, imagined: Play[Any], option: Option) -> float | None:
        """What an option is worth on average, if the game can tell without trying it."""
        return self._play.game.expect(imagined.state, self.choice, option)

    def judge(self, imagined: Play[Any]) -> float:
        """How good an imagined position is for the seat."""
        return self._play.game.judge(imagined.state, self.seat)


class Bot:
    """A player made of code. It keeps nothing about a match but its own chance."""

    name: ClassVar[str]
    imagines: ClassVar[bool] = False  # whether it asks for worlds, which only a match that keeps its boundaries has

    def __init__(self, chance: Dice) -> None:
        self.chance = chance

    def choose(self, sight: Sight) -> Option:
        """One of the options of the decision."""
        raise NotImplementedError
