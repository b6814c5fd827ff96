"""Cult at a terminal: the question under the city, and several people who do not see each other's cards."""

from __future__ import annotations

import re

import pytest

from leng.games.cult.state import City

from .conftest import Sit, after, last_question
from .onlooking import Onlooker

ALONE = ("play", "cult", "--seats", "you,greedy", "--seed", "7")
DUO = ("play", "cult", "--seats", "human:Ada,human:Bob,greedy", "--seed", "8")


def hands(g: City) -> dict[int, dict[str, str]]:
    """The Miracles and Intrigues of every cult."""
    return {who.seat: {card: g.box.cards[card].name.en for card in who.hand} for who in g.cults}


def test_the_question_stands_under_the_city_with_what_each_location_brings(sit: Sit) -> None:
    shown = sit(*ALONE).output
    assert "── The Eternal City" in shown.partition("Preach in the Ruins")[0]
    assert re.search(r"Preach in the Ruins.*  Draw 1 Miracle\n", last_question(shown))
    assert re.search(r"Preach at the Market.*  Gain 6 coins\n", last_question(shown))


def test_the_table_is_not_drawn_again_while_nobody_else_moves(sit: Sit) -> None:
    shown = sit(*ALONE, typed="pray\n").output
    assert "── The Eternal City" not in after(shown, "pray")
    assert "Your prayer brings you the effect of one Location" in last_question(shown)


def test_the_hand_of_the_other_person_is_never_on_the_screen(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    onlooker = Onlooker(monkeypatch, hands)
    shown = sit(*DUO, typed="1\n2\n\n" * 60)
    assert shown.exit_code == 0, shown.output[-2000:]
    assert "Pass the keyboard to Ada" in shown.output
    assert "Pass the keyboard to Bob" in shown.output
    assert onlooker.own_cards_seen > 30
    assert onlooker.others_hidden > 50
