"""Paying for abilities and Miracles, and trying beforehand what would be left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from leng.engine.choice import Option, Refusal, Rules
from leng.engine.picks import pick_some
from leng.games.cult.effects.verb import LENIENT, refuse_all
from leng.games.cult.effects.verb import in_vain as nothing_comes_of
from leng.games.cult.state import City, Cult

if TYPE_CHECKING:
    from leng.games.cult.effects.cost import Cost
    from leng.games.cult.effects.verb import Verb

T = TypeVar("T")


def may_not_pay(g: City, who: Cult, costs: Sequence[Cost], effects: Sequence[Verb], delicate: bool) -> Refusal | None:
    """Why a cost cannot be paid, or why nothing could come of it once it is paid."""  # CU
    refusal = short_of(g, who, costs)
    if refusal is not None or not effects:
        return refusal
    if not delicate:
        return refuse_all(g, who, effects, LENIENT)
    for twin, x in _payments(g, who, costs):
        refusal = _if_like(g, twin, partial(refuse_all, g, twin, effects, LENIENT, x))
        if refusal is None:
            return None
    return refusal


def short_of(g: City, who: Cult, costs: Sequence[Cost]) -> Refusal | None:
    """Why a cost cannot be paid."""
    for cost in costs:
        refusal = cost.refuse(g, who)
        if refusal is not None:
            return refusal
    return None


def in_vain(g: City, who: Cult, costs: Sequence[Cost], effects: Sequence[Verb], delicate: bool) -> bool:
    """Whether nothing would come of effects, with whatever they are paid for."""  # CU Q-24
    for verb in effects:
        if not verb.delicate and verb.brings(g, who, 1):
            return False
    if delicate:
        for twin, x in _payments(g, who, costs):
            if not _if_like(g, twin, partial(nothing_comes_of, g, twin, effects, x)):
                return False
    return True


def _payments(g: City, who: Cult, costs: Sequence[Cost]) -> Iterator[tuple[Cult, int]]:
    """What would be left of a cult, whatever it pays with first, and what an effect may count."""
    twin, free, x = who, None, 0
    for cost in costs:
        if cost.ask is None:
            twin = who.copy() if twin is who else twin
            x = cost.take(g, twin, None)
        elif free is None:
            free = cost
    if free is None:
        yield twin, x
        return
    for pick in dict.fromkeys(free.picks(g, who)):
        left = twin.copy()
        yield left, free.take(g, left, pick)


def _if_like(g: City, twin: Cult, judge: Callable[[], T]) -> T:
    """What would be found if a cult were like this."""
    who, news = g.cults[twin.seat], g.news
    g.cults[twin.seat], g.news = twin, None
    try:
        return judge()
    finally:
        g.cults[twin.seat], g.news = who, news


def _spoil(g: City, who: Cult, cost: Cost, effects: Sequence[Verb], picks: Sequence[Option]) -> Refusal | None:
    """Why paying with these would leave nothing to be done."""
    twin = who.copy()
    x = 0
    for _, pick in picks:
        x = cost.take(g, twin, pick)
    return _if_like(g, twin, partial(refuse_all, g, twin, effects, LENIENT, x))


def _is_wasted(g: City, who: Cult, cost: Cost, effects: Sequence[Verb], option: Option) -> bool:
    """Whether nothing would come of effects if they were paid for with this."""  # CU Q-51
    twin = who.copy()
    x = cost.take(g, twin, option[1])
    return _if_like(g, twin, partial(nothing_comes_of, g, twin, effects, x))


def pay(
    g: City,
    who: Cult,
    costs: Sequence[Cost],
    needed: Sequence[Verb] = (),
    hoped_for: Sequence[Verb] = (),
    **about: Any,
) -> Rules[int]:
    """Pay in full, picking what to pay with; returns what an effect may count.

    What is ``needed`` must still be possible afterwards; what is only ``hoped_for`` may be spoilt, in vain.
    """  # CU
    x = 0
    for cost in sorted(costs, key=lambda each: each.ask is not None):
        if cost.ask is None:
            x = cost.take(g, who, None)
            cost.settle(g, who, None, x)
            continue
        x = yield from _pay_with(g, who, cost, needed, hoped_for, about)
    return x


def _pay_with(
    g: City, who: Cult, cost: Cost, needed: Sequence[Verb], hoped_for: Sequence[Verb], about: dict[str, Any]
) -> Rules[int]:
    """Pay a cost with what its owner picks; cards go under their decks in the order in which they are picked."""
    assert cost.ask is not None
    before = who.copy() if needed else who
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
        whole=partial(_spoil, g, before, cost, needed) if needed else None,
        vain=partial(_is_wasted, g, who, cost, hoped_for) if hoped_for and cost.times == 1 else None,
        each=take,
        ordered=True,
        secret=cost.head == "discard" and who.cards > 1,  # the backs tell how many cards there are, not which
        **about,
    )
    return counted[0]
