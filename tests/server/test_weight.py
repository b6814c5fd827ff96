"""Tables are let go by what they weigh: nobody's finished matches first, and never what somebody uses."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from weakref import ref

import pytest

from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.table import Seat, Table
from leng.server.weight import weight_of
from matches import served

from .house import DOOR, FESTIVAL, House, Party, in_house, soon


def played(game: str, choices: int) -> Table:
    """A match of random bots, up to so many choices."""
    box = find_game(game)
    table = Table.open(box, [Seat(name, "random") for name in "ABCDEF"[: box.players[1]]], {}, "heavy")
    chance = Dice(seed_number("hand"))
    while table.decision is not None and table.number < choices:
        table.take(table.decision.at_random(chance))
    return table


@pytest.mark.parametrize("choices", [40, 10_000], ids=["running", "finished"])
@pytest.mark.parametrize("game", served())
def test_the_estimate_is_right_within_a_factor_of_one_and_a_half(game: str, choices: int) -> None:
    played(game, choices)  # whatever is built at first use is there
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        table = played(game, choices)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert taken / 1.5 < weight_of(table) < taken * 1.5, (taken, weight_of(table))


async def finished(house: House, seed: str) -> Party:
    """A match of bots that is over, and that nobody looks at any more."""
    party = await house.open(FESTIVAL, "random random random", seed=seed)
    assert await party.decider() is None
    await soon(lambda: _quiet(house))
    return party


async def _quiet(house: House) -> bool:
    return not house.hall._playing


def test_finished_tables_go_first_and_the_longest_unseen_of_them_before_the_others(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        room = house.hall.room
        running = await house.open(DOOR, "human human", seed="running")
        over = [await finished(house, str(number)) for number in range(3)]
        watched = await finished(house, "watched")
        watching = (await watched.live()).updates()
        await anext(watching)
        weights = [weight_of((await party.live()).table) for party in (running, over[2], over[0], over[1])]
        room.budget = sum(weights) - weights[1] + 100_000
        await house.open(DOOR, "human human", seed="one more")
        held = {live.id for live in room}
        assert over[2].id not in held and {over[0].id, over[1].id, watched.id, running.id} <= held

        room.budget = 1
        await house.open(DOOR, "human human", seed="and one more")
        assert [live.id for live in room] == [watched.id]
        assert (await running[0].see())["number"] == 0 and (await over[2].onlooker.see())["over"]
        await watching.aclose()

    in_house(tmp_path, visit)


def test_a_table_whose_bots_are_playing_stays(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        house.hall.room.budget = 1
        house.hall.pace = 60
        party = await house.open(FESTIVAL, "human random random", seed="bots")
        watching = (await party.live()).updates()
        await anext(watching)
        while (await party.live()).bot_to_move() is None:
            await party.play("walk", 1)
        await watching.aclose()
        await house.open(DOOR, "human human")
        assert [live.id for live in house.hall.room] == [party.id]

    in_house(tmp_path, visit)


def test_what_is_let_go_leaves_the_memory_without_a_search(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await finished(house, "gone")
        gone = ref(await party.live())
        gc.disable()  # a server searches its whole memory once an hour
        try:
            house.hall.room.budget = 1
            await house.open(DOOR, "human human")
            assert gone() is None
        finally:
            gc.enable()

    in_house(tmp_path, visit)
