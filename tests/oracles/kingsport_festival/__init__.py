"""Kingsport Festival as the rulebook tells it: a second, plain and slow playing of every match.

The oracle plays along: it has its own table, which it brings from question to question by its own reckoning from what
was answered. Only what chance decides (dice, ties, a deck shuffled anew) is read from the table of the engine, and it
must be something that chance can decide. At every question both tables must lie alike, and the same be offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from leng.engine.game import load_game
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.state import Festival
from oracles.kingsport_festival.asking import Put, Rules
from oracles.kingsport_festival.comparing import Deals, differences, never_shuffled, unequal, wrongly_laid_out
from oracles.kingsport_festival.playing import match, winners
from oracles.kingsport_festival.table import Telling
from oracles.walk import Question

NAMES = tuple(each.name for each in vars(asks).values() if hasattr(each, "name"))
"""Everything that is ever asked."""


class KingsportOracle:
    """Plays along."""

    silent: dict[str, str]

    def __init__(self) -> None:
        self.silent = {}
        self.m: Any = None
        self.story: Rules[None] | None = None
        self.asks: Put | None = None
        self.answer: str | None = None
        self.wrong: list[str] = []
        self.combats: list[dict[str, Any]] = []  # as they were told since the last question
        self.dealt: Deals = {}  # how cards lay in the last matches
        self.over = False  # the last phase has been played, and nobody has said yet how it ended

    def begin(self, g: Festival) -> None:
        """Sit down at a table that is set up."""
        self.silent = {}
        self.m = Telling(g.copy())
        self.m.later = g
        self.wrong = ["the match before this one ended without a result"] if self.over else []
        self.wrong += wrongly_laid_out(g)
        self.wrong += never_shuffled(g, self.dealt)
        self.combats = []
        self.over = False
        self.story = match(self.m)
        self.asks = next(self.story)
        self.answer = None

    def options(self, g: Festival, asked: Question) -> set[str] | None:
        """What the rulebook lets somebody answer."""
        if self.silent:
            return None
        self._play_on(g)
        if self.asks is None:
            self.silent = dict.fromkeys(NAMES, "the engine goes on where the oracle has ended")
            return {"nothing is asked any more"}
        if (self.asks.seat, self.asks.ask) != (asked.seat, asked.ask):
            self.silent = dict.fromkeys(NAMES, "the engine asks something else")
            return {f"{self.asks.ask} is asked, of seat {self.asks.seat}: {sorted(self.asks.options)}"}
        return set(self.asks.options)

    def step(self, before: Any, asked: Question, answer: str, after: Any, told: Sequence[Any]) -> Iterable[str]:
        """How the tables differed before this answer, which came of the answers before it."""
        wrong, self.wrong = self.wrong, []
        yield from (f"before that, {each}" for each in wrong)
        if wrong:
            self.silent = dict.fromkeys(NAMES, "the tables differ already")
        if self.silent:
            return
        if self.asks is None or answer not in self.asks.options:
            self.silent = dict.fromkeys(NAMES, "the engine went where the oracle cannot follow")
            return
        self.answer = answer
        self.combats = [dict(each.facts) for each in told if each.kind == "combat"]
        self.over = after.phase == "end"
        if not after.agenda and not self.over:
            yield "the match stops before it is over"  # KF R-064

    def _play_on(self, g: Festival) -> None:
        """Go on to the next question, at which both tables must lie alike."""
        self.m.later = g
        if self.answer is not None:
            self._send(self.answer)
        self.answer = None
        self.wrong += [*self.m.wrong, *differences(self.m.g, g)]
        self.wrong += unequal("the combats", self.combats, self.m.combats)
        self.m.wrong, self.m.combats, self.combats = [], [], []

    def _send(self, answer: str) -> None:
        assert self.story is not None
        try:
            self.asks = self.story.send(answer)
        except StopIteration:
            self.asks = None

    def end(self, g: Festival, log: Sequence[Any], result: Any) -> Iterable[str]:
        """How it should have ended: in which way, with how many points for what, and who has won."""
        self.over = False
        if self.silent:
            return
        self._play_on(g)
        yield from self.wrong
        if self.asks is not None:
            yield f"it should not be over: seat {self.asks.seat} is asked {self.asks.ask}"
            return
        best, ending = winners(self.m)
        yield from unequal("the way it ended", result.ending, ending)
        yield from unequal("the winners", sorted(result.winners), best)
        yield from unequal("the points", list(result.scores), [who.cult for who in self.m.g.cultists])
        for seat, points in enumerate(self.m.points):
            told = load_game("kingsport_festival").score_by_source(g, log, seat)
            wanted = {source: points.get(source, 0) for source in told}
            yield from unequal(f"where the points of seat {seat} come from", dict(told), wanted)
            yield from unequal(f"the sum of the points of seat {seat}", sum(points.values()), result.scores[seat])


ORACLE = KingsportOracle()
