"""The oracle of Elder Sign: a second telling of the rulebook, held against the engine over the table."""

from __future__ import annotations

import pytest

from leng.engine.game import load_game
from oracles.elder_sign import ORACLE
from oracles.walk import walk


@pytest.mark.parametrize(
    ("player", "decisions", "first"), [("random", 500, 3), ("random", 400, 62), ("greedy", 200, 8)]
)
def test_the_engine_does_what_the_rulebook_says(player: str, decisions: int, first: int) -> None:
    walked = walk(load_game("elder_sign"), ORACLE, decisions, "slice", player=player, first=first)
    assert not walked.found, "\n".join(map(str, walked.found))
    assert not walked.unspoken, f"nothing was said about {walked.unspoken}"
    assert walked.decisions == decisions
