"""Phase 1, turn order: roll, work out the order, take the sanity bonus."""

from __future__ import annotations

from leng.engine.choice import NO, YES, Choice, Rules
from leng.engine.state import unit
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds.goods import gain
from leng.games.kingsport_festival.effects.compound import resolve
from leng.games.kingsport_festival.rules.moments import moment, those_who_might
from leng.games.kingsport_festival.state import Cultist, Festival

AFTER_ROLL, AFTER_ORDER = "turn_order.after_roll", "turn_order.after_order"
DICE = 3
BONUS = (2, 1)  # KF R-022: sanity for the first and the second place


@unit
def month(g: Festival) -> None:
    """A round begins: six phases in fixed order."""  # KF R-017
    g.round += 1
    g.phase = "turn_order"
    g.invoked = {}
    for who in g.cultists:
        who.used = []
        who.invoked = []
        who.passed = False
        who.spared = who.price_off = 0
        who.wild = False
    g.tell("month", round=g.round)
    g.next_up(
        ("roll",),
        *[("after_roll", seat) for seat in those_who_might(g, AFTER_ROLL)],  # KF Q-05
        ("order",),
        ("invocation",),
        ("privileges",),
        ("propagation",),
        ("raid",),
        ("time",),
    )


@unit
def roll(g: Festival) -> None:
    """All cultists roll their three dice at the same time."""  # KF R-018
    for who in g.cultists:
        who.rolled = sorted(g.dice.rolls(DICE))
        who.dice = who.rolled[:]
        if g.news is not None:
            g.tell("roll", seat=who.seat, dice=who.rolled[:], total=sum(who.rolled))


@unit
def after_roll(g: Festival, seat: int) -> Rules[None]:
    """Before the order is worked out, each may change his dice, in last round's order and once."""  # KF Q-05
    yield from moment(g, g.cultists[seat], asks.AFTER_ROLL, AFTER_ROLL)


@unit
def order(g: Festival) -> None:
    """The lowest total plays first."""  # KF
    seats = list(range(len(g.cultists)))
    ranks = [_rank(who) for who in g.cultists]
    if len(set(ranks)) < len(ranks):
        g.dice.shuffle(seats)  # KF R-020: still tied, at random
    if g.charter.reversed and g.letter:
        g.order = sorted(seats, key=lambda seat: (-ranks[seat][0], *ranks[seat][1:]))  # KF Q-41: ties as ever
    else:
        g.order = sorted(seats, key=ranks.__getitem__, reverse=g.charter.reversed)
    g.tell("order", seats=g.order[:])
    swaps = [("after_order", seat) for seat in those_who_might(g, AFTER_ORDER)]
    g.next_up(*swaps, ("bonus", 0), ("bonus", 1), ("income",))


def _rank(who: Cultist) -> tuple[int, tuple[int, ...], int]:
    """Total, then the dice from the highest down, then cult points."""  # KF R-020
    return (sum(who.rolled), tuple(who.rolled[::-1]), who.cult)


@unit
def after_order(g: Festival, seat: int) -> Rules[None]:
    """The order is known: a spell may still change it."""
    yield from moment(g, g.cultists[seat], asks.AFTER_ORDER, AFTER_ORDER)


@unit
def bonus(g: Festival, place: int) -> Rules[None]:
    """The first place may gain 2 sanity, the second 1: all of it or none."""  # KF
    who = g.cultists[g.order[place]]
    if who.sanity >= g.charter.sanity_max:
        return  # nothing to gain: taking and refusing are the same
    answer = yield Choice(who.seat, asks.SANITY_BONUS, (YES, NO), None, None, {"n": BONUS[place], "have": who.sanity})
    if answer == YES:
        gain(g, who, "sanity", BONUS[place])
    else:
        g.tell("bonus-refused", seat=who.seat, n=BONUS[place])


@unit
def income(g: Festival) -> Rules[None]:
    """Buildings that work in this phase, in turn order."""  # KF R-047
    for who in g.in_order():
        for building, effects in g.box.income_buildings.items():
            if building not in who.discs:
                continue
            for effect in effects:
                if effect.given.holds(g, who):
                    g.tell("building-works", seat=who.seat, building=building)
                    yield from resolve(g, who, effect.effects)
