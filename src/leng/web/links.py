"""Links to seats: the browser that made them keeps them, the server keeps only their hashes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache

import msgspec
import segno
from litestar.datastructures import Cookie

from leng.server.hall import hall_of
from leng.server.hosts import only_here
from leng.server.live import LiveTable
from leng.server.people import YEAR
from leng.server.secrets import hashed, seat_link, well_formed
from leng.web.onlooker import Onlooker
from leng.web.pages import Visit, settings_of

LINKS = "leng_links"
BETWEEN, WITHIN = "~", "."  # neither occurs in a secret


class SeatLink(msgspec.Struct):
    """What a browser shows about the link of one seat."""

    seat: int
    address: str = ""  # empty while there is none that it could show
    code: str = ""  # the same for calling out
    arrived: bool = False  # somebody has sat down by it
    renewable: bool = True

    @property
    def picture(self) -> str:
        """The link for a camera."""
        return qr(self.address)


class Links(msgspec.Struct):
    """The links of a table that concern one person."""

    own: list[SeatLink] = []  # to the seats this person sits in, for another device
    others: list[SeatLink] = []  # to the seats this person invited others to
    house: str = ""  # the address under which others find the house
    only_here: bool = False  # nobody does: it is open to this very machine alone
    makers: set[str] = set()  # whoever has invited those who have not come yet

    @property
    def waiting(self) -> list[SeatLink]:
        """Those by which nobody has come yet."""
        return [each for each in self.others if not each.arrived]


@lru_cache(maxsize=512)
def qr(address: str) -> str:
    """An address as squares that a telephone reads."""
    made = segno.make(address, error="m", micro=False)
    return str(made.svg_inline(scale=4, border=2, dark="#000", light=None, omitsize=True))


def links_cookie(table_id: str, secrets: Mapping[int, str], secure: bool) -> Cookie:
    """What the maker's browser keeps; scripts cannot read it and other tables do not get it."""
    value = BETWEEN.join(f"{seat}{WITHIN}{secret}" for seat, secret in secrets.items())
    return Cookie(
        key=LINKS, value=value, path=f"/t/{table_id}", httponly=True, samesite="lax", secure=secure, max_age=YEAR
    )


def remembered(request: Visit) -> dict[int, str]:
    """The links this browser keeps, by their seats; some may have been used since."""
    parts = [part.partition(WITHIN) for part in request.cookies.get(LINKS, "").split(BETWEEN)]
    return {int(seat): secret for seat, _, secret in parts if seat in map(str, range(20)) and well_formed(secret)}


async def links_of(request: Visit, live: LiveTable, onlooker: Onlooker) -> Links:
    """The links this browser may show: those it made, as long as nobody has used them."""
    person = onlooker.person
    if person.new:
        return Links()
    known = await asyncio.to_thread(hall_of(request).store.invitations, live.id, person.id)
    open_links = {each.link for each in known if not each.spent}
    kept = {seat: secret for seat, secret in remembered(request).items() if hashed(secret) in open_links}
    house = house_of(request)
    shown = {seat: house + seat_link(live.id, secret) for seat, secret in kept.items()}
    codes, made_at = hall_of(request).codes, {each.link: each.made for each in known}
    made = {each.seat for each in known if each.maker == person.id}
    others = [
        SeatLink(
            seat,
            "" if seat in onlooker.taken else shown.get(seat, ""),
            codes.remember(live.id, kept[seat], made_at[hashed(kept[seat])])
            if seat in kept and seat not in onlooker.taken
            else "",
            seat in onlooker.taken,
            seat in made,
        )
        for seat in live.humans
        if seat not in onlooker.seats and (seat in made or (seat in shown and seat not in onlooker.taken))
    ]
    makers = {each.maker for each in known if not each.spent and each.seat in onlooker.absent}
    own = [SeatLink(seat, shown.get(seat, "")) for seat in onlooker.seats]
    return Links(own, others, house, only_here(house.partition("://")[2]), makers)


def house_of(request: Visit) -> str:
    """The address somebody used; at the machine itself, the one under which others find it, if they may."""
    used = str(request.base_url).rstrip("/")
    home = settings_of(request).home.rstrip("/")
    return home if home and only_here(used.partition("://")[2]) else used
