"""Whole matches of Cult at a terminal, and several people at one screen who do not see each other's cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from leng.engine import journal
from leng.engine.state import EVERYBODY
from leng.engine.table import Table
from leng.terminal.loop import Sitting
from leng.terminal.screen import Screen

from .conftest import Sit, after, last_question

Saves = Callable[[], list[Path]]
ALONE = ("play", "cult", "--seats", "you,greedy", "--seed", "7")
DUO = ("play", "cult", "--seats", "human:Ada,human:Bob,greedy", "--seed", "8")


@pytest.mark.parametrize(("lang", "over"), [("en", "The match is over."), ("fr", "La partie est finie.")])
def test_a_match_is_played_to_the_end_by_always_taking_the_first_option(
    sit: Sit, saves: Saves, lang: str, over: str
) -> None:
    shown = sit(*ALONE, "--lang", lang, typed="1\n" * 600)
    assert shown.exit_code == 0
    assert over in shown.output
    assert "⟦" not in shown.output
    assert "\x1b" not in shown.output
    kept, difference = journal.verify(saves()[0])
    assert difference is None
    assert kept.result is not None


def test_the_question_stands_under_the_city_with_what_each_location_brings(sit: Sit) -> None:
    shown = sit(*ALONE).output
    assert "── The Eternal City" in shown.partition("Preach in the Ruins")[0]
    assert re.search(r"Preach in the Ruins.*  Draw 1 Miracle\n", last_question(shown))
    assert re.search(r"Preach at the Market.*  Gain 6 coins\n", last_question(shown))


def test_the_table_is_not_drawn_again_while_nobody_else_moves(sit: Sit) -> None:
    shown = sit(*ALONE, typed="pray\n").output
    assert "── The Eternal City" not in after(shown, "pray")
    assert "Your prayer brings you the effect of one Location" in last_question(shown)


class Onlooker:
    """Reads the screen whenever the table waits for a key, and knows what lies in the hands at that moment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sitting: Sitting | None = None
        self.own_cards_seen = self.others_hidden = 0
        begin, read = Sitting.__init__, Screen.read

        def sit_down(sitting: Sitting, table: Table, path: Path, screen: Screen) -> None:
            begin(sitting, table, path, screen)
            screen.console.record = True
            self.sitting = sitting

        def look_and_read(screen: Screen, prompt: str = "> ") -> str:
            self.look(screen.console.export_text())
            return read(screen, prompt)

        monkeypatch.setattr(Sitting, "__init__", sit_down)
        monkeypatch.setattr(Screen, "read", look_and_read)

    def look(self, text: str) -> None:
        """Fail when a card that lies only in hidden hands is named anywhere but in the open story."""
        assert self.sitting is not None
        table = self.sitting.table
        seat = EVERYBODY if self.sitting.at_keyboard is None else self.sitting.at_keyboard
        told = {f"  {self.sitting.presenter.line(event)}" for event in table.story(EVERYBODY)}
        private = "\n".join(line.rstrip() for line in text.splitlines() if line.rstrip() not in told)
        hidden = table.game.hidden_from(table.state, seat)
        for who in table.state.cults:
            for card in who.hand:
                name = table.state.box.cards[card].name.en
                if who.seat == seat:
                    self.own_cards_seen += name in private
                elif card in hidden:
                    self.others_hidden += 1
                    assert name not in private, f"{seat} saw {card}"


def test_the_hand_of_the_other_person_is_never_on_the_screen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    onlooker = Onlooker(monkeypatch)
    shown = sit(*DUO, typed="1\n2\n\n" * 60)
    assert shown.exit_code == 0, shown.output[-2000:]
    assert "Pass the keyboard to Ada" in shown.output
    assert "Pass the keyboard to Bob" in shown.output
    assert onlooker.own_cards_seen > 30
    assert onlooker.others_hidden > 50
