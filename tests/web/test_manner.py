"""The pages of a table in its own manner: a form that shows what fits, a curtain for one question, and rivals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from leng.engine.choice import key
from leng.engine.game import load_game
from leng.web.lobby import shelf

from .parlour import Browser, Page, Parlour, in_order, in_parlour

WELL = "deep_well"


def shown(form: Page) -> dict[str, list[str]]:
    """The options in sight, each with the values that can be chosen."""
    found: dict[str, list[str]] = {}
    hidden, name = False, ""
    for tag, each in form.tags:
        if each.get("class") == "option-row":
            hidden = "hidden" in each
        if tag == "select":
            name = each["name"].removeprefix("option-") if each["name"].startswith("option-") and not hidden else ""
            assert not name or "disabled" not in each
        if tag == "option" and name and "hidden" not in each:
            assert "disabled" not in each
            found.setdefault(name, []).append(each["value"])
    return found


def taken(form: Page) -> list[str]:
    return [each["value"] for tag, each in form.tags if tag == "option" and "selected" in each and "data-fit" in each]


async def look(browser: Browser, seats: int, **options: str) -> Page:
    """Press the button that shows what fits, as people without script do."""
    fields: dict[str, Any] = {f"option-{name}": value for name, value in options.items()}
    page = await browser.post(f"/open/{WELL}", seats=seats, look=1, **fields)
    in_order(page)
    assert page.status == 200 and not page.has("note")
    return page


def test_the_form_shows_what_fits_also_without_script(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        form = await me.get(f"/open/{WELL}")
        in_order(form)
        assert form.has("show-what-fits")
        assert shown(form) == {"shaft": ["shallow", "deep", "bottomless"]}  # one person alone
        assert shown(await look(me, 2)) == {"mode": ["race", "together"], "shaft": ["shallow", "deep"]}
        assert shown(await look(me, 3, omens="yes")) == {
            "mode": ["race", "together"],
            "shaft": ["shallow", "deep"],
            "omens": ["no", "yes"],
            "pace": ["slow", "swift"],
        }
        kept = await look(me, 3, mode="together", shaft="bottomless", omens="yes", pace="swift")
        assert taken(kept) == ["together", "bottomless", "yes", "swift"]
        fewer = await look(me, 2, mode="together", shaft="bottomless", omens="yes", pace="swift")
        assert shown(fewer) == {"mode": ["race", "together"], "shaft": ["shallow", "deep", "bottomless"]}
        assert taken(fewer) == ["together", "bottomless", "no", "slow"]
        assert not house.hall.store.ids()
        assert not (await me.get("/open/kingsport_festival")).has("show-what-fits")  # nothing depends there

    in_parlour(tmp_path, visit)


def test_the_script_is_told_where_everything_fits(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        form = await house.browser().get(f"/open/{WELL}")
        fits = [json.loads(each["data-fit"]) for tag, each in form.tags if each.get("class") == "option-row"]
        assert fits == [{}, {}, {"players": [3]}, {}]
        swift = next(each for tag, each in form.tags if tag == "option" and each["value"] == "swift")
        assert json.loads(swift["data-fit"]) == {"given": {"omens": ["yes"]}}
        assert any(each.get("src", "").endswith("/opening.js") for tag, each in form.tags if tag == "script")

    in_parlour(tmp_path, visit)


def test_a_form_that_does_not_fit_comes_back_with_the_sentence_of_all_doors(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        for language, said in (("en", "is for 3 players, and this table has 2"), ("fr", "est pour 3 joueurs")):
            page = await house.open(house.browser(language), "me greedy", WELL, **{"option-omens": "yes"})
            in_order(page)
            assert page.status == 422 and said in page.text()
            assert "omens" not in shown(page)
        assert not house.hall.store.ids()

    in_parlour(tmp_path, visit)


def test_a_first_match_fits_the_smallest_table() -> None:
    for box in shelf().values():
        try:
            game = load_game(box.id)
        except ModuleNotFoundError:  # still to be built
            continue
        assert game.agree(box.beginner, game.players[0])


# At the table -----------------------------------------------------------------------------------------------------


def test_the_curtain_falls_for_a_private_question_alone(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(), house.browser()
        page = await house.open(me, "me here", WELL, seed="5")
        table = (await house.live(page)).table
        assert page.options == ["take", "look"] and not page.has("curtain")
        covered = await me.choose(page, "look", fragment=True)
        table = (await house.live(page)).table
        stones = [table.state.box.stones[each].name.en for each in table.state.seen]
        for seen in (
            covered,
            await me.get(page.path),
            await me.get(f"{page.path}/story"),
            await stranger.get(page.path),
        ):
            assert not seen.options and not [stone for stone in stones if stone in seen.text()]
        assert covered.has("curtain")
        lifted = await me.post(f"{page.path}/sit-as", seat=0)
        assert len(lifted.options) == 2 and all(stone in lifted.text("panel") for stone in stones)
        assert "You look at" in lifted.text("lines")
        after = await me.choose(lifted, lifted.options[0], fragment=True)
        assert after.options == ["take", "look"] and not after.has("curtain")  # the next person is simply asked
        assert "You look at" not in after.text("lines") and stones[1] not in after.text()

    in_parlour(tmp_path, visit)


def test_who_lifted_one_curtain_does_not_lift_the_next(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me here", WELL, seed="5")
        await me.choose(page, "look")
        lifted = await me.post(f"{page.path}/sit-as", seat=0)
        await me.choose(lifted, lifted.options[0])
        live = await house.live(page)
        while live.table.decision is not None and (live.table.decision.seat, live.table.decision.ask.name) != (
            0,
            "turn",
        ):
            now = await me.get(page.path)
            await me.choose(now, now.options[-1] if "keep" in now.options else "take")
        asked_openly = await me.get(page.path)
        assert asked_openly.options == ["take", "look"] and "You look at" not in asked_openly.text()
        assert "You look at" not in (await me.get(f"{page.path}/story")).text()
        again = await me.choose(asked_openly, "look")
        assert again.has("curtain") and not again.options  # the others have come back to the screen meanwhile
        assert (await me.post(f"/t/{live.id}/hint")).status == 409

    in_parlour(tmp_path, visit)


def test_one_person_at_a_device_is_asked_in_private_without_a_curtain(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, friend = house.browser(), house.browser()
        page = await house.open(me, "me link", WELL, seed="5")
        await friend.sit_by(page.links[0])
        mine = await me.choose(page, "look")
        assert len(mine.options) == 2 and not mine.has("curtain")
        theirs = await friend.get(page.path)
        assert not theirs.options and "You look at" not in theirs.text()

    in_parlour(tmp_path, visit)


def test_the_page_of_a_match_without_rounds_names_none(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        for mode, rounds in (("race", True), ("together", False)):
            page = await house.open(me, "me here", WELL, seed="5", **{"option-mode": mode})
            assert ("Round" in page.text("bar")) is rounds
            assert ("R-009" in page.text("rules"), "R-011" in page.text("rules")) == (rounds, not rounds)
            for _ in range(2):
                page = await me.choose(await me.get(page.path), "take")
            now = await me.get(page.path)
            assert "keep" in now.options and now.has("silence")
            assert bool([each for each in now.all("name", "until") if each["value"] == "round"]) is rounds
            refused = await me.post(f"/t/{(await house.live(page)).id}/order", until="round", number=2)
            assert (refused.status == 409) is not rounds

    in_parlour(tmp_path, visit)


def test_a_rival_acts_in_the_story_and_stands_in_the_result(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, won = house.browser(), set()
        for seed in map(str, range(8)):
            page = await house.open(me, "me here", WELL, seed=seed, **{"option-mode": "together"})
            live = await house.live(page)
            while (decision := live.table.decision) is not None:  # they keep all stones
                await live.choose(decision.seat, live.table.number, key(decision.options[-1]))
            over = await me.get(page.path)
            in_order(over)
            result = (await house.live(page)).table.result
            assert result is not None
            verdict = "The climber has won" if result.rivals[0].won else "You have won"
            assert verdict in over.text("panel") and "The climber" in over.text("panel")
            assert f"The climber {result.rivals[0].score} point" in over.text("panel")
            acts = [event for event in (await house.live(page)).table.log if event.rival]
            assert "The climber rolls" in over.text("lines")
            marks = len(over.all("class", "rival"))  # each passage about it has one, and the line of the result
            assert 1 < marks <= len(acts) + 1
            replayed = await me.get(f"{page.path}/replay?n=3")
            in_order(replayed)
            assert "Round" not in replayed.text("bar")
            won.add(result.rivals[0].won)
        assert won == {True, False}

    in_parlour(tmp_path, visit)
