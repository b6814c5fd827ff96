"""Taking turns: where many wait, those with the better right come first, and of the others each table in its turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

PEOPLE, QUICK, WATCHED, WATCHED_BOTS, UNWATCHED = range(5)
"""Who comes first: a person who asks, bots whom people at their table wait for, those that answer at once before those
that think long, bots among themselves that somebody watches, and tables at which nobody looks."""

Right = Callable[[], int]
"""How good somebody's right is, at the moment when a place is free: a table may be looked at while it waits."""

Waiting = tuple[Right, "asyncio.Future[None]"]


def of_a_person() -> int:
    """The right of somebody who asks and waits for the answer."""
    return PEOPLE


class Turns:
    """A few places, and a line before them.

    A table that has had its turn waits behind all the others of the same right, however much it still wants.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self._lines: OrderedDict[str, deque[Waiting]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, table: str, right: Right) -> AsyncGenerator[None, None]:
        """Wait for a place, and hold it as long as the block lasts."""
        await self._wait(table, right)
        try:
            yield
        finally:
            self._leave()

    def waiting(self, right: int) -> int:
        """How many tables are in the line with such a right, or a better one."""
        return sum(line[0][0]() <= right for line in self._lines.values() if not line[0][1].done())

    async def _wait(self, table: str, right: Right) -> None:
        if self.free and not self._lines:
            self.free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(table, deque()).append((right, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called up at the very moment of leaving
                self._leave()
            raise

    def _leave(self) -> None:
        self.free += 1
        while self.free and self._lines:
            _, called = self._next()
            if not called.done():  # somebody who went away while waiting is passed over
                self.free -= 1
                called.set_result(None)

    def _next(self) -> Waiting:
        """Whoever waits first at the first table of the best right; what else the table wants waits at the end."""
        table = min(self._lines, key=lambda each: self._lines[each][0][0]())
        line = self._lines.pop(table)
        first = line.popleft()
        if line:
            self._lines[table] = line
        return first
