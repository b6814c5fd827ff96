"""Bots wait for the page of whoever plays alone: between deeds, for ten seconds, and never for a hidden tab."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from leng.engine.deeds import deeds
from leng.server.following import PATIENCE, Follower

from .house import FESTIVAL, House, in_house


class Clock:
    """Time passes only when somebody lets it."""

    def __init__(self) -> None:
        self.waited: list[float] = []
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        await self.over.wait()


async def after_all_else() -> None:
    """Whatever can go on without us has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


def waiting(follower: Follower, serial: int, clock: Clock) -> asyncio.Task[None]:
    return asyncio.ensure_future(follower.catch_up(serial, clock.sleep))


def test_bots_wait_until_the_page_has_shown_the_deed() -> None:
    async def visit() -> None:
        follower, clock = Follower(), Clock()
        follower.has_seen(4)
        bot = waiting(follower, 7, clock)
        await after_all_else()
        follower.has_seen(6)
        await after_all_else()
        assert not bot.done()
        follower.has_seen(7)
        await bot
        assert clock.waited == [PATIENCE]
        await waiting(follower, 7, clock)
        assert clock.waited == [PATIENCE], "what has been seen is not waited for"

    asyncio.run(visit())


def test_bots_wait_ten_seconds_at_most_and_not_twice_for_a_page_that_says_nothing() -> None:
    async def visit() -> None:
        follower, clock = Follower(), Clock()
        follower.has_seen(4)
        bot = waiting(follower, 7, clock)
        await after_all_else()
        assert not bot.done()
        clock.over.set()
        await bot
        await waiting(follower, 8, clock)
        assert clock.waited == [PATIENCE] == [10.0]

    asyncio.run(visit())


def test_nobody_waits_for_a_hidden_tab() -> None:
    async def visit() -> None:
        follower, clock = Follower(), Clock()
        await waiting(follower, 3, clock)
        assert clock.waited == []
        follower.has_seen(3)
        bot = waiting(follower, 4, clock)
        await after_all_else()
        follower.looks_away()
        await bot
        await waiting(follower, 5, clock)
        assert clock.waited == [PATIENCE]

    asyncio.run(visit())


@pytest.mark.parametrize(("players", "alone"), [("human random random", True), ("human human random", False)])
def test_bots_wait_where_a_deed_begins_and_only_for_one_who_plays_alone(
    tmp_path: Path, players: str, alone: bool
) -> None:
    async def visit(house: House) -> None:
        async def no_time(_: float) -> None:
            await asyncio.sleep(0)

        house.hall.sleep = no_time
        party = await house.open(FESTIVAL, players, seed="wait")
        live = await party.live()
        watching = live.updates()
        await anext(watching)
        asked: list[int] = []

        def noted(serial: int, *_: Any) -> Awaitable[None]:
            asked.append(live.table.number)
            return no_time(0)

        live.follower.catch_up = noted  # type: ignore[method-assign, assignment]
        begun = live.table.number
        await party.play("walk", 12)
        await party.decider()
        bots = {number for number, seat in enumerate(live.table.seats) if seat.player != "human"}
        begins = [deed.begin for deed in deeds(live.table) if deed.seat in bots and deed.begin > begun]
        assert len(begins) > 5
        assert [number for number in asked if number > begun] == (begins if alone else [])
        await watching.aclose()

    in_house(tmp_path, visit, pace=0.01)
