"""How people are asked: one of a few things, or several of them in the order in which they are named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Put(NamedTuple):
    """A question that the rulebook asks."""

    seat: int
    ask: str
    options: frozenset[str]


Rules = Generator[Put, str, T]
"""A piece of the rulebook: it asks, it is answered, it goes on."""

DONE, ALL = "done", "all"


def window(seat: int, ask: str, options: Iterable[str], decline: str, asked: bool) -> Rules[str]:
    """A moment of somebody's own, which he may let pass; with nothing to do he is asked if all must think he has."""
    offered = [*options, decline]
    if len(offered) == 1 and not asked:
        return decline
    answer = yield Put(seat, ask, frozenset(offered))
    return answer


def choose(seat: int, ask: str, options: Iterable[str]) -> Rules[str]:
    """One of these; where there is only one nobody is asked."""
    offered = list(dict.fromkeys(options))
    if len(offered) == 1:
        return offered[0]
    answer = yield Put(seat, ask, frozenset(offered))
    return answer


def pick(
    seat: int,
    ask: str,
    candidates: Sequence[str],
    least: int,
    most: int,
    at_once: Sequence[str] = (),
    each: Callable[[str], None] | None = None,
) -> Rules[list[str]]:
    """Several of these: one after the other, never one that comes before what was picked last."""
    counts = Counter(candidates)
    kinds = list(dict.fromkeys(candidates))
    most = min(most, len(candidates))
    picked: list[str] = []
    asked = False
    while len(picked) < most:
        first = kinds.index(picked[-1]) if picked else 0
        left = {kind: counts[kind] - picked.count(kind) for kind in kinds[first:]}
        offered = []
        for number, kind in enumerate(left):
            behind = sum(list(left.values())[number:])
            if left[kind] > 0 and behind >= least - len(picked):
                offered.append(kind)
        if len(picked) >= least:
            offered.append(DONE)
        if not asked and len(at_once) > 1 and len(offered) > 1:
            offered.append(ALL)
        answer = offered[0]
        if len(offered) > 1:
            answer = yield Put(seat, ask, frozenset(offered))
            asked = True
        if answer == DONE:
            break
        new = list(at_once) if answer == ALL else [answer]
        picked += new
        for one in new if each else ():
            each(one)  # type: ignore[misc]  # mypy forgets what the line before asked
        if answer == ALL:
            break
    return picked


def payment(
    seat: int, ask: str, ways: Iterable[tuple[int, ...]], kinds: Sequence[str], cubes: list[int]
) -> Rules[None]:
    """One of several ways to give cubes up, named kind by kind; they go as they are named."""
    left = sorted(set(ways))
    given = [0] * len(kinds)
    last = 0
    while len(left) > 1 or tuple(given) != left[0]:
        offered = [
            kinds[kind]
            for kind in range(last, len(kinds))
            if any(way[kind] > given[kind] and list(way[:kind]) == given[:kind] for way in left)
        ]
        last = kinds.index((yield from choose(seat, ask, offered)))
        given[last] += 1
        cubes[last] -= 1
        left = [way for way in left if list(way[:last]) == given[:last] and way[last] >= given[last]]
