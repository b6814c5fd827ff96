"""How standing orders read."""

from __future__ import annotations

from leng.engine.orders import AT_LARGE, ends
from leng.engine.record import StandingOrder
from leng.engine.table import Table
from leng.words.presenter import Presenter
from leng.words.text import MISSING


def makes_sense(speaker: Presenter, order: StandingOrder) -> bool:
    """Whether an order from a save belongs to this table: a seat, a question and a condition that exist."""
    if order.seat not in range(len(speaker.seats)):
        return False
    if order.ask not in AT_LARGE and not speaker.words.has(f"wait-{order.ask}"):
        return False
    return not order.proviso or not speaker.proviso(order.proviso).startswith(MISSING)


def in_words(speaker: Presenter, order: StandingOrder) -> str:
    """What an order means, as a sentence to whoever gave it."""
    if order.ask in AT_LARGE:
        return speaker.words.say(f"order-{order.ask}")
    asked = _question(speaker, order.seat, order.ask)
    if order.proviso:
        lasting = "under" if order.until_round is None or ends(order.proviso) else "under-round"
        condition = speaker.proviso(order.proviso)
        return speaker.words.say(f"order-{lasting}", ask=asked, proviso=condition, round=order.until_round or 0)
    lasting = "never" if order.until_round is None else "round"
    return speaker.words.say(f"order-{lasting}", ask=asked, round=order.until_round or 0)


def offer_in_words(speaker: Presenter, order: StandingOrder) -> str:
    """An order that might be given, as a line of a list."""
    if order.ask in AT_LARGE:
        return speaker.words.say(f"offer-{order.ask}")
    if order.proviso:
        return speaker.words.say("offer-under", proviso=speaker.proviso(order.proviso))
    return speaker.words.say("offer-never" if order.until_round is None else "offer-round")


def spared(speaker: Presenter, table: Table, seat: int) -> str:
    """What a seat was not asked since its last choice, by its orders; nothing where it was asked everything."""
    asks = dict.fromkeys(_question(speaker, seat, move.spared) for move in table.spared(seat))
    return speaker.words.say("spared", asks=" · ".join(asks)) if asks else ""


def _question(speaker: Presenter, seat: int, ask: str) -> str:
    told = speaker.say(f"ask-{ask}", seat=seat)
    if told.startswith(MISSING):  # the question names facts of its moment: say what the others read meanwhile
        told = speaker.say(f"wait-{ask}", seat=seat)
    return told
