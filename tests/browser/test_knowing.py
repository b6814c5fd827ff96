"""What one wants to know at a table: how one wins, why a hint is what it is, what signs are called, the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .served import match_file
from .visitor import Visitor

SIGN = "#options .signs svg:has(> title)"


def test_how_one_wins_and_why_a_hint_is_what_it_is_are_a_key_away(
    visitor: Callable[..., Visitor], folder: Path
) -> None:
    somebody = visitor()
    somebody.bring(match_file(folder, choices=55, seed="tide 4"))
    turn = somebody.turn()
    somebody.page.keyboard.press("g")
    goal = somebody.page.locator("#goal .pulled")
    goal.wait_for(state="visible")
    assert "most cult points" in goal.inner_text() and "more months" in somebody.find("stand").inner_text()
    somebody.in_order()
    somebody.page.keyboard.press("Escape")
    assert not goal.is_visible()
    somebody.page.keyboard.press("h")
    hinted = somebody.find("hinted")
    hinted.first.wait_for()
    assert hinted.count() == 3 and all(hinted.nth(n).locator(".because").inner_text() for n in range(3))
    assert somebody.page.locator("#board .lit[data-hint='1']").count() == 1
    assert somebody.number == int(turn.number)
    somebody.page.locator("#options button.option").first.focus()
    somebody.page.keyboard.press("ArrowDown")
    somebody.page.keyboard.press("ArrowUp")
    tip = somebody.page.locator("#tip")
    tip.wait_for(state="visible")
    assert "sanity" in tip.inner_text(), "whoever comes by keyboard reads what the signs mean"
    somebody.in_order()


def test_a_finger_learns_what_a_sign_is_called(visitor: Callable[..., Visitor], folder: Path) -> None:
    somebody = visitor(phone=True)
    somebody.bring(match_file(folder, choices=55, seed="tide 4"))
    turn = somebody.turn()
    sign = somebody.page.locator(SIGN).first
    sign.tap()
    tip = somebody.page.locator("#tip")
    tip.wait_for(state="visible")
    named = sign.locator("title").text_content()
    assert named and named in tip.inner_text()
    assert somebody.number == int(turn.number), "nothing was chosen"


def test_why_not_leads_into_the_rulebook_and_that_is_searched_as_one_types(
    visitor: Callable[..., Visitor], folder: Path
) -> None:
    somebody = visitor()
    somebody.bring(match_file(folder, choices=55, seed="tide 4"))
    somebody.turn()
    somebody.find("why-not").locator("> summary").click()
    first = somebody.find("why-not").locator("li details").first
    first.locator("summary").click()
    cited = first.locator("a.cite")
    rule = cited.inner_text().split()[-1]
    somebody.page.goto(somebody.address + (cited.get_attribute("href") or ""))
    assert somebody.page.locator(f"#{rule}:target").is_visible()
    somebody.page.fill("#q", "sanity drops")
    somebody.page.wait_for_function("!document.querySelector('#found').hidden")
    shown = somebody.page.locator(".passage:visible")
    assert 0 < shown.count() < 10 and "sanity" in shown.first.inner_text().lower()
    somebody.in_order()
