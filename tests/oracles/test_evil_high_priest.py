"""Evil High Priest by the letter: an oracle that plays along, from the rulebook alone."""

from __future__ import annotations

import pytest

from leng.engine.game import load_game
from oracles.evil_high_priest import ORACLE
from oracles.walk import walk

GAME = load_game("evil_high_priest")


@pytest.mark.parametrize("first", [0, 8, 20, 33])
def test_random_play_is_as_the_rulebook_has_it(first: int) -> None:
    walked = walk(GAME, ORACLE, 200, "slice", first=first)
    assert not walked.found, walked.found[0]
    assert not walked.unspoken


@pytest.mark.parametrize("first", [4, 11])
def test_greedy_play_is_as_the_rulebook_has_it(first: int) -> None:
    walked = walk(GAME, ORACLE, 60, "slice", player="greedy", first=first)
    assert not walked.found, walked.found[0]
    assert not walked.unspoken
