"""A raid on one sanctuary: asylum, sacrifices, the exposed area, room after room."""

from __future__ import annotations

from leng.engine.choice import Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.raid import TakesGrimoire
from leng.games.evil_high_priest.effects.rooms import Collapses, FalseWall, tear_down
from leng.games.evil_high_priest.rules.defence import at_stake, blunted, forced, lower, protected, route
from leng.games.evil_high_priest.rules.sacrifices import sacrifice_monster
from leng.games.evil_high_priest.state import EXPOSED, GOODS, GRIMOIRE, PLACES, Conclave, Priest, Room


@unit
def defend(g: Conclave, seat: int) -> Rules[None] | None:
    """Steps 5 to 9 for one player begin; who gives something up does so in units of their own."""  # EHP
    who = g.priests[seat]
    now = g.raid
    assert now is not None
    if who.spared:
        g.tell("spared", seat=seat)
        return _keep_promises(g, who)
    now.path = route(g, who)
    g.tell("raided", seat=seat, n=who.strength)
    g.next_up(("retaliate", seat, 0, forced(g, who)), ("asylum", seat))
    return None


@unit
def asylum(g: Conclave, seat: int) -> Rules[None]:
    """What stops the raid without anybody's doing is taken off; then come those who were promised."""  # EHP R-118
    who = g.priests[seat]
    stopped = min(who.strength, forced(g, who))
    if stopped:
        lower(who, stopped)
        g.tell("asylum-stops", seat=seat, n=stopped, left=who.strength)
    who.shield = 0
    g.next_up(("retaliate", seat, 0, 0), ("breach", seat))
    yield from _keep_promises(g, who)


@unit
def breach(g: Conclave, seat: int) -> Rules[None]:
    """What is left of the raid comes in; before that a grimoire may be lost."""  # EHP R-122
    who = g.priests[seat]
    assert g.raid is not None
    g.next_up(("sack", seat, 0))
    if who.strength and g.box.changes(g.raid.investigator, TakesGrimoire) is not None:
        n = yield from storing.part_with(g, who, GRIMOIRE, 1)
        if n:
            g.tell("loses", seat=seat, goods=GRIMOIRE, n=n)
            g.next_up(("retaliate", seat, 0, 0))


def _keep_promises(g: Conclave, who: Priest) -> Rules[None]:
    """A monster that was committed is sacrificed, whatever it brings."""
    for monster in [each for each in who.lairs if each.committed]:
        yield from sacrifice_monster(g, who, monster)


@unit
def sack(g: Conclave, seat: int, n: int) -> None:
    """Where the raid has come to, everything is destroyed: first the exposed area; then it goes on room by room."""
    # EHP
    who = g.priests[seat]
    now = g.raid
    assert now is not None
    if not who.strength:
        g.tell("raid-stopped", seat=seat)
        return
    if n == 0:
        now.weak = sorted(blunted(g, who, now.path))
    _loot(g, who, now.path[n])
    n += 1
    if n < len(now.path) and at_stake(g, who, now.path[n:]):
        if g.box.lasting(_room(who, now.path[n]).card, FalseWall) is not None:
            g.next_up(("wall", seat, n))
        else:
            _withstand(g, who, n)


def _loot(g: Conclave, who: Priest, place: str) -> None:
    destroy(g, who, place)
    if place != EXPOSED:
        slot = PLACES.index(place) - 1
        room = who.rooms[slot]
        if room is not None and g.box.lasting(room.card, Collapses) is not None:
            tear_down(g, who, slot)


def _room(who: Priest, place: str) -> Room:
    room = who.rooms[PLACES.index(place) - 1]
    assert room is not None
    return room


def _withstand(g: Conclave, who: Priest, n: int) -> None:
    """A room takes its defence off the raid; then sacrifices may, before it is sacked."""  # EHP R-123
    assert g.raid is not None
    place = g.raid.path[n]
    room = _room(who, place)
    defence = 0 if place in g.raid.weak else g.box.rooms[room.card].defence
    lower(who, defence)
    g.tell("room-stops", seat=who.seat, room=room.card, n=defence, left=who.strength)
    g.next_up(("retaliate", who.seat, n, 0), ("sack", who.seat, n))


@unit
def wall(g: Conclave, seat: int, n: int) -> Rules[None]:
    """A false wall may be brought down on the raid."""  # EHP R-077
    who = g.priests[seat]
    assert g.raid is not None
    card = _room(who, g.raid.path[n]).card
    pick = yield from choose(seat, asks.FALSE_WALL, [("power", card), asks.PASS], strength=who.strength)
    if pick == asks.PASS:
        _withstand(g, who, n)
        return
    face = g.box.lasting(card, FalseWall)
    assert face is not None
    tear_down(g, who, PLACES.index(g.raid.path[n]) - 1)
    lower(who, face.n)
    g.next_up(("retaliate", seat, n, 0), ("sack", seat, n))


def destroy(g: Conclave, who: Priest, place: str) -> None:
    """Whatever lies in a place is lost, unless this raid spares it."""  # EHP
    safe = protected(g)
    there = goods.lying(who, place)
    for kind in GOODS:
        n = there.get(kind, 0)
        if n and kind not in safe:
            del there[kind]
            g.tell("destroyed", seat=who.seat, goods=kind, n=n, place=place)
