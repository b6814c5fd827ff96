"""Where many wait for few places, nobody is kept from playing by somebody else's many wishes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from leng.server.turns import PEOPLE, UNWATCHED, WATCHED, WATCHED_BOTS, Turns


def served(waiting: Sequence[tuple[str, int]]) -> list[str]:
    """In which order they come to their turn, with one place that is taken while they arrive."""

    async def queue() -> list[str]:
        turns, order = Turns(1), []

        async def want(table: str, right: int) -> None:
            async with turns.turn(table, lambda: right):
                order.append(table)

        async with turns.turn("somebody else", lambda: PEOPLE):
            tasks = [asyncio.create_task(want(*each)) for each in waiting]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert turns.free == 1
        return order

    return asyncio.run(queue())


def test_people_come_before_bots_and_watched_tables_before_the_others() -> None:
    waiting = [("asleep", UNWATCHED), ("show", WATCHED_BOTS), ("match", WATCHED), ("hint", PEOPLE)]
    assert served(waiting) == ["hint", "match", "show", "asleep"]


def test_one_table_that_wants_much_does_not_keep_the_others_waiting() -> None:
    waiting = [("greedy", WATCHED)] * 4 + [("modest", WATCHED), ("third", WATCHED)]
    assert served(waiting) == ["greedy", "modest", "third", "greedy", "greedy", "greedy"]


def test_a_table_that_somebody_looks_at_while_it_waits_comes_first() -> None:
    async def queue() -> list[str]:
        turns, order, looked_at = Turns(1), [], set[str]()

        async def want(table: str) -> None:
            async with turns.turn(table, lambda: WATCHED if table in looked_at else UNWATCHED):
                order.append(table)

        async with turns.turn("somebody else", lambda: PEOPLE):
            tasks = [asyncio.create_task(want(name)) for name in "abcd"]
            await asyncio.sleep(0)
            looked_at.add("c")
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(queue()) == ["c", "a", "b", "d"]


def test_who_goes_away_while_waiting_takes_no_place_with_him() -> None:
    async def queue() -> None:
        turns = Turns(1)

        async def want() -> None:
            async with turns.turn("table", lambda: PEOPLE):
                await asyncio.sleep(0)

        async with turns.turn("first", lambda: PEOPLE):
            called, leaving, patient = (asyncio.create_task(want()) for _ in range(3))
            await asyncio.sleep(0)
            leaving.cancel()
            await asyncio.sleep(0)
        called.cancel()  # at the very moment when it was called up
        async with asyncio.timeout(60):
            await asyncio.gather(called, leaving, patient, return_exceptions=True)
        assert called.cancelled() and leaving.cancelled() and not patient.cancelled()
        assert turns.free == 1
        async with asyncio.timeout(60), turns.turn("last", lambda: PEOPLE):
            assert turns.free == 0

    asyncio.run(queue())
