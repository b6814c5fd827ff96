"""How a match at the terminal is kept: what is written when, at one terminal at a time, and which matches wait."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from leng.cli import build
from leng.engine import journal
from leng.engine.play import Play
from leng.engine.table import HUMAN, TakenBack
from leng.terminal import notes
from leng.terminal.diary import Diary
from leng.terminal.loop import Sitting
from leng.words.text import speak
from matches import door

from .conftest import Sit, record_of
from .diaries import come_back, entries, keep

Saves = Callable[[], list[Path]]
SOLO = ("play", "kf", "--seats", "human:Ada,random,random", "--seed", "7", "--scenario", "none")


# What is written, and when ---------------------------------------------------------------------------------------


def test_a_choice_adds_a_line_and_leaves_the_save_alone(
    sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[int, int, int]] = []
    told = Sitting.tell_story

    def note(sitting: Sitting, audience: int) -> None:
        lines = notes.beside(sitting.path).read_bytes().count(b"\n") if entries(sitting.table) > 1 else 1
        written.append(
            (lines - 1 + len(journal.read(sitting.path).record), entries(sitting.table), sitting.diary.saved)
        )
        told(sitting, audience)

    monkeypatch.setattr(Sitting, "tell_story", note)
    sit(*SOLO, typed="1\n" * 12 + "save\n" + "1\n" * 6)
    assert len(written) > 15
    assert all(lines == made for lines, made, _ in written)
    assert len({saved for *_, saved in written}) == 2  # at the opening, and when somebody asked for it


def test_what_a_person_does_is_surely_on_the_disk_and_bots_do_not_wait_for_it(
    sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is asked to make sure once for each thing Ada does, and before the table goes on."""
    sure: list[int] = []
    diary = notes.beside(Path("match.leng")).suffix

    def fsync(file: int) -> None:
        name = os.readlink(f"/proc/self/fd/{file}")
        if name.endswith(diary):
            sure.append(len(record_of(Path(name.removesuffix(diary)))))

    monkeypatch.setattr(os, "fsync", fsync)
    sit(*SOLO, typed="1\n" * 9 + "undo\n1\norders easy\norders lift 1\n")
    kept = journal.read(saves()[0])
    mine = [number for number, entry in enumerate(kept.record, start=1) if entry.seat == 0][1:]  # but for the opening
    undone = [number for number in mine if isinstance(kept.record[number - 1], TakenBack)]
    assert undone and sure[-3:] == mine[-3:]
    assert set(sure) <= set(mine)
    answered = {number for number in mine if number not in sure}  # by the order that stands from the opening on
    assert len(sure) >= 12 and len(answered) < len(mine) - 10
    assert {entry.seat for entry in kept.record} == {0, 1, 2}


def test_interrupted_in_the_middle_of_a_choice_that_choice_was_not_made(
    sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(*SOLO, typed="1\n" * 9)
    reference = journal.read(saves()[0]).record
    answer, times = Play.answer, iter(range(1000))

    def interrupted(play: Play[Any], option: object) -> None:
        if next(times) == 11:
            play.state.round += 1  # half a choice
            raise KeyboardInterrupt
        answer(play, option)

    with monkeypatch.context() as strike:
        strike.setattr(Play, "answer", interrupted)
        shown = sit(*SOLO, typed="1\n" * 9)
    assert shown.exit_code == 130
    assert f'leng resume "{saves()[-1]}"' in shown.output
    assert record_of(saves()[-1]) == reference[: len(record_of(saves()[-1]))]
    assert sit("resume").exit_code == 0
    kept, difference = journal.verify(saves()[-1])
    assert difference is None
    assert 5 < len(kept.record) < len(reference)


def test_a_match_without_a_choice_leaves_its_save_as_it_was(sit: Sit, saves: Saves) -> None:
    sit(*SOLO, typed="1\n")
    (save,) = saves()
    before = save.stat().st_mtime_ns, save.read_bytes()
    sit("resume")
    assert (save.stat().st_mtime_ns, save.read_bytes()) == before
    assert not notes.beside(save).exists()


# The shelf -------------------------------------------------------------------------------------------------------


def test_the_list_counts_what_stands_in_the_diary_and_the_newest_is_by_it(sit: Sit, home: Path) -> None:
    folder = home / "saves"
    for number, name in enumerate(("first", "second")):
        table = door(2, seed=name)
        keep(table, folder / f"{name}.leng", 3)
        made = table.number
        os.utime(folder / f"{name}.leng", (1000 + number, 1000 + number))
        os.utime(notes.beside(folder / f"{name}.leng"), (3000 - number, 3000 - number))
    listed = sit("resume", "--list").output
    assert listed.count(f"({made} choices so far)") == 2
    assert listed.index("first.leng") < listed.index("second.leng")
    assert str(folder / "first.leng") in sit("resume").output
    assert (folder / "second.leng.diary").exists() and not (folder / "first.leng.diary").exists()


def test_where_only_a_diary_is_left_no_new_match_is_kept(sit: Sit, saves: Saves, tmp_path: Path) -> None:
    taken = tmp_path / "match.leng"
    notes.beside(taken).write_bytes(b"somebody's")
    shown = sit(*SOLO, "--save", str(taken))
    assert shown.exit_code == 2
    assert "match.leng.diary" in shown.output
    assert "match.leng.diary" in sit(*SOLO, typed=f"save {taken}\n").output
    assert not taken.exists()
    (save,) = saves()
    save.rename(notes.beside(save))
    sit(*SOLO)
    assert [each.stem.endswith("-2") for each in saves()] == [True]


def test_verify_names_what_still_stands_in_the_diary(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    keep(door(2), save, 4)
    shown = CliRunner().invoke(build(), ["verify", str(save)])
    assert shown.exit_code == 0
    assert "honest so far" in shown.output
    assert f"4 more entries of the match stand in the diary beside it, {notes.beside(save)}" in shown.output
    assert CliRunner().invoke(build(), ["verify", str(save), "--json"]).output.count('"in_diary": 4') == 1
    french = CliRunner().invoke(build(), ["verify", str(save), "--lang", "fr"]).output
    assert "4 entrées de plus se trouvent dans le carnet" in french
    speak(None)
    come_back(save)
    assert "diary" not in CliRunner().invoke(build(), ["verify", str(save)]).output


def test_a_copy_elsewhere_is_whole(sit: Sit, saves: Saves, tmp_path: Path) -> None:
    copy = tmp_path / "copy.leng"
    sit(*SOLO, typed="1\n1\n1\n" + f"save {copy}\n1\n")
    kept, difference = journal.verify(copy)
    assert difference is None
    assert not notes.beside(copy).exists()
    assert 3 < len(kept.record) < len(journal.read(saves()[0]).record)
    assert sum(kept.opening.seats[entry.seat].player == HUMAN for entry in kept.record) >= 3


# Two terminals ---------------------------------------------------------------------------------------------------


def test_a_match_is_played_at_one_terminal_at_a_time(sit: Sit, tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    with closing(Diary(save)) as diary:
        diary.begin(door(2))
        elsewhere = sit("resume", str(save))
        assert elsewhere.exit_code == 2
        assert "at another terminal" in elsewhere.output
    assert sit("resume", str(save)).exit_code == 0
