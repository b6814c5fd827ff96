"""What one wants to know at a table: how one wins, the rulebook, why a hint is what it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from leng.engine.game import all_games, find_game
from leng.engine.table import Seat, Table
from leng.words.goal import goal_of
from leng.words.lesson import lesson_of
from leng.words.presenter import presenter
from leng.words.reading import reading
from leng.words.rulebook import read_rulebook
from leng.words.text import LANGUAGES

from .parlour import DOOR, FESTIVAL, Parlour, in_order, in_parlour, settled

GAMES = [game.code for game in all_games() if lesson_of(game) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_example_and_ruling_with_its_anchor(tmp_path: Path, language: str) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser(language)
        for game in (find_game(code) for code in GAMES):
            page = await me.get(f"/rules/{game.id}")
            in_order(page)
            book = read_rulebook(game.folder)
            anchors = {each["id"] for each in page.all("id")}
            told = [each.id for each in book.chapter] + [each.id for each in book.rule]
            told += [each.id for each in book.example] + [each.id for each in book.ruling]
            assert anchors.issuperset(told)
            for each in page.all("href"):
                assert not each["href"].startswith("#") or each["href"] == "#main" or each["href"][1:] in anchors
        assert (await me.get("/rules/chess")).status == 404
        lobby = await me.get("/")
        assert lobby.one("data-testid", f"rules-{FESTIVAL}")["href"] == f"/rules/{FESTIVAL}"

    in_parlour(tmp_path, visit)


def test_the_rulebook_is_searched_without_script(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser("fr")
        page = await me.get(f"/rules/{FESTIVAL}?q=SANTE+mentale")
        in_order(page)
        found = len(page.all("data-testid", "rule"))
        assert 5 < found < len(read_rulebook(find_game("KF").folder).rule)
        assert str(found) in page.text("found")
        assert page.one("id", "q")["value"] == "SANTE mentale"
        nothing = await me.get(f"/rules/{FESTIVAL}?q=%3Cscript%3E+pancake")
        in_order(nothing)
        assert nothing.has("nothing-found") and not nothing.has("rule")

    in_parlour(tmp_path, visit)


def test_a_search_finds_ids_and_what_stands_below_a_rule() -> None:
    game = find_game("KF")
    assert [rule.id for chapter in reading(game, "en", "r-028").chapters for rule in chapter.passages] == ["R-028"]
    (chapter,) = reading(game, "en", "nightgaunt gabriel").chapters
    assert any(note.id == "E-06" for rule in chapter.passages for note in rule.notes)


def test_at_a_table_the_rules_in_force_stand_out(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, other = house.browser(), house.browser()
        page = await house.open(me, "me greedy", "auztralia", closed="on", seed="1")
        table_id = page.path.split("/")[2]
        book = await me.get(f"/rules/auztralia?table={table_id}")
        in_order(book)
        classes = {each["id"]: each["class"] for each in book.all("data-testid", "rule")}
        assert "off" in classes["R-180"].split(), "nobody plays alone here"
        assert "off" not in classes["R-020"].split()
        assert any("now" in each.split() for each in classes.values())
        stranger = await other.get(f"/rules/auztralia?table={table_id}")
        assert stranger.status == 200 and "off" not in stranger.one("id", "R-180")["class"].split()
        elsewhere = await me.get(f"/rules/{FESTIVAL}?table={table_id}")
        assert elsewhere.status == 200 and f"/t/{table_id}" not in elsewhere.html

    in_parlour(tmp_path, visit)


def test_how_one_wins_is_beside_the_table_and_rules_lead_into_the_rulebook(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me greedy greedy", FESTIVAL, option__scenario="none", seed="tide")
        live = await settled(house, page)
        await house.play(live, "goal", until="invoke")
        page = await me.get(page.path)
        in_order(page)
        assert page.one("id", "goal")["data-letter"] == "G"
        said = page.text("goal")
        for words in ("most cult points", "You have 0 cult points", "more months follow", "twelfth month"):
            assert words in said
        cited = [each["href"] for each in page.all("class", "cite")]
        assert f"/rules/{FESTIVAL}?table={live.id}#R-027" in cited
        watcher = await house.browser("fr").get(page.path)
        in_order(watcher)
        assert "points de Culte" in watcher.text("goal")

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("code", GAMES)
def test_lines_of_the_story_and_cards_name_rules_that_there_are(code: str) -> None:
    game = find_game(code)
    book, speaker = read_rulebook(game.folder), presenter(game, (), "en")
    assert book.line and book.card
    for rule in {*book.line.values(), *book.card.values()}:
        assert speaker.rule(book.cited(rule)), rule
    assert all(speaker.words.has(f"log-{kind}") for kind in book.line), "every kind of line there is has words"
    assert set(book.card) <= set(speaker.box.shelf)


def test_a_line_of_the_story_and_a_card_lead_into_the_rulebook(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me greedy greedy", FESTIVAL, option__scenario="none", seed="tide")
        live = await settled(house, page)
        await house.play(live, "links", most=20)
        await settled(house, page)
        page = await me.get(page.path)
        in_order(page)
        led = {each["href"] for each in page.all("class", "to-rule")}
        assert f"/rules/{FESTIVAL}?table={live.id}#R-027" in led, "somebody has invoked a god"
        card = await me.get(f"{page.path}/card/god/dagon")
        assert [each["href"] for each in card.all("class", "cite")] == [f"/rules/{FESTIVAL}?table={live.id}#R-030"]

    in_parlour(tmp_path, visit)


def test_a_hint_shows_three_options_their_worth_and_why_on_the_board_too(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me greedy greedy", FESTIVAL, option__scenario="none", seed="tide")
        live = await settled(house, page)
        await house.play(live, "hint", until="invoke")
        live = await settled(house, page)
        while live.table.decision is not None and live.table.decision.ask.name != "invoke":
            await house.play(live, "hint", most=1)
            live = await settled(house, page)
        hinted = await me.post(f"{page.path}/hint")
        in_order(hinted)
        assert len(hinted.all("data-testid", "hinted")) == 3
        assert {each["data-hint"] for each in hinted.all("data-hint")} <= {"1", "2", "3"}
        assert hinted.all("data-hint", "1")
        assert " ahead" in hinted.text("hint") or "just as good" in hinted.text("hint")
        again = await me.get(page.path)
        assert not again.has("hint") and not again.all("data-hint")

    in_parlour(tmp_path, visit)


def test_a_hint_that_does_not_come_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me greedy", DOOR)
        await settled(house, page)

        async def nothing(*_: object) -> list[object]:
            await asyncio.sleep(0)
            return []

        monkeypatch.setattr(house.hall.thinkers, "advise", nothing)
        asked = await me.post(f"{page.path}/hint", fragment=True)
        assert asked.status == 409 and "No hint came in time" in asked.text("note")

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("code", GAMES)
def test_every_game_of_ours_says_how_one_wins(code: str) -> None:
    game = find_game(code)
    for terms in game.tables[:: max(1, len(game.tables) // 8)]:
        table = Table.open(game, [Seat(f"P{n}") for n in range(terms.seats)], terms.options, seed="goal")
        for language in LANGUAGES:
            goal = goal_of(presenter(game, table.seats, language, table.state.box), table, 0)
            assert goal is not None and goal.goal and len(goal.turn) > 2 and goal.ends
            assert goal.stand or table.state.phase == "setup"


def test_evil_high_priest_tells_points_and_what_a_raid_would_cost() -> None:
    game = find_game("EHP")
    table = Table.open(game, [Seat("Ann"), Seat("Bob")], {}, seed="goal")
    speaker = presenter(game, table.seats, "en", table.state.box)

    def told(audience: int) -> list[str]:
        goal = goal_of(speaker, table, audience)
        assert goal is not None
        return [line.text for line in goal.stand]

    own = told(0)
    assert own[0].startswith("You have ") and own[1].startswith("Bob has ")
    assert own[2] == "No raid would cost you points as your goods lie now."
    assert own[3] == "13 of 13 Elder Signs are left on the board."
    table.state.priests[0].exposed["elder_sign"] = 1
    assert (
        told(0)[2] == "A raid of strength 5 would cost you 10 points, unless you give somebody up; a weaker one none."
    )
    assert [line.partition(" has ")[0] for line in told(-1)[:2]] == ["Ann", "Bob"]


def test_a_game_that_does_not_say_how_one_wins_shows_nothing() -> None:
    (door,) = [game for game in all_games() if game.id == DOOR]
    table = Table.open(door, [Seat("Ann"), Seat("Bob")], {}, seed="goal")
    assert goal_of(presenter(door, table.seats, "en", table.state.box), table, 0) is None
