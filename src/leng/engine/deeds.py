"""A match told as deeds: what one seat chose within one unit of play, and the lines of the log that tell of it."""

from __future__ import annotations

import msgspec

from leng.engine.record import Move
from leng.engine.table import Table


class Deed(msgspec.Struct, frozen=True):
    """Choices of one seat, one after the other."""

    seat: int
    begin: int  # the number of its first choice
    end: int  # so many choices were made after its last: the position before that choice shows what it brought
    first: int  # the lines that tell of it, and of all that followed by itself, begin here
    last: int  # and end before this one


def deeds(table: Table, since: int = 0) -> list[Deed]:
    """The deeds of a match, oldest first, from choice ``since`` on; one that was half done by then is told from there.

    Of a match that goes on from a snapshot only what came after that can be told.
    """
    since = max(since, table.boundaries[0])
    moves = table.moves[since:]
    begun = units_since(table, since)
    ends = [number for number in range(since + 1, since + len(moves)) if _parts(moves, number - since, number in begun)]
    told: list[Deed] = []
    begin = since
    for end in [*ends, since + len(moves)] if moves else ():
        last = moves[end - since].logged if end - since < len(moves) else len(table.log)
        told.append(Deed(moves[begin - since].seat, begin, end, moves[begin - since].logged, last))
        begin = end
    return told


def units_since(table: Table, since: int) -> set[int]:
    """Before which choices a unit of play began, from choice ``since`` on."""
    begun = set()
    for number in reversed(table.boundaries):
        if number < since:
            break
        begun.add(number)
    return begun


def begins_deed(table: Table) -> bool:
    """Whether whatever is chosen now is another deed than the last choice."""
    decision = table.decision
    if decision is None or not table.moves:
        return True
    return table.moves[-1].seat != decision.seat or table.boundaries[-1] == table.number


def _parts(moves: list[Move], place: int, unit_begins: bool) -> bool:
    """Whether a choice belongs to another deed than the one before it."""
    return unit_begins or moves[place].seat != moves[place - 1].seat
