"""Links to seats: the opener's own browser keeps them, the server keeps only their hashes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec
from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.server.live import LiveTable
from leng.server.people import YEAR, person_of
from leng.server.secrets import seat_link
from leng.web.pages import Visit, go, hall_of

LINKS = "leng_links"
BETWEEN, WITHIN = "~", "."  # neither occurs in a secret


class SeatLink(msgspec.Struct):
    """A link that seats whoever opens it."""

    seat: int
    name: str
    address: str


def links_cookie(table_id: str, secrets: Mapping[int, str], secure: bool) -> Cookie:
    """What the opener's browser keeps; scripts cannot read it and other tables do not get it."""
    value = BETWEEN.join(f"{seat}{WITHIN}{secret}" for seat, secret in secrets.items())
    return Cookie(
        key=LINKS, value=value, path=f"/t/{table_id}", httponly=True, samesite="lax", secure=secure, max_age=YEAR
    )


def links_of(request: Visit, live: LiveTable) -> list[SeatLink]:
    """The links this browser may show: those it got when it opened the table."""
    hall = hall_of(request)
    links = []
    for part in request.cookies.get(LINKS, "").split(BETWEEN):
        _, _, secret = part.partition(WITHIN)
        seat = hall.seat_of(live, secret) if secret else None
        if seat is not None:
            address = str(request.base_url).rstrip("/") + seat_link(live.id, secret)
            links.append(SeatLink(seat, live.table.seats[seat].name, address))
    return links


class WrongLink(LengError):
    """A link that opens no seat of this table."""


@get("/t/{table_id:str}/sit/{secret:str}", include_in_schema=False)
async def sit(request: Visit, table_id: FromPath[str], secret: FromPath[str]) -> Response[str]:
    """Sit down by a link; afterwards the address no longer shows the secret."""
    hall, person = hall_of(request), person_of(request)
    live = await hall.find(table_id)
    seat = hall.seat_of(live, secret)
    if seat is None or seat not in live.humans:
        raise WrongLink("trouble-wrong-link")
    await asyncio.to_thread(hall.store.hold, person.id, live.id, seat)
    live.ring()
    return go(request, f"/t/{live.id}", person)
