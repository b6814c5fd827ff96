"""Ratings: what is known of a table of victories comes out of it again."""

from __future__ import annotations

import pytest

from leng.study.ratings import MEAN, bounds, intervals, nobody, ratings, strengths


def _expected(strong: list[float], matches: float) -> list[list[float]]:
    """The victories that are to be expected of such strengths."""
    return [
        [0.0 if one is other else matches * strong[one] / (strong[one] + strong[other]) for other in range(len(strong))]
        for one in range(len(strong))
    ]


def test_the_strengths_that_made_a_table_are_found_in_it() -> None:
    found = strengths(_expected([1.0, 2.0, 4.0, 0.5], 60), draws=0)
    assert [each / found[0] for each in found] == pytest.approx([1, 2, 4, 0.5], rel=1e-4)


def test_who_wins_three_of_four_is_190_points_ahead() -> None:
    one, other = ratings([[0, 75_000.0], [25_000.0, 0]])
    assert one - other == pytest.approx(190.8, abs=0.1)
    assert (one + other) / 2 == pytest.approx(MEAN)


def test_who_wins_every_match_has_a_rating_too_the_better_the_more_matches() -> None:
    few, many = (ratings([[0, n], [0.0, 0]])[0] for n in (5.0, 50.0))
    assert MEAN < few < many < 3000


def test_two_who_never_met_are_compared_by_whom_they_met() -> None:
    wins = nobody(3)
    wins[0][1], wins[1][0] = 80.0, 20.0
    wins[1][2], wins[2][1] = 80.0, 20.0
    first, middle, last = ratings(wins)
    assert first - middle == pytest.approx(middle - last, abs=0.01)
    assert first - last > 400


def test_bounds_hold_95_of_100() -> None:
    assert bounds([float(n) for n in range(401)]) == (10.0, 390.0)


def test_more_matches_make_the_interval_narrower_and_it_holds_the_rating() -> None:
    lost, won = [[0, 0.0], [1.0, 0]], [[0, 1.0], [0.0, 0]]
    wide, narrow = (intervals([won, won, lost] * n, "seed")[0] for n in (4, 40))
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 2
    assert narrow[0] < ratings([[0, 80.0], [40.0, 0]])[0] < narrow[1]
    assert intervals([won, won, lost] * 4, "seed")[0] == wide, "the same seed draws the same matches"
