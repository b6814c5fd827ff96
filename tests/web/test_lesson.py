"""The lesson on the page: offered first, told above the question, left and resumed, and over when all is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.engine.choice import key
from leng.engine.game import all_games, find_game
from leng.words.lesson import lesson_of

from .parlour import DOOR, FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled

TAUGHT = [game.id for game in all_games() if lesson_of(game) is not None]


async def learn(house: Parlour, pupil: Browser, game: str = FESTIVAL) -> Page:
    """Open the lesson of a game, and see its first question."""
    page = await pupil.post("/play", game=game, lesson="1")
    await settled(house, page)
    return await pupil.get(page.path)


async def go_on(house: Parlour, pupil: Browser, page: Page, key: str) -> Page:
    """Choose, and see the next question."""
    await pupil.choose(page, key)
    await settled(house, page)
    return await pupil.get(page.path)


def says(page: Page) -> str:
    """What the lesson says."""
    return page.text("lesson", "lesson-before")


def test_whoever_has_not_played_a_game_is_offered_its_lesson_first(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        lobby = await me.get("/")
        in_order(lobby)
        shown = [each["data-testid"] for each in lobby.all("data-testid")]
        assert shown.index("learn-now") < shown.index("play-now")
        assert {f"learn-{game}" for game in TAUGHT} <= set(shown) and f"learn-{DOOR}" not in shown
        page = await learn(house, me)
        assert (await house.live(page)).course is not None
        assert "Greedy" in page.text() and "version" not in page.text(), "versions are for study"
        again = await me.get("/")
        in_order(again)
        assert not again.has("learn-now") and again.has("play-now")
        assert "The lesson again" in again.text() and again.text().count("Learn by playing") == len(TAUGHT) - 1

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_speaks_shows_and_advises_in_every_language(game: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        for language in ("en", "fr"):
            pupil = house.browser(language)
            page = await learn(house, pupil, game)
            for _ in range(4):
                in_order(page)
                assert page.has("lesson")
                live = await house.live(page)
                assert live.course is not None
                advised = live.course.at(live.table).advised
                if advised is not None:
                    assert page.has("lesson-tip")
                    marked = [each for each in page.all("data-advised") if each.get("value") == advised]
                    assert len(marked) == 1 and page.all("data-taught")
                decision = live.table.decision
                assert decision is not None
                if page.options:
                    page = await go_on(house, pupil, page, advised or key(decision.options[0]))

    in_parlour(tmp_path, visit)


def test_a_lesson_can_be_left_and_resumed_and_undo_repeats_its_words(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        pupil = house.browser()
        page = await learn(house, pupil, "elder_sign")
        first = says(page)
        assert "Arkham, 1926" in first and "Public Lavatory" in first
        left = await pupil.post(f"{page.path}/lesson", deed="leave")
        in_order(left)
        assert left.path == page.path and left.has("lesson-back")
        assert not left.has("lesson-says") and not left.all("data-taught") and not left.all("data-advised")
        back = await pupil.post(f"{page.path}/lesson", deed="back")
        assert says(back) == first
        after = await go_on(house, pupil, back, "move:public_lavatory")
        assert "You roll all your dice" in says(after) and "Arkham" not in says(after)
        assert "Arkham, 1926" in after.text("lesson-before")
        undone = await pupil.post(f"{page.path}/undo", scope="choice")
        assert says(undone) == first

    in_parlour(tmp_path, visit)


def test_any_choice_is_accepted_and_at_the_end_one_has_played_alone(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        pupil = house.browser()
        page = await learn(house, pupil, "elder_sign")
        live = await house.live(page)
        assert live.course is not None
        await house.play(live, "whatever")
        over = await pupil.get(page.path)
        in_order(over)
        assert live.table.result is not None and over.has("rematch")
        assert "Play with friends next time" in says(over)
        again = await pupil.post(f"{page.path}/rematch")
        assert not again.has("lesson") and (await house.live(again)).course is None

    in_parlour(tmp_path, visit)


def test_a_lesson_goes_on_after_the_house_was_closed_and_is_no_sight_for_others(tmp_path: Path) -> None:
    async def first(house: Parlour) -> None:
        pupil = house.browser()
        page = await learn(house, pupil)
        page = await go_on(house, pupil, page, page.options[0])
        told.append((page.path, says(page), dict(pupil.client.cookies)))
        stranger = await house.browser().get(page.path)
        assert stranger.status == 403 and "lesson" not in stranger.html

    async def second(house: Parlour) -> None:
        path, said, cookies = told[0]
        pupil = house.browser()
        pupil.client.cookies.update(cookies)
        assert says(await pupil.get(path)) == said

    told: list[tuple[str, str, dict[str, str]]] = []
    in_parlour(tmp_path, first)
    in_parlour(tmp_path, second)


def test_a_game_without_a_lesson_refuses_in_words(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        assert lesson_of(find_game(DOOR)) is None
        refused = await house.browser().post("/play", game=DOOR, lesson="1")
        assert refused.status in (400, 409, 422) and "no lesson" in refused.text()

    in_parlour(tmp_path, visit)
