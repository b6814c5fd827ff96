"""Which gods a cultist's dice can reach, and why not the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from leng.engine.choice import Refusal
from leng.games.kingsport_festival.state import Cultist, Festival

Dice = tuple[int, ...]
Placement = tuple[str, str, Dice]
"""The option ``invoke:god:dice``."""


def _sums(g: Festival, seat: int, option: Placement) -> dict[str, Any]:
    who = g.cultists[seat]
    sums = sorted({sum(dice) + (who.bend or 0) for dice in subsets(tuple(who.dice))})
    return {"god": option[1], "need": g.box.gods[option[1]].value, "sums": sums}


def _taker(g: Festival, seat: int, option: Placement) -> dict[str, Any]:
    return {"god": option[1], "seat": g.invoked[option[1]][0].seat}


WRONG_SUM = Refusal("wrong-sum", "KF R-027", _sums)
TAKEN = Refusal("god-taken", "KF R-028", _taker)
ONCE = Refusal("god-once", "KF R-029", lambda g, seat, option: {"god": option[1]})

_SUBSETS: dict[Dice, list[Dice]] = {}


def subsets(dice: Dice) -> list[Dice]:
    """Every different way to pick at least one of these dice."""
    found = _SUBSETS.get(dice)
    if found is None:
        picks = (pick for size in range(1, len(dice) + 1) for pick in combinations(dice, size))
        found = _SUBSETS[dice] = list(dict.fromkeys(picks))
    return found


def placements(g: Festival, who: Cultist, bend: int | None) -> Sequence[Placement]:
    """The invocations whose dice fit their god; another cultist may already have been there."""
    dice = tuple(who.dice)
    found: Sequence[Placement] = g.box.placements(dice, bend)
    if bend is not None and g.letter:
        found = [*found, *g.box.for_x(dice)]  # KF: X takes any dice, whatever a spell adds to their sum
    if g.box.charters[g.scenario].other_ways:
        found = [*found, *(each for each in _other_ways(g, dice) if each not in found)]
    return found


def _other_ways(g: Festival, dice: Dice) -> Iterable[Placement]:
    """Invocations only the Scenario allows."""  # KF R-016
    for god, (requires, _) in g.charter.other_ways.items():
        for pick in subsets(dice):
            if len(pick) == 3 and (requires == "three_dice_any_total" or pick[0] == pick[2]):
                yield ("invoke", god, pick)


def may_not_invoke(g: Festival, who: Cultist, god: str, dice: Dice) -> Refusal | None:
    """The dice must fit, and the god must still be free."""
    offerings = g.invoked.get(god)
    if offerings is not None:
        if not g.box.gods[god].open_to_all and god not in g.charter.open_gods:
            return TAKEN  # KF R-028
        for offering in offerings:
            if offering.seat == who.seat:
                return ONCE  # KF R-029
    return None if dice else WRONG_SUM  # KF R-027


def _by_sum(g: Festival, who: Cultist, bend: int) -> Sequence[Placement]:
    """The invocations that look at the sum; the first edition counted in those that only a Scenario allows."""
    return g.box.placements(tuple(who.dice), bend) if g.letter else placements(g, who, bend)


def reachable(g: Festival, who: Cultist, bend: int, spells: Sequence[str], magic: int) -> bool:
    """Whether a sum bent this much, or further by these spells, reaches a free god."""
    for _, god, dice in _by_sum(g, who, bend):
        if may_not_invoke(g, who, god, dice) is None:
            return True
    for spell in spells:
        amounts, price = g.box.bending.get(spell, ((), 0))
        if price <= magic:
            rest = [each for each in spells if each != spell]
            if any(reachable(g, who, bend + each, rest, magic - price) for each in amounts):
                return True
    return False
