"""What the terminal says of its own accord, and how its errors speak."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from leng.engine.errors import LengError
from leng.words.text import COMMON, LANGUAGES, Words, language

LANG = Path(__file__).parent / "lang"


@cache
def _words(tongue: str) -> Words:
    return Words(tongue, (COMMON, LANG))


def words(tongue: str | None = None) -> Words:
    """The terminal's words in a language, by default the one we speak."""
    return _words(tongue or language())


def say(key: str, /, **facts: Any) -> str:
    """A sentence of the terminal."""
    return words().say(key, **facts)


class Trouble(LengError):
    """Something a person at the terminal can put right."""

    def __str__(self) -> str:
        return say(self.key, **self.facts)


def in_any_language(key: str) -> set[str]:
    """The words a person may type for something, in every language we know."""
    typed: set[str] = set()
    for tongue in LANGUAGES:
        typed.update(_words(tongue).say(key).split())
    return typed
