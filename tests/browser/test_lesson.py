"""A newcomer learns: Kingsport Festival by mouse, Elder Sign by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from .visitor import Visitor


def test_a_newcomer_follows_the_lesson_by_mouse(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.go()
    somebody.find("learn-now").click()
    turn = somebody.turn()
    told: list[str] = []
    while len(told) < 4:
        says = somebody.find("lesson-says").all_text_contents()
        told += [each for each in says if each not in told]
        advised = somebody.page.locator("button[data-advised]")
        if advised.count():
            assert somebody.page.locator("[data-taught]").count()
            advised.first.click()
            turn = somebody.turn(turn.number)
        else:
            turn = somebody.quickly(turn)
    assert told[0].startswith("Kingsport, 1920s")
    somebody.in_order()
    assert not somebody.grave_faults()
    somebody.find("lesson-leave").click()
    somebody.page.wait_for_selector("[data-testid=lesson-back]")
    assert somebody.find("lesson-says").count() == 0
    somebody.find("lesson-back").click()
    somebody.page.wait_for_selector("[data-testid=lesson-leave]")


def test_a_newcomer_follows_the_lesson_by_keyboard_alone(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.go()
    somebody.tab_to("[data-testid=learn-elder_sign]")
    somebody.page.keyboard.press("Enter")
    turn = somebody.turn()
    for begins in ("Arkham, 1926", "You roll all your dice", "These dice complete a task"):
        assert somebody.find("lesson-says").first.inner_text().startswith(begins)
        number = somebody.page.locator("button[data-advised] kbd").first.inner_text()
        somebody.page.keyboard.press(number)
        turn = somebody.turn(turn.number)
    assert "Solved" in somebody.find("lesson-says").first.inner_text()
