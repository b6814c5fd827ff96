"""The oracle of Cult: a second telling of the rulebook, held against the engine over the table."""

from __future__ import annotations

import pytest

from leng.engine.game import load_game
from oracles.cult import ORACLE
from oracles.walk import walk

SLICES = [("random", 700, 2), ("random", 600, 36), ("greedy", 200, 9)]


@pytest.mark.parametrize(("player", "decisions", "first"), SLICES)
def test_the_engine_does_what_the_rulebook_says(player: str, decisions: int, first: int) -> None:
    walked = walk(load_game("cult"), ORACLE, decisions, "slice", player=player, first=first)
    assert not walked.found, "\n".join(map(str, walked.found))
    assert not walked.unspoken, f"nothing was said about {walked.unspoken}"
    assert walked.decisions == decisions
