"""The bot that tries every option for a round or more, and those that go well more often."""

from __future__ import annotations

from typing import ClassVar

from leng.bots.contract import Bot, Sight, Weighed
from leng.bots.greedy import GreedyBot
from leng.bots.rollouts import play_on
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.world import World

WIDEST = 12
"""So many options are tried: those that look best one deed ahead."""

AT_LEAST = 6
"""So many tries come before anybody speaks of standard errors."""

ENOUGH = 2.5
"""An option that is so many standard errors behind is not tried any more."""

A_FEW, LEAST, MOST = 3, 0.5, 100.0
"""After so many tries one knows how much luck there is. Until then nothing but what is seen one deed ahead is believed;
later it counts as so many tries, at least and at most, as it takes to be as sure as it is."""

HOPELESS = 4.0
"""Where all tries there is time for would count so many times less than what is seen one deed ahead, none is made."""

FAR = 30.0
"""Whatever is so many doubts better or worse than expected counts alike: one lost match must not outweigh the rest."""


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
        """How good it is, from what was seen one deed ahead, which counts as so many tries, and from all tries."""
        return (trust * self.first.worth + sum(self.results)) / (trust + len(self.results))

    def lead(self, other: Trial) -> tuple[float, float]:
        """How much better than another it went in the same worlds, and by how much that varies."""
        differences = [ours - theirs for ours, theirs in zip(self.results, other.results, strict=True)]
        mean = sum(differences) / len(differences)
        return mean, sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)


class Contest:
    """The options of a decision, those that are out and those that still go on; these have been tried equally often."""

    rounds: ClassVar[int] = 0  # for which worlds are played on; as many as the game says if 0

    def __init__(self, sight: Sight, chance: Dice) -> None:
        self._sight = sight
        self._chance = chance
        self._greedy = GreedyBot(chance)
        self._trials = [Trial(first) for first in self._greedy.weigh(sight)]
        self.trust = MOST
        self.going = self._trials
        self._leave(self._ranked()[:WIDEST])
        self._expected = self.going[0].first.worth

    def try_all(self) -> None:
        """Try each option that goes on in one more world, the same for all, and drop those that are surely behind."""
        if self._sight.looks:
            self._play_on()
        else:
            self._look_again()
        best, *others = self._ranked()
        if len(best.results) >= A_FEW:
            spread = [best.lead(each)[1] for each in others]
            self.trust = min(MOST, max(LEAST, sum(spread) / len(spread) / self._sight.astray**2))
        if len(best.results) >= AT_LEAST:
            best, *others = self._ranked()
            self._leave([best, *(each for each in others if not self._surely_ahead(best, each))])

    def is_hopeless(self, part: float) -> bool:
        """Whether luck is so great that further tries, when this part of them has been made, would change nothing."""
        tries = len(self.going[0].results)
        return tries >= AT_LEAST and self.trust * part > HOPELESS * tries

    def _surely_ahead(self, best: Trial, other: Trial) -> bool:
        """Whether an option is better than another by more than chance would have it."""
        error = best.lead(other)[1] / (len(best.results) + self.trust)
        return bool(self._worth(best) - self._worth(other) > ENOUGH * error**0.5)

    def halve(self) -> None:
        """The worse half is out."""
        self._leave(self._ranked()[: (len(self.going) + 1) // 2])

    def weighed(self) -> list[Weighed]:
        """All options in their order; those that were dropped are as far behind as they were then."""
        top = self._worth(self.going[0])
        return [Weighed(each.option, top - each.lag, tuple(each.ends) or each.first.tried) for each in self._trials]

    def _play_on(self) -> None:
        """As far as it pays in this game, everybody playing at first sight."""
        number, far = self._chance.fork().key, FAR * self._sight.doubt
        for trial in self.going:
            world = self._sight.imagine(Dice(number), keep=False)
            world.take(trial.option)
            play_on(self._sight, world, Dice(number ^ 1), self.rounds)
            trial.results.append(max(self._expected - far, min(self._expected + far, world.judge())))
            trial.ends.append(world)

    def _look_again(self) -> None:
        """One deed ahead, where worlds cannot be played on quickly."""
        for trial, again in zip(
            self.going, self._greedy.weigh_some(self._sight, [each.option for each in self.going]), strict=True
        ):
            trial.results.append(again.worth)

    def _worth(self, trial: Trial) -> float:
        return trial.worth(self.trust)

    def _ranked(self) -> list[Trial]:
        return sorted(self.going, key=self._worth, reverse=True)

    def _leave(self, left: list[Trial]) -> None:
        """Only these go on; of the others it is noted how far they are behind."""
        if len(left) < len(self.going):
            top = max(map(self._worth, self.going))
            for each in self.going:
                if each not in left:
                    each.lag = top - self._worth(each)
        self.going = left


class Halving(Bot):
    """Tries all options in the same worlds; again and again the worse half is dropped and the rest tried further.

    All that still go on have been tried in the same worlds, so what luck does to one of them it does to all. How far
    what was seen one deed ahead is believed follows from how much luck there is: the game says how far it may lead
    astray, and the mean of so many tries is off by as much.
    """

    imagines = True
    contest: ClassVar[type[Contest]] = Contest

    def weigh(self, sight: Sight) -> list[Weighed]:
        spending = self.budget(sight).begin()
        contest = self.contest(sight, self.chance)
        laps = (len(contest.going) - 1).bit_length()
        for lap in range(1, laps + 1):
            while len(contest.going) > 1 and (part := spending.part) < lap / laps and not contest.is_hopeless(part):
                spending.tries += len(contest.going)
                contest.try_all()
            contest.halve()
        return contest.weighed()
