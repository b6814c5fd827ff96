"""What a bot is given and what it must answer; it knows no game but through this."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from leng.engine.choice import Option
from leng.engine.dice import Dice
from leng.engine.game import Manner
from leng.engine.play import Play
from leng.engine.world import NOBODY, Asked, World


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about a decision; where nothing is said, as long as it is used to.

    Iterations are tries of an option: the same seed then thinks the same thoughts on every machine. Seconds are those
    of the processor, whatever else it does meanwhile. Where both are given, what is used up first ends it.
    """

    iterations: int | None = None
    seconds: float | None = None

    def begin(self) -> Spending:
        """Begin to think."""
        return Spending(self)


class Spending:
    """A budget while it is being used up."""

    __slots__ = ("_began", "_budget", "tries")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.thread_time()
        self.tries = 0

    @property
    def part(self) -> float:
        """What part of it is used up: 1 when it is time to answer."""
        iterations, seconds = self._budget.iterations, self._budget.seconds
        of_tries = 0.0 if iterations is None else self.tries / iterations
        return of_tries if seconds is None else max(of_tries, (time.thread_time() - self._began) / seconds)


AS_USUAL = Budget()


class Sight(Asked):
    """The table as the seat that must decide sees it: the question, the view, and worlds it can imagine."""

    __slots__ = ("_budget", "_play", "_view")

    def __init__(self, play: Play[Any], budget: Budget = AS_USUAL) -> None:
        assert play.choice is not None, NOBODY
        self._choice = play.choice
        self._play = play
        self._budget = budget
        self._view: msgspec.Struct | None = None

    @property
    def seat(self) -> int:
        """Who is asked, and through whose eyes all this is seen."""
        return self._pending.seat

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._play.state.seats  # type: ignore[no-any-return]  # every game's state has some

    @property
    def round(self) -> int:
        """The round that is played; where a match is not told in rounds it says nothing."""
        return self._play.state.round  # type: ignore[no-any-return]  # every game's state has one

    @property
    def manner(self) -> Manner:
        """How the table is played: against each other or together, in rounds or not."""
        return self._play.game.manner_of(self._play.state)

    @property
    def budget(self) -> Budget:
        """How long to think."""
        return self._budget

    @property
    def doubt(self) -> float:
        """How far a judgement may be off in this game: a smaller difference is hardly one."""
        return self._play.game.doubt

    @property
    def astray(self) -> float:
        """How far what is seen one deed ahead may be off in this game."""
        return self._play.game.doubt * self._play.game.astray

    @property
    def foresight(self) -> int:
        """To the end of how many rounds of this game it pays to play a world on, that of the decision among them."""
        return self._play.game.foresight

    @property
    def looks(self) -> bool:
        """Whether the game tells at first sight what options are worth, so that a world can be played on quickly."""
        return self._play.game.looks

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees of the table; built when it is first asked for."""
        if self._view is None:
            self._view = self._play.game.view(self._play.state, self.seat)
        return self._view

    def imagine(self, chance: Dice, keep: bool = True) -> World:
        """The same decision in a world dealt anew from what the seat knows; the same chance deals the same world.

        With ``keep=False`` it is faster, and not to be copied any more once its unit of play is over.
        """
        return World(self._play, self.seat, chance, keep)


class Weighed(NamedTuple):
    """An option, how good the position is that it leads to, and the worlds in which that was tried."""

    option: Option
    worth: float
    tried: tuple[World, ...] = ()  # one where nothing is left to chance; none where it was not tried


class Bot:
    """A player made of code. It keeps nothing about a match but its own chance."""

    name: ClassVar[str]
    version: ClassVar[int]  # grows whenever it would choose otherwise; the earlier ones stay playable
    imagines: ClassVar[bool] = False  # whether it asks for worlds, which only a match that keeps its boundaries has
    usual: ClassVar[Budget] = AS_USUAL  # how long it thinks where nothing is said; for those that can think longer

    def __init__(self, chance: Dice) -> None:
        self.chance = chance

    @classmethod
    def full_name(cls) -> str:
        """Its name with its version, as it is written down."""
        return f"{cls.name}@{cls.version}"

    def choose(self, sight: Sight) -> Option:
        """One of the options of the decision."""
        options = sight.options
        if len(options) == 1:
            return options[0]
        return self.best(self.weigh(sight))

    def weigh(self, sight: Sight) -> list[Weighed]:
        """Every option and what it leads to, in their order."""
        raise NotImplementedError

    def best(self, weighed: Sequence[Weighed]) -> Option:
        """The option to take: what leads to the best position; chance picks one of several."""
        most = max(each.worth for each in weighed)
        return self.chance.pick([each.option for each in weighed if each.worth == most])

    def budget(self, sight: Sight) -> Budget:
        """How long it thinks here."""
        return self.usual if sight.budget == AS_USUAL else sight.budget
