"""What the pages say of their own accord, in the language of whoever reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from leng.engine.content import Source
from leng.engine.errors import LengError
from leng.engine.options import TableOption
from leng.words.text import COMMON, Words

LANG = Path(__file__).parent / "lang"


@cache
def words(tongue: str) -> Words:
    """The words of the pages in a language."""
    return Words(tongue, (COMMON, LANG))


def trouble(tongue: str, error: LengError) -> str:
    """What is wrong and what to do, in one sentence."""
    return words(tongue).say(error.key, **error.facts)


def in_words(tongue: str, source: Source) -> str:
    """Where the values of a card come from."""
    if source.kind == "rulebook" and source.page is not None:
        return words(tongue).say("source-page", page=source.page)
    return words(tongue).say(f"source-{source.kind}")


def option_about(known: Words, option: TableOption) -> str:
    """What a table option is about, if the game says it."""
    key = f"option-about-{option.name}"
    return known.say(key) if known.has(key) else ""


def colour_name(known: Words, colour: str) -> str:
    """What a colour is called."""
    return known.say(f"colour-{colour}") if known.has(f"colour-{colour}") else colour
