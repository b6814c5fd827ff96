"""A newcomer's first match: from the lobby to the result, once by mouse and once by keyboard alone.

Chance plays the months in between, behind the scenes: they are asked like the others.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .visitor import Visitor

MONTHS, LEAP = 12, 4
FEW_CLICKS = 3
SEED = "newcomer"  # the same seed and the same clicks are the same match


def test_a_newcomer_is_asked_after_few_clicks(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.go()
    clicks = 0
    while not somebody.page.query_selector("#fragment") and clicks < FEW_CLICKS:
        somebody.find("play-now").click()
        somebody.page.wait_for_url("**/t/*")
        clicks += 1
    assert somebody.turn().keys > 1


def test_a_newcomer_plays_a_whole_match_by_mouse(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.open("me random random", seed=SEED)
    turn = somebody.turn()
    on_the_board = 0
    while not turn.over:
        brisk = somebody.round > 2
        if somebody.round == LEAP:
            turn = somebody.leap(folder)
        on_the_board += bool(turn.lit and not (brisk and turn.passing))
        turn = somebody.by_mouse(turn, brisk=brisk)
    assert on_the_board >= 4
    assert somebody.find("result").locator("li").count() == 3
    assert somebody.page.get_by_text("Twelve months are over.").count()
    assert somebody.find("seed").is_visible()
    somebody.in_order()


def test_a_whole_match_by_keyboard_alone_never_loses_the_place(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.go()
    somebody.tab_to("[data-testid=play-now]")
    somebody.page.keyboard.press("Enter")
    turn = somebody.turn()
    months = set()
    lost = []
    while not turn.over:
        if turn.focus.startswith("body"):
            lost.append(turn)
        months.add(somebody.round)
        if somebody.round == LEAP:
            turn = somebody.leap(folder)
            continue
        turn = somebody.by_keyboard(turn, brisk=somebody.round > 2)
    assert not lost
    assert months >= {*range(1, LEAP + 1), MONTHS}
    assert somebody.find("result").is_visible()


def test_the_board_answers_the_keyboard_too(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.sit_down()
    turn = somebody.turn()
    while not turn.lit:
        turn = somebody.quickly(turn)
    somebody.tab_to("#board .lit")
    somebody.page.keyboard.press("Enter")
    if somebody.page.locator("#menu").is_visible():
        assert somebody.ask("document.activeElement.closest('#menu') !== null")
        somebody.page.keyboard.press("Escape")
        assert somebody.ask("document.activeElement.matches('#board .lit')")
        somebody.page.keyboard.press("Enter")
        somebody.page.keyboard.press("ArrowDown")
        somebody.page.keyboard.press("Enter")
    after = somebody.turn(turn.number)
    assert int(after.number) > int(turn.number)
    assert not after.focus.startswith("body")
