"""How good a position is for a keeper."""

from __future__ import annotations

from .state import Well


def judge(g: Well, seat: int) -> float:
    """The weight one has laid, and how far what climbs is from the rim."""
    return g.weight(seat) - g.height
