"""Save files: one readable JSON file a match, written so that a crash leaves the last one whole."""

from __future__ import annotations

import os
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from leng import __version__
from leng.engine.errors import BadContent, BadSave, BadSetup, LengError, Outgrown
from leng.engine.game import Game, Result, find_game
from leng.engine.plain import Box
from leng.engine.record import Entry, Opening
from leng.engine.replaying import leads_elsewhere, play_again, replayed, set_up
from leng.engine.retelling import WHOLES_SINCE, Retelling
from leng.engine.signs import all_shown
from leng.engine.snapshot import Snapshot, as_json, exactly, from_plain, to_plain
from leng.engine.state import Event
from leng.engine.table import Table
from leng.engine.verifying import Difference, difference, disagreement, impossible, unknown

__all__ = [
    "Difference",
    "Journal",
    "Snapshot",
    "dumps",
    "from_plain",
    "journal_of",
    "load",
    "loads",
    "read",
    "replayed",
    "restore",
    "save",
    "to_plain",
    "verify",
    "write",
]

FORMAT = 2
FIRST = "0.1.0"
"""The release that wrote format 1, which names none."""


class Journal(msgspec.Struct, kw_only=True):
    """What a save file holds."""

    leng: int
    rules: str = FIRST  # the release that wrote it
    shape: str = ""  # of the states in the snapshots; unknown in format 1
    opening: Opening
    commitment: str
    record: list[Entry]
    resumed: bool | msgspec.UnsetType = msgspec.UNSET  # its record leads to no snapshot: an earlier release began it
    snapshots: list[Snapshot]
    log: list[Event]
    result: Result | None = None


# Writing ---------------------------------------------------------------------------------------------------------


def journal_of(table: Table) -> Journal:
    """The whole match as it would be saved now."""
    snapshots = [Snapshot(at, to_plain(state)) for at, state in table.kept_boundaries]
    if table.opening.arranged:  # the seed alone does not lead here
        snapshots.insert(0, Snapshot(0, to_plain(table.start)))
    return Journal(
        leng=FORMAT,
        rules=__version__,
        shape=table.game.shape,
        opening=table.opening,
        commitment=table.opening.commitment,
        record=list(table.record),
        resumed=table.resumed_late or msgspec.UNSET,
        snapshots=snapshots,
        log=list(table.log),
        result=table.result,
    )


def dumps(journal: Journal) -> bytes:
    """A journal as the contents of a file that a person can read: one line for each choice, snapshot and log line."""
    parts: list[str] = []
    for number, (name, value) in enumerate(msgspec.to_builtins(journal).items()):
        parts.append(("{" if number == 0 else ",") + f'\n"{name}": ')
        if isinstance(value, list) and value:
            parts.append("[\n" + ",\n".join(map(as_json, value)) + "\n]")
        else:
            parts.append(as_json(value))
    return "".join([*parts, "\n}\n"]).encode()


def save(table: Table, path: Path) -> None:
    """Write the match to a file; whatever happens, either the old file or the new one is there, never half of one."""
    write(path, dumps(journal_of(table)))


