"""A choice counts once, for the decision it was made for, by the seat that was asked; anything else does no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from leng.engine.record import Chosen
from leng.server.live import LiveTable
from leng.server.scribe import Scribe
from leng.server.store import Change, Store

from .house import DOOR, FESTIVAL, House, in_house


def test_a_repeated_choice_stands_once_and_a_stale_one_gets_the_fresh_table(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="again")
        first = await party[0].do("/choices", number=0, key="wait")
        assert first.status_code == 200 and first.json()["number"] == 1
        assert (await party[0].do("/choices", number=0, key="wait")).json() == first.json()
        again = await party[0].do("/choices", number=0, key="listen")
        assert (again.status_code, again.json()["key"]) == (409, "error-stale")
        assert again.json()["table"]["number"] == 1 and again.json()["table"]["you"] == 0
        assert again.json()["table"] == await party[0].see()
        assert (await party[0].do("/choices", number=7, key="wait")).status_code == 409
        live = await party.live()
        assert [move.key for move in live.table.moves] == ["wait"]

    in_house(tmp_path, visit)


@pytest.mark.parametrize("key", ["knock:nothing", "", "WAIT", "yes"])
def test_what_is_not_on_offer_is_refused(key: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="offer")
        refused = await party[0].do("/choices", number=0, key=key)
        assert (refused.status_code, refused.json()["key"]) == (422, "error-not-offered")
        live = await party.live()
        assert live.table.number == 0 and not any(isinstance(entry, Chosen) for entry in live.table.record)

    in_house(tmp_path, visit)


def test_nobody_chooses_for_another_seat(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="foreign")
        foreign = await party[1].do("/choices", number=0, key="wait")
        assert (foreign.status_code, foreign.json()["key"]) == (422, "error-not-your-turn")
        looking = await party.onlooker.do("/choices", number=0, key="wait")
        assert (looking.status_code, looking.json()["key"]) == (403, "error-only-seats")
        assert (await party.live()).table.number == 0

    in_house(tmp_path, visit)


def test_two_choices_at_once_are_one_choice(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human human human", seed="race")
        first = await party.live()
        for _ in range(12):
            guest = await party.decider()
            assert guest is not None
            decision = await guest.see("/decision")
            keys = [option["key"] for option in decision["options"]] * 2
            answers = await asyncio.gather(
                *(guest.do("/choices", number=decision["number"], key=key) for key in keys[:4])
            )
            live = await party.live()
            chosen = live.table.moves[decision["number"]].key
            assert [answer.status_code for answer in answers] == [200 if key == chosen else 409 for key in keys[:4]]
            assert chosen in keys and len(live.table.moves) == decision["number"] + 1
            assert live is first  # they waited for each other, and did not only meet in the database

    in_house(tmp_path, visit)


def test_an_answer_to_a_question_that_was_undone_is_stale(tmp_path: Path) -> None:
    """After an undo another question may bear the same number; ``asked`` tells them apart."""

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="hinge")
        old = await party[0].see("/decision")
        await party[0].do("/choices", number=0, key="wait")
        assert (await party[0].do("/undo", scope="choice")).status_code == 200
        new = await party[0].see("/decision")
        assert old["number"] == new["number"] == 0 and old["asked"] != new["asked"]
        assert (await party[0].do("/choices", number=0, key="wait", asked=old["asked"])).status_code == 409
        assert (await party[0].do("/choices", number=0, key="wait", asked=new["asked"])).status_code == 200

    in_house(tmp_path, visit)


def test_nobody_sees_a_choice_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="disk")
        live = await party.live()
        seen_from_the_disk: list[int] = []
        loop = asyncio.get_running_loop()
        write = Store.append

        def slowly(self: Store, batch: Sequence[tuple[str, Change]]) -> None:
            seen = asyncio.run_coroutine_threadsafe(party[1].see(), loop).result(5)
            seen_from_the_disk.append(seen["number"])
            write(self, batch)

        monkeypatch.setattr(Store, "append", slowly)
        assert (await party[0].choose("wait")).status_code == 200
        assert seen_from_the_disk == [0] and live.table.number == 1

    in_house(tmp_path, visit)


def test_a_choice_that_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="full")

        def full(self: Store, batch: Sequence[tuple[str, Change]]) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            assert (await party[0].choose("wait")).status_code == 500
        assert (await party[0].see())["number"] == 0
        assert (await party[0].choose("wait")).status_code == 200

    in_house(tmp_path, visit)


def test_another_writer_at_the_same_number_makes_a_choice_stale(tmp_path: Path) -> None:
    """Two servers on one database cannot both have a choice."""

    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="two")
        live = await party.live()
        kept = house.hall.store.load(party.id)
        assert kept is not None
        elsewhere = LiveTable(kept, live.table.copy(), Scribe(house.hall.store), house.hall.numbers)
        await elsewhere.choose(0, 0, "wait")
        lost = await party[0].do("/choices", number=0, key="listen")
        assert (lost.status_code, lost.json()["key"]) == (409, "error-stale")
        assert lost.json()["table"]["number"] == 1
        now = await party.live()
        assert now is not live and [move.key for move in now.table.moves] == ["wait"]

    in_house(tmp_path, visit)
