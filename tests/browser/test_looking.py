"""What the pages are like: small, at home on a phone, in both languages and lights, open to everybody; the replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .served import FESTIVAL, match_file
from .visitor import Visitor

FIRST_PAGE = 250_000


@pytest.fixture
def finished(folder: Path) -> Path:
    """A match that is over."""
    return match_file(folder)


@pytest.fixture
def running(folder: Path) -> Path:
    """A match in its fifth month, in which Ada is asked."""
    return match_file(folder, choices=55, seed="tide 4")


def to_replay(somebody: Visitor, finished: Path) -> int:
    """Look at a match again; how many choices it had."""
    somebody.bring(finished)
    somebody.find("replay").click()
    somebody.find("slider").wait_for()
    return int(somebody.find("slider").get_attribute("max") or 0)


def test_the_first_page_is_small(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor(fresh=True)
    sizes: dict[str, int] = {}

    def weigh(request: Any) -> None:
        size = request.sizes()
        sizes[request.url] = size["responseBodySize"] + size["responseHeadersSize"]

    somebody.page.on("requestfinished", weigh)
    somebody.go()
    somebody.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) <= FIRST_PAGE, sizes


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_fits_a_phone(visitor: Callable[..., Visitor], language: str, running: Path, finished: Path) -> None:
    somebody = visitor(phone=True, language=language)
    somebody.go()
    somebody.in_order()
    somebody.go(f"/open/{FESTIVAL}")
    somebody.in_order()
    somebody.page.click(".radios label:last-child")
    somebody.in_order()
    somebody.bring(running)
    turn = somebody.turn()
    somebody.in_order()
    somebody.open_everything()
    somebody.in_order()
    somebody.close_everything()
    turn = somebody.quickly(turn)
    somebody.page.locator("#options .option").last.tap()
    somebody.page.tap("#do-it")
    somebody.turn(turn.number)
    somebody.in_order()
    to_replay(somebody, finished)
    somebody.in_order()
    somebody.go()
    somebody.in_order()


def test_a_hint_is_in_sight_on_a_phone(visitor: Callable[..., Visitor], running: Path) -> None:
    somebody = visitor(phone=True)
    somebody.bring(running)
    somebody.turn()
    somebody.find("ask-hint").tap()
    somebody.find("hint").wait_for()
    somebody.until(lambda: somebody.seen("hint"))  # the page scrolls to it


def test_a_tap_reads_a_card_before_it_chooses(visitor: Callable[..., Visitor], running: Path) -> None:
    somebody = visitor(phone=True)
    somebody.bring(running)
    turn = somebody.turn()
    somebody.page.locator("#board .god.lit[data-keys]").first.tap()
    somebody.page.locator("#menu").wait_for(state="visible")
    somebody.page.locator("#menu .card-text").wait_for()  # the menu does not wait for it
    somebody.page.locator("#menu button").first.tap()
    assert str(somebody.number) == turn.number
    somebody.page.tap("#do-it")
    assert int(somebody.turn(turn.number).number) > int(turn.number)


def test_a_replay_is_scrubbed_by_slider_by_keys_and_by_links(visitor: Callable[..., Visitor], finished: Path) -> None:
    somebody = visitor()
    last = to_replay(somebody, finished)
    slider = somebody.find("slider")
    first = int(slider.get_attribute("min") or 0)

    def at(number: int) -> None:
        somebody.page.wait_for_function("n => new URL(location).searchParams.get('n') === String(n)", arg=number)
        assert somebody.find("position").inner_text().startswith(f"{number} of {last}")
        assert slider.input_value() == str(number)

    somebody.page.keyboard.press("ArrowRight")
    at(first + 1)
    somebody.page.keyboard.press("ArrowRight")
    at(first + 2)
    somebody.page.keyboard.press("ArrowLeft")
    at(first + 1)
    somebody.page.keyboard.press("End")
    at(last)
    somebody.page.keyboard.press("Home")
    at(first)
    slider.fill(str(last // 2))
    at(last // 2)
    somebody.page.focus("#n")
    somebody.page.keyboard.press("ArrowRight")
    at(last // 2 + 1)
    somebody.page.click("#step-on")
    at(last // 2 + 2)
    before = somebody.page.inner_text("#board")
    somebody.page.click("#step-last")
    at(last)
    assert somebody.page.inner_text("#board") != before
    somebody.page.reload()
    at(last)


def test_axe_finds_nothing_serious(
    visitor: Callable[..., Visitor], running: Path, finished: Path, folder: Path
) -> None:
    somebody = visitor()
    faults: dict[str, list[str]] = {}
    somebody.go()
    faults["lobby"] = somebody.faults_in_both_lights()
    somebody.go(f"/open/{FESTIVAL}")
    faults["open"] = somebody.faults_in_both_lights()
    somebody.bring(running)
    somebody.turn()
    faults["table"] = somebody.faults_in_both_lights()
    somebody.find("ask-hint").click()
    somebody.find("hint").wait_for()
    somebody.page.hover("#god-cthulhu")
    somebody.page.locator("#zoom").wait_for(state="visible")
    somebody.open_everything()
    faults["table, everything open"] = somebody.faults_in_both_lights()
    somebody.bring(match_file(folder, choices=50, seed="tide"))
    assert somebody.turn().lit
    faults["table, spreading"] = somebody.faults_in_both_lights()
    to_replay(somebody, finished)
    faults["replay"] = somebody.faults_in_both_lights()
    somebody.bring(match_file(folder, bots=1, choices=55, seed="tide 4"))
    somebody.find("curtain").wait_for()
    faults["curtain"] = somebody.faults_in_both_lights()
    assert not {where: found for where, found in faults.items() if found}
