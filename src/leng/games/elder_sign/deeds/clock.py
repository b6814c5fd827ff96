"""The hand of the clock: three hours at a time."""

from __future__ import annotations

from leng.games.elder_sign.state import Museum

HOURS, STEP = 12, 3  # ES R-024


def advance(g: Museum, steps: int) -> None:
    """The hand moves on; reaching XII is remembered until the turn is over."""  # ES
    g.hour += STEP * steps
    g.struck += g.hour // HOURS
    g.hour %= HOURS
    g.tell("clock", hour=g.hour or HOURS)
