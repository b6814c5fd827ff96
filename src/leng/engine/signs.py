"""What of a text can be shown: nothing that moves what stands beside it, rings a bell, or is not there to be seen."""

from __future__ import annotations

from typing import Any
from unicodedata import category

UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks to Unicode, and nothing to the eye."""


def shown(text: str) -> str:
    """A text as one line of signs that show something; whatever parts words is a space."""
    if text.isascii() and text.isprintable():
        return text
    spaced = (" " if sign.isspace() else sign for sign in text)
    return "".join(sign for sign in spaced if sign.isprintable() and sign not in UNSEEN)


def shows_something(text: str) -> bool:
    """Whether anybody could see it: spaces, and marks that belong on a letter, are no name."""
    return any(category(sign)[0] not in "ZM" for sign in shown(text))


def all_shown(value: Any) -> Any:
    """The same of everything that was read from a file: its texts, and the names of its fields."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, list):
        return [all_shown(each) for each in value]
    if isinstance(value, dict):
        return {shown(name): all_shown(each) for name, each in value.items()}
    return value
