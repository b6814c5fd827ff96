"""What stops a raid on one sanctuary, and where it comes by."""

from __future__ import annotations

from leng.games.evil_high_priest.deeds import cards, goods
from leng.games.evil_high_priest.effects.monsters import StrongAlone, StrongInEmptiness
from leng.games.evil_high_priest.effects.raid import (
    AcolyteRate,
    AsylumRate,
    Backwards,
    IgnoreRooms,
    MonstersWeaker,
    Protect,
)
from leng.games.evil_high_priest.effects.rooms import AsylumDefends, FirstAcolyte
from leng.games.evil_high_priest.state import (
    EXPOSED,
    LAIRS,
    PLACES,
    STRONGEST,
    Conclave,
    Monster,
    Priest,
    acolyte_of,
    priest_of,
)

PER_ACOLYTE = 2  # EHP R-119
EVOLVED = (2, 3, 4)  # EHP R-233


# What everything stops -----------------------------------------------------------------------------------------------


def forced(g: Conclave, who: Priest) -> int:
    """What stops a raid without anybody's doing; who came to the asylum in this raid does not count."""
    # EHP
    return passive(g, who, who.held, who.fled)


def passive(g: Conclave, who: Priest, asylum: int, escape: int) -> int:
    """What so many in the asylum and the escape zone stop, with the evolved and a shield."""
    # EHP, OW-Q4
    rate = None if g.raid is None else g.box.changes(g.raid.investigator, AsylumRate)
    n = (1 if rate is None else rate.n) * (asylum + escape)
    for room in who.rooms:
        if room is not None:
            cell = g.box.lasting(room.card, AsylumDefends)
            if cell is not None and asylum >= cell.least:
                n += cell.n
    for level, many in enumerate(who.evolved):
        n += EVOLVED[level] * many
    return n + who.shield


def acolyte_stops(g: Conclave, who: Priest) -> int:
    """What the next sacrificed acolyte stops."""  # EHP R-119
    if not who.given:
        for room in who.rooms:
            if room is not None and (post := g.box.lasting(room.card, FirstAcolyte)) is not None:
                return post.n
    return acolytes_stop(g)


def acolytes_stop(g: Conclave) -> int:
    """What each sacrificed acolyte stops, but for what is said of the first."""  # EHP R-119
    rate = None if g.raid is None else g.box.changes(g.raid.investigator, AcolyteRate)
    return PER_ACOLYTE if rate is None else rate.n


def defence_of(g: Conclave, who: Priest, monster: Monster) -> int:
    """What a monster stops when it is sacrificed."""  # EHP
    face = g.box.monsters[monster.card]
    n = face.turned if monster.turned else face.defence
    if monster.card == cards.AMOEBA:
        codes = (acolyte_of(who.seat), priest_of(who.seat))
        for lock, better in g.sheet.supremacy.items():
            if any(each in codes for each in g.standing.get(lock, ())):
                n = better
    if monster.card in g.box.loners:
        alone = g.box.lasting(monster.card, StrongAlone)
        if alone is not None and len(who.lairs) == 1:
            n += alone.n
        empty = g.box.lasting(monster.card, StrongInEmptiness)
        if empty is not None:
            n += min(empty.most, LAIRS - len(who.lairs))
    weaker = g.box.changes(g.raid.investigator, MonstersWeaker) if g.raid is not None else None
    if weaker is not None and n > 0:
        n = max(0, n - weaker.n)
    return n


def lower(who: Priest, n: int) -> None:
    """A raid loses strength, or gains some."""
    who.strength = max(0, min(STRONGEST, who.strength - n))


# Where it comes by ---------------------------------------------------------------------------------------------------


def route(g: Conclave, who: Priest) -> list[str]:
    """Where the raid comes by: the exposed area, then the rooms, perhaps the last one first."""  # EHP R-079
    rooms = [PLACES[n] for n, room in enumerate(who.rooms, start=1) if room is not None]
    if g.raid is not None and g.box.changes(g.raid.investigator, Backwards) is not None:
        rooms.reverse()
    return [EXPOSED, *rooms]


def protected(g: Conclave) -> tuple[str, ...]:
    """Goods that this raid does not destroy."""
    safe = None if g.raid is None else g.box.changes(g.raid.investigator, Protect)
    return () if safe is None else safe.what


def is_set(g: Conclave) -> bool:
    """Whether everybody has set the strength of the raid that goes on, or it is already over."""  # EHP R-117
    return g.raid is not None and (bool(g.raid.path) or ("raid_over",) in g.agenda)


def has_met(g: Conclave, who: Priest) -> bool:
    """Whether those in the asylum have already stopped what they can of the raid that goes on."""  # EHP R-118
    return is_set(g) and ("defend", who.seat) not in g.agenda and ("asylum", who.seat) not in g.agenda


def at_stake(g: Conclave, who: Priest, path: list[str]) -> bool:
    """Whether anything ahead of the raid could be destroyed."""  # EHP
    safe = protected(g)
    for place in path:
        for kind in goods.lying(who, place):
            if kind not in safe:
                return True
    return False


def blunted(g: Conclave, who: Priest, path: list[str]) -> set[str]:
    """The rooms that defend for nothing."""  # EHP Q-05
    rooms = path[1:]
    if not rooms:
        return set()
    found = {rooms[0]} if who.blunted else set()
    ignored = None if g.raid is None else g.box.changes(g.raid.investigator, IgnoreRooms)
    if ignored is None:
        return found
    if ignored.rooms == "first":
        return found | {rooms[0]}
    if ignored.rooms == "empty":
        return found | {place for place in rooms if not goods.lying(who, place)}
    highest = max(rooms, key=lambda place: (printed_defence(g, who, place), -rooms.index(place)))
    return found | {highest}


def printed_defence(g: Conclave, who: Priest, place: str) -> int:
    """What is printed on the room of a place."""
    room = who.rooms[PLACES.index(place) - 1]
    assert room is not None
    return g.box.rooms[room.card].defence
