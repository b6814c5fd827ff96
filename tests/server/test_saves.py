"""Matches come home as files and come back as tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from leng.engine.journal import load, save
from problems import Problems

from .house import DOOR, FESTIVAL, House, in_house


def test_a_running_match_against_bots_comes_home_and_goes_on_elsewhere(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human random random", seed="suitcase")
        await party.play("walk", 15)
        decision = await party[0].turn()
        taken = await party[0].ask("/save")
        assert taken.headers["content-disposition"].endswith('.leng"')
        file = tmp_path / "taken.leng"
        file.write_bytes(taken.content)
        table = load(file)
        save(table, tmp_path / "again.leng")
        assert (tmp_path / "again.leng").read_bytes() == taken.content
        assert table.number == decision["number"]

        answer = await house.client.post("/api/tables/upload", content=taken.content)
        assert answer.status_code == 201
        brought = house.party(answer.json())
        assert brought.id != party.id and list(brought.guests) == [0]
        again = await brought[0].see("/decision")
        assert [again["number"], again["prompt"], again["options"]] == [
            decision["number"],
            decision["prompt"],
            decision["options"],
        ]
        assert (await brought[0].see())["view"] == (await party[0].see())["view"]
        assert (await brought.onlooker.ask()).status_code == 403  # nobody looks on unasked
        await brought.guests[0].choose()
        assert (await brought[0].turn())["number"] > decision["number"]

    in_house(tmp_path / "data", visit)


def test_a_running_match_of_several_people_stays_until_it_is_over(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="stay")
        for guest in (party[0], party[1], party.onlooker):
            refused = await guest.ask("/save")
            assert (refused.status_code, refused.json()["key"]) == (409, "error-save-running")
        await party.play("walk")
        assert (await party.onlooker.ask("/save")).status_code == 200
        alone = await house.open(DOOR, "human random", seed="alone")
        assert (await alone[0].ask("/save")).status_code == 200
        assert (await alone.onlooker.ask("/save")).status_code == 409

    in_house(tmp_path, visit)


def test_an_uploaded_match_survives_a_restart(tmp_path: Path) -> None:
    opened: dict[str, Any] = {}
    numbers: list[int] = []

    async def before(house: House) -> None:
        party = await house.open(DOOR, "human random", seed="restart")
        await party.play("walk", 3)
        await party[0].turn()
        taken = await party[0].ask("/save")
        opened.update((await house.client.post("/api/tables/upload", content=taken.content)).json())
        numbers.append((await house.party(opened)[0].see())["number"])

    async def after(house: House) -> None:
        party = house.party(opened)
        assert [(await party[0].see())["number"]] == numbers
        await party.play("on")
        assert (await party[0].see())["over"]

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def _spoilt(journal: dict[str, Any]) -> dict[str, Any]:
    """A save in which everything is said, but a card lies in two places."""
    for snapshot in journal["snapshots"]:
        snapshot["state"]["deck"] = snapshot["state"]["deck"] + snapshot["state"]["deck"][:1]
    journal["record"] = [{"kind": "choice", "seat": 0, "key": "never"}]
    journal["snapshots"][-1]["at"] = 0
    return journal


def _with_entry(journal: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    return {**journal, "record": [*journal["record"], entry]}


def _renamed(journal: dict[str, Any]) -> dict[str, Any]:
    journal["opening"]["seats"][0]["name"] = "x" * 41
    return journal


def _stranger(journal: dict[str, Any]) -> dict[str, Any]:
    journal["opening"]["seats"][1]["player"] = "oracle"
    return journal


BAD: list[tuple[Callable[[dict[str, Any]], dict[str, Any]], str]] = [
    (lambda journal: {}, "error-save-foreign"),
    (lambda journal: {**journal, "leng": 99}, "error-save-version"),
    (lambda journal: {**journal, "record": "none"}, "error-save-corrupt"),
    (lambda journal: {**journal, "snapshots": []}, "error-save-corrupt"),
    (lambda journal: {**journal, "opening": {**journal["opening"], "game": "chess"}}, "error-save-corrupt"),
    (lambda journal: _with_entry(journal, {"kind": "order", "seat": 9, "ask": "turn"}), "error-save-corrupt"),
    (_spoilt, "error-save-corrupt"),
    (_renamed, "error-name-length"),
    (_stranger, "error-unknown-bot"),
]
NO_JSON = [(b"", 400), (b"{", 400), (b"[1]", 400), (b"[" * 100_000, 400), (b" " * 9_000_000, 413)]


def test_a_bad_file_gets_a_sentence_and_opens_nothing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human random", seed="bad")
        taken = (await party[0].ask("/save")).content
        with Problems() as at:
            for number, (change, key) in enumerate(BAD):
                with at(f"{key} ({number})"):
                    refused = await house.client.post("/api/tables/upload", json=change(msgspec.json.decode(taken)))
                    assert (refused.status_code, refused.json()["key"]) == (400, key)
                    assert "⟦" not in refused.json()["error"] and str(tmp_path) not in refused.json()["error"]
                    assert house.hall.store.ids() == [party.id]

    in_house(tmp_path, visit)


def test_what_is_no_json_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        with Problems() as at:
            for body, status in NO_JSON:
                with at(body[:3]):
                    refused = await house.client.post("/api/tables/upload", content=body)
                    assert refused.status_code == status and refused.json()["error"]

    in_house(tmp_path, visit)
