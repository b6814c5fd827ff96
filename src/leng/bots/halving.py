"""The bot that tries every option to the end of the round, and those that go well more often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from leng.bots.contract import Bot, Sight, Weighed
from leng.bots.greedy import GreedyBot
from leng.bots.rollouts import horizon, play_on
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.world import World

WIDEST = 12
"""So many options are tried: those that look best one deed ahead."""

TRUST = 3.0
"""What looks good one deed ahead counts as much as so many tries."""

ENOUGH = 3.0
"""An option that is so many standard errors behind is not tried any more."""

AT_LEAST = 6
"""So many tries come before anybody speaks of standard errors."""


class Trial:
    """An option, how it looked one deed ahead, and how it went in the worlds in which it was tried since."""

    __slots__ = ("ends", "first", "lag", "option", "results")

    def __init__(self, first: Weighed) -> None:
        self.option: Option = first.option
        self.first = first
        self.results: list[float] = []
        self.ends: list[World] = []
        self.lag = 0.0  # how far it was behind the best when it was dropped

    def worth(self, trust: float) -> float:
        """How good it is, from what was seen one deed ahead and from all tries."""
        return (trust * self.first.worth + sum(self.results)) / (trust + len(self.results))

    def surely_behind(self, other: Trial) -> bool:
        """Whether it went worse than another in the same worlds, by more than chance would have it."""
        n = len(self.results)
        if n < AT_LEAST or other is self:
            return False
        differences = [theirs - ours for ours, theirs in zip(self.results, other.results, strict=True)]
        mean = sum(differences) / n
        spread = sum((each - mean) ** 2 for each in differences) / (n - 1)
        return bool(mean > ENOUGH * (spread / n) ** 0.5)


class Halving(Bot):
    """Tries all options in the same worlds; again and again the worse half is dropped and the rest tried further.

    All that still go on have been tried in the same worlds, so what luck does to one of them it does to all.
    """

    imagines = True
    trust: ClassVar[float] = TRUST

    def weigh(self, sight: Sight) -> list[Weighed]:
        spending = self.budget(sight).begin()
        trials = [Trial(first) for first in GreedyBot(self.chance).weigh(sight)]
        going = self._best_of(trials, WIDEST)
        laps = (len(going) - 1).bit_length()
        for lap in range(1, laps + 1):
            while len(going) > 1 and spending.part < lap / laps:
                self._try_all(sight, going)
                spending.tries += len(going)
                best = max(going, key=self._worth)
                going = self._dropped(going, [each for each in going if not each.surely_behind(best)])
            going = self._best_of(going, (len(going) + 1) // 2)
        top = self._worth(going[0])
        return [Weighed(each.option, top - each.lag, tuple(each.ends) or each.first.tried) for each in trials]

    def _try_all(self, sight: Sight, going: Sequence[Trial]) -> None:
        """Take each option in one more world, the same for all, and see what has come of it by the end of the round."""
        number = self.chance.fork().key
        for trial in going:
            world = sight.imagine(Dice(number), keep=False)
            most, last = horizon(sight, world)
            world.take(trial.option)
            play_on(world, Dice(number ^ 1), most, last)
            trial.results.append(world.judge())
            trial.ends.append(world)

    def _worth(self, trial: Trial) -> float:
        return trial.worth(self.trust)

    def _best_of(self, going: list[Trial], number: int) -> list[Trial]:
        """So many of them, the best first."""
        ranked = sorted(going, key=self._worth, reverse=True)
        return self._dropped(ranked, ranked[:number])

    def _dropped(self, going: list[Trial], left: list[Trial]) -> list[Trial]:
        """Those that are left; of the others it is noted how far they are behind."""
        if len(left) < len(going):
            top = max(map(self._worth, going))
            for each in going:
                if each not in left:
                    each.lag = top - self._worth(each)
        return left
