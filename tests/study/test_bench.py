"""Measuring: the figures belong together."""

from __future__ import annotations

import sys
import tracemalloc

import pytest

from leng.engine.dice import Dice
from leng.engine.game import find_game
from leng.study.bench import FIGURES, Pace, _walk, measure, sizes_of


@pytest.fixture(scope="module")
def door() -> Pace:
    return Pace(find_game("SD"), 3)


def test_the_figures_belong_together(door: Pace) -> None:
    found = measure(door, seconds=0.05)
    assert found.matches == door.matches > 0
    assert (found.game, found.players) == ("sealed_door", 3)
    assert found.decisions_per_second == pytest.approx(found.matches_per_second * found.mean_decisions, rel=0.01)
    assert found.open_decisions_per_second == pytest.approx(found.decisions_per_second * found.open_share, rel=0.01)
    assert all(getattr(found, name) > 0 for name in FIGURES)
    assert 1 < found.mean_options < 10
    assert 0 < found.open_share <= 1
    assert not tracemalloc.is_tracing()


def test_the_smallest_and_the_largest_table_are_measured() -> None:
    sizes = {"KF": [3, 5], "ES": [1, 8], "CU": [2, 5], "AZ": [1, 4], "SD": [2, 3]}
    assert {code: sizes_of(find_game(code)) for code in sizes} == sizes


def test_calls_are_the_same_whenever_they_are_counted(door: Pace) -> None:
    door.stretch(0.05)
    assert Pace(find_game("SD"), 3).calls == door.calls
    assert sys.getprofile() is None


def test_a_call_more_a_decision_is_counted(monkeypatch: pytest.MonkeyPatch, door: Pace) -> None:
    below = Dice.below

    def slower(self: Dice, n: int) -> int:
        return below(self, n)

    monkeypatch.setattr(Dice, "below", slower)
    assert door.calls + 1 < Pace(find_game("SD"), 3).calls < door.calls + 4


def test_play_without_keeping_and_play_at_a_table_is_the_same() -> None:
    pace = Pace(find_game("KF"), 3)
    assert [_walk(pace, number, 220).counts[0] for number in (0, 1)] == [pace.play(0), pace.play(1)]


def test_a_match_is_looked_at_from_its_beginning_to_its_end() -> None:
    """At open decisions, often in the middle of a unit of play, where a copy is dearest."""
    walk = _walk(Pace(find_game("KF"), 3), 0, 150)
    numbers = [table.number for table in walk.stops]
    assert numbers == sorted(numbers)
    assert 10 < len(numbers) <= 30
    assert numbers[0] < walk.counts[0] / 8 < walk.counts[0] * 7 / 8 < numbers[-1] < walk.counts[0]
    assert all(table.decision is not None and len(table.decision.options) > 1 for table in walk.stops)
    assert sum(bool(table.play.since) for table in walk.stops) > len(numbers) / 3
