"""Goods in a sanctuary: in rooms and in the exposed area. A token of three is three of its kind (EHP R-005)."""

from __future__ import annotations

from leng.games.evil_high_priest.state import (
    BASIC,
    EXPOSED,
    GOODS,
    GRIMOIRE,
    PLACES,
    SIGN,
    SLOTS,
    Conclave,
    Priest,
    Room,
)

SAFEST_FIRST = tuple(range(SLOTS - 1, -1, -1))
DEAREST_FIRST = (SIGN, GRIMOIRE, "magic", "blood", "treasure", "atom")


def have(who: Priest, kind: str) -> int:
    """How many of a kind a player owns, wherever they lie."""
    n = who.exposed.get(kind, 0)
    for room in who.rooms:
        if room is not None and room.goods:
            n += room.goods.get(kind, 0)
    return n


def have_basic(who: Priest) -> int:
    """How many basic resources a player owns."""
    n = 0
    for kind, many in who.exposed.items():
        if kind in BASIC:
            n += many
    for room in who.rooms:
        if room is not None and room.goods:
            for kind, many in room.goods.items():
                if kind in BASIC:
                    n += many
    return n


def all_of(who: Priest) -> dict[str, int]:
    """Everything a player owns."""
    every = dict(who.exposed)
    for room in who.rooms:
        if room is not None and room.goods:
            for kind, n in room.goods.items():
                every[kind] = every.get(kind, 0) + n
    return {kind: every[kind] for kind in GOODS if every.get(kind)}


def lying(who: Priest, place: str) -> dict[str, int]:
    """What lies in one place of a sanctuary."""
    if place == EXPOSED:
        return who.exposed
    room = who.rooms[PLACES.index(place) - 1]
    return {} if room is None else room.goods


def where(who: Priest, kind: str) -> list[tuple[str, int]]:
    """The places where goods of a kind lie, and how many."""
    found = [(EXPOSED, n)] if (n := who.exposed.get(kind, 0)) else []
    for number, room in enumerate(who.rooms, start=1):
        if room is not None and room.goods and (n := room.goods.get(kind, 0)):
            found.append((PLACES[number], n))
    return found


def space_for(g: Conclave, room: Room, kind: str) -> int:
    """How many more of a kind a room can hold."""  # EHP
    for kinds, n in g.box.storage[room.card]:
        if kind in kinds:
            for each in kinds if room.goods else ():
                n -= room.goods.get(each, 0)
            return n
    return 0


def free_places(g: Conclave, who: Priest, kind: str) -> list[tuple[str, int]]:
    """Rooms that can hold more of a kind, and how many, in the order of a raid."""
    found = []
    for number, room in enumerate(who.rooms, start=1):
        if room is not None and g.box.storage[room.card] and (n := space_for(g, room, kind)) > 0:
            found.append((PLACES[number], n))
    return found


def put(who: Priest, place: str, kind: str, n: int = 1) -> None:
    """Goods come to lie in a place."""
    goods = lying(who, place)
    goods[kind] = goods.get(kind, 0) + n


def take(who: Priest, place: str, kind: str, n: int = 1) -> None:
    """Goods leave a place."""
    goods = lying(who, place)
    left = goods[kind] - n
    if left:
        goods[kind] = left
    else:
        del goods[kind]


def expose(who: Priest, room: Room) -> None:
    """What lies in a room comes to lie in the exposed area."""  # EHP R-303
    for kind, n in room.goods.items():
        put(who, EXPOSED, kind, n)
    room.goods = {}


def supply(g: Conclave, kind: str) -> int:
    """How many of a kind the supply can still give; where tokens are not counted, more than anybody asks for."""
    # EHP Q-09
    if not g.has("strict"):
        return 999
    held = sum(have(who, kind) for who in g.priests)
    if g.hoard is not None:
        held += g.hoard.goods.get(kind, 0)
    return max(0, g.box.resources[kind].total - held)


def sensible(g: Conclave, who: Priest) -> dict[str, dict[str, int]]:
    """All goods where a careful keeper would put them: the dearest in the rooms a raid reaches last."""
    left = all_of(who)
    found: dict[str, dict[str, int]] = {place: {} for place in PLACES}
    for slot in SAFEST_FIRST:
        room = who.rooms[slot]
        if room is None:
            continue
        for kinds, free in g.box.storage[room.card]:
            for kind in DEAREST_FIRST:
                if kind in kinds and left.get(kind):
                    n = min(free, left[kind])
                    if n:
                        left[kind] -= n
                        free -= n
                        found[PLACES[slot + 1]][kind] = n
    found[EXPOSED] = {kind: n for kind, n in left.items() if n}
    return found


def arrangement(who: Priest) -> dict[str, dict[str, int]]:
    """What lies where now."""
    return {place: {kind: n for kind, n in lying(who, place).items() if n} for place in PLACES}


def arrange(who: Priest, wanted: dict[str, dict[str, int]]) -> None:
    """Put everything where it is wanted."""
    who.exposed = dict(wanted[EXPOSED])
    for number, room in enumerate(who.rooms, start=1):
        if room is not None:
            room.goods = dict(wanted[PLACES[number]])


def could_move(g: Conclave, who: Priest) -> bool:
    """Whether goods could lie anywhere else than where they lie."""
    for room in who.rooms:
        if room is None or not g.box.storage[room.card]:
            continue
        if room.goods:
            return True
        for kinds, _ in g.box.storage[room.card]:
            for kind in kinds:
                if have(who, kind):
                    return True
    return False
