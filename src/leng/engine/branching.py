"""What if: a match gone on with from one of its earlier positions, at a table of its own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leng.engine.errors import LengError
from leng.engine.record import Chosen, Entry, Seat
from leng.engine.table import Table


class NoBranch(LengError):
    """A position from which nobody can play on."""


def branch(table: Table, number: int, seats: Sequence[Seat]) -> Table:
    """A table at the position before choice ``number`` of another, with the same past and these people.

    Its seed is known, so it bears no seal; what was taken back, ordered or said beside the match stays behind.
    """
    first, last = table.boundaries[0], len(table.moves)
    if not first <= number < last:
        raise NoBranch("error-no-branch", number=number)
    opening = msgspec.structs.replace(table.opening, seats=list(seats), sealed=False, lesson=msgspec.UNSET)
    if first:  # what lies before can be read, not played again
        record: list[Entry] = [Chosen(move.seat, move.key, bool(move.spared)) for move in table.moves[:number]]
        told = table.log[: table.moves[number].logged]
        at, boundary = table.kept_boundaries[0]
        return Table.resumed(table.game, opening, boundary, at, record, told)
    twin = Table(table.game, opening, table.start.copy())
    for move in table.moves[:number]:
        twin.choose(move.key, move.seat, bool(move.spared))
    return twin
