"""A player's turn: the healers, movement, and what the place asks for."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import Unit
from leng.games.elder_sign import asks
from leng.games.elder_sign.effects.verb import resolve
from leng.games.elder_sign.rules import cards, pool, tasks
from leng.games.elder_sign.rules.breaking import then
from leng.games.elder_sign.state import ENTRANCE, LAIR, POOL, Attempt, Investigator, Museum


def turn(g: Museum, seat: int) -> None:
    """Movement, Resolution, Advance the Clock; in the battle Attack, then Advance the Clock."""  # ES
    g.active = seat
    g.turns += 1
    who = g.investigators[seat]
    who.resting = False
    g.next_up(("clock", seat))
    if not who.alive:  # ES: in the battle only the clock goes on
        g.next_up(*_healers(g))
        return
    g.phase = "battle" if g.awake else "movement"
    g.tell("turn", seat=seat, investigator=who.id)
    deed = ("attack_phase",) if g.awake else ("move",)
    g.next_up(*_healers(g), deed, ("gain_beaten",), ("end_turn",))


def _healers(g: Museum) -> list[Unit]:
    """Carolyn Fern and Vincent Lee may act at the start of anybody's turn."""
    return [
        ("healer", who.seat)
        for who in g.from_active()
        if who.id in g.box.healers and who.id not in who.used and not who.resting
    ]


def healer(g: Museum, seat: int) -> Rules[None]:
    """A healer treats somebody, once a day."""  # ES R-051
    who = g.investigators[seat]
    for deed in g.box.deeds[who.id]:
        if deed.when != "turn_start" or any(verb.refuse(g, who) for verb in deed.effects):
            continue
        pick = yield from choose(seat, asks.HEAL, (("use", who.id), asks.PASS), turn=g.active)
        if pick != asks.PASS:
            cards.note_use(g, who, who.id)
            g.tell("ability", seat=seat, investigator=who.id)
            yield from resolve(g, who, deed.effects)


def usable_now(g: Museum, who: Investigator) -> list[Option]:
    """The cards a player holds, as options."""
    return [("use", card) for card in dict.fromkeys(who.cards)]


def any_usable(g: Museum, who: Investigator) -> bool:
    """Whether a card could be used at any moment of the turn."""
    return not g.box.any_time.isdisjoint(who.cards)


def move(g: Museum) -> Rules[None]:
    """The marker goes to any card or the entrance, or stays."""  # ES R-021
    who = g.actor
    g.phase = "movement"
    places = [("move", ENTRANCE), *(("move", space.card) for space in g.spaces())]
    pick = yield from choose(
        who.seat, asks.MOVE, [*places, *usable_now(g, who)], partial(_may_not_move, g, who), here=who.at
    )
    if pick[0] == "use":
        yield from cards.use(g, who, pick[1])
        then(g, ("move",))
        return
    where = pick[1]
    g.tell("moves" if where != who.at else "stays", seat=who.seat, place=where)
    who.at = where
    if where == ENTRANCE:
        g.phase = "entrance"
        then(g, ("entrance",))
    else:
        begin(g, where)


def _may_not_move(g: Museum, who: Investigator, option: Option) -> Refusal | None:
    return cards.may_not_use(g, who, option[1], "own_turn") if option[0] == "use" else None


def begin(g: Museum, card: str) -> None:
    """An attempt begins with the green dice of the reserve."""  # ES
    g.phase = "battle" if g.awake else "attempt"
    g.attempt = Attempt(card)
    pool.gather(g)
    for die in range(8):
        if g.lies[die] == POOL:
            g.faces[die] = ""
    then(g, ("prepare",) if g.awake or tasks.still_open(g) else ("succeed",))


def attack_phase(g: Museum) -> None:
    """The investigator rolls against the Ancient One."""  # ES R-132
    begin(g, g.ancient_one)
    g.actor.at = LAIR


def end_turn(g: Museum) -> Rules[None] | None:
    """After the Resolution phase cards that can be used at any time of the turn may still be used."""  # ES R-105
    return _last_cards(g) if any_usable(g, g.actor) else None


def _last_cards(g: Museum) -> Rules[None]:
    who = g.actor
    pick = yield from choose(who.seat, asks.END_TURN, [*usable_now(g, who), asks.DONE], partial(_may_not_still, g, who))
    if pick != asks.DONE:
        yield from cards.use(g, who, pick[1])
        then(g, ("gain_beaten",), ("end_turn",))


def _may_not_still(g: Museum, who: Investigator, option: Option) -> Refusal | None:
    return cards.may_not_use(g, who, option[1], "own_turn") if option != asks.DONE else None
