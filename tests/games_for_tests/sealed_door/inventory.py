"""Every card is in exactly one place."""

from __future__ import annotations

from .state import Door


def check(g: Door) -> None:
    """Raise AssertionError when a card was created or lost."""
    found = sorted(g.deck + g.discard + [card for who in g.watchers for card in who.hand])
    assert found == sorted(g.box.cards), f"cards created or lost: {found}"


def holdings(g: Door, seat: int) -> dict[str, int]:
    """What a watcher has, as signs count it."""
    who = g.watchers[seat]
    return {"card": len(who.hand), "crack": who.cracks}
