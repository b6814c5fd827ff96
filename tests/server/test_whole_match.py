"""A match by API from the opening to the end: two people and a bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.bots import BOTS
from leng.engine.journal import verify

from .house import DOOR, FESTIVAL, House, in_house


@pytest.mark.parametrize("game", [DOOR, FESTIVAL])
def test_two_people_and_a_bot_play_to_the_end(game: str, tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(game, "human human random", seed="bells")
        assert [seat["secret"] is None for seat in party.opened["seats"]] == [False, False, True]
        before = await party.onlooker.see()
        assert before["seed"] is None and before["result"] is None and not before["over"]
        assert (await party.onlooker.ask("/replay/0")).status_code == 409
        choices = await party.play("walk")
        assert choices > 8

        after = await party.onlooker.see()
        assert after["over"] and after["deciding"] is None and after["you"] is None
        assert after["seed"] == "bells"
        assert not before["sealed"] and after["commitment"] is before["commitment"] is None, "somebody knew the seed"
        live = await party.live()
        result = live.table.result
        assert result is not None
        assert after["result"] == {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "ending": result.ending,
        }
        decision = await party[0].see("/decision")
        assert decision["over"] and not decision["yours"] and decision["options"] == []
        refused = await party[0].do("/choices", number=after["number"], key="anything")
        assert (refused.status_code, refused.json()["key"]) == (422, "error-match-over")

        file = tmp_path / "match.leng"
        file.write_bytes((await party.onlooker.ask("/save")).content)
        journal, difference = verify(file)
        assert difference is None and journal.result == result

    in_house(tmp_path / "data", visit)


def test_the_positions_of_a_finished_match_can_be_seen_with_nothing_hidden(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="hinge")
        await party.play("walk")
        live = await party.live()
        first = await party.onlooker.see("/replay/0")
        assert first["total"] == live.table.number
        assert all(len(watcher["hand"]) == 2 for watcher in first["view"]["watchers"])
        for number in range(first["total"]):
            seen = await party.onlooker.see(f"/replay/{number}")
            move = live.table.moves[number]
            assert (seen["seat"], seen["key"]) == (move.seat, move.key)
            assert seen["text"] and "⟦" not in seen["text"]
        last = await party.onlooker.see(f"/replay/{first['total']}")
        assert last["key"] is None and last["view"] == (await party.onlooker.see())["view"]
        beyond = await party.onlooker.ask(f"/replay/{first['total'] + 1}")
        assert (beyond.status_code, beyond.json()["key"]) == (404, "error-no-position")
        assert (await party.onlooker.ask("/replay/-1")).status_code == 404

    in_house(tmp_path, visit)


def test_the_story_is_told_in_the_language_of_whoever_reads(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human random random", seed="chant")
        await party.play("walk", 12)
        english = await party[0].see("/log")
        party[0].headers["Accept-Language"] = "fr-FR,fr;q=0.9"
        french = await party[0].see("/log")
        assert english["total"] == french["total"] == len(french["lines"]) > 20
        assert [line["kind"] for line in english["lines"]] == [line["kind"] for line in french["lines"]]
        assert sum(one["text"] != two["text"] for one, two in zip(english["lines"], french["lines"], strict=True)) > 15
        assert not any("⟦" in line["text"] for line in english["lines"] + french["lines"])
        later = await party[0].see("/log", after=english["total"] - 3)
        assert [line["number"] for line in later["lines"]] == [
            french["total"] - 2,
            french["total"] - 1,
            french["total"],
        ]
        decision = await party[0].turn()
        assert decision["prompt"] and "⟦" not in decision["prompt"] + decision["waiting"]

    in_house(tmp_path, visit)


def test_what_is_not_allowed_is_told_with_its_reason_and_rule(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(FESTIVAL, "human random random", seed="reasons")
        for _ in range(30):
            await party.play("walk", 1)
            decision = await party[0].turn()
            if decision["refused"]:
                break
        refused = decision["refused"][0]
        assert refused["reason"] and refused["rule_text"] and refused["rule"].startswith("KF R-")
        offered = {option["key"] for option in decision["options"]}
        assert offered and all(option["text"] for option in decision["options"])

    in_house(tmp_path, visit)


def test_the_games_are_listed_with_what_can_be_agreed_on(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        games = {game["id"]: game for game in (await house.client.get("/api/games")).json()}
        door = games[DOOR]
        assert door["title"] and door["players"] == [2, 3] and door["built"]
        assert door["options"] == [{"name": "door", "values": ["oak", "iron"], "default": "oak", "fit": {}, "fits": {}}]
        assert door["colours"] == ["white", "blue", "red"] and door["bots"] == list(BOTS)
        assert FESTIVAL in games

    in_house(tmp_path, visit)


def test_a_hint_is_for_the_one_who_must_decide(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(DOOR, "human human", seed="hint")
        decision = await party[0].see("/decision")
        hint = await party[0].see("/hint")
        offered = {option["key"]: option["text"] for option in decision["options"]}
        assert offered[hint["key"]] == hint["text"]
        assert hint["bot"] == "adept@1"
        assert (await party[1].ask("/hint")).status_code == 403
        assert (await party.onlooker.ask("/hint")).status_code == 403

    in_house(tmp_path, visit)
