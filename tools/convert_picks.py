"""Convert saves in which several picks were asked one by one into saves in which they are one whole.

    python tools/convert_picks.py tests/games/*/golden/*.leng

The choices of each save are repeated under the rules of today, picks in the order of today; the save is written anew
only if every position that was written down, every line of the log and the result are the same. Lines about the picks
of one whole may stand in the order of today. A save that needs no conversion stays as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from leng.engine import journal
from leng.engine.game import find_game
from leng.engine.journal import Journal
from leng.engine.replaying import leads_elsewhere, set_up
from leng.engine.retelling import Retelling
from leng.engine.state import Event
from leng.engine.table import Table


def main() -> None:
    """Convert the saves that are named."""
    for name in sys.argv[1:]:
        file = Path(name)
        try:
            print(f"{file}: {convert(file)}")
        except ValueError as trouble:
            sys.exit(f"{file} {trouble}")


def convert(file: Path) -> str:
    """Convert one save in place, and say what became of it; ValueError when it would tell something else."""
    if journal.verify(file)[1] is None:
        return "as it was"
    old = journal.read(file)
    table = retold(old)
    if told(table, table.log[:]) != told(table, old.log):
        raise ValueError("tells another story")
    new = journal.loads(journal.dumps(journal.journal_of(table)), str(file))
    if new.result != old.result or new.opening != old.opening:
        raise ValueError("ends otherwise")
    journal.write(file, journal.dumps(new))
    if journal.verify(file)[1] is not None:
        raise ValueError("does not verify")
    same = "the same log" if list(old.log) == list(table.log) else "the same log but for the order within a whole"
    return f"{len(old.record)} entries became {len(new.record)}; {same}, the same positions and result"


def retold(old: Journal) -> Table:
    """The match of a save, played under the rules of today, by the very positions it came by."""
    game = find_game(old.opening.game)
    table = set_up(game, old.opening, old.snapshots[0] if old.opening.arranged else None, game.open_box(None))
    retelling = Retelling(table)
    if not retelling.repeat(old.record):
        raise ValueError("cannot be repeated")
    today = retelling.today(old.snapshots[1:] if old.opening.arranged else old.snapshots)
    if today is None or leads_elsewhere(table, today, old.shape == game.shape):
        raise ValueError("leads elsewhere")
    return table


def told(table: Table, log: Sequence[Event]) -> list[list[bytes]]:
    """A log in parts, one for each whole or single choice of the match; within a whole the order does not count."""
    begins = [(0, False)]
    for number, move in enumerate(table.moves):
        if not move.part:
            choice = table.position(number).choice
            begins.append((move.logged, choice is not None and choice.picks is not None))
    ends = [*(begin for begin, _ in begins[1:]), len(log)]
    parts = [(list(map(_line, log[begin:end])), whole) for (begin, whole), end in zip(begins, ends, strict=True)]
    return [sorted(lines) if whole else lines for lines, whole in parts]


def _line(event: Event) -> bytes:
    """A line of the log, comparable; in which order dice were picked does not count."""
    facts = {name: sorted(fact) if isinstance(fact, list) else fact for name, fact in event.facts.items()}
    return msgspec.json.encode(msgspec.structs.replace(event, facts=facts))


if __name__ == "__main__":
    main()
