"""A rematch: the same people and bots once more, everybody one place further, in one click."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import Response, post
from litestar.params import FromPath

from leng.engine.errors import LengError
from leng.engine.table import HUMAN
from leng.server.hall import HOUSE, REMATCH, hall_of
from leng.server.limits import WEIGHT, address_of
from leng.server.people import invite, sitters_of
from leng.server.store import Said
from leng.web.links import links_cookie
from leng.web.onlooker import onlooker_of
from leng.web.pages import Visit, go, settings_of


class NotYet(LengError):
    """A rematch that nobody may open: the match goes on, or it was somebody else's."""


def rematch_of(talk: Sequence[Said]) -> str:
    """The table at which a finished match is played again, if somebody has opened one."""
    said = [each.said.removeprefix(REMATCH) for each in talk if each.seat == HOUSE and each.said.startswith(REMATCH)]
    return said[-1] if said else ""


@post("/t/{table_id:str}/rematch", include_in_schema=False, opt={WEIGHT: 10})
async def rematch(request: Visit, table_id: FromPath[str]) -> Response[str]:
    """Open the rematch, or go where somebody has opened it already."""
    hall = hall_of(request)
    live = await hall.find(table_id)
    onlooker = await onlooker_of(request, live)
    if live.table.result is None or not onlooker.seats:
        raise NotYet("trouble-no-rematch")
    async with hall.rematching:
        there = rematch_of(await live.talk())
        if there:
            return go(request, f"/t/{there}")
        old = live.table
        count = len(old.seats)
        seats = [*old.seats[1:], *old.seats[:1]]
        opener = address_of(request.scope)
        options, spectators = old.opening.options, live.kept.spectators
        new, _ = await hall.open(old.game.id, seats, options, None, spectators, keys=False, opener=opener)
        held = {((seat - 1) % count, person) for seat, person in await sitters_of(hall, live)}
        for seat, person in sorted(held):
            await asyncio.to_thread(hall.store.hold, person, new.id, seat)
        free = [seat for seat, each in enumerate(seats) if each.player == HUMAN and seat not in {at for at, _ in held}]
        linked = await invite(hall, new, free, onlooker.person.id)
        await live.say(HOUSE, f"{REMATCH}{new.id}")
    cookies = [links_cookie(new.id, linked, settings_of(request).secure)] if linked else []
    return go(request, f"/t/{new.id}", cookies=cookies)
