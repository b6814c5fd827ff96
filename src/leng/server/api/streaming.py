"""The stream: the number of every change, as it happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from leng.server.api.asking import TableId, asker_of
from leng.server.api.looking import SEAT
from leng.server.api.problems import Asking, NotNow, may_fail
from leng.server.hall import Hall, hall_of
from leng.server.limits import MOST_STREAMS, TooManyStreams, address_of
from leng.server.live import LiveTable

BEAT = 15.0
"""So many seconds of silence before a sign of life."""

SIGN_OF_LIFE = b": \n\n"

ROOM = 100
"""So many may watch one table."""


class Update(msgspec.Struct):
    """A table has changed."""

    version: int
    number: int


@get(
    "/tables/{table_id:str}/stream",
    summary="Updates as server-sent events",
    tags=["table"],
    security=SEAT,
    media_type="text/event-stream",
    responses={
        **may_fail(401, 403, 404, 409, 429),
        200: ResponseSpec(
            str, generate_examples=False, media_type="text/event-stream", description="Events named update"
        ),
    },
)
async def stream(request: Asking, table_id: TableId) -> Stream:
    """The number of the table's state, at once and after every change. One that is missed is told by the next: fetch
    the table whenever the number is new. A comment every 15 seconds keeps the line open."""
    asker = await asker_of(request, table_id)
    return watch(request, asker.live, _updates(hall_of(request), table_id))


def watch(request: Asking, live: LiveTable, told: AsyncGenerator[bytes, None]) -> Stream:
    """A stream of what is told about a table, unless too many are open there or from this address."""
    streams, address = hall_of(request).streams, address_of(request.scope)
    if live.watched >= ROOM:
        raise NotNow("error-too-many-watchers", most=ROOM)
    if streams[address] >= MOST_STREAMS:
        raise TooManyStreams("error-too-many-streams", most=MOST_STREAMS)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(_counted(streams, address, told), media_type="text/event-stream", headers=headers)


async def _counted(
    streams: Counter[str], address: str, told: AsyncGenerator[bytes, None]
) -> AsyncGenerator[bytes, None]:
    streams[address] += 1
    try:
        async with aclosing(told):
            async for each in told:
                yield each
    finally:
        streams[address] -= 1
        if not streams[address]:
            del streams[address]


async def _updates(hall: Hall, table_id: str) -> AsyncGenerator[bytes, None]:
    async with aclosing(hall.updates(table_id, BEAT)) as updates:
        async for live in updates:
            if live is None:
                yield SIGN_OF_LIFE
            else:
                update = msgspec.json.encode(Update(live.version, live.table.number))
                yield b"event: update\nid: %d\ndata: %b\n\n" % (live.version, update)


HANDLERS = (stream,)
