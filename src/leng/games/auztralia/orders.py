"""Standing orders: whoever keeps a character for later, or means to fight a combat out, need not say so every time."""

from __future__ import annotations

from leng.engine.choice import Choice
from leng.games.auztralia import asks
from leng.games.auztralia.state import Australia

PLENTY, COMBAT = "plenty", "combat"
LONGEST = 3
"""So much time an action takes at most."""  # AZ


def provisos(g: Australia, choice: Choice) -> list[str]:
    """Keep characters as long as there will be another turn to use them; fight this combat without being asked."""
    if choice.ask is asks.AFTER:
        return [PLENTY]
    if choice.ask in (asks.COMBAT_CARD, asks.RETREAT):
        return [f"{COMBAT}:{_this_combat(g, choice.seat)}"]
    return []


def heeds(g: Australia, choice: Choice, proviso: str) -> bool | None:
    """Whether to pass; an order for one combat is over with it."""
    name, _, combat = proviso.partition(":")
    if name == PLENTY:
        return g.colonies[choice.seat].time + LONGEST < g.box.track.end
    return True if combat == _this_combat(g, choice.seat) else None


def _this_combat(g: Australia, seat: int) -> str:
    """What tells one combat of a player from all others: an attack takes time, and a port is attacked once a step."""
    now = f"{g.colonies[seat].time}-{g.purple}"
    return f"{now}-{g.combat.hex}" if g.letter and g.combat is not None else now
