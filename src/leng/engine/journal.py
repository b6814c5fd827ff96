"""Save files: one readable JSON file a match, written so that a crash leaves the last one whole."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from leng.engine.dice import Dice, commitment, seed_number
from leng.engine.errors import BadContent, BadSave, LengError
from leng.engine.game import Game, Result, find_game
from leng.engine.plain import Box
from leng.engine.state import Event, State
from leng.engine.table import Chosen, Entry, Move, Opening, StandingOrder, Table, TakenBack, replay

FORMAT = 1
EVERY = 25
"""A snapshot is kept each so many choices, and at the end."""


class Snapshot(msgspec.Struct):
    """The position at the boundary before choice number ``at``."""

    at: int
    state: dict[str, Any]


class Journal(msgspec.Struct, kw_only=True):
    """What a save file holds."""

    leng: int
    opening: Opening
    commitment: str
    record: list[Entry]
    orders: list[StandingOrder] = []
    snapshots: list[Snapshot]
    log: list[Event]
    result: Result | None = None


# Writing ---------------------------------------------------------------------------------------------------------


def journal_of(table: Table) -> Journal:
    """The whole match as it would be saved now."""
    kept = [table.boundaries[0]]
    for each in table.boundaries[1:]:
        if each[0] - kept[-1][0] >= EVERY:
            kept.append(each)
    if kept[-1] is not table.boundaries[-1]:
        kept.append(table.boundaries[-1])
    snapshots = [Snapshot(at, to_plain(state)) for at, state in kept]
    if table.opening.arranged:  # the seed alone does not lead here
        snapshots.insert(0, Snapshot(0, to_plain(table.start)))
    return Journal(
        leng=FORMAT,
        opening=table.opening,
        commitment=table.opening.commitment,
        record=table.record,
        orders=table.orders,
        snapshots=snapshots,
        log=table.log,
        result=table.result,
    )


def save(table: Table, path: Path) -> None:
    """Write the match to a file; whatever happens, either the old file or the new one is there, never half of one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.writelines(_lines(journal_of(table)))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as trouble:
        raise BadSave("error-save-unwritable", file=str(path), trouble=trouble.strerror or str(trouble)) from trouble
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _lines(journal: Journal) -> Iterator[str]:
    """JSON that a person can read: one line for each choice, snapshot and log line."""
    fields = msgspec.to_builtins(journal)
    for number, (name, value) in enumerate(fields.items()):
        yield ("{" if number == 0 else ",") + f'\n"{name}": '
        if isinstance(value, list) and value:
            yield "[\n" + ",\n".join(_json(each) for each in value) + "\n]"
        else:
            yield _json(value)
    yield "\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def to_plain(state: State) -> dict[str, Any]:
    """A state as JSON can hold it; the content is left out, the agenda and the dice are in."""
    bare = state.copy()  # a copy has no news
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(bare, enc_hook=lambda box: box.fingerprint))
    del plain["box"], plain["news"]
    return plain


def from_plain(game: Game[Any], plain: dict[str, Any], box: Box) -> Any:
    """The state that ``to_plain`` described."""

    def give_box(wanted: type, value: Any) -> Any:
        return box if issubclass(wanted, Box) else value

    return msgspec.convert({**plain, "box": ""}, game.state_type, dec_hook=give_box, str_keys=True)


# Reading ---------------------------------------------------------------------------------------------------------


def read(path: Path) -> Journal:
    """The contents of a save file, or a sentence that says what is wrong with it."""
    try:
        raw = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        raise BadSave("error-save-missing", file=str(path)) from None
    except OSError as trouble:
        raise BadSave("error-save-unreadable", file=str(path), trouble=trouble.strerror or "") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise BadSave("error-save-json", file=str(path), trouble=str(trouble)) from None
    if not isinstance(raw, dict) or "leng" not in raw:
        raise BadSave("error-save-foreign", file=str(path))
    if raw["leng"] != FORMAT:
        raise BadSave("error-save-version", file=str(path), version=str(raw["leng"]), known=FORMAT)
    try:
        return msgspec.convert(raw, Journal)
    except msgspec.ValidationError as trouble:
        raise BadSave("error-save-corrupt", file=str(path), trouble=str(trouble)) from None


def load(path: Path, content: Path | None = None, game: str | None = None) -> Table:
    """Open a saved match at the decision where it was left; ``game`` insists on a title."""
    journal = read(path)
    if game is not None and find_game(game).id != journal.opening.game:
        raise BadSave("error-save-game", file=str(path), game=journal.opening.game, wanted=game)
    return restore(journal, path, content)


def restore(journal: Journal, path: Path | str, content: Path | None = None) -> Table:
    """The table of a journal: played again from the start or, when the rules have changed since, from a snapshot."""
    try:
        game = find_game(journal.opening.game)
        box = game.open_box(content)
        last = from_plain(game, journal.snapshots[-1].state, box)
        table = Table(game, journal.opening, _start(game, journal, box))
        failed = _play_again(table, journal.record)
        if failed is not None or dict(table.boundaries).get(journal.snapshots[-1].at) != last:
            table = _from_snapshot(game, journal, last)
    except BadContent:
        raise
    except (LengError, msgspec.ValidationError, IndexError, KeyError, TypeError, ValueError) as trouble:
        raise BadSave("error-save-corrupt", file=str(path), trouble=str(trouble)) from None
    table.orders = list(journal.orders)
    return table


def replayed(
    opening: Opening, record: Sequence[Entry], arranged: Snapshot | None, content: Path | None = None
) -> Table:
    """A match played again from its beginning; BadSave when the rules no longer allow it."""
    game = find_game(opening.game)
    box = game.open_box(content)
    table = Table(game, opening, _begin(game, opening, arranged, box))
    failed = _play_again(table, record)
    if failed is not None:
        raise BadSave("error-save-corrupt", file=opening.game, trouble=f"{failed + 1}")
    return table


