"""Long work that can be stopped: what is done stands in a file, line by line, and is not done again."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from leng.engine.errors import LengError


class Numbered(Protocol):
    """A piece of work that is done."""

    number: int


Row = TypeVar("Row", bound=Numbered)


class Mismatch(LengError):
    """A file holds the results of other work, or is not one of ours."""


class Kept(Generic[Row]):
    """A file whose first line tells what the work is, and each further one a piece of it that is done."""

    def __init__(self, file: Path, head: dict[str, Any], kind: type[Row]) -> None:
        self.file = file
        self._head = msgspec.json.encode(head)
        self._kind = kind
        self.rows: dict[int, Row] = {}
        if file.exists() and file.stat().st_size:
            self._read()
        else:
            try:
                file.write_bytes(self._head + b"\n")
            except OSError as trouble:
                raise Mismatch("error-kept-file", file=str(file), trouble=str(trouble.strerror)) from None

    def _read(self) -> None:
        """What is there already; a last line that was cut short is cut off."""
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [b""]
        if head != self._head:
            raise Mismatch("error-kept-other", file=str(self.file))
        try:
            for line in lines:
                row = msgspec.json.decode(line, type=self._kind)
                self.rows[row.number] = row
        except (msgspec.DecodeError, ValueError):
            raise Mismatch("error-kept-other", file=str(self.file)) from None
        if whole != text:
            os.truncate(self.file, len(whole))

    def missing(self, numbers: Iterable[int]) -> list[int]:
        """The pieces that are still to be done."""
        return [number for number in numbers if number not in self.rows]

    def add(self, rows: Iterable[Row]) -> None:
        """Some more pieces are done, and on disk."""
        new = {row.number: row for row in rows}
        with self.file.open("ab") as file:
            for row in new.values():
                file.write(msgspec.json.encode(row) + b"\n")
        self.rows.update(new)

    def in_order(self) -> list[Row]:
        """All that is done, in the order of the numbers."""
        return [self.rows[number] for number in sorted(self.rows)]

    def tidy(self) -> None:
        """Put the lines into their order, in whatever one they were done: the same work makes the same file."""
        beside = self.file.with_name(f"{self.file.name}.part")
        beside.write_bytes(b"".join(line + b"\n" for line in (self._head, *map(msgspec.json.encode, self.in_order()))))
        beside.replace(self.file)
