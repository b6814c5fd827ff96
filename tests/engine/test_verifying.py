"""Verification: whoever changes a file is found out, and told where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.engine.choice import key
from leng.engine.journal import Difference, load, save, verify
from leng.engine.table import Opening, StandingOrder, Table
from matches import door, walk
from transcript import Transcript


@pytest.fixture(name="table")
def _table() -> Table:
    """A whole match with some of everything in it."""
    table = door(3, "honest", options={"door": "iron"})
    walk(table, "honest", 12)
    table.undo(table.moves[-1].seat, "turn", [0, 1, 2])
    walk(table, "honest to the end", 1000)
    assert table.result is not None
    return table


def tampered(table: Table, file: Path, how: Callable[[Any], Any]) -> Difference:
    """The difference that verification finds after a change to the file."""
    save(table, file)
    assert verify(file)[1] is None
    saved = json.loads(file.read_text(encoding="utf-8"))
    how(saved)
    file.write_text(json.dumps(saved), encoding="utf-8")
    difference = verify(file)[1]
    assert difference is not None, "the change was not noticed"
    return difference


@pytest.fixture(name="file")
def _file(tmp_path: Path) -> Path:
    return tmp_path / "match.leng"


def test_an_honest_match_is_confirmed(table: Table, file: Path) -> None:
    save(table, file)
    journal, difference = verify(file)
    assert difference is None
    assert journal.result == table.result


def test_a_choice_that_was_not_offered_is_found_by_its_number(table: Table, file: Path) -> None:
    difference = tampered(table, file, lambda saved: saved["record"][4].update(key="sing"))
    assert difference.key == "verify-choice"
    assert difference.facts["number"] == 5
    assert difference.facts["key"] == "sing"
    assert "wait" in difference.facts["offered"] or "pass" in difference.facts["offered"]


def test_a_choice_of_the_wrong_seat_is_found(table: Table, file: Path) -> None:
    def swap(saved: Any) -> None:
        saved["record"][2]["seat"] = (saved["record"][2]["seat"] + 1) % 3

    difference = tampered(table, file, swap)
    assert (difference.key, difference.facts["number"]) == ("verify-choice", 3)
    assert difference.facts["seat"] != difference.facts["asked"]


def test_every_choice_changed_for_another_legal_one_is_found(file: Path) -> None:
    table = door(2, "legal")
    walk(table, "legal", 1000)
    replayed = door(2, "legal")
    others: list[tuple[int, str]] = []
    for number, move in enumerate(table.moves):
        assert replayed.decision is not None
        others += [(number, key(option)) for option in replayed.decision.options if key(option) != move.key]
        replayed.choose(move.key)
    assert len(others) > 15
    for number, instead in others:
        assert _changed(table, file, number, instead) is not None


def _changed(table: Table, file: Path, number: int, instead: str) -> Difference:
    return tampered(table, file, lambda saved: saved["record"][number].update(key=instead))


def test_another_seed_is_found(table: Table, file: Path) -> None:
    assert tampered(table, file, lambda saved: saved["opening"].update(seed="x")).key == "verify-commitment"


def test_another_seed_with_its_own_commitment_is_found(table: Table, file: Path) -> None:
    def reseed(saved: Any) -> None:
        saved["opening"]["seed"] = "x"
        saved["commitment"] = msgspec.convert(saved["opening"], Opening).commitment

    difference = tampered(table, file, reseed)
    assert difference.key in ("verify-choice", "verify-snapshot")


@pytest.mark.parametrize(
    "how",
    [
        lambda opening: opening["seats"][1].update(name="Nobody"),
        lambda opening: opening["seats"][1].update(player="random"),
        lambda opening: opening["seats"].reverse(),
        lambda opening: opening["options"].update(door="oak"),
        lambda opening: opening.update(sealed=True),
        lambda opening: opening["seats"][0].update(colour=opening["seats"][1]["colour"]),
    ],
    ids=["name", "player", "places", "options", "seal", "colour"],
)
def test_whatever_was_agreed_at_the_opening_is_vouched_for(how: Any, table: Table, file: Path) -> None:
    assert tampered(table, file, lambda saved: how(saved["opening"])).key == "verify-commitment"


def test_a_name_and_an_order_are_entries_that_the_replay_follows(file: Path) -> None:
    table = door(2, bots=(1,))
    table.give_order(StandingOrder(0, "ward", until_round=9))
    table.rename(0, "Adelaide")
    walk(table, "later", 4)
    table.lift_order(0, "ward")
    table.give_order(StandingOrder(0, "twice"))
    save(table, file)
    assert verify(file)[1] is None
    again = load(file)
    assert again.seats[0].name == "Adelaide" and again.opening.seats[0].name == "Ada"
    assert again.orders == table.orders == [StandingOrder(0, "twice")]
    assert again.serial == table.serial == 4


def test_an_order_for_a_seat_that_is_not_there_is_found(table: Table, file: Path) -> None:
    order = {"kind": "order", "seat": 7, "ask": "ward", "until_round": None, "proviso": ""}
    assert tampered(table, file, lambda saved: saved["record"].insert(2, order)).facts["number"] == 3


def test_a_changed_snapshot_is_found_by_its_field(table: Table, file: Path) -> None:
    def crack(saved: Any) -> None:
        saved["snapshots"][1]["state"]["watchers"][2]["cracks"] += 1

    difference = tampered(table, file, crack)
    assert difference.key == "verify-snapshot"
    assert difference.facts["field"] == "watchers[2].cracks"
    assert int(difference.facts["file"]) == int(difference.facts["here"]) + 1


def test_changed_dice_are_found(table: Table, file: Path) -> None:
    def load_the_dice(saved: Any) -> None:
        saved["snapshots"][-1]["state"]["dice"]["count"] += 1

    assert tampered(table, file, load_the_dice).facts["field"] == "dice.count"


def test_a_changed_log_line_is_found_by_its_number(table: Table, file: Path) -> None:
    line = next(number for number, event in enumerate(table.log) if event.kind == "roll")

    def better(saved: Any) -> None:
        saved["log"][line]["facts"]["total"] = 99

    difference = tampered(table, file, better)
    assert (difference.key, difference.facts["line"]) == ("verify-log", line + 1)
    assert "99" in difference.facts["file"]
    assert "99" not in difference.facts["here"]


def test_a_changed_result_is_found(table: Table, file: Path) -> None:
    difference = tampered(table, file, lambda saved: saved["result"].update(winners=[0, 1, 2], scores=[9, 9, 9]))
    assert difference.key == "verify-result"


@pytest.mark.parametrize("part", ["log", "snapshots"])
def test_a_missing_end_is_found(part: str, table: Table, file: Path) -> None:
    difference = tampered(table, file, lambda saved: saved[part].pop())
    assert difference.key == "verify-count"
    assert difference.facts["what"] == part


def test_choices_missing_at_the_end_are_found(table: Table, file: Path) -> None:
    tampered(table, file, lambda saved: saved["record"].pop())


def test_a_choice_after_the_end_is_found(table: Table, file: Path) -> None:
    difference = tampered(table, file, lambda saved: saved["record"].append(dict(saved["record"][-1])))
    assert difference.key == "verify-after-end"
    assert difference.facts["number"] == len(table.record) + 1


def test_other_content_is_found(table: Table, file: Path) -> None:
    assert tampered(table, file, lambda saved: saved["opening"].update(content="0" * 16)).key == "verify-content"


def test_an_undo_nobody_agreed_to_is_found(file: Path) -> None:
    """Going back behind the dice needs the others; a file in which they never agreed is not honest."""
    table = door(2, hands=[["fist", "ram"], []])
    Transcript(table).ada.plays("knock:fist", "no")
    table.undo(0, "turn", agreed=[1])
    difference = tampered(table, file, lambda saved: saved["record"][-1].update(agreed=[]))
    assert difference.facts["number"] == 3


def test_every_difference_has_a_sentence(table: Table, file: Path) -> None:
    from leng.words.text import words

    found = [
        tampered(table, file, lambda saved: saved["record"][4].update(key="sing")),
        tampered(table, file, lambda saved: saved["opening"].update(seed="x")),
        tampered(table, file, lambda saved: saved["opening"].update(content="x")),
        tampered(table, file, lambda saved: saved["snapshots"][1]["state"].update(round=77)),
        tampered(table, file, lambda saved: saved["log"][1].update(kind="sing")),
        tampered(table, file, lambda saved: saved["log"].pop()),
        tampered(table, file, lambda saved: saved["result"].update(ending="sing")),
        tampered(table, file, lambda saved: saved["record"].append(dict(saved["record"][-1]))),
    ]
    assert len({difference.key for difference in found}) == 8
    for tongue in ("en", "fr"):
        for difference in found:
            assert "⟦" not in words(tongue).say(difference.key, **difference.facts)
