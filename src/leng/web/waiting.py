"""The waiting room of a table with friends: invite them, see who is there, choose a name and a colour, and begin."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.server.hall import hall_of
from leng.server.limits import WEIGHT
from leng.server.live import LiveTable
from leng.server.people import LONGEST_NAME, called, name_cookie
from leng.server.waiting import begin, wear
from leng.web import showing
from leng.web.links import Links, links_of
from leng.web.lobby import covers
from leng.web.onlooker import Onlooker, onlooker_of
from leng.web.pages import Visit, go, page, settings_of
from leng.web.speech import colour_name, trouble
from leng.words.text import title_of


class NotYours(LengError):
    """Somebody wanted to begin, or to change a seat, whose word does not count here."""


class MyPlace(msgspec.Struct):
    """A seat of the onlooker, and the colours that are free for it."""

    seat: showing.SeatShown
    colours: list[tuple[str, str]]


async def show_room(
    request: Visit,
    live: LiveTable,
    onlooker: Onlooker,
    note: str = "",
    status: int = 200,
    cookies: Sequence[Cookie] = (),
) -> Response[str]:
    """The waiting room as one of those who wait sees it, or a spectator."""
    language, game = onlooker.person.language, live.table.game
    speaker = live.speaker(language)
    links = await links_of(request, live, onlooker)
    seats = showing.seats(live, speaker, onlooker)
    return page(
        request,
        "waiting.html.j2",
        person=onlooker.person,
        status=status,
        cookies=cookies,
        live=live,
        version=live.version,
        title=title_of(game, language),
        cover=next(each for each in covers(language) if each.id == game.id),
        look=onlooker,
        seats=seats,
        places=[
            MyPlace(
                seats[seat], [(each, colour_name(speaker.words, each)) for each in free_colours(live, onlooker, seat)]
            )
            for seat in onlooker.seats
        ],
        links=links,
        host=_invites(links),
        note=note,
        missing=speaker.listing([seats[each].name for each in sorted(onlooker.absent)]),
        longest=LONGEST_NAME,
    )


def _invites(links: Links) -> bool:
    """Whether this person has invited the others, and so says whom to wait for."""
    return any(each.renewable for each in links.others)


def free_colours(live: LiveTable, onlooker: Onlooker, seat: int) -> list[str]:
    """The colours of the game that nobody who is here wears."""
    worn = {live.table.seats[each].colour for each in onlooker.taken if each not in onlooker.seats}
    return [each for each in live.table.game.colours if each == live.table.seats[seat].colour or each not in worn]


@post("/t/{table_id:str}/place", include_in_schema=False)
async def take_place(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Be called otherwise, and wear another colour, before the match begins."""
    live = await hall_of(request).find(table_id)
    onlooker, form = await onlooker_of(request, live), await request.form()
    if not live.waiting:
        return go(request, f"/t/{live.id}")
    typed, name, colour = str(form.get("seat", "")), called(str(form.get("name", ""))), str(form.get("colour", ""))
    seat = int(typed) if typed.isdecimal() and len(typed) < 3 else -1
    if seat not in onlooker.seats:
        return await _refuse(request, live, onlooker, NotYours("trouble-only-watching"))
    now = live.table.seats[seat]
    if colour != now.colour and colour in free_colours(live, onlooker, seat):
        await wear(live, seat, colour)
    if not name or name == now.name:
        return go(request, f"/t/{live.id}")
    if name in [each.name for each in live.table.seats]:
        return await _refuse(request, live, onlooker, NotYours("trouble-name-taken", name=name), 409)
    await live.rename(seat, name)
    kept = [name_cookie(name, settings_of(request).secure)] if seat == onlooker.seats[0] else []
    return go(request, f"/t/{live.id}", cookies=kept)


@post("/t/{table_id:str}/begin", include_in_schema=False, opt={WEIGHT: 10})
async def begin_it(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Begin: as soon as all are there anybody who plays may; before that, whoever has invited them."""
    hall = hall_of(request)
    live = await hall.find(table_id)
    onlooker, form = await onlooker_of(request, live), await request.form()
    if live.waiting:
        host = _invites(await links_of(request, live, onlooker))
        if not onlooker.seats or (onlooker.absent and not host):
            return await _refuse(request, live, onlooker, NotYours("trouble-not-yours-to-begin"))
        await begin(hall, live, onlooker.person.id, with_bots="bots" in form)
    return go(request, f"/t/{live.id}")


async def _refuse(
    request: Visit, live: LiveTable, onlooker: Onlooker, error: LengError, status: int = 403
) -> Response[str]:
    return await show_room(request, live, onlooker, trouble(onlooker.person.language, error), status)
