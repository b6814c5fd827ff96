"""What raids would take, told beforehand."""

from __future__ import annotations

from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.rules.defence import blunted, passive, printed_defence, protected, route
from leng.games.evil_high_priest.state import EXPOSED, PLACES, STRONGEST, Conclave, Priest


def tolls(g: Conclave, who: Priest) -> list[tuple[list[int], list[str], int]]:
    """What raids of every strength would take if nobody gave anything up, as the investigator of the raid that goes on
    has it: the strength left on its way, the places it would empty, and the points lost."""
    safe, path = protected(g), route(g, who)
    without_defence = blunted(g, who, path)
    way = []  # each place the raid comes by: which it is, what it stops, what could be lost there
    for place in path:
        wall = 0 if place == EXPOSED or place in without_defence else printed_defence(g, who, place)
        there = [(kind, n) for kind, n in goods.lying(who, place).items() if kind not in safe]
        points = sum([g.box.resources[kind].worth * n for kind, n in there]) if there else -1
        way.append((PLACES.index(place), wall, points))
    stopped = passive(g, who, who.asylum, who.escape)
    spared = _toll(0, way)
    return [_toll(n - stopped, way) if n > stopped else spared for n in range(STRONGEST + 1)]


def _toll(strength: int, way: list[tuple[int, int, int]]) -> tuple[list[int], list[str], int]:
    """What a raid takes on its way with so much strength left behind the asylum."""
    after = [-1] * len(PLACES)
    lost, taken = [], 0
    left = [strength]
    for at, wall, points in way:
        if strength:
            strength = max(0, min(STRONGEST, strength - wall))
            if strength and points >= 0:
                lost.append(PLACES[at])
                taken += points
        after[at] = strength
    for n in after:
        left.append(left[-1] if n < 0 else n)
    return left, lost, taken
