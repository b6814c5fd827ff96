"""The board under the mouse: no click is lost, and the card shown is the card pointed at, however slow all is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .served import match_file
from .visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

CARDS, AZATHOTH = "**/card/**", "**/card/god/azathoth"


class SlowCards:
    """The words of cards, which come only when they are let through."""

    def __init__(self, somebody: Visitor, which: str) -> None:
        self.somebody = somebody
        self.held: list[Route] = []
        somebody.page.route(which, lambda route: self.held.append(route))

    def let_one_through(self) -> None:
        """Wait until one is asked for, and let it come."""
        self.somebody.until(lambda: self.held)
        self.held.pop(0).continue_()


@pytest.fixture
def somebody(visitor: Callable[..., Visitor], folder: Path) -> Visitor:
    """Somebody in the fifth month who is to invoke a god."""
    person = visitor()
    person.bring(match_file(folder, choices=55, seed="tide 4"))
    assert person.turn().lit
    return person


def test_a_menu_opens_and_is_answered_though_its_card_never_comes(somebody: Visitor) -> None:
    somebody.page.route(CARDS, lambda route: None)
    turn = somebody.turn()
    several = somebody.page.locator("#board .lit[data-keys][data-card]").first
    options = several.evaluate("place => JSON.parse(place.dataset.keys).length")
    several.click()
    buttons = somebody.page.locator("#menu button")
    assert buttons.first.is_visible() and buttons.count() == options
    buttons.last.click()
    assert int(somebody.turn(turn.number).number) > int(turn.number)


def test_no_option_of_a_menu_moves_when_its_card_comes(somebody: Visitor) -> None:
    cards = SlowCards(somebody, CARDS)
    several = somebody.page.locator("#board .lit[data-keys][data-card]")
    assert several.count()
    for number in range(several.count()):
        several.nth(number).click()
        before = somebody.page.locator("#menu button").last.bounding_box()
        cards.let_one_through()
        somebody.page.locator("#menu .card-text").wait_for()
        assert somebody.page.locator("#menu button").last.bounding_box() == before
        somebody.page.keyboard.press("Escape")


def test_a_card_still_on_its_way_is_not_shown_to_a_mouse_that_is_elsewhere(somebody: Visitor) -> None:
    cards = SlowCards(somebody, AZATHOTH)
    with somebody.page.expect_request(AZATHOTH):
        somebody.page.hover("#god-azathoth")
    somebody.page.hover("#god-cthulhu")
    with somebody.page.expect_response(AZATHOTH):
        cards.let_one_through()
    zoom = somebody.page.locator("#zoom")
    zoom.wait_for(state="visible")
    assert "Cthulhu" in zoom.inner_text()


def test_what_was_pressed_is_what_is_clicked(visitor: Callable[..., Visitor]) -> None:
    opener, friend = visitor(), visitor()
    opener.sit_down("me link random", seed="tide")
    friend.sit_by(opener.find("seat-link").input_value())
    turn = friend.turn()
    friend.page.locator("#options .option").first.hover()
    friend.page.mouse.down()
    opener.pull("chat")
    opener.page.fill("#said", "Hurry")
    with friend.page.expect_response("**/fragment") as news:
        opener.page.press("#said", "Enter")
    assert "Hurry" in news.value.text()
    friend.ask("() => new Promise(requestAnimationFrame)")
    assert "Hurry" not in friend.page.inner_html("#talk"), "the table waits for the release"
    friend.page.mouse.up()
    friend.page.wait_for_function("n => document.querySelector('#fragment').dataset.number > n", arg=int(turn.number))
    assert "Hurry" in friend.page.inner_html("#talk")
