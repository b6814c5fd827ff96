"""Standing orders: questions answered beforehand, until they are lifted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from leng.engine.errors import NotOffered
from leng.engine.game import find_game
from leng.engine.orders import give_at_opening, haste_betrays, offered, wanted
from leng.engine.table import HUMAN, NOT_IN_VAIN, NOTHING_TO_DECIDE, Chosen, StandingOrder, Table
from leng.words.orders import in_words, offer_in_words
from leng.words.presenter import presenter
from matches import door, festival, seats
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
    assert table.record[-1] == Chosen(1, "pass", ordered=True)
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


# Under a condition -----------------------------------------------------------------------------------------------


def test_what_can_be_ordered_is_this_round_always_and_what_the_game_knows() -> None:
    table = warded()
    assert offered(table) == [
        StandingOrder(1, "ward", 1),
        StandingOrder(1, "ward"),
        StandingOrder(1, "ward", None, "harmless"),
        StandingOrder(1, "ward", 1, "before:2"),
    ]
    assert wanted(table) == StandingOrder(1, "ward")
    assert wanted(table, this_round=True) == StandingOrder(1, "ward", 1)
    assert wanted(table, "harmless") == StandingOrder(1, "ward", None, "harmless")
    assert wanted(table, "harmless", this_round=True) == StandingOrder(1, "ward", 1, "harmless")
    assert wanted(table, "before:2") == StandingOrder(1, "ward", 1, "before:2")  # a place is of this round


def test_what_is_not_offered_cannot_be_ordered() -> None:
    table = warded()
    for bad in ("before:0", "before:1", "before:9", "present", ":"):
        with pytest.raises(NotOffered) as refused:
            wanted(table, bad)
        assert (refused.value.key, refused.value.facts["known"]) == ("error-order-proviso", "harmless, before:2")
    knocking = door(2, hands=[["fist"], []])
    knocking.choose("knock:fist")  # once or twice: one cannot decline that
    assert offered(knocking) == []
    with pytest.raises(NotOffered):
        wanted(knocking)


def test_a_condition_is_looked_at_every_time() -> None:
    """Ben lets Ada knock as long as she is not ahead of him; once she is, he is asked again."""
    table = door(2, hands=[["hammer", "ram", "fist"], ["salt", "chalk"]], dice=[6] * 20)
    table.give_order(StandingOrder(1, "ward", None, "harmless"))
    t = Transcript(table)
    t.ada.plays("knock:hammer", "no")
    assert table.follow_orders() == 1 and table.state.watchers[0].cracks == 1
    t.ben.is_asked("turn").passes()
    t.ada.plays("knock:ram", "no")
    assert table.follow_orders() == 0
    t.ben.is_asked("ward")
    assert table.orders == [StandingOrder(1, "ward", None, "harmless")]  # it stands for the next time


def test_an_order_up_to_somebody_is_over_once_it_is_their_turn() -> None:
    table = door(3, hands=[["knuckles"], ["fist"], ["salt", "chalk"]], dice=[1] * 20)
    table.give_order(StandingOrder(2, "ward", 1, "before:1"))
    t = Transcript(table)
    t.ada.plays("knock:knuckles", "no")
    t.ben.is_asked("ward").passes()
    assert table.follow_orders() == 1
    t.ben.plays("knock:fist", "no")
    assert table.follow_orders() == 0
    t.cy.is_asked("ward")
    assert table.orders == []


def test_an_order_up_to_somebody_who_does_nothing_ends_with_the_round() -> None:
    table = door(3, hands=[["knuckles", "fist"], [], ["salt"]], dice=[1] * 20)
    table.give_order(StandingOrder(2, "ward", 1, "before:1"))
    t = Transcript(table)
    t.ada.plays("knock:knuckles", "no")
    assert table.follow_orders() == 1
    t.ben.passes()
    t.cy.passes()
    t.ada.plays("knock:fist", "no")
    assert table.follow_orders() == 0
    t.cy.is_asked("ward")


def test_orders_under_conditions_stand_side_by_side_and_one_without_end_takes_their_place() -> None:
    table = warded()
    always, harmless, until = (
        StandingOrder(1, "ward"),
        StandingOrder(1, "ward", None, "harmless"),
        StandingOrder(1, "ward", 1, "before:2"),
    )
    for order in (harmless, until, harmless):
        table.give_order(order)
    assert table.orders == [until, harmless]
    table.lift_order(1, "ward", "before:2")
    assert table.orders == [harmless]
    table.give_order(StandingOrder(1, "ward", 1))
    assert table.orders == [harmless, StandingOrder(1, "ward", 1)]
    table.give_order(always)
    assert table.orders == [always]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_order_has_words(language: str) -> None:
    table = warded()
    speaker = presenter(table.game, table.seats, language)
    easy = StandingOrder(1, NOTHING_TO_DECIDE)
    limited = StandingOrder(1, "ward", 4, "harmless")
    sentences = [in_words(speaker, order) for order in (*offered(table), easy, limited)]
    lines = [offer_in_words(speaker, order) for order in (*offered(table), easy)]
    assert len(set(sentences)) == 6 and len(set(lines)) == 5
    assert not [told for told in (*sentences, *lines) if "⟦" in told]
    assert "Cy" in sentences[3] and "Cy" in lines[3] and "4" in sentences[5]


# Who is asked where nothing is to decide -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "silent"),
    [
        (lambda: door(2, bots=[1]), [0]),  # nobody to betray it to
        (lambda: door(3, bots=[0, 2]), [1]),
        (lambda: door(2), []),  # two people with secret hands
        (lambda: festival(3, bots=[2]), []),
        (lambda: Table.open(find_game("ES"), seats(2), {}, "open"), [0, 1]),  # nothing is hidden there
        (lambda: door(2, bots=[0, 1]), []),
    ],
)
def test_the_order_of_the_opening_is_given_only_where_it_betrays_no_hand(
    table: Callable[[], Table], silent: list[int]
) -> None:
    opened = table()
    give_at_opening(opened)
    assert [order.seat for order in opened.orders if order.ask == NOTHING_TO_DECIDE] == silent
    people = [number for number, seat in enumerate(opened.seats) if seat.player == HUMAN]
    assert [order.seat for order in opened.orders if order.ask == NOT_IN_VAIN] == people, "that one betrays nothing"
    assert not (silent and haste_betrays(opened))
