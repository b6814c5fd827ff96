"""How a finished match was decided: points deed by deed, turning points, best deeds."""

from __future__ import annotations

import itertools

import pytest

from citing import rule
from leng.engine.game import find_game
from leng.engine.table import Seat, Table
from leng.engine.tally import Moment, ahead_since, best_deed, by_round, moments, rounds, turning_points
from matches import random_keys

FESTIVAL, OUTBACK, MUSEUM = "kingsport_festival", "auztralia", "elder_sign"
CONCLAVE, CITY = "evil_high_priest", "cult"


def over(game: str, seed: str = "lantern", players: int = 3) -> Table:
    """A match of three that is over."""
    found = find_game(game)
    table = Table.open(found, [Seat("Ada"), Seat("Ben"), Seat("Cy")][:players], found.at_random, seed)
    for _ in random_keys(table, seed, 10**6):
        pass
    assert table.result is not None
    return table


@pytest.mark.parametrize("game", [FESTIVAL, OUTBACK, CONCLAVE])
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


def test_where_no_points_are_counted_it_is_told_how_near_everybody_is_to_victory() -> None:
    table = over(CITY, "tide")
    assert table.result is not None
    along = moments(table)
    (winner,) = table.result.winners
    assert along[0].points == (0, 0, 0) and along[-1].points[winner] == 100
    assert all(0 <= each <= 100 for moment in along for each in moment.points)
    assert turning_points(along, winner) and all(best_deed(along, seat) for seat in range(3))


@rule("CU R-021")
def test_a_cult_is_as_near_to_victory_as_its_best_way_there() -> None:
    table = over(CITY, "tide")
    for who, (altars, mobs, summonings, near) in zip(
        table.state.cults, [(3, 1, 0, 60), (1, 3, 1, 75), (9, 0, 0, 100)], strict=True
    ):
        who.altars, who.mobs, who.summonings = list(range(altars)), mobs, summonings
        assert table.game.course(table.state)[who.seat] == near
        assert list(table.game.score_by_source(table.state, (), who.seat).values()) == [altars, mobs, summonings]


def test_at_a_table_won_together_the_sides_are_the_people_and_what_they_are_up_against() -> None:
    table = over(MUSEUM)
    along = moments(table)
    assert list(table.game.course(table.state)) == ["elder_sign", "doom"]
    signs, doom = along[-1].points
    ancient_one = table.state.box.ancient_ones[table.state.ancient_one]
    assert signs == 100 * table.state.signs // ancient_one.signs
    assert doom == 100 * table.state.doom // len(ancient_one.track)
    swings = [one.points[0] - one.points[1] - two.points[0] + two.points[1] for two, one in itertools.pairwise(along)]
    assert max(abs(each.by) for each in turning_points(along, 0)) == max(map(abs, swings))
    for seat in range(3):
        best = best_deed(along, seat, together=True)
        assert best is not None and best.deed.seat == seat, "everybody has done something"


@rule("ES R-047", "ES R-120")
def test_everything_found_and_all_the_doom_has_a_source() -> None:
    table = over(MUSEUM)
    told = [table.game.score_by_source(table.state, table.log, seat) for seat in range(3)]
    signs = sum(n for each in told for source, n in each.items() if source != "driven")
    assert signs == table.state.signs
    assert sum(table.game.score_by_source(table.state, table.log, "doom").values()) == table.state.doom > 0


def test_ahead_for_good_is_whoever_was_not_caught_up_with_again() -> None:
    def at(number: int, *points: int) -> Moment:
        return Moment(number, 1, "", points)

    along = [at(0, 0, 0), at(1, 3, 0), at(2, 3, 3), at(3, 4, 3), at(4, 9, 3)]
    since = ahead_since(along, 0)
    assert since is not None and since.number == 3
    assert ahead_since(along, 1) is None


def test_where_nothing_is_counted_there_are_moments_without_points() -> None:
    along = moments(over("sealed_door", players=2))
    assert len(along) > 10 and not any(moment.points for moment in along)
