"""The waiting room: a table that was opened with friends begins when somebody says so, with bots for who stays away."""

from __future__ import annotations

import msgspec

from leng.bots import USUAL, find_bot
from leng.engine.table import Seat
from leng.server.hall import BEGUN, HOUSE, Hall
from leng.server.live import LiveTable
from leng.server.people import absent, invite, sitters_of


async def begin(hall: Hall, live: LiveTable, maker: str, with_bots: bool = False) -> None:
    """From now on everybody plays; where nobody has sat down a bot may, and the link to its seat opens nothing."""
    async with hall.rematching:
        if not live.waiting:
            return
        if with_bots:
            await invite(hall, live, sorted(absent(live, await sitters_of(hall, live))), maker)
            free = sorted(absent(live, await sitters_of(hall, live)))  # without those who have come in this moment
            await live.reseat({seat: _for_a_bot(live.table.seats[seat]) for seat in free})
        live.waiting = False
        await live.say(HOUSE, BEGUN)
    hall.wake(live)


def _for_a_bot(seat: Seat) -> Seat:
    return msgspec.structs.replace(seat, player=find_bot(USUAL).full_name())


async def wear(live: LiveTable, seat: int, colour: str) -> None:
    """Take a colour; whoever wore it gets the old one."""
    seats = live.table.seats
    changed = {seat: msgspec.structs.replace(seats[seat], colour=colour)}
    for number, each in enumerate(seats):
        if number != seat and each.colour == colour:
            changed[number] = msgspec.structs.replace(each, colour=seats[seat].colour)
    await live.reseat(changed)
