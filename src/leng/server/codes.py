"""Short codes for links to seats: what one person can call out to another across a room.

A code is worked out of the link, so its maker always reads the same one. Which link it stands for, the house remembers
in memory alone: links are kept nowhere but in the browser that made them, which tells the house whenever it looks.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable

from leng.engine.errors import LengError
from leng.server.secrets import seat_link

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are taken for numbers."""
LENGTH = 6
A_DAY = 24 * 3600.0
TRIES = 10
MINUTE = 60.0
MOST = 50_000
"""So many codes are remembered; older ones go first."""


class WrongCode(LengError):
    """A code that stands for no link, or no longer."""


class TooManyCodes(LengError):
    """Somebody has tried too many codes in a minute."""


def code_of(secret: str, other: int = 0) -> str:
    """The code of a link; another one, should two links have the same."""
    number = int.from_bytes(hashlib.sha256(f"leng-code:{secret}:{other}".encode()).digest()[:8], "big")
    signs = []
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        signs.append(LETTERS[place])
    return "".join(signs)


def spelt(typed: str) -> str:
    """A code as somebody types it: in small letters, with blanks or strokes in between."""
    return "".join(sign for sign in typed.upper() if sign.isalpha())[: LENGTH + 1]


class Codes:
    """The codes of a house."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._links: dict[str, tuple[str, float]] = {}  # the path a code leads to, and until when
        self._tried: dict[str, list[float]] = {}

    def remember(self, table_id: str, secret: str, made: float) -> str:
        """The code of a link that was made at this time; it counts for a day, then there is none."""
        path, now, other = seat_link(table_id, secret), self._clock(), 0
        if made + A_DAY < now:
            return ""
        while self._stands_for(code := code_of(secret, other)) not in ("", path):
            other += 1
        if code not in self._links:
            while len(self._links) >= MOST:
                del self._links[next(iter(self._links))]
        self._links[code] = path, made + A_DAY
        return code

    def _stands_for(self, code: str) -> str:
        path, until = self._links.get(code, ("", 0.0))
        return path if until >= self._clock() else ""

    def find(self, typed: str, address: str) -> str:
        """Where a code leads; an address may try only so many in a minute."""
        now = self._clock()
        tries = [when for when in self._tried.get(address, ()) if now - MINUTE < when <= now]
        if len(tries) >= TRIES:
            raise TooManyCodes("trouble-too-many-codes", most=TRIES)
        self._tried = {where: when for where, when in self._tried.items() if when[-1] > now - MINUTE}
        self._tried[address] = [*tries, now]
        path = self._stands_for(spelt(typed))
        if not path:
            raise WrongCode("trouble-wrong-code")
        return path
