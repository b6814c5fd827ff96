"""How people are asked: one of a few things, or several of them in the order in which they are named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Put(NamedTuple):
    """A question that the rulebook has asked just now."""

    seat: int
    ask: str
    options: frozenset[str]


Rules = Generator[Put, str, T]
"""A piece of the rulebook: it asks, it is answered, it goes on."""

DONE, ALL, PASS = "done", "all", "pass"


def choose(seat: int, ask: str, options: Iterable[str]) -> Rules[str]:
    """One of these; where there is only one nobody is asked."""
    offered = list(dict.fromkeys(options))
    if len(offered) == 1:
        return offered[0]
    answer = yield Put(seat, ask, frozenset(offered))
    return answer


def which_seat(seat: int, ask: str, seats: Sequence[int]) -> Rules[int]:
    """One of several players."""
    answer = yield from choose(seat, ask, [f"seat:{each}" for each in seats])
    return int(answer.rpartition(":")[2])


def pick(
    seat: int,
    ask: str,
    candidates: Sequence[str],
    least: int,
    most: int,
    at_once: Sequence[str] = (),
    each: Callable[[str], None] | None = None,
) -> Rules[list[str]]:
    """Several of these: one after the other, never one that comes before what was picked last.

    What is left without a choice is picked unasked. ``at_once`` is what one answer picks, as long as nothing was asked;
    ``each`` is done with every one as it is picked.
    """
    counts = Counter(candidates)
    kinds = list(dict.fromkeys(candidates))
    if least == most == 1:
        only = yield from choose(seat, ask, kinds)
        if each:
            each(only)
        return [only]
    most = min(most, len(candidates))
    suggested = sorted(at_once, key=kinds.index)
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
        if not asked and len(suggested) > len(picked) + 1 and suggested[: len(picked)] == picked and len(offered) > 1:
            offered.append(ALL)
        answer = offered[0]
        if len(offered) > 1:
            answer = yield Put(seat, ask, frozenset(offered))
            asked = True
        if answer == DONE:
            break
        new = suggested[len(picked) :] if answer == ALL else [answer]
        picked += new
        if each:
            for one in new:
                each(one)
        if answer == ALL:
            break
    return picked
