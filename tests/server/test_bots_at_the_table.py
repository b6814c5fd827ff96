"""Bots think elsewhere; whatever they do, the match goes on and nobody else waits for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from leng.bots.watching import ENOUGH
from leng.server import thinking
from leng.server.thinking import Thinkers, thought_of
from leng.server.turns import of_a_person
from matches import open_table

from . import stumbling
from .house import DOOR, FESTIVAL, Guest, House, in_house, soon


async def _said(guest: Guest) -> Any:
    return await guest.see("/talk") or None


@pytest.mark.parametrize("fault", ["raises", "dies", "hangs", "cheats", "eats"])
def test_a_bot_that_stumbles_is_replaced_for_that_choice_and_the_talk_says_so(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human greedy", seed="stumble")
        with monkeypatch.context() as broken:
            broken.setattr(thinking, "think", getattr(stumbling, fault))
            await party[0].choose("wait")
            assert (await party[0].turn())["number"] >= 2
            talk = await soon(lambda: _said(party[0]))
        assert all(line["seat"] is None and line["name"] == "The table" for line in talk)
        assert talk[0]["text"].startswith("B lost the thread")
        party[0].headers["Accept-Language"] = "fr"
        assert "robot plus simple" in (await party[0].see("/talk"))[0]["text"]
        house.hall.thinkers.patience = 60.0
        await party[0].choose("wait")  # the next time it thinks for itself again
        await party[0].turn()
        assert len(await party[0].see("/talk")) == len(talk)

    in_house(tmp_path, visit, patience=0.3 if fault == "hangs" else 20.0)


def test_a_bot_that_stumbles_twice_does_not_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        monkeypatch.setattr(thinking, "think", stumbling.raises)
        party = await house.open(FESTIVAL, "human greedy random", seed="twice")
        live = await party.live()
        while sum(move.seat == 1 for move in live.table.moves) < 6:
            await party.play("walk", 1)
            await party[0].turn()
        texts = [line["text"] for line in await party[0].see("/talk")]
        assert texts == [
            "B lost the thread; a simpler bot made this choice.",
            "B lost the thread again; a simpler bot plays on in this seat until the match is over.",
        ]
        party[0].headers["Accept-Language"] = "fr"
        assert "jusqu’à la fin de la partie" in (await party[0].see("/talk"))[1]["text"]

    in_house(tmp_path, visit)


def test_a_bot_that_hangs_costs_a_person_no_more_than_two_patiences_and_the_second_is_short() -> None:
    thinkers = Thinkers(1)
    table = open_table(DOOR, "hang")
    waits = {}
    for bot in ("greedy@2", "high_priest"):
        thought = thought_of(table, bot)
        thought.budget = thinkers._budget(bot, of_a_person, 0.0)
        waits[bot] = [thinkers._patience(thought, stumbled) for stumbled in range(ENOUGH)]
    assert all(sum(each) <= 8 and each[1] <= 2 for each in waits.values()), waits
    assert thinkers._patience(thought, None) == 20, "odds and hints are waited for, with a page that goes on"


def test_nobody_waits_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        slow = await house.open(DOOR, "human greedy", seed="slow")
        other = await house.open(DOOR, "human human", seed="quick")
        await slow[0].choose("wait")
        await slow[0].turn()  # the process is there
        monkeypatch.setattr(thinking, "think", stumbling.ponders)
        await slow[0].choose("wait")
        looks = 0
        while not (await slow[0].see("/decision"))["yours"]:
            await asyncio.sleep(0)
            await other[0].see()
            looks += 1
        assert looks > 10

    in_house(tmp_path, visit)


def test_one_bot_that_hangs_does_not_spoil_the_thoughts_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(house: House) -> None:
        parties = [await house.open(DOOR, "human greedy", seed="two") for _ in range(2)]
        await parties[0][0].choose("wait")
        await parties[0][0].turn()  # the process is there
        with monkeypatch.context() as broken:
            broken.setattr(thinking, "think", stumbling.hangs)
            await parties[0][0].choose("wait")
            await asyncio.sleep(0.05)
        await parties[1][0].choose("wait")
        for party in parties:
            await party[0].turn()
        assert len(await soon(lambda: _said(parties[0][0]))) == 1
        assert await parties[1][0].see("/talk") == []

    in_house(tmp_path, visit, patience=1.0)


def test_a_bot_that_hangs_keeps_only_its_own_process_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        hanging, other = [await house.open(DOOR, "human greedy", seed="two") for _ in range(2)]
        with monkeypatch.context() as broken:
            broken.setattr(thinking, "think", stumbling.hangs)
            await hanging[0].choose("wait")
            await soon(lambda: _thinking(house, 1))
        for _ in range(2):
            await other[0].choose("wait")
            await other[0].turn()
        assert not (await hanging[0].see("/decision"))["yours"]
        assert await other[0].see("/talk") == []

    in_house(tmp_path, visit, thinkers=2, patience=600.0)


async def _thinking(house: House, desks: int) -> bool:
    return len(house.hall.thinkers._desks) - len(house.hall.thinkers._free) == desks


def test_the_same_seed_makes_the_same_match(tmp_path: Path) -> None:
    """Bots think with dice of their own that follow from the table's seed; undoing does not change their minds."""

    async def visit(house: House) -> None:
        stories = []
        for _ in range(2):
            party = await house.open(FESTIVAL, "human random greedy", seed="same")
            await party.play("walk", 8)
            await party[0].turn()
            stories.append([move.key for move in (await party.live()).table.moves])
        assert stories[0] == stories[1] and len(stories[0]) > 16

    in_house(tmp_path, visit)


def test_a_table_of_bots_alone_plays_itself_to_the_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "random random random", seed="alone")
        assert await party.decider() is None
        assert (await party.onlooker.see())["over"]

    in_house(tmp_path, visit)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    opened = {}

    async def before(house: House) -> None:
        house.hall.pace = 60
        opened.update((await house.open(DOOR, "human random random", seed="sleep")).opened)
        party = house.party(opened)
        watching = (await party.live()).updates()
        await anext(watching)  # with somebody watching, the bots take their time
        await party[0].choose("wait")
        assert (await party.onlooker.see())["deciding"] == 1
        await watching.aclose()

    async def after(house: House) -> None:
        async def played() -> bool:
            stored = house.hall.store.load(opened["id"])
            return stored is not None and len(stored.record) > 1 and not stored.bots_turn

        await soon(played)  # nobody asks for the table: the server wakes it of its own accord

    in_house(tmp_path, before)
    in_house(tmp_path, after)
