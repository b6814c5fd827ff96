"""Opening a table: by questions, by a command line, and what is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from leng.engine import journal
from leng.engine.game import load_game
from leng.engine.table import HUMAN

from .conftest import Sit

Saves = Callable[[], list[Path]]


def test_three_enters_lead_into_a_match(sit: Sit, saves: Saves) -> None:
    shown = sit("play", typed="\n\n\n")
    assert shown.exit_code == 0
    assert "Which game" in shown.output
    assert "How many players" in shown.output
    assert "Type a number or part of a name." in shown.output
    opening = journal.read(saves()[0]).opening
    others = load_game(opening.game).players[0] - 1
    assert [seat.player for seat in opening.seats] == [HUMAN, *["adept@1"] * others]


def test_everything_can_be_changed_before_the_start(sit: Sit, saves: Saves) -> None:
    lines = "kingsport\n9\n4\n7\n1\nyou,random\nyou:violet,human:Zoe,random,greedy\n2\ndunwich\n3\nno\n\n"
    shown = sit("play", typed=lines)
    assert "One of these numbers, please: 3–5" in shown.output
    assert "3 to 5 seats are needed" in shown.output
    told = " ".join(shown.output.split())
    assert "high_priest High Priest: Thinks as the Master does" in told
    assert "Bots for study: greedy, random, greedy@1, greedy@2." in told
    opening = journal.read(saves()[0]).opening
    assert [(seat.name, seat.player) for seat in opening.seats] == [
        ("Player", HUMAN),
        ("Zoe", HUMAN),
        ("Random", "random@1"),
        ("Greedy", "greedy@3"),
    ]
    assert opening.seats[0].colour == "violet"
    assert opening.options["scenario"] == "the_dunwich_horror"
    assert opening.options["events"] == "no"


def test_an_earlier_version_of_a_bot_can_be_named_and_says_so(sit: Sit, saves: Saves) -> None:
    sit("play", "kf", "--seats", "you,greedy@1,Greedy:red")
    seats = journal.read(saves()[0]).opening.seats
    assert [(seat.name, seat.player) for seat in seats[1:]] == [
        ("Greedy (version 1)", "greedy@1"),
        ("Greedy", "greedy@3"),
    ]


def test_a_save_with_a_bot_nobody_knows_is_not_opened_and_not_harmed(sit: Sit, saves: Saves) -> None:
    sit("play", "kf", "--seats", "you,greedy,random")
    save = saves()[0]
    strange = save.read_text(encoding="utf-8").replace("greedy@3", "greedy@9")
    save.write_text(strange, encoding="utf-8")
    shown = sit("resume", str(save))
    assert shown.exit_code == 2
    assert "no bot called “greedy@9”. Bots: novice, adept, master, high_priest, greedy" in shown.output
    assert save.read_text(encoding="utf-8") == strange


def test_the_command_line_takes_every_option_of_the_game_anywhere(sit: Sit, saves: Saves) -> None:
    sit("play", "--scenario", "witch_house", "--events=no", "kingsport_festival", "--seats", "you,greedy,random")
    options = journal.read(saves()[0]).opening.options
    assert options["scenario"] == "the_dreams_in_the_witch_house"
    assert options["events"] == "no"


def test_leaving_before_the_start_opens_nothing(sit: Sit, saves: Saves) -> None:
    shown = sit("play", typed="\n")
    assert shown.exit_code == 0
    assert "No table was opened." in shown.output
    assert saves() == []


def test_two_matches_of_one_day_and_seed_do_not_share_a_file(sit: Sit, saves: Saves) -> None:
    for _ in range(2):
        sit("play", "kf", "--seats", "you,greedy,random", "--seed", "../7")
    assert len(saves()) == 2


def test_a_match_is_kept_where_it_is_wanted(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "mine" / "first.leng"
    words = ("play", "kf", "--seats", "you,random,random", "--save", str(file))
    assert sit(*words).exit_code == 0
    assert journal.read(file).result is None
    again = sit(*words)
    assert again.exit_code == 2
    assert "exists already" in again.output


def test_an_owners_corrections_are_drawn_and_told(sit: Sit, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "gods.toml").write_text('[[god]]\nid = "dagon"\nsanity = 7\n', encoding="utf-8")
    words = ("play", "kf", "--seats", "you,random,random", "--content", str(folder), "--scenario", "none")
    shown = sit(*words, typed="card dagon\n").output
    assert "Price: 7 sanity." in shown
    assert "corrected by an owner" in shown
    assert "-7☺" in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess", "--seats", "you"), "There is no game called “chess”"),
        (("play", "kf", "--seats", "you,greedy,random", "--colour", "red"), "has no option “colour”"),
        (("play", "kf", "--seats", "you,greedy,random", "--scenario", "pancake"), "does not fit the option scenario"),
        (("play", "kf", "--seats", "you,greedy,random", "--scenario"), "needs a value"),
        (("play", "kf", "again", "--seats", "you,greedy,random"), "one word too many"),
        (("play", "kf", "--seats", "you,greedy"), "3 to 5 seats are needed"),
        (("play", "kf", "--seats", "you,ann,random"), "neither a person nor a bot"),
        (("play", "kf", "--seats", "you:pink,greedy,random:a:b"), "neither a person nor a bot"),
        (
            ("play", "kf", "--seats", "you,greedy@7,random"),
            "novice, adept, master, high_priest, greedy, random, greedy@1",
        ),
        (("play", "kf", "--seats", "you:red,greedy:red,random"), "already taken"),
        (("play", "kf", "--seats", "you,greedy,random", "--lang", "de"), "language “de” is not known"),
        (("play", "kf", "--seats", "you,greedy,random", "--content", "/nowhere"), "no folder /nowhere"),
        (("play", "kf", "--seats", "you,greedy,random", "--save", "/dev/null/x.leng"), "was not begun"),
        (("resume", "/nowhere.leng"), "There is no file /nowhere.leng"),
        (("resume",), "no unfinished match"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_2(sit: Sit, words: tuple[str, ...], sentence: str) -> None:
    shown = sit(*words)
    assert shown.exit_code == 2
    assert sentence in shown.output
    assert len(shown.output.strip().splitlines()) == 1
    assert "Traceback" not in shown.output
