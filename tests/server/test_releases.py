"""A store that an earlier release filled: every table goes on, or says why not and gives out what is left of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

import leng
from leng.cli import build
from leng.engine.game import find_game
from leng.engine.journal import loads, verify
from leng.engine.record import Ordered
from leng.engine.table import HUMAN
from leng.server.saves import check_all, open_kept, save_bytes
from leng.server.store import Store
from leng.words.text import speak

from .filled import RELEASES, fill
from .house import DOOR, House, in_house


@pytest.fixture(params=RELEASES)
def filled(request: pytest.FixtureRequest, database: str) -> str:
    """The URL of a database as a release left it."""
    fill(database, request.param)
    return database


def test_every_table_of_an_earlier_release_goes_on(filled: str, tmp_path: Path) -> None:
    store = Store(filled)
    store.upgrade()
    ids = store.ids()
    assert len(ids) >= 6
    for table_id in ids:
        before = store.load(table_id)
        assert before is not None and not before.waiting
        table = open_kept(before, store)
        table.game.check(table.state)
        assert (table.decision is None) == before.over
        half_picked = table.decision is not None and table.decision.picks is not None  # and to be picked again
        assert len(before.log) - half_picked <= len(table.log) <= len(before.log)
        after = store.load(table_id)
        assert after is not None and (after.rules, after.shape) == (leng.__version__, table.game.shape)
        assert after.result == table.result and after.record == table.record[:]
        file = tmp_path / f"{table_id}.leng"
        file.write_bytes(save_bytes(table))
        assert verify(file)[1] is None
    assert all(each.replays and each.opens for each in check_all(store))
    store.close()


def test_orders_that_were_in_force_still_are(database: str) -> None:
    fill(database, "0.1.0")
    with sa.create_engine(Store(database).engine.url).begin() as db:
        orders = {row[0]: row[1] for row in db.exec_driver_sql("SELECT id, orders FROM tables")}
    assert any(json.loads(each) for each in orders.values())
    store = Store(database)
    store.upgrade()
    for table_id, given in orders.items():
        kept = store.load(table_id)
        assert kept is not None
        entries = [entry for entry in kept.record if isinstance(entry, Ordered)]
        assert msgspec.to_builtins(entries) == [{"kind": "order", **order} for order in json.loads(given)]
        assert [order.ask for order in open_kept(kept, store).orders] == [order["ask"] for order in json.loads(given)]
    store.close()


def test_a_store_is_brought_up_to_date_once(filled: str) -> None:
    for _ in range(2):
        store = Store(filled)
        store.upgrade()
        assert len(store.ids()) >= 6
        store.close()


# Tables that can no longer go on ---------------------------------------------------------------------------------


@pytest.fixture
def outgrown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A match of another shape, written by 0.1.0, whose first choice is no longer possible since 0.1.5."""
    told: dict[str, Any] = {}

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human random", seed="creak")
        for _ in range(4):
            guest = await party.decider()
            assert guest is not None
            await guest.choose("wait")
        told.update(party.opened)

    in_house(tmp_path, visit)
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE tables SET rules = '0.1.0', shape = 'another', bots_turn = 1")
        db.exec_driver_sql("""UPDATE entries SET entry = replace(entry, '"wait"', '"sing"')""")
    store.close()
    monkeypatch.setattr(find_game(DOOR), "changed_in", ("0.1.5",))
    return told


def test_what_is_left_of_a_table_can_be_read_and_taken_home(outgrown: dict[str, Any], tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = house.party(outgrown)
        answer = await party[0].ask()
        assert (answer.status_code, answer.json()["key"]) == (409, "error-save-outgrown")
        assert "since 0.1.5" in answer.json()["error"] and "Leng 0.1.0 opens it" in answer.json()["error"]
        left = await party[0].see("/relic")
        assert (left["rules"], left["since"], left["over"], left["result"]) == ("0.1.0", "0.1.5", False, None)
        assert [seat["name"] for seat in left["seats"]] == ["A", "B"]
        assert len(left["log"]) > 4 and all("⟦" not in line for line in left["log"])
        saved = loads((await party[0].ask("/save")).content, "taken home")
        assert (saved.rules, saved.shape, saved.opening.seats[0].player) == ("0.1.0", "another", HUMAN)
        assert (await party.onlooker.ask("/save")).status_code == 409, "it shows what is hidden"
        assert (await party.onlooker.see("/relic"))["why"] == answer.json()["error"]
        assert outgrown["id"] not in house.hall._playing, "no bot wakes it"
        fresh = await house.open(DOOR)
        assert (await fresh[0].ask("/relic")).json()["key"] == "error-goes-on"

    in_house(tmp_path, visit)


def test_a_closed_table_stays_closed_when_it_can_no_longer_go_on(outgrown: dict[str, Any], tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE tables SET spectators = 0")
    store.close()

    async def visit(house: House) -> None:
        party = house.party(outgrown)
        for what in ("/relic", "/save"):
            assert (await party.onlooker.ask(what)).status_code == 403
            assert (await party[0].ask(what)).status_code == 200

    in_house(tmp_path, visit)


def test_the_command_lists_what_cannot_go_on(outgrown: dict[str, Any], tmp_path: Path) -> None:
    speak("en")
    listed = CliRunner().invoke(build(), ["check-tables", "--data", str(tmp_path)])
    speak(None)
    assert listed.exit_code == 1 and outgrown["id"] in listed.output
    found = json.loads(CliRunner().invoke(build(), ["check-tables", "--data", str(tmp_path), "--json"]).output)
    assert [(each["opens"], each["rules"]) for each in found] == [(False, "0.1.0")]
    assert "0.1.5" in found[0]["trouble"]


def test_the_command_goes_on_over_a_table_that_cannot_be_read(outgrown: dict[str, Any], tmp_path: Path) -> None:
    in_house(tmp_path, lambda house: _another(house))
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as db:
        db.exec_driver_sql(f"UPDATE tables SET opening = '{{' WHERE id = '{outgrown['id']}'")
    found = {each.id: each for each in check_all(store)}
    assert len(found) == 2 and not found.pop(outgrown["id"]).opens
    assert all(each.replays for each in found.values())
    store.close()


async def _another(house: House) -> None:
    await house.open(DOOR)
