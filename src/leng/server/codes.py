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


def code_of(secret: str) -> str:
    """The code of a link."""
    number = int.from_bytes(hashlib.sha256(f"leng-code:{secret}".encode()).digest()[:8], "big")
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

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._links: dict[str, tuple[str, float]] = {}  # the path a code leads to, and until when
        self._tried: dict[str, list[float]] = {}

    def remember(self, table_id: str, secret: str) -> str:
        """The code of a link; it counts for a day from the first time somebody looks at it."""
        code, path, now = code_of(secret), seat_link(table_id, secret), self._clock()
        known = self._links.get(code)
        if known is None or known[0] != path:
            while len(self._links) >= MOST:
                del self._links[next(iter(self._links))]
            self._links[code] = path, now + A_DAY
        return code

    def find(self, typed: str, address: str) -> str:
        """Where a code leads; an address may try only so many in a minute."""
        now = self._clock()
        tries = [when for when in self._tried.get(address, ()) if when > now - MINUTE]
        if len(tries) >= TRIES:
            raise TooManyCodes("trouble-too-many-codes", most=TRIES)
        self._tried = {where: when for where, when in self._tried.items() if when[-1] > now - MINUTE}
        self._tried[address] = [*tries, now]
        path, until = self._links.get(spelt(typed), ("", 0.0))
        if until < now:
            raise WrongCode("trouble-wrong-code")
        return path
