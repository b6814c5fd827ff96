"""The server, or the proxy before it, answers with an error for a while: the page waits for it and does not leave."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .served import Served, match_file
from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

SAID_BY_THE_BROWSER = ("Failed to load resource",)
LOOK = "dispatchEvent(new Event('online'))"
IMPATIENT = """
    const wait = window.setTimeout;
    window.setTimeout = (what, long, ...more) => wait(what, long === 3000 ? 60 : long, ...more);
"""


class Sick:
    """Answers every request with an error, and counts them."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.asked: list[str] = []

    def __call__(self, route: Route) -> None:
        """As a proxy does it that finds nobody behind it."""
        self.asked.append(f"{route.request.method} {route.request.url.rpartition('/')[2]}")
        route.fulfill(status=self.status, content_type="text/html", body="<h1>Bad Gateway</h1>")

    def was_asked(self, times: int, request: str = "") -> bool:
        """Whether this was asked so often."""
        return sum(request in each for each in self.asked) >= times


@pytest.fixture
def somebody(visitor: Callable[..., Visitor]) -> Visitor:
    """Somebody who knows what a browser says of errors, and is more impatient than our page."""
    person = visitor(fresh=True)
    person.forgiven = SAID_BY_THE_BROWSER
    person.page.add_init_script(IMPATIENT)
    return person


def test_a_page_that_is_answered_with_an_error_asks_again_until_all_is_well(somebody: Visitor) -> None:
    somebody.sit_down()
    page, sign = somebody.page, somebody.page.locator("#reconnecting")
    for status in (500, 502, 503, 504):
        turn, proxy = somebody.turn(), Sick(status)
        page.route("**/fragment", proxy)
        page.evaluate(LOOK)
        sign.wait_for(state="visible")
        somebody.until(partial(proxy.was_asked, 2))  # it asks again by itself
        assert somebody.number == int(turn.number) and sign.is_visible()
        page.unroute("**/fragment")
        sign.wait_for(state="hidden")
        assert int(somebody.by_mouse(somebody.turn()).number) > int(turn.number)


def test_a_choice_that_is_answered_with_an_error_is_not_sent_twice(somebody: Visitor) -> None:
    somebody.sit_down()
    page, sign = somebody.page, somebody.page.locator("#reconnecting")
    for status in (500, 502):
        turn, proxy = somebody.turn(), Sick(status)
        page.route("**/choose", proxy)
        page.route("**/fragment", proxy)
        page.locator("#options .option").first.click()
        sign.wait_for(state="visible")
        somebody.until(partial(proxy.was_asked, 1, "GET fragment"))
        page.unroute("**/fragment")
        sign.wait_for(state="hidden")
        assert proxy.asked.count("POST choose") == 1
        assert (somebody.turn().number, somebody.turn().keys) == (turn.number, turn.keys)
        page.unroute("**/choose")
        assert int(somebody.by_mouse(somebody.turn()).number) > int(turn.number)


def test_a_page_outlives_a_database_that_is_busy(house: Served, somebody: Visitor) -> None:
    somebody.sit_down()
    turn, page = somebody.turn(), somebody.page
    with closing(sqlite3.connect(house.data / "leng.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # and does not stop writing for a while
        with page.expect_response("**/choose") as answer:
            page.locator("#options .option").first.click()
        assert answer.value.status == 503
    page.locator("#reconnecting").wait_for(state="hidden")  # reading was possible all the time
    again = somebody.turn()
    assert (again.number, again.keys) == (turn.number, turn.keys)
    assert int(somebody.by_mouse(again).number) > int(turn.number)


def test_looking_back_waits_for_the_server_too(folder: Path, somebody: Visitor) -> None:
    somebody.bring(match_file(folder))
    page = somebody.page
    somebody.go(page.url.partition("?")[0].rstrip("/") + "/replay")
    proxy = Sick(502)
    page.route("**/replay/fragment*", proxy)
    page.keyboard.press("ArrowRight")
    page.locator("#reconnecting").wait_for(state="visible")
    page.unroute("**/replay/fragment*")
    page.wait_for_url("**/replay?n=1")
    page.locator("#reconnecting").wait_for(state="hidden")
