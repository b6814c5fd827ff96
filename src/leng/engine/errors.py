"""What can go wrong at the edges: one sentence that says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar


def _bare(key: str, facts: Mapping[str, Any]) -> str:
    return ", ".join((key, *(f"{name}: {value}" for name, value in facts.items())))


class LengError(Exception):
    """Something a person can put right. The sentence lives in the message catalogue under ``key``."""

    spoken: ClassVar[Callable[[str, Mapping[str, Any]], str]] = staticmethod(_bare)
    """How the sentence is found; without words (``leng.words.text``) there is only its name and its facts."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return type(self).spoken(self.key, self.facts)


class BadSetup(LengError):
    """A table that cannot be opened: unknown game, impossible seats, unknown option."""


class NotOffered(LengError):
    """An answer that is not among the options of the decision on the table."""


class NotWhole(NotOffered):
    """Picks that do not make a whole: too few, too many, or together not allowed."""


class UndoRefused(LengError):
    """An undo that other people would have to agree to, or that has nothing to take back."""


class BadSave(LengError):
    """A save file that cannot be read, or does not replay."""


class Outgrown(BadSave):
    """A match that was begun under rules which have changed since, and that can no longer go on."""


class BadContent(LengError):
    """A content file that does not say what it must."""
