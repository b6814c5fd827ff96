"""Seats by link: an invitation and one button; a link seats one person, once, and then not even its maker."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from leng.words.text import LANGUAGES

from .parlour import DOOR, FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled

NAMES = {"name-0": "Ada", "name-1": "Bob"}


async def invited(house: Parlour, opener: Browser, who: str = "me link random", **fields: Any) -> tuple[Page, str]:
    """A table that Ada has opened, and the link to Bob's seat."""
    page = await house.open(opener, who, **{**NAMES, "seed": "link", **fields})
    return page, page.links[0]


async def holders(house: Parlour, page: Page) -> list[int]:
    """The seats in which somebody sits."""
    return [seat for seat, _ in house.hall.store.sitters((await house.live(page)).id)]


async def as_program(browser: Browser, page: Page, link: str) -> httpx.Response:
    """What a program gets that shows the secret of a link."""
    secret = link.rpartition("/")[2]
    return await browser.client.get(f"/api{page.path.replace('/t/', '/tables/')}", headers=bearer(secret))


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


# The invitation --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_who_invites_to_which_seat_of_which_game(language: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        _, link = await invited(house, house.browser(), "me link link greedy", **{"colour-1": "red"})
        letter = await house.browser(language).get(link)
        in_order(letter)
        said = letter.text("main")
        assert "Ada" in said and "Bob" in said and "Kingsport" in said
        assert {"en": "red", "fr": "rouge"}[language] in said
        assert {"en": "not here yet", "fr": "pas encore là"}[language] in said  # the third seat
        assert {"en": "Spectators may", "fr": "spectateurs peuvent"}[language] in said
        assert letter.status == 200 and letter.has("sit-down") and not letter.has("keyed")
        assert letter.one("name", "robots")["content"] == "noindex"
        _, link = await invited(house, house.browser(), closed="on")
        said = (await house.browser(language).get(link)).text("main")
        assert {"en": "closed to spectators", "fr": "fermée aux spectateurs"}[language] in said

    in_parlour(tmp_path, visit)


def test_looking_at_a_link_takes_nothing(tmp_path: Path) -> None:
    """Messengers look at links to show a preview, some by HEAD, and some of them often."""

    async def visit(house: Parlour) -> None:
        opener, friend = house.browser(), house.browser()
        page, link = await invited(house, opener)
        version = (await house.live(page)).version
        for _ in range(3):
            messenger = house.browser()
            for method in ("HEAD", "GET"):
                answer = await messenger.client.request(method, link)
                assert answer.status_code == 200
                assert "leng_me" not in answer.cookies and "leng_links" not in answer.cookies
                assert answer.headers["referrer-policy"] == "no-referrer", "the address holds the secret"
                assert answer.headers["cache-control"] == "no-store" and "noindex" in answer.headers["x-robots-tag"]
        assert await holders(house, page) == [0]
        assert (await house.live(page)).version == version, "nobody hears of it"
        assert (await opener.get(page.path)).links == [link]
        assert (await friend.sit_by(link)).path == page.path
        assert await holders(house, page) == [0, 1]

    in_parlour(tmp_path, visit)


