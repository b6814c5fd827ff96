"""Playing an imagined world on at first sight: who is asked takes what looks best before anything is tried."""

from __future__ import annotations

from leng.bots.contract import Sight
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.world import World

MOST = 120
"""So many decisions at most, where a round is long or there are none."""

WITHOUT_ROUNDS = 24
"""So many decisions where a match is not told in rounds."""

DOUBT = 1.0
"""How far first sight may be off, in the measure of the judgement: options that differ by less are taken by chance."""


def at_first_sight(world: World, chance: Dice) -> Option:
    """What somebody would answer without thinking."""
    options = world.options
    if len(options) == 1:
        return options[0]
    best, found = -1e9, options[0]
    for option, worth in zip(options, world.prior(), strict=True):
        worth += DOUBT * chance.below(1024) / 1024
        if worth > best:
            best, found = worth, option
    return found


def play_on(world: World, chance: Dice, most: int, round_: int | None) -> None:
    """Play a world on to the end of a round, or for so many decisions."""
    for _ in range(most):
        if world.over or (round_ is not None and world.round != round_):
            return
        world.take(at_first_sight(world, chance))


def horizon(sight: Sight, world: World) -> tuple[int, int | None]:
    """How far a world is played on: to the end of the round, or for so many decisions."""
    return (MOST, world.round) if sight.manner.rounds else (WITHOUT_ROUNDS, None)
