"""Where matches are kept, how their files are called, and which of them wait to be played on."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec

from leng.engine.errors import BadSave
from leng.engine.journal import read
from leng.engine.record import Entry, Opening
from leng.terminal import notes
from leng.terminal.speech import Trouble

ENDING = ".leng"


class Waiting(msgspec.Struct):
    """A match that is not over."""

    file: Path
    played: float  # when somebody played it last
    opening: Opening
    record: list[Entry]  # with what stands only in its diary so far


def folder() -> Path:
    """The folder of the saves: below ``LENG_HOME``, or where the system keeps a user's data."""
    home = os.environ.get("LENG_HOME")
    if home:
        return Path(home).expanduser() / "saves"
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "leng" / "saves"


def fresh(game: str, seed: str) -> Path:
    """A file of its own for a new match."""
    name = re.sub(r"[^0-9A-Za-z_-]", "_", seed[:8])
    stem = f"{game}-{date.today().isoformat()}-{name}"
    path = folder() / f"{stem}{ENDING}"
    number = 2
    while path.exists() or notes.beside(path).exists():
        path = folder() / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def wanted(file: Path) -> Path:
    """The file a person names for a new match; an older match is never written over."""
    if file.exists():
        raise Trouble("trouble-save-exists", file=str(file))
    if notes.beside(file).exists():
        raise Trouble("trouble-diary-exists", file=str(file), diary=str(notes.beside(file)))
    return file


def unfinished() -> Iterator[Waiting]:
    """The matches that are not over, the last played first; files that cannot be read are passed over."""
    files = [each for each in folder().glob(f"*{ENDING}") if each.is_file()] if folder().is_dir() else []
    for played, file in sorted(((_played(each), each) for each in files), reverse=True):
        try:
            journal = read(file)
        except BadSave:
            continue
        if journal.result is None:
            fresh = notes.further(notes.read_beside(file), journal.opening.commitment, journal.record)
            yield Waiting(file, played, journal.opening, journal.record + (fresh or []))


def _played(file: Path) -> float:
    """When a match was played last: its diary may be newer than its save."""
    return max(each.stat().st_mtime for each in (file, notes.beside(file)) if each.exists())


def newest() -> Path:
    """The match played last that is not over."""
    for waiting in unfinished():
        return waiting.file
    raise Trouble("trouble-nothing-to-resume", folder=str(folder()))