def test_only_the_button_of_the_page_itself_sits_down(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        friend = house.browser()
        page, link = await invited(house, house.browser())
        forged = await friend.post(link, token=False)
        assert forged.status == 403 and await holders(house, page) == [0]

    in_parlour(tmp_path, visit)


def test_whoever_sits_there_goes_straight_in_by_the_same_link(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        friend = house.browser()
        page, link = await invited(house, house.browser(), closed="on")
        await friend.sit_by(link)
        for _ in range(2):
            again = await friend.get(link)
            assert again.status == 200 and again.path == page.path and again.has("table")

    in_parlour(tmp_path, visit)


def test_whoever_already_plays_here_is_told_before_taking_another_seat(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener = house.browser()
        _, link = await invited(house, opener)
        letter = await opener.get(link)
        assert letter.has("already-here") and "You already play Ada" in letter.text("main")

    in_parlour(tmp_path, visit)


# The button ------------------------------------------------------------------------------------------------------


def test_of_two_who_press_at_once_one_sits_down_and_the_other_is_told(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        page, link = await invited(house, house.browser())
        crowd = [house.browser() for _ in range(6)]
        letters = [await each.get(link) for each in crowd]
        presses = (each.press(letter) for each, letter in zip(crowd, letters, strict=True))
        seen = await asyncio.gather(*presses)
        assert sorted(each.status for each in seen) == [200, 410, 410, 410, 410, 410]
        assert await holders(house, page) == [0, 1]
        for each, after in zip(crowd, seen, strict=True):
            assert after.has("used-link") == (after.status == 410)
            assert (await each.get(link)).has("table") == (after.status == 200)

    in_parlour(tmp_path, visit)


def test_a_button_pressed_twice_is_pressed_by_one_person(tmp_path: Path) -> None:
    """A double click sends the form twice, before the browser has got its cookie, and shows the second answer."""

    async def visit(house: Parlour) -> None:
        friend = house.browser()
        page, link = await invited(house, house.browser())
        letter = await friend.get(link)
        token, newcomer = friend.client.cookies["leng_csrf"], letter.one("name", "newcomer")["value"]
        answers = await asyncio.gather(
            *(
                house.browser().client.post(
                    link,
                    follow_redirects=False,
                    headers={"Cookie": f"leng_csrf={token}"},
                    data={"_csrf_token": token, "newcomer": newcomer},
                )
                for _ in range(2)
            )
        )
        assert [each.status_code for each in answers] == [303, 303]
        assert len({each.cookies["leng_me"] for each in answers}) == 1
        assert await holders(house, page) == [0, 1]

    in_parlour(tmp_path, visit)


def test_the_opener_sees_who_has_arrived_and_no_longer_a_link(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, friend = house.browser(), house.browser()
        page, link = await invited(house, opener, "me link link", **{"name-2": "Cy"})
        before = await opener.get(page.path)
        assert len(before.links) == 2 and "Bob and Cy have not sat down yet" in before.text("panel")
        version = (await house.live(page)).version
        await friend.sit_by(link)
        after = await opener.get(page.path)
        in_order(after)
        assert (await house.live(page)).version > version, "the opener's page is told"
        assert len(after.links) == 1 and link not in after.html
        assert "Bob has sat down" in after.text("about-table") and "Cy has not sat down yet" in after.text("panel")
        assert after.text("seats").count("not here yet") == 1
        theirs = await friend.get(page.path)
        assert not theirs.links and "has not sat down" not in theirs.text("panel")

    in_parlour(tmp_path, visit)


def test_the_opener_cannot_look_into_the_hand_of_whoever_came_by_link(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, friend, another = house.browser(), house.browser(), house.browser()
        page, link = await invited(house, opener, closed="on")
        assert (await as_program(another, page, link)).status_code == 401, "not even before: a link is no key"
        await friend.sit_by(link)
        assert (await as_program(another, page, link)).status_code == 401
        for browser in (opener, another):
            assert (await browser.get(link)).status == 410 and (await browser.post(link)).status == 410
        assert (await another.get(page.path)).status == 403
        refused = await opener.post(f"{page.path}/link", seat=1)
        assert refused.status == 403 and "Only whoever sits there" in refused.text("panel")
        await settled(house, page)
        live = await house.live(page)
        assert live.table.decision is not None
        mine, theirs = await opener.get(page.path), await friend.get(page.path)
        assert mine.answerable == (live.table.decision.seat == 0)
        assert theirs.answerable == (live.table.decision.seat == 1)

    in_parlour(tmp_path, visit)


# Used links and new ones -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_used_link_says_so_and_how_to_get_a_new_one(language: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, stranger = house.browser(), house.browser(language)
        _, link = await invited(house, opener)
        await house.browser().sit_by(link)
        used = await stranger.get(link)
        in_order(used)
        assert used.status == 410 and used.has("used-link") and not used.has("sit-down")
        told = {"en": "has been used", "fr": "a déjà servi"}, {"en": "whoever plays Bob", "fr": "qui joue Bob"}
        assert all(each[language] in used.text("main") for each in told)
        assert (await stranger.get(used.one("data-testid", "look-on")["href"])).has("table")
        wrong = await stranger.get(link[:-4] + "xxxx")
        assert wrong.status == 404 and wrong.has("trouble")

    in_parlour(tmp_path, visit)


def test_until_somebody_has_sat_down_the_opener_makes_a_new_link(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, friend = house.browser(), house.browser()
        page, old = await invited(house, opener)
        waiting = await friend.get(old)  # opened, the button not pressed yet
        renewed = await opener.post(f"{page.path}/link", seat=1)
        (new,) = renewed.links
        assert new != old and renewed.path == page.path
        replaced = await friend.press(waiting)
        in_order(replaced)
        assert replaced.status == 410 and "Ask Ada for the newer one" in replaced.text("main")
        assert await holders(house, page) == [0]
        assert (await friend.sit_by(new)).path == page.path
        assert (await opener.post(f"{page.path}/link", seat=1)).status == 403, "now it is the friend's to make"

    in_parlour(tmp_path, visit)


def test_whoever_sits_there_makes_a_link_for_another_device(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, laptop, phone = house.browser(), house.browser(), house.browser()
        page, link = await invited(house, opener, closed="on")
        await laptop.sit_by(link)
        made = await laptop.post(f"{page.path}/link", seat=1)
        own = made.one("data-testid", "own-link")["value"].removeprefix("http://leng.test")
        assert not (await opener.get(page.path)).all("data-testid", "own-link")
        assert (await laptop.get(own)).has("table"), "its own browser goes straight in and does not use it up"
        letter = await phone.get(own)
        in_order(letter)
        assert "Bob’s seat" in letter.text("main") and letter.has("sit-down")
        assert (await phone.press(letter)).path == page.path
        assert (await laptop.get(page.path)).has("table"), "the laptop keeps its seat"
        assert not (await laptop.get(page.path)).all("data-testid", "own-link")
        assert (await opener.get(own)).status == 410
        assert await holders(house, page) == [0, 1, 1]

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("seat", ["0", "1", "2", "7", "-1", "x", ""])
def test_nobody_else_makes_links(seat: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, stranger = house.browser(), house.browser()
        page, link = await invited(house, opener)
        await stranger.get("/")
        refused = await stranger.post(f"{page.path}/link", seat=seat)
        assert refused.status == 403 and not refused.links
        if seat not in "01":
            assert (await opener.post(f"{page.path}/link", seat=seat)).status == 403
        assert (await opener.get(page.path)).links == [link]

    in_parlour(tmp_path, visit)


def test_people_at_one_device_need_no_links(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        device = house.browser()
        page = await house.open(device, "me here random", seed="link")
        live = await settled(house, page)
        assert not page.links and await holders(house, page) == [0, 1]
        assert (await device.get(page.path)).has("curtain")
        assert "not here yet" not in page.text("seats")
        assert live.kept.secrets == ["", "", ""], "nobody has a key to a table of the pages"

    in_parlour(tmp_path, visit)


# Programs --------------------------------------------------------------------------------------------------------


def test_a_program_keeps_its_secrets_and_the_invitation_says_so(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        program, friend, late = house.browser().client, house.browser(), house.browser()
        seats = [{"name": "Ada"}, {"name": "Bob"}]
        opened = (await program.post("/api/tables", json={"game": DOOR, "seats": seats})).json()
        secret, link = opened["seats"][1]["secret"], opened["seats"][1]["link"]
        assert secret not in link
        letter = await friend.get(link)
        in_order(letter)
        assert letter.has("keyed") and "You are invited" in letter.text("main")
        assert "not here yet" not in letter.text("main"), "a program comes without sitting down"
        assert (await friend.press(letter)).path == f"/t/{opened['id']}"
        assert (await late.get(link)).status == 410
        path = f"/api/tables/{opened['id']}"
        seen = (await program.get(path, headers=bearer(secret))).json()
        assert seen["you"] == 1
        made = await program.post(f"{path}/link", headers=bearer(secret))
        assert made.status_code == 201 and made.json()["seat"] == 1
        assert (await program.post(f"{path}/link")).status_code == 403
        assert (await late.sit_by(made.json()["link"])).path == f"/t/{opened['id']}"

    in_parlour(tmp_path, visit)


def test_no_secret_of_a_link_lies_in_the_store(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener = house.browser()
        page, link = await invited(house, opener, game=FESTIVAL)
        renewed = await opener.post(f"{page.path}/link", seat=1)
        await house.browser().sit_by(renewed.links[0])
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("leng.db*"))
        for each in (link, renewed.links[0]):
            assert each.rpartition("/")[2].encode() not in stored

    in_parlour(tmp_path, visit)


# Names and seeds -------------------------------------------------------------------------------------------------


def test_whoever_sits_down_is_called_as_they_wish(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        opener, friend = house.browser(), house.browser()
        page, link = await invited(house, opener)
        letter = await friend.get(link)
        assert letter.one("id", "name")["value"] == "Bob"
        sat = await friend.post(link, name="  Beatrix \t the Bold, of old Kingsport town ")
        live = await house.live(page)
        assert live.table.seats[1].name == "Beatrix the Bold, of old"
        assert live.table.opening.seats[1].name == "Bob", "what was agreed at the opening stays"
        assert "Beatrix the Bold" in sat.text() and "Beatrix the Bold" in (await opener.get(page.path)).text()
        page, link = await invited(house, opener)
        await house.browser().post(link, name="Ada")
        assert (await house.live(page)).table.seats[1].name == "Ada 2", "nobody is called as somebody else here"

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_seed_is_told_before_anybody_sits_down(language: str, tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        _, typed = await invited(house, house.browser())
        _, drawn = await invited(house, house.browser(), seed="")
        assert (await house.browser(language).get(typed)).has("unsealed")
        assert not (await house.browser(language).get(drawn)).has("unsealed")

    in_parlour(tmp_path, visit)