def _start(game: Game[Any], journal: Journal, box: Box) -> Any:
    return _begin(game, journal.opening, journal.snapshots[0] if journal.opening.arranged else None, box)


def _begin(game: Game[Any], opening: Opening, arranged: Snapshot | None, box: Box) -> Any:
    if arranged is not None:
        return from_plain(game, arranged.state, box)
    options = game.agree(opening.options)
    return game.set_up(box, len(opening.seats), options, Dice(seed_number(opening.seed)))


def _play_again(table: Table, record: Iterable[Entry]) -> int | None:
    """Repeat a record; the number of the first entry that is not possible, or None."""
    for number, entry in enumerate(record):
        try:
            if isinstance(entry, TakenBack):
                if table.undo_needs(entry.seat, entry.to) - set(entry.agreed):
                    return number
                table.go_back(entry.seat, entry.to, entry.agreed)
            else:
                table.choose(entry.key, entry.seat)
        except (LengError, IndexError):
            return number
    return None


def _from_snapshot(game: Game[Any], journal: Journal, last: Any) -> Table:
    """Go on from the last snapshot; what lies before it can still be read, not taken back."""
    standing: list[Chosen] = []
    for entry in journal.record:
        if isinstance(entry, TakenBack):
            del standing[entry.to :]
        else:
            standing.append(entry)
    at = journal.snapshots[-1].at
    table = Table(game, journal.opening, last.copy())
    table.log[:] = journal.log
    table.record[:] = journal.record
    table.moves = [Move(each.seat, each.key, (), 0) for each in standing[:at]]
    table.play = replay(game, last, [])
    table.boundaries = [(at, last)]
    for each in standing[at:]:
        table.choose(each.key, each.seat)
    table.record[:] = journal.record
    table.log[:] = journal.log
    table.play.state.news = table.log
    return table


# Verifying -------------------------------------------------------------------------------------------------------


class Difference(msgspec.Struct):
    """Where a file and its replay part: a message and its facts."""

    key: str
    facts: dict[str, Any]


def verify(path: Path, content: Path | None = None) -> tuple[Journal, Difference | None]:
    """Replay a whole match and compare every choice, snapshot, log line and the result with the file."""
    journal = read(path)
    try:
        game = find_game(journal.opening.game)
        return journal, _first_difference(game, journal, game.open_box(content))
    except BadContent:
        raise
    except (LengError, msgspec.ValidationError, IndexError, KeyError, TypeError, ValueError) as trouble:
        raise BadSave("error-save-corrupt", file=str(path), trouble=str(trouble)) from None


def _first_difference(game: Game[Any], journal: Journal, box: Box) -> Difference | None:
    opening = journal.opening
    if opening.content != box.fingerprint:
        return Difference("verify-content", {"file": opening.content, "here": box.fingerprint})
    if commitment(opening.seed) != journal.commitment:
        return Difference("verify-commitment", {"file": journal.commitment, "here": commitment(opening.seed)})
    start = _start(game, journal, box)
    if len(start.agenda) == 0:
        return Difference("verify-start", {})
    table = Table(game, opening, start)
    failed = _play_again(table, journal.record)
    if failed is not None:
        return _impossible(table, journal, failed)
    again = msgspec.json.decode(msgspec.json.encode(journal_of(table)), type=Journal)
    for theirs, ours in zip(journal.snapshots, again.snapshots, strict=False):
        if theirs != ours:
            where, file, here = _parting(theirs.state, ours.state)
            return Difference("verify-snapshot", {"at": theirs.at, "field": where, "file": file, "here": here})
    for number, (said, happened) in enumerate(zip(journal.log, again.log, strict=False), start=1):
        if said != happened:
            return Difference("verify-log", {"line": number, "file": _json(said), "here": _json(happened)})
    for name, theirs_count, ours_count in (
        ("snapshots", len(journal.snapshots), len(again.snapshots)),
        ("log", len(journal.log), len(again.log)),
    ):
        if theirs_count != ours_count:
            return Difference("verify-count", {"what": name, "file": theirs_count, "here": ours_count})
    if journal.result != again.result:
        return Difference("verify-result", {"file": _json(journal.result), "here": _json(again.result)})
    return None


def _impossible(table: Table, journal: Journal, number: int) -> Difference:
    entry = journal.record[number]
    wanted = f"undo:{entry.to}" if isinstance(entry, TakenBack) else entry.key
    seat = entry.seat
    name = table.seats[seat].name if 0 <= seat < len(table.seats) else str(seat)
    decision = table.decision
    if decision is None:
        return Difference("verify-after-end", {"number": number + 1, "key": wanted})
    from leng.engine.choice import key

    offered = ", ".join(map(key, decision.options))
    asked = table.seats[decision.seat].name
    facts = {"number": number + 1, "key": wanted, "seat": name, "asked": asked, "offered": offered}
    return Difference("verify-choice", facts)


def _parting(theirs: Any, ours: Any, where: str = "") -> tuple[str, str, str]:
    """The first field in which two plain values differ."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for field in {**theirs, **ours}:
            if theirs.get(field) != ours.get(field):
                return _parting(theirs.get(field), ours.get(field), f"{where}.{field}".lstrip("."))
    if isinstance(theirs, list | tuple) and isinstance(ours, list | tuple) and len(theirs) == len(ours):
        for number, (one, other) in enumerate(zip(theirs, ours, strict=True)):
            if one != other:
                return _parting(one, other, f"{where}[{number}]")
    return where, _json(theirs), _json(ours)
