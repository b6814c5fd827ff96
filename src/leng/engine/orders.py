"""Standing orders people may give: which fit a question, which stand from the opening on, and how they read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.errors import NotOffered
from leng.engine.table import HUMAN, NOTHING_TO_DECIDE, StandingOrder, Table
from leng.engine.text import MISSING

if TYPE_CHECKING:
    from leng.engine.presenter import Presenter


def haste_betrays(table: Table) -> bool:
    """Whether other people would learn something of a hidden hand from an answer that comes without being asked."""
    return table.game.secrets and sum(seat.player == HUMAN for seat in table.seats) > 1


def give_at_opening(table: Table) -> None:
    """Nobody is bothered where there is nothing to decide, unless skipping the question would betray a hand."""
    if haste_betrays(table):
        return
    for number, seat in enumerate(table.seats):
        if seat.player == HUMAN:
            table.give_order(StandingOrder(number, NOTHING_TO_DECIDE))


def offered(table: Table) -> list[StandingOrder]:
    """How the pending question may be declined beforehand: this round, always, or under a condition of the game."""
    decision = table.decision
    if decision is None or decision.ask.beforehand not in decision.options:
        return []
    seat, ask, now = decision.seat, decision.ask.name, table.state.round
    conditions = table.game.provisos(table.state, decision)
    return [
        StandingOrder(seat, ask, now),
        StandingOrder(seat, ask),
        *(StandingOrder(seat, ask, now if _ends(each) else None, each) for each in conditions),
    ]


def wanted(table: Table, proviso: str = "", this_round: bool = False) -> StandingOrder:
    """The order to decline the pending question under this condition; refused where it is not offered."""
    fitting = offered(table)
    if not fitting:
        raise NotOffered("error-order-not-here")
    if not proviso:
        return fitting[0] if this_round else fitting[1]
    for order in fitting:
        if order.proviso == proviso:
            until = table.state.round if this_round else order.until_round
            return StandingOrder(order.seat, order.ask, until, proviso)
    known = ", ".join(order.proviso for order in fitting if order.proviso) or "–"
    raise NotOffered("error-order-proviso", proviso=proviso, known=known)


def _ends(proviso: str) -> bool:
    """A condition that names a place waits for it in this round only: the next round passes there again."""
    return ":" in proviso


def makes_sense(speaker: Presenter, order: StandingOrder) -> bool:
    """Whether an order from a save belongs to this table: a seat, a question and a condition that exist."""
    if order.seat not in range(len(speaker.seats)):
        return False
    if order.ask != NOTHING_TO_DECIDE and not speaker.words.has(f"wait-{order.ask}"):
        return False
    return not order.proviso or not speaker.proviso(order.proviso).startswith(MISSING)


# In words --------------------------------------------------------------------------------------------------------


def in_words(speaker: Presenter, order: StandingOrder) -> str:
    """What an order means, as a sentence to whoever gave it."""
    if order.ask == NOTHING_TO_DECIDE:
        return speaker.words.say("order-nothing-to-decide")
    asked = _question(speaker, order)
    if order.proviso:
        lasting = "under" if order.until_round is None or _ends(order.proviso) else "under-round"
        condition = speaker.proviso(order.proviso)
        return speaker.words.say(f"order-{lasting}", ask=asked, proviso=condition, round=order.until_round or 0)
    lasting = "never" if order.until_round is None else "round"
    return speaker.words.say(f"order-{lasting}", ask=asked, round=order.until_round or 0)


def offer_in_words(speaker: Presenter, order: StandingOrder) -> str:
    """An order that might be given, as a line of a list."""
    if order.ask == NOTHING_TO_DECIDE:
        return speaker.words.say("offer-nothing-to-decide")
    if order.proviso:
        return speaker.words.say("offer-under", proviso=speaker.proviso(order.proviso))
    return speaker.words.say("offer-never" if order.until_round is None else "offer-round")


def _question(speaker: Presenter, order: StandingOrder) -> str:
    told = speaker.say(f"ask-{order.ask}", seat=order.seat)
    if told.startswith(MISSING):  # the question names facts of its moment: say what the others read meanwhile
        told = speaker.say(f"wait-{order.ask}", seat=order.seat)
    return told
