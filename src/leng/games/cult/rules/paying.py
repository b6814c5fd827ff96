"""Paying for abilities and Miracles, and trying beforehand what would be left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.cult.effects.verb import LENIENT, refuse_all
from leng.games.cult.state import City, Cult

if TYPE_CHECKING:
    from leng.games.cult.effects.cost import Cost
    from leng.games.cult.effects.verb import Verb


def may_not_pay(g: City, who: Cult, costs: Sequence[Cost], effects: Sequence[Verb], delicate: bool) -> Refusal | None:
    """Why a cost cannot be paid, or why nothing could come of it once it is paid."""  # CU
    for cost in costs:
        refusal = cost.refuse(g, who)
        if refusal is not None:
            return refusal
    if not delicate:
        return refuse_all(g, who, effects, LENIENT)
    fixed = [cost for cost in costs if cost.ask is None]
    free = [cost for cost in costs if cost.ask is not None]
    twin = who.copy()
    x = 0
    for cost in fixed:
        x = cost.take(g, twin, None)
    if not free:
        return _afterwards(g, twin, effects, x)
    refusal = None
    for pick in free[0].picks(g, who):
        refusal = _spoils(g, twin, free[0], effects, pick)
        if refusal is None:
            return None
    return refusal


def _afterwards(g: City, twin: Cult, effects: Sequence[Verb], x: int) -> Refusal | None:
    """Why effects could not be carried out if a cult were like this."""
    who, news = g.cults[twin.seat], g.news
    g.cults[twin.seat], g.news = twin, None
    try:
        return refuse_all(g, twin, effects, LENIENT, x)
    finally:
        g.cults[twin.seat], g.news = who, news


def _spoils(g: City, who: Cult, cost: Cost, effects: Sequence[Verb], pick: Any) -> Refusal | None:
    """Why paying with this would leave nothing to be done."""
    twin = who.copy()
    x = cost.take(g, twin, pick)
    return _afterwards(g, twin, effects, x)


def pay(
    g: City, who: Cult, costs: Sequence[Cost], effects: Sequence[Verb] = (), delicate: bool = False, **about: Any
) -> Rules[int]:
    """Pay in full, picking what to pay with; returns what an effect may count."""  # CU
    x = 0
    for cost in sorted(costs, key=lambda each: each.ask is not None):
        if cost.ask is None:
            x = cost.take(g, who, None)
            cost.settle(g, who, None, x)
            continue
        for left in range(cost.times, 0, -1):
            options = [(cost.head, pick) for pick in cost.picks(g, who)]
            spoils = partial(_spoils_option, g, who, cost, effects) if delicate else None
            hidden = cost.head == "discard" and who.cards > 1  # the backs tell how many cards there are, not which
            pick = yield from choose(who.seat, cost.ask, options, spoils, secret=hidden, left=left, **about)
            x = cost.take(g, who, pick[1])
            cost.settle(g, who, pick[1], x)
    return x


def _spoils_option(g: City, who: Cult, cost: Cost, effects: Sequence[Verb], option: Option) -> Refusal | None:
    return _spoils(g, who, cost, effects, option[1])
