"""Several picks as one question at a browser: by mouse, by keys and on the board, in any order, sent once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from leng.engine.game import find_game
from leng.engine.journal import save
from leng.engine.table import Seat, Table
from matches import random_keys

from .served import FESTIVAL
from .visitor import Visitor


@pytest.fixture
def somebody(visitor: Callable[..., Visitor], folder: Path) -> Visitor:
    """Somebody who may take several resources."""
    file = folder / "picks.leng"
    if not file.exists():
        seats = [Seat("Ada"), Seat("Ben", "random"), Seat("Cy", "random")]
        table = Table.open(find_game(FESTIVAL), seats, {"scenario": "none"}, "picks 7")
        for _ in random_keys(table, "picks 7", 1000):
            asked = table.decision
            if asked is not None and (asked.seat, asked.ask.name) == (0, "resource") and asked.several is not None:
                break
        assert table.decision is not None
        save(table, file)
    person = visitor()
    person.bring(file)
    assert person.turn().picks
    return person


def test_counters_are_pressed_in_any_order_and_changed_and_sent_once(somebody: Visitor) -> None:
    turn, page = somebody.turn(), somebody.page
    more, less = page.locator("#options .more"), page.locator("#options .less")
    done, told = page.locator("#options [name=whole]"), page.get_by_test_id("picks-sum")
    most = int(page.locator("#options .picks").get_attribute("data-most") or 0)
    assert done.is_disabled() and "0" in told.inner_text()
    for _ in range(most + 2):
        more.nth(2).dispatch_event("click")  # more than may be picked is not picked
    assert page.locator("#options .picks input[type=number]").nth(2).input_value() == str(most)
    less.nth(2).click()
    assert done.is_disabled()
    more.nth(0).click()
    assert told.inner_text().count(str(most)) == 2 and somebody.grave_faults() == []
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    done.click()
    after = somebody.turn(turn.number)
    assert int(after.number) >= int(turn.number) + 1 and len(sent) == 1


def test_the_board_and_the_number_keys_pick_too_and_enter_sends(somebody: Visitor) -> None:
    turn, page = somebody.turn(), somebody.page
    most = int(page.locator("#options .picks").get_attribute("data-most") or 0)
    page.locator(".part [data-key=death]").first.click()
    assert page.locator("#options input[name='pick:death']").input_value() == "1"
    for _ in range(most - 1):
        page.keyboard.press("1")
    assert page.locator("#options input[name='pick:evil']").input_value() == str(most - 1)
    page.locator("#options input[name='pick:evil']").focus()
    page.keyboard.press("ArrowDown")
    assert page.locator("#options [name=whole]").is_disabled()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    somebody.turn(turn.number)
