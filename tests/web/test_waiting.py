"""The waiting room: friends are invited first, come, choose name and colour, and somebody says that it begins."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import unquote

import httpx
import pytest

from leng.bots import USUAL, find_bot
from leng.engine.game import load_game
from leng.engine.journal import journal_of, restore
from leng.engine.record import NOT_IN_VAIN, NOTHING_TO_DECIDE
from leng.engine.table import HUMAN
from leng.server import presence
from leng.server.codes import A_DAY
from leng.server.secrets import hashed
from leng.web.speech import words

from .parlour import DOOR, FESTIVAL, Browser, Page, Parlour, in_order, in_parlour, settled

CULT = "cult"
NAMES = {"name-0": "Ada", "name-1": "Bob", "name-2": "Cy"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves is gone at once."""
    monkeypatch.setattr(presence, "GRACE", 0.0)


def at_the_page(house: Parlour, browser: Browser, page: Page) -> AbstractContextManager[None]:
    """Somebody keeps the page of a table open."""
    me = hashed(browser.client.cookies["leng_me"])
    return house.hall.presence.looking(page.path.split("/")[2], me, lambda: None)


def states(page: Page) -> list[str]:
    """Who is here, seat by seat, as the page says it."""
    return [each["class"].removeprefix("guest ") for each in page.all("class") if each["class"].startswith("guest ")]


def shown_times(page: Page, name: str) -> int:
    """How many elements bear this name."""
    return len(page.all("data-testid", name))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_friends_are_invited_first_and_nobody_plays_before_it_begins(tmp_path: Path, language: str) -> None:
    async def visit(house: Parlour) -> None:
        host, friend, spectator = house.browser(language), house.browser(language), house.browser(language)
        room = await house.gather(host, "random me link", seed="room", **{"name-2": "Cy"})
        in_order(room)
        assert room.has("waiting-room") and not room.has("table")
        assert shown_times(room, "code") == len(room.links) == len(room.all("class", "qr")) == 1
        assert shown_times(room, "away") == 1 and room.has("begin-with-bots")
        live = await house.live(room)
        made = live.table.number
        looked = await spectator.get(room.path)
        in_order(looked)
        assert looked.has("watching") and not looked.links and not looked.has("begin") and not looked.has("room-name")
        assert (await spectator.post(f"{room.path}/begin")).status == 403 and live.waiting
        assert (await host.post(f"{room.path}/choose", number=live.table.number, key="x")).status == 409
        theirs = await friend.sit_by(room.links[0])
        in_order(theirs)
        assert theirs.has("waiting-room") and not theirs.has("away") and theirs.has("begin") and not theirs.links
        assert live.table.number == made, "not even a bot"
        begun = await friend.post(f"{room.path}/begin")
        in_order(begun)
        assert begun.has("table") and not begun.has("waiting-room") and not live.waiting
        assert (await host.get(room.path)).has("table")

    in_parlour(tmp_path, visit)


