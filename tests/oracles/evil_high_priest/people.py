"""Where cultists stand and go: pool, asylum, escape, spaces (EHP R-006, R-007, R-043, R-080, R-305, R-306)."""

from __future__ import annotations

from collections.abc import Iterator

from leng.games.evil_high_priest.state import Conclave, Monster, Priest
from oracles.evil_high_priest.asking import Rules, choose
from oracles.evil_high_priest.goods import LEVELS, gain, to_asylum
from oracles.evil_high_priest.printed import is_amoeba, power, room_face
from oracles.evil_high_priest.scoring import AllHaveLost

POOL, ASYLUM, ESCAPE, KING = "pool", "asylum", "escape", "king_in_yellow"


def acolyte(seat: int) -> int:
    """How an acolyte of somebody is written where it stands."""
    return 2 * seat


def priest(seat: int) -> int:
    """And how the priest is."""
    return 2 * seat + 1


def spaces_of(g: Conclave, cultist: int) -> list[str]:
    """The spaces where such a cultist stands."""
    return [space for space, there in g.standing.items() if cultist in there]


def active(g: Conclave, seat: int) -> list[str]:
    """Somebody's acolytes that can be used, by where they are: in the pool, on any space, held by a monster."""
    found = [f"acolyte:{POOL}"] if g.priests[seat].pool else []  # EHP
    return found + [f"acolyte:{space}" for space in spaces_of(g, acolyte(seat))] + captives(g, seat)


def captives(g: Conclave, seat: int) -> list[str]:
    """Somebody's acolytes that monsters hold."""  # EHP
    return [f"captive:{monster.card}" for p in g.priests for monster in p.lairs if monster.captive == seat]


def how_many_active(g: Conclave, seat: int) -> int:
    """How many they are."""
    standing = sum(there.count(acolyte(seat)) for there in g.standing.values())
    return g.priests[seat].pool + standing + len(captives(g, seat))


def besides_actor(g: Conclave, seat: int) -> list[str]:
    """The acolytes that may be used for a cost: not the one that activates the space."""  # EHP R-044
    found = active(g, seat)
    if g.actor == acolyte(seat) and g.standing.get(g.spot, []).count(g.actor) == 1:
        found.remove(f"acolyte:{g.spot}")
    return found


def come_to(g: Conclave, space: str, cultist: int) -> None:
    """A cultist is put on a space."""
    g.standing.setdefault(space, []).append(cultist)


def leave(g: Conclave, space: str, cultist: int) -> None:
    """A cultist is taken from a space, which is free at once."""  # EHP Q-46
    g.standing[space].remove(cultist)
    if not g.standing[space]:
        del g.standing[space]
        if space in g.prowling:
            g.prowling.remove(space)
        if g.shut == space:
            g.shut = ""
    if g.actor == cultist and g.spot == space and cultist not in g.standing.get(space, ()):
        g.actor, g.spot = -1, ""


def take_from(g: Conclave, seat: int, which: str) -> None:
    """An acolyte of somebody is taken from where it is."""
    p = g.priests[seat]
    how, _, place = which.partition(":")
    if how == "captive":
        next(monster for q in g.priests for monster in q.lairs if monster.card == place).captive = -1
    elif place in (POOL, ASYLUM, ESCAPE):
        setattr(p, place, getattr(p, place) - 1)
    else:
        leave(g, place, acolyte(seat))


def which_acolyte(seat: int, ask: str, among: list[str]) -> Rules[str]:
    """One of somebody's acolytes, by where it is."""
    return (yield from choose(seat, ask, among))


def sacrifice(g: Conclave, seat: int, which: str, in_raid: bool = False) -> Rules[None]:
    """An acolyte is given up: it goes to the asylum, from a full one to the escape zone."""  # EHP
    take_from(g, seat, which)
    to_asylum(g.priests[seat])
    yield from altar(g, seat, in_raid)


