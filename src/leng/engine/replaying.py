"""A match played again from its record: entry by entry, to the very position that was left, or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSave, LengError
from leng.engine.game import Game, find_game
from leng.engine.plain import Box
from leng.engine.record import Chosen, Entry, Opening, TakenBack
from leng.engine.snapshot import Snapshot, contradict, exactly, to_plain
from leng.engine.table import Table


def set_up(game: Game[Any], opening: Opening, arranged: Snapshot | None, box: Box) -> Table:
    """The table before its first entry: from the seed, or as somebody had arranged it; BadSetup if none can be so."""
    terms = game.agree(opening.options, len(opening.seats))
    if arranged is not None:
        return Table(game, opening, exactly(game, arranged.state, box))
    return Table(game, opening, game.set_up(box, terms.seats, terms.options, Dice(seed_number(opening.seed))))


def replayed(
    opening: Opening, record: Sequence[Entry], arranged: Snapshot | None, content: Path | None = None
) -> Table:
    """A match played again from its beginning; BadSave when the rules no longer allow it."""
    game = find_game(opening.game)
    table = set_up(game, opening, arranged, game.open_box(content))
    failed = play_again(table, record)
    if failed is not None:
        raise BadSave("error-save-entry", game=opening.game, number=failed + 1)
    return table


def play_again(table: Table, record: Iterable[Entry], strictly: bool = False) -> int | None:
    """Repeat a record; the number of the first entry that is not possible, or None.

    Whether others had to agree to an undo is asked only ``strictly``: what happened at a table stays possible.
    """
    for number, entry in enumerate(record):
        try:
            if strictly and isinstance(entry, TakenBack) and not _agreed(table, entry):
                return number
            repeat(table, entry)
        except (LengError, IndexError):
            return number
    return None


def repeat(table: Table, entry: Entry) -> None:
    """Do once more what an entry of a record tells."""
    if not 0 <= entry.seat < len(table.seats):
        raise IndexError(entry.seat)
    match entry:
        case Chosen():
            table.choose(entry.key, entry.seat, entry.ordered)
        case TakenBack():
            table.go_back(entry.seat, entry.to, entry.agreed)
        case _:
            table.agree_again(entry)


def _agreed(table: Table, undo: TakenBack) -> bool:
    return not table.undo_needs(undo.seat, undo.to) - set(undo.agreed)


def leads_elsewhere(table: Table, snapshots: Iterable[Snapshot], same_shape: bool) -> bool:
    """Whether a match played again came by other positions than those that were written down.

    Positions written in another shape are compared in what both shapes tell.
    """
    numbers = set(table.boundaries)
    kept = dict(table.kept_boundaries)
    for snapshot in snapshots:
        if snapshot.at not in numbers:
            return True
        state = kept.get(snapshot.at) or table.position(snapshot.at).boundary
        here = to_plain(state)
        if here != snapshot.state if same_shape else contradict(snapshot.state, here):
            return True
    return False
