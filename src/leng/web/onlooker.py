"""Through whose eyes somebody looks at a table, and when a curtain must fall between two people at one device."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from litestar.datastructures import Cookie

from leng.engine.errors import LengError
from leng.engine.state import EVERYBODY, UNVEILED
from leng.server.live import LiveTable
from leng.server.people import Person, absent, person_of, sitters_of
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
    taken: set[int] = set()  # the seats in which somebody has sat down
    absent: set[int] = set()  # the seats of people who have not come yet

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
    if sitting is None:
        said = request.cookies.get(SITTING, "")
        sitting = int(said) if said.isdecimal() and len(said) < 3 else None
    onlooker = look(live, person_of(request), await sitters_of(hall_of(request), live), sitting)
    if not onlooker.seats and not live.kept.spectators:
        raise Closed("trouble-closed")
    return onlooker


def look(live: LiveTable, person: Person, sitters: Sequence[tuple[int, str]], sitting: int | None = None) -> Onlooker:
    """Somebody at a table where these people sit."""
    seats = [seat for seat, who in sitters if who == person.id and seat in live.humans]
    onlooker = _through_whose_eyes(live, person, seats, sitting)
    onlooker.taken, onlooker.absent = {seat for seat, _ in sitters}, absent(live, sitters)
    return onlooker


def _through_whose_eyes(live: LiveTable, person: Person, seats: list[int], sitting: int | None) -> Onlooker:
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
