"""The house closes: nobody goes on playing, waiting or thinking."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from leng.engine.choice import key
from leng.engine.game import find_game
from leng.engine.table import Seat, Table
from leng.server.thinking import Thinkers

from .house import FESTIVAL, House, in_house


def test_bots_stop_though_the_stop_comes_at_the_moment_of_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        thinking, answer = asyncio.Event(), asyncio.get_running_loop().create_future()
        thoughts = []

        async def choose(table: Table, bot: str, *how: object) -> tuple[str, bool]:
            thoughts.append(bot)
            thinking.set()
            await asyncio.wait_for(answer, 60)  # which may not hear a stop that comes with the answer
            assert table.decision is not None
            return key(table.decision.options[0]), False

        monkeypatch.setattr(house.hall.thinkers, "choose", choose)
        await house.open(FESTIVAL, "greedy greedy greedy", seed="stop")
        await thinking.wait()
        answer.set_result(None)
        await house.hall.close()
        assert len(thoughts) == 1

    in_house(tmp_path, visit)


def test_nobody_watches_a_table_that_is_loaded_while_the_house_closes(tmp_path: Path) -> None:
    opened: list[str] = []

    async def open_a_table(house: House) -> None:
        opened.append((await house.open(FESTIVAL, "human human human")).id)

    async def watch(house: House) -> None:
        first = asyncio.ensure_future(anext(house.hall.updates(opened[0], 60)))
        await asyncio.sleep(0)  # it is being loaded
        house.hall.dismiss()
        with pytest.raises(StopAsyncIteration):
            await first

    in_house(tmp_path, open_a_table)
    in_house(tmp_path, watch)


def test_nobody_starts_to_think_after_closing_time() -> None:
    async def think() -> None:
        table = Table.open(find_game(FESTIVAL), [Seat(name, "greedy") for name in "ABC"], {}, "late")
        thinkers = Thinkers()
        thinkers.close()
        await thinkers.choose(table, "greedy")

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(think())
