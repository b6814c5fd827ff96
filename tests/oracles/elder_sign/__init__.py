"""Elder Sign, told a second time from its rulebook: the whole match runs along on a table of our own.

Dice, markers drawn and the order of shuffled cards are taken from what was told; everything else follows from the
rulebook, and is held against the engine's table at every question.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from leng.engine.game import Result
from leng.engine.state import Event
from leng.games.elder_sign.state import Museum
from oracles.elder_sign import compare, ending, facts, setup
from oracles.elder_sign.tale import Asked, Astray, Ended, Steps, Tale
from oracles.elder_sign.turn import match
from oracles.walk import Question


class SecondTelling:
    """The oracle."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Another match begins."""
        self.silent: dict[str, str] = {}  # it speaks about every question, unless it has gone astray
        self.tale: Tale | None = None
        self.steps: Steps | None = None
        self.asked: Asked | None = None
        self.ended = False
        self.lost = False
        self.astray = False
        self.remarks: list[str] = []  # to be made with the next step

    def begin(self, g: Museum) -> None:
        """A match begins: told along from its first turn, once the table is laid."""
        self.forget()
        self._set_out(g)

    def _set_out(self, g: Museum, begun: bool = False) -> None:
        """Tell along from the beginning of a turn."""
        if g.phase == "setup":
            return
        if self.tale is None:
            self.remarks += setup.laid(g)
        self.tale = Tale(g.copy())
        self.tale.first = g.turns <= 1
        self.tale.after = g
        self.lost = False
        self.steps = match(self.tale, begun)
        self._go(None)

    def _go(self, answer: str | None) -> None:
        """On to our next question."""
        assert self.steps is not None
        try:
            self.asked = next(self.steps) if answer is None else self.steps.send(answer)
        except Ended:
            self.asked, self.ended = None, True

    def options(self, g: Museum, asked: Question) -> set[str] | None:
        """What we would ask just now; where we would ask something else, that is said."""
        if self.tale is None and not self.lost:
            return setup.options(g, asked)
        if self.lost:
            if asked.ask == "move":
                self._set_out(g, begun=True)
            else:
                self.silent[asked.ask] = "we have gone astray, and wait for the next turn"
                return None
        if self.asked is None:
            return {"the match is over"}
        if (self.asked.seat, self.asked.ask) != (asked.seat, asked.ask):
            return {f"seat {self.asked.seat} {self.asked.ask}", *self.asked.options}
        if self.tale is not None:
            self.remarks += facts.wrong(self.tale, asked)
        return set(self.asked.options)

    def step(self, before: Museum, asked: Question, answer: str, after: Museum, told: Sequence[Event]) -> Iterable[str]:
        """The answer is given on our table too, and everything on both compared at the next question."""
        yield from self.remarks
        self.remarks = []
        if self.lost:
            return
        if self.tale is None:
            yield from setup.step(before, asked, answer, after)
            self._set_out(after)
            return
        ours = self.asked
        if ours is None or (ours.seat, ours.ask) != (asked.seat, asked.ask) or answer not in ours.options:
            self.lost = self.astray = True
            return
        self.tale.told, self.tale.after = deque(told), after
        try:
            self._go(answer)
            wrong = [] if self.ended else list(compare.differences(self.tale, after))
            if self.tale.g.ending != after.ending:
                wrong = [f"the match should end {self.tale.g.ending}, not {after.ending}"]
        except Astray as astray:
            wrong = [str(astray)]
        self.lost = bool(wrong)
        self.astray = self.astray or self.lost
        yield from wrong

    def end(self, g: Museum, log: Sequence[Event], result: Result) -> Iterable[str]:
        """Who won, how, and where Elder Signs and doom came from."""
        yield from ending.wrong(g, log, result)
        if self.tale is not None and not self.astray:
            yield from ending.sources(self.tale, g, log)


ORACLE = SecondTelling()
