"""The action to attack: which hexes units reach, who goes, and how long it takes."""

from __future__ import annotations

from functools import partial
from typing import Any

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.auztralia import asks
from leng.games.auztralia.box import FARTHEST
from leng.games.auztralia.deeds import goods, lines, people
from leng.games.auztralia.state import AIRSHIP, UNITS, Australia, Colony, Combat

Target = tuple[str, int]
Sent = tuple[str, str]

KINDS = range(len(UNITS))
NUMBER = {name: unit for unit, name in enumerate(UNITS)}


def _of_target(g: Australia, seat: int, option: Option) -> dict[str, Any]:
    """How far the farthest of the units goes, and how far it would have to go."""
    who = g.colonies[seat]
    return {"have": people.reach(g, who, _farthest(g, who)), "need": _distance(g, who, option[1])}


def _of_unit(g: Australia, seat: int, option: Option) -> dict[str, Any]:
    """The same of a unit that might join the force."""
    who, combat = g.colonies[seat], g.combat
    assert combat is not None
    return {"have": people.reach(g, who, NUMBER[option[1]]), "need": _distance(g, who, combat.hex)}


def _of_either(g: Australia, seat: int, option: Option) -> dict[str, Any]:
    return _of_target(g, seat, option) if option[0] == "attack" else _of_unit(g, seat, option)


