"""The bot that takes what looks best one deed ahead."""

from __future__ import annotations

from collections.abc import Iterator

from leng.bots.contract import Bot, Sight
from leng.engine.choice import Option
from leng.engine.dice import Dice

WORLDS = 4
"""In how many imagined worlds a deed is tried when chance or hidden cards have a hand in it."""

PLIES = 4
"""How many further choices of the same deed are looked at: which spell, then which die, then which god."""

WIDTH = 2
"""How many half-done ways of doing it are followed at a time."""

Path = tuple[Option, ...]


class GreedyBot(Bot):
    """Tries every option in a world it imagines, does the deed to its end, and takes the best position."""

    name = "greedy"
    imagines = True

    def choose(self, sight: Sight) -> Option:
        options = sight.choice.options
        if len(options) == 1:
            return options[0]
        first = self._a_world()
        others = [self._a_world() for _ in range(WORLDS - 1)]
        worth = [_average(sight, first, others, option) for option in options]
        best = max(worth)
        return self.chance.pick([option for option, each in zip(options, worth, strict=True) if each == best])

    def _a_world(self) -> int:
        return self.chance.fork().key


def _average(sight: Sight, first: int, others: list[int], option: Option) -> float:
    """What an option leads to: in one world, or the mean over several when chance or a reveal has a hand in it."""
    known = sight.expect(sight.imagine(Dice(first)), option)
    if known is not None:
        return known
    worth, chancy, path = _follow(sight, first, option)
    if not chancy:
        return worth
    again = [_again(sight, world, path) for world in others]
    if len(path) == 1:
        again.append(worth)  # a longer deed was chosen for how it went in the first world, which flatters it
    return sum(again) / len(again)


def _again(sight: Sight, world: int, path: Path) -> float:
    """What the same deed leads to in another world, as far as it can be done there in the same way."""
    line = Line(sight, world)
    for option in path:
        choice = line.play.choice
        if choice is None or choice.seat != sight.seat or option not in choice.options:
            break
        line.play.answer(option)
    return sight.judge(line.play)


def _follow(sight: Sight, world: int, option: Option) -> tuple[float, bool, Path]:
    """Take an option and finish the deed it begins as well as possible; how good that is, and how it was done."""
    first = Line(sight, world)
    first.take(option)
    if not first.half_done:
        return first.worth, first.chancy, first.path
    finished: list[Line] = []
    going = [first]
    chancy = first.chancy
    for _ in range(PLIES):
        ways = [way for line in going for way in line.ways()]
        chancy = chancy or any(way.chancy for way in ways)
        finished += [way for way in ways if not way.half_done]
        further = [way for way in ways if way.half_done]
        if not further:
            break
        further.sort(key=lambda way: way.worth, reverse=True)
        going = further[:WIDTH]
    best = max(finished or going, key=lambda line: line.worth)
    return best.worth, chancy, best.path


class Line:
    """A line of thought: options taken one after the other in an imagined world."""

    __slots__ = ("_before", "_deed", "chancy", "half_done", "path", "play", "sight", "world", "worth")

    def __init__(self, sight: Sight, world: int, path: Path = ()) -> None:
        self.sight = sight
        self.world = world
        self.path: Path = ()
        self.play = sight.imagine(Dice(world))
        self.worth = 0.0
        self._deed = self.play.rules
        self._before = self.play.state.mark
        for option in path:
            self.play.answer(option)
        self.path = path

    def take(self, option: Option) -> None:
        """Go one option further and judge what has come of it."""
        play = self.play
        play.answer(option)
        self.path += (option,)
        self.worth = self.sight.judge(play)
        # Whether the same deed still asks the same seat, and whether chance or a reveal took part.
        self.half_done = play.rules is self._deed and play.choice is not None and play.choice.seat == self.sight.seat
        self.chancy = play.state.mark != self._before

    def ways(self) -> Iterator[Line]:
        """Every way to go on; the last one uses up this line, since a world cannot be copied but is cheap to redo."""
        assert self.play.choice is not None
        *others, last = self.play.choice.options
        for option in others:
            line = Line(self.sight, self.world, self.path)
            line.take(option)
            yield line
        self.take(last)
        yield self
