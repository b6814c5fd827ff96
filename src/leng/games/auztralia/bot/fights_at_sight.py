"""Fights at first sight: what an army reaches, what it would beat there, and what it fears for its port."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Choice, Option
from leng.games.auztralia import asks
from leng.games.auztralia.bot.fighting import awake
from leng.games.auztralia.bot.strength import army, foe, prevails, spoils, wakes
from leng.games.auztralia.bot.weights import SIGHT
from leng.games.auztralia.deeds import lines
from leng.games.auztralia.odds import going
from leng.games.auztralia.rules import attack
from leng.games.auztralia.state import BLANK, UNITS, Australia, Colony

ALMOST = 0.24  # how sure an army is to win that goes on fighting
HIDDEN = 0.5  # what it costs to turn up what sleeps
WOKEN = 2.6  # what it costs to wake an Old One that is not beaten
PESTER = 8.0  # and more beside the port
MENACE = 7.5  # what it brings to destroy what is about to enter the port
ALLY = 2.0  # and that of another
FEAR = 9.0  # how much more units are worth to a port that is about to fall
BEATEN = 2.4  # what a defeat costs


def attacks(g: Australia, who: Colony, time: int) -> tuple[float, int]:
    """The best hex that units reach, with all who go there, less the time these take."""
    best = -9.0
    for place, force in _reached(g, who):
        best = max(best, _prey(g, who, place, force) - SIGHT.time * attack.time(g, who, force))
    return best, 0


def _reached(g: Australia, who: Colony) -> list[tuple[int, list[int]]]:
    """The hexes of Old Ones that units reach, and which units."""
    barracks, haunted = who.barracks, g.haunted
    reach = [attack.reached(g, who, unit, haunted) if n else 0 for unit, n in enumerate(barracks)]
    every = 0
    for each in reach:
        every |= each
    found = []
    for place in lines.hexes(every):
        found.append((place, [n if each >> place & 1 else 0 for n, each in zip(barracks, reach, strict=True)]))
    return found


def fear(g: Australia, who: Colony) -> float:
    """How much more units are worth while the army does not hold the port against what comes."""
    row = g.land.steps[who.port]
    coming = [(row[here], each) for here, each in awake(g) if row[here] < len(SIGHT.near)]
    if not coming:
        return 0.0
    coming.sort()
    foes = tuple(each for far, each in coming[:2] if far <= coming[0][0] + 1)
    holds = prevails(g.box, army(g, who), foes) if any(who.barracks) else 0.0
    return FEAR * SIGHT.near[coming[0][0]] * (1 - holds)


def _prey(g: Australia, who: Colony, place: int, force: Sequence[int]) -> float:
    """Points for what lies in a hex, as far as a force beats it, and what no longer threatens the port."""
    own, tiles = army(g, who, force), g.box.tiles
    foes, worth, points = [], 0.0, 0
    for one in g.tiles:
        if one.hex != place:
            continue
        face = tiles[one.tile]
        if one.up:
            if face.creature != BLANK:
                foes.append(foe(g.box, one))
            points += face.points
        else:
            near = g.land.steps[who.port][place]
            woken = WOKEN + (PESTER * SIGHT.near[near] if near < len(SIGHT.near) else 0.0)
            worth += (1 + 2 * SIGHT.old_ones) * spoils(g.box, own, face.level)
            worth -= HIDDEN + woken * wakes(g.box, own, face.level)
    if foes:
        sure, row = prevails(g.box, own, tuple(foes)), g.land.steps[place]
        threat = 0.0
        for each in g.colonies:
            if row[each.port] < len(SIGHT.near):
                threat += (MENACE if each is who else ALLY) * SIGHT.near[row[each.port]]
        worth = sure * (worth + (1 + SIGHT.old_ones) * points + threat) - BEATEN * (1 - sure)
    return worth


def target(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Each hex as all who reach it find it, less the time they take."""
    found = []
    for option in options:
        if option == asks.PASS:
            found.append(0.0)
        else:
            goes = going(g, who, option[1])
            found.append(_prey(g, who, option[1], goes) - SIGHT.time * attack.time(g, who, goes))
    return found


def force(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """All who can go, go."""
    return [3.0 if each == asks.ALL else 0.0 if each == asks.DONE else 1.0 for each in options]


def retreat(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Who is likely to win stays."""
    combat = g.combat
    assert combat is not None
    own = army(g, who, combat.force)._replace(hurt=sum(combat.hurt), sanity=combat.sanity)
    foes = tuple(foe(g.box, one) for one in g.at(combat.hex))
    stay = 6 * (prevails(g.box, own, foes) - ALMOST)
    return [stay if each == asks.STAY else 0.0 if each == asks.ALL else -3.0 for each in options]


def assign(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whoever bears it; else whoever is missed least."""
    combat = g.combat
    assert combat is not None
    found = []
    bears = army(g, who, combat.force).bears
    for _, name in options:
        unit = UNITS.index(name)
        falls = combat.hurt[unit] + 1 >= bears[unit]
        last = combat.force[unit] == 1
        found.append((-SIGHT.unit[unit] * (1.0 if last else SIGHT.another) if falls else 0.0) - 0.1 * combat.hurt[unit])
    return found


def old_one(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The one that is nearest to its end, and worth most."""
    marks = {one.tile: one for one in g.tiles}
    found = []
    for _, tile in options:
        face = g.box.tiles[tile]
        found.append(face.points - 2.0 * (face.capacity - sum(marks[tile].damage)))
    return found


def sacrifice(g: Australia, who: Colony, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Whoever is missed least."""
    return [-SIGHT.unit[UNITS.index(name)] for _, name in options]
