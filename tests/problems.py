"""Looking at a long row of things without stopping at the first that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType


class Problems:
    """Whatever is wrong with any of many things, told at the end, all at once and by name.

    with Problems() as at:
        for card in cards:
            with at(card.id):
                assert card.lines
    """

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}  # what is wrong, and with which of them
        self.seen = 0

    @contextmanager
    def __call__(self, name: object) -> Iterator[None]:
        """Look at one of the things; what fails here is noted, and the next one is looked at."""
        self.seen += 1
        try:
            yield
        except Exception as trouble:
            first_line = str(trouble).partition("\n")[0]
            self.found.setdefault(f"{type(trouble).__name__}: {first_line}", []).append(str(name))

    def __enter__(self) -> Problems:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            assert self.seen, "there was nothing to look at"
            lines = [f"{_some(names)}: {what}" for what, names in self.found.items()]
            assert not lines, f"{sum(map(len, self.found.values()))} of {self.seen}\n{_some(lines, chr(10))}"


def _some(of: list[str], between: str = ", ", most: int = 60) -> str:
    """As many as one cares to read."""
    return between.join(of[:most]) + (f"{between}and {len(of) - most} more" if len(of) > most else "")
