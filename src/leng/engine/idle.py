"""Options that change nothing: after them everything is as if one had passed."""

from __future__ import annotations

from typing import Any

from leng.engine.choice import NO, Option, key
from leng.engine.dice import Dice, seed_number
from leng.engine.play import Play
from leng.engine.world import World

MOST = 8
"""Of more options nobody is told so: it would take too long each time somebody looks."""

DEALS = ("one", "other")


def idle(play: Play[Any]) -> frozenset[str]:
    """The keys of options after which the table is the very one that passing would have left, as far as the seat knows.

    What is not to be seen counts too: what is owed once a raid is over lies nowhere yet. Options are tried in worlds
    dealt anew from what the seat knows, so nothing hidden shows; one with which dice fall or something comes out is
    never called idle.
    """
    choice = play.choice
    if choice is None or choice.several is not None or not 1 < len(choice.options) <= MOST:
        return frozenset()
    passing = next((option for option in choice.options if key(option) in (choice.ask.passing, NO)), None)
    if passing is None:
        return frozenset()
    left = [option for option in choice.options if option != passing]
    for deal in DEALS:
        world = World(play, choice.seat, Dice(seed_number(f"idle:{deal}")), keep=False)
        passed = _after(world, passing)
        left = [option for option in left if passed is not None and _is_same(_after(world, option), passed)]
        if not left:
            break
    return frozenset(map(key, left))


def _after(world: World, option: Option) -> World | None:
    """The world after an option; None where chance had a hand in it."""
    tried, before = world.copy(keep=False), world.fate
    tried.take(option)
    return tried if tried.fate == before else None


def _is_same(tried: World | None, passed: World) -> bool:
    return tried is not None and tried.stands_as(passed)
