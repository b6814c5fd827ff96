"""Standing orders at the prompt: listed with numbers, given by number or name, lifted again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from leng.engine import journal
from leng.engine.table import NOT_IN_VAIN, NOTHING_TO_DECIDE, StandingOrder
from matches import door

from .conftest import Sit, after, led_to

Saves = Callable[[], list[Path]]
SOLO = ("play", "kf", "--seats", "human:Ada,random,random", "--seed", "7", "--scenario", "none")
DUO = ("play", "kf", "--seats", "human:Ada,human:Bob,random", "--seed", "3", "--scenario", "none")
MUSEUM = ("play", "es", "--seats", "human:Ada,human:Bob", "--seed", "3")
HANDS = [["fist", "knuckles"], ["salt", "hammer"], ["chalk", "ram"]]
INVOKE = "Invoke a god"


def warding(folder: Path, bots: Sequence[int] = (0, 2)) -> str:
    """Ada has knocked, and Ben may ward; the match lies in a file."""
    table = door(3, hands=HANDS, dice=[1] * 30, bots=bots)
    table.choose("knock:knuckles")
    table.choose("no")
    journal.save(table, folder / "ward.leng")
    return str(folder / "ward.leng")


def standing(file: str | Path) -> list[StandingOrder]:
    """The orders in a save."""
    return journal.load(Path(file)).orders


# Where nothing is to decide --------------------------------------------------------------------------------------


def test_whoever_plays_alone_is_not_asked_when_there_is_nothing_to_decide(sit: Sit, saves: Saves) -> None:
    output = sit(*SOLO, typed="orders\n").output
    assert "  1 You are not asked when there is only one thing to do." in after(output, "orders")
    assert "The others notice" not in output
    assert standing(saves()[0]) == [StandingOrder(0, NOTHING_TO_DECIDE), StandingOrder(0, NOT_IN_VAIN)]


def test_several_people_are_asked_so_that_no_haste_betrays_a_hand(sit: Sit, saves: Saves) -> None:
    output = sit(*DUO, typed="\norders\norders easy\n").output
    assert "  1 You are not asked where nothing you could do would bring anything." in after(output, "orders")
    assert "No question when there is only one thing to do" in after(output, "orders")
    assert "The others notice" in after(output, "orders") and "The others notice" in after(output, "orders easy")
    assert [each.ask for each in standing(saves()[0])].count(NOTHING_TO_DECIDE) == 1


def test_where_nothing_is_hidden_several_people_are_spared_too(sit: Sit, saves: Saves) -> None:
    output = sit(*MUSEUM, typed="orders\n").output
    spared = [StandingOrder(seat, ask) for seat in (0, 1) for ask in (NOTHING_TO_DECIDE, NOT_IN_VAIN)]
    assert standing(saves()[0]) == spared
    assert "The others notice" not in output


def test_the_easy_order_answers_the_question_on_the_table(sit: Sit, tmp_path: Path) -> None:
    """Ben has no ward: passing is all he can do, and he need not do it by hand."""
    table = door(2, hands=[["fist", "knuckles"], ["hammer"]], dice=[1] * 30, bots=[0])
    table.choose("knock:knuckles")
    table.choose("no")
    file = tmp_path / "ward.leng"
    journal.save(table, file)
    assert "Press Enter to go on" in sit("resume", str(file)).output
    output = sit("resume", str(file), typed="orders easy\n").output
    assert "Ada rolls" in after(output, "orders easy")


# Declining -------------------------------------------------------------------------------------------------------


def test_orders_are_given_listed_and_lifted(sit: Sit, saves: Saves) -> None:
    typed, _ = led_to(sit, SOLO, INVOKE)
    lines = "orders never\norders\norders lift 3\norders lift 9\norders pancake\norders 9\n"
    output = sit(*SOLO, typed=typed + lines).output
    assert "You are no longer asked" in after(output, "orders never")
    assert "Ada passes" in after(output, "orders never")
    assert "  3 You are no longer asked" in after(output, "orders")
    assert "Lifted: You are no longer asked" in after(output, "orders lift 3")
    assert "Which order" in after(output, "orders lift 9")
    for wrong in ("pancake", "9"):
        assert f"called “{wrong}”" in after(output, f"orders {wrong}")
    assert standing(saves()[-1]) == [StandingOrder(0, NOTHING_TO_DECIDE), StandingOrder(0, NOT_IN_VAIN)]


def test_an_order_for_this_round_is_over_in_the_next(sit: Sit) -> None:
    typed, _ = led_to(sit, SOLO, INVOKE)
    output = sit(*SOLO, typed=f"{typed}orders round\n" + "1\n" * 12).output
    assert "until the end of round 1" in after(output, "orders round")
    assert f"Ada: {INVOKE}" not in output.partition("> orders round")[2].partition("month 2 of 12")[0]
    assert f"Ada: {INVOKE}" in output.partition("month 2 of 12")[2]


def test_a_question_that_cannot_be_declined_takes_no_order(sit: Sit) -> None:
    typed, _ = led_to(sit, SOLO, "all or nothing")
    output = sit(*SOLO, typed=f"{typed}orders never\norders\n").output
    assert "one that can be declined" in after(output, "orders never")
    assert "You can order here" not in after(output, "orders")


# Under a condition -----------------------------------------------------------------------------------------------


def test_what_can_be_ordered_here_is_listed_with_numbers(sit: Sit, tmp_path: Path) -> None:
    shown = after(sit("resume", warding(tmp_path), typed="orders\n").output, "orders")
    assert "The answer to this question is then “Let it happen”." in shown
    lines = [line.strip() for line in shown.partition("You can order here")[2].splitlines()[1:6]]
    assert lines == [
        "1 No question for the rest of this round",
        "2 Never this question again",
        "3 No question as long as whoever knocks has no more cracks than you",
        "4 No question until Cy knocks",
        "5 No question when there is only one thing to do",
    ]


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("orders 1", StandingOrder(1, "ward", 1)),
        ("orders 2", StandingOrder(1, "ward")),
        ("orders 3", StandingOrder(1, "ward", None, "harmless")),
        ("orders 4", StandingOrder(1, "ward", 1, "before:2")),
        ("orders 5", StandingOrder(1, NOTHING_TO_DECIDE)),
        ("orders until cy", StandingOrder(1, "ward", 1, "before:2")),
        ("consignes no more cracks", StandingOrder(1, "ward", None, "harmless")),
    ],
)
def test_an_order_is_given_by_its_number_or_part_of_its_words(
    sit: Sit, tmp_path: Path, typed: str, order: StandingOrder
) -> None:
    file = warding(tmp_path, bots=(0,))
    sit("resume", file, typed=f"\n{typed}\n")
    assert standing(file) == [order]
    asked = journal.load(Path(file)).decision
    assert asked is not None
    assert (asked.seat == 1) == (order.ask == NOTHING_TO_DECIDE)  # any other order answers at once


def test_words_that_fit_several_orders_list_them(sit: Sit, tmp_path: Path) -> None:
    file = warding(tmp_path)
    shown = after(sit("resume", file, typed="orders question\n").output, "orders question")
    assert "fits several" in shown and "4 No question until Cy knocks" in shown
    assert standing(file) == []


def test_in_french_the_list_speaks_french(sit: Sit, tmp_path: Path) -> None:
    file = warding(tmp_path)
    output = sit("resume", file, "--lang", "fr", typed="consignes\nconsignes 4\n").output
    assert "4 Pas de question jusqu’à ce que Cy frappe" in after(output, "consignes")
    assert "On ne vous demande plus, jusqu’à ce que Cy frappe" in after(output, "consignes 4")
