"""Altars: Priest tokens turned over, which stay where they are."""

from __future__ import annotations

from leng.games.cult.deeds import tokens
from leng.games.cult.state import INFLUENCES, PLACES, City, Cult, Priest

FIRST_BASE = len(INFLUENCES)


def build(g: City, who: Cult, place: int, priest: Priest) -> None:
    """A Priest becomes an Altar; coins it carried go to the reserve."""  # CU
    tokens.leave(g, place, priest)
    tokens.give_back(who, priest.influence)
    who.altars.append(place)
    who.altars.sort()
    if g.letter:
        who.spare.insert(FIRST_BASE + who.altars.index(place), priest.influence)
    g.tell("altar-built", seat=who.seat, place=g.box.ids[place], priest=priest.influence)


def destroy(g: City, who: Cult, place: int) -> None:
    """An Altar's token goes back to the reserve."""  # CU R-071
    if g.letter:
        del who.spare[FIRST_BASE + who.altars.index(place)]
    who.altars.remove(place)
    g.tell("altar-lost", seat=who.seat, place=g.box.ids[place])


def exchanges(g: City, who: Cult, wanted: int = 0, given: int = 0) -> list[tuple[str, str, int, int]]:
    """Each Altar, of the wanted token, and each that may take its place: from the reserve, or just given back."""
    return [
        ("exchange", g.box.ids[place], base, new)
        for place, base in zip(who.altars, who.bases, strict=True)
        if wanted in (0, base)
        for new in INFLUENCES
        if new != base and (who.reserve(new) or new == given)
    ]


def may_exchange(who: Cult, exchanged: int) -> bool:
    """Whether one more Altar may be exchanged in a turn: as many times as there are Altars, any order can be had."""
    bases = who.bases
    if exchanged >= len(bases):  # CU
        return False
    for new in INFLUENCES:
        if who.spare[new - 1] > bases.count(new) < len(bases):
            return True
    return False


def exchange(g: City, who: Cult, place: int, new: int) -> None:
    """An Altar is made of another token from now on; the one it was made of lies in the reserve."""  # CU R-073
    where = FIRST_BASE + who.altars.index(place)
    old, who.spare[where] = who.spare[where], new
    g.tell("exchanges", seat=who.seat, place=g.box.ids[place], priest=old, to_priest=new)


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
