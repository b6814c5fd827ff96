"""Saves: take a match home as a file, and bring one back."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from leng.bots import who_plays
from leng.engine.errors import Outgrown
from leng.server.api import shapes
from leng.server.api.asking import TableId, asker_of, seat_shown
from leng.server.api.looking import SEAT
from leng.server.api.playing import HEAVY, opened
from leng.server.api.problems import Asking, NotNow, may_fail, sentence
from leng.server.hall import hall_of
from leng.server.limits import address_of
from leng.server.people import language_of
from leng.server.relics import relic_of
from leng.server.saves import SENT, save_bytes
from leng.server.uploads import Sent, leaving

LARGEST = 8_000_000


@get(
    "/tables/{table_id:str}/save",
    summary="The match as a save file",
    tags=["saves"],
    security=SEAT,
    media_type=MediaType.JSON,
    responses={
        **may_fail(401, 403, 404, 409),
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="A save file of Leng"),
    },
)
async def save(request: Asking, table_id: TableId) -> Response[bytes]:
    """A finished match for anybody who may see it; a running one, whose file shows what is hidden, only to a person
    who plays alone against bots."""
    try:
        asker = await asker_of(request, table_id)
    except Outgrown as why:
        return await _save_of_relic(request, why)
    table = asker.live.table
    if table.decision is not None and asker.live.humans != [asker.seat]:
        raise NotNow("error-save-running")
    return _file(await asyncio.to_thread(save_bytes, table), f"{table.game.id}-{table_id}.leng")


async def _save_of_relic(request: Asking, why: Outgrown) -> Response[bytes]:
    """The save of a table that can no longer go on here: for the release that wrote it."""
    relic = await relic_of(hall_of(request).store, why)
    seat = seat_shown(request, relic.kept)
    if not relic.may_take([] if seat is None else [seat]):
        raise NotNow("error-save-running")
    return _file(relic.save(), relic.name)


def _file(contents: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(contents, media_type=MediaType.JSON, headers=headers)


@get(
    "/tables/{table_id:str}/relic",
    summary="What is left of a table that can no longer go on",
    tags=["saves"],
    security=SEAT,
    responses=may_fail(401, 403, 404, 409),
)
async def relic(request: Asking, table_id: TableId) -> shapes.RelicSeen:
    """Seats, story and result of a table whose rules have changed since; any other table answers 409."""
    try:
        await hall_of(request).find(table_id)
    except Outgrown as why:
        found = await relic_of(hall_of(request).store, why)
    else:
        raise NotNow("error-goes-on")
    seat = seat_shown(request, found.kept)
    kept = found.kept
    return shapes.RelicSeen(
        id=kept.id,
        game=kept.opening.game,
        options=kept.opening.options,
        rules=kept.rules,
        since=found.why.facts.get("since"),
        why=sentence(request, found.why),
        seats=[shapes.SeatSeen(each.name, who_plays(each.player), each.colour) for each in found.seats],
        over=kept.over,
        result=kept.result,
        log=found.story(seat, language_of(request)),
    )


@post(
    "/tables/upload",
    summary="Go on with a save file",
    tags=["saves"],
    opt=HEAVY,
    request_max_body_size=LARGEST,
    responses={
        **may_fail(413, 503),
        201: ResponseSpec(shapes.TableOpened, generate_examples=False, description="The table of the save"),
    },
)
async def upload(request: Asking, data: JSONBody[dict[str, Any]]) -> shapes.TableOpened:
    """Open a table from a save file; every person's seat gets a new secret, and nobody may look on.

    Two saves are read at a time; whoever comes meanwhile is told when to ask again (503). A save may hold 20,000
    choices and take 20 seconds to replay, as long as whoever sent it waits.
    """
    hall = hall_of(request)
    table = await hall.uploads.read(Sent(await request.body(), SENT), leaving(request))
    live, secrets = await hall.take_in(table, opener=address_of(request.scope))
    return await opened(hall, live, secrets)


HANDLERS = (save, relic, upload)
