"""Cult, told a second time from its rulebook: the whole match runs along on a table of our own.

How the decks were shuffled is seen at the beginning; everything else follows from the rulebook, and is held against the
engine's table at every question.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from leng.engine.game import Result
from leng.engine.state import Event
from leng.games.cult.state import City
from oracles.cult import compare, ending, printed
from oracles.cult.rounds import match
from oracles.cult.tale import Asked, Steps, Tale
from oracles.walk import Question

SILENT: dict[str, str] = {}


class SecondTelling:
    """The oracle."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Another match begins."""
        self.silent = dict(SILENT)
        self.tale: Tale | None = None
        self.steps: Steps | None = None
        self.asked: Asked | None = None
        self.lost = False
        self.opening: list[str] = []

    def begin(self, g: City) -> None:
        self.forget()
        self._set_out(g)

    def _set_out(self, g: City) -> None:
        """Once everybody leads a cult, we tell along."""
        if not all(who.god for who in g.cults):
            return
        self.opening = list(ending.opening(g))
        self.tale = Tale(g.copy())
        self.steps = match(self.tale)
        self._go(None)

    def _go(self, answer: str | None) -> None:
        """On to our next question."""
        assert self.steps is not None
        try:
            self.asked = next(self.steps) if answer is None else self.steps.send(answer)
        except StopIteration:
            self.asked = None

    def _is_this(self, asked: Question) -> bool:
        """Whether it is our question."""
        if self.asked is None or self.tale is None:
            return False
        if asked.ask in ("act", "gift", "effect") and printed.NUMBER[asked.about["place"]] != self.tale.place:
            return False
        return (self.asked.seat, self.asked.ask) == (asked.seat, asked.ask)

    def _is_forced(self) -> bool:
        """Whether it need not be put."""
        return self.asked is not None and bool(self.asked.forced)

    def _go_on(self) -> None:
        """The answer that needs no question is given."""
        assert self.asked is not None
        self._go(self.asked.forced)

    def options(self, g: City, asked: Question) -> set[str] | None:
        if self.lost:
            self.silent[asked.ask] = "we have gone astray, and wait for the next match"
            return None
        if self.tale is None:
            taken = {who.god for who in g.cults}
            return {f"cult:{god}" for god in printed.SHEETS if god not in taken}
        while self._is_forced() and not self._is_this(asked):
            self._go_on()
        if self.asked is None:
            return {"the match is over"}
        if not self._is_this(asked):
            return {f"seat {self.asked.seat} {self.asked.ask}", *self.asked.options}
        return set(self.asked.options)

    def step(self, before: City, asked: Question, answer: str, after: City, told: Sequence[Event]) -> Iterable[str]:
        if self.tale is None:
            if after.cults[asked.seat].god != answer.partition(":")[2]:
                yield f"seat {asked.seat} should lead the cult it chose"
            self._set_out(after)
            yield from self.opening
            return
        if self.lost:
            return
        yield from self.opening
        self.opening = []
        ours = self.asked
        if ours is None or not self._is_this(asked) or answer not in ours.options:
            self.lost = True
            return
        self._go(answer)
        wrong = list(compare.differences(self.tale.g, after))
        while wrong and self._is_forced():
            self._go_on()
            wrong = list(compare.differences(self.tale.g, after))
        self.lost = bool(wrong)
        yield from wrong

    def end(self, g: City, log: Sequence[Event], result: Result) -> Iterable[str]:
        if self.lost:
            return
        if self.asked is not None:
            yield f"the match should go on: {self.asked}"
        yield from ending.wrong(g, log, result)


ORACLE = SecondTelling()
