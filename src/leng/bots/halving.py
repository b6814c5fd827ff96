"""The bot that tries every option to the end of the round, and those that go well more often."""

from __future__ import annotations

from leng.bots.contract import Bot, Sight, Weighed
from leng.bots.rollouts import horizon, play_on
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.world import World


class Trial:
    """An option and how it went in the worlds in which it was tried."""

    __slots__ = ("ends", "option", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0.0
        self.ends: list[World] = []

    @property
    def mean(self) -> float:
        """How it went on average."""
        return self.total / len(self.ends) if self.ends else 0.0


class Halving(Bot):
    """Tries all options in the same worlds; again and again the worse half is dropped and the rest tried further."""

    imagines = True

    def weigh(self, sight: Sight) -> list[Weighed]:
        trials = [Trial(option) for option in sight.options]
        budget = self.budget(sight)
        going = trials[:]
        ticks = budget.ticks()
        worlds: list[int] = []
        laps = max(1, (len(trials) - 1).bit_length())
        share = (budget.iterations or 400) // laps
        while len(going) > 1:
            for _ in range(max(1, share // len(going))):
                worlds.append(self.chance.fork().key)
                for trial in going:
                    if next(ticks, None) is None and len(worlds) > 1:
                        return [Weighed(each.option, each.mean, tuple(each.ends)) for each in trials]
                    _try(sight, trial, worlds[-1])
            going.sort(key=lambda trial: trial.mean, reverse=True)
            going = going[: (len(going) + 1) // 2]
        return [Weighed(each.option, each.mean, tuple(each.ends)) for each in trials]


def _try(sight: Sight, trial: Trial, number: int) -> None:
    """Take an option in a world and see what has come of it by the end of the round."""
    world = sight.imagine(Dice(number), keep=False)
    most, round_ = horizon(sight, world)
    world.take(trial.option)
    play_on(world, Dice(number ^ 1), most, round_)
    trial.total += world.judge_all()[sight.seat]
    trial.ends.append(world)
