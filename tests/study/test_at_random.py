"""Where chance alone might never end a match, it plays with options that do, unless somebody says otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from leng.bots import Sight
from leng.bots.greedy import GreedyBot
from leng.engine.choice import Option
from leng.engine.game import Game, find_game
from leng.study import fuzz as fuzzing
from leng.study.bench import Pace
from leng.study.fuzz import ENDLESS, Care, combination, fuzz_match
from leng.study.simulate import simulate


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The small game of the tests, as if only iron doors were ever opened by chance."""
    game = find_game("SD")
    monkeypatch.setattr(game, "at_random", {"door": "iron"})
    return game


def test_random_bots_play_on_the_terms_that_end_a_match(door: Game[Any]) -> None:
    assert simulate(door, ["random"] * 2, 2, "s", processes=1).options == {"door": "iron"}


def test_what_somebody_says_is_played(door: Game[Any]) -> None:
    assert simulate(door, ["random"] * 2, 2, "s", {"door": "oak"}, processes=1).options == {"door": "oak"}


def test_where_anybody_thinks_nothing_is_changed(door: Game[Any]) -> None:
    assert simulate(door, ["greedy", "random"], 2, "s", processes=1).options == {"door": "oak"}


def test_the_speed_of_chance_is_measured_on_these_terms(door: Game[Any]) -> None:
    pace = Pace(door, 2)
    assert pace.options == {"door": "iron"} and pace.open_table(0)[0].opening.options == {"door": "iron"}


def test_the_fuzzer_plays_on_these_terms_or_on_none_of_them(door: Game[Any]) -> None:
    assert {combination(door, match)[1]["door"] for match in range(20)} == {"iron"}
    assert {combination(door, match, endless=True)[1]["door"] for match in range(20)} == {"oak"}
    festival = find_game("KF")
    assert all(combination(festival, match) == combination(festival, match, endless=True) for match in range(9))


def test_a_match_without_end_is_ended_by_greedy(
    door: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    choose = GreedyBot.choose

    def note(self: GreedyBot, sight: Sight) -> Option:
        asked.append(sight.seat)
        return choose(self, sight)

    monkeypatch.setattr(GreedyBot, "choose", note)
    assert fuzz_match(door, ENDLESS - 1, "s", tmp_path, Care()).failure is None
    assert asked == [], "it is over long before anybody loses patience"
    monkeypatch.setattr(fuzzing, "PATIENCE", 1)
    played = [fuzz_match(door, ENDLESS - 1, "s", tmp_path, care) for care in (Care(), Care(save=10_000, worlds=10_000))]
    assert asked and all(each.failure is None for each in played)
    assert played[0].decisions == played[1].decisions, "the same number is the same match"


def test_chance_cannot_be_told_to_play_what_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("SD")
    monkeypatch.setattr(game, "at_random", {"door": "glass"})
    monkeypatch.delattr(game, "options", raising=False)
    with pytest.raises(TypeError, match="door=glass"):
        assert game.options
