"""What units are worth, what the Old Ones threaten, and what a fight with them brings on average."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from leng.games.auztralia.bot.strength import Army, Foe, Foes, army, foe, prevails, spoils
from leng.games.auztralia.bot.weights import Weights
from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.state import BLANK, INFANTRY, TEMPLE, UNITS, Australia, Colony

STILL = (TEMPLE, BLANK)
"""What never walks."""


def units_of(g: Australia, who: Colony) -> list[int]:
    """All units of a player, those in a fight too."""
    combat = g.combat
    if combat is None or combat.seat != who.seat:
        return who.barracks
    return [n + more for n, more in zip(who.barracks, combat.force, strict=True)]


def worth_of(w: Weights, units: Sequence[int]) -> float:
    """What units are worth; a second one of a kind only takes blows."""
    worth = 0.0
    for unit, n in enumerate(units):
        if n:
            worth += w.unit[unit] * (1 + w.another * min(n - 1, 2))
    return worth


def dangers(w: Weights, g: Australia, who: Colony, besides: int = 0) -> float:
    """Ports and farms that Old Ones are on their way to, but for those in one hex; any lost port ends the match."""
    if not who.port:
        return 0.0
    coming = awake(g, besides)
    if not coming:
        return 0.0
    lost = sum([_siege(w, g, each, coming) * (1.0 if each is who else w.ally) for each in g.colonies if each.port])
    steps, near, raid = g.land.steps, w.near, w.raid * w.field
    too_far = len(near)
    for place, farm in g.farms.items():
        if farm.seat == who.seat and not farm.blighted:
            row = steps[place]
            for here, _ in coming:
                if row[here] < too_far:
                    lost += raid * near[row[here]]
    return min(lost, 60.0)


def awake(g: Australia, besides: int = 0) -> list[tuple[int, Foe]]:
    """The Old Ones that walk, and where each is, but for those in one hex."""
    tiles = g.box.tiles
    found: list[tuple[int, Foe]] = []
    for one in g.tiles:
        if one.up and one.hex != besides and tiles[one.tile].creature not in STILL:
            found.append((one.hex, foe(g.box, one)))
    return found


def _siege(w: Weights, g: Australia, who: Colony, coming: Sequence[tuple[int, Foe]]) -> float:
    """What the Old Ones near a port threaten: how near the nearest is, and how sure the units there are to hold it."""
    row, too_far = g.land.steps[who.port], len(w.near)
    foes = sorted([(row[here], each) for here, each in coming if row[here] < too_far])
    if not foes:
        return 0.0
    return w.port * w.near[foes[0][0]] * (1 - holds(w, g, who, tuple([each for _, each in foes[:3]])))


def holds(w: Weights, g: Australia, who: Colony, foes: Foes) -> float:
    """How sure a player is to hold the port against Old Ones, with what it has and what it could still buy."""
    own, recruits = army(g, who, units_of(g, who)), _recruits(g.box, who.gold, tuple(g.pool))
    chance, better = _held(g.box, own, recruits, foes, w.steps)
    return chance + w.to_buy * (better - chance)


@lru_cache(maxsize=5_000)
def _recruits(box: AuztraliaBox, gold: int, pool: tuple[int, ...]) -> tuple[int, ...]:
    """How many units of each kind could be bought; of most kinds one is enough."""
    wanted = [min(2, gold) if unit == INFANTRY else 1 for unit in range(len(UNITS))]
    return tuple([min(wanted[unit], pool[unit]) if each.cost <= gold else 0 for unit, each in enumerate(box.units)])


@lru_cache(maxsize=20_000)
def _held(box: AuztraliaBox, own: Army, recruits: tuple[int, ...], foes: Foes, steps: float) -> tuple[float, float]:
    """How sure an army is to hold a port as it is, and with the best of the units that one could still buy."""
    chance = better = _stands(box, own, foes, steps) if any(own.force) else 0.0
    for unit, many in enumerate(recruits):
        if many:
            more = tuple([n + many if kind == unit else n for kind, n in enumerate(own.force)])
            better = max(better, _stands(box, own._replace(force=more), foes, steps))
    return chance, better


def _stands(box: AuztraliaBox, own: Army, foes: Foes, steps: float) -> float:
    """How sure an army is to win, with something for every unit that brings it nearer to that."""
    return (1 - steps) * prevails(box, own, foes) + steps * prevails(box, own, foes, 1)


def fight(
    w: Weights,
    g: Australia,
    who: Colony,
    place: int,
    force: Sequence[int],
    danger: float,
    hurt: int = 0,
    sanity: int | None = None,
) -> float:
    """Points for what is destroyed and what no longer threatens of all ``dangers``, less units that are lost."""
    box = g.box
    own = army(g, who, force)._replace(hurt=hurt)
    if sanity is not None:
        own = own._replace(sanity=sanity)
    here = g.at(place)
    foes = tuple(foe(box, one) for one in here if one.up)
    sure = prevails(box, own, foes) if foes else 1.0
    points = sum(box.tiles[one.tile].points for one in here if one.up)
    worth = sure * (1 + w.old_ones) * points
    for one in here:
        if not one.up:
            level = box.tiles[one.tile].level
            won = spoils(box, own, level)
            worth += sure * (1 + 2 * w.old_ones) * won - _woken(w, g, who, place, own, level)
            sure *= min(1.0, 0.5 + won / 4)
    worth += sure * (danger - dangers(w, g, who, besides=place))
    return worth - worth_of(w, force) * (w.lost * (1 - sure) + w.ended * sure * (1 - sure))


def _woken(w: Weights, g: Australia, who: Colony, place: int, own: Army, level: int) -> float:
    """What a hidden tile will threaten, on average, if it is turned up and proves too strong."""
    near = g.land.steps[who.port][place] if who.port else len(w.near)
    if near >= len(w.near):
        return 0.0
    box = g.box
    faces = [tile for tile in box.tiles.values() if tile.level == level and not tile.mark]
    lost = 0.0
    for face in faces:
        if face.creature not in STILL:
            woken: Foes = ((face.creature, face.capacity),)
            lost += (1 - prevails(box, own, woken)) * (1 - holds(w, g, who, woken))
    return w.waking * w.port * w.near[near] * lost / len(faces)
