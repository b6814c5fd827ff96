"""A match being run: its position, the decision it waits for, and the last boundary between units of play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from leng.engine.choice import Choice, Option, Rules
from leng.engine.state import MatchOver, State

if TYPE_CHECKING:
    from leng.engine.game import Game

S = TypeVar("S", bound=State)


class Play(Generic[S]):
    """Runs the rules up to the next decision.

    At each boundary it keeps a copy of the state (``keep``), so that the position in the middle of a unit is that
    boundary and the few answers since. The running generator is only a cache of that: ``copy`` makes a new one.
    Playouts run with ``keep=False``: faster, and not to be copied.
    """

    __slots__ = ("boundary", "choice", "game", "keep", "rules", "since", "state")

    def __init__(self, game: Game[S], state: S, keep: bool = True) -> None:
        self.game = game
        self.state = state
        self.keep = keep
        self.boundary = state
        self.since: list[Option] = []
        self.choice: Choice | None = None
        self.rules: Rules[None] | None = None
        self._go_on()

    def answer(self, option: Option) -> None:
        """Go on with one of the options of the decision."""
        if self.keep:
            self.since.append(option)
        if self.rules is not None:
            try:
                self.choice = self.rules.send(option)
            except (StopIteration, MatchOver):
                self._go_on()

    def _go_on(self) -> None:
        """Play the units on the agenda up to the next decision."""
        state, units = self.state, self.game.units
        while state.agenda:
            unit = state.agenda.pop()
            try:
                rules = units[unit[0]](state, *unit[1:])  # type: ignore[index]  # a unit's first part is its name
                if rules is None:
                    continue
                if self.keep:
                    boundary = state.copy()
                    boundary.agenda.append(unit)
                    self.boundary = boundary
                    self.since = []
                self.choice = next(rules)
            except (StopIteration, MatchOver):
                continue
            self.rules = rules
            return
        self.choice = self.rules = None

    def copy(self, keep: bool = True) -> Play[S]:
        """The same position at the same decision, sharing nothing with this one."""
        if self.choice is None:
            return Play(self.game, self.state.copy(), keep)
        assert self.keep, "a match that keeps no boundaries cannot be copied"
        return rerun(self.game, self.boundary, self.since, keep)


def rerun(game: Game[S], boundary: S, answers: Iterable[Option], keep: bool = True) -> Play[S]:
    """Run a unit of play again from its boundary, with the same answers, up to the same decision."""
    play: Play[S] = object.__new__(Play)
    play.game = game
    play.keep = False
    play.state = state = boundary.copy()
    play.boundary = boundary if keep else state  # never changed once taken, so all may go back to it
    play.since = []
    unit = state.agenda.pop()
    play.rules = game.units[unit[0]](state, *unit[1:])  # type: ignore[index]  # a unit's first part is its name
    play.answer(None)  # up to its first question
    play.keep = keep
    for option in answers:
        play.answer(option)
    return play


def replay(game: Game[Any], boundary: State, keys: Iterable[str]) -> Play[Any]:
    """Run the choices with these keys from a boundary; KeyError names the first that is not offered."""
    play: Play[Any] = Play(game, boundary.copy())
    for wanted in keys:
        if play.choice is None:
            raise KeyError(wanted)
        play.answer(play.choice.find(wanted))
    return play


def play_out(game: Game[Any], state: State, pick: Callable[[Choice], Option]) -> int:
    """Play to the end without keeping anything; returns the number of decisions."""
    units = game.units
    agenda = state.agenda
    decisions = 0
    while agenda:
        unit = agenda.pop()
        try:
            rules = units[unit[0]](state, *unit[1:])  # type: ignore[index]  # a unit's first part is its name
            if rules is None:
                continue
            choice = next(rules)
            while True:
                decisions += 1
                choice = rules.send(pick(choice))
        except (StopIteration, MatchOver):
            pass
    return decisions
