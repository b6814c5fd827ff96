"""A replay that plays by itself, and a branch that goes on from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .served import match_file
from .visitor import Visitor


def test_a_replay_plays_by_itself_stops_at_the_end_and_leads_to_a_table_of_its_own(
    visitor: Callable[..., Visitor], folder: Path
) -> None:
    somebody = visitor()
    page = somebody.page
    somebody.bring(match_file(folder))
    somebody.find("retold").wait_for()
    somebody.find("turning-point").first.click()
    slider = somebody.find("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    began = int(slider.input_value())

    def beyond(number: int) -> int:
        page.wait_for_function("n => Number(document.querySelector('#n').value) > n", arg=number)
        return int(slider.input_value())

    page.click("[data-speed=fast]")
    page.keyboard.press("Tab")  # away from the button, which Space would press
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    beyond(beyond(began))
    assert somebody.find("play-itself").inner_text() == "Pause"
    page.keyboard.press("ArrowLeft")  # whoever steps has the say
    page.wait_for_function("() => document.querySelector('#play-itself span').textContent === 'Play'")
    page.wait_for_function("() => new URL(location).searchParams.get('n') === document.querySelector('#n').value")

    slider.fill(str(last - 3))
    page.wait_for_function("n => new URL(location).searchParams.get('n') === String(n)", arg=last - 3)
    somebody.find("play-itself").click()
    page.wait_for_function("n => new URL(location).searchParams.get('n') === String(n)", arg=last)
    page.wait_for_function("() => document.querySelector('#play-itself span').textContent === 'Play'")
    assert not page.locator("[data-testid=branch]").count()  # nothing is left to decide

    page.keyboard.press("PageUp")
    page.wait_for_function("n => Number(new URL(location).searchParams.get('n')) < n", arg=last)
    number = int(slider.input_value())
    assert somebody.find("here-link").input_value() == page.url
    page.select_option("#branch-seat", "1")
    old = page.url
    somebody.find("branch").click()
    page.wait_for_function("() => document.querySelector('#table') !== null")
    assert page.url.partition("/replay")[0] != old.partition("/replay")[0]
    page.wait_for_function("n => Number(document.querySelector('#fragment').dataset.number) >= n", arg=number)
    page.wait_for_function(
        "() => document.querySelector('#fragment').dataset.mine === '1' || document.querySelector('#retold')"
    )
