"""Undo over the network, with agreement where it needs it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from leng.server.store import Store

from .house import DOOR, FESTIVAL, House, in_house


def test_a_choice_that_showed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="undo")
        assert (await party[0].do("/undo", scope="choice")).json()["key"] == "error-nothing-to-undo"
        before = await party[0].see()
        await party[0].choose("wait")
        undone = await party[0].do("/undo", scope="choice")
        assert undone.status_code == 200
        after = await party[0].see()
        assert undone.json()["number"] == after["number"] == 0 and after["view"] == before["view"]
        assert after["log"][-1]["kind"] == "undo"
        assert undone.json()["version"] == after["version"] > before["version"]

    in_house(tmp_path, visit)


def test_beyond_a_reveal_the_others_must_agree(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human human", seed="agree")
        await party[0].choose("draw")
        asked = (await party[0].do("/undo", scope="turn")).json()
        assert asked["number"] == 1
        wanted, told = asked["undo"].pop("id"), asked["undo"].pop("text")
        assert asked["undo"] == {
            "seat": 0,
            "scope": "turn",
            "to": 0,
            "choices": 1,
            "seats": [0],
            "missing": [1, 2],
            "agreed": [],
        }
        assert told == "A wants to take back a choice (1 of A), back to this moment: A stands before the door."
        assert (await party.onlooker.do("/undo/answer", agree=True, request=wanted)).status_code == 403
        half = (await party[1].do("/undo/answer", agree=True, request=wanted)).json()
        assert half["number"] == 1 and half["undo"]["missing"] == [2] and half["undo"]["agreed"] == [1]
        done = (await party[2].do("/undo/answer", agree=True, request=wanted)).json()
        assert done["number"] == 0 and done["undo"] is None
        stored = Store.in_folder(tmp_path).load(party.id)
        assert stored is not None and stored.record == (await party.live()).table.record
        assert len(stored.log) == len((await party.live()).table.log)

    in_house(tmp_path, visit)


def test_nobody_agrees_to_a_request_that_another_has_replaced(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human human", seed="agree")
        for guest in (party[0], party[1]):
            await guest.choose("draw")
        first = (await party[0].do("/undo")).json()["undo"]
        again = (await party[0].do("/undo")).json()["undo"]
        assert again == first  # asking twice is asking once
        second = (await party[1].do("/undo")).json()["undo"]
        assert second["id"] > first["id"] and (first["choices"], second["choices"]) == (2, 1)
        assert first["text"].startswith("A wants to take back 2 choices (1 of A and 1 of B), back to")

        late = await party[2].do("/undo/answer", agree=True, request=first["id"])
        assert (late.status_code, late.json()["key"]) == (409, "error-undo-stale")
        assert late.json()["table"]["undo"] == second and late.json()["table"]["number"] == 2
        unsaid = await party[2].do("/undo/answer", agree=True)
        assert (unsaid.status_code, unsaid.json()["key"]) == (422, "error-undo-unnamed")
        assert str(second["id"]) in unsaid.json()["error"]
        refused = await party[2].do("/undo/answer", agree=False, request=first["id"])
        assert refused.status_code == 409
        assert (await party[0].see())["undo"] == second and (await party.live()).table.number == 2

        party[2].headers["Accept-Language"] = "fr"
        assert (await party[2].see())["undo"]["text"].startswith("B voudrait reprendre un choix (1 de B) et revenir")
        await party[2].do("/undo/answer", agree=True, request=second["id"])
        await party[0].do("/undo/answer", agree=True, request=second["id"])
        assert (await party.live()).table.number == 1

    in_house(tmp_path, visit)


def test_one_who_does_not_agree_ends_it_and_the_asker_may_withdraw(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human human", seed="agree")
        await party[0].choose("draw")
        await party[0].do("/undo")
        assert (await party[1].do("/undo/answer", agree=False)).json()["undo"] is None
        nobody = await party[2].do("/undo/answer", agree=True, request=1)
        assert (nobody.status_code, nobody.json()["key"]) == (409, "error-no-undo-request")
        await party[0].do("/undo")
        assert (await party[0].do("/undo/answer", agree=True)).status_code == 409
        assert (await party[0].do("/undo/answer", agree=False)).json()["undo"] is None
        assert (await party.live()).table.number == 1

    in_house(tmp_path, visit)


def test_a_choice_of_somebody_else_ends_a_request(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="agree")
        await party[0].choose("draw")
        assert (await party[0].do("/undo")).json()["undo"] is not None
        assert (await party[1].choose("wait")).json()["undo"] is None
        assert (await party[1].do("/undo/answer", agree=True)).status_code == 409

    in_house(tmp_path, visit)


def test_bots_wait_while_an_undo_is_asked_for(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human random", seed="patience")
        live = await party.live()
        house.hall.pace = 0.1
        watching = live.updates()
        await anext(watching)
        await party[0].choose("draw")
        await party[1].choose("draw")
        asked = (await party[1].do("/undo")).json()
        await asyncio.sleep(0.4)
        assert asked["undo"]["missing"] == [0] and live.bot_to_move() == "random@1" and live.table.number == 2
        await party[0].do("/undo/answer", agree=True, request=asked["undo"]["id"])
        assert (await party[1].turn())["number"] == 1
        await watching.aclose()

    in_house(tmp_path, visit)


def test_undo_passes_over_what_a_standing_order_would_only_do_again(tmp_path: Path) -> None:
    """A person who is not asked where nothing is to decide takes back the last thing they did decide."""

    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human random random", seed="silent")
        live = await party.live()
        for _ in range(60):
            await party.play("walk", 1)
            assert not (await party[0].turn())["over"]
            before = {number: live.table.position(number).choice for number in range(len(live.table.moves))}
            silent = [n for n, asked in before.items() if asked and asked.seat == 0 and len(asked.options) == 1]
            mine = [number for number, move in enumerate(live.table.moves) if move.seat == 0]
            if silent and silent[-1] == mine[-1]:
                break
        assert silent[-1] == mine[-1]
        undone = await party[0].do("/undo")
        assert undone.status_code == 200 and len((await party[0].see("/decision"))["options"]) > 1

    in_house(tmp_path, visit)