def altar_waits(p: Priest) -> bool:
    """Whether somebody's altar has had no blood in this phase."""
    return any(
        room is not None and not room.used and power(room_face(room.card), "blood_of_sacrifice") for room in p.rooms
    )


def altar(g: Conclave, seat: int, in_raid: bool) -> Rules[None]:
    """Once a phase a sacrifice may leave blood on the altar; in a raid it is there afterwards."""
    p = g.priests[seat]
    for room in p.rooms:
        if room is None or room.used or not power(room_face(room.card), "blood_of_sacrifice"):
            continue
        answer = yield from choose(seat, "altar", [f"power:{room.card}", "pass"])
        if answer != "pass":
            room.used = True
            if in_raid:
                p.spilt += 1
            else:
                yield from gain(g, seat, "blood", 1)


def rescue(g: Conclave, seat: int, n: int, to: str = "escape") -> int:
    """Acolytes come out of the asylum, as many as are there."""  # EHP R-046
    p = g.priests[seat]
    n = min(n, p.asylum)
    p.asylum -= n
    setattr(p, to, getattr(p, to) + n)
    return n


# Azathoth ------------------------------------------------------------------------------------------------------------


def worshippers(g: Conclave) -> int:
    """How many worship, whosever they are."""
    return sum(p.worship for p in g.priests)


def send_to_worship(g: Conclave, seat: int, among: list[str]) -> Rules[bool]:
    """Somebody sends one of his acolytes to Azathoth; with too many there everybody has lost."""  # EHP R-220, CC-Q5
    if not among:
        return False
    which = yield from which_acolyte(seat, "to-worship", among)
    take_from(g, seat, which)
    g.priests[seat].worship += 1
    if worshippers(g) >= g.threshold:
        raise AllHaveLost
    return True


# The others ----------------------------------------------------------------------------------------------------------


def in_order(g: Conclave) -> list[int]:
    """All seats, from the first player on."""  # EHP R-298
    return [(g.first + n) % len(g.priests) for n in range(len(g.priests))]


def others(g: Conclave, seat: int) -> list[int]:
    """All seats but one, from the first player on."""
    return [each for each in in_order(g) if each != seat]


def evolved_to(p: Priest, level: str) -> int:
    """How many acolytes have come so far, or farther."""
    return sum(p.evolved[LEVELS.index(level) :])


def on_prowler_space(g: Conclave, seat: int, prowler_spaces: Iterator[str]) -> bool:
    """Whether somebody has a cultist on a space of prowlers."""  # EHP, SL-Q4
    mine = {acolyte(seat), priest(seat)}
    return any(mine & set(g.standing.get(space, ())) for space in prowler_spaces)


# Monsters in lairs ---------------------------------------------------------------------------------------------------


def lair_free(p: Priest) -> bool:
    """Whether a lair is free."""  # EHP R-086
    return len(p.lairs) < 3


def give_up(g: Conclave, seat: int, monster: Monster) -> None:
    """A monster leaves its lair; whom it held is free and flees."""  # EHP, GP-Q1
    p = g.priests[seat]
    p.lairs.remove(monster)
    if monster.captive >= 0:
        g.priests[monster.captive].escape += 1
    if is_amoeba(monster.card):
        g.amoebas += 1
    else:
        g.monster_discard.append(monster.card)


def lodge_amoeba(g: Conclave, seat: int) -> bool:
    """A slime amoeba moves in, if there is one, and a lair for it."""  # EHP R-272
    p = g.priests[seat]
    if not g.amoebas or not lair_free(p):
        return False
    g.amoebas -= 1
    p.lairs.append(Monster("slime_amoeba"))
    return True


def new_phase(g: Conclave) -> None:
    """What is used once a phase may be used again."""  # EHP R-090
    for p in g.priests:
        for monster in p.lairs:
            monster.used = False
        for room in p.rooms:
            if room is not None:
                room.used = False
