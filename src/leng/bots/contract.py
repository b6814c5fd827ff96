"""What a bot is given and what it must answer; it knows no game but through this."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.play import Play
from leng.engine.world import NOBODY, Asked, World


class Sight(Asked):
    """The table as the seat that must decide sees it: the question, the view, and worlds it can imagine."""

    __slots__ = ("_play", "_view")

    def __init__(self, play: Play[Any]) -> None:
        assert play.choice is not None, NOBODY
        self._choice = play.choice
        self._play = play
        self._view: msgspec.Struct | None = None

    @property
    def seat(self) -> int:
        """Who is asked, and through whose eyes all this is seen."""
        return self._pending.seat

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees of the table; built when it is first asked for."""
        if self._view is None:
            self._view = self._play.game.view(self._play.state, self.seat)
        return self._view

    def imagine(self, chance: Dice, keep: bool = True) -> World:
        """The same decision in a world dealt anew from what the seat knows; the same chance deals the same world.

        With ``keep=False`` it is faster, and not to be copied any more once its unit of play is over.
        """
        return World(self._play, self.seat, chance, keep)


class Bot:
    """A player made of code. It keeps nothing about a match but its own chance."""

    name: ClassVar[str]
    version: ClassVar[int]  # grows whenever it would choose otherwise; the earlier ones stay playable
    imagines: ClassVar[bool] = False  # whether it asks for worlds, which only a match that keeps its boundaries has

    def __init__(self, chance: Dice) -> None:
        self.chance = chance

    @classmethod
    def full_name(cls) -> str:
        """Its name with its version, as it is written down."""
        return f"{cls.name}@{cls.version}"

    def choose(self, sight: Sight) -> Option:
        """One of the options of the decision."""
        raise NotImplementedError
