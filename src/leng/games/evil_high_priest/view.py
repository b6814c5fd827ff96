"""What each audience may see: everything but the order of the decks, and two rooms that one player looks at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from leng.engine.dice import Dice
from leng.engine.game import Stand
from leng.engine.state import UNVEILED, Event
from leng.games.evil_high_priest.box import HighPriestBox
from leng.games.evil_high_priest.rules import defence, ending, raid, toll
from leng.games.evil_high_priest.state import (
    NOBODY,
    SIGNS,
    Conclave,
    Monster,
    Priest,
    Room,
)


class RoomView(msgspec.Struct, frozen=True):
    """A room of a sanctuary."""

    card: str
    goods: dict[str, int]
    defence: int


class MonsterView(msgspec.Struct, frozen=True):
    """A monster in its lair."""

    card: str
    defence: int  # what it would stop now
    turned: bool
    captive: int  # whose acolyte it holds, or -1


class Toll(msgspec.Struct, frozen=True):
    """What a raid of one strength would take if nobody sacrificed anything."""

    left: list[int]  # the strength left after asylum and escape zone, then after each place it comes by
    lost: list[str]  # the places it would empty
    points: int  # what would be lost with them


class PriestView(msgspec.Struct, frozen=True):
    """A player."""

    seat: int
    home: bool
    pool: int
    asylum: int
    escape: int
    worship: int
    evolved: list[int]
    out: int
    card: str
    spent: bool
    exposed: dict[str, int]
    rooms: list[RoomView | None]
    lairs: list[MonsterView]
    specials: list[str]
    strength: int
    counted: bool  # asylum and escape zone have already stopped what they can of the raid that goes on
    spared: bool
    shield: int
    score: dict[str, int]  # by source, if it ended now
    tolls: list[Toll]  # by the strength of a raid


class RaidView(msgspec.Struct, frozen=True):
    """The raid that goes on."""

    starter: int
    dice: list[int]
    plus: int
    investigator: str
    strength: int
    is_set: bool  # everybody has his own, and it comes by
    safe: list[str]  # kinds of goods that it does not destroy


class HoardView(msgspec.Struct, frozen=True):
    """The pile of the opponent of a lone player."""

    goods: dict[str, int]
    specials: list[str]
    score: dict[str, int]


class ConclaveView(msgspec.Struct, frozen=True):
    """The table."""

    audience: int
    round: int
    limit: int
    phase: str
    board: str
    expanded: bool
    flags: list[str]
    priests: list[PriestView]
    first: int
    next_first: int
    active: int
    standing: dict[str, list[int]]
    broken: list[str]
    open: list[str]  # locks whose sign may be broken as far as the arrows go
    shut: str
    closed: str
    tracks: dict[str, int]
    queue: list[str]
    glaciers: list[str]
    amoebas: int
    raids: int
    threshold: int
    specials: list[str]
    room_row: list[str]
    monster_row: list[str]
    investigator_row: list[str]
    room_discard: list[str]
    monster_discard: list[str]
    investigator_discard: list[str]
    decks: dict[str, int]  # how many cards are left
    drawn: list[str]  # rooms that only this audience looks at
    raid: RaidView | None
    hoard: HoardView | None
    denied: str
    ending: str


def view(g: Conclave, audience: int) -> ConclaveView:
    """What an audience may see, built from nothing."""
    return ConclaveView(
        audience=audience,
        round=g.round,
        limit=g.limit,
        phase=g.phase,
        board=g.board,
        expanded=g.expanded,
        flags=g.flags[:],
        priests=[_priest(g, who) for who in g.priests],
        first=g.first,
        next_first=g.next_first,
        active=g.active,
        standing={space: here[:] for space, here in g.standing.items()},
        broken=g.broken[:],
        open=list(g.sheet.accessible(g.broken)),
        shut=g.shut,
        closed=g.closed,
        tracks=dict(g.tracks),
        queue=g.queue[:],
        glaciers=g.glaciers[:],
        amoebas=g.amoebas,
        raids=g.raids,
        threshold=g.threshold,
        specials=g.specials[:],
        room_row=g.room_row[:],
        monster_row=g.monster_row[:],
        investigator_row=g.investigator_row[:],
        room_discard=sorted(g.room_discard),
        monster_discard=sorted(g.monster_discard),
        investigator_discard=sorted(g.investigator_discard),
        decks={"rooms": len(g.rooms), "monsters": len(g.monsters), "investigators": len(g.investigators)},
        drawn=g.drawn[:] if audience in (g.looking, UNVEILED) and g.looking != NOBODY else [],
        raid=_raid(g),
        hoard=_hoard(g),
        denied=g.denied,
        ending=g.ending,
    )


def _priest(g: Conclave, who: Priest) -> PriestView:
    return PriestView(
        seat=who.seat,
        home=who.home,
        pool=who.pool,
        asylum=who.asylum,
        escape=who.escape,
        worship=who.worship,
        evolved=who.evolved[:],
        out=who.out,
        card=who.card,
        spent=who.spent,
        exposed=dict(who.exposed),
        rooms=[None if room is None else _room(g, room) for room in who.rooms],
        lairs=[_monster(g, who, monster) for monster in who.lairs],
        specials=who.specials[:],
        strength=who.strength,
        counted=defence.has_met(g, who),
        spared=who.spared,
        shield=who.shield,
        score=ending.parts(g, who.seat),
        tolls=[Toll(left, lost, points) for left, lost, points in toll.tolls(g, who)],
    )


def _room(g: Conclave, room: Room) -> RoomView:
    return RoomView(card=room.card, goods=dict(room.goods), defence=g.box.rooms[room.card].defence)


def _monster(g: Conclave, who: Priest, monster: Monster) -> MonsterView:
    return MonsterView(
        card=monster.card,
        defence=defence.defence_of(g, who, monster),
        turned=monster.turned,
        captive=monster.captive,
    )


def _raid(g: Conclave) -> RaidView | None:
    now = g.raid
    if now is None:
        return None
    return RaidView(
        starter=now.starter,
        dice=now.dice[:],
        plus=now.plus,
        investigator=now.investigator,
        strength=raid.strength(g),
        is_set=defence.is_set(g),
        safe=list(defence.protected(g)),
    )


def _hoard(g: Conclave) -> HoardView | None:
    if g.hoard is None:
        return None
    return HoardView(goods=dict(g.hoard.goods), specials=g.hoard.specials[:], score=ending.parts(g, len(g.priests)))


# How one stands ------------------------------------------------------------------------------------------------------


def stand(view: ConclaveView, seat: int | None, story: Sequence[Event], box: HighPriestBox) -> list[Stand]:
    """Points if it ended now and where they come from, what a raid would find, and how many signs are left."""
    everybody = sorted(view.priests, key=lambda who: who.seat != seat)  # oneself first
    lines = [
        Stand(
            "points" if who.seat == seat else "points-of",
            {"seat": who.seat, "n": sum(who.score.values())},
            who.score if seat in (None, who.seat) else {},
        )
        for who in everybody
    ]
    if view.hoard is not None:
        lines.append(Stand("hoard", {"n": sum(view.hoard.score.values())}, view.hoard.score))
    if seat is not None:
        lines.append(_threat(view.priests[seat]))
    lines.append(Stand("signs", {"n": SIGNS - len(view.broken), "of": SIGNS}))
    if view.threshold:
        lines.append(Stand("worship", {"n": sum(who.worship for who in view.priests), "of": view.threshold}))
    return lines


def _threat(who: PriestView) -> Stand:
    """The weakest raid that would cost points as things lie, without anybody's sacrifice."""
    for strength, loss in enumerate(who.tolls):
        if loss.points:
            return Stand("threat", {"n": strength, "points": loss.points})
    return Stand("safe")


