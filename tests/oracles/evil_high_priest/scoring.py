"""Points and the end (EHP R-151 to R-156)."""

from __future__ import annotations

from collections import Counter

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest.goods import all_of
from oracles.evil_high_priest.printed import BLOOD, GRIMOIRE, MAGIC, SIGN, TREASURE, WORTH


class Over(Exception):
    """The last sign has left the board, and its raid is over."""  # EHP R-151


class AllHaveLost(Exception):
    """Too many worship Azathoth."""  # EHP R-222


def by_source(piles: list[Counter[str]]) -> list[dict[str, int]]:
    """What each pile scores, and for what."""  # EHP
    most = max(pile[TREASURE] for pile in piles)
    scored = []
    for pile in piles:
        points = {kind: pile[kind] * WORTH[kind] for kind in (SIGN, GRIMOIRE, MAGIC, BLOOD)}
        points[TREASURE] = 5 if most and pile[TREASURE] == most else 0
        scored.append(points)
    return scored


def piles_of(g: Conclave) -> list[Counter[str]]:
    """What everybody has; the opponent of a lone player comes last."""
    piles = [all_of(p) for p in g.priests]
    if g.hoard is not None:
        piles.append(Counter(g.hoard.goods))
    return piles


def points_now(g: Conclave) -> list[int]:
    """What everybody would have if it ended now."""
    return [sum(each.values()) for each in by_source(piles_of(g))]
