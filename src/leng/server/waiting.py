"""The waiting room: a table that was opened with friends begins when somebody says so, with bots for who stays away."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from leng.bots import USUAL, find_bot
from leng.engine.errors import LengError
from leng.engine.table import Seat
from leng.server.hall import Hall
from leng.server.live import LiveTable
from leng.server.people import absent, invite, sitters_of


class ColourTaken(LengError):
    """A colour that somebody who is here wears."""


async def begin(hall: Hall, live: LiveTable, maker: str, with_bots: bool = False) -> None:
    """From now on everybody plays; where nobody has sat down a bot may, and the link to its seat opens nothing."""
    async with live.gathering:
        if not live.waiting:
            return
        if with_bots:
            await invite(hall, live, sorted(absent(live, await sitters_of(hall, live))), maker)
            free = sorted(absent(live, await sitters_of(hall, live)))  # without those who have come in this moment
            await live.reseat(lambda seats: {seat: _for_a_bot(seats[seat]) for seat in free})
        await live.begin()
    hall.wake(live)


def _for_a_bot(seat: Seat) -> Seat:
    return msgspec.structs.replace(seat, player=find_bot(USUAL).full_name())


async def wear(live: LiveTable, seat: int, colour: str, others: Collection[int]) -> None:
    """Take a colour that none of the ``others`` who are here wears; a bot, or whoever is to come, gets the old one."""

    def change(seats: Sequence[Seat]) -> Mapping[int, Seat]:
        wearing = [number for number, each in enumerate(seats) if each.colour == colour and number != seat]
        if colour not in live.table.game.colours or set(wearing) & set(others):
            raise ColourTaken("error-colour-taken")
        old = {number: msgspec.structs.replace(seats[number], colour=seats[seat].colour) for number in wearing}
        return {seat: msgspec.structs.replace(seats[seat], colour=colour), **old}

    await live.reseat(change)
