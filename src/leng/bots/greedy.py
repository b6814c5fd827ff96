"""The bot that takes what looks best one deed ahead."""

from __future__ import annotations

from collections.abc import Iterator

from leng.bots.contract import Bot, Sight
from leng.engine.choice import Option
from leng.engine.dice import Dice

WORLDS = 2
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
        worth, chancy = _try_all(sight, self._a_world())
        if chancy:
            for _ in range(WORLDS - 1):
                again, _ = _try_all(sight, self._a_world())
                worth = [one + other for one, other in zip(worth, again, strict=True)]
        best = max(worth)
        return self.chance.pick([option for option, each in zip(options, worth, strict=True) if each == best])

    def _a_world(self) -> int:
        return self.chance.fork().key


def _try_all(sight: Sight, world: int) -> tuple[list[float], bool]:
    """What each option leads to in one world, and whether chance or a reveal had a hand in any of it."""
    worth = []
    chancy = False
    for option in sight.choice.options:
        each, by_chance = _follow(sight, world, option)
        worth.append(each)
        chancy = chancy or by_chance
    return worth, chancy


def _follow(sight: Sight, world: int, option: Option) -> tuple[float, bool]:
    """Take an option and finish the deed it begins as well as possible."""
    first = Line(sight, world)
    first.take(option)
    if not first.half_done:
        return first.worth, first.chancy
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
    return max(line.worth for line in finished or going), chancy


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
