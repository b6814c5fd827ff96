"""What is printed on the cards and doors."""

from __future__ import annotations

from pathlib import Path

from leng.engine.content import Box, Entry

from .effects import AnyVerb


class Card(Entry, frozen=True):
    """A card: a knock, or something that answers one."""

    knock: int = 0
    effects: tuple[AnyVerb, ...] = ()


class DoorTile(Entry, frozen=True):
    """A door: how strong it is, how many cracks open it, how many nights it is watched."""

    strength: int
    cracks: int
    nights: int


class DoorBox(Box):
    """Everything in the box."""

    kinds = {"card": Card, "door": DoorTile}

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.cards: dict[str, Card] = self.shelf["card"]
        self.doors: dict[str, DoorTile] = self.shelf["door"]
