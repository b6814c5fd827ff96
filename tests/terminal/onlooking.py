"""Somebody who looks at the screen whenever the table waits, and knows what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from leng.engine.state import EVERYBODY
from leng.engine.table import Table
from leng.terminal.diary import Diary
from leng.terminal.loop import Sitting
from leng.terminal.screen import Screen

Hands = Callable[[Any], Mapping[int, Mapping[str, str]]]
"""The cards in hand of every seat, each with what it is called."""


class Onlooker:
    """Reads the screen whenever the table waits for a key, and knows what lies in the hands at that moment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, hands: Hands) -> None:
        self.hands = hands
        self.sitting: Sitting | None = None
        self.looks = self.own_cards_seen = self.others_hidden = 0
        begin, read = Sitting.__init__, Screen.read

        def sit_down(sitting: Sitting, table: Table, diary: Diary, screen: Screen) -> None:
            begin(sitting, table, diary, screen)
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
        self.looks += 1
        for owner, cards in self.hands(table.state).items():
            for card, name in cards.items():
                if owner == seat:
                    self.own_cards_seen += name in private
                elif card in hidden:
                    self.others_hidden += 1
                    assert name not in private, f"{seat} saw {card}"
