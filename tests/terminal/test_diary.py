"""The diary beside a save: cut at any byte, spoilt at any byte, put beside the wrong save, on a disk that is full."""

from __future__ import annotations

import re
import resource
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from leng import __version__
from leng.engine import journal
from leng.engine.errors import BadSave
from leng.engine.game import find_game
from leng.engine.table import Table
from leng.terminal import notes
from leng.terminal.diary import Diary
from leng.terminal.speech import Trouble
from matches import door, position, seats, walk

from .conftest import Sit
from .diaries import come_back, entries, keep

# Killed ----------------------------------------------------------------------------------------------------------


def test_whatever_byte_the_last_one_is_the_match_goes_on_after_the_last_whole_line(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    seen = keep(door(2), save, 7)
    whole, contents = save.read_bytes(), notes.beside(save).read_bytes()
    for cut in range(len(contents) + 1):
        save.write_bytes(whole)
        notes.beside(save).write_bytes(contents[:cut])
        table, found = come_back(save)
        lines = max(0, contents[:cut].count(b"\n") - 1)
        assert (found.entries, found.broken) == (lines, None), f"cut at byte {cut}"
        assert position(table) == seen[lines], f"cut at byte {cut}"
        assert position(journal.load(save)) == seen[lines]
        assert list(tmp_path.iterdir()) == [save]


def test_a_long_diary_cut_within_its_last_lines_loses_only_the_line_that_was_cut(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    seen = keep(door(3), save, 30)
    whole, contents = save.read_bytes(), notes.beside(save).read_bytes()
    begin = len(b"\n".join(contents.split(b"\n")[:-4]))
    for cut in range(begin, len(contents) + 1):
        save.write_bytes(whole)
        notes.beside(save).write_bytes(contents[:cut])
        table, found = come_back(save)
        assert (position(table), found.broken) == (seen[contents[:cut].count(b"\n") - 1], None)


def test_killed_between_save_and_diary_nothing_is_done_twice(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    seen = keep(door(2), save, 9)
    contents = notes.beside(save).read_bytes()
    come_back(save)
    for kept in (contents, contents[:-1], b"\n".join(contents.split(b"\n")[:4]) + b"\n"):  # killed, or cut short
        notes.beside(save).write_bytes(kept)
        table, found = come_back(save)
        assert (position(table), found.entries, found.broken) == (seen[9], 0, None)
        assert not notes.beside(save).exists()


def test_what_was_folded_in_part_is_completed(tmp_path: Path) -> None:
    """Somebody put back a save that knows the first lines of the diary and not the others."""
    save = tmp_path / "match.leng"
    seen = keep(door(2), save, 9)
    whole, contents = save.read_bytes(), notes.beside(save).read_bytes()
    notes.beside(save).write_bytes(b"\n".join(contents.split(b"\n")[:5]) + b"\n")
    come_back(save)
    assert save.read_bytes() != whole
    notes.beside(save).write_bytes(contents)
    table, found = come_back(save)
    assert (position(table), found.entries) == (seen[9], 5)


def test_killed_while_the_save_was_written_half_of_one_does_not_lie_about(tmp_path: Path) -> None:
    save, other = tmp_path / "match [1].leng", tmp_path / ".other.leng.4711.part"
    seen = keep(door(2), save, 3)
    (tmp_path / ".match [1].leng.4711.part").write_bytes(b"half")
    other.write_bytes(b"of another match")
    assert position(come_back(save)[0]) == seen[3]
    assert sorted(tmp_path.iterdir()) == sorted([save, other])


# Spoilt ----------------------------------------------------------------------------------------------------------


def test_a_flipped_bit_costs_what_follows_and_is_never_passed_over(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    seen = keep(door(2), save, 6)
    whole, contents = save.read_bytes(), notes.beside(save).read_bytes()
    for place in range(len(contents)):
        spoilt = bytearray(contents)
        spoilt[place] ^= 1 << place % 8
        save.write_bytes(whole)
        notes.beside(save).write_bytes(spoilt)
        table, found = come_back(save)
        assert found.broken is not None, f"byte {place}"
        assert found.broken.read_bytes() == spoilt
        assert found.entries == max(0, contents[:place].count(b"\n") - 1), f"byte {place}"
        assert position(table) == position(journal.load(save)) == seen[found.entries]
        found.broken.unlink()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "could not be followed to its end"), ("fr", "n’a pas pu être suivi jusqu’au bout")],
)
def test_whoever_comes_back_to_a_spoilt_diary_is_told_and_plays_on(
    sit: Sit, tmp_path: Path, lang: str, sentence: str
) -> None:
    save = tmp_path / "match.leng"
    keep(door(2), save, 9)
    spoilt = notes.beside(save).read_bytes().replace(b"undo", b"umdo")
    notes.beside(save).write_bytes(spoilt)
    shown = sit("resume", str(save), "--lang", lang, typed="\n1\n")
    assert shown.exit_code == 0
    assert sentence in shown.output
    assert "Nothing of it is lost" not in shown.output and "Rien n’en est perdu" not in shown.output
    assert (tmp_path / "match.leng.diary.broken").read_bytes() == spoilt
    before = 5  # up to the line that was spoilt
    assert entries(journal.load(save)) > before
    assert sentence not in sit("resume", str(save), "--lang", lang).output
    notes.beside(save).write_bytes(spoilt)
    sit("resume", str(save))
    assert (tmp_path / "match.leng.diary.broken-2").exists()


def test_a_diary_that_cannot_be_set_aside_is_not_played_over(tmp_path: Path) -> None:
    """Nothing can be written: the match is not begun, and everything stays as it was."""
    save = tmp_path / "match.leng"
    keep(door(2), save, 9)
    spoilt = notes.beside(save).read_bytes().replace(b"undo", b"umdo")
    notes.beside(save).write_bytes(spoilt)
    whole = save.read_bytes()
    with full_disk(0), pytest.raises(BadSave):
        come_back(save)
    assert (save.read_bytes(), notes.beside(save).read_bytes()) == (whole, spoilt)


# The wrong save --------------------------------------------------------------------------------------------------


def test_the_diary_of_another_match_is_never_followed(tmp_path: Path) -> None:
    save, other = tmp_path / "match.leng", tmp_path / "other.leng"
    seen = keep(door(2), save, 1)
    come_back(save)
    keep(door(2, seed="another"), other, 9)
    notes.beside(other).rename(notes.beside(save))
    table, found = come_back(save)
    assert position(table) == seen[1]
    assert found.broken is not None
    assert found.broken.read_bytes()


def test_a_diary_is_not_followed_from_an_older_save_of_its_match(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    seen = keep(door(2), save, 4)
    older = save.read_bytes()
    table, _ = come_back(save)
    with closing(Diary(save)) as diary:
        diary.open()
        diary.take_up(table)
        walk(table, "on", 3)
        diary.write(table, sure=True)
    save.write_bytes(older)
    table, found = come_back(save)
    assert position(table) == seen[0]
    assert found.broken is not None


def test_a_diary_is_not_followed_from_a_save_that_went_another_way(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    table = door(2)
    with closing(Diary(save)) as diary:
        diary.begin(table)
        twin = table.copy()
        assert table.decision is not None and len(table.decision.options) > 1
        table.take(table.decision.options[0])
        diary.write(table, sure=True)
    assert twin.decision is not None
    twin.take(twin.decision.options[1])
    journal.save(twin, save)
    again, found = come_back(save)
    assert position(again) == position(twin)
    assert found.broken is not None


def test_a_diary_written_with_other_cards_waits_for_them(sit: Sit, tmp_path: Path) -> None:
    """They might lead elsewhere: nothing is played until the owner names the same corrections again."""
    mine, save = tmp_path / "mine", tmp_path / "match.leng"
    mine.mkdir()
    (mine / "gods.toml").write_text("[god.dagon]\nsanity = 7\n", encoding="utf-8")
    keep(Table.open(find_game("KF"), seats(3), content=mine), save, 4)
    contents = notes.beside(save).read_bytes()
    shown = sit("resume", str(save))
    assert shown.exit_code == 2
    assert "other content files" in shown.output and "--content" in shown.output
    assert notes.beside(save).read_bytes() == contents
    assert "4 entries" in sit("resume", str(save), "--content", str(mine)).output


@pytest.mark.parametrize(
    ("written_by", "changed_in", "followed"),
    [("99.0.0", (), False), ("0.1.0", (__version__,), False), ("0.1.0", ("0.1.0",), True)],
    ids=["newer", "older", "older with the same rules"],
)
def test_a_diary_is_followed_under_its_own_rules_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written_by: str, changed_in: tuple[str, ...], followed: bool
) -> None:
    save = tmp_path / "match.leng"
    with monkeypatch.context() as then:
        then.setattr(notes, "__version__", written_by)
        keep(door(2), save, 4)
    monkeypatch.setattr(find_game("SD"), "changed_in", changed_in)
    if followed:
        assert come_back(save)[1].entries == 4
        return
    contents = notes.beside(save).read_bytes()
    with pytest.raises(Trouble, match=f"written by Leng {re.escape(written_by)}"):
        come_back(save)
    assert notes.beside(save).read_bytes() == contents


# A full disk -----------------------------------------------------------------------------------------------------


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file can grow beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_wherever_the_disk_ends_everything_is_written_when_there_is_room_again(tmp_path: Path) -> None:
    save = tmp_path / "match.leng"
    table = door(2)
    with closing(Diary(save)) as diary:
        diary.begin(table)
        walk(table, "in time", 2)
        diary.write(table, sure=True)
    written = notes.beside(save).read_bytes()
    whole = save.read_bytes()
    for size in range(len(written), len(written) + 120):
        save.write_bytes(whole)
        notes.beside(save).write_bytes(written)
        table = journal.load(save)
        with closing(Diary(save)) as diary:
            diary.open()
            diary.take_up(table)
            walk(table, "too late", 2)
            with full_disk(size), pytest.raises(BadSave):
                diary.write(table, sure=True)
            assert notes.read_beside(save).readable  # killed now, it is as if the last line had never been begun
            walk(table, "later", 1)
            diary.write(table, sure=True)
        again, found = come_back(save)
        assert (found.entries, found.broken) == (5, None)
        assert position(again) == position(table)
