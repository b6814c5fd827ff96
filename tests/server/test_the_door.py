"""What stands at the door of the server: limits, headers, sentences in both languages, and streams."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from leng.engine.errors import BadSave, LengError
from leng.engine.game import find_game
from leng.server import sqlite
from leng.server.api import streaming
from leng.server.api.problems import status_of
from leng.server.weight import weight_of
from leng.words.text import LANGUAGES, words

from .house import DOOR, House, in_house


def _wanted(**changes: Any) -> dict[str, Any]:
    return {"game": DOOR, "seats": [{"name": "A"}, {"name": "B", "player": "random"}], **changes}


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        (_wanted(game="chess"), "error-unknown-game"),
        (_wanted(seats=[{"name": "A"}]), "error-seats"),
        (_wanted(seats=[]), "error-http-400"),
        (_wanted(seats=[{"name": ""}, {"name": "B"}]), "error-http-400"),
        (_wanted(seats=[{"name": " \t"}, {"name": "B"}]), "error-name-length"),
        (_wanted(seats=[{"name": "x" * 41}, {"name": "B"}]), "error-http-400"),
        (_wanted(seats=[{"name": "A"}, {"name": "B", "player": "oracle"}]), "error-unknown-bot"),
        (_wanted(seats=[{"name": "A"}, {"name": "B", "player": "greedy@9"}]), "error-unknown-bot"),
        (_wanted(seats=[{"name": "A", "colour": "pink"}, {"name": "B"}]), "error-colour"),
        (_wanted(options={"door": "paper"}), "error-option-value"),
        (_wanted(options={"window": "oak"}), "error-unknown-option"),
        (_wanted(seed="x" * 101), "error-http-400"),
        (_wanted(secret="please"), "error-http-400"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused_in_a_sentence(
    wanted: dict[str, Any], key: str, tmp_path: Path
) -> None:
    async def visit(house: House) -> None:
        for language in LANGUAGES:
            refused = await house.client.post("/api/tables", json=wanted, headers={"Accept-Language": language})
            assert (refused.status_code, refused.json()["key"]) == (400, key)
            assert refused.json()["error"] and "⟦" not in refused.json()["error"]
        assert house.hall.store.ids() == []

    in_house(tmp_path, visit)


def test_every_sentence_of_the_server_is_there_in_both_languages() -> None:
    server = Path(streaming.__file__).parent.parent
    import re

    keys = {key for file in server.rglob("*.py") for key in re.findall(r'"(error-[a-z0-9-]+)"', file.read_text())}
    keys |= {f"error-http-{status}" for status in (400, 404, 405, 413, 429, 500, 503)} | {
        "bot-stumbled",
        "voice-of-the-table",
    }
    assert len(keys) > 20
    for language in LANGUAGES:
        assert not [key for key in sorted(keys) if not words(language).has(key)]


@pytest.mark.parametrize(("text", "status"), [("x" * 500, 201), ("x" * 501, 400), ("", 400), (" \n ", 400)])
def test_one_may_say_so_much_at_a_time(text: str, status: int, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        assert (await party[0].do("/talk", text=text)).status_code == status
        assert len(await party.onlooker.see("/talk")) == (status == 201)
        assert (await party.onlooker.do("/talk", text="psst")).status_code == 403

    in_house(tmp_path, visit)


def test_a_large_body_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        refused = await house.client.post("/api/tables", content=b'{"game": "' + b"x" * 100_000 + b'"}')
        assert (refused.status_code, refused.json()["key"]) == (413, "error-http-413")

    in_house(tmp_path, visit)


def test_one_address_may_ask_only_so_much(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        answers = [await house.client.get("/api/games") for _ in range(22)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 2
        assert answers[-1].json()["key"] == "error-http-429"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60

    in_house(tmp_path, visit, requests_a_minute=20)


def test_opening_a_table_counts_as_many_requests(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        statuses = [(await house.client.post("/api/tables", json=_wanted())).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]

    in_house(tmp_path, visit, requests_a_minute=35)


@pytest.mark.parametrize("path", ["/api/games", "/api/schema", "/api/nowhere", "/nowhere", "/api/tables/nobody"])
def test_every_answer_carries_the_headers_that_protect(path: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        headers = (await house.client.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")

    in_house(tmp_path, visit)


def test_what_goes_wrong_outside_the_api_is_plain_text(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        lost = await house.client.get("/nowhere", headers={"Accept-Language": "fr"})
        assert lost.status_code == 404 and lost.text == "Il n’y a rien à cette adresse.\n"

    in_house(tmp_path, visit)


def test_errors_nobody_foresaw_are_bad_requests() -> None:
    assert status_of(LengError("error-colour")) == status_of(BadSave("error-save-json")) == 400


# The database ----------------------------------------------------------------------------------------------------


def test_a_database_that_does_not_answer_is_told_as_a_problem_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CAREFULLY", ("busy_timeout=50", *sqlite.CAREFULLY[1:]))

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        other = sqlite3.connect(tmp_path / "leng.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # somebody else writes and does not stop
        for what, body in (("/choices", {"number": 0, "key": "wait"}), ("/talk", {"text": "hello?"})):
            refused = await party[0].do(what, **body)
            assert (refused.status_code, refused.json()["key"]) == (503, "error-http-503")
            assert refused.json()["error"] and int(refused.headers["retry-after"]) > 0
        assert (await party[0].see())["number"] == 0
        other.execute("ROLLBACK")
        other.close()
        assert (await party[0].do("/choices", number=0, key="wait")).status_code == 200
        assert (await party[0].see())["number"] == 1

    in_house(tmp_path, visit)


def test_a_fault_of_our_own_is_told_as_a_problem_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        monkeypatch.setattr(find_game(DOOR).part("rules"), "may_not", None)
        failed = await party[0].do("/choices", number=0, key="wait")
        assert (failed.status_code, failed.json()["key"]) == (500, "error-http-500")

    in_house(tmp_path, visit)


@pytest.mark.parametrize("then", ["deleted", "replaced", "moved"])
def test_nothing_is_acknowledged_once_the_file_is_gone(then: str, tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        assert (await party[0].choose("wait")).status_code == 200
        file = data / "leng.db"
        if then == "moved":
            file.rename(data / "leng.old")
        else:
            copied = file.read_bytes()
            file.unlink()
            if then == "replaced":
                file.write_bytes(copied)
        there = sorted(data.glob("leng.db"))
        for _ in range(2):
            refused = await party[1].do("/choices", number=1, key="wait")
            assert (refused.status_code, refused.json()["key"]) == (503, "error-store-gone")
        opened = await house.client.post("/api/tables", json=_wanted())
        assert (opened.status_code, opened.json()["key"]) == (503, "error-store-gone")
        assert (await party[0].do("/talk", text="hello?")).status_code == 503
        assert sorted(data.glob("leng.db")) == there  # no new file in its place

    in_house(data, visit)


# Streams ---------------------------------------------------------------------------------------------------------


def test_a_stream_tells_every_change_and_shows_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streaming, "BEAT", 0.05)

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        live = await party.live()
        stream = streaming._updates(house.hall, party.id)
        first = await anext(stream)
        told = b'event: update\nid: %d\ndata: {"version":%d,"number":%d}\n\n'
        assert first == told % (live.version, live.version, 0)
        assert await anext(stream) == b": \n\n"
        version = live.version
        await party[0].choose("wait")
        assert live.version == version + 1
        assert await anext(stream) == told % (version + 1, version + 1, 1)
        await party[0].do("/talk", text="well?")
        await party[1].do("/talk", text="wait")  # two changes that nobody listened to are told as one
        assert await anext(stream) == told % (version + 3, version + 3, 1)
        assert live.watched == 1
        await stream.aclose()
        assert live.watched == 0

    in_house(tmp_path, visit)


def test_a_stream_finds_a_table_that_had_to_be_loaded_anew(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        live = await party.live()
        stream = streaming._updates(house.hall, party.id)
        await anext(stream)
        waiting = asyncio.ensure_future(anext(stream))
        await asyncio.sleep(0)
        live.broken = True
        live.ring()
        assert b"event: update" in await asyncio.wait_for(waiting, 60)
        assert (await party.live()) is not live and (await party.live()).watched == 1
        await stream.aclose()

    in_house(tmp_path, visit)


def test_tables_nobody_watches_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        parties = [await house.open(DOOR, "human human", seed=str(number)) for number in range(5)]
        house.hall.room.budget = 2 * weight_of((await parties[0].live()).table)
        await parties[0][0].choose("wait")
        assert len(house.hall.room) <= 3
        for number, party in enumerate(parties):
            assert (await party[0].see())["number"] == (number == 0)
        held = await parties[4].live()
        for party in parties:
            await party[0].see()
        assert await parties[4].live() is held  # whoever still uses a table and whoever asks for it have the same one

    in_house(tmp_path, visit)
