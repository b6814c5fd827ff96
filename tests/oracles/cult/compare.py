"""Whether two tables are the same, as far as players can tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leng.games.cult.state import City, Cult


def cult(who: Cult) -> Iterator[tuple[str, Any]]:
    """What a cult has."""
    for field in ("god", "summonings", "followers", "coins", "mobs", "supremacy", "celebrating"):
        yield field, getattr(who, field)
    for pile in ("available", "sheet", "miracles", "intrigues", "privileges"):
        yield pile, sorted(getattr(who, pile))
    yield "Altars and what they are made of", sorted(zip(who.altars, who.spare[5:], strict=True))
    yield "nobody's tokens", who.spare[:5]


def table(g: City) -> Iterator[tuple[str, Any]]:
    """Everything that lies there."""
    for who in g.cults:
        for what, much in cult(who):
            yield f"{what} of seat {who.seat}", much
    for place, priests in enumerate(g.places):
        yield f"Priests on {place}", sorted((each.seat, each.influence, each.coins, each.boost) for each in priests)
    for kind, deck in g.decks.items():
        yield f"the {kind} deck", deck.cards
    yield "the market", list(g.market)
    yield "Mobs in the reserve", g.mobs
    yield "the First Player", g.first
    yield "the round", g.round
    yield "the ending", (g.ending, g.winner)


def differences(ours: City, theirs: City) -> Iterator[str]:
    """What lies otherwise on the engine's table than on ours."""
    for (what, mine), (_, other) in zip(table(ours), table(theirs), strict=True):
        if mine != other:
            yield f"{what} should be {mine}, not {other}"
