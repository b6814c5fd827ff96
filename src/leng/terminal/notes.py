"""What stands in a diary: which save it goes on from, then one line for everything that was done since."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from leng import __version__
from leng.engine.record import Entry

FORMAT = 1
ENDING = ".diary"


class Heading(msgspec.Struct):
    """The first line: what the diary belongs to."""

    diary: int
    rules: str  # the release that wrote it
    content: str  # the fingerprint of the content files played with
    after: int  # how many entries came before its first
    match: str  # a fingerprint of the opening and of those entries


class DiaryLine(msgspec.Struct):
    """Something that was done, with a sum over it and all before it: nothing can change or go missing unnoticed."""

    sum: str
    entry: msgspec.Raw


class Place(msgspec.Struct, frozen=True):
    """How far a diary goes: the entries of the match told so far, its length and its sum there."""

    entries: int
    length: int = 0
    sum: int = 0


class Notes(msgspec.Struct):
    """What can be read of a diary."""

    heading: Heading | None = None
    entries: list[Entry] = []
    end: Place = Place(0)
    readable: bool = True  # up to its end, but for a line that was never finished


def beside(save: Path) -> Path:
    """Where the diary of a save lies."""
    return save.with_name(save.name + ENDING)


# Writing ---------------------------------------------------------------------------------------------------------


def fingerprint(commitment: str, record: Iterable[Entry]) -> str:
    """What a match was until here, in a few letters."""
    told = hashlib.sha256(commitment.encode())
    for entry in record:
        told.update(b"\n" + msgspec.json.encode(entry))
    return told.hexdigest()


def heading(commitment: str, before: Sequence[Entry], content: str) -> tuple[bytes, Place]:
    """The first line of a diary that goes on after these entries, and where it ends."""
    told = Heading(FORMAT, __version__, content, len(before), fingerprint(commitment, before))
    first = msgspec.json.encode(told) + b"\n"
    return first, _after_heading(first, len(before))


def _after_heading(first: bytes, entries: int) -> Place:
    return Place(entries, len(first), zlib.crc32(first))


def lines(entries: Sequence[Entry], begin: Place) -> tuple[bytes, Place]:
    """A line for each entry, going on from a place; and where they end."""
    parts: list[bytes] = []
    total = begin.sum
    for entry in entries:
        told = msgspec.json.encode(entry)
        total = zlib.crc32(told, total)
        parts.append(b'{"sum":"%08x","entry":%s}\n' % (total, told))
    written = b"".join(parts)
    return written, Place(begin.entries + len(entries), begin.length + len(written), total)


# Reading ---------------------------------------------------------------------------------------------------------


def read(contents: bytes) -> Notes:
    """Everything up to the first line that is not as it was written.

    Whoever is killed while writing leaves the beginning of a line behind: that is no damage, since nobody was told of
    it yet. Anything else that cannot be read is.
    """
    first, *rest = contents.split(b"\n")
    if not rest:
        return Notes()
    try:
        notes = Notes(msgspec.json.decode(first, type=Heading))
        assert notes.heading is not None and notes.heading.diary == FORMAT
    except (msgspec.DecodeError, UnicodeDecodeError, AssertionError):
        return Notes(readable=False)
    notes.end = _after_heading(first + b"\n", notes.heading.after)
    *finished, last = rest
    for line in finished:
        told = _told(line, notes.end)
        if told is None:
            notes.readable = False
            return notes
        notes.entries.append(told[0])
        notes.end = told[1]
    notes.readable = _told(last[:-1], notes.end) is None  # otherwise a line stands there whose end was changed
    return notes


def _told(line: bytes, begin: Place) -> tuple[Entry, Place] | None:
    """What a line tells that goes on from a place, and where it ends; None when it is not as it was written."""
    try:
        decoded = msgspec.json.decode(line, type=DiaryLine)
        entry: Entry = msgspec.json.decode(decoded.entry, type=Entry)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    total = zlib.crc32(bytes(decoded.entry), begin.sum)
    if decoded.sum != f"{total:08x}":
        return None
    return entry, Place(begin.entries + 1, begin.length + len(line) + 1, total)


def read_beside(save: Path) -> Notes:
    """What the diary beside a save tells; nothing where there is none."""
    try:
        return read(beside(save).read_bytes())
    except FileNotFoundError:
        return Notes()
    except OSError:
        return Notes(readable=False)


def further(notes: Notes, commitment: str, record: Sequence[Entry]) -> list[Entry] | None:
    """What a diary tells beyond the record of a save; None when it is the diary of another match."""
    if notes.heading is None:
        return [] if notes.readable else None
    before = notes.heading.after
    if before > len(record) or fingerprint(commitment, record[:before]) != notes.heading.match:
        return None
    known = record[before : before + len(notes.entries)]
    return notes.entries[len(known) :] if notes.entries[: len(known)] == known else None
