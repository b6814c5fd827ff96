"""The server dies in the middle of a match: the page waits, comes back by itself, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from .served import Served
from .visitor import Visitor

GONE = ("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")


@pytest.fixture
def mortal(house: Served) -> Iterator[Served]:
    """The server, which is alive again for the next test, come what may."""
    yield house
    if house.process.poll() is not None:
        house.open()


def test_the_page_recovers_by_itself_after_a_power_cut(mortal: Served, visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.forgiven = GONE
    somebody.sit_down()
    turn = somebody.turn()
    for _ in range(3):
        turn = somebody.quickly(turn)
    sign = somebody.page.locator("#reconnecting")
    assert not sign.is_visible()
    mortal.kill()
    sign.wait_for(state="visible")
    somebody.page.locator("#options .option").first.click()  # nobody hears it
    somebody.page.wait_for_timeout(300)
    assert somebody.number == int(turn.number) and sign.is_visible()
    mortal.open()
    sign.wait_for(state="hidden", timeout=60_000)
    again = somebody.turn()
    assert (again.number, again.keys) == (turn.number, turn.keys)
    after = somebody.by_mouse(again)
    assert int(after.number) > int(turn.number)
    somebody.page.reload()
    assert somebody.turn().number == after.number
