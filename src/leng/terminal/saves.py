"""Where matches are kept, how their files are called, and which of them wait to be played on."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from leng.engine.errors import BadSave
from leng.engine.journal import Journal, read
from leng.terminal.speech import Trouble

ENDING = ".leng"


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
    while path.exists():
        path = folder() / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def wanted(file: Path) -> Path:
    """The file a person names for a new match; an older match is never written over."""
    if file.exists():
        raise Trouble("trouble-save-exists", file=str(file))
    return file


def unfinished() -> Iterator[tuple[Path, Journal]]:
    """The matches that are not over, the last played first; files that cannot be read are passed over."""
    files = [each for each in folder().glob(f"*{ENDING}") if each.is_file()] if folder().is_dir() else []
    for file in sorted(files, key=lambda each: each.stat().st_mtime, reverse=True):
        try:
            journal = read(file)
        except BadSave:
            continue
        if journal.result is None:
            yield file, journal


def newest() -> Path:
    """The match played last that is not over."""
    for file, _ in unfinished():
        return file
    raise Trouble("trouble-nothing-to-resume", folder=str(folder()))
