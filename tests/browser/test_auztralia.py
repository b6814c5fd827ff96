"""AuZtralia in a browser: a first match by mouse, one alone by keyboard, on a phone, and for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .served import match_file
from .sight import look
from .visitor import Turn, Visitor

OUTBACK = "auztralia"
SEED = "drover"  # the same seed and the same clicks are the same match
FIERCE = "swagman"  # one in which the first seat fights
PLENTY = 300
LEAP = 24  # choices, after which chance plays until the end is near
REACHES = """() => [...document.querySelectorAll(".sortie")].map(each => each.getAttribute("class"))"""
ENDINGS = ("Time is over.", "The port of ")


def told_at_the_end(somebody: Visitor, ranked: int) -> None:
    """Who won, the Old Ones in their place among the others, and the seed."""
    assert somebody.find("result").locator("li").count() == ranked
    assert "Old Ones" in somebody.find("result").inner_text()
    assert somebody.find("shares").count()
    assert somebody.find("seed").is_visible()
    somebody.in_order()


def on_the_map(somebody: Visitor, turn: Turn) -> Turn:
    """Choose on the map where something can be chosen there, otherwise as anybody would."""
    places = somebody.page.locator("#board .lit:not([aria-haspopup])")
    if turn.picks or not places.count():
        return somebody.by_mouse(turn, brisk=True)
    places.first.click()
    somebody.first_way()
    return somebody.turn(turn.number)


def open_alone_by_keys(somebody: Visitor) -> Turn:
    """From the lobby to the first question, alone, and without touching the mouse."""
    keyboard = somebody.page.keyboard
    somebody.go()
    somebody.tab_to(f"[data-testid=open-{OUTBACK}]")
    keyboard.press("Enter")
    somebody.page.wait_for_selector("[name=seats]")
    somebody.tab_to(".advanced summary")
    keyboard.press("Enter")
    somebody.tab_to("#seed")
    keyboard.type(SEED)
    somebody.tab_to("[data-testid=open-it]")
    keyboard.press("Enter")
    somebody.page.wait_for_selector("#fragment")
    assert somebody.page.locator("#seats li").count() == 1
    return somebody.turn()


def test_a_newcomer_plays_a_whole_match_by_mouse(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.open("me random", game=OUTBACK, seed=SEED)
    turn = somebody.turn()
    on_the_board = choices = 0
    while not turn.over:
        choices += 1
        assert choices < PLENTY, "a match is not that long"
        on_the_board += bool(turn.lit)
        turn = somebody.leap(folder) if choices == LEAP else on_the_map(somebody, turn)
    assert on_the_board > 10
    told_at_the_end(somebody, ranked=3)


def test_a_whole_match_alone_by_keyboard_never_loses_the_place(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    turn = open_alone_by_keys(somebody)
    lost = []
    on_the_board, choices = False, 0
    while not turn.over:
        choices += 1
        if choices == LEAP:
            turn = somebody.leap(folder)
        if turn.focus.startswith("body"):
            lost.append(turn)
        if turn.lit and not on_the_board:  # the port, on the map
            on_the_board = True
            somebody.tab_to("#board .lit")
            somebody.page.keyboard.press("Enter")
            turn = somebody.turn(turn.number)
        else:
            turn = somebody.by_keyboard(turn, brisk=True, digit=2)
    assert not lost and on_the_board
    told_at_the_end(somebody, ranked=2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_map_and_the_question_are_in_sight_on_a_phone(
    visitor: Callable[..., Visitor], language: str, folder: Path
) -> None:
    somebody = visitor(phone=True, language=language)
    somebody.bring(match_file(folder, game=OUTBACK, until="act", seed=SEED))
    turn = somebody.turn()
    assert somebody.page.get_attribute("html", "lang") == language
    assert somebody.seen("prompt") and somebody.in_sight(somebody.page.locator("#options .option").first)
    somebody.in_order()
    somebody.open_everything()
    somebody.in_order()
    somebody.close_everything()
    somebody.page.locator("#options .option").first.tap()
    somebody.first_way()
    assert int(somebody.turn(turn.number).number) > int(turn.number)
    somebody.in_order()


def test_alone_between_a_phone_and_a_desk_nothing_lies_on_the_question(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor(viewport={"width": 900, "height": 800})
    somebody.open("me", game=OUTBACK, seed=SEED)
    somebody.by_mouse(somebody.turn(), brisk=True)  # a port is founded; then the actions are offered
    assert [str(each) for each in look(somebody.page).faults] == []
    mine, side = (somebody.page.locator(each).bounding_box() for each in ("#mine", "#side"))
    assert mine is not None and side is not None and mine["x"] + mine["width"] <= side["x"]


def test_pointing_at_units_shows_their_reach_on_the_map(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.bring(match_file(folder, game=OUTBACK, until="target", seed=FIERCE))
    somebody.turn()
    units = [each.removeprefix("sortie sortie-") for each in somebody.ask(REACHES)]
    assert units
    for unit in units:
        drawn = somebody.page.locator(f".sortie-{unit}")
        shown = "each => getComputedStyle(each).display"
        somebody.page.mouse.move(0, 0)
        assert drawn.evaluate(shown) == "none"
        somebody.page.locator(f"#unit-{unit}").hover()
        assert drawn.evaluate(shown) == "inline"


def test_axe_finds_nothing_serious(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    faults: dict[str, list[str]] = {}
    somebody.go(f"/open/{OUTBACK}")
    faults["open"] = somebody.faults_in_both_lights()
    for ask in ("place-port", "act", "retreat"):
        somebody.bring(match_file(folder, game=OUTBACK, until=ask, seed=FIERCE))
        assert somebody.turn().keys
        somebody.open_everything()
        faults[ask] = somebody.faults_in_both_lights()
    assert [f"{where}: {each}" for where, found in faults.items() for each in found] == []
