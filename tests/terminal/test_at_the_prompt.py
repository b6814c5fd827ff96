"""Everything that can be typed at a question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from leng.engine import journal
from leng.engine.record import standing
from leng.engine.table import Chosen, TakenBack

from .conftest import Sit, after, last_options, led_to

Saves = Callable[[], list[Path]]
SOLO = ("play", "kf", "--seats", "human:Ada,random,random", "--seed", "7", "--scenario", "none")
DUO = ("play", "kf", "--seats", "human:Ada,human:Bob,random", "--seed", "3", "--scenario", "none")


INVOKE = "Invoke a god"


def test_an_option_is_chosen_by_part_of_its_name(sit: Sit, saves: Saves) -> None:
    typed, output = led_to(sit, SOLO, INVOKE)
    god = last_options(output)[0].removeprefix("Invoke ").partition(" (")[0]
    shown = sit(*SOLO, typed=f"{typed}{god.upper()}\n").output
    assert f"Ada invokes {god} with" in shown
    mine = [entry.key for entry in journal.read(saves()[-1]).record if isinstance(entry, Chosen) and entry.seat == 0]
    assert mine[-1].startswith("invoke:")


def test_a_name_that_fits_several_lists_them(sit: Sit) -> None:
    typed, output = led_to(sit, SOLO, INVOKE)
    ways = [each.partition("  ")[0] for each in last_options(output) if "Nephren-Ka" in each]
    assert len(ways) > 1
    shown = after(sit(*SOLO, typed=f"{typed}nephren\n").output, "nephren")
    assert "fits several" in shown
    assert [each for each in ways if each in shown] == ways
    assert "Pass" not in shown.partition("The match waits")[0]


@pytest.mark.parametrize("typed", ["0", "99", "-1", "nonsense", "1.5", ""])
def test_what_is_not_understood_changes_nothing(sit: Sit, saves: Saves, typed: str) -> None:
    shown = sit(*SOLO, typed=f"{typed}\n")
    assert shown.exit_code == 0
    assert "Type a number from 1 to" in after(shown.output, typed)
    assert not [entry for entry in standing(journal.read(saves()[0]).record) if entry.seat == 0]


def test_a_greyed_name_is_answered_with_its_reason(sit: Sit) -> None:
    typed, _ = led_to(sit, SOLO, INVOKE)
    shown = after(sit(*SOLO, typed=f"{typed}azathoth\n").output, "azathoth")
    assert "asks for 19" in shown  # three dice never make nineteen
    assert "[KF R-027]" in shown


def test_why_explains_one_thing_or_everything_with_the_rule(sit: Sit) -> None:
    typed, _ = led_to(sit, SOLO, INVOKE)
    output = sit(*SOLO, typed=f"{typed}why azath\nwhy\nwhy pancake\n").output
    one, everything = after(output, "why azath"), after(output, "why")
    assert "Azathoth" in one
    assert one.count("×") == 1
    assert everything.count("×") > 1
    assert "Azathoth" in everything
    assert "[KF R-027]" in everything
    assert "exactly" in everything  # the text of the rule, not only its number
    assert "Nothing forbidden here is called" in after(output, "why pancake")


def test_rules_shows_the_rules_of_this_phase(sit: Sit) -> None:
    typed, _ = led_to(sit, SOLO, INVOKE)
    shown = after(sit(*SOLO, typed=f"{typed}rules\n").output, "rules")
    assert "[KF R-027]" in shown
    assert "[KF R-022]" not in shown  # the bonus belongs to another phase


def test_card_tells_a_card_in_words_with_its_source(sit: Sit) -> None:
    output = sit(*SOLO, typed="card dagon\ncard witch\ncard\ncard nobody\n").output
    dagon = after(output, "card dagon")
    assert "Price: 2 sanity." in dagon
    assert "Source: reconstructed" in dagon and "(rules R-030)" in dagon, "and where such cards are explained"
    assert "The Witch of Endor" in after(output, "card witch")
    assert "fits several" in after(output, "card witch")
    assert "Emporium" in after(output, "card")
    assert "No card is called" in after(output, "card nobody")


def test_log_tells_the_last_lines_again(sit: Sit) -> None:
    output = sit(*SOLO, typed="log 2\nlog\n").output
    assert len(after(output, "log 2").strip().splitlines()) == 2
    assert "January" in after(output, "log")


def test_hint_names_an_option_and_does_not_take_it(sit: Sit, saves: Saves) -> None:
    output = sit(*SOLO, typed="hint\n").output
    assert "Adept would choose" in after(output, "hint")
    assert not [entry for entry in standing(journal.read(saves()[0]).record) if entry.seat == 0]


def test_board_and_lang_draw_the_table_again(sit: Sit) -> None:
    output = sit(*SOLO, typed="board\nlang fr\nlang xx\nlangue en\n").output
    assert "Town of Kingsport" in after(output, "board")
    assert "Ville de Kingsport" in after(output, "lang fr")
    assert "Quelle langue" in after(output, "lang xx")
    assert "Town of Kingsport" in after(output, "langue en")


def test_help_names_every_command_in_both_languages(sit: Sit) -> None:
    english = after(sit(*SOLO, typed="help\n").output, "help")
    french = after(sit(*SOLO, "--lang", "fr", typed="aide\n").output, "aide")
    for word in ("why", "rules", "card", "undo", "save", "hint", "log", "orders", "lang", "quit"):
        assert word in english
    for word in ("pourquoi", "règles", "carte", "annuler", "sauver", "conseil", "récit", "consignes", "quitter"):
        assert word in french


def test_quit_leaves_the_match_waiting(sit: Sit, saves: Saves) -> None:
    shown = sit(*SOLO, typed="quit\n1\n")
    assert shown.exit_code == 0
    assert "leng resume" in shown.output
    assert not [entry for entry in standing(journal.read(saves()[0]).record) if entry.seat == 0]


def test_save_says_where_and_keeps_a_copy_elsewhere(sit: Sit, saves: Saves, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "match.leng"
    output = sit(*SOLO, typed=f"save\n1\nsave {copy}\nsave {copy}\n").output
    assert f"Saved in {saves()[0]}." in output
    assert journal.load(copy).number >= 1
    assert "exists already" in output


# Taking back -----------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_choice_back_and_says_so(sit: Sit, saves: Saves) -> None:
    typed, output = led_to(sit, SOLO, INVOKE)
    again = sit(*SOLO, typed=f"{typed}1\nundo\n").output
    assert "Ada takes back" in after(again, "undo")
    assert last_options(again) == last_options(output)
    assert isinstance(journal.read(saves()[-1]).record[-1], TakenBack)


def test_undo_with_nothing_to_take_back_says_so(sit: Sit) -> None:
    output = sit(*SOLO, typed="undo\nundo pancake\n").output
    assert "no choice that could be taken back" in after(output, "undo")
    assert "neither" in after(output, "undo pancake")


def test_undo_goes_back_over_what_a_standing_order_answered(sit: Sit, saves: Saves) -> None:
    """The order would only answer again: undo must lead to a question that is really asked."""
    for seed in range(20):
        table_words = (*SOLO, "--seed", str(seed))
        typed, _ = led_to(sit, table_words, INVOKE)
        if typed:  # the sanity bonus was asked before, so that there is something to go back to
            break
    sit(*table_words, typed=f"{typed}orders never\n")
    table = journal.load(saves()[-1])
    mine = sum(move.seat == 0 for move in table.moves)
    assert table.moves[table.undo_target(0)].key == "pass"  # what the order answered
    sit("resume", typed="undo\n")
    again = journal.load(saves()[-1])
    assert sum(move.seat == 0 for move in again.moves) < mine
    assert again.decision is not None
    assert again.decision.seat == 0
    assert again.follow_orders() == 0


def test_undo_past_another_persons_choice_asks_that_person(sit: Sit, saves: Saves) -> None:
    # Bob decides first (his total is the lowest), then Ada; each line after a hand-over begins with Enter.
    start = "\n1\n\n1\n\n1\n\n1\n\n"
    refused = sit(*DUO, typed=start + "undo\nno\n").output
    assert "do you agree" in refused
    assert "does not agree" in refused
    agreed = sit(*DUO, typed=start + "undo\nyes\n").output
    assert "takes back" in agreed.partition("do you agree")[2]
    last = journal.read(saves()[-1]).record[-1]
    assert isinstance(last, TakenBack)
    assert last.agreed
