"""A player's turn: the healers, movement, and what the place asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from leng.engine.choice import Ask, Choice, Option, Refusal, Rules, choose
from leng.engine.state import Unit, unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import pool, tasks
from leng.games.elder_sign.deeds.breaking import broken, play_on
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.rules import cards
from leng.games.elder_sign.state import ENTRANCE, LAIR, Attempt, Investigator, Museum


@unit
def turn(g: Museum, seat: int) -> None:
    """Movement, Resolution, Advance the Clock; in the battle Attack, then Advance the Clock."""  # ES
    g.active = seat
    g.turns += 1
    who = g.investigators[seat]
    who.resting = False
    if not who.id:  # ES: in the battle only the clock goes on
        g.next_up(*_healers(g), ("clock", seat))
        return
    g.phase = "battle" if g.awake else "movement"
    g.tell("turn", seat=seat, investigator=who.id)
    deed = ("attack_phase",) if g.awake else ("move",)
    g.next_up(*_healers(g), deed, ("gain_beaten",), ("end_turn",), ("clock", seat))


def _healers(g: Museum) -> list[Unit]:
    """Carolyn Fern and Vincent Lee may act at the start of anybody's turn."""
    return [
        ("healer", who.seat)
        for who in g.from_active()
        if who.id in g.box.healers and who.id not in who.used and not who.resting
    ]


@unit
def healer(g: Museum, seat: int) -> Rules[None]:
    """A healer treats somebody, once a day."""  # ES R-051
    who = g.investigators[seat]
    for deed in g.box.deeds[who.id]:
        idle = any(verb.idle(g, who) for verb in deed.effects)
        if deed.when != "turn_start" or (idle and not g.letter):
            continue
        vain = _is_no_pass if idle else None
        pick = yield from choose(seat, asks.HEAL, (("use", who.id), asks.PASS), vain=vain, turn=g.active)
        if pick != asks.PASS:
            cards.note_use(g, who, who.id)
            g.tell("ability", seat=seat, investigator=who.id)
            yield from resolve(g, who, deed.effects)


def _is_no_pass(option: Option) -> bool:
    return bool(option != asks.PASS)


def usable_now(g: Museum, who: Investigator) -> list[Option]:
    """The cards a player holds, as options."""
    return [("use", card) for card in dict.fromkeys(who.cards)]


def used_in_vain(g: Museum, who: Investigator) -> Callable[[Option], bool] | None:
    """Tells which of these cards would bring nothing now; by the first edition they are refused."""
    return partial(_in_vain, g, who) if g.letter and who.cards else None


def _in_vain(g: Museum, who: Investigator, option: Option) -> bool:
    return option[0] == "use" and option[1] in g.box.items and cards.in_vain(g, who, option[1])


@unit
def move(g: Museum) -> Rules[None]:
    """The marker goes to any card or the entrance, or stays."""  # ES R-021
    who = g.actor
    g.phase = "movement"
    options: list[Option] = [("move", ENTRANCE), *[("move", space.card) for space in g.spaces()]]
    places = len(options)
    vain = None
    if who.cards:
        options += usable_now(g, who)
        vain = used_in_vain(g, who)
    unless = partial(_may_not_move, g, who)
    if places == 1:
        pick = yield from choose(who.seat, asks.MOVE, options, unless, vain=vain, here=who.at)
    else:  # whoever can go somewhere has always something to decide
        pick = yield Choice(who.seat, asks.MOVE, options, unless, None, {"here": who.at}, vain)
    if pick[0] == "use":
        yield from cards.use(g, who, pick[1])
        play_on(g, ("move",))
        return
    where = pick[1]
    g.tell("moves" if where != who.at else "stays", seat=who.seat, place=where)
    who.at = where
    if where == ENTRANCE:
        g.phase = "entrance"
        play_on(g, ("entrance",))
    else:
        begin(g, where)


def _may_not_move(g: Museum, who: Investigator, option: Option) -> Refusal | None:
    return cards.may_not_use(g, who, option[1], "own_turn") if option[0] == "use" else None


def begin(g: Museum, card: str) -> None:
    """An attempt begins with the green dice of the reserve."""  # ES
    g.phase = "battle" if g.awake else "attempt"
    g.attempt = Attempt(card)
    pool.gather(g)
    next_roll(g)


def next_roll(g: Museum) -> None:
    """The attempt goes on with the next roll, unless nothing is left to be done."""
    if not broken(g):
        g.next_up(("prepare",) if g.awake or tasks.still_open(g) else ("succeed",))


@unit
def attack_phase(g: Museum) -> None:
    """The investigator rolls against the Ancient One."""  # ES R-132
    begin(g, g.ancient_one)
    g.actor.at = LAIR


@unit
def before_penalties(g: Museum) -> Rules[None] | None:
    """Cards that can be used at any time of the turn may be used before the penalties too."""  # ES
    return _last_cards(g, g.actor, asks.BEFORE_PENALTIES, ("before_penalties",))


@unit
def end_turn(g: Museum) -> Rules[None] | None:
    """After the Resolution phase cards that can be used at any time of the turn may still be used."""  # ES R-105
    return _last_cards(g, g.actor, asks.END_TURN, ("gain_beaten",), ("end_turn",))


def _last_cards(g: Museum, who: Investigator, ask: Ask, *then: Unit) -> Rules[None] | None:
    return None if g.box.any_time.isdisjoint(who.cards) else _use_last(g, who, ask, then)


def _use_last(g: Museum, who: Investigator, ask: Ask, then: Sequence[Unit]) -> Rules[None]:
    options = [*usable_now(g, who), asks.DONE]
    pick = yield from choose(who.seat, ask, options, partial(_may_not_still, g, who), vain=used_in_vain(g, who))
    if pick != asks.DONE:
        yield from cards.use(g, who, pick[1])
        play_on(g, *then)


def _may_not_still(g: Museum, who: Investigator, option: Option) -> Refusal | None:
    return cards.may_not_use(g, who, option[1], "own_turn") if option != asks.DONE else None
