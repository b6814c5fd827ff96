"""Many tables of bots, and one person: whoever plays or watches comes first, and nobody plays for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from leng.server import hall as hall_module
from leng.server import saves, thinking
from leng.server.limits import BOT_TABLES
from leng.server.live import LiveTable

from . import stumbling
from .house import DOOR, FESTIVAL, House, Party, in_house, soon


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def made(house: House, parties: list[Party]) -> int:
    """How many choices stand on disk at these tables."""
    kept = [house.hall.store.load(party.id) for party in parties]
    return sum(len(each.record) for each in kept if each is not None)


async def stopped(house: House) -> bool:
    """Whether no bot is playing any more."""
    return not house.hall._playing


# Whose bots first ------------------------------------------------------------------------------------------------


def test_a_person_does_not_wait_for_tables_of_bots_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process, eight tables of bots that think all the time: at most the thought under way comes first."""

    async def visit(house: House) -> None:
        monkeypatch.setattr(thinking, "think", stumbling.muses)
        mine = await house.open(DOOR, "human greedy", seed="mine")
        await mine[0].choose("wait")
        await mine[0].turn()  # the process is there
        crowd = [await house.open(FESTIVAL, "greedy greedy greedy", seed=str(number)) for number in range(8)]
        begun = made(house, crowd)
        await soon(lambda: _more(house, crowd, begun))
        before = made(house, crowd)
        await mine[0].choose("wait")
        await mine[0].turn()
        assert made(house, crowd) - before <= 3  # one was being thought about, one was being written, one for luck

    in_house(tmp_path, visit)


async def _more(house: House, parties: list[Party], before: int) -> bool:
    return made(house, parties) > before


def test_a_hint_comes_before_all_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        monkeypatch.setattr(thinking, "think", stumbling.muses)
        mine = await house.open(DOOR, "human human", seed="mine")
        crowd = [await house.open(FESTIVAL, "human greedy greedy", seed=str(number)) for number in range(8)]
        for party in crowd:
            await party.play("walk", 1)
        begun = made(house, crowd)
        await soon(lambda: _more(house, crowd, begun))
        before = made(house, crowd)
        assert (await mine[0].see("/hint"))["key"]
        assert made(house, crowd) - before <= 3

    in_house(tmp_path, visit)


# Nobody looks ----------------------------------------------------------------------------------------------------


