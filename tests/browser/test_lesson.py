"""A newcomer learns: Kingsport Festival by mouse, Elder Sign by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .sight import SIZES, look
from .visitor import Visitor

STEPS = 5
LAPTOP, PHONE = ({"width": wide, "height": high} for wide, high in (SIZES["laptop"], SIZES["phone"]))
SAID = "() => { const it = document.querySelector('#lesson'); return [it.scrollHeight, it.clientHeight]; }"
SHOWN = "#board .lit[data-taught]"


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


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "language"), [("evil_high_priest", "en"), ("auztralia", "fr"), ("elder_sign", "fr")])
def test_what_the_lesson_names_is_in_sight_and_nothing_of_its_words_is_cut(
    game: str, language: str, phone: bool, visitor: Callable[..., Visitor]
) -> None:
    somebody = visitor(language=language, phone=phone, viewport=PHONE if phone else LAPTOP)
    somebody.go()
    somebody.find(f"learn-{game}").click()
    turn, shown = somebody.turn(), 0
    for _ in range(STEPS):
        found = [str(each) for each in look(somebody.page).faults]
        assert not found, "\n".join(found)
        if somebody.page.locator("#lesson").count():
            high, room = somebody.ask(SAID)
            assert high <= room + 1, "all that the lesson says is in sight"
        advised = somebody.page.locator("#options button[data-advised]")
        if not advised.count():
            turn = somebody.quickly(turn)
            continue
        assert somebody.in_sight(advised.first), "what is advised is in sight"
        for place in somebody.page.locator(SHOWN).all():
            shown += 1
            assert somebody.in_sight(place), f"{place.get_attribute('data-place')} is shown"
        number = turn.number
        somebody.ask(
            "document.querySelector('#options button[data-advised]').form.requestSubmit("
            "document.querySelector('#options button[data-advised]'))"
        )
        turn = somebody.turn(number)
    assert shown
