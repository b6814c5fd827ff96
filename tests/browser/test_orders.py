"""Standing orders under a condition in a real browser: by keyboard, by touch, and while others talk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .served import match_file
from .visitor import Turn, Visitor

LIST = "[data-testid=proviso]"
PLENTY = 60


@pytest.fixture
def file(folder: Path) -> Path:
    """A match of Cult, up to the first question whether to act before a Location is decided, where Ada is present."""
    return match_file(folder, game="cult", until="act", seed="thirteen 3")


def before_a_location(somebody: Visitor, file: Path) -> Turn:
    """Sit down at that match."""
    somebody.bring(file)
    assert somebody.page.locator(LIST).count()
    turn = somebody.turn()
    somebody.pull("aside")
    return turn


def conditions(somebody: Visitor) -> list[str]:
    """The conditions in the list."""
    found: list[str] = somebody.ask(f"[...document.querySelectorAll('{LIST} option')].map(each => each.value)")
    return found


def test_an_order_up_to_a_location_is_given_and_lifted_by_keyboard_alone(
    visitor: Callable[..., Visitor], file: Path
) -> None:
    somebody = visitor()
    turn = before_a_location(somebody, file)
    wish = conditions(somebody)
    assert wish[0] == "absent" and wish[-1] == "before:rift_of_darkness"
    somebody.pick_by_keys(LIST, "before:rift_of_darkness")
    somebody.tab_to("[data-testid=wish-proviso]")
    somebody.page.keyboard.press("Enter")
    somebody.tab_to("[data-testid=order-proviso]")
    somebody.page.keyboard.press("Enter")
    somebody.turn(turn.number)
    somebody.pull("settings", "orders")
    given = somebody.page.locator(".orders li", has_text="until the Rift of Darkness")
    assert given.is_visible()
    somebody.tab_to(".orders li:last-child button")
    somebody.page.keyboard.press("Enter")
    given.wait_for(state="detached")
    somebody.keyboard_is_somewhere()


def test_an_order_that_does_not_answer_this_question_says_that_it_is_given(
    visitor: Callable[..., Visitor], file: Path
) -> None:
    """Whoever is present is asked in spite of an order to pass wherever they are absent."""
    somebody = visitor()
    turn = before_a_location(somebody, file)
    somebody.page.select_option(LIST, "absent")
    somebody.order("proviso")
    somebody.find("ordered").filter(has_text="You are not asked, as long as you have nothing on the active").wait_for()
    assert str(somebody.number) == turn.number and somebody.page.locator("#options .option").count() == turn.keys


def test_on_a_phone_the_list_fits_and_an_order_silences_the_rest_of_the_round(
    visitor: Callable[..., Visitor], file: Path
) -> None:
    somebody = visitor(phone=True, language="fr")
    turn = before_a_location(somebody, file)
    somebody.in_order()
    assert somebody.ask("(panel => panel.scrollWidth <= panel.clientWidth)(document.querySelector('#panel'))")
    assert not somebody.grave_faults("label", "select-name", "button-name", "color-contrast")
    somebody.page.select_option(LIST, "before:rift_of_darkness")
    round_before = somebody.round
    somebody.order("proviso")
    turn = somebody.turn(turn.number)
    while not turn.over and somebody.round == round_before:
        assert not somebody.page.locator(LIST).count(), "asked again before the Rift"
        turn = somebody.quickly(turn)
    assert somebody.round > round_before
    somebody.in_order()


def test_what_was_picked_stays_picked_while_others_talk_and_the_next_question_has_its_own_list(
    visitor: Callable[..., Visitor], file: Path
) -> None:
    somebody = visitor()
    turn = before_a_location(somebody, file)
    first = conditions(somebody)
    somebody.page.select_option(LIST, first[-1])
    somebody.pull("chat")
    somebody.page.fill("#said", "Iä!")
    somebody.page.press("#said", "Enter")
    somebody.page.locator("#talk li", has_text="Iä!").wait_for()
    assert somebody.page.input_value(LIST) == first[-1]
    for _ in range(PLENTY):
        turn = somebody.quickly(turn, int(turn.number) % turn.keys)  # now this, now that: elsewhere, too
        if somebody.page.locator(LIST).count() and conditions(somebody) != first:
            break
    assert conditions(somebody) != first and somebody.page.input_value(LIST) == "absent"


def test_several_people_are_told_what_haste_tells_the_others(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.sit_down("me link random", game="cult", seed="thirteen")
    somebody.pull("settings", "orders")
    warning = somebody.page.locator("#haste-betrays")
    assert warning.is_visible()
    button = somebody.page.locator("#orders > form button")
    assert button.get_attribute("aria-describedby") == "haste-betrays"
    button.click()
    somebody.page.locator(".orders li form").wait_for()
    assert warning.is_visible(), "it is still true"
