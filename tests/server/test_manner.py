"""The manner of a table over the network: what fits, what is private, the rules in force, rivals, and no rounds."""

from __future__ import annotations

from pathlib import Path

from leng.engine.game import find_game

from .house import DOOR, House, in_house

WELL = "deep_well"


def test_programs_can_know_which_options_fit_which_table(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        games = {game["id"]: game for game in (await house.client.get("/api/games")).json()}
        well = games[WELL]
        options = {option["name"]: option for option in well["options"]}
        assert options["omens"]["fit"] == {"players": [3]}
        assert options["pace"]["fits"] == {"swift": {"given": {"omens": ["yes"]}}}
        assert options["mode"]["fits"]["alone"] == {"players": [1]}
        assert options["shaft"]["fits"]["bottomless"] == {"given": {"mode": ["together", "alone"]}}
        assert well["tables"] == len(find_game(WELL).tables)
        assert well["rivals"] == [{"name": "climber", "text": "The climber"}]
        assert games[DOOR]["options"][0]["fit"] == {} and games[DOOR]["rivals"] == []

    in_house(tmp_path, visit)


def test_a_table_that_does_not_fit_is_refused_in_words(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        seats = [{"name": "A"}, {"name": "B"}]
        for options, said in (
            ({"omens": "yes"}, "The option omens is for 3 players, and this table has 2. Leave it out."),
            ({"shaft": "bottomless"}, "What fits here: shallow, deep."),
        ):
            wanted = {"game": WELL, "seats": seats, "options": options}
            refused = await house.client.post("/api/tables", json=wanted)
            assert refused.status_code == 400 and said in refused.json()["error"]
        assert not house.hall.store.ids()

    in_house(tmp_path, visit)


def test_the_table_tells_its_manner_and_has_no_round_where_there_are_none(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        racing = await house.open(WELL, "human human")
        together = await house.open(WELL, "human human", options={"mode": "together"})
        assert (await racing[0].see())["manner"] == {
            "together": False,
            "scored": True,
            "secrets": False,
            "rounds": True,
        }
        assert (await racing[0].see())["round"] == 1
        seen = await together[0].see()
        assert seen["manner"]["together"] and seen["round"] is None

    in_house(tmp_path, visit)


def test_a_private_question_says_so_to_whoever_draws_a_curtain(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(WELL, "human human")
        assert not (await party[0].see("/decision"))["private"]
        await party[0].choose("look")
        mine, theirs = await party[0].see("/decision"), await party[1].see("/decision")
        assert mine["private"] and theirs["private"] and len(mine["options"]) == 2 and theirs["options"] == []
        stones = [option["key"].partition(":")[2] for option in mine["options"]]
        assert not [stone for stone in stones if stone in (await party[1].ask()).text]

    in_house(tmp_path, visit)


def test_the_rules_are_those_in_force(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        racing = await house.open(WELL, "human human")
        omens = await house.open(WELL, "human human human", options={"mode": "together", "omens": "yes"})
        first, second = [{rule["id"] for rule in await each[0].see("/rules")} for each in (racing, omens)]
        assert first ^ second == {"R-007", "R-009", "R-011", "R-012", "R-013"}
        ending = {rule["id"] for rule in await racing.onlooker.see("/rules", phase="end")}
        assert ending == {"R-010", "R-012"}

    in_house(tmp_path, visit)


def test_an_order_for_this_round_is_refused_where_there_are_no_rounds(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        party = await house.open(WELL, "human human", options={"mode": "together"})
        for ask in ("nothing-to-decide", ""):
            if not ask:
                await party[0].choose("take")
                await party[1].choose("take")
            guest = await party.decider()
            assert guest is not None
            refused = await guest.do("/orders", ask=ask, this_round=True)
            assert refused.status_code in (409, 422) and "has no rounds" in refused.json()["error"]
            if not ask:
                assert (await guest.see("/decision"))["ask"] == "throw"
                assert (await guest.do("/orders", ask="throw")).status_code == 200

    in_house(tmp_path, visit)


def test_the_result_names_the_rival_in_words(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        won = set()
        for seed in map(str, range(6)):
            party = await house.open(WELL, "human human", seed=seed, options={"mode": "together"})
            while (guest := await party.decider()) is not None:
                await guest.choose((await guest.see("/decision"))["options"][-1]["key"])  # keep all stones
            seen = await party.onlooker.see()
            (rival,) = seen["result"]["rivals"]
            (ranked,) = [each for each in seen["ranking"] if each["seat"] is None]
            told = {"score": rival["score"], "won": rival["won"], "shares": []}
            assert ranked == {"name": "The climber", "seat": None, **told}
            assert seen["verdict"] == ("The climber has won" if rival["won"] else "You have won")
            assert seen["ranking"][0]["won"] and len(seen["ranking"]) == 3
            won.add(rival["won"])
            acts = [line for line in (await party.onlooker.see("/log"))["lines"] if "rival" in line["facts"]]
            assert acts and all(line["text"].startswith("The climber") for line in acts)
        assert won == {True, False}

    in_house(tmp_path, visit)
