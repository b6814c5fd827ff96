"""The odds on the page: a button where there are any, a chance on every option, and nothing for anybody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.engine import odds
from leng.engine.choice import key
from leng.server.live import LiveTable

from .parlour import FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled

NIGHT = "elder_sign"
PERCENT = {"en": "%", "fr": " %"}  # the page is read with every space alike


async def at_a_question(house: Parlour, me: Browser, ask: str = "move", who: str = "me") -> tuple[Page, LiveTable]:
    """A night in the museum, at a question of mine with odds."""
    page = await house.open(me, who, NIGHT, seed="odds")
    live = await settled(house, page)
    for _ in range(100):
        await house.play(live, "odds", until=ask)
        assert live.table.decision is not None
        if live.table.decision.seat == 0:
            break
        await live.choose(live.table.decision.seat, live.table.number, key(live.table.decision.options[0]))
    return await me.get(page.path), live


def chances_of(page: Page) -> list[str]:
    """The classes of all chances shown."""
    return [each["class"] for each in page.all("data-testid", "chance")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_option_shows_its_chance_with_words_for_those_who_listen(language: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser(language)
        for ask in ("move", "before-roll", "after-roll"):
            page, live = await at_a_question(house, me, ask)
            assert page.has("ask-odds") and not chances_of(page) and not page.has("odds")
            number = live.table.number
            shown = await me.post(f"{page.path}/odds", fragment=True)
            in_order(shown)
            assert shown.status == 200 and live.table.number == number
            assert shown.options == page.options
            shows_all(shown, odds.chances(live.table.play), language)
            assert shown.one("id", "ask-odds")  # the very button that has the focus is still there

    in_parlour(tmp_path, visit)


def shows_all(shown: Page, exact: dict[str, float], language: str) -> None:
    """Every chance in percent, with words for screen readers, the best marked, and the note of the game."""
    assert len(chances_of(shown)) == len(exact) > 0
    assert sum("best" in each for each in chances_of(shown)) == len(odds.best(exact))
    said = shown.text("options")
    words = "chances de réussite :" if language == "fr" else "chance of success:"
    for chance in exact.values():
        figure = f"{100 * odds.to_show(chance):.1f}".removesuffix(".0") + PERCENT[language]
        assert f"{words} {figure.replace('.', ',') if language == 'fr' else figure}" in said, said
    assert shown.has("odds") and shown.has("odds-note")
    assert ("laisse de côté la Terreur" if language == "fr" else "It leaves out Terror") in shown.text()


def test_without_script_the_whole_page_comes_back_with_the_chances(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page, _ = await at_a_question(house, me)
        shown = await me.post(f"{page.path}/odds")
        in_order(shown)
        assert [tag for tag, _ in shown.tags if tag == "html"] and chances_of(shown)

    in_parlour(tmp_path, visit)


def test_a_choice_made_with_the_odds_in_sight_clears_them(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page, live = await at_a_question(house, me)
        shown = await me.post(f"{page.path}/odds", fragment=True)
        going = next(each for each in shown.options if each not in ("move:entrance",))
        after = await me.choose(shown, going, fragment=True)
        assert after.status == 200 and live.table.moves[-1].key == going
        assert not chances_of(after) and not after.has("odds")

    in_parlour(tmp_path, visit)


def test_other_seats_and_spectators_get_no_odds(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, friend, stranger = house.browser(), house.browser(), house.browser()
        page, live = await at_a_question(house, me, who="me link")
        await friend.sit_by(page.links[0])
        for browser, said in ((friend, "not your turn"), (stranger, "only watching")):
            looking = await browser.get(page.path)
            assert not looking.has("ask-odds")
            refused = await browser.post(f"{page.path}/odds", fragment=True)
            in_order(refused)
            assert refused.status == 409 and said in refused.text("note")
            assert not chances_of(refused) and not refused.has("odds")
        assert (await me.post(f"{page.path}/odds", fragment=True)).has("odds")
        assert live.table.decision is not None and live.table.decision.seat == 0

    in_parlour(tmp_path, visit)


def test_a_game_without_odds_has_no_button_and_answers_in_words(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me here here", FESTIVAL, seed="odds")
        live = await house.live(page)
        assert live.table.decision is not None
        page = await me.post(f"{page.path}/sit-as", seat=live.table.decision.seat)
        assert page.has("ask-hint") and not page.has("ask-odds")
        refused = await me.post(f"{page.path}/odds", fragment=True)
        assert refused.status == 409 and "no odds to tell" in refused.text("note")

    in_parlour(tmp_path, visit)


def test_a_question_without_odds_has_no_button(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page, _ = await at_a_question(house, me)
        entrance = await me.choose(page, "move:entrance", fragment=True)
        assert entrance.has("ask-hint") and not entrance.has("ask-odds")

    in_parlour(tmp_path, visit)
