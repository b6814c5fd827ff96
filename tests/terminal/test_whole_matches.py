"""Whole matches played through the terminal, left, and played on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leng.engine import journal
from leng.engine.game import find_game
from leng.engine.record import Opening
from leng.terminal.loop import Sitting
from leng.terminal.screen import Screen

from .conftest import Sit, record_of

Saves = Callable[[], list[Path]]
FIRST = "1\n" * 1500
TABLE = ("play", "kingsport_festival", "--seats", "you,random,random", "--seed", "7")
CITY = ("play", "cult", "--seats", "you,greedy", "--seed", "7")
MUSEUM = ("play", "elder_sign", "--seats", "you,random", "--seed", "7")
OUTBACK = ("play", "auztralia", "--seats", "you,random", "--seed", "7")


@pytest.mark.parametrize(("lang", "over"), [("en", "The match is over."), ("fr", "La partie est finie.")])
@pytest.mark.parametrize("table", [TABLE, CITY, MUSEUM, OUTBACK], ids=lambda words: words[1])
def test_a_match_is_played_to_the_end_by_always_taking_the_first_option(
    sit: Sit, saves: Saves, table: tuple[str, ...], lang: str, over: str
) -> None:
    shown = sit(*table, "--lang", lang, typed=FIRST)
    assert shown.exit_code == 0
    assert over in shown.output
    assert "⟦" not in shown.output
    assert "\x1b" not in shown.output
    kept, difference = journal.verify(saves()[0])
    assert difference is None
    assert kept.result is not None
    assert f'leng verify "{saves()[0]}"' in shown.output
    ending = shown.output.partition(over)[2]
    assert kept.opening.seed == "7" and kept.commitment not in ending  # no seal where somebody chose the seed
    assert not list(saves()[0].parent.glob("*.diary"))
    assert all(str(score) in ending for score in kept.result.scores) or not _scored(kept.opening)


def _scored(opening: Opening) -> bool:
    game = find_game(opening.game)
    return game.manner(game.settle(opening.options, len(opening.seats))).scored


def test_a_match_of_bots_alone_is_told_as_a_story(sit: Sit) -> None:
    shown = sit("play", "kf", "--seats", "random,random,random", "--seed", "1", "--events", "no")
    assert shown.exit_code == 0
    assert "Random 2 rolls" in shown.output
    assert "Buildings " in shown.output.partition("The match is over.")[2], "where the points come from"


def test_a_match_left_and_played_on_is_the_same_match(sit: Sit, saves: Saves) -> None:
    whole = sit(*TABLE, typed=FIRST)
    assert whole.exit_code == 0
    left = sit(*TABLE, typed="1\n" * 23)
    assert left.exit_code == 0
    unfinished = saves()[-1]
    assert f'leng resume "{unfinished}"' in left.output
    before = len(journal.read(unfinished).record)
    asked = left.output.rpartition("> 1")[2].partition("Type a number")[0].strip().splitlines()[-1]
    again = sit("resume")
    assert again.exit_code == 0
    assert asked in again.output
    assert len(journal.read(unfinished).record) == before
    assert sit("resume", str(unfinished), typed=FIRST).exit_code == 0
    first, second = (journal.read(file) for file in saves())
    assert first.record == second.record
    assert first.result == second.result


def test_resume_takes_the_newest_unfinished_match_and_lists_them_all(sit: Sit, saves: Saves) -> None:
    sit(*TABLE, typed=FIRST)
    assert "No unfinished match" in sit("resume", "--list").output
    nothing = sit("resume")
    assert nothing.exit_code == 2
    sit("play", "kf", "--seats", "human:Ada,greedy,random", "--seed", "8", typed="1\n")
    listed = sit("resume", "--list").output
    assert "Kingsport Festival: Ada, Greedy, Random" in listed
    assert str(saves()[-1]) in "".join(listed.split("\n"))
    assert str(saves()[0]) not in "".join(listed.split("\n"))
    assert "Ada" in sit("resume").output


def test_a_choice_is_on_disk_before_its_result_is_shown(
    sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[int] = []
    told = Sitting.tell_story

    def note(sitting: Sitting, audience: int) -> None:
        kept.append(len(record_of(sitting.path)) - len(sitting.table.record))
        told(sitting, audience)

    monkeypatch.setattr(Sitting, "tell_story", note)
    sit(*TABLE, typed="1\n" * 12)
    assert len(kept) > 10
    assert set(kept) == {0}


def test_control_c_tells_where_the_match_waits(sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(screen: Screen, prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupt)
    shown = sit(*TABLE)
    assert shown.exit_code == 130
    assert f'leng resume "{saves()[0]}"' in shown.output


def test_an_interrupted_process_leaves_a_match_that_goes_on(home: Path, saves: Saves) -> None:
    heeds = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # even if we run in the background
    )
    code = "from terminal.conftest import terminal_app; terminal_app()()"
    root = Path(__file__).parents[1]
    process = subprocess.Popen(
        [sys.executable, "-c", f"{heeds}; {code}", *TABLE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("> 1"):
            break
    for line in process.stdout:
        if line.startswith("Type a number"):
            break
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "leng resume" in rest
    assert journal.load(saves()[0]).decision is not None
