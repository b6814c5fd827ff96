"""Standing orders: questions answered beforehand, until they are lifted."""

from __future__ import annotations

from leng.engine.table import NOTHING_TO_DECIDE, Chosen, StandingOrder, Table
from matches import door
from transcript import Transcript

HANDS = [["fist", "knuckles", "hammer"], ["salt"], []]


def warded(order: StandingOrder | None = None) -> Table:
    """Ada knocks; Ben may ward, Cy holds nothing and is not asked."""
    table = door(3, hands=HANDS, dice=[1] * 20)
    if order is not None:
        table.give_order(order)
    Transcript(table).ada.plays("knock:knuckles", "no")
    return table


def test_without_an_order_the_seat_is_asked() -> None:
    table = warded()
    assert table.follow_orders() == 0
    Transcript(table).ben.is_asked("ward").offered_only("ward:salt", "pass")


def test_an_order_declines_its_question_and_the_record_shows_it() -> None:
    table = warded(StandingOrder(1, "ward"))
    assert table.follow_orders() == 1
    assert table.record[-1] == Chosen(1, "pass")
    Transcript(table).ben.is_asked("turn")


def test_an_order_is_for_one_seat_and_one_question() -> None:
    for order in (StandingOrder(0, "ward"), StandingOrder(2, "ward"), StandingOrder(1, "bury")):
        table = warded(order)
        assert table.follow_orders() == 0
        Transcript(table).ben.is_asked("ward")


def test_a_lifted_order_is_forgotten() -> None:
    table = warded(StandingOrder(1, "ward"))
    table.lift_order(1, "ward")
    assert table.orders == []
    assert table.follow_orders() == 0


def test_a_new_order_replaces_the_old_one() -> None:
    table = warded(StandingOrder(1, "ward", until_round=9))
    table.give_order(StandingOrder(1, "ward"))
    assert table.orders == [StandingOrder(1, "ward")]


def test_an_order_until_a_round_holds_in_that_round_and_no_longer() -> None:
    table = warded(StandingOrder(1, "ward", until_round=1))
    assert table.follow_orders() == 1
    t = Transcript(table)
    t.ben.passes()
    t.cy.passes()
    t.ada.plays("knock:fist", "no")
    assert table.state.round == 2
    assert table.follow_orders() == 0
    t.ben.is_asked("ward")
    assert table.orders == []


def test_a_question_that_cannot_be_declined_is_asked_in_spite_of_an_order() -> None:
    table = door(2, hands=[["fist"], []])
    table.give_order(StandingOrder(0, "twice"))
    table.choose("knock:fist")
    assert table.follow_orders() == 0
    Transcript(table).ada.is_asked("twice")


def test_an_order_answers_as_long_as_it_applies() -> None:
    table = door(2, hands=[["fist"], ["salt"]])
    table.give_order(StandingOrder(0, "turn"))
    table.give_order(StandingOrder(1, "turn"))
    assert table.follow_orders() == 8
    assert table.result is not None


def test_nothing_to_decide_answers_only_where_there_is_one_option() -> None:
    """With an empty deck and nothing to knock with, waiting is all that is left; it is asked to hide the hand."""
    every = ["fingertips", "knuckles", "fist", "staff", "hammer", "ram", "chalk", "salt", "elder_sign", "key"]
    table = door(2, hands=[["chalk", "salt"], [card for card in every if card not in ("chalk", "salt")]])
    assert table.state.deck == []
    Transcript(table).ada.is_asked("turn").offered_only("wait")
    assert table.follow_orders() == 0
    table.give_order(StandingOrder(0, NOTHING_TO_DECIDE))
    table.give_order(StandingOrder(1, NOTHING_TO_DECIDE))
    assert table.follow_orders() == 1
    Transcript(table).ben.is_asked("turn").offered("knock:fist", "wait")


def test_a_copy_keeps_the_orders_and_lifts_them_for_itself() -> None:
    table = warded(StandingOrder(1, "ward"))
    twin = table.copy()
    assert twin.orders == table.orders
    twin.lift_order(1, "ward")
    assert table.orders == [StandingOrder(1, "ward")]
    assert twin.follow_orders() == 0
    assert table.follow_orders() == 1
