"""When a keeper keeps all stones without being asked."""

from __future__ import annotations

from leng.engine.choice import Choice

from . import rules
from .state import Well

FAR = "far"
NEAR = 3


def provisos(g: Well, choice: Choice) -> list[str]:
    """Throw nothing as long as what climbs is far from the rim."""
    return [FAR] if choice.ask is rules.THROW else []


def heeds(g: Well, choice: Choice, proviso: str) -> bool | None:
    """Whether it is still far."""
    return g.tile.depth - g.height > NEAR
