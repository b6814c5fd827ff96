"""The helper that tells every problem at once does so, and looks at something."""

from __future__ import annotations

import pytest

from problems import Problems


def _look(*numbers: int) -> None:
    with Problems() as at:
        for number in numbers:
            with at(f"number {number}"):
                assert 1 % number == 1, "odd"


def test_every_problem_is_told_by_its_name() -> None:
    with pytest.raises(AssertionError, match="2 of 3") as told:
        _look(0, 1, 2)
    assert "number 0: ZeroDivisionError" in str(told.value) and "number 1: AssertionError: odd" in str(told.value)
    assert "number 2" not in str(told.value)


def test_looking_at_nothing_proves_nothing() -> None:
    with pytest.raises(AssertionError, match="nothing to look at"):
        _look()


def test_where_nothing_is_wrong_nothing_is_told() -> None:
    _look(2, 3)
