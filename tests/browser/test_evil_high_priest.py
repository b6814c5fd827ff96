"""Evil High Priest in a browser: a first match by mouse, one alone by keyboard, on a phone, and for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .served import match_file
from .visitor import Turn, Visitor

CONCLAVE = "evil_high_priest"
SEED = "cinder"  # the same seed and the same clicks are the same match
ENOUGH = 70  # choices; chance takes long over a whole match


def saved(folder: Path, ask: str) -> Path:
    """A match of three with all boxes, in which Ada is asked this."""
    return match_file(folder, game=CONCLAVE, until=ask, seed=SEED, boxes="both", rounds="12")


def on_the_board(somebody: Visitor, turn: Turn) -> Turn:
    """Choose on the board where one thing can be chosen at a place, otherwise as anybody would."""
    places = somebody.page.locator("#board .lit:not([aria-haspopup])")
    if turn.picks or not places.count():
        return somebody.by_mouse(turn, brisk=True)
    places.first.click()
    somebody.first_way()
    return somebody.turn(turn.number)


def test_a_newcomer_plays_by_mouse_on_locks_and_places(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.open("me random", game=CONCLAVE, seed=SEED, rounds="12")
    turn = somebody.turn()
    chosen_there = choices = 0
    while not turn.over and choices < ENOUGH:
        choices += 1
        chosen_there += bool(turn.lit)
        turn = on_the_board(somebody, turn)
    assert chosen_there > 10
    somebody.in_order()


def test_alone_by_keyboard_never_loses_the_place(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.open("me", game=CONCLAVE, seed=SEED, rounds="12")
    turn = somebody.turn()
    lost, choices, on_it = [], 0, False
    while not turn.over and choices < ENOUGH // 2:
        choices += 1
        if turn.focus.startswith("body"):
            lost.append(turn)
        if somebody.page.locator("#board .lit:not([aria-haspopup])").count() and not on_it:
            on_it = True
            somebody.tab_to("#board .lit:not([aria-haspopup])")
            somebody.page.keyboard.press("Enter")
            turn = somebody.turn(turn.number)
        else:
            turn = somebody.by_keyboard(turn, brisk=True, digit=1)
    assert not lost
    somebody.in_order()


def test_what_raids_would_take_is_pulled_out_at_the_strip(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.bring(saved(folder, "turn"))
    somebody.turn()
    assert not somebody.page.locator("#tolls .pulled").is_visible()
    somebody.page.locator("#tolls > summary").click()
    assert somebody.page.locator("#tolls .steps li").first.is_visible()
    somebody.page.keyboard.press("Escape")
    assert not somebody.page.locator("#tolls .pulled").is_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ask", ["turn", "retaliate"])
def test_board_sanctuary_and_question_are_in_sight_on_a_phone(
    visitor: Callable[..., Visitor], language: str, ask: str, folder: Path
) -> None:
    somebody = visitor(phone=True, language=language)
    somebody.bring(saved(folder, ask))
    turn = somebody.turn()
    assert somebody.page.get_attribute("html", "lang") == language
    assert somebody.seen("prompt") and somebody.in_sight(somebody.page.locator("#options .option").first)
    assert somebody.in_sight(somebody.page.locator("#mine #exposed-0"))
    somebody.in_order()
    somebody.open_everything()
    somebody.in_order()
    somebody.close_everything()
    somebody.page.locator("#options .option").first.tap()
    somebody.first_way()
    assert int(somebody.turn(turn.number).number) > int(turn.number)
    somebody.in_order()


def test_axe_finds_nothing_serious(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    faults: dict[str, list[str]] = {}
    somebody.go(f"/open/{CONCLAVE}")
    faults["open"] = somebody.faults_in_both_lights()
    for ask in ("turn", "room", "retaliate"):
        somebody.bring(saved(folder, ask))
        assert somebody.turn().keys
        somebody.open_everything()
        faults[ask] = somebody.faults_in_both_lights()
    assert [f"{where}: {each}" for where, found in faults.items() for each in found] == []
