"""How much one address may ask for, so that nobody can keep the others from playing."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from leng.engine.errors import LengError

WEIGHT = "weight"
"""The option of a route that counts as several requests: ``opt={WEIGHT: 10}``."""

MINUTE = 60
BOT_TABLES = 20
"""So many tables of bots alone may be running for one address."""

NEIGHBOURS = 64
"""So many bits of an IPv6 address are one household's: whoever has one such address has all of them."""


HEAVY_BODY = 64_000
"""So many bytes of a body count as one more request."""

MOST_STREAMS = 120
"""So many tables and pages may be watched from one address at a time."""


class TooManyTables(LengError):
    """Somebody wants one more table of bots alone than an address may have running."""


class TooManyStreams(LengError):
    """Somebody wants to watch more tables at a time than may be watched from one address."""


def address_of(scope: Any) -> str:
    """From where somebody asks."""
    client = scope.get("client")
    address = client[0] if client else ""
    try:
        known = ip_address(address)
    except ValueError:
        return str(address)
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return f"{int(known) >> (128 - NEIGHBOURS):x}::"
    return str(address)


def length_of(scope: Any) -> int:
    """How many bytes of a body are announced."""
    written = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(written) if written.isdigit() else 0


class Limit:
    """Counts the requests of every address in the current minute; what lies in ``/static/`` is free."""

    def __init__(self, requests_a_minute: int) -> None:
        self.most = requests_a_minute
        self._minute = 0
        self._counts: dict[str, int] = {}

    def __call__(self, app: ASGIApp) -> ASGIApp:
        """A middleware before the application."""

        async def limited(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and not scope["path"].startswith("/static/"):
                self.count(scope)
            await app(scope, receive, send)

        return limited

    def count(self, scope: Any) -> None:
        """Count a request, or refuse it."""
        now = time.monotonic()
        if now // MINUTE != self._minute:
            self._minute = int(now // MINUTE)
            self._counts.clear()
        address = address_of(scope)
        weight = int(scope["route_handler"].opt.get(WEIGHT, 1)) + length_of(scope) // HEAVY_BODY
        self._counts[address] = self._counts.get(address, 0) + weight
        if self._counts[address] > self.most:
            wait = MINUTE - int(now % MINUTE)
            raise TooManyRequestsException(headers={"Retry-After": str(wait)})
