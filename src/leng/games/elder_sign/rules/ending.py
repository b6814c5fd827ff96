"""Winning and losing: the match ends at once, wherever it stands."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import wraps
from typing import Any, NoReturn

from leng.engine.choice import Rules
from leng.engine.game import Result
from leng.games.elder_sign.state import Museum

SEALED, BANISHED, DEVOURED, DESTROYED = "sealed", "banished", "devoured", "destroyed"
ENDINGS = (SEALED, BANISHED, DEVOURED, DESTROYED)
WON = (SEALED, BANISHED)


class MatchOver(Exception):
    """Nothing that was still to be done is done any more."""


def end(g: Museum, ending: str) -> NoReturn:
    """The match is over."""  # ES R-140
    g.ending = ending
    g.phase = "end"
    g.agenda.clear()
    g.tell(f"end-{ending}", ancient_one=g.ancient_one)
    raise MatchOver


UnitOfPlay = Callable[..., Rules[None] | None]


def unless_over(units: Mapping[str, UnitOfPlay]) -> dict[str, UnitOfPlay]:
    """Units of play that stop where the match ends."""
    return {name: _unless_over(unit) for name, unit in units.items()}


def _unless_over(unit: UnitOfPlay) -> UnitOfPlay:
    if inspect.isgeneratorfunction(unit):

        @wraps(unit)
        def asking(g: Museum, *arguments: Any) -> Rules[None]:
            with suppress(MatchOver):
                yield from unit(g, *arguments)

        return asking

    @wraps(unit)
    def plain(g: Museum, *arguments: Any) -> Rules[None] | None:
        try:
            return unit(g, *arguments)
        except MatchOver:
            return None

    return plain


def all_devoured(g: Museum) -> None:
    """Lost when nobody has an investigator and nobody may take one."""  # ES R-140
    if not any(each.alive or each.due for each in g.investigators):
        end(g, DEVOURED)


def result(g: Museum) -> Result:
    """Everybody wins or loses together."""  # ES R-141
    seats = tuple(range(len(g.investigators)))
    won = g.ending in WON
    return Result(tuple(int(won) for _ in seats), seats if won else (), g.ending)
