"""Several people at one screen: nobody sees what is not theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from leng.engine.game import find_game
from leng.engine.state import EVERYBODY
from leng.engine.table import Seat, Table
from leng.terminal import question
from leng.terminal.loop import Sitting
from leng.terminal.screen import Screen

from .conftest import Sit

DUO = ("play", "kf", "--seats", "human:Ada,human:Bob,random", "--scenario", "none")
PASS = "Pass the keyboard to "


class Onlooker:
    """Reads the screen whenever the table waits for a key, and knows what lies in the hands at that moment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sitting: Sitting | None = None
        self.looks = self.own_cards_seen = self.others_hidden = 0
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
        """Fail when a card in somebody else's hand is named anywhere but in the open story."""
        assert self.sitting is not None
        table, seat = self.sitting.table, self.sitting.at_keyboard
        told = {f"  {self.sitting.presenter.line(event)}" for event in table.story(EVERYBODY)}
        private = "\n".join(line.rstrip() for line in text.splitlines() if line.rstrip() not in told)
        names = {card: spell.name.en for card, spell in table.state.box.spells.items()}
        self.looks += 1
        for who in table.state.cultists:
            for card in who.hand:
                if who.seat == seat:
                    self.own_cards_seen += names[card] in private
                else:
                    self.others_hidden += 1
                    assert names[card] not in private, f"{seat} saw {card}"


def test_the_hand_of_the_other_person_is_never_on_the_screen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    onlooker = Onlooker(monkeypatch)
    for seed in ("3", "4"):
        shown = sit(*DUO, "--seed", seed, typed="1\n" * 130)
        assert shown.exit_code == 0, shown.output[-2000:]
        assert f"{PASS}Ada" in shown.output
        assert f"{PASS}Bob" in shown.output
    assert onlooker.looks > 200
    assert onlooker.own_cards_seen > 50
    assert onlooker.others_hidden > 200


def test_a_private_card_is_asked_about_in_secret() -> None:
    game = find_game("kf")
    seats = [Seat("Ada"), Seat("Bob"), Seat("Eve")]
    found = 0
    for seed in range(12):
        table = Table.open(game, seats, {"scenario": "none"}, str(seed))
        while table.decision is not None and found < 5:
            decision = table.decision
            if decision.ask.name == "read-card":
                found += 1
                assert question.is_secret(table, decision)
            else:
                assert not question.is_secret(table, decision)
            table.take(decision.options[0])
    assert found


def test_nothing_of_the_last_person_is_shown_before_the_next_one_is_ready(sit: Sit) -> None:
    output = sit(*DUO, "--seed", "3", typed="\n1\n").output
    second = output.split(PASS)[2]
    assert "Cultists in turn order" not in second
    assert "Press Enter when you are ready" in second
