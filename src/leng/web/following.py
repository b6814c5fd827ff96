"""Following what others do: an earlier deed once more, and how far a page has come, so that bots wait for it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from leng.server.hall import hall_of
from leng.web.onlooker import onlooker_of
from leng.web.pages import Visit
from leng.web.table import show
from leng.web.theatre import wish_of


@get("/t/{table_id:str}/deed", include_in_schema=False)
async def deed(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The table as this person saw it after an earlier deed: a page to read, or only what changes."""
    live = await hall_of(request).find(table_id)
    return await show(request, live, await onlooker_of(request, live), wish=wish_of(request))


@post("/t/{table_id:str}/seen", include_in_schema=False, status_code=204)
async def seen(request: Visit, table_id: FromPath[str]) -> None:
    """The page has shown everything up to a question, or follows no more; bots wait only for who plays alone."""
    live = await hall_of(request).find(table_id)
    onlooker = await onlooker_of(request, live)
    if live.humans != onlooker.seats:
        return
    asked = wish_of(request).asked  # in the address: a page that is being closed sends no more than that
    if asked is None:
        live.follower.looks_away()
    else:
        live.follower.has_seen(asked)
