"""Looking back: how a match went, the replay with its marks, the story as text, and playing on from a position."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

from leng.bots import USUAL, who_plays
from leng.engine.journal import to_plain
from leng.engine.table import HUMAN
from leng.web.retold import FOOT, TOP, apart, scale, thinned

from .parlour import DOOR, FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled

OUTBACK, CONCLAVE, CITY, MUSEUM = "auztralia", "evil_high_priest", "cult", "elder_sign"


async def over(house: Parlour, browser: Browser, who: str = "me random random", game: str = FESTIVAL) -> Page:
    """The page of a match that is over."""
    options = {CONCLAVE: {"rounds": "12"}}.get(game, {})
    page = await house.open(browser, who, game, seed="back", **options)
    await house.play(await house.live(page), "back")
    await settled(house, page)
    return await browser.get(page.path)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [FESTIVAL, OUTBACK, CONCLAVE])
def test_the_end_shows_the_curve_the_turning_points_and_the_best_deeds(
    game: str, language: str, tmp_path: Path
) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(language), house.browser(language)
        page = await over(house, me, game=game)
        in_order(page)
        live = await house.live(page)
        result = live.table.result
        assert result is not None
        told = page.one("data-testid", "curve")
        assert told["role"] == "img"
        for seat, score in zip(live.table.seats, result.scores, strict=True):
            assert f"{seat.name} {score}" in told["aria-label"]
        lines = [each["points"].split() for each in page.all("points") if "line" in each.get("class", "").split()]
        assert len(lines) == len(result.scores) + len(result.rivals)
        assert all(len(line) == (13 if game == FESTIVAL else len(lines[0])) for line in lines)
        turns = re.findall(rf'href="({page.path}/replay\?n=\d+)" data-testid="turning-point"', page.html)
        assert 0 < len(turns) <= 3
        assert 0 < len(page.all("data-testid", "best-deed")) <= 3
        for there in turns:
            replay = await stranger.get(there)
            in_order(replay)
            assert replay.one("data-testid", "slider")["value"] == there.partition("=")[2]
        assert (await stranger.get(page.path)).has("retold")

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [CITY, MUSEUM])
def test_where_no_points_are_counted_the_end_tells_how_near_everybody_came(
    game: str, language: str, tmp_path: Path
) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser(language)
        page = await over(house, me, game=game)
        in_order(page)
        table = (await house.live(page)).table
        lines = [each["points"].split() for each in page.all("points") if "line" in each.get("class", "").split()]
        assert len(lines) == len(table.game.course(table.state))
        assert page.all("data-testid", "turning-point")
        assert len(page.all("data-testid", "best-deed")) == 3
        rows = page.all("data-testid", "shares")
        assert len(rows) == (3 if game == CITY else 4)
        in_order(await me.get(f"{page.path}/replay?n=10"))

    in_parlour(tmp_path, visit)


def test_a_match_that_goes_on_is_not_told_yet_nor_one_in_which_nothing_is_counted(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        running = await house.open(me, "me random random", seed="back")
        assert not (await me.get(running.path)).has("retold")
        page = await over(house, me, "me random", DOOR)
        assert page.has("result") and not page.has("retold")

    in_parlour(tmp_path, visit)


def test_the_replay_leads_from_deed_to_deed_and_from_round_to_round(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await over(house, me)
        table = (await house.live(page)).table
        here = await me.get(f"{page.path}/replay")
        in_order(here)
        assert len(re.findall(r'd="M[\d.]+ 0V9"', here.html)) == 12
        seen = []
        for _ in range(11):
            number = int(here.one("id", "round-next")["data-step"])
            seen.append((table.position(number - 1).state.round, table.position(number).state.round))
            here = await me.get(here.one("id", "round-next")["href"])
        assert seen == [(n, n + 1) for n in range(1, 12)]
        back = await me.get(here.one("id", "round-back")["href"])
        there = int(back.one("data-testid", "slider")["value"])
        assert table.position(there).state.round == 11
        further = int(back.one("id", "deed-next")["data-step"])
        assert further > there
        assert int((await me.get(back.one("id", "deed-next")["href"])).one("id", "deed-back")["data-step"]) == there
        assert back.one("data-testid", "here-link")["value"] == f"http://leng.test{page.path}/replay?n={there}"

    in_parlour(tmp_path, visit)


def test_the_story_is_kept_as_text_by_each_reader_as_they_may_read_it(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, guest, watcher = house.browser(), house.browser("fr"), house.browser()
        page = await house.open(host, "me link random", seed="back")
        await guest.sit_by(page.links[0])
        live = await house.live(page)
        await house.play(live, "back", most=60)
        await settled(house, page)
        texts = []
        for seat, (browser, language) in enumerate([(host, "en"), (guest, "fr"), (watcher, "en")]):
            answer = await browser.raw(f"{page.path}/story.txt")
            assert answer.status_code == 200 and answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "attachment" in answer.headers["content-disposition"]
            speaker = live.speaker(language)
            told = [speaker.line(event) for event in live.table.story(seat if seat < 2 else -1)]
            assert answer.text.splitlines()[3:] == told
            texts.append(answer.text)
        assert texts[0] != texts[2]  # the host drew cards nobody else may name
        assert (await host.get(f"{page.path}/story")).has("keep-story")

    in_parlour(tmp_path, visit)


def test_whoever_looks_back_plays_on_from_a_position_in_any_seat_against_bots(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, stranger = house.browser(), house.browser()
        page = await over(house, me)
        old = (await house.live(page)).table
        number = next(n for n in range(80, old.number) if old.moves[n].seat == 1)
        replay = await stranger.get(f"{page.path}/replay?n={number}")
        assert replay.has("what-if")
        new = await stranger.post(f"{page.path}/branch", n=number, seat=1)
        assert new.status == 200 and new.path != page.path
        in_order(new)
        live = await settled(house, new)
        table = live.table
        assert [who_plays(seat.player) for seat in table.seats] == [USUAL, HUMAN, USUAL]
        assert [seat.name for seat in table.seats] == [seat.name for seat in old.seats]
        assert not table.opening.is_sealed and table.opening.seed == old.opening.seed
        assert [move.key for move in table.moves[:number]] == [move.key for move in old.moves[:number]]
        assert to_plain(table.position(number).state) == to_plain(old.position(number).state)
        assert dict(house.hall.store.sitters(live.id)).keys() == {1}
        assert (await stranger.get(new.path)).answerable or table.decision is None
        assert not (await me.get(new.path)).answerable
        del live, table
        for bad in ({"n": old.number, "seat": 0}, {"n": number, "seat": 3}, {"n": "x", "seat": 0}, {}):
            assert (await me.post(f"{page.path}/branch", **bad)).status == 409

    in_parlour(tmp_path, visit)


def test_nobody_branches_off_while_a_match_goes_on(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me = house.browser()
        page = await house.open(me, "me random", DOOR, seed="early")
        assert (await me.post(f"{page.path}/branch", n=0, seat=0)).status == 409

    in_parlour(tmp_path, visit)


def test_a_branch_is_still_there_after_a_restart(tmp_path: Path) -> None:
    path = ""

    async def before(house: Parlour) -> None:
        nonlocal path
        me = house.browser()
        page = await over(house, me)
        new = await me.post(f"{page.path}/branch", n=40, seat=0)
        await settled(house, new)
        path = new.path

    async def after(house: Parlour) -> None:
        page = await house.browser().get(path)
        assert page.status == 200
        assert (await house.live(page)).table.number >= 40

    in_parlour(tmp_path, before)
    in_parlour(tmp_path, after)


def test_marks_never_lie_over_each_other_and_scales_hold_all_points() -> None:
    for heights in ([100, 100, 100, 100], [TOP, TOP, FOOT, FOOT], [50.0]):
        stand = sorted(apart(heights))
        assert all(two - one >= 20 for one, two in itertools.pairwise(stand))
    for least, most in ((0, 0), (0, 47), (-3, 9), (-7, 120), (0, 999)):
        levels = scale(least, most)
        assert levels[0] <= least and levels[-1] >= most and len(levels) >= 2
    assert thinned(range(13), 5) == [0, 3, 6, 9, 12]
