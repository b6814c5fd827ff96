"""Playing an imagined world on at first sight: who is asked takes what looks best before anything is tried."""

from __future__ import annotations

from leng.bots.contract import Sight
from leng.engine.dice import Dice
from leng.engine.world import World

MOST = 150
"""So many decisions at most, where a round is long."""

WITHOUT_ROUNDS = 24
"""So many decisions where a match is not told in rounds."""

DOUBT = 1.0
"""How far first sight may be off, in the measure of the judgement: options that differ by less are taken by chance."""

_FINE = 1 << 20


def play_on(world: World, chance: Dice, most: int, last: int | None) -> None:
    """Play a world on to the end of a round, if one is named, and for so many decisions at most."""
    for _ in range(most):
        if world.over or (last is not None and world.round > last):
            return
        options = world.options
        found = options[0]
        if len(options) > 1:
            best, drawn = -1e9, chance.below(_FINE)
            for option, worth in zip(options, world.prior(), strict=True):
                drawn = (drawn * 1_664_525 + 1_013_904_223) % _FINE  # near enough to chance, and ten times as fast
                worth += DOUBT * drawn / _FINE
                if worth > best:
                    best, found = worth, option
        world.take(found)


def horizon(sight: Sight, world: World) -> tuple[int, int | None]:
    """How far a world is played on: so many decisions at most, and to the end of which round."""
    return (MOST, world.round) if sight.manner.rounds else (WITHOUT_ROUNDS, None)
