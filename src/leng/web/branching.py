"""Playing on from a position of a finished match: a table of its own, against bots."""

from __future__ import annotations

import asyncio

from litestar import Response, post
from litestar.params import FromPath

from leng.bots import USUAL
from leng.engine.branching import NoBranch, branch
from leng.engine.orders import give_at_opening
from leng.engine.table import HUMAN, Seat, Table
from leng.server.hall import hall_of
from leng.server.limits import WEIGHT, address_of
from leng.web.onlooker import onlooker_of
from leng.web.pages import Visit, go

MOST_DIGITS = 7


@post("/t/{table_id:str}/branch", include_in_schema=False, opt={WEIGHT: 10})
async def play_on(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Open the branch: whoever asks takes one seat, bots take all others."""
    hall = hall_of(request)
    live = await hall.find(table_id)
    person = (await onlooker_of(request, live)).person
    form = await request.form()
    number, seat = _number(form.get("n")), _number(form.get("seat"))
    if live.table.decision is not None or not 0 <= seat < len(live.table.seats):
        raise NoBranch("error-no-branch", number=number)
    table = await asyncio.to_thread(_branch, live.table, number, seat)
    new, _ = await hall.take_in(table, live.kept.spectators, keys=False, opener=address_of(request.scope))
    await asyncio.to_thread(hall.store.hold, person.id, new.id, seat)
    return go(request, f"/t/{new.id}", person)


def _branch(table: Table, number: int, mine: int) -> Table:
    seats = [Seat(each.name, HUMAN if seat == mine else USUAL, each.colour) for seat, each in enumerate(table.seats)]
    twin = branch(table, number, seats)
    give_at_opening(twin)
    twin.follow_orders()
    return twin


def _number(typed: object) -> int:
    """A number of a form; one that is none leads nowhere."""
    text = str(typed)
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else -1