NO_UNITS = Refusal("no-units", "AZ Q-15")
NOTHING_IN_REACH = Refusal("nothing-in-reach", "AZ R-071")
OUT_OF_RANGE = Refusal("out-of-range", "AZ R-071", _of_either)
ONLY_ON_RAILS = Refusal("only-on-rails", "AZ R-072")
WAY_BLOCKED = Refusal("way-blocked", "AZ R-073")
LINE_CUT = Refusal("line-cut", "AZ R-074")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why somebody cannot attack at all."""
    if not any(who.barracks):
        return NO_UNITS
    return None if targets(g, who) else NOTHING_IN_REACH


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """Choose a hex with an Old One and send units there; tells how long that takes."""  # AZ
    near = targets(g, who)
    hexes = [("attack", n) for n in lines.hexes(g.haunted)]
    unless = partial(_may_not_target, g, who, near)
    _, place = yield from choose(who.seat, asks.TARGET, hexes, unless, lying=lying(g))
    return (yield from muster(g, who, place))


def muster(g: Australia, who: Colony, place: int) -> Rules[int]:
    """Units from the barracks become the force that strikes at a hex; tells how long that takes."""  # AZ R-070
    g.combat = combat = Combat(who.seat, place, [0] * len(UNITS), sanity=people.sanity(g, who))
    units = [("unit", UNITS[unit]) for unit in KINDS for _ in range(who.barracks[unit])]
    going = [sent for sent in units if may_not_send(g, who, NUMBER[sent[1]], place) is None]
    unless, each = partial(_may_not_join, g, who, place), partial(_join, who, combat)
    yield from pick_some(who.seat, asks.FORCE, units, 1, None, unless, each=each, at_once=going, hex=place)
    if g.news is not None:
        g.tell("sets-out", seat=who.seat, hex=place, units=goods.named(combat.force))
    return time(g, who, combat.force, fare(g, who, combat.force, place))


def _join(who: Colony, combat: Combat, sent: Sent) -> None:
    unit = NUMBER[sent[1]]
    who.barracks[unit] -= 1
    combat.force[unit] += 1


def lying(g: Australia) -> dict[int, list[str | int]]:
    """What lies in each hex, for those who choose among them: tiles, or the level of a hidden one."""
    found: dict[int, list[str | int]] = {}
    for one in g.tiles:
        found.setdefault(one.hex, []).append(one.tile if one.up else g.box.tiles[one.tile].level)
    return found


# Time -------------------------------------------------------------------------------------------------------------


def time(g: Australia, who: Colony, force: list[int], fare: int = 0) -> int:
    """One for each kind of infantry, car and artillery in the force, but one at least, and rails of others on top."""
    # AZ
    kinds = 0
    for unit in KINDS:
        kinds += force[unit] > 0 and g.box.units[unit].timed
    before, after = (fare, 0) if g.letter else (0, fare)  # by the first edition nobody saved time on rails of others
    takes = max(kinds, 1) + before
    for card in who.characters:
        hasten = g.box.hasten.get(card)
        if hasten is not None:
            takes = max(hasten.least, takes - hasten.n)  # AZ Q-38
    return takes + after


def fare(g: Australia, who: Colony, force: list[int], place: int) -> int:
    """How many rails of others the cheapest way to a hex takes, where they may be used."""  # AZ
    if lines.SHARED_RAILS not in g.flags:
        return 0
    far, flies = _range(g, who, force)
    fares = lines.fares(g, who)
    if not far:
        ways = [fares[end] + (g.rails[side] != who.seat) for side, end in _railheads(g, who, place) if end in fares]
    else:
        ways = [fares[n] for n in lines.hexes(_bases(g, place, far, flies)) if n in fares]
    return min(ways)


# Reach ------------------------------------------------------------------------------------------------------------


def targets(g: Australia, who: Colony) -> int:
    """The hexes with Old Ones that some units of the barracks reach, as bits."""
    if not any(who.barracks):
        return 0
    best = _farthest(g, who)  # who goes farther reaches all that others reach: only airships fly
    return reached(g, who, best, g.haunted)


def reached(g: Australia, who: Colony, unit: int, among: int) -> int:
    """Of these hexes, as bits, those that units of one kind reach to strike there."""  # AZ
    start = lines.usable(g, who)
    far = min(people.reach(g, who, unit), FARTHEST)
    if far:
        return _struck(g, start, far, unit == AIRSHIP) & among
    return _by_rail(g, who, start) & among


def may_not_send(g: Australia, who: Colony, unit: int, place: int) -> Refusal | None:
    """Why units of one kind do not reach a hex; a force reaches it if all its kinds do."""  # AZ
    start = lines.usable(g, who)
    far, flies = min(people.reach(g, who, unit), FARTHEST), unit == AIRSHIP
    if not far:
        heads = _railheads(g, who, place)
        for _, end in heads:
            if start >> end & 1:
                return None
        return LINE_CUT if heads else ONLY_ON_RAILS
    near = g.land.within[place][far]
    if near & start:
        return None if _bases(g, place, far, flies) & start else WAY_BLOCKED
    return LINE_CUT if near & lines.network(g, who.seat) else OUT_OF_RANGE


def _may_not_target(g: Australia, who: Colony, near: int, target: Target) -> Refusal | None:
    place = target[1]
    return None if near >> place & 1 else may_not_send(g, who, _farthest(g, who), place)


def _may_not_join(g: Australia, who: Colony, place: int, sent: Sent) -> Refusal | None:
    return may_not_send(g, who, NUMBER[sent[1]], place)


def _farthest(g: Australia, who: Colony) -> int:
    """The kind of unit in a barracks that goes farthest."""
    for unit in g.box.far_first:
        if who.barracks[unit]:
            return unit
    return AIRSHIP


def _range(g: Australia, who: Colony, force: list[int]) -> tuple[int, bool]:
    """How far a force goes beyond the rails, and whether it flies: only airships among themselves do."""
    # AZ
    kinds = [unit for unit in KINDS if force[unit]]
    return min(people.reach(g, who, unit) for unit in kinds), kinds == [AIRSHIP]


def _struck(g: Australia, start: int, far: int, flies: bool) -> int:
    """Hexes that can be struck from others over land, with no Old One on the way unless over their heads."""
    # AZ
    land, free, found, edge = g.land, ~g.haunted, 0, start
    if flies:
        for n in lines.hexes(start):
            found |= land.within[n][far]
        return found
    for _ in range(far):
        wider = 0
        for n in lines.hexes(edge):
            wider |= land.ring[n]
        edge = wider & free & ~found
        found |= wider
    return found


def _bases(g: Australia, place: int, far: int, flies: bool) -> int:
    """Hexes from which a hex can be struck over land, with no Old One on the way unless over their heads."""
    # AZ
    land = g.land
    if flies:
        return land.within[place][far]
    free, ring = ~g.haunted, land.ring
    found = edge = ring[place] & free
    for _ in range(far - 1):
        wider = 0
        for n in lines.hexes(edge):
            wider |= ring[n]
        edge = wider & free & ~found
        found |= edge
    return found


def _railheads(g: Australia, who: Colony, place: int) -> list[tuple[int, int]]:
    """The rails that touch a hex and may be used, each with the hex at its other end."""  # AZ
    found, land, shared = [], g.land, lines.SHARED_RAILS in g.flags
    for side in land.sides_at[place]:
        owner = g.rails.get(side)
        if owner == who.seat or (shared and owner is not None):
            a, b = land.sides[side]
            found.append((side, b if a == place else a))
    return found


def _by_rail(g: Australia, who: Colony, start: int) -> int:
    """The hexes at the other ends of rails that may be used from these."""  # AZ
    found, ends, seat, shared = 0, g.land.ends, who.seat, lines.SHARED_RAILS in g.flags
    for side, owner in g.rails.items():
        if (owner == seat or shared) and ends[side] & start:
            found |= ends[side] & ~start or ends[side]  # where both ends are among these, one reaches the other
    return found


def _distance(g: Australia, who: Colony, place: int) -> int:
    """How far a hex is from the lines of a player."""
    start = lines.usable(g, who) or lines.network(g, who.seat)
    return min(g.land.steps[place][n] for n in lines.hexes(start))
