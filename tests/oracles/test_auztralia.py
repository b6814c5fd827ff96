"""AuZtralia told twice: the oracle and the engine agree on every question, every answer and every end.

``make fuzz`` walks farther (``python -m oracles.walk auztralia``).
"""

from __future__ import annotations

import pytest

from leng.engine.game import load_game
from oracles.auztralia import AuztraliaOracle
from oracles.walk import Walked, walk

ONCE_OVER = {"alone": 0, "two, with variants": 36, "three together, challenged": 6, "four in the west": 3}


def walked(first: int, decisions: int, player: str = "random") -> Walked:
    """So many decisions of one combination."""
    return walk(load_game("auztralia"), AuztraliaOracle(), decisions, "slice", player=player, first=first)


@pytest.mark.parametrize("first", ONCE_OVER.values(), ids=ONCE_OVER)
def test_the_oracle_agrees_with_random_play(first: int) -> None:
    told = walked(first, 200)
    assert not told.found, "\n".join(map(str, told.found))
    assert not told.unspoken


def test_the_oracle_agrees_with_greedy_play() -> None:
    told = walked(14, 100, "greedy")
    assert not told.found, "\n".join(map(str, told.found))
