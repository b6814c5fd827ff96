"""Nobody is sent what is hidden from them: not in the view, the log, or the decision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from leng.engine.dice import Dice, seed_number
from leng.engine.state import EVERYBODY

from .house import DOOR, FESTIVAL, Guest, House, in_house, names_in

SPELT = ("key", "place", "card")


@pytest.mark.parametrize(("game", "choices"), [(DOOR, 40), (FESTIVAL, 70)])
def test_no_answer_names_what_is_hidden_from_whoever_asks(game: str, choices: int, tmp_path: Path) -> None:
    looked: list[int] = []

    async def visit(house: House) -> None:
        party = await house.open(game, "human human human", seed="veil")
        live = await party.live()
        everybody: dict[int, Guest] = {**party.guests, EVERYBODY: party.onlooker}
        chance = Dice(seed_number("veil"))
        before: dict[int, set[str]] = {audience: set() for audience in everybody}
        read = dict.fromkeys(everybody, 0)
        for _ in range(choices):
            choice = live.table.decision
            if choice is None:
                break
            for audience, guest in everybody.items():
                hidden = live.table.game.hidden_from(live.table.state, audience)
                table, decision = await guest.see(), await guest.see("/decision")
                assert not hidden & set(names_in(table["view"])), f"the view of {audience}"
                shown = {fact for fact in choice.about.values() if isinstance(fact, str)}
                mine = shown if audience == choice.seat else set()
                offered = [each.get(part) for each in decision["options"] + decision["refused"] for part in SPELT]
                assert not (hidden - mine) & set(names_in(offered)), f"the decision of {audience}"
                assert bool(decision["options"]) == bool(decision["prompt"]) == (audience == choice.seat)
                log = await guest.see("/log", after=read[audience])
                fresh: list[Any] = [line["facts"] for line in log["lines"]]
                assert not hidden & before[audience] & set(names_in(fresh)), f"the log of {audience}"
                read[audience], before[audience] = log["total"], hidden
                looked.append(len(hidden))
            assert table["seed"] is None
            await party[choice.seat].choose(chance.pick((await party[choice.seat].see("/decision"))["options"])["key"])

    in_house(tmp_path, visit)
    assert len(looked) > 30 and min(looked) > 2


def test_each_seat_sees_its_own_hand_and_no_other(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="hands")
        for seat, guest in party.guests.items():
            hands = [watcher["hand"] for watcher in (await guest.see())["view"]["watchers"]]
            assert [hand is not None for hand in hands] == [number == seat for number in range(2)]
        assert all(watcher["hand"] is None for watcher in (await party.onlooker.see())["view"]["watchers"])

    in_house(tmp_path, visit)


def test_a_closed_table_is_seen_only_by_those_who_sit_at_it(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", spectators=False)
        other = await house.open(DOOR, "human human")
        assert (await party[1].ask()).status_code == 200
        for what in ("", "/decision", "/log", "/talk", "/stream", "/save", "/orders", "/hint", "/replay/0"):
            refused = await party.onlooker.ask(what)
            assert (refused.status_code, refused.json()["key"]) == (403, "error-closed-table"), what
            party.onlooker.headers["Authorization"] = other[0].headers["Authorization"]
            foreign = await party.onlooker.ask(what)
            assert (foreign.status_code, foreign.json()["key"]) == (401, "error-unknown-secret"), what
            del party.onlooker.headers["Authorization"]

    in_house(tmp_path, visit)


def test_a_cookie_opens_nothing_in_the_api(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        house.hall.store.hold("somebody", party.id, 0)
        party.onlooker.headers["Cookie"] = "leng_me=somebody"
        assert (await party.onlooker.see())["you"] is None

    in_house(tmp_path, visit)


def test_the_secrets_themselves_are_not_kept(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human")
        secret = party.opened["seats"][0]["secret"]
        stored = b"".join(file.read_bytes() for file in tmp_path.rglob("leng.db*"))
        assert party.id.encode() in stored and secret.encode() not in stored

    in_house(tmp_path, visit)
