"""A finished match looked at again, choice by choice, with nothing hidden."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.engine.state import UNVEILED
from leng.engine.tally import Moment, rounds
from leng.server.hall import hall_of
from leng.server.live import LiveTable
from leng.web import showing
from leng.web.onlooker import Onlooker, onlooker_of
from leng.web.pages import Visit, draw, page
from leng.web.retold import moments_of, thinned
from leng.web.story import story
from leng.web.table import NO_STORE
from leng.words.text import title_of

MARKS = 120
"""So many deeds are marked on the slider."""


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
    along = await moments_of(live)
    shown = await asyncio.to_thread(_position, live, onlooker, number, first, last)
    link = f"{str(request.base_url).rstrip('/')}/t/{live.id}/replay?n={number}"
    seat = onlooker.seats[0] if onlooker.seats else shown["who"] or 0
    return live, onlooker, {**shown, **_marks(live, along, number), "here_link": link, "usual_seat": seat}


def _marks(live: LiveTable, along: list[Moment], number: int) -> dict[str, Any]:
    """Where deeds and rounds begin: as marks on the slider, and the nearest ones to jump to."""
    first, last = along[0].number, along[-1].number
    deeds = [moment.number for moment in along]
    began = list(rounds(along).values()) if live.table.manner.rounds else []

    def before(places: list[int]) -> int:
        return max((each for each in places if each < number), default=first)

    def after(places: list[int]) -> int:
        return min((each for each in places if each > number), default=last)

    def marks(places: list[int]) -> list[float]:
        return [round(1000 * (each - first) / max(1, last - first), 1) for each in places]

    jumps = {"deed-back": before(deeds), "deed-next": after(deeds)}
    if began:
        jumps = {"round-back": before(began), **jumps, "round-next": after(began)}
    return {"jumps": jumps, "deed_marks": marks(thinned(deeds, MARKS)), "round_marks": marks(began)}


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
        "story": story(live, table, onlooker, drawn, told, reads=UNVEILED),
        "whole": False,
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
