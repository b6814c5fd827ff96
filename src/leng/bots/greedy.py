"""The bot that takes what looks best one deed ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from leng.bots.contract import Bot, Sight, Weighed
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.state import Unit
from leng.engine.world import World

WORLDS = 4
"""In how many imagined worlds a deed is tried when chance or hidden cards have a hand in it."""

PLIES = 4
"""How many further choices of the same deed are looked at: which spell, then which die, then which god."""

WIDTH = 2
"""How many half-done ways of doing it are followed at a time."""

ASIDES = 8
"""How many questions to others, on the way, are answered for them."""

Path = tuple[Option, ...]


class GreedyBot(Bot):
    """Tries every option in a world it imagines, does the deed to its end, and takes the best position."""

    name = "greedy"
    version = 3
    imagines = True
    judged_as: ClassVar[int | None] = None  # how games judge for it: as they do now, or as they did for a version

    def weigh(self, sight: Sight) -> list[Weighed]:
        return self.weigh_some(sight, sight.options)

    def weigh_some(self, sight: Sight, options: Sequence[Option]) -> list[Weighed]:
        """Some of the options and what they lead to, in worlds that have not been imagined before."""
        first = self._a_world()
        others = [self._a_world() for _ in range(WORLDS - 1)]
        world = sight.imagine(Dice(first), keep=False)
        return [self._average(sight, world, others, option) for option in options]

    def _average(self, sight: Sight, world: World, others: list[int], option: Option) -> Weighed:
        """What an option leads to: in one world, or the mean over several when chance or a reveal has a hand in it."""
        judged_as = self.judged_as
        known = world.expect(option, judged_as)
        if known is not None:
            return Weighed(option, known)
        done, chancy = _follow(world, option, judged_as)
        if not chancy:
            return Weighed(option, done.worth, (done.world,))
        again = [_again(sight, other, done.path, judged_as) for other in others]
        if len(done.path) == 1:
            again.append(done)  # a longer deed was chosen for how it went in the first world, which flatters it
        return Weighed(option, sum(each.worth for each in again) / len(again), tuple(each.world for each in again))

    def _a_world(self) -> int:
        return self.chance.fork().key


class Greedy2(GreedyBot):
    """Greedy with the judgements of releases 0.4.0 to 0.6.0, against which the levels were measured."""

    version = 2
    judged_as = 2


def _again(sight: Sight, other: int, path: Path, judged_as: int | None, keep: bool = False) -> Course:
    """The same deed in another world, as far as it can be done there in the same way."""
    course = Course(sight.imagine(Dice(other), keep), keep, judged_as)
    for option in path:
        if course.at_a_loss or not course.goes_on or option not in course.world.options:
            break
        course.take(option)
    return _again(sight, other, path, judged_as, keep=True) if course.at_a_loss else course


def _follow(world: World, option: Option, judged_as: int | None) -> tuple[Course, bool]:
    """Take an option and finish the deed it begins as well as possible; how it was done, and whether by chance."""
    first = Course(world.copy(keep=False), False, judged_as)
    first.take(option)
    if not first.goes_on:
        return first, first.chancy
    first = Course(world.copy(), True, judged_as)  # most deeds are one choice, and need nothing that can be copied
    first.take(option)
    if not first.goes_on:
        return first, first.chancy
    finished: list[Course] = []
    going = [first]
    chancy = first.chancy
    for _ in range(PLIES):
        ways = [way for course in going for way in course.ways()]
        chancy = chancy or any(way.chancy for way in ways)
        finished += [way for way in ways if not way.goes_on]
        further = [way for way in ways if way.goes_on]
        if not further:
            break
        further.sort(key=lambda way: way.worth, reverse=True)
        going = further[:WIDTH]
    return max(finished or going, key=lambda course: course.worth), chancy


class Course:
    """A course of thought: options taken one after the other in an imagined world, as long as the deed goes on.

    A deed is what the seat sets off with its first choice. Units of play that it puts on the agenda lie on top of those
    that wait there already, so it is over when the next of these begins, when somebody else has a turn in its
    place, or when a turn of the same kind comes again. It also ends where the game can tell what comes next on average:
    a roll of dice is not tried. Until then others are asked on the way, too; their answers are guessed.
    """

    __slots__ = (
        "_before",
        "_judged_as",
        "_keep",
        "_mine",
        "_unit",
        "_waiting",
        "at_a_loss",
        "chancy",
        "goes_on",
        "path",
        "world",
        "worth",
    )

    def __init__(self, world: World, keep: bool, judged_as: int | None) -> None:
        self.world = world
        self._judged_as = judged_as
        self.at_a_loss = False  # whether an answer could not be guessed, for want of a world that can be copied
        self._keep = keep
        self.path: Path = ()
        self.worth = 0.0
        self.goes_on = True
        self.chancy = False
        self._mine = world.seat
        self._unit = world.unit
        self._waiting = world.waiting
        self._before = world.fate

    def take(self, option: Option) -> None:
        """Go one option further and judge what has come of it."""
        world = self.world
        world.take(option)
        self.path += (option,)
        for _ in range(ASIDES):
            if world.seat in (None, self._mine) or not (world.in_unit or self._came_of_it(world.waiting)):
                break
            if not (self._keep or world.in_unit or world.ask.beforehand in world.options):
                self.at_a_loss = self.goes_on = True
                return
            world.take(_guess(world, self._judged_as))
        self.worth = world.judge(version=self._judged_as)
        self.goes_on = self._same_deed()
        self.chancy = world.fate != self._before

    def _came_of_it(self, waiting: tuple[Unit, ...]) -> bool:
        """Whether a unit of play is one of several that the deed has put on top of those that wait."""
        return len(waiting) > len(self._waiting) and waiting[: len(self._waiting)] == self._waiting

    def _same_deed(self) -> bool:
        """Whether the seat is still asked about what it has set off."""
        world = self.world
        if world.seat != self._mine:
            return False
        if world.in_unit:
            return True
        waiting = world.waiting
        if not self._came_of_it(waiting) and (waiting != self._waiting or world.unit == self._unit):
            return False
        return all(world.expect(option, self._judged_as) is None for option in world.options)

    def ways(self) -> Iterator[Course]:
        """Every way to go on; the last one uses up this course."""
        *others, last = self.world.options
        for option in others:
            course = self._copy()
            course.take(option)
            yield course
        self.take(last)
        yield self

    def _copy(self) -> Course:
        course = Course(self.world.copy(), self._keep, self._judged_as)
        course.path = self.path
        course._unit, course._waiting, course._before = self._unit, self._waiting, self._before
        return course


def _guess(world: World, judged_as: int | None) -> Option:
    """What somebody else will answer: what most people would, or what is best for them at once."""
    usual = world.ask.beforehand
    if usual in world.options:
        return usual
    asked, best, found = world.seat, 0.0, None
    for option in world.options:
        after = world.copy()
        after.take(option)
        worth = after.judge(asked, judged_as)
        if found is None or worth > best:
            best, found = worth, option
    return found
