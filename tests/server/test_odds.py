"""The odds through the API: exact, worked out elsewhere, and told to nobody but the seat that must decide."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from leng.engine import odds
from leng.engine.choice import key
from leng.engine.table import Table
from leng.server import thinking

from . import weighing
from .house import DOOR, Guest, House, Party, in_house

NIGHT = "elder_sign"


async def at_a_question(house: House, ask: str = "move", **wishes: Any) -> tuple[Party, Guest, Guest]:
    """A table of two people at a question with odds: the table, whoever must decide, and the other one."""
    party = await house.open(NIGHT, "human human", seed="odds", **wishes)
    live = await party.live()
    for _ in range(100):
        assert live.table.decision is not None
        if live.table.decision.ask.name == ask:
            seat = live.table.decision.seat
            return party, party[seat], party[1 - seat]
        await party.play("walk", 1)
    raise AssertionError(f"never asked: {ask}")


def test_the_decider_is_told_the_exact_chances(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for ask in ("move", "before-roll", "after-roll"):
            party, decider, _ = await at_a_question(house, ask)
            await told_exactly(decider, (await party.live()).table)

    in_house(tmp_path, visit)


async def told_exactly(decider: Guest, table: Table) -> None:
    """Every option with its chance, the best of them, and what they leave out; nothing is chosen."""
    assert table.decision is not None
    exact = odds.chances(table.play)
    told = await decider.see("/odds")
    assert told["number"] == table.number
    assert [each["key"] for each in told["options"]] == list(map(key, table.decision.options))
    assert {each["key"]: each["chance"] for each in told["options"] if each["chance"] is not None} == exact
    assert exact and all(0 <= chance <= 1 for chance in exact.values())
    assert {each["key"] for each in told["options"] if each["best"]} == odds.best(exact)
    assert "It leaves out Terror" in told["note"]
    decider.headers["Accept-Language"] = "fr"
    french = await decider.see("/odds")
    assert "laisse de côté la Terreur" in french["note"]
    assert french["options"][0]["text"] != told["options"][0]["text"]
    assert table.number == told["number"]


def test_the_odds_are_refused_to_other_seats_to_spectators_and_to_strangers(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party, decider, other = await at_a_question(house)
        stranger = Guest(house.client, party.id, "not-a-secret")
        for guest, status, error in (
            (other, 403, "error-not-your-turn"),
            (party.onlooker, 403, "error-only-seats"),
            (stranger, 401, "error-unknown-secret"),
        ):
            answer = await guest.ask("/odds")
            assert (answer.status_code, answer.json()["key"]) == (status, error)
            assert "options" not in answer.json() and "chance" not in answer.text
        assert (await decider.ask("/odds")).status_code == 200

    in_house(tmp_path, visit)


def test_a_table_closed_to_spectators_says_nothing_at_all(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party, _, _ = await at_a_question(house, spectators=False)
        answer = await party.onlooker.ask("/odds")
        assert (answer.status_code, answer.json()["key"]) == (403, "error-closed-table")

    in_house(tmp_path, visit)


def test_where_there_are_no_odds_it_is_said(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="odds")
        decider = await party.decider()
        assert decider is not None
        answer = await decider.ask("/odds")
        assert (answer.status_code, answer.json()["key"]) == (409, "error-no-odds")
        decider.headers["Accept-Language"] = "fr"
        assert "pas de chances" in (await decider.ask("/odds")).json()["error"]
        await party.play("to the end")
        over = await party[0].ask("/odds")
        assert (over.status_code, over.json()["key"]) == (422, "error-match-over")

    in_house(tmp_path, visit)


def test_chances_are_worked_out_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        party, _, _ = await at_a_question(house)
        monkeypatch.setattr(thinking, "weigh", weighing.tells_where)
        told = await house.hall.thinkers.chances((await party.live()).table)
        assert told is not None and told["here"] not in (0, os.getpid())

    in_house(tmp_path, visit)


def test_nobody_waits_while_chances_are_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        _, decider, other = await at_a_question(house)
        await decider.see("/odds")  # the process is there
        monkeypatch.setattr(thinking, "weigh", weighing.takes_a_while)
        asking = asyncio.create_task(decider.see("/odds"))
        looks = 0
        while not asking.done():
            await asyncio.sleep(0)
            await other.see("/decision")
            looks += 1
        assert looks > 10
        assert [each["chance"] for each in (await asking)["options"]] == [None] * len((await asking)["options"])

    in_house(tmp_path, visit)


@pytest.mark.parametrize("fault", ["breaks", "dies", "takes_forever"])
def test_odds_that_do_not_come_are_refused_and_come_the_next_time(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        _, decider, _ = await at_a_question(house)
        with monkeypatch.context() as broken:
            broken.setattr(thinking, "weigh", getattr(weighing, fault))
            answer = await decider.ask("/odds")
            assert (answer.status_code, answer.json()["key"]) == (409, "error-odds-not-found")
        house.hall.thinkers.patience = 20.0
        assert (await decider.see("/odds"))["options"]

    in_house(tmp_path, visit, patience=0.3 if fault == "takes_forever" else 20.0)


def test_odds_weigh_ten_requests_as_a_hint_does(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")  # ten, too
        statuses = [(await party[0].ask("/odds")).status_code for _ in range(3)]
        assert statuses == [409, 409, 429]

    in_house(tmp_path, visit, requests_a_minute=35)


def test_the_description_of_the_api_shows_the_shape_of_the_odds(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        described = (await house.client.get("/api/schema")).json()
        operation = described["paths"]["/api/tables/{table_id}/odds"]["get"]
        assert operation["security"] == [{"seat": []}]
        assert {"200", "401", "403", "404", "409", "429"} <= operation["responses"].keys()
        shapes = described["components"]["schemas"]
        assert shapes["Odds"]["properties"].keys() == {"number", "options", "note"}
        assert shapes["OptionChance"]["properties"].keys() == {"key", "text", "chance", "best"}

    in_house(tmp_path, visit)