def test_bots_among_themselves_pause_until_somebody_looks(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        clock = house.hall.clock = Clock()
        party = await house.open(FESTIVAL, "random random random", seed="pause")
        clock.now += 61
        await soon(lambda: stopped(house))
        stored = made(house, [party])
        assert not (await _kept(house, party)).over
        await asyncio.sleep(0.1)
        assert made(house, [party]) == stored  # nobody looks, nothing happens
        assert await party.decider() is None  # somebody looks until it is over
        assert (await _kept(house, party)).over

    in_house(tmp_path, visit)


async def _kept(house: House, party: Party) -> Any:
    return house.hall.store.load(party.id)


def test_an_open_stream_keeps_bots_among_themselves_playing(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        clock = house.hall.clock = Clock()
        party = await house.open(FESTIVAL, "random random random", seed="watched")
        watching = (await party.live()).updates()
        await anext(watching)
        clock.now += 61
        await soon(lambda: stopped(house))
        assert (await _kept(house, party)).over
        await watching.aclose()

    in_house(tmp_path, visit)


def test_bots_of_a_person_who_has_gone_away_go_on_to_the_persons_turn(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        clock = house.hall.clock = Clock()
        party = await house.open(DOOR, "human random random", seed="away")
        await party[0].choose("wait")
        clock.now += 61
        await soon(lambda: stopped(house))
        kept = await _kept(house, party)
        assert not kept.bots_turn and len(kept.record) >= 3

    in_house(tmp_path, visit)


# How many --------------------------------------------------------------------------------------------------------


def test_an_address_has_twenty_tables_of_bots_alone_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "think", stumbling.hangs)

    async def visit(house: House) -> None:
        seats = [{"name": name, "player": "greedy"} for name in "ABC"]
        wanted = {"game": FESTIVAL, "seats": seats}

        async def opened(client: httpx.AsyncClient = house.client, **wishes: Any) -> httpx.Response:
            return await client.post("/api/tables", json={**wanted, **wishes})

        answers = await asyncio.gather(*(opened() for _ in range(BOT_TABLES + 5)))
        assert sorted(answer.status_code for answer in answers) == [201] * BOT_TABLES + [429] * 5
        refused = next(answer for answer in answers if answer.status_code == 429).json()
        assert refused["key"] == "error-bot-tables" and "take a seat yourself" in refused["error"]
        assert len(house.hall.store.ids()) == BOT_TABLES
        assert (await opened(seats=[{"name": "Me"}, *seats[1:]])).status_code == 201
        app: Any = house.client._transport.app  # type: ignore[attr-defined]  # ours has one
        elsewhere = httpx.ASGITransport(app, client=("192.0.2.7", 1))
        async with httpx.AsyncClient(transport=elsewhere, base_url="http://leng") as neighbour:
            assert (await opened(neighbour)).status_code == 201

    in_house(tmp_path, visit)


def test_tables_that_pause_or_are_over_do_not_count(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        clock = house.hall.clock = Clock()
        for number in range(BOT_TABLES):
            await house.open(DOOR if number % 2 else FESTIVAL, "random random random", seed=str(number))
        clock.now += 61
        await soon(lambda: stopped(house))
        await house.open(FESTIVAL, "random random random")

    in_house(tmp_path, visit)


# After a restart -------------------------------------------------------------------------------------------------


def _asleep(folder: Path, players: str, tables: int) -> list[str]:
    """The ids of tables that were left while a bot had to choose."""
    ids = []

    async def leave(house: House) -> None:
        house.hall.closing = True  # no bot begins
        for number in range(tables):
            seats = players if number else "human random random"
            party = await house.open(DOOR, seats, seed=str(number))
            if "human" in seats:
                await party[0].choose("wait")
            ids.append(party.id)
        house.hall.closing = False

    in_house(folder, leave)
    return ids


def test_tables_resume_a_few_at_a_time_and_the_one_looked_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = _asleep(tmp_path, "human greedy random", 30)
    monkeypatch.setattr(thinking, "think", stumbling.muses)
    loaded: set[str] = set()
    most = [0]
    remember = LiveTable.__init__

    def noted(live: LiveTable, *parts: Any) -> None:
        remember(live, *parts)
        loaded.add(live.id)

    monkeypatch.setattr(LiveTable, "__init__", noted)

    async def visit(house: House) -> None:
        async def under_way() -> bool:
            most[0] = max(most[0], len(house.hall._in_use))
            return bool(loaded)

        await soon(under_way)
        last = ids[1]  # the longest unchanged: the last in line
        assert last not in loaded
        await house.hall.find(last)

        async def answered() -> bool:
            await under_way()
            kept = house.hall.store.load(last)
            return kept is not None and not kept.bots_turn

        await soon(answered)
        still = len(house.hall.store.waiting_for_bots())
        assert still >= 15, "nobody need wait for the others"

        async def all_done() -> bool:
            await under_way()
            return not house.hall.store.waiting_for_bots()

        await soon(all_done)
        assert most[0] <= hall_module.FEW + 3

    in_house(tmp_path, visit)


def test_a_fault_of_one_table_leaves_no_other_asleep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = _asleep(tmp_path, "human random random", 8)
    open_kept = saves.open_kept

    def sometimes(kept: Any, store: Any) -> Any:
        if kept.id in ids[2:6]:
            raise RecursionError("a fault in this one")
        return open_kept(kept, store)

    monkeypatch.setattr(hall_module, "open_kept", sometimes)

    async def visit(house: House) -> None:
        async def resumed() -> bool:
            return {table_id for table_id, _ in house.hall.store.waiting_for_bots()} == set(ids[2:6])

        await soon(resumed)

    in_house(tmp_path, visit)


def test_tables_of_bots_alone_sleep_on_after_a_restart_until_somebody_looks(tmp_path: Path) -> None:
    ids = _asleep(tmp_path, "random random random", 3)

    async def visit(house: House) -> None:
        async def only_the_person_is_waited_for() -> bool:
            return {table_id for table_id, _ in house.hall.store.waiting_for_bots()} == set(ids[1:])

        await soon(only_the_person_is_waited_for)
        await asyncio.sleep(0.1)
        assert await only_the_person_is_waited_for() and not set(ids[1:]) & set(house.hall._in_use)
        party = house.party({"id": ids[1], "seats": []})
        assert await party.decider() is None

    in_house(tmp_path, visit)
