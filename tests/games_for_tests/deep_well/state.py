"""What lies around the well."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from leng.engine.plain import Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from .box import Shaft, WellBox

NOBODY = -1


class Keeper(Plain):
    """A player: the stones laid, and the time spent where there are no hours."""

    seat: int
    stones: list[str] = []
    spent: int = 0


class Well(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: WellBox

    keepers: list[Keeper]
    mode: str
    shaft: str
    omens: bool
    swift: bool
    bag: list[str] = []  # the last stone is on top
    thrown: list[str] = []
    looking: int = NOBODY  # who looks at the two stones on top
    height: int = 0  # of what climbs
    spent: int = 0  # its time

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.keepers)

    @property
    def agreed(self) -> Mapping[str, str]:
        """What the manner of playing follows from."""
        return {"mode": self.mode}

    @property
    def tile(self) -> Shaft:
        """The well that is watched."""
        return self.box.shafts[self.shaft]

    @property
    def seen(self) -> list[str]:
        """The stones that somebody looks at."""
        return [] if self.looking == NOBODY else self.bag[-2:]

    def weight(self, seat: int) -> int:
        """What the stones of a keeper weigh."""
        return sum(self.box.stones[each].weight for each in self.keepers[seat].stones)
