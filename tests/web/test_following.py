"""Following what others do: deed by deed, each drawn as that seat saw it then, while bots wait for the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.bots import USUAL
from leng.engine.choice import key
from leng.engine.deeds import begins_deed, deeds
from leng.engine.dice import Dice, seed_number
from leng.engine.state import EVERYBODY
from leng.engine.table import HUMAN
from leng.server.live import LiveTable
from leng.server.people import Person
from leng.web.onlooker import look
from leng.web.showing import drawn
from leng.web.theatre import Stage, captions, steps_since

from .parlour import FESTIVAL, Browser, Page, Parlour, in_order, in_parlour

CULT = "cult"


def the_table(page: Page) -> dict[str, str]:
    """What the page knows of the table it shows."""
    return page.one("id", "fragment")


async def much_happens(house: Parlour, live: LiveTable, least: int = 3) -> int:
    """Everybody plays at random until the others have done so many deeds and Ada is asked again; since which choice."""
    chance = Dice(seed_number("follow"))
    since = live.table.number
    while True:
        decision = live.table.decision
        assert decision is not None, "the match is over before much has happened"
        if decision.seat == 0:
            if len([each for each in deeds(live.table, since) if each.seat != 0]) >= least:
                return since
            since = live.table.number + 1
        await live.choose(decision.seat, live.table.number, key(chance.pick(list(decision.options))))


async def a_table(house: Parlour, game: str = FESTIVAL, least: int = 3) -> tuple[Browser, Page, LiveTable, int]:
    """Ada's browser, her page, and a table at which the others have done much since her last choice."""
    ada = house.browser()
    page = await house.open(ada, "me link link", game, seed="follow")
    live = await house.live(page)
    since = await much_happens(house, live, least)
    return ada, await ada.get(page.path), live, since


@pytest.mark.parametrize("game", [FESTIVAL, CULT])
def test_a_page_that_is_behind_is_given_deed_after_deed_and_then_the_question(tmp_path: Path, game: str) -> None:
    async def visit(house: Parlour) -> None:
        ada, newest, live, since = await a_table(house, game)
        ends = {deed.end for deed in deeds(live.table, since) if deed.seat != 0}
        number, shown = since, []
        asked = live.serial - (live.table.number - since)
        while True:
            page = await ada.get(f"{newest.path}/fragment?after={number}&asked={asked}")
            in_order(page)
            table = the_table(page)
            assert int(table["data-number"]) > number, "it goes on with every deed"
            number, asked = int(table["data-number"]), int(table["data-asked"])
            if table["data-earlier"] == "0":
                break
            shown.append(number)
            assert not page.answerable, "an earlier position is only looked at"
            assert page.has("caption") and page.has("deed-now")
        assert len(shown) > 1 and set(shown) <= ends
        assert number == live.table.number and asked == live.serial and page.answerable
        assert page.text("lines") == newest.text("lines")

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("game", [FESTIVAL, CULT])
def test_an_earlier_deed_is_seen_as_that_seat_saw_it_then(tmp_path: Path, game: str) -> None:
    async def visit(house: Parlour) -> None:
        ada, newest, live, since = await a_table(house, game)
        table, stranger = live.table, house.browser()
        ends = [deed.end for deed in deeds(table, since)][:-1]
        for number in [since, *ends]:
            position = table.position(number)
            for who, audience in ((ada, 0), (stranger, EVERYBODY)):
                page = await who.get(f"{newest.path}/deed?at={number}", x_leng_fragment="1")
                shown = int(the_table(page)["data-number"])
                if shown != number:  # nothing that this person may read was told of it
                    assert shown < number
                    continue
                then = drawn(table, table.game.view(position.state, audience), live.speaker("en"), [])
                assert then is not None and str(then.board) in page.html and str(then.mine) in page.html
                told = [e for e in table.log[: table.moves[number].logged] if e.seen_by(audience)]
                assert page.text("lines").rstrip(" §\n").endswith(live.speaker("en").line(told[-1]))

    in_parlour(tmp_path, visit)


