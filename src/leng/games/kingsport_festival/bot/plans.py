"""What discs and cubes are good for: buildings that stand, and those that cubes will pay for, as sets."""

from __future__ import annotations

from functools import lru_cache

from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.effects.combat import Strength
from leng.games.kingsport_festival.effects.compound import AnyVerb, If
from leng.games.kingsport_festival.rules.propagation import HOUSE

Cubes = tuple[int, int, int]

PRICE = 1.3
"""What a cube that is missing costs until it is there."""

SPARE = (0.75, 0.7, 0.6, 0.45, 0.3)
"""What cubes without a plan are worth, each one less, as long as there is time to use them."""

LATER = 0.85
"""A building placed in a later round is worth less than one placed now."""

ACCESS = (0.9, 0.7, 0.8, 0.0)
"""What a disc is worth for the streets that lead on from it, by level."""

INCOME = 0.35
"""What a building that works every round is worth each time."""


@lru_cache(maxsize=100_000)
def worth_of_cubes(
    box: KingsportBox, discs: tuple[str, ...], cubes: Cubes, wild: int, placements: int, left: int, less: int
) -> float:
    """The best that can be made of some cubes, and of ``wild`` ones of any kind, with so many discs still to be placed.

    Cubes that are missing for a building are counted at their price, those that are left over as spare ones. In the
    last round nothing more comes, so only what can be paid counts.
    """
    best = _spare(cubes, wild, left)
    if not placements:
        return best
    for building in frontier(box, discs):
        cost, kept, any_left = pay(box.prices[building], cubes, wild, less_of(box, discs, building) + less)
        if cost and not left:
            continue
        gain = worth_of_building(box, building, left) - PRICE * cost
        if cost:
            gain *= LATER
        if gain > 0:
            rest = _next(box, (*discs, building), kept, any_left, placements - 1, left)
            best = max(best, gain + rest)
    return best


def _next(box: KingsportBox, discs: tuple[str, ...], cubes: Cubes, wild: int, placements: int, left: int) -> float:
    """What can be made of the rest in a later round: another building that is paid already, or spare cubes."""
    best = _spare(cubes, wild, left)
    if placements and left and sum(cubes) + wild:
        for building in frontier(box, discs):
            cost, kept, any_left = pay(box.prices[building], cubes, wild, less_of(box, discs, building))
            if not cost:
                gain = LATER * worth_of_building(box, building, left - 1)
                best = max(best, gain + _spare(kept, any_left, left - 1))
    return best


def worth_of_building(box: KingsportBox, building: str, left: int) -> float:
    """Its cult points, the streets beyond it and its work in the rounds still to come."""
    tile = box.buildings[building]
    worth = tile.cult + ACCESS[tile.level - 1] * min(1.0, left / 4)
    return worth + INCOME * left if building in box.income_buildings else worth


@lru_cache(maxsize=10_000)
def worth_of_discs(box: KingsportBox, discs: tuple[str, ...], left: int) -> float:
    """Buildings open further buildings and work every round."""
    worth = 0.0
    for disc in discs:
        worth += ACCESS[box.buildings[disc].level - 1] * min(1.0, left / 4)
        if disc in box.income_buildings:
            worth += INCOME * left
    return worth


@lru_cache(maxsize=10_000)
def strength_of_discs(box: KingsportBox, discs: tuple[str, ...]) -> float:
    """What buildings add in a combat that has not begun."""
    combat = box.combat_buildings
    return sum(_strength(verb) for disc in discs for each in combat.get(disc, ()) for verb in each.effects)


def _strength(verb: AnyVerb) -> float:
    if isinstance(verb, Strength):
        return verb.n
    if isinstance(verb, If):
        return (sum(map(_strength, verb.then)) + sum(map(_strength, verb.otherwise))) / 2
    return 0.0


@lru_cache(maxsize=10_000)
def frontier(box: KingsportBox, discs: tuple[str, ...]) -> tuple[str, ...]:
    """The buildings next to the own ones, further out; before the House, the House."""
    if HOUSE not in discs:
        return (HOUSE,)
    found = dict.fromkeys(option[1] for disc in discs for option in box.outward[disc])
    return tuple(building for building in found if building not in discs)


def less_of(box: KingsportBox, discs: tuple[str, ...], building: str) -> int:
    """How many resources less a building costs whoever has these discs."""
    level = box.buildings[building].level
    return sum(verb.n for disc, verb in box.discounts.items() if disc in discs and level in verb.levels)


def pay(price: tuple[int, int, int, int], cubes: Cubes, wild: int, less: int) -> tuple[int, Cubes, int]:
    """How many cubes are missing for a price, and what is left of the cubes and of the wild ones."""
    kept = [max(0, have - need) for have, need in zip(cubes, price, strict=False)]
    short = sum(max(0, need - have) for have, need in zip(cubes, price, strict=False))
    free = price[3]
    while free and any(kept):
        kept[kept.index(max(kept))] -= 1
        free -= 1
    short = max(0, short + free - less)
    paid = min(short, wild)
    return short - paid, (kept[0], kept[1], kept[2]), wild - paid


def _spare(cubes: Cubes, wild: int, left: int) -> float:
    number = sum(cubes) + wild
    if not left or not number:
        return 0.0
    worth = sum(SPARE[:number]) + 0.15 * max(0, number - len(SPARE)) + 0.15 * wild
    alike = max(cubes)
    return (worth - 0.2 * max(0, alike - 2)) * min(1.0, (left + 1) / 4)
