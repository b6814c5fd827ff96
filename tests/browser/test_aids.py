"""What helps at the table: why not, hints, undo, standing orders, cards to read, languages, light, and the save."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from .served import LENG, match_file
from .visitor import Turn, Visitor


@pytest.fixture
def asked(visitor: Callable[..., Visitor], folder: Path) -> tuple[Visitor, Turn]:
    """Somebody in the fifth month who is to invoke a god."""
    somebody = visitor()
    somebody.bring(match_file(folder, choices=55, seed="tide 4"))
    turn = somebody.turn()
    assert turn.passing and turn.lit and somebody.round == 5
    return somebody, turn


def body_colour(somebody: Visitor) -> str:
    """What colour the page is."""
    return str(somebody.ask("getComputedStyle(document.body).backgroundColor"))


def test_why_not_shows_the_reason_and_the_rule(asked: tuple[Visitor, Turn]) -> None:
    somebody, _ = asked
    somebody.find("why-not").locator("> summary").click()
    first = somebody.find("why-not").locator("li details").first
    first.locator("summary").click()
    assert first.locator(".reason").inner_text().strip()
    assert "R-0" in first.locator(".rule").inner_text()


def test_a_hint_names_and_marks_an_option(asked: tuple[Visitor, Turn]) -> None:
    somebody, turn = asked
    somebody.find("ask-hint").click()
    told = somebody.find("hint").inner_text()
    marked = somebody.page.locator("button.option.hinted")
    assert marked.count() == 1 and marked.is_visible()
    assert (marked.get_attribute("aria-description") or marked.locator(".label").inner_text()) in told
    assert somebody.number == int(turn.number)
    assert somebody.seen("hint")
    somebody.keyboard_is_somewhere()


def test_undo_by_its_button_is_told_in_the_story(asked: tuple[Visitor, Turn]) -> None:
    somebody, turn = asked
    after = somebody.quickly(turn)
    assert int(after.number) > int(turn.number)
    somebody.find("undo").click()
    back = somebody.turn(after.number)
    assert (back.number, back.keys) == (turn.number, turn.keys)
    assert somebody.page.locator("#lines .line-undo").count() == 1


def test_undo_by_key_keeps_the_keyboard_at_the_table(asked: tuple[Visitor, Turn]) -> None:
    somebody, turn = asked
    after = somebody.by_keyboard(turn)
    somebody.page.keyboard.press("u")
    back = somebody.turn(after.number)
    assert back.number == turn.number
    somebody.keyboard_is_somewhere()
    after = somebody.by_keyboard(back)
    somebody.page.focus("#undo")
    somebody.page.keyboard.press("Enter")
    somebody.turn(after.number)
    somebody.keyboard_is_somewhere()


def test_the_last_undo_keeps_the_keyboard_at_the_table(visitor: Callable[..., Visitor]) -> None:
    somebody = visitor()
    somebody.sit_down()
    turn = somebody.turn()
    after = somebody.by_keyboard(turn)
    somebody.page.focus("#undo")
    somebody.page.keyboard.press("Enter")
    assert somebody.turn(after.number).number == turn.number
    assert somebody.page.is_disabled("#undo")
    somebody.keyboard_is_somewhere()


def test_whoever_is_bored_is_not_asked_what_is_no_question(asked: tuple[Visitor, Turn]) -> None:
    somebody, _ = asked
    somebody.pull("settings", "orders")
    offered = somebody.page.locator("#orders > form").count()
    somebody.page.focus("#orders > form button")
    somebody.page.keyboard.press("Enter")
    somebody.page.wait_for_selector(".orders li form")
    assert somebody.page.locator("#orders > form").count() == offered - 1
    somebody.keyboard_is_somewhere()


def test_nobody_is_invited_to_decline_what_a_turn_is_about(asked: tuple[Visitor, Turn]) -> None:
    """One click in February passed until May."""
    somebody, _ = asked
    somebody.pull("aside")
    assert somebody.page.locator("#aside .pulled").is_visible() and not somebody.find("silence").count()


def test_standing_orders_are_given_seen_and_lifted(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor()
    somebody.bring(match_file(folder, game="cult", until="act", seed="thirteen 3"))
    turn, this_round = somebody.turn(), somebody.round
    before = somebody.page.locator(".orders li form").count()
    somebody.pull("aside")
    declining = somebody.page.inner_text("#options [data-passing] .label")
    assert f"“{declining}”" in somebody.page.inner_text("#silence-about"), "one knows what will be answered"
    somebody.find("wish-round").click()
    assert f"“{declining}”" in somebody.page.inner_text(".sure[open] p") and str(somebody.number) == turn.number
    somebody.find("order-round").click()
    somebody.page.wait_for_function("n => document.querySelector('#fragment').dataset.number > n", arg=int(turn.number))
    somebody.pull("settings", "orders")
    given = somebody.page.locator(".orders li form")
    assert given.count() == before + 1
    assert f"round {this_round}" in somebody.page.locator(".orders li").last.inner_text()
    given.last.locator("button").focus()
    somebody.page.keyboard.press("Enter")
    somebody.page.wait_for_function("n => document.querySelectorAll('.orders li form').length === n", arg=before)
    somebody.keyboard_is_somewhere()


def test_a_card_is_read_by_hovering_by_focus_and_put_away(asked: tuple[Visitor, Turn]) -> None:
    somebody, _ = asked
    zoom = somebody.page.locator("#zoom")
    somebody.page.hover("#god-cthulhu")
    zoom.filter(has_text="Cthulhu").wait_for()
    assert zoom.locator(".source").inner_text()
    somebody.page.keyboard.press("Escape")
    assert not zoom.is_visible()
    somebody.page.mouse.move(5, 5)
    somebody.tab_to("#god-azathoth")
    zoom.filter(has_text="Azathoth").wait_for()  # the cards passed on the way may be shown for a moment


def test_the_language_changes_and_the_table_stays(asked: tuple[Visitor, Turn]) -> None:
    somebody, turn = asked
    where, prompt = somebody.page.url, somebody.find("prompt").inner_text()
    somebody.pull("settings")
    somebody.page.click("[name=lang][value=fr]")
    somebody.page.wait_for_selector("html[lang=fr]")
    assert somebody.page.url == where
    assert somebody.turn().number == turn.number
    assert somebody.find("prompt").inner_text() != prompt
    assert "Tout lire" in somebody.page.content()
    somebody.in_order()
    somebody.go()
    assert somebody.page.get_attribute("html", "lang") == "fr"
    somebody.in_order()


def test_light_and_dark_change_and_stay(asked: tuple[Visitor, Turn]) -> None:
    somebody, turn = asked
    light = body_colour(somebody)
    somebody.pull("settings")
    somebody.page.click("[name=theme][value=dark]")
    somebody.page.wait_for_selector("html[data-theme=dark]")
    assert body_colour(somebody) != light
    assert somebody.turn().number == turn.number
    somebody.go()
    assert somebody.page.get_attribute("html", "data-theme") == "dark"
    somebody.page.click("[name=theme][value='']")
    somebody.page.wait_for_selector("html:not([data-theme])")
    assert body_colour(somebody) == light
    somebody.page.emulate_media(color_scheme="dark")
    assert body_colour(somebody) != light


def test_the_save_can_be_verified_and_brought_back(asked: tuple[Visitor, Turn], tmp_path: Path) -> None:
    somebody, turn = asked
    somebody.pull("settings", "about-table")
    with somebody.page.expect_download() as coming:
        somebody.find("save").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".leng"
    told = subprocess.run([LENG, "verify", str(file), "--lang", "en"], capture_output=True, text=True, timeout=30)
    assert told.returncode == 0, told.stdout + told.stderr
    somebody.upload(file)
    assert somebody.turn().number == turn.number


def test_pieces_move_unless_the_person_wants_no_motion(visitor: Callable[..., Visitor], folder: Path) -> None:
    file = match_file(folder, choices=55, seed="tide 4")
    moves = {}
    for wish in (False, True):
        somebody = visitor(moving=wish, fresh=True)
        somebody.page.add_init_script(
            "window.moved = 0; const animate = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };"
        )
        somebody.bring(file)
        turn = somebody.turn()
        for _ in range(4):
            turn = somebody.quickly(turn)
        running = "document.getAnimations().filter(each => each.playState === 'running').length"
        moves[wish] = somebody.ask("window.moved") + (0 if wish else somebody.ask(running))
    assert moves[False] == 0
    assert moves[True] > 0
