"""Through whose eyes somebody looks at a table, and when a curtain must fall between two people at one device."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from litestar.datastructures import Cookie

from leng.engine.errors import LengError
from leng.engine.state import EVERYBODY, UNVEILED
from leng.engine.table import Table
from leng.server.hall import hall_of
from leng.server.live import LiveTable
from leng.server.people import YEAR, Person, absent, person_of, sitters_of
from leng.web.pages import Visit

SITTING, TRUST = "leng_as", "leng_open"
OPEN = "yes"
SAID = re.compile(r"(\d{1,2})\.(\d{1,9})")
"""Who sat down at which question, as the cookie keeps it."""


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
    trusting: bool = False  # those at this device play with open hands
    all_look: bool = False  # several people look at this device together: whoever must decide is simply asked

    @property
    def seat(self) -> int | None:
        """The seat this person speaks and acts for."""
        if self.audience >= 0:
            return self.audience
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def reads(self) -> int:
        """Through whose eyes the story is read: what was told to one person alone is not told to those beside them."""
        return EVERYBODY if self.all_look else self.audience

    @property
    def shared(self) -> bool:
        """Whether several people use this device."""
        return len(self.seats) > 1


class Sitting(NamedTuple):
    """Who said to be at the device, and at which question."""

    seat: int
    asked: int

    def stays(self, table: Table) -> bool:
        """Whether nobody else is at the device: where hands are open, people come and go from question to question."""
        return table.manner.secrets or self.asked == table.serial


async def onlooker_of(
    request: Visit, live: LiveTable, sitting: Sitting | None = None, trusting: bool | None = None
) -> Onlooker:
    """Who is looking; ``sitting`` is the seat that has just said it is at the device, ``trusting`` is just set."""
    if sitting is None:
        said = SAID.fullmatch(request.cookies.get(SITTING, ""))
        sitting = Sitting(int(said[1]), int(said[2])) if said is not None else None
    trusting = request.cookies.get(TRUST) == OPEN if trusting is None else trusting
    onlooker = look(live, person_of(request), await sitters_of(hall_of(request), live), sitting, trusting)
    if not onlooker.seats and not live.kept.spectators:
        raise Closed("trouble-closed")
    return onlooker


def look(
    live: LiveTable,
    person: Person,
    sitters: Sequence[tuple[int, str]],
    sitting: Sitting | None = None,
    trusting: bool = False,
) -> Onlooker:
    """Somebody at a table where these people sit."""
    seats = [seat for seat, who in sitters if who == person.id and seat in live.humans]
    elsewhere = {seat for seat, who in sitters if who != person.id}
    here = [seat for seat in seats if seat not in elsewhere] if trusting else []
    onlooker = _through_whose_eyes(live, person, seats, sitting, here)
    onlooker.trusting = trusting and onlooker.shared
    onlooker.taken, onlooker.absent = {seat for seat, _ in sitters}, absent(live, sitters)
    return onlooker


def _through_whose_eyes(
    live: LiveTable, person: Person, seats: list[int], said: Sitting | None, trusting: Sequence[int]
) -> Onlooker:
    """Whoever holds one seat sees its hand; at a shared device, only the one who said who they are.

    Those who trust each other look into all hands that are at this device and no other; the rest keep their curtain.
    """
    table, decision = live.table, live.table.decision
    if decision is None:
        return Onlooker(person, seats, UNVEILED, None)
    if len(seats) < 2:
        return Onlooker(person, seats, seats[0] if seats else EVERYBODY, None)
    if not table.manner.secrets and not (table.veiled and decision.seat in seats):
        watching = said.seat if said is not None and said.seat in seats else seats[0]
        return Onlooker(person, seats, decision.seat if decision.seat in seats else watching, None, all_look=True)
    if decision.seat in trusting:
        return Onlooker(person, seats, decision.seat, None)
    if trusting and decision.seat not in seats:
        watching = said.seat if said is not None and said.seat in trusting else trusting[0]
        return Onlooker(person, seats, watching, None)
    sitting = said.seat if said is not None and said.seat in seats and said.stays(table) else EVERYBODY
    if decision.seat in seats and decision.seat != sitting:
        return Onlooker(person, seats, EVERYBODY, decision.seat)
    return Onlooker(person, seats, sitting, None)


def sitting_cookie(table_id: str, sitting: Sitting, secure: bool) -> Cookie:
    """Who is at the device now."""
    said = f"{sitting.seat}.{sitting.asked}"
    return Cookie(key=SITTING, value=said, path=f"/t/{table_id}", httponly=True, samesite="lax", secure=secure)


def trust_cookie(table_id: str, trusting: bool, secure: bool) -> Cookie:
    """Whether those who share this device play with open hands at this table."""
    value, lasts = (OPEN, YEAR) if trusting else ("", 0)
    return Cookie(
        key=TRUST, value=value, path=f"/t/{table_id}", httponly=True, samesite="lax", secure=secure, max_age=lasts
    )
