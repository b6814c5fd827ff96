"""Matches that go on from a position somebody wrote down: nothing the rules do there can hurt the house."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from leng import __version__
from leng.engine.bounds import beyond_reason
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSave
from leng.engine.journal import dumps, journal_of, loads
from leng.server import uploads
from leng.server.saves import open_sent, walk_on
from leng.server.uploads import BrokenPosition, Uploads
from matches import GAMES, open_table, walk

from . import sending
from .house import FESTIVAL, House, in_house

EARLIER = "0.6.0"


def a_save(game: str, **changes: Any) -> dict[str, Any]:
    """A running match as an earlier release would have left it, its record no longer possible."""
    table = open_table(game, "foreign")
    walk(table, "foreign", 40)
    saved: dict[str, Any] = json.loads(dumps(journal_of(table)))
    saved["record"][0]["key"] = "sing"
    return {**saved, "rules": EARLIER, **changes}


def counts(state: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all numbers of a position but those of its dice."""
    inside = state.items() if isinstance(state, dict) else enumerate(state) if isinstance(state, list) else ()
    found: list[tuple[Any, ...]] = []
    for name, each in inside:
        if name != "dice":
            number = isinstance(each, int) and not isinstance(each, bool)
            found += [(*way, name)] if number else counts(each, (*way, name))
    return found


def with_number(saved: dict[str, Any], way: tuple[Any, ...], number: int) -> bytes:
    """The save with one number of its last position changed."""
    twin = json.loads(json.dumps(saved))
    at = twin["snapshots"][-1]["state"]
    for name in way[:-1]:
        at = at[name]
    at[way[-1]] = number
    return json.dumps(twin).encode()


@pytest.mark.parametrize("game", GAMES)
def test_one_number_changed_either_keeps_a_save_out_or_does_no_harm(game: str) -> None:
    """What is let in can be played on, and nothing grows beyond reason; a sentence comes of what is not."""
    saved = a_save(game)
    assert open_sent(loads(json.dumps(saved).encode(), "")).foreign
    chance = Dice(seed_number(game))
    ways = counts(saved["snapshots"][-1]["state"])
    for _ in range(12):
        contents = with_number(saved, chance.pick(ways), chance.pick([-7, 99, 1_000]))
        try:
            table = open_sent(loads(contents, ""))
        except BadSave:
            continue
        assert table.foreign
        walk_on(table)
        assert beyond_reason(table.state) is None


def test_what_this_release_wrote_opens_only_from_its_record() -> None:
    with pytest.raises(BadSave, match="record"):
        open_sent(loads(json.dumps(a_save(FESTIVAL, rules=__version__)).encode(), ""))


def test_a_choice_there_is_tried_out_elsewhere_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        answer = await house.client.post("/api/tables/upload", json=a_save(FESTIVAL))
        assert answer.status_code == 201, answer.text
        party = house.party(answer.json())
        live, tried = await party.live(), []
        assert live.table.foreign
        original = Uploads.try_out

        async def noted(self: Uploads, *given: Any) -> None:
            await original(self, *given)
            tried.append(given[1])

        live.try_out = noted.__get__(house.hall.uploads)
        for _ in range(3):
            guest = await party.decider()
            assert guest is not None
            assert (await guest.choose()).status_code == 200
        assert len(tried) == 3
        guest = await party.decider()
        assert guest is not None
        before = live.table.number
        for fault in ("stumbles_over_a_choice", "perishes_over_a_choice"):
            monkeypatch.setattr(uploads, "attempt", getattr(sending, fault))
            refused = await guest.choose()
            assert (refused.status_code, refused.json()["key"]) == (422, "error-position-broken")
        assert live.table.number == before
        monkeypatch.undo()
        assert (await guest.choose()).status_code == 200, "another one is on offer"

    in_house(tmp_path, visit)


def test_a_match_that_was_replayed_is_like_any_other(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human human human")
        live = await party.live()
        assert not live.table.foreign
        assert (await party[live.table.decision.seat].choose()).status_code == 200  # type: ignore[union-attr]
        assert house.hall.uploads._bench._pool is None

    in_house(tmp_path, visit)


def test_bots_rest_where_the_rules_stumble(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        saved = a_save(FESTIVAL)
        for seat in saved["opening"]["seats"][1:]:
            seat["player"] = "random"
        party = house.party((await house.client.post("/api/tables/upload", json=saved)).json())
        live = await party.live()

        async def never(*_: Any) -> None:
            raise BrokenPosition("error-position-broken", trouble="KeyError")

        live.try_out = never
        while live.bot_to_move() is None:
            live.try_out = None
            await party[0].choose()
        live.try_out = never
        house.hall.wake(live)
        while live.stuck is None:
            await asyncio.sleep(0.01)
        assert live.stuck == live.serial

    in_house(tmp_path, visit)