def test_only_whoever_invites_begins_without_the_others(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, friend = house.browser(), house.browser()
        room = await house.gather(host, "me link link", seed="host", **NAMES)
        with at_the_page(house, host, room):
            theirs = await friend.sit_by(room.links[0])
            assert not theirs.has("begin") and not theirs.has("begin-with-bots") and theirs.has("host-begins")
            assert (await friend.post(f"{room.path}/begin", bots=1)).status == 403
            begun = await host.post(f"{room.path}/begin")
        assert begun.has("table") and len(begun.links) == 1, "the third may still come"

    in_parlour(tmp_path, visit)


def test_if_whoever_invites_has_left_any_friend_begins(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, friend, spectator = house.browser(), house.browser(), house.browser()
        room = await house.gather(host, "me link link", seed="left", **NAMES)
        with at_the_page(house, host, room):
            assert "here" in states(await friend.sit_by(room.links[0]))
        await asyncio.sleep(0.01)
        theirs = await friend.get(room.path)
        in_order(theirs)
        assert states(theirs) == ["gone", "you", "away"] and theirs.has("begin-with-bots")
        assert (await spectator.post(f"{room.path}/begin", bots=1)).status == 403
        assert (await friend.post(f"{room.path}/begin", bots=1)).has("table")
        assert (await house.browser().get(room.links[1])).status == 404, "that seat is a bot's"

    in_parlour(tmp_path, visit)


def test_whoever_invites_without_playing_begins_too(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, friend = house.browser(), house.browser()
        room = await house.gather(host, "random link link", seed="host")
        in_order(room)
        await friend.sit_by(room.links[0])
        begun = await host.post(f"{room.path}/begin", bots=1)
        assert begun.has("table") and (await house.live(begun)).humans == [1]

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_friends_talk_before_it_begins_and_the_lobby_says_that_they_are_waited_for(
    tmp_path: Path, language: str
) -> None:
    async def visit(house: Parlour) -> None:
        host = house.browser(language)
        room = await house.gather(host, "me link link", seed="talk", **NAMES)
        said = await host.post(f"{room.path}/say", said="<b>Cy</b> is late")
        in_order(said)
        assert said.has("waiting-room") and "<b>Cy</b> is late" in said.text("talk")
        known = words(language)
        assert known.say("table-waiting") in (await host.get("/")).text()
        assert "Bob" in said.text("who-is-missing") and "Cy" in said.text("who-is-missing")
        nameless = await house.gather(host, "me link link", seed="free")
        assert known.say("seats-are-free", n=2) in nameless.text("who-is-missing")
        letter = await house.browser(language).get(nameless.links[0])
        in_order(letter)
        assert letter.one("id", "name")["value"] == "" and known.say("a-free-seat") in letter.text()

    in_parlour(tmp_path, visit)


@pytest.mark.parametrize(
    ("used", "home", "links", "alone"),
    [
        ("127.0.0.1:8000", "http://192.168.7.7:8000/", "http://192.168.7.7:8000", False),
        ("localhost:8000", "", "http://localhost:8000", True),
        ("192.168.7.9:8000", "http://192.168.7.7:8000/", "http://192.168.7.9:8000", False),
        ("leng.example", "", "http://leng.example", False),
    ],
)
def test_links_are_made_from_the_address_somebody_used_unless_it_leads_nobody_else_here(
    tmp_path: Path, used: str, home: str, links: str, alone: bool
) -> None:
    async def visit(house: Parlour) -> None:
        host = house.browser()
        host.client.base_url = httpx.URL(f"http://{used}")
        room = await house.gather(host, "me link link", seed="home")
        in_order(room)
        shown = [each["value"] for each in room.all("data-testid", "seat-link")]
        assert len(shown) == 2 and all(each.startswith(f"{links}/t/") for each in shown)
        assert room.has("only-here") == alone and links.removeprefix("http://") in room.text("invitations")

    in_parlour(tmp_path, visit, home=home)


def test_a_code_that_has_run_out_is_not_shown_and_a_new_link_brings_another(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host = house.browser()
        room = await house.gather(host, "me link", DOOR)
        with house.hall.store.engine.begin() as db:
            db.exec_driver_sql(f"UPDATE links SET made = made - {A_DAY + 1}")
        later = await host.get(room.path)
        in_order(later)
        assert later.has("code-over") and not later.has("code") and later.links == room.links
        assert (await host.post(f"{room.path}/link", seat=1)).has("code")

    in_parlour(tmp_path, visit)


def test_bots_fill_the_empty_seats_and_saves_and_restarts_keep_them(tmp_path: Path) -> None:
    async def opened(house: Parlour) -> None:
        host, friend, late = house.browser(), house.browser(), house.browser()
        room = await house.gather(host, "me link link", seed="fill", **NAMES)
        first, second = room.links
        await friend.sit_by(first)
        begun = await host.post(f"{room.path}/begin", bots=1)
        in_order(begun)
        live = await settled(house, begun)
        best = find_bot(USUAL).full_name()
        assert [each.player for each in live.table.seats] == [HUMAN, HUMAN, best] and live.humans == [0, 1]
        assert (await late.sit_by(second)).status in (404, 410), "that seat is taken by a bot"
        await house.play(live, "fill", most=6)
        await settled(house, begun)
        again = restore(journal_of(live.table), "save")
        assert again.seats == live.table.seats and again.number == live.table.number
        where.append(live.id)

    async def reopened(house: Parlour) -> None:
        live = await house.hall.find(where[0])
        assert live.humans == [0, 1] and not live.waiting
        await house.play(live, "on")
        assert (await house.hall.find(where[0])).table.result is not None

    where: list[str] = []
    in_parlour(tmp_path, opened)
    in_parlour(tmp_path, reopened)


def test_whoever_is_left_alone_with_bots_is_not_asked_where_there_is_nothing_to_decide(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host = house.browser()
        room = await house.gather(host, "me link link", CULT, seed="alone", **NAMES)
        live = await house.live(room)
        assert {order.ask for order in live.table.orders} == {NOT_IN_VAIN}, "among several it would betray a hand"
        await host.post(f"{room.path}/begin", bots=1)
        assert live.humans == [0] and {order.seat for order in live.table.orders} == {0}
        assert {order.ask for order in live.table.orders} == {NOTHING_TO_DECIDE, NOT_IN_VAIN}

    in_parlour(tmp_path, visit)


def test_the_room_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def opened(house: Parlour) -> None:
        room = await house.gather(house.browser(), "random me link", seed="restart")
        where.append((await house.live(room)).id)

    async def reopened(house: Parlour) -> None:
        assert (await house.hall.find(where[0])).waiting
        assert (await house.browser().get(f"/t/{where[0]}")).has("waiting-room")

    where: list[str] = []
    in_parlour(tmp_path, opened)
    in_parlour(tmp_path, reopened)


def test_names_and_colours_are_chosen_before_it_begins(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        host, friend = house.browser(), house.browser()
        first, second, third = load_game(FESTIVAL).colours[:3]
        worn = {f"colour-{seat}": colour for seat, colour in enumerate((first, second, third))}
        room = await house.gather(host, "me link random", FESTIVAL, seed="colours", **NAMES, **worn)
        live = await house.live(room)
        await friend.sit_by(room.links[0])
        taken = await friend.post(f"{room.path}/place", seat=1, name="Ada", colour=first)
        assert taken.status == 409 and "Ada" in taken.text() and live.table.seats[1].colour == second
        await friend.post(f"{room.path}/place", seat=1, name="Émile Ô", colour=third)
        assert [(each.name, each.colour) for each in live.table.seats][1:] == [("Émile Ô", third), ("Cy", second)]
        assert (await friend.post(f"{room.path}/place", seat=0, name="Eve")).status == 403
        assert unquote(friend.client.cookies["leng_name"]) == "Émile Ô"
        await host.post(f"{room.path}/begin")
        await friend.post(f"{room.path}/place", seat=1, name="Late")
        assert live.table.seats[1].name == "Émile Ô"

    in_parlour(tmp_path, visit)


def test_who_opens_against_bots_or_at_one_device_never_waits(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        for who in ("me random", "me here"):
            page = await house.gather(house.browser(), who, DOOR, seed="now")
            assert page.has("table") and not page.has("waiting-room")

    in_parlour(tmp_path, visit)


def test_a_name_is_asked_once_and_can_be_changed(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        me, friend = house.browser(), house.browser()
        lobby = await me.post("/me", name="  Zoë \n Quill ", back="/")
        in_order(lobby)
        assert lobby.one("data-testid", "my-name")["value"] == "Zoë Quill"
        form = await me.get(f"/open/{FESTIVAL}")
        assert form.one("name", "name-0")["value"] == "Zoë Quill" and form.one("name", "name-1")["value"] == ""
        now = await me.post("/play", game=FESTIVAL)
        assert (await house.live(now)).table.seats[0].name == "Zoë Quill"
        room = await house.gather(me, "me link", DOOR, **{"name-0": "Z", "name-1": "Bob"})
        assert (await me.get("/")).one("data-testid", "my-name")["value"] == "Z"
        await friend.post("/me", name="Robert", back="/")
        assert (await friend.get(room.links[0])).one("id", "name")["value"] == "Robert"

    in_parlour(tmp_path, visit)
