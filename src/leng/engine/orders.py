"""Standing orders people may give: which fit a question, and which stand from the opening on."""

from __future__ import annotations

from leng.engine.errors import NotOffered
from leng.engine.table import HUMAN, NOT_IN_VAIN, NOTHING_TO_DECIDE, StandingOrder, Table

AT_LARGE = (NOTHING_TO_DECIDE, NOT_IN_VAIN)
"""Orders about every question."""


def haste_betrays(table: Table) -> bool:
    """Whether other people would learn something hidden from an answer that comes without being asked."""
    return (table.manner.secrets or table.veiled) and _several(table)


def _several(table: Table) -> bool:
    return sum(seat.player == HUMAN for seat in table.seats) > 1


def give_at_opening(table: Table) -> None:
    """Nobody is bothered where nothing would bring anything, nor with nothing to decide unless that betrays a hand."""
    for number, seat in enumerate(table.seats):
        if seat.player != HUMAN:
            continue
        fitting = [NOTHING_TO_DECIDE] if not table.several_people else []
        fitting += [NOT_IN_VAIN] if table.state.letter else []
        for order in [StandingOrder(number, ask) for ask in fitting]:
            if order not in table.orders:
                table.give_order(order)


def offered(table: Table) -> list[StandingOrder]:
    """How the pending question may be declined beforehand: always, this round, or under a condition of the game."""
    decision = table.decision
    if decision is None or decision.ask.beforehand not in decision.options:
        return []
    seat, ask = decision.seat, decision.ask.name
    now = until(table, this_round=True) if table.manner.rounds else None
    conditions = table.game.provisos(table.state, decision)
    return [
        *([StandingOrder(seat, ask, now)] if now is not None else []),
        StandingOrder(seat, ask),
        *(StandingOrder(seat, ask, now if ends(each) else None, each) for each in conditions),
    ]


def until(table: Table, this_round: bool) -> int | None:
    """In which round an order ends: this one, or never; refused where a match has no rounds."""
    if not this_round:
        return None
    if not table.manner.rounds:
        raise NotOffered("error-order-no-rounds")
    return int(table.state.round)


def wanted(table: Table, proviso: str = "", this_round: bool = False) -> StandingOrder:
    """The order to decline the pending question under this condition; refused where it is not offered."""
    fitting = offered(table)
    if not fitting:
        raise NotOffered("error-order-not-here")
    last = until(table, this_round)
    for order in fitting:
        if order.proviso == proviso:
            ending = order.until_round if proviso and last is None else last
            return StandingOrder(order.seat, order.ask, ending, proviso)
    known = ", ".join(order.proviso for order in fitting if order.proviso) or "–"
    raise NotOffered("error-order-proviso", proviso=proviso, known=known)


def ends(proviso: str) -> bool:
    """A condition that names a place waits for it in this round only: the next round passes there again.

    Where a match has no rounds, the game says when its time is over (``Game.heeds``).
    """
    return ":" in proviso
