"""How good a position is for the investigators."""

from __future__ import annotations

from leng.games.elder_sign.state import Museum


def judge(g: Museum, seat: int) -> float:
    """Elder Signs against doom."""
    return g.signs - g.doom
