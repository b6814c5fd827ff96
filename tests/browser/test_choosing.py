"""Choosing: by pieces on the board, by rows that open, on a phone in two steps; each choice drawn once and marked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .served import MUSEUM, match_file
from .visitor import Turn, Visitor

DICE = "#mine [data-piece]"
FITTING = """[...document.querySelectorAll('.part .fits')]
    .map(each => JSON.parse(each.dataset.keys || 'null') || [each.dataset.key])"""

NOTE_MARKS = """window.marks = [];
    new MutationObserver(all => all.forEach(({target}) => marks.push(`${target.id} ${target.dataset.change}`)))
        .observe(document.body, {subtree: true, attributeFilter: ['data-change']});"""


@pytest.fixture
def file(folder: Path) -> Path:
    """A festival where Ada is to invoke a god."""
    return match_file(folder, until="invoke", seed="tide")


def at_the_gods(somebody: Visitor, file: Path) -> Turn:
    """Sit down there."""
    somebody.bring(file)
    return somebody.turn()


def faces(somebody: Visitor) -> list[str]:
    """What the dice of whoever decides show."""
    return [str(each.get_attribute("data-piece")).removeprefix("die:") for each in somebody.page.locator(DICE).all()]


def test_dice_are_picked_and_then_the_god_that_takes_exactly_these(visitor: Callable[..., Visitor], file: Path) -> None:
    somebody = visitor()
    turn = at_the_gods(somebody, file)
    dice, shown = somebody.page.locator(DICE), faces(somebody)
    assert somebody.ask(FITTING) == []
    dice.nth(0).click()
    fitting = [key for keys in somebody.ask(FITTING) for key in keys]
    assert f"invoke:nephren_ka:{shown[0]}" in fitting
    dice.nth(0).click()
    assert somebody.ask(FITTING) == [], "a second click puts it back"
    dice.nth(1).focus()
    somebody.page.keyboard.press("Enter")
    assert dice.nth(1).get_attribute("aria-pressed") == "true"
    somebody.page.click("#god-nephren_ka")
    somebody.turn(turn.number)
    assert not somebody.page.locator("#menu").is_visible(), "one set of dice needs no menu"
    assert f"Ada invokes Nephren-Ka with a {shown[1]}." in somebody.page.inner_text("#lines")


def test_a_number_opens_a_row_and_arrows_lead_through_it(visitor: Callable[..., Visitor], file: Path) -> None:
    somebody = visitor()
    turn = at_the_gods(somebody, file)
    row = somebody.page.locator(".ways")
    somebody.page.keyboard.press(row.get_attribute("data-letter") or "")
    assert row.get_attribute("open") is not None
    somebody.page.keyboard.press("ArrowDown")
    assert "Nephren-Ka (X) with" in str(somebody.ask("document.activeElement.getAttribute('aria-description')"))
    somebody.page.keyboard.press("Enter")
    assert int(somebody.turn(turn.number).number) > int(turn.number)


def test_on_a_phone_a_tap_puts_the_option_into_the_line_and_do_it_sends_it(
    visitor: Callable[..., Visitor], file: Path
) -> None:
    somebody = visitor(phone=True, language="fr")
    turn = at_the_gods(somebody, file)
    somebody.page.locator("#options .list button.option:visible").first.tap()
    line = somebody.page.locator("#doing-what")
    first = line.inner_text()
    assert first and somebody.seen("prompt")
    somebody.page.tap("#sheet-line")
    assert "Invoquez un dieu" in somebody.page.inner_text("#sheet-line") and line.is_visible()
    somebody.page.locator("#board .lit:not([data-keys])").last.tap()
    assert line.inner_text() != first and str(somebody.number) == turn.number
    somebody.page.tap("#do-it")
    assert int(somebody.turn(turn.number).number) > int(turn.number)


def test_a_choice_is_drawn_once(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.bring(match_file(folder, game=MUSEUM, bots=2, until="before-roll", seed="once"))
    turn = somebody.turn()
    sent: list[str] = []
    somebody.page.on("request", lambda request: sent.append(f"{request.method} {request.url.rpartition('/')[2]}"))
    somebody.page.locator("#options button[value=roll]").click()
    somebody.turn(turn.number)
    somebody.page.wait_for_timeout(400)  # the stream tells of it, too
    assert sent == ["POST choose"]


def test_what_a_choice_has_changed_is_marked_and_then_no_more(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.bring(match_file(folder, until="sanity-bonus", seed="tide"))
    turn = somebody.turn()
    before = int(somebody.page.inner_text("#sanity-0 b"))
    somebody.ask(NOTE_MARKS)
    somebody.page.locator("#options button[value=yes]").click()
    somebody.page.wait_for_function("n => document.querySelector('#fragment').dataset.number > n", arg=int(turn.number))
    gained = int(somebody.page.inner_text("#sanity-0 b")) - before
    assert gained > 0 and f"sanity-0 +{gained}" in somebody.ask("marks")
    somebody.page.wait_for_function("() => !document.querySelector('[data-change]')")


def test_the_wheel_zooms_the_board_within_bounds_and_never_scrolls_the_page(
    visitor: Callable[..., Visitor], file: Path
) -> None:
    somebody = visitor()
    at_the_gods(somebody, file)
    somebody.page.mouse.move(500, 400)
    for _ in range(30):
        somebody.page.mouse.wheel(0, -400)
    somebody.page.wait_for_function("() => document.querySelector('#drawing').style.transform === 'scale(4)'")
    for _ in range(30):
        somebody.page.mouse.wheel(0, 400)
    somebody.page.wait_for_function("() => document.querySelector('#drawing').style.transform === ''")
    assert somebody.ask("scrollY") == 0
