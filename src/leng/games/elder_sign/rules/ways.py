"""Which dice meet a task: every need its own dice, none of them to spare."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Need = int | str
Tokens = tuple[str, ...]
"""Dice as they are called in a question: ``lore``, ``3.y`` (yellow), ``wild.r``, ``terror@focus``, ``2@wither``."""

Way = tuple[str, ...]


class OpenTask(NamedTuple):
    """A task on the table, with the monster that belongs to it."""

    number: int
    needs: tuple[Need, ...]
    sanity: int
    stamina: int
    clock: int
    marker: str  # the monster on it, if any


WILD = 4  # ES R-109: a wild is worth 4 investigation, or any one symbol


@cache
def face_of(token: str) -> str:
    """The face a die shows."""
    return token.partition("@")[0].partition(".")[0]


def find_ways(needs: tuple[Need, ...], tokens: Tokens) -> tuple[Way, ...]:
    """All sets of dice that meet the needs and of which none could be left away."""  # ES
    found: set[Way] = set()
    symbols = sorted((need for need in needs if isinstance(need, str)), key=lambda need: need.count("/"))
    sums = sorted((need for need in needs if isinstance(need, int)), reverse=True)
    _meet(symbols, sums, list(tokens), (), found)
    return tuple(
        sorted(way for way in found if not any(_within(other, way) for other in found if len(other) < len(way)))
    )


def _meet(symbols: list[str], sums: list[int], left: list[str], taken: Way, found: set[Way]) -> None:
    if symbols:
        wanted = (*symbols[0].split("/"), "wild")
        for token in dict.fromkeys(left):
            if face_of(token) in wanted:
                rest = left[:]
                rest.remove(token)
                _meet(symbols[1:], sums, rest, (*taken, token), found)
    elif sums:
        _sum_up(sums[0], sums[1:], left, 0, taken, found)
    else:
        found.add(tuple(sorted(taken)))


def _sum_up(need: int, sums: list[int], left: list[str], start: int, taken: Way, found: set[Way]) -> None:
    """Add dice, from one place in the row on, until they are worth enough."""
    for place in range(start, len(left)):
        token = left[place]
        if place > start and left[place - 1] == token:
            continue  # the same die again
        worth = _worth(token)
        if not worth:
            continue
        rest = left[:place] + left[place + 1 :]
        if worth >= need:
            _meet([], sums, rest, (*taken, token), found)
        else:
            _sum_up(need - worth, sums, rest, place, (*taken, token), found)


@cache
def _worth(token: str) -> int:
    """How much investigation a die shows."""
    face = face_of(token)
    return WILD if face == "wild" else int(face) if face.isdigit() else 0


def _within(small: Way, large: Way) -> bool:
    """Whether all dice of one way are among those of another."""
    rest = list(large)
    for token in small:
        if token not in rest:
            return False
        rest.remove(token)
    return True
