"""A table that waits for friends: nobody plays before it begins, whoever asks, however often, and after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from leng.bots import USUAL, find_bot
from leng.engine.errors import LengError, NotOffered
from leng.engine.table import HUMAN, NOTHING_TO_DECIDE, Seat, StandingOrder
from leng.server.live import LiveTable, NameTaken
from leng.server.store import REMEMBERED, Store
from leng.server.waiting import ColourTaken, begin, wear

from .house import FESTIVAL, Guest, House, in_house
from .test_store import kept

SEATS = [Seat("Ada", HUMAN, "yellow"), Seat("Bob", HUMAN, "black"), Seat("Cy", HUMAN, "red")]


async def gather(house: House, keys: bool = False) -> tuple[LiveTable, list[str]]:
    """A table of three that waits."""
    return await house.hall.open(FESTIVAL, SEATS, {"scenario": "none"}, "room", keys=keys, waiting=True)


async def refused(kind: type[LengError], *wishes: Callable[[], Awaitable[object]]) -> int:
    """How many of these wishes, all at once, are refused like this."""
    answers = await asyncio.gather(*(wish() for wish in wishes), return_exceptions=True)
    assert all(isinstance(each, kind) for each in answers if isinstance(each, BaseException)), answers
    return sum(isinstance(each, kind) for each in answers)


def test_nothing_is_played_while_friends_are_waited_for(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live, secrets = await gather(house, keys=True)
        assert live.table.decision is not None
        seat, before = live.table.decision.seat, len(live.table.record)
        program = Guest(house.client, live.id, secrets[seat])
        answer = await program.choose()
        assert (answer.status_code, answer.json()["key"]) == (422, "error-still-waiting")
        order = StandingOrder(seat, NOTHING_TO_DECIDE)
        assert await refused(NotOffered, partial(live.undo, seat, "choice"), partial(live.order, order)) == 2
        assert len(live.table.record) == before
        await begin(house.hall, live, "somebody")
        assert (await program.choose()).status_code == 200

    in_house(tmp_path, visit)


def test_whether_it_waits_is_kept_with_the_table_and_nobody_can_talk_it_away(tmp_path: Path) -> None:
    ids: list[str] = []

    async def opened(house: House) -> None:
        live, _ = await gather(house)
        ids.append(live.id)
        for said in ("begun", *("hush" for _ in range(REMEMBERED))):
            await asyncio.to_thread(house.hall.store.say, live.id, 0, said)

    async def reopened(house: House) -> None:
        live = await house.hall.find(ids[0])
        assert live.waiting
        await begin(house.hall, live, "somebody")
        told = await Guest(house.client, live.id, None).see("/talk")
        assert {each["text"] for each in told} == {"hush"}, "it is nobody's talk"

    async def once_more(house: House) -> None:
        assert not (await house.hall.find(ids[0])).waiting

    for visit in (opened, reopened, once_more):
        in_house(tmp_path, visit)


def test_bots_are_not_woken_for_a_table_that_waits(database: str) -> None:
    store = Store(database)
    store.upgrade()
    store.add(kept("waits", bots_turn=True, waiting=True))
    store.add(kept("plays", bots_turn=True))
    assert [table_id for table_id, _ in store.waiting_for_bots()] == ["plays"]
    store.begin("waits")
    assert {table_id for table_id, _ in store.waiting_for_bots()} == {"plays", "waits"}
    store.close()


def test_of_several_who_want_one_colour_or_one_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live, _ = await gather(house)
        everybody = {0, 1, 2}
        wishes = [partial(wear, live, seat, "green", everybody - {seat}) for seat in everybody]
        assert await refused(ColourTaken, *wishes) == 2
        assert len({seat.colour for seat in live.table.seats}) == 3
        assert await refused(ColourTaken, partial(wear, live, 0, "no colour", ())) == 1
        names = [partial(live.rename, seat, "Zadok") for seat in everybody]
        assert await refused(NameTaken, *names) == 2
        assert [seat.name for seat in live.table.seats].count("Zadok") == 1

    in_house(tmp_path, visit)


def test_it_begins_once_however_many_say_so(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        live, _ = await gather(house)
        await asyncio.to_thread(house.hall.store.hold, "ada", live.id, 0)
        await asyncio.gather(*(begin(house.hall, live, "ada", with_bots=bots) for bots in (True, False, True, True)))
        best = find_bot(USUAL).full_name()
        assert [seat.player for seat in live.table.seats] == [HUMAN, best, best] and not live.waiting

    in_house(tmp_path, visit)
