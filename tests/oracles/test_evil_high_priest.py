"""Evil High Priest by the letter: an oracle that plays along, from the rulebook alone."""

from __future__ import annotations

import pytest

from leng.engine.game import load_game
from oracles.evil_high_priest import ORACLE
from oracles.walk import walk

GAME = load_game("evil_high_priest")

TOGETHER = [2, 12, 15, 31, 58, 74, 93, 101, 140, 163]
ALONE = [11, 27, 46, 54, 62, 81, 84, 92, 100, 116]
"""Matches to begin with, each of another cult board: with others, and alone."""


@pytest.mark.parametrize("first", TOGETHER)
def test_random_play_is_as_the_rulebook_has_it(first: int) -> None:
    _as_the_rulebook_has_it(first, 180, "random")


@pytest.mark.parametrize("first", ALONE)
def test_random_play_alone_is_as_the_rulebook_has_it(first: int) -> None:
    _as_the_rulebook_has_it(first, 80, "random")


def test_greedy_play_is_as_the_rulebook_has_it() -> None:
    _as_the_rulebook_has_it(100, 60, "greedy")


def _as_the_rulebook_has_it(first: int, decisions: int, player: str) -> None:
    walked = walk(GAME, ORACLE, decisions, "slice", player=player, first=first)
    assert not walked.found, walked.found[0]
    assert not walked.unspoken
