"""When a watcher may leave a knock unanswered beforehand; nothing here looks at a hand."""

from __future__ import annotations

from leng.engine.choice import Choice

from . import rules
from .state import Door

HARMLESS, BEFORE = "harmless", "before"


def provisos(g: Door, choice: Choice) -> list[str]:
    """Let knocks of those pass who have no more cracks, or all knocks until a later watcher's turn of this night."""
    if choice.ask is not rules.WARD:
        return []
    later = range(choice.about["by"] + 1, len(g.watchers))
    return [HARMLESS, *(f"{BEFORE}:{seat}" for seat in later if seat != choice.seat)]


def heeds(g: Door, choice: Choice, proviso: str) -> bool | None:
    """Whether to let the knock happen; an order up to a watcher is over once that watcher knocks."""
    name, _, seat = proviso.partition(":")
    by = choice.about["by"]
    if name == HARMLESS:
        return bool(g.watchers[by].cracks <= g.watchers[choice.seat].cracks)
    return True if by < int(seat) else None
