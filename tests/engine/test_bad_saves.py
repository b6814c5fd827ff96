"""Files that are no saves, or no longer: one sentence, and never half a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from leng.engine.errors import BadSave
from leng.engine.journal import load, save, verify
from matches import door, walk


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Path:
    """A match in the middle, saved."""
    table = door(3, "bad saves")
    walk(table, "bad saves", 10)
    assert table.decision is not None
    save(table, tmp_path / "match.leng")
    return tmp_path / "match.leng"


def refused(file: Path, key: str | None = None, **asked: Any) -> BadSave:
    """Opening and verifying the file both say what is wrong."""
    with pytest.raises(BadSave) as trouble:
        load(file, **asked)
    if not asked:
        with pytest.raises(BadSave):
            verify(file)
    assert key in (None, trouble.value.key)
    sentence = str(trouble.value)
    assert "⟦" not in sentence, f"no sentence for {trouble.value.key}"
    assert " " in sentence
    return trouble.value


def test_a_file_cut_short_anywhere_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for length in range(0, len(whole) - 2, 500):
        file.write_bytes(whole[:length])
        refused(file, "error-save-json")


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe\x00", b"not a save", b'{"leng": 1,}', b"[" * 100_000])
def test_what_is_not_json_is_refused(file: Path, raw: bytes) -> None:
    file.write_bytes(raw)
    refused(file, "error-save-json")


@pytest.mark.parametrize("raw", ["{}", "[]", "3", "null", '"leng"', '{"name": "somebody\'s holiday"}'])
def test_json_of_something_else_is_refused(file: Path, raw: str) -> None:
    file.write_text(raw)
    refused(file, "error-save-foreign")


@pytest.mark.parametrize("version", [0, 3, 99, "1", None])
def test_a_save_of_another_format_is_refused_by_its_number(file: Path, version: Any) -> None:
    change(file, lambda saved: saved.update(leng=version))
    trouble = refused(file, "error-save-version")
    assert trouble.facts["version"] == str(version)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.leng", "error-save-missing").facts["file"].endswith("nowhere.leng")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    refused(tmp_path, "error-save-unreadable")


def test_a_save_of_a_game_that_is_not_here_is_refused(file: Path) -> None:
    change(file, lambda saved: saved["opening"].update(game="chess"))
    assert "chess" in str(refused(file))


def test_a_save_of_another_game_than_the_one_asked_for_is_refused(file: Path) -> None:
    trouble = refused(file, "error-save-game", game="kingsport_festival")
    assert trouble.facts["game"] == "sealed_door"
    assert load(file, game="SD").game.id == "sealed_door"


def change(file: Path, how: Callable[[Any], Any]) -> None:
    """Tamper with a save."""
    saved = json.loads(file.read_text(encoding="utf-8"))
    how(saved)
    file.write_text(json.dumps(saved), encoding="utf-8")


def _state(saved: Any) -> Any:
    return saved["snapshots"][-1]["state"]


CORRUPTIONS: dict[str, Callable[[Any], Any]] = {
    "no opening": lambda saved: saved.pop("opening"),
    "no seats": lambda saved: saved["opening"].pop("seats"),
    "no snapshots": lambda saved: saved.pop("snapshots"),
    "an empty list of snapshots": lambda saved: saved.update(snapshots=[]),
    "a record that is no list": lambda saved: saved.update(record={}),
    "an entry of an unknown kind": lambda saved: saved["record"][3].update(kind="cheat"),
    "a seat that is no number": lambda saved: saved["record"][3].update(seat="Ada"),
    "a log line without a kind": lambda saved: saved["log"][0].pop("kind"),
    "a snapshot without its hands": lambda saved: _state(saved).pop("watchers"),
    "a hand that is no list": lambda saved: _state(saved)["watchers"][0].update(hand="salt"),
    "an agenda of nonsense": lambda saved: _state(saved).update(agenda=[{"turn": 1}]),
    "a unit that does not exist": lambda saved: _state(saved).update(agenda=[["dance", 0]]),
    "an option that does not exist": lambda saved: saved["opening"].update(options={"window": "open"}),
}


@pytest.mark.parametrize("how", CORRUPTIONS.values(), ids=CORRUPTIONS.keys())
def test_a_damaged_save_is_refused(file: Path, how: Callable[[Any], Any]) -> None:
    change(file, how)
    with pytest.raises(BadSave) as trouble:
        load(file)
    assert "⟦" not in str(trouble.value)


def test_a_last_choice_that_was_never_offered_is_refused(file: Path) -> None:
    """Behind the last snapshot there is only the record, so a wrong choice there cannot be helped."""
    table = load(file)
    if not table.play.since:
        assert table.decision is not None
        table.choose("listen")
        save(table, file)
    change(file, lambda saved: saved["record"][-1].update(key="sing"))
    refused_when_opened = pytest.raises(BadSave)
    with refused_when_opened as trouble:
        load(file)
    assert "⟦" not in str(trouble.value)


def test_an_undo_to_a_choice_that_never_was_is_refused_or_reported(file: Path) -> None:
    for to in (99, -1):
        undo = {"kind": "undo", "seat": 0, "to": to, "agreed": []}
        change(file, lambda saved: saved["record"].append(undo))  # noqa: B023 - called at once
        _, difference = verify(file)
        assert difference is not None
        assert difference.key == "verify-choice"
