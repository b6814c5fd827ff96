"""The front door: what programs that play, load or study matches need first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import leng.words.text as _sentences  # noqa: F401 - with it, what goes wrong is told in sentences
from leng.engine.game import Game, all_games, find_game
from leng.engine.journal import load
from leng.engine.record import Seat
from leng.engine.table import Table

__all__ = ["Seat", "games", "load", "open_table"]


def games() -> Sequence[Game[Any]]:
    """Every game found, in alphabetical order."""
    return all_games()


def open_table(
    game: str,
    seats: Sequence[Seat],
    options: Mapping[str, str] | None = None,
    seed: str | None = None,
    content: Path | None = None,
) -> Table:
    """A new table of the game a person names: by its id, its code, or a clear beginning of its name."""
    return Table.open(find_game(game), seats, options, seed, content=content)
