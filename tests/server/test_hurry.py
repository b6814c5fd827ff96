"""How long bots think on a server: shorter the more people wait, longer where nobody does, until somebody comes."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from leng.bots import Budget, find_bot
from leng.engine.table import Table
from leng.server import hurry, thinking
from leng.server.hurry import AT_LEISURE, PATIENCE, budget_for, sooner_if_quick, until_hurried
from leng.server.thinking import Thinkers, think
from leng.server.turns import PEOPLE, QUICK, UNWATCHED, WATCHED, WATCHED_BOTS, Turns
from matches import festival

from . import stumbling
from .house import FESTIVAL, House, in_house

TRIES = find_bot("high_priest").usual.iterations or 0
ANSWER = PATIENCE / 2
"""How long the first bot after a person's choice may think, when nobody else waits."""


def test_a_thinker_makes_its_usual_tries_if_there_is_time() -> None:
    assert budget_for("high_priest", WATCHED, waiting=0, desks=1) == Budget(TRIES, ANSWER)
    assert budget_for("high_priest", WATCHED, waiting=2, desks=3) == Budget(TRIES, ANSWER)


def test_the_more_people_wait_the_shorter_each_bot_thinks() -> None:
    assert budget_for("high_priest", WATCHED, waiting=3, desks=1).seconds == ANSWER / 4
    assert budget_for("high_priest", WATCHED, waiting=3, desks=2).seconds == ANSWER / 2
    assert budget_for("high_priest", WATCHED, waiting=1000, desks=1).seconds == hurry.AT_LEAST


def test_the_longer_people_have_waited_for_other_bots_the_shorter_the_next_one_thinks() -> None:
    waits = [budget_for("high_priest", WATCHED, 0, 1, waited).seconds for waited in (0.0, 1.0, 1.5, 7.0)]
    assert waits == [ANSWER, ANSWER / 2, ANSWER / 4, hurry.AT_LEAST]
    assert budget_for("high_priest", WATCHED, waiting=1, desks=1, waited=1.0).seconds == ANSWER / 4
    assert budget_for("high_priest", UNWATCHED, waiting=1, desks=1, waited=7.0).seconds == ANSWER / 2, "nobody waited"


def test_a_table_counts_how_long_people_wait_for_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        hours, told = iter(range(10**6)), list[tuple[int, float]]()
        choose = house.hall.thinkers.choose

        async def note(table: Table, *how: Any) -> tuple[str, bool]:
            told.append((table.number, how[-2]))
            return await choose(table, *how)

        monkeypatch.setattr(house.hall.thinkers, "choose", note)
        monkeypatch.setattr(house.hall, "clock", lambda: float(next(hours)))
        party = await house.open(FESTIVAL, "human adept adept", seed="long wait")
        for _ in range(6):
            await party[0].turn()
            await party.play("walk", 1)
        await party[0].turn()
        runs = [[waited for _, waited in told[:1]]]
        for (before, _), (number, waited) in itertools.pairwise(told):
            runs = [*runs[:-1], [*runs[-1], waited]] if number == before + 1 else [*runs, [waited]]
        assert len(runs) > 1 and max(map(len, runs)) > 1, "bots in a row, and people in between"
        assert all(run[0] == 0.0 and run == sorted(set(run)) for run in runs)

    in_house(tmp_path, visit)


def test_bots_think_longer_where_nobody_waits() -> None:
    for right in (UNWATCHED, WATCHED_BOTS):
        assert budget_for("high_priest", right, waiting=0, desks=1) == Budget(hurry.FURTHER * TRIES, AT_LEISURE)
        assert budget_for("high_priest", right, waiting=1, desks=1) == Budget(TRIES, ANSWER / 2)


def test_bots_that_do_not_count_their_thoughts_are_told_nothing() -> None:
    for bot in ("novice", "adept", "greedy@1", "random", ""):
        assert until_hurried(budget_for(bot, UNWATCHED, waiting=0, desks=1)) == Budget()


def test_a_quick_bot_comes_before_those_that_think_long() -> None:
    assert sooner_if_quick("novice", lambda: WATCHED)() == QUICK < WATCHED
    assert sooner_if_quick("high_priest", lambda: WATCHED)() == WATCHED
    assert sooner_if_quick("novice", lambda: PEOPLE)() == PEOPLE
    assert sooner_if_quick("novice", lambda: UNWATCHED)() == UNWATCHED


def test_of_the_line_only_those_with_a_good_right_count() -> None:
    async def queue() -> None:
        turns = Turns(1)

        async def want(table: str, right: int) -> None:
            async with turns.turn(table, lambda: right):
                pass

        async with turns.turn("first", lambda: PEOPLE):
            rights = [("a", WATCHED), ("a", WATCHED), ("b", PEOPLE), ("c", UNWATCHED)]
            tasks = [asyncio.create_task(want(*each)) for each in rights]
            await asyncio.sleep(0)
            assert turns.waiting(WATCHED) == 2, "a table counts once"
            assert turns.waiting(UNWATCHED) == 3
        await asyncio.gather(*tasks)
        assert turns.waiting(UNWATCHED) == 0

    asyncio.run(queue())


@pytest.mark.parametrize("comes", ["another person", "somebody to this table"])
def test_a_thought_for_nobody_ends_when_somebody_comes(comes: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would go on for an hour: without the hurry this never ends."""
    table = festival()
    monkeypatch.setattr(thinking, "think", stumbling.dawdles)
    monkeypatch.setattr(hurry, "AT_LEISURE", 3600.0)
    monkeypatch.setattr(hurry, "FURTHER", 10**6)

    async def visit() -> None:
        thinkers = Thinkers(1, patience=3600.0)
        try:
            long = asyncio.create_task(thinkers.choose(table, "high_priest@1", "asleep", lambda: UNWATCHED))
            while not thinkers._at_leisure:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(600):
                thinkers.hurry("another table")
                if comes == "another person":
                    monkeypatch.setattr(thinking, "think", think)
                    await thinkers.choose(table, "adept@1", "awake", lambda: WATCHED)
                else:
                    thinkers.hurry("asleep")
                    await long
            picked, stumbled = await long
            assert not thinkers._at_leisure
            assert not stumbled
            assert table.decision is not None
            table.decision.find(picked)
        finally:
            thinkers.close()

    asyncio.run(visit())


def test_what_was_thought_of_before_anybody_came_is_not_cut_short() -> None:
    """The signal of an earlier thought does not end a later one."""
    hurry._hurried[0] = True
    spending = until_hurried(Budget(iterations=10)).begin()
    assert spending.part == 0.0
    spending.tries = 5
    assert spending.part == 0.5
    hurry._hurried[0] = True
    assert spending.part == 1.0


def test_a_single_option_takes_no_longer_than_a_thought_may_take_by_then() -> None:
    table = festival()
    while table.decision is not None and len(table.decision.options) > 1:
        table.take(table.decision.options[0])
    assert table.decision is not None
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def visit() -> None:
        thinkers = Thinkers(1)
        thinkers.sleep = sleep
        assert table.decision is not None
        thinkers._usual[table.game.id, "high_priest@1", table.decision.ask.name] = 0.7
        for waited in (0.0, 1.0):
            await thinkers.choose(table, "high_priest@1", "here", lambda: WATCHED, unhurried=True, waited=waited)

    asyncio.run(visit())
    assert slept == [0.7, ANSWER / 2]
