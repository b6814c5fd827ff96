"""Standing orders over the network: given, seen, kept over a restart and lifted; bad ones are refused in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from leng.engine.errors import BadSave
from leng.engine.journal import journal_of
from leng.engine.record import NOT_IN_VAIN, NOTHING_TO_DECIDE, Ordered, StandingOrder
from leng.server.saves import open_sent
from matches import door

from .house import DOOR, FESTIVAL, Guest, House, Party, in_house

HANDS = [["fist", "knuckles"], ["salt", "hammer"], ["chalk", "ram"]]
MUSEUM = "elder_sign"
VAIN = (NOT_IN_VAIN, None, "")
"""An order that stands from the opening on."""


def plainly(order: dict[str, Any]) -> tuple[str, int | None, str]:
    """An order without its words."""
    return order["ask"], order["until_round"], order["proviso"]


async def standing(guest: Guest) -> list[tuple[str, int | None, str]]:
    """The orders of a guest."""
    return [plainly(order) for order in await guest.see("/orders")]


async def lift(guest: Guest, **which: str) -> httpx.Response:
    """Lift an order."""
    path = f"/api/tables/{guest.table_id}/orders"
    answer: httpx.Response = await guest.client.delete(path, headers=guest.headers, params=which)
    return answer


async def knocked(house: House) -> Party:
    """Three people before the door; the first has knocked, and the second may ward."""
    arranged = journal_of(door(3, hands=HANDS, dice=[1] * 30))
    live, secrets = await house.hall.take_in(open_sent(arranged), spectators=True)
    seats = [{"seat": number, "secret": secret} for number, secret in enumerate(secrets)]
    party = house.party({"id": live.id, "seats": seats})
    await party[0].choose("knock:knuckles")
    await party[0].choose("no")
    return party


def test_a_question_can_be_declined_from_now_on_and_asked_again(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="orders", options={"door": "iron"})
        decision = await party[0].see("/decision")
        assert decision["ask"] == "turn" and decision["may_be_declined"] and decision["provisos"] == []
        given = await party[0].do("/orders", ask="turn")
        assert given.status_code == 200 and [plainly(each) for each in given.json()] == [VAIN, ("turn", None, "")]
        assert "no longer asked" in given.json()[1]["text"]
        assert (await party.onlooker.see())["deciding"] == 1  # the order was followed at once
        await party[1].choose("wait")
        assert (await party.onlooker.see())["deciding"] == 1 and (await party.live()).table.number == 3
        lifted = await lift(party[0], ask="turn")
        assert lifted.status_code == 200 and [plainly(each) for each in lifted.json()] == [VAIN]
        await party[1].choose("wait")
        assert (await party[0].see("/decision"))["yours"]

    in_house(tmp_path, visit)


def test_an_order_for_this_round_ends_with_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="orders", options={"door": "iron"})
        await party[0].do("/orders", this_round=True)
        assert await standing(party[0]) == [VAIN, ("turn", 1, "")]
        await party[1].choose("wait")
        assert (await party[0].see("/decision"))["yours"]

    in_house(tmp_path, visit)


def test_orders_are_there_after_a_restart(tmp_path: Path) -> None:
    opened = {}

    async def before(house: House) -> None:
        party = await knocked(house)
        await party[1].do("/orders", proviso="harmless")
        opened.update(party.opened)

    async def after(house: House) -> None:
        party = house.party(opened)
        assert await standing(party[1]) == [("ward", None, "harmless")]
        assert (await party.live()).table.number == 3

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_only_a_question_on_the_table_can_be_declined(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human human human", seed="orders")
        live = await party.live()
        assert live.table.decision is not None
        decider = live.table.decision.seat
        other = (decider + 1) % 3
        for seat, ask in ((other, ""), (decider, "no-such-question"), (other, live.table.decision.ask.name)):
            refused = await party[seat].do("/orders", ask=ask)
            assert (refused.status_code, refused.json()["key"]) == (409, "error-order-not-here")
        assert (await party[other].do("/orders", ask=NOTHING_TO_DECIDE)).status_code == 200

    in_house(tmp_path, visit)


# Under a condition -----------------------------------------------------------------------------------------------


def test_the_decision_lists_its_conditions_and_an_order_under_one_is_followed_until_its_time_is_over(
    tmp_path: Path,
) -> None:
    async def visit(house: House) -> None:
        party = await knocked(house)
        await party[1].choose("pass")
        decision = await party[2].see("/decision")
        assert [each["proviso"] for each in decision["provisos"]] == ["harmless", "before:1"]
        assert decision["provisos"][1]["text"] == "No question until Ben knocks"
        given = await party[2].do("/orders", proviso="before:1")
        assert [plainly(each) for each in given.json()] == [("ward", 1, "before:1")]  # for this round
        assert "until Ben knocks" in given.json()[0]["text"]
        assert (await party.onlooker.see())["deciding"] == 1  # Cy has let it happen
        await party[1].choose("knock:hammer")
        await party[1].choose("no")
        asked = await party[2].turn()
        assert (asked["ask"], await standing(party[2])) == ("ward", [])

    in_house(tmp_path, visit)


def test_a_condition_that_is_not_offered_is_refused_in_words(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await knocked(house)
        before = (await party.live()).table.number
        for wish in (
            {"proviso": "before:0"},
            {"proviso": "before:"},
            {"proviso": "absent"},
            {"proviso": "harmless", "ask": NOTHING_TO_DECIDE},
        ):
            refused = await party[1].do("/orders", **wish)
            assert (refused.status_code, refused.json()["key"]) == (422, "error-order-proviso"), wish
            assert wish["proviso"] in refused.json()["error"]
        assert "harmless, before:2" in (await party[1].do("/orders", proviso="absent")).json()["error"]
        assert (await party[1].do("/orders", proviso="x" * 200)).status_code == 400
        assert (await party[0].do("/orders", proviso="harmless")).status_code == 409  # not Ada's question
        assert (await party.live()).table.number == before and not (await party.live()).table.orders

    in_house(tmp_path, visit)


def test_one_of_several_orders_for_a_question_can_be_lifted(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await knocked(house)
        await party[1].choose("pass")
        await party[2].do("/orders", proviso="harmless")
        await party[1].choose("knock:hammer")
        await party[1].choose("no")  # no cracks yet: Cy lets it happen, then Ada is asked
        assert await standing(party[2]) == [("ward", None, "harmless")]
        await lift(party[2], ask="ward", proviso="before:1")
        assert await standing(party[2]) == [("ward", None, "harmless")]
        await lift(party[2], ask="ward", proviso="harmless")
        assert await standing(party[2]) == []

    in_house(tmp_path, visit)


def test_nobody_else_sees_an_order(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await knocked(house)
        await party[1].do("/orders", proviso="harmless")
        assert await standing(party[0]) == await standing(party[2]) == []
        assert (await party.onlooker.ask("/orders")).status_code == 403
        for guest in (party[0], party[2], party.onlooker):
            assert "harmless" not in (await guest.ask()).text

    in_house(tmp_path, visit)


def test_a_save_with_an_order_that_makes_no_sense_is_not_let_in(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for bad in (
            StandingOrder(9, "ward"),
            StandingOrder(1, "no-such-question"),
            StandingOrder(1, "ward", None, "no-such-condition"),
            StandingOrder(1, "ward", 1, "before:nobody"),
            StandingOrder(1, "ward", 1, "before:7"),
            StandingOrder(1, "ward", 1, "before"),
        ):
            sent = journal_of(door(3, hands=HANDS))
            sent.record.append(Ordered(bad.seat, bad.ask, bad.until_round, bad.proviso))
            with pytest.raises(BadSave):
                await house.hall.take_in(open_sent(sent))
        sent = journal_of(door(3, hands=HANDS))
        sent.record += [Ordered(1, "ward", 1, "before:2"), Ordered(0, NOTHING_TO_DECIDE)]
        live, _ = await house.hall.take_in(open_sent(sent))
        assert live.table.orders == [StandingOrder(1, "ward", 1, "before:2"), StandingOrder(0, NOTHING_TO_DECIDE)]

    in_house(tmp_path, visit)


# Where nothing is to decide --------------------------------------------------------------------------------------


def test_who_is_asked_where_nothing_is_to_decide(tmp_path: Path) -> None:
    """Among people with secret hands an answer at once would betray a hand, so everybody is asked at first."""

    async def visit(house: House) -> None:
        easy = [(NOTHING_TO_DECIDE, None, ""), VAIN]
        alone = await house.open(DOOR, "human random", seed="alone")
        assert await standing(alone[0]) == easy
        open_hands = await house.open(MUSEUM, "human human")
        assert await standing(open_hands[0]) == await standing(open_hands[1]) == easy
        party = await house.open(DOOR, "human human random", seed="party")
        assert await standing(party[0]) == await standing(party[1]) == [VAIN]
        await party[1].do("/orders", ask=NOTHING_TO_DECIDE)
        assert sorted(await standing(party[1])) == sorted(easy) and await standing(party[0]) == [VAIN]

    in_house(tmp_path, visit)
