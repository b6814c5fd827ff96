"""Looking finds every fault there is to find; and a new question brings itself into sight, whatever was done before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from problems import Problems

from .served import match_file
from .sight import SIZES, choose_last, look, scroll_away
from .visitor import Visitor, settle, whose_turn

QUESTIONS = 3
LAPTOP, PHONE = ({"width": wide, "height": high} for wide, high in (SIZES["laptop"], SIZES["phone"]))
FAULTS = {
    "the prompt: out of sight": "#panel .ask-head { margin-top: -200px }",
    "the prompt: covered": "#story { position: fixed; inset: 0; z-index: 99 }",
    "the options: out of sight": "#list { max-height: 20px; min-height: 0 }",
    "pass: out of sight": "#sheet { height: 700px; min-height: 700px !important } .passing { margin-top: 900px }",
    "hint: out of sight": ".tools { position: relative; top: 900px }",
    "undo: out of sight": ".tools { position: relative; left: 900px }",
    "what is mine: not on the page": "",
    "what is mine: out of sight": "#mine { position: relative; top: 90px }",
    "a piece of mine: out of sight": "#mine > * { margin-top: 160px }",
    "what matters: out of sight": "#drawing { padding-top: 2000px }",
    "what matters: not on the board": "[data-region] { display: none !important }",
    "words are cut": ".option .label { width: 40px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }",
    "words are small": "#others .other { font-size: 11.5px !important }",
    "words on words": ".group { gap: 0 } .option { margin-top: -26px; min-height: 0 }",
    "words are covered": "#list { z-index: 2; position: relative; margin-top: -40px }",
    "a piece is cut": "#others { max-height: 20px }",
    "a sign is small": ".option .signs svg.i { width: 4px !important }",
    "wider than its room": "#list .group { width: 900px }",
    "higher than its room": "#mine { height: 30px }",
    "the board scrolls sideways": "#drawing { width: 3000px }",
    "the page scrolls": ".at-table { overflow: auto !important } .at-table main { height: 120dvh !important }",
    "the page scrolls sideways": ".at-table { overflow: auto !important; width: 1500px }",
    "fonts": "",
}


@pytest.fixture
def running(folder: Path) -> Path:
    """A match in its fifth month, in which Ada may invoke several gods."""
    return match_file(folder, choices=56, seed="tide")


WEAR = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
}"""


def test_each_fault_is_found_where_there_is_one(visitor: Callable[..., Visitor], running: Path) -> None:
    somebody = visitor(viewport=LAPTOP)
    somebody.bring(running)
    somebody.turn()
    assert not look(somebody.page).faults
    with Problems() as at:
        for fault, css in FAULTS.items():
            with at(fault):
                somebody.ask(WEAR, css)
                if fault.endswith("not on the page"):
                    somebody.ask("document.querySelector('#mine').id = 'yours'")
                found = look(somebody.page, fonts=fault != "fonts").faults
                somebody.ask("if (document.querySelector('#yours')) document.querySelector('#yours').id = 'mine'")
                assert fault in {each.what for each in found}, sorted({each.what for each in found})
    somebody.ask(WEAR, "")
    assert not look(somebody.page).faults


# A new question comes by the stream -----------------------------------------------------------------------------------

ALWAYS = ("the prompt", "the options", "pass", "hint", "undo", "what is mine", "a piece of mine", "the page")
"""What nothing may lie over, not even what somebody has pulled out themselves."""


def meanwhile(what: str, somebody: Visitor, phone: bool) -> None:
    """Scroll, or open a drawer, while the others think: by its key or, where there are none, by a tap."""
    if what == "scrolling":
        scroll_away(somebody)
        return
    if somebody.page.get_attribute(f"#{what}", "open") is None:
        if phone:
            somebody.page.locator(f"#{what} > summary").tap()
        else:
            somebody.page.keyboard.press(somebody.page.get_attribute(f"#{what}", "data-letter") or "")
    somebody.page.wait_for_selector(f"#{what}[open]")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_question_brings_itself_into_sight_when_the_stream_tells_of_it(
    phone: bool, visitor: Callable[..., Visitor]
) -> None:
    """Whatever somebody has done while the others thought: at one table one after the other."""
    somebody, friend = visitor(phone=phone, viewport=PHONE if phone else LAPTOP), visitor()
    somebody.sit_down("me link random", seed="tide")
    friend.sit_by(somebody.find("seat-link").input_value())
    with Problems() as at:
        for what in ("scrolling", "rules", "chat", "settings", "aside"):
            with at(what):
                faults = faults_after(what, somebody, friend, phone)
                assert not faults, "\n".join(dict.fromkeys(faults))
            somebody.close_everything()


def faults_after(what: str, somebody: Visitor, friend: Visitor, phone: bool) -> list[str]:
    """What is not in sight at the next few questions, when this was done before each of them."""
    people = [somebody, friend]
    faults: list[str] = []
    came, stirred = 0, False
    while came < QUESTIONS:
        decider = whose_turn(people)
        if decider is friend:
            meanwhile(what, somebody, phone)
            stirred = True
        elif stirred:
            found = look(somebody.page).faults
            faults += [str(each) for each in found if what == "scrolling" or each.what.startswith(ALWAYS)]
            came, stirred = came + 1, False
        number = decider.number
        decider.send(-1)
        settle(people, number + 1)
    return faults


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_next_question_is_in_sight_after_a_hint(
    phone: bool, visitor: Callable[..., Visitor], running: Path
) -> None:
    somebody = visitor(phone=phone, viewport=PHONE if phone else LAPTOP)
    somebody.bring(running)
    turn = somebody.turn()
    for _ in range(QUESTIONS):
        somebody.find("ask-hint").click()
        somebody.find("hint").wait_for()
        assert somebody.in_sight(somebody.page.locator(".option.hinted")), "one sees what the hint means"
        assert not look(somebody.page).faults
        choose_last(somebody, phone)
        turn = somebody.turn(turn.number)
        assert not look(somebody.page).faults
