"""What others do is played deed by deed, at each person's own speed; one answers only from the newest position."""

from __future__ import annotations

from collections.abc import Callable

from .visitor import Visitor

EARLIER = "() => document.querySelector('#fragment').dataset.earlier === '1'"
NOW = "n => (now => now.earlier === '0' && +now.number >= n)(document.querySelector('#fragment').dataset)"
CAPTION = "() => { const told = document.querySelector('#caption'); return !!told && !told.hidden && told.innerText; }"
PAUSED = f"() => ({EARLIER})() && document.querySelector('#deed-pause').getAttribute('aria-pressed') === 'true'"
MOVED = "n => +document.querySelector('#fragment').dataset.number > n"


def is_asked(somebody: Visitor) -> bool:
    return somebody.page.get_attribute("#fragment", "data-mine") == "1"


def chooses(somebody: Visitor, option: int) -> None:
    number = somebody.number
    somebody.send(option)
    somebody.page.wait_for_function(MOVED, arg=number)


def skips_to_now(somebody: Visitor, number: int) -> None:
    """By its key, if there is anything to skip; then the newest position is there."""
    if somebody.page.evaluate(EARLIER):
        somebody.page.keyboard.press("n")
    somebody.page.wait_for_function(NOW, arg=number)


def falls_behind(ada: Visitor, ben: Visitor) -> None:
    """Ada follows slowly and passes, Ben does what he can, until she is at an earlier deed, and pauses there."""

    def is_behind() -> bool:
        if is_asked(ben):
            chooses(ben, 0)
        elif is_asked(ada):
            chooses(ada, -1)
        if not ada.page.evaluate(EARLIER):
            return False
        ada.page.keyboard.press(" ")
        return bool(ada.page.evaluate(PAUSED))

    ada.until(is_behind)


def test_one_who_follows_slowly_keeps_nobody_waiting_and_skips_to_now_to_answer(
    visitor: Callable[..., Visitor],
) -> None:
    ada, ben = visitor(moving=True), visitor()
    ada.sit_down("me link random", seed="theatre")
    ben.sit_by(ada.find("seat-link").input_value())
    ada.pull("settings")
    ada.page.click("#paces-set-slow")
    ada.page.keyboard.press("Escape")
    falls_behind(ada, ben)
    assert ada.number < ben.number, "Ben has gone on without waiting for her"
    assert ada.page.evaluate(CAPTION)
    assert not ada.page.locator("#options").count(), "one answers only from the newest position"
    assert not ada.grave_faults()
    number = ada.number
    pages = ada.page.locator("#caption > p").count()
    for _ in range(pages):  # what came of a deed is a page of its own
        ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_function(MOVED, arg=number)
    skips_to_now(ada, ben.number)
    while not is_asked(ada):
        if is_asked(ben):
            chooses(ben, 0)
        skips_to_now(ada, ben.number)
    newest = ada.number
    ada.page.keyboard.press("s")  # since my last turn
    ada.page.wait_for_function(EARLIER)
    assert ada.number < newest
    ada.page.keyboard.press("n")
    ada.page.wait_for_function(NOW, arg=newest)
    chooses(ada, -1)
    ada.in_order()
    ada.pull("settings")
    ada.page.click("#paces-set-once")
    ada.page.reload()
    assert ada.page.get_attribute("#paces-set-once", "aria-pressed") == "true", "the browser remembers"
