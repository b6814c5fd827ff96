"""Which dice meet a task: every need its own dice, none of them to spare."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

Need = int | str
"""Investigation worth so much; or lore, peril, terror; or one of two, as in ``lore/peril``."""

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


def from_pool(way: Way) -> tuple[int, int, int]:
    """How many green, yellow and red dice of the pool are among some dice."""
    taken = [name[-2:] for name in way if "@" not in name]
    yellow, red = taken.count(".y"), taken.count(".r")
    return len(taken) - yellow - red, yellow, red


@cache
def faces_for(needs: tuple[Need, ...]) -> frozenset[str]:
    """The faces that are of any use for these needs."""
    faces = {"wild"}
    for need in needs:
        faces.update(("1", "2", "3", "4") if isinstance(need, int) else need.split("/"))
    return frozenset(faces)


@cache
def _sorted_out(needs: tuple[Need, ...]) -> tuple[list[tuple[str, ...]], list[int]]:
    """For each symbol the faces that will do, those without a choice first; and the sums, the largest first."""
    symbols = sorted([need for need in needs if isinstance(need, str)], key=lambda need: need.count("/"))
    sums = sorted([need for need in needs if isinstance(need, int)], reverse=True)
    return [(*need.split("/"), "wild") for need in symbols], sums


def find_ways(needs: tuple[Need, ...], tokens: Tokens) -> tuple[Way, ...]:
    """All sets of dice that meet the needs and of which none could be left away."""  # ES
    if len(tokens) < len(needs):
        return ()  # every need takes a die of its own
    found: set[Way] = set()
    symbols, sums = _sorted_out(needs)
    _meet(symbols, sums, list(tokens), (), found)
    if len(found) < 2:
        return tuple(found)
    return tuple(
        sorted(way for way in found if not any(_within(other, way) for other in found if len(other) < len(way)))
    )


def _meet(symbols: list[tuple[str, ...]], sums: list[int], left: list[str], taken: Way, found: set[Way]) -> None:
    if symbols:
        wanted = symbols[0]
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
