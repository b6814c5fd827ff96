"""Tables outlive the rules they were begun with, and ``leng check-tables`` says which no longer replay."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from leng.cli import build
from leng.engine.game import find_game
from leng.server.saves import check_all
from leng.server.store import Store
from leng.words.text import speak

from .house import DOOR, FESTIVAL, House, in_house


@pytest.fixture
def opened(tmp_path: Path) -> dict[str, Any]:
    """A match of a few nights that was left in the middle."""
    told: dict[str, Any] = {}

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="creak", options={"door": "iron"})
        for key in ("draw", "wait", "wait", "draw", "listen"):
            guest = await party.decider()
            assert guest is not None
            assert (await guest.choose(key)).status_code == 200
        told.update(party.opened)
        told["number"] = (await party[0].see())["number"]

    in_house(tmp_path, visit)
    return told


def _no_more_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """From today, nobody may draw."""
    game = find_game(DOOR)
    rules = game.part("rules")
    monkeypatch.setattr(rules, "MOST", 0)


def _no_more_listening(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_game(DOOR).part("rules")
    old = rules.may_not
    monkeypatch.setattr(
        rules, "may_not", lambda g, who, option: rules.DECK_EMPTY if option == "listen" else old(g, who, option)
    )


def test_when_the_rules_change_a_table_goes_on_from_its_last_boundary(
    opened: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _no_more_drawing(monkeypatch)

    async def visit(house: House) -> None:
        party = house.party(opened)
        table = await party[0].see()
        assert table["number"] == opened["number"]
        assert len(table["log"]) > 4  # the whole story is still told
        await party.play("on")
        assert (await party[0].see())["over"]
        too_far = await party.onlooker.ask("/replay/0")
        assert (too_far.status_code, too_far.json()["key"]) == (404, "error-no-position")

    in_house(tmp_path, visit)


def test_what_was_begun_and_is_no_longer_possible_is_begun_again(
    opened: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _no_more_listening(monkeypatch)

    async def first(house: House) -> None:
        party = house.party(opened)
        table = await party[0].see()
        assert table["number"] == opened["number"] - 1
        assert table["log"][-1]["kind"] == "undo"

    async def second(house: House) -> None:
        party = house.party(opened)
        assert (await party[0].see())["number"] == opened["number"] - 1
        assert (await party.play("on")) > 1
        assert (await party[0].see())["over"]

    in_house(tmp_path, first)
    in_house(tmp_path, second)


def test_every_stored_match_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="creak")
        await party[0].choose("draw")
        await party[1].choose("wait")
        whole = await house.open(FESTIVAL, "random random random", seed="whole")
        assert await whole.decider() is None
        undone = await house.open(DOOR, "human human", seed="undone")
        await undone[0].choose("wait")
        await undone[0].do("/undo")

    in_house(tmp_path, visit)
    store = Store.in_folder(tmp_path)
    assert [(each.replays, each.opens) for each in check_all(store)] == [(True, True)] * 3
    _no_more_drawing(monkeypatch)
    wrong = [each for each in check_all(store) if not each.replays]
    assert [(each.game, each.opens) for each in wrong] == [(DOOR, True)]
    store.close()


def test_the_command_tells_programs_and_people(
    opened: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*typed: str) -> Any:
        return CliRunner().invoke(build(), ["check-tables", "--data", str(tmp_path), *typed])

    speak("en")
    good = run()
    assert good.exit_code == 0 and "all of them replay" in good.output
    _no_more_drawing(monkeypatch)
    bad = run()
    assert bad.exit_code == 1 and opened["id"] in bad.output and "one no longer replays" in bad.output
    found = msgspec.json.decode(run("--json").output)
    assert [(each["id"], each["replays"], each["opens"]) for each in found] == [(opened["id"], False, True)]
    french = run("--lang", "fr")
    assert "ne se rejoue plus" in french.output
    speak(None)


def test_a_table_of_a_game_that_is_gone_is_told_in_a_sentence(
    opened: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store.in_folder(tmp_path)
    with store.engine.begin() as db:
        db.exec_driver_sql("UPDATE tables SET opening = replace(opening, 'sealed_door', 'lost_game'), bots_turn = 1")
    assert [(each.replays, each.opens) for each in check_all(store)] == [(False, False)]

    async def visit(house: House) -> None:
        party = house.party(opened)
        answer = await party[0].ask()
        assert answer.status_code == 400 and "lost_game" in answer.json()["error"]
        await asyncio.sleep(0.05)
        assert (await house.client.get("/api/games")).status_code == 200

    in_house(tmp_path, visit)
