"""Standing orders at the prompt: what a person does not want to be asked, seen, given and lifted by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.choice import Choice
from leng.engine.orders import AT_LARGE, haste_betrays, offered, wanted
from leng.engine.table import NOTHING_TO_DECIDE, StandingOrder
from leng.terminal.speech import in_any_language, say
from leng.terminal.typed import matching
from leng.words.orders import in_words, offer_in_words
from leng.words.text import plain

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting


def follow(sitting: Sitting, decision: Choice, rest: str) -> None:
    """``orders``, ``orders 2``, ``orders NAME``, ``orders never | round | easy`` or ``orders lift N``."""
    first, _, more = plain(rest).partition(" ")
    if not first:
        _list(sitting, decision)
    elif first in in_any_language("typed-never"):
        _give(sitting, wanted(sitting.table))
    elif first in in_any_language("typed-round"):
        _give(sitting, wanted(sitting.table, this_round=True))
    elif first in in_any_language("typed-easy"):
        _give(sitting, StandingOrder(decision.seat, NOTHING_TO_DECIDE))
    elif first in in_any_language("typed-lift"):
        _lift(sitting, decision.seat, more)
    else:
        _give_one(sitting, decision, rest)


def _mine(sitting: Sitting, seat: int) -> list[StandingOrder]:
    return [order for order in sitting.table.orders if order.seat == seat]


def _possible(sitting: Sitting, decision: Choice) -> list[StandingOrder]:
    """What can be ordered here, in the order of the list."""
    at_large = [StandingOrder(decision.seat, each) for each in AT_LARGE]
    return offered(sitting.table) + [each for each in at_large if each not in sitting.table.orders]


def _list(sitting: Sitting, decision: Choice) -> None:
    screen, speaker = sitting.screen, sitting.presenter
    mine = _mine(sitting, decision.seat)
    screen.say(say("orders-list" if mine else "orders-none"))
    for number, order in enumerate(mine, start=1):
        screen.item(str(number), in_words(speaker, order))
    possible = _possible(sitting, decision)
    if possible:
        screen.say(say("orders-possible"))
    for number, order in enumerate(possible, start=1):
        screen.item(str(number), offer_in_words(speaker, order))
    if offered(sitting.table):
        answer = speaker.label(decision, decision.ask.beforehand).text
        screen.say(say("orders-answer", answer=answer), "dim")
    if haste_betrays(sitting.table) and NOTHING_TO_DECIDE in [order.ask for order in mine + possible]:
        screen.say(speaker.words.say("haste-betrays"), "dim")
    _usage(sitting)


def _usage(sitting: Sitting) -> None:
    rounds = "yes" if sitting.table.manner.rounds else "no"
    sitting.screen.say(say("orders-usage", rounds=rounds), "dim")


def _give_one(sitting: Sitting, decision: Choice, typed: str) -> None:
    """An order by its number in the list, or by part of its name."""
    possible = _possible(sitting, decision)
    names = [offer_in_words(sitting.presenter, order) for order in possible]
    if typed.isdecimal():
        places = [int(typed) - 1] if 1 <= int(typed) <= len(possible) else []
    else:
        places = matching(typed, names)
    if len(places) == 1:
        _give(sitting, possible[places[0]])
        return
    sitting.screen.say(say("ambiguous", typed=typed) if places else say("orders-unknown", typed=typed))
    for place in places:
        sitting.screen.item(str(place + 1), names[place])
    if not places:
        _usage(sitting)


def _give(sitting: Sitting, order: StandingOrder) -> None:
    """From now on do not ask, this very question included where the order answers it."""
    sitting.table.give_order(order)
    sitting.keep()
    sitting.screen.say(in_words(sitting.presenter, order))
    if order.ask == NOTHING_TO_DECIDE and haste_betrays(sitting.table):
        sitting.screen.say(sitting.presenter.words.say("haste-betrays"), "dim")
    sitting.follow_orders()


def _lift(sitting: Sitting, seat: int, number: str) -> None:
    mine = _mine(sitting, seat)
    if not number.isdecimal() or not 1 <= int(number) <= len(mine):
        sitting.screen.say(say("orders-which", most=len(mine)) if mine else say("orders-none"))
        return
    order = mine[int(number) - 1]
    sitting.table.lift_order(seat, order.ask, order.proviso)
    sitting.keep()
    sitting.screen.say(say("order-lifted", order=in_words(sitting.presenter, order)))
