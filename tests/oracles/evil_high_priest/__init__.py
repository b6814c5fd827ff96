"""Evil High Priest as the rulebook tells it: a second, plain and slow playing of every match.

The oracle plays along: at every question it has its own table, which it brought there by its own reckoning from what
was answered before. It says what may be answered, and after each answer whether the table of the engine lies as its own
does. Cards and dice come in the order in which they lie in the state when a match begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest.asking import Put, Rules
from oracles.evil_high_priest.laid_out import wrongly_laid_out
from oracles.evil_high_priest.lying import differences
from oracles.evil_high_priest.rounds import match
from oracles.evil_high_priest.scoring import by_source, piles_of
from oracles.walk import Question

NAMES = tuple(each.name for each in vars(asks).values() if hasattr(each, "name"))
"""Everything that is ever asked."""


class HighPriestOracle:
    """Plays along."""

    silent: dict[str, str]

    def __init__(self) -> None:
        self.silent = {}
        self.g: Any = None
        self.story: Rules[None] | None = None
        self.asks: Put | None = None
        self.wrong: list[str] = []

    def begin(self, g: Conclave) -> None:
        """Sit down at a table that is set up."""
        self.g = g.copy()
        self.story = match(self.g)
        self.asks = next(self.story)
        self.silent = {}
        self.wrong = list(wrongly_laid_out(g))

    def options(self, g: Conclave, asked: Question) -> set[str] | None:
        """What the rulebook lets somebody answer."""
        if asked.ask in self.silent:
            return None
        if self.asks is None:
            return {"nothing is asked any more"}
        if (self.asks.seat, self.asks.ask) != (asked.seat, asked.ask):
            return {f"{self.asks.ask} is asked, of seat {self.asks.seat}: {sorted(self.asks.options)}"}
        return set(self.asks.options)

    def step(self, before: Any, asked: Question, answer: str, after: Any, told: Sequence[Any]) -> Iterable[str]:
        """How the tables differ after an answer, and before the first one, whether the match began as it should."""
        yield from self.wrong
        self.wrong = []
        if asked.ask in self.silent or self.asks is None:
            return
        if answer not in self.asks.options:
            self.silent = dict.fromkeys(NAMES, "the engine went where the oracle cannot follow")
            return
        self._answer(answer)
        found = list(differences(self.g, after))
        if found:
            self.silent = dict.fromkeys(NAMES, "the tables differ already")
        yield from found

    def _answer(self, answer: str) -> None:
        assert self.story is not None
        try:
            self.asks = self.story.send(answer)
        except StopIteration:
            self.asks = None

    def end(self, g: Conclave, log: Sequence[Any], result: Any) -> Iterable[str]:
        """How it should have ended: in which way, with how many points for what, and who has won."""
        if self.silent:
            return
        if self.asks is not None:
            yield f"it should not be over: seat {self.asks.seat} is asked {self.asks.ask}"
            return
        if result.ending != self.g.ending:
            yield f"the way it ended should be {self.g.ending}, is {result.ending}"
        sources = by_source(piles_of(self.g))
        totals = [sum(each.values()) for each in sources]
        seats = len(self.g.priests)
        best = [self.g.ending != "azathoth" and total == max(totals) for total in totals]  # EHP
        yield from unequal("the points", list(result.scores), totals[:seats])
        yield from unequal("the winners", list(result.winners), [seat for seat in range(seats) if best[seat]])
        rivals = [(each.score, each.won) for each in result.rivals]
        yield from unequal("the rival", rivals, list(zip(totals, best, strict=True))[seats:])
        told = [dict(each.facts) for each in log if each.kind == "scored"]
        wanted = [{"seat": seat, "total": totals[seat], **sources[seat]} for seat in range(seats)]
        wanted = [] if self.g.ending == "azathoth" else wanted
        yield from unequal("what was told of the points", told, wanted)


def unequal(what: str, said: Any, wanted: Any) -> Iterator[str]:
    """That something is not as it should be."""
    if said != wanted:
        yield f"{what} should be {wanted}, are {said}"


ORACLE = HighPriestOracle()
