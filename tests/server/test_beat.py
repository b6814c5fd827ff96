"""How fast a bot answers says nothing of its hand: no thought, a short one and a usual one look alike."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from leng.engine.choice import Choice
from leng.server.hall import _rest
from leng.server.live import LiveTable
from leng.server.thinking import Thinkers, Thought

from .house import FESTIVAL, House, in_house

PACE, A_THOUGHT = 0.35, 0.5


class Clock:
    """Time passes only while a bot thinks and while somebody waits."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


class Slow(Thinkers):
    """Thinkers all of whose thoughts take the same time."""

    async def _think(self, work: Callable[[Thought], Any], thought: Thought, *where: Any) -> Any:
        found, _ = await super()._think(work, thought, *where)
        await self.sleep(A_THOUGHT)
        return found, A_THOUGHT


def has_one_option(decision: Choice) -> bool:
    return len(decision.options) == 1


def is_private(decision: Choice) -> bool:
    return decision.ask.private


def waits(
    folder: Path, players: str, choices: int, game: str = FESTIVAL, kind: Callable[[Choice], bool] = has_one_option
) -> dict[bool, set[float]]:
    """How long bots took from question to answer at a table: to questions of a kind, and to others."""
    found: dict[bool, set[float]] = defaultdict(set)

    async def visit(house: House) -> None:
        hall, clock = house.hall, Clock()
        hall.thinkers.close()
        thinkers = hall.thinkers = Slow()
        hall.clock, hall.sleep, thinkers.clock, thinkers.sleep = clock, clock.sleep, clock, clock.sleep
        party = await house.open(game, players, seed="beat")
        live = await party.live()
        watching = live.updates()
        await anext(watching)
        asked = [clock.now]
        choose = LiveTable.choose

        async def noted(*choice: Any) -> None:
            decision = live.table.decision
            assert decision is not None
            such, bot = kind(decision), live.bot_to_move()
            await choose(live, *choice)
            if bot is not None:
                found[such].add(round(clock.now - asked[0], 6))
            asked[0] = clock.now

        live.choose = noted  # type: ignore[method-assign, assignment]  # it tells when, and chooses
        await party.play("walk", 1)
        found.clear()  # how long a thought takes is not known before the first
        await party.play("on", choices)
        await watching.aclose()

    in_house(folder, visit, pace=PACE)
    return found


def test_a_bot_with_one_option_takes_as_long_as_one_that_thinks(tmp_path: Path) -> None:
    took = waits(tmp_path, "human greedy greedy", 12)
    assert took == {True: {2 * PACE}, False: {2 * PACE}}  # a thought of half a second is told on the second beat


def test_where_hands_are_open_only_a_private_question_is_answered_on_the_beat(tmp_path: Path) -> None:
    took = waits(tmp_path, "human greedy greedy", 8, "deep_well", is_private)
    assert took == {True: {2 * PACE}, False: {A_THOUGHT}}


@pytest.mark.parametrize(
    ("passed", "rest"), [(0.0, 0.35), (0.001, 0.349), (0.34, 0.01), (0.36, 0.34), (1.0, 0.05), (20.0, 0.3)]
)
def test_an_answer_comes_on_the_beat(passed: float, rest: float) -> None:
    assert _rest(passed, PACE, secretive=True) == pytest.approx(rest)


def test_where_no_hand_is_hidden_an_answer_comes_as_soon_as_the_eye_can_follow() -> None:
    assert [_rest(passed, PACE, secretive=False) for passed in (0.0, 0.35, 1.0)] == [0.35, 0.0, 0.0]
