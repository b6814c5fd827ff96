"""The server dies in the middle of a match: the page waits, comes back by itself, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .served import Served
from .visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

GONE = ("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")


def test_the_page_recovers_by_itself_after_a_power_cut(house: Served, visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.forgiven = GONE
    turn = somebody.play_now()
    for _ in range(3):
        turn = somebody.quickly(turn)
    sign = somebody.page.locator("#reconnecting")
    assert not sign.is_visible()
    house.kill()
    sign.wait_for(state="visible")
    somebody.page.locator("#options button").first.click()  # nobody hears it
    somebody.page.wait_for_timeout(300)
    assert somebody.number == int(turn.number) and sign.is_visible()
    house.open()
    sign.wait_for(state="hidden", timeout=60_000)
    again = somebody.turn()
    assert (again.number, again.keys) == (turn.number, turn.keys)
    after = somebody.by_mouse(again)
    assert int(after.number) > int(turn.number)
    somebody.page.reload()
    assert somebody.turn().number == after.number
