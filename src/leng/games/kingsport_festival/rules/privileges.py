"""Phase 3, privileges: from X to 19, each invoked god takes its price and gives its gifts."""

from __future__ import annotations

from leng.engine.choice import Rules
from leng.engine.state import Unit, unit
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.box import Effect
from leng.games.kingsport_festival.deeds.goods import lose_sanity, price
from leng.games.kingsport_festival.deeds.spellbook import discard_used, laid_out
from leng.games.kingsport_festival.effects.compound import resolve
from leng.games.kingsport_festival.rules.actions import SCENARIO
from leng.games.kingsport_festival.rules.moments import might_act, moment, those_who_might
from leng.games.kingsport_festival.state import Cultist, Festival, Gift

BEFORE, ON_GIFT, AFTER_GIFT = "privileges.start", "privileges.on_gift", "privileges.after_gift"


@unit
def privileges(g: Festival) -> None:
    """First what may be used before god X; then the gods in ascending order."""  # KF R-031
    g.phase = "privileges"
    g.tell("phase", phase=g.phase)
    gifts: list[Unit] = []
    for god in g.box.gods:
        if god in g.invoked:  # KF R-032: a god nobody invoked does nothing
            offerings = g.invoked[god]
            if len(offerings) > 1:
                offerings = sorted(offerings, key=lambda each: g.order.index(each.seat))  # KF
            for offering in offerings:
                gifts.append(("gift", god, offering.seat))
    g.next_up(*[("before_gifts", seat) for seat in those_who_might(g, BEFORE)], *gifts)


@unit
def before_gifts(g: Festival, seat: int) -> Rules[None]:
    """Spells and buildings of the beginning of this phase."""
    yield from moment(g, g.cultists[seat], asks.PRIVILEGES, BEFORE)


@unit
def gift(g: Festival, god: str, seat: int) -> Rules[None]:
    """A god answers a cultist, who may do something first."""
    who = g.cultists[seat]
    g.gift = Gift(god, seat)
    if g.news is not None:
        g.tell("answer", seat=seat, god=god)
    if not might_act(g, who, ON_GIFT):
        yield from receive(g, who, god)
        return
    held = len(who.hand)
    yield from moment(g, who, asks.GIFT, ON_GIFT, god=god)
    played = len(who.hand) < held
    yield from receive(g, who, god)
    if played and g.letter:
        discard_used(g, laid_out(g))  # KF Q-40


def receive(g: Festival, who: Cultist, god: str) -> Rules[None]:
    """Pay, receive in the order shown, take the dice back."""  # KF R-033
    assert g.gift is not None
    offerings = g.invoked[god]
    offering = offerings[0] if len(offerings) == 1 else next(each for each in offerings if each.seat == who.seat)
    answered = 0
    while answered < g.gift.times:  # a spell may make it answer twice
        if answered and g.letter:
            g.tell("answer", seat=who.seat, god=god)
        answered += 1
        if cost := price(g, who, god, offering):
            lose_sanity(g, who, cost)  # KF R-034
        for verb in g.box.gods[god].gifts + g.box.charters[g.scenario].god_gifts.get(god, ()):
            rules = verb.do(g, who)
            if rules is not None:
                yield from rules
        for source, effect in more(g, who, god):
            if source != SCENARIO and g.letter:
                g.tell("building-works", seat=who.seat, building=source)
            yield from resolve(g, who, effect.effects)
    g.gift = None
    if len(offerings) == 1:  # KF R-032: the dice go back
        del g.invoked[god]
    else:
        offerings.remove(offering)


def more(g: Festival, who: Cultist, god: str) -> list[tuple[str, Effect]]:
    """What the Scenario and buildings add to a god's answer, and which of them."""
    added: list[tuple[str, Effect]] = []
    scenario = g.box.charters[g.scenario].at.get(AFTER_GIFT)
    if scenario is not None:
        added += [(SCENARIO, effect) for effect in scenario]
    for building, effects in g.box.answer_buildings.items():
        if building in who.discs:
            added += [(building, effect) for effect in effects]
    return [each for each in added if each[1].given.holds(g, who, god)] if added else added
