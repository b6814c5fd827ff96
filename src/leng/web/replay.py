"""A finished match looked at again, choice by choice, with nothing hidden."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.engine.state import UNVEILED
from leng.server.hall import hall_of
from leng.server.live import LiveTable
from leng.web import showing
from leng.web.onlooker import Onlooker, onlooker_of
from leng.web.pages import Visit, draw, page
from leng.web.table import NO_STORE
from leng.words.text import title_of


class NotOver(LengError):
    """A match that is still being played has no replay yet."""


async def _shown_to(request: Visit, table_id: str) -> tuple[LiveTable, Onlooker, dict[str, Any]]:
    live = await hall_of(request).find(table_id)
    onlooker = await onlooker_of(request, live)
    if live.table.decision is not None:
        raise NotOver("trouble-not-over")
    wanted = request.query_params.get("n", "")
    first, last = live.table.boundaries[0], len(live.table.moves)
    number = min(max(int(wanted), first), last) if wanted.isdecimal() and len(wanted) < 8 else first
    return live, onlooker, await asyncio.to_thread(_position, live, onlooker, number, first, last)


def _position(live: LiveTable, onlooker: Onlooker, number: int, first: int, last: int) -> dict[str, Any]:
    """The position before choice ``number``, the choice that was made there, and the story so far."""
    table, language = live.table, onlooker.person.language
    speaker = live.speaker(language)
    play = table.position(number) if number < last else table.play
    told = table.moves[number].logged if number < last else len(table.log)
    made = ""
    if number < last and play.choice is not None:
        option = play.choice.find(table.moves[number].key)
        made = speaker.label(play.choice, option).text
    drawn = showing.drawn(table, table.game.view(play.state, UNVEILED), speaker, [])
    events = [event for event in table.log[:told] if event.seen_by(UNVEILED)]
    return {
        "live": live,
        "replaying": True,
        "look": onlooker,
        "mine": False,
        "result": None,
        "question": None,
        "rules": speaker.rules_in_force(table, play.state.phase),
        "title": title_of(table.game, language),
        "table": table,
        "drawn": drawn,
        "steps": [(each, speaker.phase(each)) for each in drawn.steps] if drawn else [],
        "number": number,
        "first": first,
        "last": last,
        "made": made,
        "who": table.moves[number].seat if number < last else None,
        "seats": showing.seats(live, speaker, onlooker),
        "lines": showing.story(speaker, events, onlooker.seat),
        "phase": speaker.phase(play.state.phase),
        "round": play.state.round if table.manner.rounds else None,
        "at_phase": play.state.phase,
    }


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The page with the slider."""
    _, onlooker, shown = await _shown_to(request, table_id)
    return page(request, "replay.html.j2", person=onlooker.person, **shown)


@get("/t/{table_id:str}/replay/fragment", include_in_schema=False)
async def replay_fragment(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """The part of the replay that changes with the slider."""
    _, onlooker, shown = await _shown_to(request, table_id)
    text = draw(request, onlooker.person, "replay_fragment.html.j2", **shown)
    return Response(text, media_type=MediaType.HTML, headers=NO_STORE)
