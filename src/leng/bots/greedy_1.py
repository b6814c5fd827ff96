"""Greedy as it was before its second version: a deed ends with its unit of play, and positions are judged as then."""

from __future__ import annotations

from collections.abc import Iterator

from leng.bots.contract import Bot, Sight, Weighed
from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.world import World

WORLDS = 4
"""In how many imagined worlds a deed is tried when chance or hidden cards have a hand in it."""

PLIES = 4
"""How many further choices of the same deed are looked at: which spell, then which die, then which god."""

WIDTH = 2
"""How many half-done ways of doing it are followed at a time."""

JUDGED_AS = 1
"""Games judge positions for it as they did then."""

Path = tuple[Option, ...]


class Greedy1(Bot):
    """Tries every option in a world it imagines, does the deed to its end, and takes the best position."""

    name = "greedy"
    version = 1
    imagines = True

    def weigh(self, sight: Sight) -> list[Weighed]:
        first = self._a_world()
        others = [self._a_world() for _ in range(WORLDS - 1)]
        world = sight.imagine(Dice(first), keep=False)
        return [Weighed(option, _average(sight, world, others, option)) for option in sight.options]

    def _a_world(self) -> int:
        return self.chance.fork().key


def _average(sight: Sight, world: World, others: list[int], option: Option) -> float:
    """What an option leads to: in one world, or the mean over several when chance or a reveal has a hand in it."""
    known = world.expect(option, JUDGED_AS)
    if known is not None:
        return known
    worth, chancy, path = _follow(Course(world.copy(keep=False)), option)
    if not chancy:
        return worth
    again = [_again(sight.imagine(Dice(other), keep=False), path) for other in others]
    if len(path) == 1:
        again.append(worth)  # a longer deed was chosen for how it went in the first world, which flatters it
    return sum(again) / len(again)


def _again(world: World, path: Path) -> float:
    """What the same deed leads to in another world, as far as it can be done there in the same way."""
    mine = world.seat
    for option in path:
        if world.seat != mine or option not in world.options:
            break
        world.take(option)
    return world.judge(version=JUDGED_AS)


def _follow(first: Course, option: Option) -> tuple[float, bool, Path]:
    """Take an option and finish the deed it begins as well as possible; how good that is, and how it was done."""
    first.take(option)
    if not first.half_done:
        return first.worth, first.chancy, first.path
    finished: list[Course] = []
    going = [first]
    chancy = first.chancy
    for _ in range(PLIES):
        ways = [way for course in going for way in course.ways()]
        chancy = chancy or any(way.chancy for way in ways)
        finished += [way for way in ways if not way.half_done]
        further = [way for way in ways if way.half_done]
        if not further:
            break
        further.sort(key=lambda way: way.worth, reverse=True)
        going = further[:WIDTH]
    best = max(finished or going, key=lambda course: course.worth)
    return best.worth, chancy, best.path


class Course:
    """A course of thought: options taken one after the other in an imagined world."""

    __slots__ = ("_before", "_mine", "chancy", "half_done", "path", "world", "worth")

    def __init__(self, world: World) -> None:
        self.world = world
        self.path: Path = ()
        self.worth = 0.0
        self.half_done = True
        self.chancy = False
        self._mine = world.seat
        self._before = world.fate

    def take(self, option: Option) -> None:
        """Go one option further and judge what has come of it."""
        world = self.world
        world.take(option)
        self.path += (option,)
        self.worth = world.judge(version=JUDGED_AS)
        # Whether the same deed still asks the same seat, and whether chance or a reveal took part.
        self.half_done = world.in_unit and world.seat == self._mine
        self.chancy = world.fate != self._before

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
        course = Course(self.world.copy(keep=False))
        course.path = self.path
        course._before = self._before
        return course
