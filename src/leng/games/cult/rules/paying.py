"""Paying for abilities and Miracles, and trying beforehand what would be left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from leng.engine.choice import Option, Refusal, Rules
from leng.engine.picks import pick_some
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
    twin, free, x = who, None, 0
    for cost in costs:
        if cost.ask is None:
            twin = who.copy() if twin is who else twin
            x = cost.take(g, twin, None)
        elif free is None:
            free = cost
    if free is None:
        return _afterwards(g, twin, effects, x)
    refusal = None
    for pick in dict.fromkeys(free.picks(g, who)):
        refusal = _spoil(g, twin, free, effects, [(free.head, pick)])
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


def _spoil(g: City, who: Cult, cost: Cost, effects: Sequence[Verb], picks: Sequence[Option]) -> Refusal | None:
    """Why paying with these would leave nothing to be done."""
    twin = who.copy()
    x = 0
    for _, pick in picks:
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
        x = yield from _pay_with(g, who, cost, effects, delicate, about)
    return x


def _pay_with(
    g: City, who: Cult, cost: Cost, effects: Sequence[Verb], delicate: bool, about: dict[str, Any]
) -> Rules[int]:
    """Pay a cost with what its owner picks; cards go under their decks in the order in which they are picked."""
    assert cost.ask is not None
    before = who.copy() if delicate else who
    counted = [0]

    def take(option: Option) -> None:
        counted[0] = cost.take(g, who, option[1])
        cost.settle(g, who, option[1], counted[0])

    yield from pick_some(
        who.seat,
        cost.ask,
        [(cost.head, pick) for pick in cost.picks(g, who)],
        cost.times,
        cost.times,
        whole=partial(_spoil, g, before, cost, effects) if delicate else None,
        each=take,
        ordered=True,
        secret=cost.head == "discard" and who.cards > 1,  # the backs tell how many cards there are, not which
        **about,
    )
    return counted[0]
