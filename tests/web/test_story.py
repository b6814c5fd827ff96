"""The story beside the table: deed by deed, equal gains in one line, rounds that fold."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.engine.game import find_game
from leng.engine.state import Event
from leng.server.people import Person
from leng.web.onlooker import look
from leng.web.showing import drawn
from leng.web.story import story
from leng.web.telling import Told, gist, merged
from leng.words.presenter import presenter
from matches import festival, served

from .parlour import FESTIVAL, Parlour, in_order, in_parlour


def gain(n: int, goods: str = "destruction", seat: int = 0, deed: int = 1, number: int = 0) -> Told:
    return Told(number, Event("gain", {"seat": seat, "goods": goods, "n": n}), deed)


def test_equal_gains_of_one_deed_are_one_line() -> None:
    lines = [gain(1), gain(1), gain(2, "magic"), gain(1, "magic", seat=1), gain(1, "magic", seat=1, deed=2)]
    assert [each.event.facts["n"] for each in merged(lines)] == [2, 2, 1, 1]
    sight = [Told(0, Event("doom", {"n": 1, "of": 8}), 1), Told(1, Event("doom", {"n": 2, "of": 8}), 1)]
    assert list(merged(sight)) == sight, "how far something has come is no amount"


def test_a_story_tells_every_line_once_by_rounds_and_by_whom_it_is_about(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        ada = house.browser()
        page = await house.open(ada, "me here here", FESTIVAL, seed="story")
        live = await house.live(page)
        await house.play(live, "story", most=120)
        page = await ada.get(f"{page.path}/story")
        in_order(page)
        table, known = live.table, live.speaker("en")
        looked = look(live, Person("", "en", "", False), [])
        chapters = story(live, table, looked, last=None)
        assert [each.title.kind for each in chapters if each.title] == ["month"] * table.state.round
        assert [each.last for each in chapters] == [False] * (len(chapters) - 1) + [True]
        lines = [line for each in chapters for passage in each.passages for line in passage.lines]
        told = [event for event in table.log if event.seen_by(looked.reads)]
        assert len(lines) + table.state.round <= len(told)
        for each in chapters:
            for passage in each.passages:
                heads = {line.kind for line in passage.lines} & known.headings
                assert bool(heads) == passage.heading
        for passage in (passage for each in chapters for passage in each.passages):
            led = [line.rule for line in passage.lines if line.rule]
            assert len(led) == len(set(led)), "no passage leads to a rule twice"
        assert len([line for line in lines if line.rule]) > 20
        picture = drawn(table, table.view(looked.reads), known, [])
        drawn_too = [passage for each in story(live, table, looked, picture, last=None) for passage in each.passages]
        shown = [line for passage in drawn_too for line in passage.lines[1:] if line.signs]
        assert shown and not any(line.rule for line in shown), "amounts follow from the deed before them"
        summed = {line.number for line in lines}
        assert summed | {each.title.number for each in chapters if each.title} <= set(range(len(table.log)))
        assert len(page.all("class", "passage")) + len(page.all("class", "passage of-me")) > 20

    in_parlour(tmp_path, visit)


def test_the_newest_round_is_open_and_gains_are_told_in_signs_too(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        ada = house.browser()
        page = await house.open(ada, "me here here", FESTIVAL, seed="story")
        live = await house.live(page)
        await house.play(live, "story", most=120)
        page = await ada.get(page.path)
        in_order(page)
        rounds = [each for _, each in page.tags if each.get("id", "").startswith("chapter-")]
        assert ["open" in each for each in rounds] == [False] * (len(rounds) - 1) + [True]
        gains = page.all("data-said")
        assert gains and all(each["data-said"] in page.text("lines") for each in gains)
        assert any("god:" in each.get("data-lights", "") for _, each in page.tags)
        assert any(
            each.get("data-card", "").startswith("god:") for _, each in page.tags if "line-" in each.get("id", "")
        )

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("game", served())
def test_what_folds_heads_and_goes_without_saying_are_lines_of_the_game(game: str) -> None:
    speaker = presenter(find_game(game), ())
    for kind in speaker.chapters | speaker.headings | speaker.asides:
        assert speaker.words.has(f"log-{kind}"), kind


def test_a_deed_in_short_has_its_price_and_gain_in_signs_and_leaves_out_what_goes_without_saying() -> None:
    table = festival()
    speaker = presenter(table.game, table.seats, "en")
    picture = drawn(table, table.game.view(table.state, 0), speaker, [])
    events = [
        Event("pay", {"seat": 1, "goods": "magic", "n": 1}),
        Event("place", {"seat": 1, "building": "house"}),
        Event("gain", {"seat": 1, "goods": "cult", "n": 1}),
        Event("gain", {"seat": 1, "goods": "cult", "n": 2}),
        Event("order", {"seats": [0, 1, 2]}),
        Event("gain", {"seat": 0, "goods": "magic", "n": 4}),
    ]
    told = gist(speaker, events, picture)
    placed, gained = told.pieces
    assert placed.text == speaker.line(events[1])
    assert "kf-magic-paid" in placed.signs and "kf-cult" in placed.signs and "<b>3</b>" in placed.signs
    assert gained.text == speaker.line(events[-1]) and not gained.signs, "somebody else's gain is told in words"
    assert speaker.line(events[0]) in told.said and speaker.line(events[4]) not in told.said
    assert [each.text for each in told.within(1).pieces] == [placed.text]
    words = gist(speaker, events[:3], None)
    assert [each.text for each in words.pieces] == [speaker.line(event) for event in events[:3]]