def test_what_was_taken_back_is_not_played(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        ada, newest, live, since = await a_table(house)
        asked = live.serial - (live.table.number - since)
        target = since + 1
        await live._go_back(live.table.moves[target].seat, target, [0])
        await much_happens(house, live)
        page = await ada.get(f"{newest.path}/fragment?after={since + 2}&asked={asked + 2}")
        assert the_table(page)["data-number"] == str(live.table.number), "what it had shown never was"
        page = await ada.get(f"{newest.path}/fragment?after=99999&asked=0")
        assert page.answerable

    in_parlour(tmp_path, visit)


def test_half_a_deed_of_a_bot_is_not_told_before_it_is_done(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        ada, page, live, _ = await a_table(house)
        chance = Dice(seed_number("half"))
        while (decision := live.table.decision) is not None and (decision.seat != 1 or begins_deed(live.table)):
            await live.choose(decision.seat, live.table.number, key(chance.pick(list(decision.options))))
        assert the_table(await ada.get(page.path))["data-half"] == "0", "somebody who thinks about the rest is seen"
        live.table.seats[1].player = USUAL
        assert the_table(await ada.get(page.path))["data-half"] == "1"
        live.table.seats[1].player = HUMAN

    in_parlour(tmp_path, visit)


def test_a_caption_tells_nothing_that_its_reader_may_not_know(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        _, _, live, _ = await a_table(house, CULT)
        await house.play(live, "follow", most=60)
        table, speaker = live.table, live.speaker("en")
        person = Person("", "en", "", False)
        for seat, sitters in ((0, [(0, person.id)]), (EVERYBODY, [])):
            onlooker = look(live, person, sitters)
            assert onlooker.reads == seat
            acted = Stage(0, steps_since(live, table, onlooker, 0), 10**6)
            captions(acted, speaker, None)
            told = "\n".join(page.caption.said for step in acted.steps for page in step.pages if page.caption)
            secret = [event for event in table.log if not event.seen_by(seat) and event.to != EVERYBODY]
            assert secret and told
            assert not [event for event in secret if speaker.line(event) in told]

    in_parlour(tmp_path, visit)


def test_a_deed_and_what_came_of_it_are_told_page_by_page(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        _, _, live, since = await a_table(house, "auztralia", least=6)
        person = Person("", "en", "", False)
        onlooker = look(live, person, [(0, person.id)])
        found = steps_since(live, live.table, onlooker, since)
        assert any(len(step.pages) > 1 for step in found), "the Old Ones answer"
        for step in found:
            assert step.pages and all(each.events for each in step.pages)
            for each in step.pages:
                assert {bool(event.rival) for event in each.events} == {each.rival}

    in_parlour(tmp_path, visit)


def test_since_your_last_turn_can_be_read_without_script(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        ada, newest, _, since = await a_table(house)
        page = await ada.get(newest.one("data-testid", "since")["href"])
        assert the_table(page)["data-number"] == str(since)
        steps = 0
        while page.has("deed-on"):
            in_order(page)
            page = await ada.get(page.one("data-testid", "deed-on")["href"])
            steps += 1
        assert steps > 2 and page.answerable and the_table(page)["data-earlier"] == "0"

    in_parlour(tmp_path, visit)


def test_only_whoever_plays_alone_is_waited_for(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        ada, ben = house.browser(), house.browser()
        alone = await house.open(ada, "me random random", seed="follow")
        live = await house.live(alone)
        assert the_table(alone)["data-paced"] == "1"
        await ben.post(f"{alone.path}/seen?asked=3")
        assert live.follower.seen is None, "somebody who watches"
        await ada.post(f"{alone.path}/seen?asked=3")
        assert live.follower.seen == 3
        await ada.post(f"{alone.path}/seen?asked=")
        assert live.follower.seen is None, "a hidden tab"
        together = await house.open(ada, "me link random")
        assert the_table(together)["data-paced"] == "0"
        await ada.post(f"{together.path}/seen?asked=3")
        assert (await house.live(together)).follower.seen is None

    in_parlour(tmp_path, visit)
