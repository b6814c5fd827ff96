"""What the command line says of its own accord, and how it says that something is wrong."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from leng.engine.errors import LengError
from leng.words.text import Words, language

LANG = Path(__file__).parent / "lang"


@cache
def _words(tongue: str) -> Words:
    return Words(tongue, (LANG,))


def say(key: str, /, **facts: Any) -> str:
    """A sentence of the command line in the language we speak."""
    return _words(language()).say(key, **facts)


def sentence(trouble: LengError) -> str:
    """An error as one sentence: ours when it is about a command, otherwise the engine's own."""
    own = _words(language())
    return own.say(trouble.key, **trouble.facts) if own.has(trouble.key) else str(trouble)


class Misuse(LengError):
    """A command that was given something it cannot work with."""

    def __str__(self) -> str:
        return say(self.key, **self.facts)
