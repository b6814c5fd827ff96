"""What one may take home from a table as plain text: its story, as far as one may read it."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath

from leng.server.hall import hall_of
from leng.web.onlooker import onlooker_of
from leng.web.pages import Visit
from leng.words.text import title_of


@get("/t/{table_id:str}/story.txt", include_in_schema=False)
async def story_text(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The whole log, a line each, in the language of the reader and with nothing that is hidden from them."""
    live = await hall_of(request).find(table_id)
    onlooker = await onlooker_of(request, live)
    speaker, table = live.speaker(onlooker.person.language), live.table
    head = [title_of(table.game, speaker.language), speaker.listing([seat.name for seat in table.seats]), ""]
    told = "\n".join([*head, *map(speaker.line, table.story(onlooker.reads)), ""])
    headers = {
        "Content-Disposition": f'attachment; filename="{table.game.id}-{live.id}.txt"',
        "Cache-Control": "no-store",
        "Vary": "Cookie, Accept-Language",
    }
    return Response(told, media_type=MediaType.TEXT, headers=headers)
