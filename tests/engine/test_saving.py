"""Save files: readable, whole, and the same match again when they are opened."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from leng import __version__
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSave, UndoRefused
from leng.engine.journal import journal_of, load, save, verify
from leng.engine.table import StandingOrder, Table, TakenBack
from matches import GAMES, door, festival, open_table, position, random_keys, walk
from transcript import Transcript


def played_with_undos(table: Table, seed: str, most: int, every: int) -> list[Table]:
    """Copies of a match at every so many decisions; now and then a choice or a turn is taken back."""
    chance = Dice(seed_number(seed))
    moments: list[Table] = [table.copy()]
    for number, _ in enumerate(random_keys(table, seed, most)):
        if number % 8 == 7 and number < 400:
            table.undo(table.moves[-1].seat, ("choice", "turn")[chance.below(2)], range(len(table.seats)))
        if number % every == 0:
            moments.append(table.copy())
    moments.append(table)
    return moments


def check_opens_again(table: Table, file: Path) -> None:
    """Saved and loaded, the match stands where it stood, and verifies."""
    save(table, file)
    again = load(file)
    assert position(again) == position(table)
    assert verify(file)[1] is None


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_saved_and_opened_wherever_it_stands(game: str, tmp_path: Path) -> None:
    moments = played_with_undos(open_table(game, "saves"), "saves", most=240, every=24)
    assert any(isinstance(entry, TakenBack) for entry in moments[-1].record)
    for number, table in enumerate(moments):
        check_opens_again(table, tmp_path / f"{number}.leng")


def test_a_small_match_can_be_saved_and_opened_at_every_decision_to_its_end(tmp_path: Path) -> None:
    moments = played_with_undos(open_table("SD", "saves"), "saves", most=1000, every=1)
    assert moments[-1].decision is None
    for number, table in enumerate(moments):
        check_opens_again(table, tmp_path / f"{number}.leng")


@pytest.mark.parametrize("game", GAMES)
def test_a_reopened_match_goes_on_like_the_one_that_was_saved(game: str, tmp_path: Path) -> None:
    table = open_table(game, "on")
    walk(table, "first half", 5)
    save(table, tmp_path / "m.leng")
    again = load(tmp_path / "m.leng")
    for chosen in random_keys(table, "second half", 250):
        again.choose(chosen)
    assert position(again) == position(table)
    again.undo(again.moves[-1].seat, "turn", range(len(again.seats)))
    table.undo(table.moves[-1].seat, "turn", range(len(table.seats)))
    assert position(again) == position(table)


def test_an_arranged_table_is_saved_with_its_start_and_its_dice(tmp_path: Path) -> None:
    """Hands and dice fixed beforehand do not follow from the seed, so the file must hold them."""
    table = door(2, hands=[["fist"], ["chalk"]], dice=[5, 3, 5])
    Transcript(table).ada.plays("knock:fist", "no")
    save(table, tmp_path / "m.leng")
    again = load(tmp_path / "m.leng")
    assert again.opening.arranged
    assert position(again) == position(table)
    t = Transcript(again)
    t.ben.plays("ward:chalk")
    assert t.told("roll").facts["dice"] == [5]
    again.undo(0, "turn", agreed=[1])
    assert again.state.watchers[0].hand == ["fist"]
    save(again, tmp_path / "n.leng")
    assert verify(tmp_path / "n.leng")[1] is None


def test_standing_orders_are_saved(tmp_path: Path) -> None:
    table = door()
    table.give_order(StandingOrder(1, "ward", until_round=3))
    save(table, tmp_path / "m.leng")
    assert load(tmp_path / "m.leng").orders == [StandingOrder(1, "ward", until_round=3)]


def test_a_save_is_json_that_a_person_can_read(tmp_path: Path) -> None:
    table = festival(3, "read me")
    walk(table, "read me", 60)
    file = tmp_path / "m.leng"
    save(table, file)
    text = file.read_text(encoding="utf-8")
    saved = json.loads(text)
    assert (saved["leng"], saved["rules"], saved["shape"]) == (2, __version__, table.game.shape)
    assert saved["opening"]["game"] == "kingsport_festival"
    assert [seat["name"] for seat in saved["opening"]["seats"]] == ["Ada", "Ben", "Cy"]
    assert saved["record"] == [{"kind": "choice", "seat": move.seat, "key": move.key} for move in table.moves]
    assert saved["result"] is None
    assert len(text.splitlines()) > len(table.record) + len(table.log), "one line for each choice and log line"
    assert all(json.dumps(entry, separators=(",", ":")) in text for entry in saved["record"])


def test_snapshots_lie_not_too_far_apart_and_not_too_close() -> None:
    table = festival(4, "snapshots")
    walk(table, "snapshots", 10_000)
    at = [snapshot.at for snapshot in journal_of(table).snapshots]
    assert at == sorted(set(at))
    assert at[0] == 0
    assert len(at) < table.number / 20
    assert table.number - at[-1] < 25


def test_a_file_is_saved_into_a_folder_that_does_not_exist_yet(tmp_path: Path) -> None:
    save(door(), tmp_path / "a" / "b" / "m.leng")
    assert load(tmp_path / "a" / "b" / "m.leng").number == 0


class Crash(Exception):
    """The power goes off."""


def _explode(*_: Any, **__: Any) -> Any:
    raise Crash


@pytest.mark.parametrize("where", ["os.fsync", "os.replace", "while writing"])
def test_a_crash_while_saving_leaves_the_last_save_whole(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "m.leng"
    table = door()
    save(table, file)
    before = file.read_bytes()
    table.choose("wait")
    if where == "os.fsync":
        monkeypatch.setattr(os, "fsync", _explode)
    elif where == "os.replace":
        monkeypatch.setattr(os, "replace", _explode)
        monkeypatch.setattr(Path, "replace", _explode)
    else:
        table.log.append(table.log[0].__class__("unwritable", {"thing": object()}))
    with pytest.raises(TypeError if where == "while writing" else Crash):
        save(table, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file], "no half-written file is left behind"


def test_a_first_save_that_crashes_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", _explode)
    with pytest.raises(Crash):
        save(door(), tmp_path / "m.leng")
    assert list(tmp_path.iterdir()) == []


def test_saving_does_not_change_the_table(tmp_path: Path) -> None:
    table = door()
    table.choose("wait")
    before = position(table)
    save(table, tmp_path / "m.leng")
    assert position(table) == before
    table.choose("wait")
    assert [event.kind for event in table.log] == ["night", "wait", "wait", "night"]


def test_when_the_past_no_longer_replays_the_match_goes_on_from_its_last_snapshot(tmp_path: Path) -> None:
    """As after a change of the rules: the position is kept, what lies before it can be read but not taken back."""
    table = door(2, bots=(1,))
    for _ in range(4):
        table.choose("wait")
    file = tmp_path / "m.leng"
    save(table, file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    saved["record"][0]["key"] = "sing"
    file.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(BadSave, match="record"):
        load(file)  # this release can play again what it wrote
    file.write_text(json.dumps({**saved, "rules": "0.6.0"}), encoding="utf-8")
    again = load(file)
    assert again.foreign and not table.foreign
    assert position(again)[:2] == position(table)[:2]
    assert again.log == table.log
    assert again.number == 4
    with pytest.raises(UndoRefused):
        again.undo(0)
    assert position(again)[:2] == position(table)[:2]
    again.choose("wait")
    again.undo(0)
    assert position(again)[:2] == position(table)[:2]
    save(again, tmp_path / "n.leng")
    assert '"resumed": true' in (tmp_path / "n.leng").read_text(encoding="utf-8")
    assert position(load(tmp_path / "n.leng"))[:2] == position(again)[:2]
