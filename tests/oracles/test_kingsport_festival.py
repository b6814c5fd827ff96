"""Kingsport Festival told twice: the oracle and the engine agree on every question, every answer and every end.

``make fuzz`` walks farther (``python -m oracles.walk kingsport_festival``).
"""

from __future__ import annotations

import pytest

from leng.engine.game import load_game
from oracles.kingsport_festival import KingsportOracle
from oracles.walk import Walked, walk


def walked(first: int, decisions: int, player: str = "random") -> Walked:
    """So many decisions of one combination and those behind it."""
    return walk(load_game("kingsport_festival"), KingsportOracle(), decisions, "slice", player=player, first=first)


@pytest.mark.parametrize("first", [0, 7, 19, 33])
def test_the_oracle_agrees_with_random_play(first: int) -> None:
    told = walked(first, 600)
    assert not told.found, "\n".join(map(str, told.found))
    assert not told.unspoken


def test_the_oracle_agrees_with_greedy_play() -> None:
    told = walked(5, 150, "greedy")
    assert not told.found, "\n".join(map(str, told.found))
    assert not told.unspoken
