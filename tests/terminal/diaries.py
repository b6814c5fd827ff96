"""Matches kept in a save and a diary, as tests leave them behind and come back to them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from leng.engine import journal
from leng.engine.table import NOTHING_TO_DECIDE, StandingOrder, Table
from leng.terminal.diary import Diary, Found
from matches import position, walk


def keep(table: Table, save: Path, wanted: int) -> list[tuple[object, ...]]:
    """Play so many entries, orders and undos among them, and note each; the position after each. Then it is killed."""
    with closing(Diary(save)) as diary:
        diary.begin(table)
        seen = [position(table)]
        while len(seen) <= wanted:
            _do_something(table, len(seen))
            diary.write(table, sure=len(seen) % 2 == 0)
            seen.append(position(table))
    return seen


def _do_something(table: Table, number: int) -> None:
    assert table.decision is not None
    if number % 5 == 4:
        table.give_order(StandingOrder(number % 2, NOTHING_TO_DECIDE))
    elif number % 5 == 0:
        table.rename(number % 2, f"Ada {{{{{number}}}}} “é”")
    elif number % 7 == 6:
        seat = table.moves[-1].seat
        table.undo(seat, agreed=table.undo_needs(seat, table.undo_target(seat)))
    else:
        walk(table, str(number), 1)


def come_back(save: Path) -> tuple[Table, Found]:
    """Open a save with its diary, fold the one into the other, and leave."""
    with closing(Diary(save)) as diary:
        diary.open()
        table = journal.load(save)
        found = diary.take_up(table)
        diary.fold(table)
    return table, found


def entries(table: Table) -> int:
    return len(table.record)
