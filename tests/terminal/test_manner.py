"""A table at the terminal is played in its own manner: what fits, what is private, who wins, and what has no rounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from leng.engine import journal

from .conftest import Sit, after, last_question

Saves = Callable[[], list[Path]]
PAIR = ("play", "dw", "--seats", "human:Ada,human:Ben", "--seed", "5")
PASS = "Pass the keyboard to Ada."


# Opening ----------------------------------------------------------------------------------------------------------


def lines(shown: str) -> list[str]:
    """The options of the table as it is shown last."""
    table = shown.rpartition("This is the table:\n")[2].splitlines()
    return [line.strip().partition("  ")[2] for line in table if line.startswith("  ") and line.strip()[0].isdecimal()]


def test_only_what_fits_is_shown_and_follows_from_seats_and_options(sit: Sit) -> None:
    typed = ["2\n", "2\n2\n", "1\nyou,random,random\n", "4\n2\n", "1\nyou\n"]
    seen = [lines(sit("play", "dw", typed="".join(typed[: upto + 1])).output)[1:] for upto in range(len(typed))]
    assert seen == [
        ["Mode: a race", "Well: Shallow well"],
        ["Mode: together", "Well: Shallow well"],
        ["Mode: together", "Well: Shallow well", "Omens: no"],
        ["Mode: together", "Well: Shallow well", "Omens: yes", "Pace: slow"],
        ["Well: Shallow well"],
    ]


def test_only_values_that_fit_can_be_chosen(sit: Sit, saves: Saves) -> None:
    racing = sit("play", "dw", typed="2\n3\n")
    assert "Deep well" in racing.output and "Bottomless well" not in racing.output
    sit("play", "dw", typed="2\n2\n2\n3\n3\n\n")
    assert journal.read(saves()[0]).opening.options["shaft"] == "bottomless"


def test_options_of_the_command_line_leave_only_numbers_of_players_that_fit(sit: Sit, saves: Saves) -> None:
    shown = sit("play", "dw", "--omens", "yes", typed="\n")
    assert "How many players" not in shown.output
    assert len(journal.read(saves()[0]).opening.seats) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--omens", "yes", "--seats", "you,random"), "The option omens is for 3 players, and this table has 2."),
        (("--mode=race", "--shaft=bottomless"), "only there where mode is one of: together, alone."),
        (("--mode=race", "--seats=you"), "“race” is for 2, 3 players, and this table has 1."),
        (("--moon=full",), "has no option “moon”"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    sit: Sit, saves: Saves, words: tuple[str, ...], said: str
) -> None:
    shown = sit("play", "dw", *words)
    assert shown.exit_code == 2 and said in shown.output
    assert len(shown.output.strip().splitlines()) == 1
    assert not saves()


# Playing ----------------------------------------------------------------------------------------------------------


def test_the_others_look_away_for_a_private_question_alone(sit: Sit) -> None:
    shown = sit(*PAIR, typed="2\n\nlay chalk\n1\n").output
    assert shown.count(PASS) == 1 and "Pass the keyboard to Ben" not in shown
    before, _, rest = shown.partition(PASS)
    assert "Your turn" in before and "Chalkstone" not in before
    waiting = rest.partition("Press Enter when you are ready:")[0]
    assert "Chalkstone" not in waiting
    assert "You look at Chalkstone and Pebble." in rest
    later = after(shown, "lay chalk")
    assert "Ada looks at two stones." in later and "Pebble" not in later and "You look" not in later


def test_one_person_among_bots_need_not_look_away_from_anybody(sit: Sit) -> None:
    shown = sit("play", "dw", "--seats", "you,random", "--seed", "5", typed="2\n1\n").output
    assert "You look at" in shown and "Pass the keyboard" not in shown


def test_what_a_private_line_told_is_not_in_the_log_for_all(sit: Sit) -> None:
    shown = sit(*PAIR, typed="2\n\nlog\n1\n1\nlog\n").output
    assert "You look at" in shown.partition("> log\n")[2].partition("> 1\n")[0]
    asked_again = shown.rpartition("> 1\n")[2]
    assert "Ada: It stands at" in asked_again and "Ada looks at two stones." in shown.rpartition("> log\n")[2]
    assert "You look at" not in asked_again  # she is asked with Ben beside her


def test_what_a_rival_does_is_told_step_by_step_and_the_table_is_drawn_again(sit: Sit) -> None:
    shown = sit(*PAIR, "--mode", "together", typed="1\n1\n").output
    acts = [line for line in shown.splitlines() if line.startswith("✶ ")]
    assert acts[0] == "✶ The climber stirs at 0." and acts[1].startswith("✶ The climber rolls")
    drawn = shown.partition(acts[1])[2]
    assert drawn.lstrip().startswith("Shallow well: it is at")


def test_a_table_that_only_a_rival_changed_is_drawn_again(sit: Sit) -> None:
    """One person alone, still in the same hour: nobody else has moved."""
    shown = after(sit("play", "dw", "--seats", "you", "--seed", "5", typed="take\n").output, "take")
    assert "It stands at" in shown and "▓" in shown


def test_without_rounds_every_turn_is_drawn(sit: Sit) -> None:
    """Ada has two turns in a row, since Ben took his time: nobody moved in between, and no round tells it."""
    typed = "1\n2\n\n1\nkeep\nkeep\ntake\n"
    shown = after(sit(*PAIR, "--mode", "together", typed=typed).output, "take")
    assert "Ada lays" in shown and "✶" not in shown and "Ada: Your turn" in shown
    assert "Shallow well: it is at" in shown


def test_without_rounds_no_order_for_a_round_is_offered(sit: Sit) -> None:
    orders = after(sit(*PAIR, "--mode", "together", typed="1\n1\norders\n").output, "orders")
    assert "Never this question again" in orders and "round" not in orders
    refused = after(sit(*PAIR, "--mode", "together", typed="1\n1\norders round\n").output, "orders round")
    assert "has no rounds" in refused
    with_rounds = after(sit(*PAIR, typed="1\n1\norders\n").output, "orders")
    assert "rest of this round" in with_rounds and "“orders round”" in with_rounds


def test_the_rules_shown_are_those_of_this_table(sit: Sit) -> None:
    racing = after(sit(*PAIR, typed="rules\n").output, "rules")
    together = after(sit(*PAIR, "--mode", "together", typed="rules\n").output, "rules")
    assert "[DW R-009]" in racing and "[DW R-011]" not in racing
    assert "[DW R-011]" in together and "[DW R-009]" not in together
    assert "R-007" not in racing + together


# Ending -----------------------------------------------------------------------------------------------------------


def ending(shown: str) -> str:
    return shown.partition("The match is over.")[2].partition("The seed was")[0]


def test_a_rival_stands_in_the_ranking_and_may_have_won(sit: Sit) -> None:
    idly = "1\n" + "take\nkeep\n" * 30  # whatever does not answer a question is told so
    told = [ending(sit(*PAIR[:4], "--seed", seed, typed=idly).output).strip() for seed in "123456"]
    lost = next(each for each in told if each.startswith("✶ The climber:"))
    assert lost.splitlines()[-1].startswith("The climber has won. ")
    won = next(each for each in told if not each.startswith("✶"))
    assert won.splitlines()[-1].startswith(("Ada wins.", "Ben wins.", "Ada and Ben win together."))
    assert all(name in each for each in told for name in ("Ada:", "Ben:", "✶ The climber:"))


def test_a_watch_kept_together_is_won_in_those_words_with_all_points(sit: Sit) -> None:
    shown = sit("play", "dw", "--seats", "random,random", "--mode", "together", "--seed", "1", "--lang", "fr").output
    told = shown.partition("La partie est finie.")[2]
    assert "Vous avez gagné. Le sac est vide." in told and "✶ Ce qui grimpe" in told
    assert last_question(shown) == ""
