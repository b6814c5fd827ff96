"""The page of a table that can no longer go on: who sat there, what happened, how it ended, and its save."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response

from leng.bots.naming import bot_name
from leng.drawing.marks import LETTERS
from leng.engine.errors import LengError, Outgrown
from leng.engine.game import find_game
from leng.engine.record import HUMAN
from leng.server.hall import hall_of
from leng.server.people import person_of
from leng.server.relics import Relic, relic_of
from leng.web.onlooker import Closed
from leng.web.pages import Visit, page
from leng.web.speech import trouble, words
from leng.words.text import title_of


async def show_relic(request: Visit, why: Outgrown) -> Response[str]:
    """What is left of the table."""
    person = person_of(request)
    relic, seats = await _relic(request, why)
    opening, result = relic.kept.opening, relic.kept.result
    people = [
        (number, LETTERS[number], seat, "" if seat.player == HUMAN else bot_name(words(person.language), seat.player))
        for number, seat in enumerate(relic.seats)
    ]
    return page(
        request,
        "relic.html.j2",
        person=person,
        status=409,
        id=relic.kept.id,
        title=_title(opening.game, person.language),
        sentence=trouble(person.language, why),
        people=people,
        result=result,
        rivals=relic.rivals(person.language),
        over=relic.kept.over,
        lines=relic.story(seats[0] if len(seats) == 1 else None, person.language),
        may_take=relic.may_take(seats),
    )


async def save_of_relic(request: Visit, why: Outgrown) -> Response[Any]:
    """Its save file, for whoever may know all its secrets."""
    relic, seats = await _relic(request, why)
    if not relic.may_take(seats):
        return await show_relic(request, why)
    headers = {"Content-Disposition": f'attachment; filename="{relic.name}"', "Cache-Control": "no-store"}
    return Response(relic.save(), media_type=MediaType.JSON, headers=headers)


async def _relic(request: Visit, why: Outgrown) -> tuple[Relic, list[int]]:
    """The table and the seats of whoever asks; a closed table stays closed."""
    store, person = hall_of(request).store, person_of(request)
    relic = await relic_of(store, why)
    seats = [] if person.new else await asyncio.to_thread(store.seats_of, person.id, relic.kept.id)
    if not seats and not relic.kept.spectators:
        raise Closed("trouble-closed")
    return relic, seats


def _title(game: str, language: str) -> str:
    try:
        return title_of(find_game(game), language)
    except LengError:  # a game that is no longer here
        return game
