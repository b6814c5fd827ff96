"""The waiting room of a table with friends: invite them, see who is there, choose a name and a colour, and begin."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.server.hall import Hall, hall_of
from leng.server.limits import WEIGHT
from leng.server.live import LONGEST_LINE, LiveTable, NameTaken
from leng.server.people import LONGEST_NAME, called, name_cookie, sitters_of
from leng.server.waiting import ColourTaken, begin, wear
from leng.web import showing
from leng.web.chat import said_at
from leng.web.links import Links, links_of
from leng.web.lobby import covers
from leng.web.onlooker import Onlooker, onlooker_of
from leng.web.opening import options_shown
from leng.web.pages import Visit, go, page, settings_of
from leng.web.seating import has_a_name
from leng.web.speech import colour_name, trouble
from leng.words.presenter import Presenter
from leng.words.text import title_of

BOT, MINE, HERE, GONE, AWAY = "bot", "you", "here", "gone", "away"


class NotYours(LengError):
    """Somebody wanted to begin, or to change a seat, whose word does not count here."""


class Guest(msgspec.Struct):
    """Somebody in the waiting room, or a seat that is still free."""

    seat: showing.SeatShown
    state: str  # a bot, you, here, gone for a moment, or away: not come yet
    named: bool  # not only numbered
    colours: list[tuple[str, str]]  # those that the onlooker may wear here


async def show_room(
    request: Visit,
    live: LiveTable,
    onlooker: Onlooker,
    note: str = "",
    status: int = 200,
    cookies: Sequence[Cookie] = (),
) -> Response[str]:
    """The waiting room as one of those who wait sees it, or a spectator."""
    language, game, hall = onlooker.person.language, live.table.game, hall_of(request)
    speaker, version = live.speaker(language), live.version
    links = await links_of(request, live, onlooker)
    guests = await _guests(hall, live, speaker, onlooker)
    options = options_shown(speaker, game.settle(live.table.opening.options, len(guests)))
    return page(
        request,
        "waiting.html.j2",
        person=onlooker.person,
        status=status,
        cookies=cookies,
        live=live,
        version=version,
        title=title_of(game, language),
        cover=next(each for each in covers(language) if each.id == game.id),
        look=onlooker,
        guests=guests,
        links=links,
        early=_may_begin_early(hall, live, onlooker, links),
        host=_invites(links),
        note=note,
        missing=speaker.listing([each.seat.name for each in guests if each.state == AWAY and each.named]),
        free=sum(each.state == AWAY and not each.named for each in guests),
        options=[(each.title, value.title) for each in options if each.shown for value in each.values if value.taken],
        talk=said_at(live.table, language, await live.talk()),
        longest=LONGEST_NAME,
        longest_line=LONGEST_LINE,
    )


async def _guests(hall: Hall, live: LiveTable, speaker: Presenter, onlooker: Onlooker) -> list[Guest]:
    """Everybody who is to play."""
    sitters = await sitters_of(hall, live)
    looking = {seat for seat, person in sitters if hall.presence.looks(live.id, person)}

    def state(seat: showing.SeatShown) -> str:
        if seat.player:
            return BOT
        if seat.mine:
            return MINE
        return AWAY if seat.number in onlooker.absent else HERE if seat.number in looking else GONE

    return [
        Guest(
            seat,
            state(seat),
            has_a_name(seat.name),
            [(each, colour_name(speaker.words, each)) for each in free_colours(live, onlooker, seat.number)]
            if seat.mine
            else [],
        )
        for seat in showing.seats(live, speaker, onlooker)
    ]


def _invites(links: Links) -> bool:
    """Whether this person has invited the others, and so says whom to wait for."""
    return any(each.renewable for each in links.others)


def _may_begin_early(hall: Hall, live: LiveTable, onlooker: Onlooker, links: Links) -> bool:
    """Before all are there, whoever has invited them begins; if they have left, anybody who plays."""
    left = not any(hall.presence.looks(live.id, maker) for maker in links.makers)
    return _invites(links) or (bool(onlooker.seats) and left)


def free_colours(live: LiveTable, onlooker: Onlooker, seat: int) -> list[str]:
    """The colours of the game that nobody who is here wears."""
    worn = {live.table.seats[each].colour for each in onlooker.taken if each not in onlooker.seats}
    return [each for each in live.table.game.colours if each == live.table.seats[seat].colour or each not in worn]


@post("/t/{table_id:str}/place", include_in_schema=False)
async def take_place(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Be called otherwise, or wear another colour, before the match begins."""
    live = await hall_of(request).find(table_id)
    onlooker, form = await onlooker_of(request, live), await request.form()
    if not live.waiting:
        return go(request, f"/t/{live.id}")
    typed, name, colour = str(form.get("seat", "")), called(str(form.get("name", ""))), str(form.get("colour", ""))
    seat = int(typed) if typed.isdecimal() and len(typed) < 3 else -1
    if seat not in onlooker.seats:
        return await _refuse(request, live, onlooker, NotYours("trouble-only-watching"))
    now = live.table.seats[seat]
    try:
        if colour and colour != now.colour:
            await wear(live, seat, colour, onlooker.taken - {*onlooker.seats})
        if name and name != now.name:
            await live.rename(seat, name)
    except (NameTaken, ColourTaken) as error:
        return await _refuse(request, live, onlooker, error, 409)
    kept = [name_cookie(name, settings_of(request).secure)] if name and seat == onlooker.seats[0] else []
    return go(request, f"/t/{live.id}", cookies=kept)


@post("/t/{table_id:str}/begin", include_in_schema=False, opt={WEIGHT: 10})
async def begin_it(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Begin: as soon as all are there anybody who plays may; before that, whoever has invited them."""
    hall = hall_of(request)
    live = await hall.find(table_id)
    onlooker, form = await onlooker_of(request, live), await request.form()
    if live.waiting:
        early = _may_begin_early(hall, live, onlooker, await links_of(request, live, onlooker))
        if not (early or (onlooker.seats and not onlooker.absent)):
            return await _refuse(request, live, onlooker, NotYours("trouble-not-yours-to-begin"))
        await begin(hall, live, onlooker.person.id, with_bots="bots" in form)
    return go(request, f"/t/{live.id}")


async def _refuse(
    request: Visit, live: LiveTable, onlooker: Onlooker, error: LengError, status: int = 403
) -> Response[str]:
    return await show_room(request, live, onlooker, trouble(onlooker.person.language, error), status)
