"""Several people at one screen: nobody sees what is not theirs."""

from __future__ import annotations

from typing import Any

import pytest

from leng.engine.game import find_game
from leng.engine.table import Seat, Table
from leng.terminal import question

from .conftest import Sit
from .onlooking import Onlooker

DUO = ("play", "kf", "--seats", "human:Ada,human:Bob,random", "--scenario", "none")
PASS = "Pass the keyboard to "


def hands(g: Any) -> dict[int, dict[str, str]]:
    """The spells of every cultist."""
    return {who.seat: {card: g.box.spells[card].name.en for card in who.hand} for who in g.cultists}


def test_the_hand_of_the_other_person_is_never_on_the_screen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    onlooker = Onlooker(monkeypatch, hands)
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