# What is hidden ------------------------------------------------------------------------------------------------------


def hidden_from(g: Conclave, audience: int) -> set[str]:
    """The cards in the decks, and what only one player looks at."""
    if audience == UNVEILED:
        return set()
    hidden = {*g.rooms, *g.monsters, *g.investigators}
    if g.looking not in (NOBODY, audience):
        hidden.update(g.drawn)
    return hidden


def imagine(g: Conclave, seat: int, chance: Dice, remember: bool = True) -> None:
    """Deal anew, in place, all that a seat may not know."""
    if g.drawn and g.looking not in (NOBODY, seat):
        unknown = sorted(g.rooms + g.drawn)
        chance.shuffle(unknown)
        g.drawn[:] = sorted(unknown.pop() for _ in g.drawn)
        g.rooms[:] = unknown
        for deck in (g.monsters, g.investigators):
            deck.sort()
            chance.shuffle(deck)
        return
    chance.count, chance.pool, g.rooms[:], g.monsters[:], g.investigators[:] = _shuffled(
        chance.key, chance.count, chance.pool, tuple(g.rooms), tuple(g.monsters), tuple(g.investigators)
    )


@lru_cache(maxsize=16)
def _shuffled(
    key: int, count: int, pool: int, rooms: tuple[str, ...], monsters: tuple[str, ...], investigators: tuple[str, ...]
) -> tuple[int, int, list[str], list[str], list[str]]:
    """The decks as some dice shuffle them, and how these lie then: bots deal the same world again and again."""
    chance = Dice(key, count, pool)
    decks = list(_in_order(rooms)), list(_in_order(monsters)), list(_in_order(investigators))
    for deck in decks:
        chance.shuffle(deck)
    return chance.count, chance.pool, *decks


@lru_cache(maxsize=64)
def _in_order(deck: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a deck by name, to be shuffled from: many worlds are dealt from the same decks."""
    return tuple(sorted(deck))
