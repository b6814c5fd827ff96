"""The API: everything a page can do, as JSON. Whoever holds a seat shows its secret; everybody else looks on."""

from __future__ import annotations

from litestar import Router

from leng.server.api import looking, playing, saving, streaming
from leng.server.api.problems import problem

api = Router(
    "/api",
    route_handlers=[*looking.HANDLERS, *playing.HANDLERS, *saving.HANDLERS, *streaming.HANDLERS],
    request_max_body_size=64_000,
)

__all__ = ["api", "problem"]
