"""Phase 2, invocation: in turn order, one god or pass, until nobody can or wants to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds.reach import Dice, may_not_invoke, placements
from leng.games.kingsport_festival.rules.actions import uses
from leng.games.kingsport_festival.rules.moments import act, may_not, might_act, vain_among
from leng.games.kingsport_festival.rules.spells import casts, might_cast, other_casts
from leng.games.kingsport_festival.state import Cultist, Festival, Offering

WHEN = "invocation.own_turn"

MUST_INVOKE = Refusal("spell-bends-invocation", "KF R-027")


@unit
def invocation(g: Festival) -> None:
    """The first cultist begins."""
    g.phase = "invocation"
    g.tell("phase", phase=g.phase)
    _next_turn(g, 0)


def _next_turn(g: Festival, place: int) -> None:
    """The next cultist in turn order who has not passed; when there is none, the phase is over."""  # KF R-025
    places = len(g.order)
    for step in range(places):
        turn = (place + step) % places
        who = g.cultists[g.order[turn]]
        if not who.passed and not who.dice and not might_act(g, who, WHEN):
            _pass(g, who)  # KF R-026: without dice
        if not who.passed:
            g.agenda.append(("invoke", turn))
            return


@unit
def invoke(g: Festival, place: int) -> Rules[None]:
    """A turn: perhaps spells that bend dice, then one invocation or a pass."""  # KF R-025
    who = g.cultists[g.order[place]]
    about = g.box.charters[g.scenario].facts.get(WHEN, {})
    while True:
        spells = bool(who.hand) and might_cast(g, who, WHEN)
        candidates: list[Option] = [*placements(g, who, who.bend)]
        acts: list[Option] = [*casts(g, who, WHEN)] if spells else []
        acts += uses(g, who, WHEN)
        candidates += acts
        vain = vain_among(g, who, acts, WHEN) if acts else None
        candidates.append(asks.PASS)
        pick = yield from choose(
            who.seat,
            asks.INVOKE,
            candidates,
            partial(_may_not, g, who),
            vain=vain,
            letter=vain is None or g.letter,
            also=partial(_out_of_reach, g, who),
            secret=spells,
            **about,
        )
        if pick == asks.PASS:
            _pass(g, who)
            break
        if pick[0] == "invoke":
            place_dice(g, who, pick[1], pick[2])
            break
        yield from act(g, who, pick, WHEN)
    _next_turn(g, place + 1)


def _pass(g: Festival, who: Cultist) -> None:
    """Who passes is out for the rest of the phase, and what a spell would have added is lost."""  # KF
    who.passed = True
    who.bend = None
    if g.news is not None:
        g.tell("pass", seat=who.seat, dice=who.dice[:])


def _may_not(g: Festival, who: Cultist, option: Option) -> Refusal | None:
    if option[0] == "invoke":
        return may_not_invoke(g, who, option[1], option[2])
    if option is asks.PASS:
        return MUST_INVOKE if who.bend is not None and not g.letter else None
    return may_not(g, who, WHEN, option)


def _out_of_reach(g: Festival, who: Cultist) -> Iterable[Option]:
    """The gods no dice of the cultist fit, and the spells of other moments."""
    reached = {god for _, god, _ in placements(g, who, who.bend)}
    yield from (("invoke", god, ()) for god in g.box.gods if god not in reached)
    yield from other_casts(who)


def place_dice(g: Festival, who: Cultist, god: str, dice: Dice) -> None:
    """Put the dice on the god."""  # KF R-027
    for die in dice:
        who.dice.remove(die)
    charter = g.box.charters[g.scenario]
    extra = charter.open_gods.get(god, 0)
    if god in charter.other_ways and sum(dice) + (who.bend or 0) != g.box.gods[god].value:
        extra += charter.other_ways[god][1]  # KF Q-36
    offering = Offering(who.seat, list(dice), extra)
    if god in g.invoked:
        g.invoked[god].append(offering)
    else:
        g.invoked[god] = [offering]
    who.invoked.append(god)
    if g.news is not None:
        g.tell("invoke", seat=who.seat, god=god, dice=list(dice), bend=who.bend or 0)
    who.bend = None
