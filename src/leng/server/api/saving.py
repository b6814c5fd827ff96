"""Saves: take a match home as a file, and bring one back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from leng.server.api import shapes
from leng.server.api.asking import TableId, asker_of, hall_of
from leng.server.api.looking import SEAT
from leng.server.api.playing import HEAVY, opened
from leng.server.api.problems import Asking, NotNow, may_fail
from leng.server.saves import read_sent, save_bytes

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
    asker = await asker_of(request, table_id)
    table = asker.live.table
    if table.decision is not None and asker.live.humans != [asker.seat]:
        raise NotNow("error-save-running")
    name = f"{table.game.id}-{table_id}.leng"
    return Response(
        await asyncio.to_thread(save_bytes, table),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/tables/upload",
    summary="Go on with a save file",
    tags=["saves"],
    opt=HEAVY,
    request_max_body_size=LARGEST,
    responses={
        **may_fail(413),
        201: ResponseSpec(shapes.TableOpened, generate_examples=False, description="The table of the save"),
    },
)
async def upload(request: Asking, data: JSONBody[dict[str, Any]]) -> shapes.TableOpened:
    """Open a table from a save file; every person's seat gets a new secret, and nobody may look on."""
    journal = await asyncio.to_thread(read_sent, msgspec.json.encode(data))
    live, secrets = await hall_of(request).take_in(journal)
    return opened(live, secrets)


HANDLERS = (save, upload)
