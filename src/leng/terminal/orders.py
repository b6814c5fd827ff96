"""Standing orders at the prompt: what a person does not want to be asked, seen and lifted again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.choice import Choice
from leng.engine.table import NOTHING_TO_DECIDE, StandingOrder
from leng.terminal.speech import in_any_language, say
from leng.terminal.typed import plain

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting

MISSING = "⟦"


def follow(sitting: Sitting, decision: Choice, rest: str) -> None:
    """``orders``, ``orders never``, ``orders round``, ``orders easy`` or ``orders lift N``."""
    first, _, more = plain(rest).partition(" ")
    table, seat = sitting.table, decision.seat
    if not first:
        _list(sitting, seat)
    elif first in in_any_language("typed-never"):
        _decline(sitting, decision, None)
    elif first in in_any_language("typed-round"):
        _decline(sitting, decision, table.state.round)
    elif first in in_any_language("typed-easy"):
        table.give_order(StandingOrder(seat, NOTHING_TO_DECIDE))
        sitting.save()
        _list(sitting, seat)
    elif first in in_any_language("typed-lift"):
        _lift(sitting, seat, more)
    else:
        sitting.screen.say(say("orders-usage"))


def _mine(sitting: Sitting, seat: int) -> list[StandingOrder]:
    return [order for order in sitting.table.orders if order.seat == seat]


def _list(sitting: Sitting, seat: int) -> None:
    mine = _mine(sitting, seat)
    sitting.screen.say(say("orders-list" if mine else "orders-none"))
    for number, order in enumerate(mine, start=1):
        sitting.screen.item(str(number), _in_words(sitting, order))
    sitting.screen.say(say("orders-usage"), "dim")


def _in_words(sitting: Sitting, order: StandingOrder) -> str:
    if order.ask == NOTHING_TO_DECIDE:
        return say("order-nothing-to-decide")
    told = sitting.presenter.say(f"ask-{order.ask}", seat=order.seat)
    if told.startswith(MISSING):  # the question names facts of its moment: say what the others read meanwhile
        told = sitting.presenter.say(f"wait-{order.ask}", seat=order.seat)
    return say("order-never" if order.until_round is None else "order-round", ask=told, round=order.until_round or 0)


def _decline(sitting: Sitting, decision: Choice, until: int | None) -> None:
    """From now on answer this question with the option that declines, now included."""
    passing = decision.ask.passing
    if passing not in decision.options:
        sitting.screen.say(say("orders-not-here"))
        return
    order = StandingOrder(decision.seat, decision.ask.name, until)
    sitting.table.give_order(order)
    sitting.screen.say(_in_words(sitting, order))
    sitting.table.follow_orders()
    sitting.save()


def _lift(sitting: Sitting, seat: int, number: str) -> None:
    mine = _mine(sitting, seat)
    if not number.isdecimal() or not 1 <= int(number) <= len(mine):
        sitting.screen.say(say("orders-which", most=len(mine)))
        return
    order = mine[int(number) - 1]
    sitting.table.lift_order(seat, order.ask)
    sitting.save()
    sitting.screen.say(say("order-lifted", order=_in_words(sitting, order)))
