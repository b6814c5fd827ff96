"""The server, or the proxy before it, answers with an error for a while: the page waits for it and does not leave."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .served import Served, match_file
from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

pytestmark = pytest.mark.xdist_group("browser")

SAID_BY_THE_BROWSER = ("Failed to load resource",)
LOOK = "dispatchEvent(new Event('online'))"


class Sick:
    """Answers every request with an error, and counts them."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.asked: list[str] = []

    def __call__(self, route: Route) -> None:
        """As a proxy does it that finds nobody behind it."""
        self.asked.append(f"{route.request.method} {route.request.url.rpartition('/')[2]}")
        route.fulfill(status=self.status, content_type="text/html", body="<h1>Bad Gateway</h1>")


@pytest.mark.parametrize("status", [500, 502, 503, 504])
def test_a_page_that_is_answered_with_an_error_asks_again_until_all_is_well(
    status: int, visitor: Callable[..., Visitor]
) -> None:
    somebody = visitor()
    somebody.forgiven = SAID_BY_THE_BROWSER
    turn = somebody.play_now()
    page, sign = somebody.page, somebody.page.locator("#reconnecting")
    proxy = Sick(status)
    page.route("**/fragment", proxy)
    page.evaluate(LOOK)
    sign.wait_for(state="visible")
    while len(proxy.asked) < 2:  # it asks again by itself
        page.wait_for_timeout(100)
    assert somebody.number == int(turn.number) and sign.is_visible()
    page.unroute("**/fragment")
    sign.wait_for(state="hidden")
    assert int(somebody.by_mouse(somebody.turn()).number) > int(turn.number)


@pytest.mark.parametrize("status", [500, 502])
def test_a_choice_that_is_answered_with_an_error_is_not_sent_twice(
    status: int, visitor: Callable[..., Visitor]
) -> None:
    somebody = visitor()
    somebody.forgiven = SAID_BY_THE_BROWSER
    turn = somebody.play_now()
    page, sign = somebody.page, somebody.page.locator("#reconnecting")
    proxy = Sick(status)
    page.route("**/choose", proxy)
    page.route("**/fragment", proxy)
    page.locator("#options button").first.click()
    sign.wait_for(state="visible")
    while "GET fragment" not in proxy.asked:
        page.wait_for_timeout(100)
    page.unroute("**/fragment")
    sign.wait_for(state="hidden")
    assert proxy.asked.count("POST choose") == 1
    assert (somebody.turn().number, somebody.turn().keys) == (turn.number, turn.keys)
    page.unroute("**/choose")
    assert int(somebody.by_mouse(somebody.turn()).number) > int(turn.number)


def test_a_page_outlives_a_database_that_is_busy(house: Served, visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.forgiven = SAID_BY_THE_BROWSER
    turn = somebody.play_now()
    page = somebody.page
    with closing(sqlite3.connect(house.data / "leng.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # and does not stop writing for a while
        with page.expect_response("**/choose") as answer:
            page.locator("#options button").first.click()
        assert answer.value.status == 503
    page.locator("#reconnecting").wait_for(state="hidden")  # reading was possible all the time
    again = somebody.turn()
    assert (again.number, again.keys) == (turn.number, turn.keys)
    assert int(somebody.by_mouse(again).number) > int(turn.number)


def test_looking_back_waits_for_the_server_too(folder: Path, visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.forgiven = SAID_BY_THE_BROWSER
    somebody.bring(match_file(folder))
    page = somebody.page
    page.goto(page.url.partition("?")[0].rstrip("/") + "/replay")
    proxy = Sick(502)
    page.route("**/replay/fragment*", proxy)
    page.keyboard.press("ArrowRight")
    page.locator("#reconnecting").wait_for(state="visible")
    page.unroute("**/replay/fragment*")
    page.wait_for_url("**/replay?n=1")
    page.locator("#reconnecting").wait_for(state="hidden")
