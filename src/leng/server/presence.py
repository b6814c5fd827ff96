"""Who looks at a table just now: whoever has its page open, with a few seconds' grace for loading it anew."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

GRACE = 4.0
"""So many seconds after closing a page somebody still counts as looking: most of them only reload it."""


class Presence:
    """The open pages of all tables, by table and person."""

    def __init__(self) -> None:
        self._open: Counter[tuple[str, str]] = Counter()

    def looks(self, table_id: str, person: str) -> bool:
        """Whether this person has a page of this table open."""
        return self._open[table_id, person] > 0

    @contextmanager
    def looking(self, table_id: str, person: str, changed: Callable[[], None]) -> Iterator[None]:
        """A page is open; whoever waits hears (``changed``) when the first of a person comes and the last is gone."""
        page = table_id, person
        self._open[page] += 1
        if self._open[page] == 1:
            changed()
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(GRACE, self._closes, page, changed)

    def _closes(self, page: tuple[str, str], changed: Callable[[], None]) -> None:
        self._open[page] -= 1
        if not self._open[page]:
            del self._open[page]
            changed()
