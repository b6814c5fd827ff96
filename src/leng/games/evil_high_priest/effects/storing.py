"""Paying, storing and rearranging: where goods come from and where they go is the player's choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from leng.engine.choice import Choice, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.state import (
    ABOMINATION,
    ANY_BASIC,
    ASYLUM,
    BASIC,
    EXPOSED,
    GRIMOIRE,
    LEVELS,
    PLACES,
    SIGN,
    SPAWN,
    Conclave,
    Priest,
)

LACKS = Refusal("lacks-goods", "EHP R-050", lambda g, seat, option: g.at_once("lacking", seat, option))
ALREADY_SO = Refusal("already-so", "EHP R-074")


# Paying --------------------------------------------------------------------------------------------------------------


def affordable(who: Priest, what: str, n: int) -> bool:
    """Whether a player has so many of a kind, or what may stand for it."""  # EHP
    if what == ANY_BASIC:
        return goods.have_basic(who) >= n
    have = goods.have(who, what)
    if what == GRIMOIRE:
        have += who.evolved[ABOMINATION] + who.evolved[SPAWN]
    return have >= n


def at_hand(who: Priest, what: str) -> list[tuple[str, int]]:
    """How many of a kind a player has, and what may stand for it."""  # EHP
    if what == ANY_BASIC:
        return [(what, goods.have_basic(who))]
    instead = (ABOMINATION, SPAWN) if what == GRIMOIRE else ()
    return [
        (what, goods.have(who, what)),
        *((LEVELS[each], who.evolved[each]) for each in instead if who.evolved[each]),
    ]


def pay(g: Conclave, who: Priest, what: str, n: int) -> Rules[None] | None:
    """Goods go back to the supply, from rooms and the exposed area in any mix."""  # EHP R-042
    kinds = BASIC if what == ANY_BASIC else (what,)
    lots = [("from", place, kind, many) for kind in kinds for place, many in goods.where(who, kind)]
    stand_ins = (
        [("evolved", LEVELS[level]) for level in (ABOMINATION, SPAWN) for _ in range(who.evolved[level])]
        if what == GRIMOIRE
        else []
    )
    if n == 0:
        return None
    if len(lots) == 1 and not stand_ins:
        _, place, kind, _ = lots[0]
        goods.take(who, place, kind, n)
        if g.news is not None:
            g.tell("pays", seat=who.seat, goods=kind, n=n)
        return None
    return _pay_from(g, who, n, lots, stand_ins)


def _pay_from(
    g: Conclave, who: Priest, n: int, lots: Sequence[tuple[str, str, str, int]], stand_ins: Sequence[tuple[str, str]]
) -> Rules[None]:
    candidates: list[tuple[str, ...]] = []
    for _, place, kind, many in lots:
        candidates += [("from", place, kind)] * min(many, n)
    candidates += stand_ins
    cheapest = sorted(candidates, key=lambda each: _dear(each))[:n]
    picked = yield from pick_some(who.seat, asks.PAY, candidates, n, n, at_once=cheapest)
    for each in picked:
        if each[0] == "evolved":
            who.evolved[LEVELS.index(each[1])] -= 1  # EHP OW-Q3
            people.bring(who, ASYLUM)
            g.tell("pays-evolved", seat=who.seat, level=each[1])
        else:
            goods.take(who, each[1], each[2])
    if g.news is not None:
        for kind, n in Counter(each[2] for each in picked if each[0] == "from").items():
            g.tell("pays", seat=who.seat, goods=kind, n=n)


def _dear(candidate: tuple[str, ...]) -> tuple[int, int]:
    """How reluctantly it is paid: the cheapest kind first, and of it what a raid would take first."""
    if candidate[0] == "evolved":
        return len(goods.DEAREST_FIRST), 0
    return -goods.DEAREST_FIRST.index(candidate[2]), PLACES.index(candidate[1])


# Storing -------------------------------------------------------------------------------------------------------------


def receive(g: Conclave, who: Priest, kind: str, n: int, exposed: bool = False) -> Rules[None] | None:
    """Goods from the supply go into rooms with room for them and into the exposed area, or only there."""
    # EHP
    if g.denied == kind:  # EHP
        g.tell("denied", seat=who.seat, goods=kind)
        return None
    if kind != SIGN:
        n = min(n, goods.supply(g, kind))
    if n <= 0:
        return None
    if g.news is not None:
        g.tell("gains", seat=who.seat, goods=kind, n=n)
    if exposed:
        goods.put(who, EXPOSED, kind, n)
        return None
    return stow(g, who, kind, n)


def stow(g: Conclave, who: Priest, kind: str, n: int) -> Rules[None] | None:
    """Decide where goods go that a player has got."""
    places = goods.free_places(g, who, kind)
    if not places:
        goods.put(who, EXPOSED, kind, n)
        return None
    return _stow_in(who, kind, n, places)


def _stow_in(who: Priest, kind: str, n: int, places: Sequence[tuple[str, int]]) -> Rules[None]:
    candidates = [("store", place, kind) for place, free in places for _ in range(min(free, n))]
    most = min(n, len(candidates))
    safest = candidates[::-1][:most]
    picked = yield from pick_some(
        who.seat,
        asks.STORE,
        candidates,
        0,
        most,
        each=lambda each: goods.put(who, each[1], kind),
        at_once=safest,
        goods=kind,
        n=n,
    )
    if len(picked) < n:
        goods.put(who, EXPOSED, kind, n - len(picked))


# Rearranging ---------------------------------------------------------------------------------------------------------


def rearrange(g: Conclave, who: Priest) -> Rules[None] | None:
    """All goods may be put elsewhere: sensibly at one stroke, or room by room by hand."""  # EHP
    return _rearrange(g, who) if goods.could_move(g, who) else None


def _rearrange(g: Conclave, who: Priest) -> Rules[None]:
    best = goods.sensible(g, who)

    def already(option: str) -> Refusal | None:
        return ALREADY_SO if option == asks.BEST and best == goods.arrangement(who) else None

    pick: str = yield Choice(who.seat, asks.REARRANGE, (asks.BEST, asks.HAND, asks.KEEP), already, None, {})
    if pick == asks.BEST:
        goods.arrange(who, best)
        g.tell("rearranges", seat=who.seat)
    elif pick == asks.HAND:
        yield from _by_hand(g, who)
        g.tell("rearranges", seat=who.seat)


def _by_hand(g: Conclave, who: Priest) -> Rules[None]:
    """Everything is taken out, and one room after the other is filled."""
    for room in who.rooms:
        if room is not None:
            goods.expose(who, room)
    for number, room in enumerate(who.rooms, start=1):
        if room is None:
            continue
        for kinds, most in g.box.storage[room.card]:
            place = PLACES[number]
            candidates = [
                ("store", place, kind)
                for kind in goods.DEAREST_FIRST
                if kind in kinds
                for _ in range(min(most, who.exposed.get(kind, 0)))
            ]
            if candidates:
                picked = yield from pick_some(
                    who.seat,
                    asks.FILL,
                    candidates,
                    0,
                    most,
                    at_once=candidates[:most],
                    room=room.card,
                    place=place,
                )
                for _, _, kind in picked:
                    goods.take(who, EXPOSED, kind)
                    goods.put(who, place, kind)


def move_some(g: Conclave, who: Priest, n: int) -> Rules[None]:
    """Up to so many goods are moved to other places that may hold them."""  # EHP R-113
    for left in range(n, 0, -1):
        moves: list[tuple[str, ...]] = []
        for place in PLACES:
            for kind in goods.lying(who, place):
                if place != EXPOSED:
                    moves.append(("move", place, EXPOSED, kind))
                moves += [("move", place, to, kind) for to, _ in goods.free_places(g, who, kind) if to != place]
        if not moves:
            return
        pick = yield from choose(who.seat, asks.MOVE_GOODS, [*moves, asks.DONE], left=left)
        if pick == asks.DONE:
            return
        _, start, to, kind = pick
        goods.take(who, start, kind)
        goods.put(who, to, kind)
        g.tell("moves-goods", seat=who.seat, goods=kind)


# What others take ----------------------------------------------------------------------------------------------------


def part_with(g: Conclave, who: Priest, kind: str, n: int) -> Rules[int]:
    """A player gives up to so many of a kind, and says from where; returns how many there were."""  # EHP R-042
    lots = goods.where(who, kind)
    n = min(n, sum(many for _, many in lots))
    if len(lots) == 1:
        goods.take(who, lots[0][0], kind, n)
    elif n:
        candidates = [("from", place, kind) for place, many in lots for _ in range(min(many, n))]
        picked = yield from pick_some(who.seat, asks.LOSE, candidates, n, n, goods=kind)
        for _, place, _ in picked:
            goods.take(who, place, kind)
    return n
