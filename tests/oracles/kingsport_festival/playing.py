"""Twelve rounds and the end (KF R-017, R-063 to R-067)."""

from __future__ import annotations

from oracles.kingsport_festival.answering import privileges
from oracles.kingsport_festival.asking import Rules
from oracles.kingsport_festival.invoking import (
    after_the_order,
    after_the_roll,
    bonus,
    find_the_order,
    invocation,
    roll,
)
from oracles.kingsport_festival.printed import BUILDINGS, FESTIVALS, effects_at
from oracles.kingsport_festival.raiding import raid
from oracles.kingsport_festival.spreading import propagation, time
from oracles.kingsport_festival.table import Telling, bring


def match(m: Telling) -> Rules[None]:
    """A match from the first question on: the dice of the first round have fallen."""
    find_the_order(m)
    while True:
        yield from after_the_order(m)
        yield from bonus(m)
        yield from invocation(m)
        yield from privileges(m)
        yield from propagation(m)
        yield from raid(m)
        yield from time(m)
        if m.g.round == 12:  # KF R-064
            break
        m.g.round += 1
        roll(m)
        yield from after_the_roll(m)
        find_the_order(m)
    for seat in list(m.g.order):  # KF Q-23
        for building in list(m.cultist(seat).discs):
            for effect in effects_at(BUILDINGS[building], "end_of_game"):
                yield from bring(m, seat, effect["effects"], 1, "buildings")
    if m.g.festival:  # KF R-065
        m.g.festival_up = True
        yield from bring(m, 0, FESTIVALS[m.g.festival]["effects"], 1, "festival")


def winners(m: Telling) -> tuple[list[int], str]:
    """Who has won, and what decided it."""  # KF
    left = list(range(len(m.g.cultists)))
    for track, ending in (("cult", "most-cult"), ("sanity", "more-sanity"), ("magic", "more-magic")):
        best = max(getattr(m.cultist(seat), track) for seat in left)
        left = [seat for seat in left if getattr(m.cultist(seat), track) == best]
        if len(left) == 1:
            return left, ending
    return left, "shared"
