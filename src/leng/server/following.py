"""Somebody alone among bots: their page plays deed after deed, and the bots wait for it, but never for long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 10.0
"""So many seconds bots wait at most for a page to show what they did last."""


class Follower:
    """How far the page has come, as it says itself. A hidden one says that it does not follow: nobody waits for it."""

    def __init__(self) -> None:
        self.seen: int | None = None  # the serial of the newest question it has shown; None while it does not follow
        self._bell = asyncio.Event()

    def has_seen(self, serial: int) -> None:
        """It has shown everything up to this question."""
        self.seen = serial
        self._bell.set()

    def looks_away(self) -> None:
        """It does not follow any more."""
        self.seen = None
        self._bell.set()

    def is_behind(self, serial: int) -> bool:
        """Whether it follows and has not come so far."""
        return self.seen is not None and self.seen < serial

    async def catch_up(self, serial: int, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Wait until it has come so far; one that takes too long is not waited for again before it says something."""
        if not self.is_behind(serial):
            return
        patience = asyncio.ensure_future(sleep(PATIENCE))
        try:
            while self.is_behind(serial) and not patience.done():
                self._bell.clear()
                heard = asyncio.ensure_future(self._bell.wait())
                try:
                    await asyncio.wait({patience, heard}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    heard.cancel()
            if self.is_behind(serial):
                self.seen = None
        finally:
            patience.cancel()
