"""What lies before the door, and what is printed on it."""

from __future__ import annotations

from pathlib import Path

from leng.engine.content import Entry, fingerprint, read_entries
from leng.engine.plain import Box, Plain
from leng.engine.state import State


class Card(Entry, frozen=True):
    """A card: a knock, or a ward against one."""

    knock: int = 0
    ward: int = 0


class DoorTile(Entry, frozen=True):
    """A door: how strong it is, how many cracks open it, how many nights it is watched."""

    strength: int
    cracks: int
    nights: int


class DoorBox(Box):
    """Everything in the box."""

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        self.shelf = read_entries(folder, {"card": Card, "door": DoorTile}, overlay)
        self.fingerprint = fingerprint(self.shelf)
        self.cards: dict[str, Card] = self.shelf["card"]
        self.doors: dict[str, DoorTile] = self.shelf["door"]


class Watcher(Plain):
    """A player: a hand and the cracks made so far."""

    seat: int
    hand: list[str] = []
    cracks: int = 0
    heard: str | None = None  # the card this watcher knows to lie on top of the deck


class Door(State, kw_only=True):
    """The whole table."""

    watchers: list[Watcher]
    door: str
    deck: list[str] = []  # the last card is on top
    discard: list[str] = []

    @property
    def content(self) -> DoorBox:
        """What is printed on the pieces."""
        return self.box  # type: ignore[return-value]  # the engine's name for it is wider

    @property
    def tile(self) -> DoorTile:
        """The door that is watched."""
        return self.content.doors[self.door]
