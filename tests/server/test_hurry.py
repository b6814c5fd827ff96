"""How long bots think on a server: shorter the more people wait, longer where nobody does, until somebody comes."""

from __future__ import annotations

import asyncio

import pytest

from leng.bots import Budget, find_bot
from leng.server import hurry, thinking
from leng.server.hurry import ANSWER, AT_LEISURE, budget_for, sooner_if_quick, until_hurried
from leng.server.thinking import Thinkers, think
from leng.server.turns import PEOPLE, QUICK, UNWATCHED, WATCHED, WATCHED_BOTS, Turns
from matches import festival

from . import stumbling

TRIES = find_bot("high_priest").usual.iterations or 0


def test_a_thinker_makes_its_usual_tries_if_there_is_time() -> None:
    assert budget_for("high_priest", WATCHED, waiting=0, desks=1) == Budget(TRIES, ANSWER)
    assert budget_for("high_priest", WATCHED, waiting=2, desks=3) == Budget(TRIES, ANSWER)


def test_the_more_people_wait_the_shorter_each_bot_thinks() -> None:
    assert budget_for("high_priest", WATCHED, waiting=3, desks=1).seconds == ANSWER / 4
    assert budget_for("high_priest", WATCHED, waiting=3, desks=2).seconds == ANSWER / 2
    assert budget_for("high_priest", WATCHED, waiting=1000, desks=1).seconds == hurry.AT_LEAST


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
