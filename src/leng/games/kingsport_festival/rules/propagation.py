"""Phase 4, propagation: in turn order, at most one disc on one building."""

from __future__ import annotations

from functools import partial
from typing import Any

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds.goods import can_pay, gain, pay_cubes
from leng.games.kingsport_festival.effects.compound import resolve
from leng.games.kingsport_festival.rules.actions import uses
from leng.games.kingsport_festival.rules.moments import act, may_not, vain_among
from leng.games.kingsport_festival.rules.spells import casts, might_cast, other_casts
from leng.games.kingsport_festival.state import Cultist, Festival

WHEN = "propagation.own_turn"
HOUSE = "house"


def _next_doors(g: Festival, seat: int, option: Option) -> dict[str, Any]:
    return {"building": option[1], "doors": list(g.box.doors[option[1]])}


def _shortage(g: Festival, seat: int, option: Option) -> dict[str, Any]:
    who = g.cultists[seat]
    return {
        "building": option[1],
        "cost": g.box.buildings[option[1]].cost,
        "less": discount(g, who, option[1]),
        "have": tuple(who.cubes),
    }


OWN_DISC = Refusal("own-disc", "KF Q-07", lambda g, seat, option: {"building": option[1]})
ONE_A_ROUND = Refusal("one-building", "KF R-044")
HOUSE_FIRST = Refusal("house-first", "KF R-045")
NO_STREET = Refusal("no-street", "KF R-045", _next_doors)
TOO_DEAR = Refusal("building-too-dear", "KF R-044", _shortage)


@unit
def propagation(g: Festival) -> None:
    """In turn order."""
    g.phase = "propagation"
    g.tell("phase", phase=g.phase)
    g.next_up(*[("propagate", seat) for seat in g.order])


@unit
def propagate(g: Festival, seat: int) -> Rules[None]:
    """A turn: one disc or none; spells and the Ruins before or after."""  # KF R-044
    who = g.cultists[seat]
    while True:
        spells = bool(who.hand) and might_cast(g, who, WHEN)
        candidates = _frontier(g, who)
        acts: list[Option] = [*casts(g, who, WHEN)] if spells else []
        acts += uses(g, who, WHEN)
        candidates += acts
        vain = vain_among(g, who, acts, WHEN) if acts else None
        if not candidates and not spells:
            break
        candidates.append(asks.PASS)
        pick = yield from choose(
            seat,
            asks.PROPAGATE,
            candidates,
            partial(_may_not, g, who),
            vain=vain,
            letter=vain is None or g.letter,
            also=partial(_elsewhere, g, who),
            secret=spells,
        )
        if pick == asks.PASS:
            break
        if pick[0] == "place":
            yield from place(g, who, pick[1])
        else:
            yield from act(g, who, pick, WHEN)
    who.price_off = 0
    who.wild = False


def _frontier(g: Festival, who: Cultist) -> list[Option]:
    """The buildings next to the cultist's own, further out; before the House, the House."""
    if "place" in who.used or not any(who.cubes):
        return []  # with a disc placed, or without a cube, no building can be had
    discs, outward = who.discs, g.box.outward
    found: list[Option] = [] if HOUSE in discs else [("place", HOUSE)]
    for disc in discs:
        for option in outward[disc]:
            if option[1] not in discs and option not in found:
                found.append(option)
    return found


def _elsewhere(g: Festival, who: Cultist) -> list[Option]:
    """All other buildings, and the spells of other moments."""
    return [*(("place", each) for each in g.box.buildings), *other_casts(who)]


def _may_not(g: Festival, who: Cultist, option: Option) -> Refusal | None:
    if option[0] == "place":
        return may_not_place(g, who, option[1])
    return None if option is asks.PASS else may_not(g, who, WHEN, option)


def may_not_place(g: Festival, who: Cultist, building: str) -> Refusal | None:
    """One disc a round, beside one of one's own, paid in full."""
    if building in who.discs:
        return OWN_DISC
    if "place" in who.used:
        return ONE_A_ROUND
    tile = g.box.buildings[building]
    if tile.level == 2 and HOUSE not in who.discs:
        return HOUSE_FIRST
    if tile.level > 2:
        for door in g.box.doors[building]:
            if door in who.discs:
                break
        else:
            return NO_STREET
    if can_pay(who, price := g.box.prices[building]):
        return None
    less = discount(g, who, building)
    return None if (less or who.wild) and can_pay(who, price, less, who.wild) else TOO_DEAR


def discount(g: Festival, who: Cultist, building: str) -> int:
    """How many resources less a building costs this cultist now."""
    less = who.price_off
    for disc, verb in g.box.discounts.items():
        if disc in who.discs and g.box.buildings[building].level in verb.levels:
            less += verb.n
    return less


def place(g: Festival, who: Cultist, building: str) -> Rules[None]:
    """Pay, put the disc down, score, and let the building and the Scenario work."""  # KF
    tile = g.box.buildings[building]
    g.tell("place", seat=who.seat, building=building)
    yield from pay_cubes(g, who, g.box.prices[building], discount(g, who, building), who.wild)
    who.price_off = 0
    who.wild = False
    who.used.append("place")
    who.discs.append(building)
    gain(g, who, "cult", tile.cult)
    for effect in tile.at("on_place"):
        if effect.given.holds(g, who):
            yield from resolve(g, who, effect.effects)
    yield from resolve(g, who, g.charter.place_bonus.get(building, ()))
    for effect in g.charter.at.get("on_place", ()):
        if effect.given.holds(g, who):
            yield from resolve(g, who, effect.effects)
