"""Whom a verb concerns: the player, one opponent of his choice, every opponent or every player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from leng.engine.choice import Ask, Refusal, Rules, choose
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.state import RIVAL, Conclave, Priest

Target = Literal["self", "opponent", "each_opponent", "each_player"]
HOARD = ("seat", RIVAL)
"""The opponent of a lone player, where one may be named."""

NOT_HIM = Refusal("not-him", "EHP R-091")


def name_one(
    g: Conclave, who: Priest, fits: Callable[[Priest], bool], *, hoard: bool = False, ask: Ask = asks.VICTIM
) -> Rules[int | None]:
    """One opponent for whom it would mean something; nobody when there is none."""
    seats = [("seat", seat) for seat in g.others(who.seat)]
    if hoard and g.hoard is not None:
        seats.append(HOARD)
    suited = [each for each in seats if each == HOARD or fits(g.priests[each[1]])]
    if not suited:
        return None
    _, seat = yield from choose(who.seat, ask, seats, lambda each: None if each in suited else NOT_HIM)
    return seat


def seats_of(g: Conclave, who: Priest, target: Target) -> list[int]:
    """All seats a verb concerns, in the order of the round; one opponent must be named instead."""  # EHP R-091
    if target == "self":
        return [who.seat]
    return g.order() if target == "each_player" else g.others(who.seat)
