"""Saves that people send: read elsewhere, two at a time, only so much, and only as long as somebody waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from leng.engine import journal as journal_module
from leng.engine.journal import Journal, journal_of
from leng.server import saves, uploads
from leng.server.uploads import MOST_ENTRIES
from leng.words.text import LANGUAGES

from . import sending
from .house import DOOR, FESTIVAL, House, in_house, soon

UPLOAD = "/api/tables/upload"


async def a_save(house: House, game: str = FESTIVAL) -> bytes:
    """A match against bots that has only begun, as a file."""
    party = await house.open(game, "human random random", seed="sent")
    await party.play("walk", 3)
    await party[0].turn()
    return (await party[0].ask("/save")).content


class Client:
    """Somebody who sends a save and may leave before it is answered."""

    def __init__(self, house: House, contents: bytes) -> None:
        self.app: Any = house.client._transport.app  # type: ignore[attr-defined]  # ours has one
        self.contents = contents
        self.left = asyncio.Event()
        self.sent: list[Any] = []
        self.asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": UPLOAD,
            "raw_path": UPLOAD.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"leng"), (b"content-type", b"application/json")],
            "client": ("127.0.0.1", 1),
            "server": ("leng", 80),
        }
        await self.app(scope, self._receive, self._send)

    async def _receive(self) -> Any:
        if self.contents:
            body, self.contents = self.contents, b""
            return {"type": "http.request", "body": body, "more_body": False}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        self.sent.append(message)


def test_two_are_read_at_a_time_and_stopped_when_the_senders_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    monkeypatch.setenv("NOTES", str(notes))

    async def under_way() -> bool:
        return len(list(notes.iterdir())) == 2

    async def gone() -> bool:
        return not any(Path("/proc", note.name).exists() for note in notes.iterdir())

    async def visit(house: House) -> None:
        contents = await a_save(house)
        with monkeypatch.context() as slowly:
            slowly.setattr(uploads, "judge", sending.dawdles)
            clients = [Client(house, contents) for _ in range(2)]
            await soon(under_way)
            for language in LANGUAGES:
                busy = await house.client.post(UPLOAD, content=contents, headers={"Accept-Language": language})
                assert (busy.status_code, busy.json()["key"]) == (503, "error-uploads-busy")
                assert 0 < int(busy.headers["retry-after"]) <= 60 and "2 sa" in busy.json()["error"]
            before = house.hall.store.ids()
            for client in clients:
                client.left.set()
            async with asyncio.timeout(60):
                await asyncio.gather(*(client.asking for client in clients))
            await soon(gone)
        answer = await house.client.post(UPLOAD, content=contents)
        assert answer.status_code == 201 and len(house.hall.store.ids()) == len(before) + 1

    in_house(tmp_path, visit)


@pytest.mark.parametrize("fault", ["toils", "perishes"])
def test_a_save_that_takes_too_long_is_refused_and_the_next_is_read(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        contents = await a_save(house)
        with monkeypatch.context() as heavy:
            heavy.setattr(uploads, "judge", getattr(sending, fault))
            for language in LANGUAGES:
                refused = await house.client.post(UPLOAD, content=contents, headers={"Accept-Language": language})
                assert (refused.status_code, refused.json()["key"]) == (400, "error-save-slow")
                assert "20 second" in refused.json()["error"] and "⟦" not in refused.json()["error"]
        assert (await house.client.post(UPLOAD, content=contents)).status_code == 201

    in_house(tmp_path, visit)


def test_a_save_holds_so_many_choices_and_no_more(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        journal = msgspec.json.decode(await a_save(house, DOOR))
        journal["record"] = [{"kind": "choice", "seat": 0, "key": "wait"}] * (MOST_ENTRIES + 1)
        refused = await house.client.post(UPLOAD, json=journal)
        assert (refused.status_code, refused.json()["key"]) == (400, "error-save-long")
        assert "20001" in refused.json()["error"].replace(",", "")

    in_house(tmp_path, visit)


def test_the_server_itself_replays_nothing_and_the_table_has_its_whole_past(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long match: every choice taken back many times, then played to the end."""

    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human random random", seed="long")
        table = (await party.live()).table.copy()
        await house.hall.close()
        while table.decision is not None:
            for _ in range(6):
                mover = table.decision.seat
                table.choose(table.decision.at_random(table.state.dice.copy()) and _first(table))
                if table.decision is None or table.undo_needs(mover, table.number - 1):
                    break
                table.go_back(mover, table.number - 1)
            else:
                table.choose(_first(table))
        wanted = msgspec.json.encode(journal_of(table))
        houses.append((wanted, table))

    async def bring(house: House) -> None:
        contents, table = houses[0]
        assert len(table.record) > 1000

        def replaying(*_: Any) -> Any:
            raise AssertionError("replayed in the server")

        monkeypatch.setattr(journal_module, "restore", replaying)
        monkeypatch.setattr(saves, "restore", replaying)
        answer = await house.client.post(UPLOAD, content=contents)
        assert answer.status_code == 201, answer.text
        live = await house.party(answer.json()).live()
        again = msgspec.json.decode(msgspec.json.encode(journal_of(live.table)), type=Journal)
        assert again == msgspec.json.decode(contents, type=Journal)
        assert live.table.moves == table.moves and live.table.result == table.result
        for number in (0, len(table.moves) // 2, len(table.moves) - 1):
            assert live.table.position(number).state == table.position(number).state

    houses: list[tuple[bytes, Any]] = []
    in_house(tmp_path / "one", visit)
    in_house(tmp_path / "two", bring)


def _first(table: Any) -> str:
    from leng.engine.choice import key

    return key(table.decision.options[0])


def test_a_table_that_was_brought_is_played_and_taken_back_like_any_other(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        answer = await house.client.post(UPLOAD, content=await a_save(house))
        brought = house.party(answer.json())
        live = await brought.live()
        lines, number = len(live.table.log), live.table.number
        assert (await brought[0].do("/undo", scope="turn")).status_code == 200
        assert live.table.number < number and live.table.log[-1].kind == "undo"
        await brought.play("on")
        assert (await brought[0].see())["over"] and len(live.table.log) > lines

    in_house(tmp_path, visit)


def test_tables_of_bots_alone_are_counted_also_when_they_are_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        journal = msgspec.json.decode(await a_save(house))
        for seat in journal["opening"]["seats"]:
            seat["player"] = "random"
        monkeypatch.setattr("leng.server.hall.BOT_TABLES", 0)
        refused: httpx.Response = await house.client.post(UPLOAD, json=journal)
        assert (refused.status_code, refused.json()["key"]) == (429, "error-bot-tables")
        monkeypatch.undo()
        party = house.party((await house.client.post(UPLOAD, json=journal)).json())
        assert not party.guests
        assert (await party.onlooker.see())["view"], "whoever brought it may look at it"

    in_house(tmp_path, visit)
