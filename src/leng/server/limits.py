"""How much one address may ask for in a minute, so that nobody can keep the others from playing."""

from __future__ import annotations

import time
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

WEIGHT = "weight"
"""The option of a route that counts as several requests: ``opt={WEIGHT: 10}``."""

MINUTE = 60


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
        client = scope.get("client")
        address = client[0] if client else ""
        weight = int(scope["route_handler"].opt.get(WEIGHT, 1))
        self._counts[address] = self._counts.get(address, 0) + weight
        if self._counts[address] > self.most:
            wait = MINUTE - int(now % MINUTE)
            raise TooManyRequestsException(headers={"Retry-After": str(wait)})
