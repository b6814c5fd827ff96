"""Matches of earlier releases, which asked pick by pick and in any order for what is one whole today."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from leng.engine.errors import LengError, NotOffered, UndoRefused
from leng.engine.record import Chosen, Entry, TakenBack
from leng.engine.snapshot import Snapshot
from leng.engine.table import Table

WHOLES_SINCE = "0.4.0"
"""Records of earlier releases hold picks one by one, in any order."""


class Retelling:
    """Repeats an old record on a table, choice by choice, and lines up the picks of every whole.

    Picks that were half made when the match was left are asked again.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: list[Chosen] = []  # the choices that stood then
        self._now: list[int | None] = [table.number]  # after each of them, so many stand today; None within a whole
        self._open: list[Chosen] = []  # the picks of a whole that is not complete

    def repeat(self, record: Iterable[Entry], strictly: bool = False) -> bool:
        """Whether all of it could be repeated; ``strictly`` if others had agreed to every undo that needed it."""
        try:
            for entry in record:
                if not 0 <= entry.seat < len(self.table.seats):
                    return False
                match entry:
                    case Chosen():
                        self._choose(entry)
                    case TakenBack():
                        self._go_back(entry, strictly)
                    case _:
                        self.table.agree_again(entry)
        except (LengError, IndexError):
            return False
        return True

    def today(self, snapshots: Sequence[Snapshot]) -> list[Snapshot] | None:
        """Positions that were written down, by the choices of today; None when one lies where none can be."""
        places = [self._now[each.at] if each.at < len(self._now) else None for each in snapshots]
        if None in places:
            return None
        return [Snapshot(at or 0, each.state) for at, each in zip(places, snapshots, strict=True)]

    def _choose(self, entry: Chosen) -> None:
        self._told.append(entry)
        self._now.append(None)
        self._open.append(entry)
        table = self.table
        while self._open:
            decision = table.decision
            seats = {each.seat for each in self._open}
            if decision is None or seats != {decision.seat}:
                raise NotOffered("error-match-over")
            if decision.picks is None:
                table.choose(self._open.pop(0).key)
                continue
            answers = iter(self._open)
            try:
                whole = decision.picks.formerly(each.key for each in answers)
            except StopIteration:  # more picks will follow
                return
            table.choose_all(whole)
            self._open = list(answers)
        self._now[-1] = table.number

    def _go_back(self, undo: TakenBack, strictly: bool) -> None:
        begun = len(self._told) - len(self._open)
        to = undo.to
        if to < begun or (to == begun and not self._open):
            while self._now[to] is None:  # into the midst of a whole: its first picks stood, and are made again
                to -= 1
            target = self._now[to] or 0
            if strictly and self.table.undo_needs(undo.seat, target) - set(undo.agreed):
                raise UndoRefused("error-undo-agreement", names="")
            self.table.go_back(undo.seat, target, undo.agreed)
            begun = to
        self._open = self._told[begun : undo.to]
        del self._told[undo.to :], self._now[undo.to + 1 :]
        self._now[begun + 1 :] = [None] * (len(self._told) - begun)
