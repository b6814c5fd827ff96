"""Standing orders for the round of actions: nobody wants to be asked thirteen times a round."""

from __future__ import annotations

from leng.engine.choice import Choice
from leng.games.cult import asks
from leng.games.cult.deeds.influence import present
from leng.games.cult.state import PLACES, City

ABSENT, BEFORE = "absent", "before"


def provisos(g: City, choice: Choice) -> list[str]:
    """Pass where the cult is absent, or until a later Location of this round. None of them looks at a hand."""
    if choice.ask is not asks.ACT:
        return []
    return [ABSENT, *(f"{BEFORE}:{g.box.ids[place]}" for place in range(g.active + 1, PLACES + 1))]


def heeds(g: City, choice: Choice, proviso: str) -> bool | None:
    """Whether to pass; an order up to a Location is over once that Location is reached."""
    name, _, place = proviso.partition(":")
    if name == ABSENT:
        return not present(g, g.cults[choice.seat], g.active)
    return True if g.active < g.box.numbers.get(place, 0) else None
