"""Several picks sent as one list: all or nothing, on disk before it is answered, and taken back in one step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.server.live import LiveTable

from .house import FESTIVAL, Guest, House, Party, in_house


async def at_picks(house: House) -> tuple[Party, Guest, LiveTable, dict[str, Any]]:
    """A match in which somebody may take several resources, in any order."""
    party = await house.open(FESTIVAL, "human human human", seed="picks")
    live, chance = await party.live(), Dice(seed_number("picks"))
    while True:
        decision = live.table.decision
        assert decision is not None
        if decision.several is not None and decision.ask.name == "resource" and not decision.several.ordered:
            guest = party[decision.seat]
            return party, guest, live, await guest.see("/decision")
        await live.choose(decision.seat, live.table.number, key(chance.pick(list(decision.options))))


def whole(decision: dict[str, Any]) -> list[str]:
    """Picks that the decision allows, the last kind first."""
    kinds = [each["key"] for each in reversed(decision["picks"]["offered"])]
    return [kinds[n % len(kinds)] for n in range(decision["picks"]["most"])]


def test_the_decision_tells_what_may_be_picked_and_how_often(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party, guest, _, decision = await at_picks(house)
        picks = decision["picks"]
        assert picks["least"] == picks["most"] >= 2 and not picks["ordered"] and picks["picked"] == picks["all"] == []
        assert [(each["key"], each["times"]) for each in picks["offered"]] == [
            (kind, picks["most"]) for kind in ("evil", "death", "destruction")
        ]
        others = [each for each in map(party.__getitem__, range(3)) if each is not guest]
        assert [(await each.see("/decision"))["picks"] for each in others] == [None, None]

    in_house(tmp_path, visit)


def test_a_list_is_one_change_and_one_undo_takes_it_back(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, guest, live, decision = await at_picks(house)
        version, number = live.version, live.table.number
        keys = whole(decision)
        done = await guest.do("/choices", number=number, asked=decision["asked"], keys=keys)
        assert done.status_code == 200
        kept = live.store.load(live.id)
        assert kept is not None and kept.record == live.table.record[:]
        assert live.version == version + 1
        assert (await guest.do("/choices", number=number, keys=keys)).json() == done.json(), (
            "sent twice, it stands once"
        )
        assert live.version == version + 1
        seat = (await guest.see())["you"]
        assert live.table.last_choice_of(seat) == number
        await live.undo(seat, "choice")
        if live.request is None:
            assert live.table.number == number

    in_house(tmp_path, visit)


def test_a_wrong_a_half_and_a_stale_list_change_nothing_and_get_the_fresh_table(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party, guest, live, decision = await at_picks(house)
        number, asked, entries = decision["number"], decision["asked"], len(live.table.record)
        right = whole(decision)
        for keys, trouble in (
            (right[:-1], "error-picks-few"),
            ([*right, "evil"], "error-picks-many"),
            ([*right[:-1], "gold"], "error-picks-unknown"),
            (["all"], "error-picks-unknown"),
            ([], "error-picks-few"),
        ):
            refused = await guest.do("/choices", number=number, asked=asked, keys=keys)
            assert (refused.status_code, refused.json()["key"]) == (409, trouble)
            assert refused.json()["table"] == await guest.see()
        for late in ({"number": number + 1}, {"number": number, "asked": asked - 1}):
            stale = await guest.do("/choices", keys=right, **late)
            assert (stale.status_code, stale.json()["key"]) == (409, "error-stale")
        other = next(each for each in map(party.__getitem__, range(3)) if each is not guest)
        assert (await other.do("/choices", number=number, keys=right)).status_code == 422
        for body in ({}, {"key": right[0], "keys": right}, {"keys": ["evil"] * 201}):
            assert (await guest.do("/choices", number=number, **body)).status_code == 400
        assert len(live.table.record) == entries

    in_house(tmp_path, visit)


def test_one_thing_cannot_be_sent_as_a_list_nor_a_pick_be_forgotten(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        _, guest, live, decision = await at_picks(house)
        number = decision["number"]
        one = await guest.do("/choices", number=number, key="death")
        assert one.status_code == 200 and one.json()["number"] == number + 1
        back = await guest.do("/choices", number=number + 1, keys=["evil"] * (decision["picks"]["most"] - 1))
        assert (back.status_code, back.json()["key"]) == (409, "error-picks-order")
        assert live.table.number == number + 1

    in_house(tmp_path, visit)
