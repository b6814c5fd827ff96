"""A match told as deeds: every choice and every line belongs to exactly one, whose choices are of one seat and unit."""

from __future__ import annotations

import pytest

from leng.engine.deeds import begins_deed, deeds
from leng.engine.game import find_game
from leng.engine.table import Table
from matches import random_keys, seats, served


@pytest.mark.parametrize("game", served())
def test_deeds_tell_all_of_a_match_in_order(game: str) -> None:
    table = Table.open(find_game(game), seats(3), {}, "deeds")
    begins = {0}
    for _ in random_keys(table, "walk", 80):
        if begins_deed(table):
            begins.add(table.number)
    told = deeds(table)
    assert {deed.begin for deed in told} == begins - {table.number}
    assert [deed.begin for deed in told] == [0, *(deed.end for deed in told[:-1])]
    assert told[-1].end == len(table.moves)
    assert [deed.first for deed in told[1:]] == [deed.last for deed in told[:-1]]
    assert told[-1].last == len(table.log)
    begun = set(table.boundaries)
    for deed in told:
        assert {move.seat for move in table.moves[deed.begin : deed.end]} == {deed.seat}
        assert not begun & set(range(deed.begin + 1, deed.end))
    late = told[len(told) // 2]
    assert deeds(table, late.begin) == told[len(told) // 2 :]
