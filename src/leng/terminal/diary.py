"""The diary beside a save: a line for everything that is done, until it is folded into the save."""

from __future__ import annotations

import os
from contextlib import suppress
from glob import escape
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec

from leng import __version__
from leng.engine import journal
from leng.engine.errors import BadSave
from leng.engine.game import Game
from leng.engine.record import Entry
from leng.engine.replaying import play_again
from leng.engine.table import Table
from leng.terminal import notes
from leng.terminal.notes import Notes, Place
from leng.terminal.speech import Trouble

try:
    import fcntl
except ImportError:  # a system without locks: two terminals at one match are not noticed there
    fcntl = None  # type: ignore[assignment]  # whoever uses it looks first whether it is there


class Found(msgspec.Struct):
    """What a diary gave when somebody came back."""

    entries: int = 0  # done since the save was last written
    broken: Path | None = None  # where a diary was put that could not be followed to its end


class Diary:
    """Keeps a match: the whole of it in a save, and what was done since in a few lines beside it."""

    def __init__(self, save: Path) -> None:
        self.save = save
        self.saved = 0  # entries in the save
        self._file: FileIO | None = None
        self._end = self._sure = Place(0)  # what is written, and what not even a power cut can take away

    # Opening and closing -----------------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """The file beside the save."""
        return notes.beside(self.save)

    def open(self) -> None:
        """Take the diary in hand, so that nobody else plays this match meanwhile."""
        try:
            self._file = self._file or _locked(self.path)
            for draft in self.save.parent.glob(f".{escape(self.save.name)}.*.part"):  # killed while it was written
                draft.unlink()
        except BlockingIOError:
            raise Trouble("trouble-played-elsewhere", file=str(self.save)) from None
        except OSError:  # nothing can be written here; the first choice will say so
            pass

    def close(self) -> None:
        """Put the diary down; an empty one is thrown away."""
        if self._file is None:
            return
        with suppress(OSError):
            if os.fstat(self._file.fileno()).st_size == 0:
                self.path.unlink()
        with suppress(OSError):
            self._file.close()
        self._file = None

    def begin(self, table: Table) -> None:
        """A new match: the whole of it in the save, and an empty diary."""
        journal.save(table, self.save)
        self._start_after(table)
        self.open()

    def move(self, table: Table, save: Path) -> None:
        """Go on in another file; what lies in the first one stays there."""
        journal.save(table, save)
        self.close()
        self.save = save
        self._start_after(table)
        self.open()

    def _start_after(self, table: Table) -> None:
        self.saved = len(table.record)
        self._end = self._sure = Place(self.saved)

    # Writing -----------------------------------------------------------------------------------------------------

    def write(self, table: Table, *, sure: bool, upto: int | None = None) -> None:
        """Add what was done since the last time; if it must be sure, it is on the disk when this is done."""
        entries = table.record[self._end.entries : upto]
        if not entries and (self._end == self._sure or not sure):
            return
        try:
            self._file = self._file or _locked(self.path)
            self._file.truncate(self._end.length)  # an attempt that failed may have left half a line
            self._add(table, entries, self._file)
            if sure:
                self._make_sure(self._file)
        except OSError as trouble:
            raise _unwritable(self.path, trouble) from trouble

    def _add(self, table: Table, entries: list[Entry], file: FileIO) -> None:
        first, begin = b"", self._end
        if not begin.length:
            before, content = table.record[: begin.entries], table.state.box.fingerprint
            first, begin = notes.heading(table.opening.commitment, before, content)
        told, end = notes.lines(entries, begin)
        left = first + told
        while left:  # a disk that is nearly full takes a part
            left = left[file.write(left) :]
        self._end = end

    def _make_sure(self, file: FileIO) -> None:
        try:
            os.fsync(file.fileno())
        except OSError:  # what the system could not put down it may have dropped
            self._end = self._sure
            raise
        if not self._sure.length:
            _sync_folder(self.path)
        self._sure = self._end

    def fold(self, table: Table) -> None:
        """Write the whole match into its save and empty the diary.

        Whoever is killed between the two finds a diary that tells nothing the save does not know.
        """
        if len(table.record) > self.saved:
            journal.save(table, self.save)
            _sync_folder(self.save)
            self.saved = len(table.record)
        if self._file is not None:
            with suppress(OSError):
                self._file.truncate(0)
                self._end = self._sure = Place(self.saved)

    # Coming back -------------------------------------------------------------------------------------------------

    def take_up(self, table: Table) -> Found:
        """Do on the table of a save once more what the diary tells beyond it."""
        self._start_after(table)
        told = self._read()
        fresh = notes.further(told, table.opening.commitment, table.record[:])
        if fresh and told.heading is not None:
            _same_box_and_rules(told.heading, table, self.path)
        stopped = play_again(table, fresh or ())
        found = Found(len(table.record) - self.saved)
        if told.readable and fresh is not None and stopped is None:
            self._end = self._sure = told.end if told.heading is not None else self._end
        else:
            found.broken = self._set_aside(table)
        return found

    def _read(self) -> Notes:
        """What the diary tells; nothing is played over a diary that cannot be looked into."""
        try:
            return notes.read(self.path.read_bytes())
        except FileNotFoundError:
            return Notes()
        except OSError as trouble:
            raise BadSave("error-save-unreadable", file=str(self.path), trouble=trouble.strerror or "") from None

    def _set_aside(self, table: Table) -> Path:
        """Keep a diary that cannot be followed under another name, after all that could be was saved."""
        if len(table.record) > self.saved:
            journal.save(table, self.save)
        aside, number = self.path.with_name(f"{self.path.name}.broken"), 2
        while aside.exists():
            aside, number = self.path.with_name(f"{self.path.name}.broken-{number}"), number + 1
        try:
            self.path.rename(aside)
        except OSError as trouble:
            raise _unwritable(aside, trouble) from trouble
        if self._file is not None:
            self._file.close()
            self._file = None
        self._start_after(table)
        self.open()
        return aside


def _locked(path: Path) -> FileIO:
    """The file, made if there is none, in our hands alone; BlockingIOError when somebody else has it."""
    while True:
        file = path.open("a+b", buffering=0)
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise
        except OSError:  # a disk without locks
            pass
        with suppress(FileNotFoundError):  # unless whoever had it threw it away just now
            if os.path.samestat(os.fstat(file.fileno()), path.stat()):
                return file
        file.close()


def _sync_folder(path: Path) -> None:
    """Let the name of a new file survive a power cut, where the system can do that."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _unwritable(path: Path, trouble: OSError) -> BadSave:
    return BadSave("error-save-unwritable", file=str(path), trouble=trouble.strerror or str(trouble))


def _same_box_and_rules(heading: notes.Heading, table: Table, path: Path) -> None:
    """A diary is followed only with the cards and rules it was written under: otherwise it might lead elsewhere."""
    if heading.content != table.state.box.fingerprint:
        raise Trouble("trouble-diary-content", diary=str(path))
    if _changed_since(table.game, heading.rules):
        raise Trouble("trouble-diary-rules", diary=str(path), rules=heading.rules, here=__version__)


def _changed_since(game: Game[Any], release: str) -> bool:
    """Whether matches of a game go otherwise now than in that release."""
    then, now = journal.in_order(release), journal.in_order(__version__)
    return then > now or any(then < journal.in_order(version) <= now for version in game.changed_in)
