"""Altars: Priest tokens turned over, which stay where they are."""

from __future__ import annotations

from leng.games.cult.deeds import tokens
from leng.games.cult.state import PLACES, City, Cult, Priest


def build(g: City, who: Cult, place: int, priest: Priest) -> None:
    """A Priest becomes an Altar; coins it carried go to the reserve."""  # CU
    tokens.leave(g, place, priest)
    tokens.give_back(who, priest.influence)
    who.altars.append(place)
    who.altars.sort()
    g.tell("altar-built", seat=who.seat, place=g.box.ids[place], priest=priest.influence)


def destroy(g: City, who: Cult, place: int) -> None:
    """An Altar's token goes back to the reserve."""  # CU R-071
    who.altars.remove(place)
    g.tell("altar-lost", seat=who.seat, place=g.box.ids[place])


def owners(g: City, place: int) -> list[Cult]:
    """The cults with an Altar on a Location."""
    return [who for who in g.cults if place in who.altars]


def highest(g: City) -> int:
    """The highest Location with an Altar on it, 0 without any."""
    return max((place for who in g.cults for place in who.altars), default=0)


def sites(g: City, who: Cult, only: int = 0) -> list[tuple[int, Priest]]:
    """Where a cult could build, and of which Priest: not twice on one Location, never of the Patriarch."""  # CU R-070
    return [
        (place, priest)
        for place in ((only,) if only else range(1, PLACES + 1))
        if g.places[place] and place not in who.altars
        for priest in tokens.differ(tokens.own(g, who, place, patriarch=False))
    ]
