"""Content files: what is printed on a game's boards, sheets and cards, each entry with its source."""

from __future__ import annotations

import hashlib
import threading
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal

import msgspec

from leng.engine.errors import BadContent

Kind = Literal["rulebook", "public", "reconstructed", "owner"]
"""Where a value comes from; ``owner`` marks a correction laid over ours by somebody who has the box."""

KINDS: tuple[Kind, ...] = ("rulebook", "public", "reconstructed", "owner")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A frozen piece of content."""


class Source(Record, frozen=True):
    """Where an entry's values come from, and which of them come from elsewhere."""

    kind: Kind
    page: int | None = None
    ref: str = ""
    confidence: Literal["high", "medium", "low"] | None = None
    fields: dict[str, Kind] = {}


class Name(Record, frozen=True):
    """What a thing is called in each language."""

    en: str
    fr: str


class Entry(Record, frozen=True):
    """A card, tile, sheet or board space."""

    id: str
    name: Name
    source: Source


READING = threading.Lock()
"""One box is opened at a time: msgspec learns a record that holds its own kind only once, and crashes if two threads
teach it at the same moment."""

Shelf = dict[str, dict[str, Any]]
"""Raw entries by kind and id."""


class Box:
    """A game's content as loaded: never changed, shared by every state that uses it.

    A game's own box names the kinds of its entries and adds the indexes that its rules ask for.
    """

    kinds: ClassVar[Mapping[str, type[Entry]]] = {}

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        self.shelf = read_entries(folder, self.kinds, overlay)  # every entry by its kind and id
        self.fingerprint = fingerprint(self.shelf)


def read_entries(folder: Path, kinds: Mapping[str, type[Entry]], overlay: Path | None = None) -> Shelf:
    """Read every ``[kind.id]`` table of a folder's TOML files, lay the overlay's corrections over, and validate."""
    shelf: Shelf = {kind: {} for kind in kinds}
    origin: dict[tuple[str, str], Path] = {}
    for file, kind, raw in _raw_entries(folder, kinds):
        if raw["id"] in shelf[kind]:
            raise BadContent("error-content-twice", file=str(file), entry=raw["id"])
        shelf[kind][raw["id"]] = raw
        origin[kind, raw["id"]] = file
    if overlay is not None:
        if not overlay.is_dir():
            raise BadContent("error-content-folder", folder=str(overlay))
        for file, kind, raw in _raw_entries(overlay, kinds):
            if raw["id"] not in shelf[kind]:
                known = ", ".join(sorted(shelf[kind]))
                raise BadContent("error-content-unknown", file=str(file), entry=raw["id"], known=known)
            merged = _merge(shelf[kind][raw["id"]], raw)
            merged["source"] = raw.get("source") or {"kind": "owner"}
            shelf[kind][raw["id"]] = merged
            origin[kind, raw["id"]] = file
    with READING:
        return {
            kind: {name: _validate(origin[kind, name], kind, raw, kinds[kind]) for name, raw in entries.items()}
            for kind, entries in shelf.items()
        }


def fingerprint(shelf: Shelf) -> str:
    """A short hash of all values: equal content plays the same."""
    return hashlib.sha256(msgspec.json.encode(shelf, order="sorted")).hexdigest()[:16]


def ledger(entries: Iterable[Entry]) -> dict[Kind, int]:
    """How many entries come from where."""
    counts = Counter(entry.source.kind for entry in entries)
    return {kind: counts[kind] for kind in KINDS}


def _raw_entries(folder: Path, kinds: Mapping[str, Any]) -> Iterable[tuple[Path, str, dict[str, Any]]]:
    for file in sorted(folder.glob("*.toml")):
        try:
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as trouble:
            raise BadContent("error-content-toml", file=str(file), trouble=str(trouble)) from None
        common = tables.pop("source", None)  # of every entry of the file that names no other
        for kind, entries in tables.items():
            if kind not in kinds:
                raise BadContent("error-content-kind", file=str(file), kind=kind, known=", ".join(kinds))
            for raw in _listed(file, kind, entries):
                yield file, kind, raw if common is None else {"source": common, **raw}


def _listed(file: Path, kind: str, entries: Any) -> Iterable[dict[str, Any]]:
    """The entries of a kind: ``[kind.id]`` or, as corrections were written up to 0.2, ``[[kind]]`` with an ``id``."""
    if isinstance(entries, dict) and all(isinstance(raw, dict) for raw in entries.values()):
        return [{"id": name, **raw} for name, raw in entries.items()]
    if not isinstance(entries, list):
        raise BadContent("error-content-list", file=str(file), kind=kind)
    for number, raw in enumerate(entries, start=1):
        if not isinstance(raw, dict) or not isinstance(raw.get("id"), str):
            raise BadContent("error-content-id", file=str(file), kind=kind, number=number)
    return entries


def _merge(old: Any, new: Any) -> Any:
    """A correction over an entry: tables are merged field by field, everything else is replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{field: _merge(old.get(field), value) for field, value in new.items()}}
    return new


def _validate(file: Path, kind: str, raw: dict[str, Any], wanted: type[Entry]) -> Entry:
    try:
        return msgspec.convert(raw, wanted)
    except msgspec.ValidationError as trouble:
        expected, _, field = str(trouble).partition(" - at ")
        raise BadContent(
            "error-content",
            file=str(file),
            kind=kind,
            entry=raw["id"],
            field=field.strip("`").removeprefix("$.") or "-",
            expected=expected,
        ) from None
