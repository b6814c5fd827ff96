"""How a finished match was decided: points deed by deed, turning points, best deeds."""

from __future__ import annotations

import itertools

import pytest

from leng.engine.game import find_game
from leng.engine.table import Seat, Table
from leng.engine.tally import best_deed, by_round, moments, rounds, turning_points
from matches import random_keys

FESTIVAL, OUTBACK, MUSEUM = "kingsport_festival", "auztralia", "elder_sign"


def over(game: str, seed: str = "lantern") -> Table:
    """A match of three that is over."""
    table = Table.open(find_game(game), [Seat("Ada"), Seat("Ben"), Seat("Cy")], {}, seed)
    for _ in random_keys(table, seed, 10**6):
        pass
    assert table.result is not None
    return table


@pytest.mark.parametrize("game", [FESTIVAL, OUTBACK])
def test_the_last_moment_is_the_result_and_every_other_one_a_position_of_the_match(game: str) -> None:
    table = over(game)
    along = moments(table)
    assert table.result is not None
    assert along[-1].points == (*table.result.scores, *(each.score for each in table.result.rivals))
    assert along[0].number == 0 and along[-1].number == table.number
    for moment in along[:: len(along) // 7]:
        state = table.position(moment.number).state if moment.number < table.number else table.state
        assert (state.round, state.phase) == (moment.round, moment.phase)
        assert [table.game.points(state, seat) for seat in range(3)] == list(moment.points[:3])


def test_a_curve_over_the_rounds_has_one_moment_for_the_end_of_each() -> None:
    along = moments(over(FESTIVAL))
    assert [moment.round for moment in by_round(along)] == [1, *range(1, 13)]
    began = rounds(along)
    assert list(began) == list(range(1, 13)) and sorted(began.values()) == list(began.values())


def test_turning_points_are_the_largest_swings_of_the_lead_in_their_order() -> None:
    table = over(FESTIVAL)
    assert table.result is not None
    (winner,) = table.result.winners
    along = moments(table)
    turns = turning_points(along, winner)

    def lead(points: tuple[int, ...]) -> int:
        return points[winner] - max(each for seat, each in enumerate(points) if seat != winner)

    assert len(turns) == 3
    assert [each.deed.end for each in turns] == sorted(each.deed.end for each in turns)
    assert all(each.by == lead(each.after.points) - lead(each.before.points) for each in turns)
    least = min(abs(each.by) for each in turns)
    swings = [abs(lead(two.points) - lead(one.points)) for one, two in itertools.pairwise(along)]
    assert sum(swing > least for swing in swings) < 3


def test_the_best_deed_of_a_seat_is_its_own_where_one_of_its_own_brought_anything() -> None:
    along = moments(over(FESTIVAL))
    for seat in range(3):
        best = best_deed(along, seat)
        assert best is not None and best.by > 0 and best.deed.seat == seat
        assert best.by == best.after.points[seat] - best.before.points[seat]


def test_where_nothing_is_counted_there_are_moments_without_points() -> None:
    along = moments(over(MUSEUM))
    assert len(along) > 10 and not any(moment.points for moment in along)
