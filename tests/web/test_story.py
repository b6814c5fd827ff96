"""The story beside the table: deed by deed, equal gains in one line, rounds that fold."""

from __future__ import annotations

from pathlib import Path

from leng.engine.state import Event
from leng.server.people import Person
from leng.web.onlooker import look
from leng.web.story import story
from leng.web.telling import Told, merged

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
