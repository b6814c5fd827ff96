"""The Sealed Door: two or three watchers knock on a door that should stay shut. A game made for the tests."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game
from leng.engine.options import TableOption

GAME: Game[Any] = Game(
    __name__,
    code="SD",
    players=range(2, 4),  # SD R-001
    colours=("white", "blue", "red"),
    options=(TableOption("door", (), "oak", kind="door"),),
    endings=("opened", "dawn"),
)
