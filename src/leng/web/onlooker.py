"""Through whose eyes somebody looks at a table, and when a curtain must fall between two people at one device."""

from __future__ import annotations

import msgspec
from litestar.datastructures import Cookie

from leng.engine.errors import LengError
from leng.engine.state import EVERYBODY, UNVEILED
from leng.server.live import LiveTable
from leng.server.people import Person, person_of, seats_of
from leng.web.pages import Visit, hall_of

SITTING = "leng_as"


class Closed(LengError):
    """A table that only its players may see."""


class Onlooker(msgspec.Struct):
    """Somebody looking at a table."""

    person: Person
    seats: list[int]  # the seats this person holds
    audience: int  # whose eyes: a seat, EVERYBODY, or UNVEILED once the match is over
    curtain: int | None  # the seat that must come to the device before its hand is shown

    @property
    def seat(self) -> int | None:
        """The seat this person speaks and acts for."""
        if self.audience >= 0:
            return self.audience
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def shared(self) -> bool:
        """Whether several people use this device."""
        return len(self.seats) > 1


async def onlooker_of(request: Visit, live: LiveTable, sitting: int | None = None) -> Onlooker:
    """Who is looking; ``sitting`` is the seat that has just said it is at the device."""
    person = person_of(request)
    seats = [seat for seat in await seats_of(hall_of(request), live, person) if seat in live.humans]
    if not seats and not live.kept.spectators:
        raise Closed("trouble-closed")
    if sitting is None:
        said = request.cookies.get(SITTING, "")
        sitting = int(said) if said.isdecimal() and len(said) < 3 else None
    return look(live, person, seats, sitting)


def look(live: LiveTable, person: Person, seats: list[int], sitting: int | None) -> Onlooker:
    """Whoever holds one seat sees its hand; at a shared device, only the one who said who they are."""
    decision = live.table.decision
    if decision is None:
        return Onlooker(person, seats, UNVEILED, None)
    if len(seats) < 2:
        return Onlooker(person, seats, seats[0] if seats else EVERYBODY, None)
    if not live.table.game.secrets:  # everybody sees the same: whoever must decide is simply asked
        watching = sitting if sitting is not None and sitting in seats else seats[0]
        return Onlooker(person, seats, decision.seat if decision.seat in seats else watching, None)
    if decision.seat in seats and decision.seat != sitting:
        return Onlooker(person, seats, EVERYBODY, decision.seat)
    return Onlooker(person, seats, sitting if sitting in seats and sitting is not None else EVERYBODY, None)


def sitting_cookie(table_id: str, seat: int, secure: bool) -> Cookie:
    """Who is at the device now."""
    return Cookie(key=SITTING, value=str(seat), path=f"/t/{table_id}", httponly=True, samesite="lax", secure=secure)
