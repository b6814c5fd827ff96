"""Measuring: the figures belong together."""

from __future__ import annotations

import pytest

from leng.engine.game import find_game
from leng.study.bench import FIGURES, _in_the_middle, measure


def test_the_figures_belong_together() -> None:
    found = measure(find_game("SD"), seconds=0.05)
    assert found.matches > 0
    assert found.decisions_per_second == pytest.approx(found.matches_per_second * found.mean_decisions, rel=0.01)
    assert all(getattr(found, name) > 0 for name in FIGURES)
    assert 1 < found.mean_options < 10


def test_the_tables_that_are_copied_lie_in_the_middle_of_a_unit() -> None:
    tables, *_ = _in_the_middle(find_game("KF"), 3, "bench", 220)
    assert len(tables) > 5
    assert all(table.play.since and table.number >= 110 and table.decision is not None for table in tables)