def write(path: Path, contents: bytes) -> None:
    """Put this into a file, whole, or leave it as it was."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as trouble:
        raise BadSave("error-save-unwritable", file=str(path), trouble=trouble.strerror or str(trouble)) from trouble
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


# Reading ---------------------------------------------------------------------------------------------------------


def read(path: Path) -> Journal:
    """The journal of a save file, or a sentence that says what is wrong with it."""
    return loads(_contents(path), str(path))


def _contents(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BadSave("error-save-missing", file=str(path)) from None
    except OSError as trouble:
        raise BadSave("error-save-unreadable", file=str(path), trouble=trouble.strerror or "") from None


def loads(contents: bytes, name: str) -> Journal:
    """A journal from the contents of a file of any format so far; what is wrong is told under the name of the file."""
    try:
        raw = all_shown(msgspec.json.decode(contents))  # whoever reads on may print any of it
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise BadSave("error-save-json", file=name, trouble=str(trouble)) from None
    if not isinstance(raw, dict) or "leng" not in raw:
        raise BadSave("error-save-foreign", file=name)
    if raw["leng"] not in range(1, FORMAT + 1):
        raise BadSave("error-save-version", file=name, version=str(raw["leng"]), known=FORMAT)
    try:
        if raw["leng"] == 1:
            raw = _from_first(raw)
        journal = msgspec.convert(raw, Journal)
        if not journal.snapshots:
            raise ValueError("snapshots")
        return journal
    except (msgspec.ValidationError, AttributeError, TypeError, ValueError) as trouble:
        raise BadSave("error-save-corrupt", file=name, trouble=str(trouble)) from None


def _from_first(raw: dict[str, Any]) -> dict[str, Any]:
    """Format 1: nobody wrote down whose rules it follows, and the orders in force stood beside the record."""
    given = [{"kind": "order", **order} for order in raw.get("orders", [])]
    known = {name: value for name, value in raw.items() if name not in ("rules", "shape", "orders")}
    opening = {name: value for name, value in raw["opening"].items() if name != "sealed"}
    return {**known, "opening": opening, "record": [*raw["record"], *given]}


def load(path: Path, content: Path | None = None, game: str | None = None) -> Table:
    """Open a saved match at the decision where it was left; ``game`` insists on a title."""
    journal = read(path)
    if game is not None and find_game(game).id != journal.opening.game:
        raise BadSave("error-save-game", file=str(path), game=journal.opening.game, wanted=game)
    return restore(journal, path, content)


def restore(journal: Journal, path: Path | str, content: Path | None = None, *, stored: bool = False) -> Table:
    """The table of a journal: played again from the start or, when the rules have changed since, from a snapshot.

    Picks of earlier releases become wholes (``retelling``). A snapshot counts only if it was written in the very shape
    that states have today; of a match that this release began none counts, but in a store of our own. Where neither
    leads to the position that was left, the save is told to be outgrown; it is never opened at another one.
    """
    try:
        game = find_game(journal.opening.game)
    except BadSetup as trouble:
        raise BadSave("error-save-corrupt", file=str(path), trouble=str(trouble)) from None
    try:
        box = game.open_box(content)
        table = _replayed(game, journal, box)
        if table is None and journal.rules == __version__ and journal.resumed is msgspec.UNSET and not stored:
            raise ValueError("record")
        return table or _from_snapshot(game, journal, box)
    except (BadContent, Outgrown):
        raise
    except TROUBLES as trouble:
        raise _cannot_go_on(journal, path, str(trouble)) from None


TROUBLES = (LengError, msgspec.ValidationError, AssertionError, IndexError, KeyError, TypeError, ValueError)
"""What reading a broken or outgrown save can set off."""


def _cannot_go_on(journal: Journal, path: Path | str, trouble: str) -> BadSave:
    """Why a match cannot be opened: it is older than the rules, or broken."""
    if journal.rules == __version__:
        return BadSave("error-save-corrupt", file=str(path), trouble=trouble)
    if in_order(journal.rules) > in_order(__version__):
        return Outgrown("error-save-newer", file=str(path), rules=journal.rules, here=__version__)
    since = outgrown_since(journal.opening.game, journal.rules)
    return Outgrown("error-save-outgrown", file=str(path), rules=journal.rules, since=since, here=__version__)


def outgrown_since(game: str, rules: str) -> str:
    """The first release after this one in which matches of a game changed."""
    with suppress(LengError):
        for version in find_game(game).changed_in:
            if in_order(version) > in_order(rules):
                return version
    return __version__


def in_order(version: str) -> tuple[int, ...]:
    """A version as numbers, to tell which of two is later."""
    return tuple(int(part) if part.isdecimal() else 0 for part in version.split("."))


def _replayed(game: Game[Any], journal: Journal, box: Box, strictly: bool = False) -> Table | None:
    """The match played again from its beginning; None when that is impossible or leads elsewhere than it did."""
    first = journal.snapshots[0] if journal.opening.arranged else None
    seen: list[Snapshot] | None = journal.snapshots[1:] if first else journal.snapshots
    table = set_up(game, journal.opening, first, box)
    if in_order(journal.rules) < in_order(WHOLES_SINCE):
        retelling = Retelling(table)
        possible = retelling.repeat(journal.record, strictly)
        seen = retelling.today(seen or [])
    else:
        possible = play_again(table, journal.record, strictly) is None
    if not possible or seen is None or leads_elsewhere(table, seen, journal.shape == game.shape):
        return None
    return table


def _from_snapshot(game: Game[Any], journal: Journal, box: Box) -> Table:
    """Go on from the last snapshot; what lies before it can still be read, not taken back."""
    if journal.shape != game.shape:
        raise ValueError("shape")
    last = exactly(game, journal.snapshots[-1].state, box)
    game.check(last)
    return Table.resumed(game, journal.opening, last, journal.snapshots[-1].at, journal.record, journal.log)


# Verifying -------------------------------------------------------------------------------------------------------


def verify(path: Path, content: Path | None = None) -> tuple[Journal, Difference | None]:
    """Replay a whole match and compare every choice, snapshot, log line and the result with the file."""
    contents = _contents(path)
    journal = loads(contents, str(path))
    try:
        game = find_game(journal.opening.game)
        found = _first_difference(game, journal, game.open_box(content))
        if found is None and journal.leng == FORMAT:
            found = unknown(all_shown(msgspec.json.decode(contents)), journal)
        return journal, found
    except BadContent:
        raise
    except TROUBLES as trouble:
        raise BadSave("error-save-corrupt", file=str(path), trouble=str(trouble)) from None


def _retold_alike(game: Game[Any], journal: Journal, box: Box) -> bool:
    """Whether a match of an earlier release comes by the same positions and lines when its picks become wholes."""
    table = _replayed(game, journal, box, strictly=True)
    if table is None or in_order(journal.rules) >= in_order(WHOLES_SINCE):
        return False
    again = loads(dumps(journal_of(table)), "")
    told, here = Counter(map(_line, journal.log)), Counter(map(_line, again.log))
    half_picked = table.decision is not None and table.decision.picks is not None  # and to be picked again
    return again.result == journal.result and (here <= told if half_picked else here == told)


def _line(event: Event) -> str:
    """A line of the log without regard to the order in which equal things were picked."""
    facts = {name: sorted(fact, key=str) if isinstance(fact, list) else fact for name, fact in event.facts.items()}
    return as_json(msgspec.structs.replace(event, facts=facts))


def _first_difference(game: Game[Any], journal: Journal, box: Box) -> Difference | None:
    parted = disagreement(journal, box.fingerprint, game.shape)
    if parted is not None:
        return parted
    table = set_up(game, journal.opening, journal.snapshots[0] if journal.opening.arranged else None, box)
    if not table.start.agenda:
        return Difference("verify-start", {})
    failed = play_again(table, journal.record, strictly=True)
    if failed is not None and _retold_alike(game, journal, box):
        return None
    if failed is not None:
        return impossible(table, journal.record[failed], failed)
    return difference(journal, loads(dumps(journal_of(table)), ""))
