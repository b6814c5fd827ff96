"""How good a position is for a watcher."""

from __future__ import annotations

from .state import Door


def judge(g: Door, seat: int) -> float:
    """The cracks one is ahead of the best of the others."""
    return g.watchers[seat].cracks - max(who.cracks for who in g.watchers if who.seat != seat)


def features(g: Door, seat: int) -> dict[str, float]:
    """The cracks made and the cards in hand."""
    who = g.watchers[seat]
    return {"cracks": float(who.cracks), "hand": float(len(who.hand))}
