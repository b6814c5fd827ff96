"""Sitting down by a link: the invitation and its one button, what a used link says, and making a new one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from litestar import HttpMethod, MediaType, Response, post, route
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.server.hall import hall_of
from leng.server.limits import WEIGHT
from leng.server.live import LiveTable, NameTaken
from leng.server.people import (
    LONGEST_NAME,
    Person,
    called,
    invitation,
    name_cookie,
    person_of,
    renew,
    sit_down,
    sitters_of,
)
from leng.server.secrets import well_formed
from leng.server.store import Invitation
from leng.web import showing
from leng.web.links import links_cookie, remembered
from leng.web.lobby import covers
from leng.web.onlooker import look, onlooker_of
from leng.web.pages import Visit, draw, go, settings_of
from leng.web.seating import has_a_name
from leng.web.speech import trouble
from leng.web.table import show
from leng.words.text import title_of

GONE = 410
QUIETLY = {
    "Cache-Control": "no-store",
    "Vary": "Cookie, Accept-Language",
    "Referrer-Policy": "no-referrer",  # the address holds the secret
    "X-Robots-Tag": "noindex",
}


class WrongLink(LengError):
    """A link that opens no seat of this table."""


class NotYours(LengError):
    """A link that is somebody else's to make."""


async def _find(request: Visit, table_id: str, secret: str) -> tuple[LiveTable, Invitation]:
    live = await hall_of(request).find(table_id)
    invited = await invitation(hall_of(request), live, secret)
    if invited is None:
        raise WrongLink("trouble-wrong-link")
    return live, invited


@route("/t/{table_id:str}/sit/{secret:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def invite(request: Visit, table_id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Who invites to which seat. It changes nothing and makes nobody known: messengers look at links beforehand."""
    live, invited = await _find(request, table_id, secret)
    person, sitters = person_of(request), await sitters_of(hall_of(request), live)
    if (invited.seat, person.id) in sitters:
        return go(request, f"/t/{live.id}")
    if invited.spent:
        return _used(request, live, invited, person, sitters)
    return _read(
        request, "invitation.html.j2", live, invited, person, sitters, newcomer=person.secret if person.new else ""
    )


@post("/t/{table_id:str}/sit/{secret:str}", include_in_schema=False)
async def sit(request: Visit, table_id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Sit down; from now on the link opens nothing, and the address no longer shows it."""
    live, invited = await _find(request, table_id, secret)
    person, form = person_of(request), await request.form()
    newcomer = str(form.get("newcomer", ""))
    if person.new and well_formed(newcomer):  # a button pressed twice is pressed by one person
        person.secret = newcomer
    if await sit_down(hall_of(request), live, person, invited):
        wanted = called(str(form.get("name", "")))
        if wanted == live.table.seats[invited.seat].name:
            return go(request, f"/t/{live.id}", person)
        await take_name(live, invited.seat, wanted)
        kept = [name_cookie(wanted, settings_of(request).secure)] if wanted else []
        return go(request, f"/t/{live.id}", person, kept)
    return _used(request, live, invited, person, await sitters_of(hall_of(request), live))


async def take_name(live: LiveTable, seat: int, name: str) -> None:
    """Be called as one wishes, with a number if somebody here already is; a finished match keeps its names."""
    if not name or live.table.decision is None:
        return
    for number in range(1, len(live.table.seats) + 1):
        wished = name if number == 1 else f"{name[: LONGEST_NAME - 2]} {number}"
        with suppress(NameTaken):
            await live.rename(seat, wished)
            return


@post("/t/{table_id:str}/link", include_in_schema=False, opt={WEIGHT: 10})
async def make_link(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """A new link: to one's own seat for another device, or to a seat in which nobody has sat down yet."""
    live, person = await hall_of(request).find(table_id), person_of(request)
    wanted = str((await request.form()).get("seat", ""))
    seat = int(wanted) if wanted.isdecimal() and len(wanted) < 3 else -1
    secret = await renew(hall_of(request), live, seat, person.id) if seat in live.humans else None
    if secret is None:
        said = trouble(person.language, NotYours("trouble-not-your-link"))
        return await show(request, live, await onlooker_of(request, live), said, status=403)
    kept = links_cookie(live.id, {**remembered(request), seat: secret}, settings_of(request).secure)
    return go(request, f"/t/{live.id}", cookies=[kept])


def _used(
    request: Visit, live: LiveTable, invited: Invitation, person: Person, sitters: Sequence[tuple[int, str]]
) -> Response[str]:
    return _read(request, "used_link.html.j2", live, invited, person, sitters, status=GONE)


def _read(
    request: Visit,
    template: str,
    live: LiveTable,
    invited: Invitation,
    person: Person,
    sitters: Sequence[tuple[int, str]],
    *,
    status: int = 200,
    **more: Any,
) -> Response[str]:
    """A page about a link, for people who do not sit at the table yet."""
    speaker, game = live.speaker(person.language), live.table.game
    onlooker = look(live, person, sitters)
    seats = showing.seats(live, speaker, onlooker)
    hosts = [seats[seat] for seat, who in sitters if who == invited.maker]
    text = draw(
        request,
        person,
        template,
        live=live,
        title=title_of(game, person.language),
        cover=next(each for each in covers(person.language) if each.id == game.id),
        seats=seats,
        seat=seats[invited.seat],
        look=onlooker,
        own=(invited.seat, invited.maker) in sitters,
        hosts=len(hosts),
        host_names=speaker.listing([each.name for each in hosts]),
        my_names=speaker.listing([seats[each].name for each in onlooker.seats]),
        longest=LONGEST_NAME,
        nameless={each.number for each in seats if each.number in onlooker.absent and not has_a_name(each.name)},
        keyed=live.kept.secrets[invited.seat] not in ("", invited.link),
        **more,
    )
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=QUIETLY)
