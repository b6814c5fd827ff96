"""What is printed on stones and wells."""

from __future__ import annotations

from pathlib import Path

from leng.engine.content import Box, Entry


class Stone(Entry, frozen=True):
    """A stone."""

    weight: int


class Shaft(Entry, frozen=True):
    """A well: how deep it is, and in which modes it is watched, if not in all."""

    depth: int
    modes: tuple[str, ...] = ()


class WellBox(Box):
    """Everything in the box."""

    kinds = {"stone": Stone, "shaft": Shaft}

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        self.stones: dict[str, Stone] = self.shelf["stone"]
        self.shafts: dict[str, Shaft] = self.shelf["shaft"]
