"""Winning and losing together."""

from __future__ import annotations

from leng.engine.game import Result
from leng.games.elder_sign.deeds.ending import WON
from leng.games.elder_sign.state import Museum


def result(g: Museum) -> Result | None:
    """Everybody wins or loses together."""  # ES R-141
    if not g.ending:
        return None
    seats = tuple(range(len(g.investigators)))
    won = g.ending in WON
    return Result(tuple(int(won) for _ in seats), seats if won else (), g.ending)
