"""The round: turns of placing cultists until all pools are empty."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.rules import abilities, ending, placing, spaces
from leng.games.evil_high_priest.state import ACTION, NOBODY, Conclave, Priest


@unit
def open_round(g: Conclave) -> None:
    """A round begins with whoever holds the first player marker."""  # EHP
    if g.limit and g.round == g.limit:
        ending.finish(g, ending.LIMIT)
    g.round += 1
    g.first = g.next_first
    g.phase = ACTION
    for who in g.priests:
        who.shield = 0  # it has held until the end of the round, also while a lone player's opponent acted
    abilities.new_phase(g)
    g.tell("round", n=g.round, seat=g.first)
    g.next_up(("next_turn", g.first))


@unit
def next_turn(g: Conclave, seat: int) -> None:
    """Clockwise, whoever has a cultist in the pool; when nobody has, the prowlers act."""  # EHP R-031
    g.phase = ACTION
    seats = len(g.priests)
    for n in range(seats):
        other = (seat + n) % seats
        who = g.priests[other]
        if can_place(g, who):
            g.next_up(("turn", other))
            return
    g.active = NOBODY
    g.next_up(("prowlers",))


def can_place(g: Conclave, who: Priest) -> bool:
    """Whether a cultist is in the pool; a lone player may find every space denied, and then it stays there."""
    # EHP
    if not (who.home or who.pool):
        return False
    if not g.denied:
        return True
    for option in reversed(_placements(g, who)):
        if spaces.may_not_place(g, who, option) is None:
            return True
    return False


def _placements(g: Conclave, who: Priest) -> tuple[Option, ...]:
    return spaces.in_reach(g.box, g.board, len(g.priests), tuple(g.broken), g.raids > 0, who.home, who.pool > 0)


@unit
def turn(g: Conclave, seat: int) -> Rules[None]:
    """Discard a monster for what it does, or place a cultist and activate its space."""  # EHP
    who = g.priests[seat]
    g.active = seat
    placements = _placements(g, who)
    discards = abilities.to_discard(g, who) if who.lairs else ()
    options, may_not_do = ((*discards, *placements), may_not) if discards else (placements, spaces.may_not_place)
    every = partial(spaces.candidates, g.box, g.board, len(g.priests))
    vain = in_vain if g.letter and g.denied and spaces.robs_in_vain(g, who) else None
    pick = yield from choose(seat, asks.TURN, options, partial(may_not_do, g, who), vain=vain, also=every)
    if pick[0] == "discard":
        yield from abilities.discard(g, who, pick[1])
        g.next_up(("turn", seat) if can_place(g, who) else ("end_turn", seat))
        return
    g.next_up(("end_turn", seat))
    yield from placing.place(g, who, pick[1], pick[2])


def may_not(g: Conclave, who: Priest, option: Option) -> Refusal | None:
    """Why something cannot be done on a turn."""
    if option[0] == "discard":
        return abilities.may_not_discard(g, who, option[1])
    return spaces.may_not_place(g, who, option)


def in_vain(option: Option) -> bool:
    """The priest card, where nothing would come of it."""  # EHP Q-38
    kind, name, *_ = option
    return bool(kind == "place" and name == spaces.ABILITY)


@unit
def end_turn(g: Conclave, seat: int) -> Rules[None] | None:
    """Once the space is resolved, monsters may still be discarded; then it is the next player's turn."""
    # EHP Q-32
    who = g.priests[seat]
    g.actor, g.spot = NOBODY, ""
    if who.lairs:
        options = [each for each in abilities.to_discard(g, who) if abilities.may_not_discard(g, who, each[1]) is None]
        if options:
            return _afterwards(g, who, options)
    _pass_on(g, who)
    return None


def _afterwards(g: Conclave, who: Priest, options: list[Option]) -> Rules[None]:
    pick = yield from choose(who.seat, asks.AFTER, [*options, asks.PASS])
    if pick == asks.PASS:
        _pass_on(g, who)
        return
    g.next_up(("end_turn", who.seat))
    yield from abilities.discard(g, who, pick[1])


def _pass_on(g: Conclave, who: Priest) -> None:
    if who.more_turns:
        who.more_turns -= 1
        if can_place(g, who):
            g.next_up(("turn", who.seat))
            return
    g.next_up(("next_turn", (who.seat + 1) % len(g.priests)))
