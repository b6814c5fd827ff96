"""Where a save file and the replay of its match part: what verification tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from leng import __version__
from leng.engine.choice import key
from leng.engine.record import Chosen, Entry, TakenBack
from leng.engine.snapshot import as_json, first_difference
from leng.engine.table import Table

if TYPE_CHECKING:
    from leng.engine.journal import Journal


class Difference(msgspec.Struct):
    """Where a file and its replay part: a message and its facts."""

    key: str
    facts: dict[str, Any]


def disagreement(journal: Journal, content: str, shape: str) -> Difference | None:
    """What was agreed at the opening is no longer what the seal vouches for, or other content is played with."""
    opening = journal.opening
    if opening.content != content:
        return Difference("verify-content", {"file": opening.content, "here": content})
    if opening.commitment != journal.commitment:
        return Difference("verify-commitment", {"file": journal.commitment, "here": opening.commitment})
    if journal.rules == __version__ and journal.shape != shape:
        return Difference("verify-shape", {"file": journal.shape, "here": shape})
    return None


def difference(journal: Journal, again: Journal) -> Difference | None:
    """The first thing that a file tells otherwise than its replay."""
    for theirs, ours in zip(journal.snapshots, again.snapshots, strict=False):
        if theirs != ours:
            where, file, here = first_difference(theirs.state, ours.state) or ("at", str(theirs.at), str(ours.at))
            return Difference("verify-snapshot", {"at": theirs.at, "field": where, "file": file, "here": here})
    for number, (said, happened) in enumerate(zip(journal.log, again.log, strict=False), start=1):
        if said != happened:
            return Difference("verify-log", {"line": number, "file": as_json(said), "here": as_json(happened)})
    for name, theirs_count, ours_count in (
        ("snapshots", len(journal.snapshots), len(again.snapshots)),
        ("log", len(journal.log), len(again.log)),
    ):
        if theirs_count != ours_count:
            return Difference("verify-count", {"what": name, "file": theirs_count, "here": ours_count})
    if journal.result != again.result:
        return Difference("verify-result", {"file": as_json(journal.result), "here": as_json(again.result)})
    return None


def unknown(written: Any, read: Any, where: str = "") -> Difference | None:
    """The first field of a file that nobody here knows: it says nothing, and ours, left out, says the usual."""
    found: Iterable[tuple[str, Any, Any]] = ()
    if isinstance(read, msgspec.Struct) and isinstance(written, dict):
        known = {*read.__struct_fields__, read.__struct_config__.tag_field}
        for field in written:
            if field not in known:
                return Difference("verify-unknown-field", {"field": f"{where}.{field}".lstrip(".")})
        found = ((f"{where}.{field}", each, getattr(read, field, None)) for field, each in written.items())
    elif isinstance(read, list) and isinstance(written, list):
        pairs = zip(written, read, strict=False)
        found = ((f"{where}[{number}]", one, other) for number, (one, other) in enumerate(pairs))
    return next((differs for place, one, other in found if (differs := unknown(one, other, place))), None)


def impossible(table: Table, entry: Entry, number: int) -> Difference:
    """Entry ``number`` of the record cannot have happened."""
    wanted = _in_short(entry)
    seat = table.seats[entry.seat].name if 0 <= entry.seat < len(table.seats) else str(entry.seat)
    decision = table.decision
    if decision is None:
        return Difference("verify-after-end", {"number": number + 1, "key": wanted})
    offered = ", ".join(map(key, decision.options))
    asked = table.seats[decision.seat].name
    facts = {"number": number + 1, "key": wanted, "seat": seat, "asked": asked, "offered": offered}
    return Difference("verify-choice", facts)


def _in_short(entry: Entry) -> str:
    if isinstance(entry, Chosen):
        return entry.key
    return f"undo:{entry.to}" if isinstance(entry, TakenBack) else as_json(entry)
