"""Answers that need no thought: what a careful keeper does with goods."""

from __future__ import annotations

from leng.engine.choice import Choice, Option
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.state import Conclave


def expect(g: Conclave, choice: Choice, option: Option) -> float | None:
    """Goods that may be moved are put where they are safest."""
    if choice.ask is asks.REARRANGE:
        wanted = asks.BEST if asks.BEST in choice.options else asks.KEEP
        return 1.0 if option == wanted else 0.0
    return None
