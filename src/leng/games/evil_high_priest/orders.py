"""Standing orders: whoever lets weak raids come, or has nothing to announce, need not say so every time."""

from __future__ import annotations

from leng.engine.choice import Choice
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.state import Conclave

RAID, WEAK, HARMLESS = "raid", "weak", "harmless"


def provisos(g: Conclave, choice: Choice) -> list[str]:
    """Let this raid come, or all that are no stronger in this round, or as long as only little is at stake."""
    if choice.ask is asks.RETALIATE:
        return [HARMLESS, f"{RAID}:{g.raids}", f"{WEAK}:{choice.about['strength']}"]
    return [f"{RAID}:{g.raids}"] if choice.ask is asks.ANNOUNCE else []


def heeds(g: Conclave, choice: Choice, proviso: str) -> bool | None:
    """Whether to pass; an order for one raid is over with it."""
    name, _, what = proviso.partition(":")
    if name == HARMLESS:
        held = goods.all_of(g.priests[choice.seat])
        return not any(g.box.resources[kind].worth for kind in held)
    if name == WEAK:
        return bool(choice.about["strength"] <= int(what))
    return True if what == str(g.raids) else None
