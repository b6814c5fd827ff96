"""What tables weigh in memory, and which are let go when all that nobody watches weigh too much."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from leng.engine.table import Table

if TYPE_CHECKING:
    from leng.server.live import LiveTable

TABLE, STATE, BOUNDARY, LINE, MOVE, ENTRY = 20_000, 6_000, 40, 270, 110, 70
"""Bytes: of a table itself, of each state it keeps, each boundary, each line of its log, each choice that stands, each
entry of its record. Measured with tracemalloc; three different games agree within a sixth."""

SLACK = 50
"""One part in so many of the budget may come in before all tables are looked through again."""


def weight_of(table: Table) -> int:
    """About how many bytes a table takes, told from a few counts."""
    return (
        TABLE
        + STATE * table.states_kept
        + BOUNDARY * len(table.boundaries)
        + LINE * len(table.log)
        + MOVE * len(table.moves)
        + ENTRY * len(table.record)
    )


class Room:
    """Tables in memory: all that somebody uses, and of the others as many as the budget allows.

    Finished ones go first, then those that have not been looked at for longest; one where an undo is being talked about
    goes last, since nobody would know of it any more.
    """

    def __init__(self, budget: int, in_use: Callable[[LiveTable], bool]) -> None:
        self.budget = budget
        self._in_use = in_use
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()  # the last looked at is the last
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._before = 0  # what they weighed when all were last looked through

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def keep(self, live: LiveTable) -> None:
        """Somebody has looked at a table: it is let go last."""
        self._tables[live.id] = live
        self._tables.move_to_end(live.id)
        self.weigh(live)

    def weigh(self, live: LiveTable) -> None:
        """A table may have grown; if it is too much, others are let go."""
        if live.id in self._tables:
            weight = weight_of(live.table)
            self._weight += weight - self._weights.get(live.id, 0)
            self._weights[live.id] = weight
        if self._weight > max(self.budget, self._before + self.budget // SLACK):
            self._make_room()

    def _make_room(self) -> None:
        idle = [live for live in self if not self._in_use(live)]
        surplus = sum(self._weights[live.id] for live in idle) - self.budget
        for live in sorted(idle, key=lambda each: (each.table.decision is not None, each.request is not None)):
            if surplus <= 0:
                break
            surplus -= self._weights[live.id]
            self._weight -= self._weights.pop(live.id)
            del self._tables[live.id]
        self._before = self._weight
