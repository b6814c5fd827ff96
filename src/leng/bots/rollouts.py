"""Playing an imagined world on at first sight: who is asked takes what looks best before anything is tried."""

from __future__ import annotations

from leng.bots.contract import Sight
from leng.engine.dice import Dice
from leng.engine.world import World

MOST = 150
"""So many decisions at most for each round, where it is long."""

WITHOUT_ROUNDS = 24
"""So many decisions in place of each round where a match is not told in rounds."""

_FINE = 1 << 20


def play_on(sight: Sight, world: World, chance: Dice, rounds: int = 0) -> None:
    """Play a world on for so many rounds, or as far as it pays; of what differs by less than the doubt, chance picks.

    Rounds are counted from that in which the sight must decide: an option that ends it at once gets none for it.
    """
    rounds = rounds or sight.foresight
    most, last = (rounds * MOST, sight.round + rounds - 1) if sight.manner.rounds else (rounds * WITHOUT_ROUNDS, None)
    doubt = sight.doubt / _FINE
    for _ in range(most):
        options = world.options
        if not options or (last is not None and world.round > last):
            return
        found = options[0]
        if len(options) > 1:
            best, drawn = -1e9, chance.below(_FINE)
            for option, worth in zip(options, world.prior(), strict=True):
                drawn = (drawn * 1_664_525 + 1_013_904_223) % _FINE  # near enough to chance, and ten times as fast
                worth += doubt * drawn
                if worth > best:
                    best, found = worth, option
        world.take(found)
