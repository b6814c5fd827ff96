"""What lies before the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.plain import Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from .box import DoorBox, DoorTile


class Watcher(Plain):
    """A player: a hand and the cracks made so far."""

    seat: int
    hand: list[str] = []
    cracks: int = 0
    heard: str | None = None  # the card this watcher knows to lie on top of the deck


class Door(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: DoorBox

    watchers: list[Watcher]
    door: str
    deck: list[str] = []  # the last card is on top
    discard: list[str] = []
    knocking: bool = False
    warded: int = 0  # by how much the knock was weakened

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.watchers)

    @property
    def tile(self) -> DoorTile:
        """The door that is watched."""
        return self.box.doors[self.door]
