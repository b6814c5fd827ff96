"""Positions that somebody wrote down: nothing is there without number, in no field of no game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from leng.engine.bounds import MOST, MOST_BITS, beyond_reason
from leng.engine.game import find_game
from leng.engine.journal import to_plain
from leng.engine.snapshot import exactly
from matches import GAMES, open_table, walk

HUGE = (10**6, -(10**6), 10**9)
KEPT_AS_BITS = ("haunted", "linked")
BY_NATURE = ("dice", "edition")
"""Large, or not what a position is made of."""

Way = tuple[Any, ...]


def numbers(plain: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every number in a position."""
    inside = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for name, each in inside:
        if name in BY_NATURE:
            continue
        if isinstance(each, int) and not isinstance(each, bool):
            yield (*way, name)
        else:
            yield from numbers(each, (*way, name))


def changed(plain: Any, way: Way, number: int) -> Any:
    """The same position with another number at one place."""
    if not way:
        return number
    twin = plain.copy()
    twin[way[0]] = changed(plain[way[0]], way[1:], number)
    return twin


def late_in_a_match(game: str) -> Any:
    """A position in which many things lie about."""
    table = open_table(game, "far")
    walk(table, "far", 120)
    return table.state


@pytest.mark.parametrize("game", GAMES)
def test_one_huge_number_in_a_position_is_refused_wherever_it_stands(game: str) -> None:
    state = late_in_a_match(game)
    plain = to_plain(state)
    assert beyond_reason(state) is None
    ways = list(numbers(plain))
    assert len(ways) >= 5
    for way in ways:
        if way[-1] in KEPT_AS_BITS:
            continue
        for huge in HUGE:
            with pytest.raises((ValueError, msgspec.ValidationError)):
                exactly(find_game(game), changed(plain, way, huge), state.box)


def test_sets_kept_as_bits_are_bounded_by_how_many_things_there_can_be() -> None:
    state = late_in_a_match("auztralia")
    state.haunted = 1 << MOST_BITS - 1
    assert beyond_reason(state) is None
    state.haunted = 1 << MOST_BITS
    assert beyond_reason(state) == ".haunted"


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ([1] * MOST, None),
        ([1] * (MOST + 1), ""),
        ({"a": [0, MOST + 1]}, ".a[1]"),
        ({MOST + 1: "a"}, f".{MOST + 1}"),
        ("x" * 9 * MOST, None),  # as long as the file that brings it
    ],
)
def test_what_is_beyond_reason_is_told_by_its_place(value: Any, where: str | None) -> None:
    assert beyond_reason(value) == where
