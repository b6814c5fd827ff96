"""Messages in English and French: the only place where a sentence for a person is looked up."""

from __future__ import annotations

import os
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from leng.engine.errors import LengError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from leng.engine.game import Game

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent / "lang"
ENOUGH = 20_000
"""So many sentences are remembered, for each set of words: most of what is said is said over and over."""

_chosen: list[str] = []


def speak(language: str | None) -> None:
    """Use this language for the rest of the process; None goes back to what the environment says."""
    _chosen[:] = [language] if language else []


def language() -> str:
    """The language to speak: the chosen one, ``LENG_LANG``, the system's, or English."""
    wishes = [*_chosen, *(os.environ.get(name, "") for name in ("LENG_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    for wish in wishes:
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


def plain(words: str) -> str:
    """Words without accents, capitals and typographic signs, as hurried people type them."""
    bare = unicodedata.normalize("NFKD", words.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).strip()


MISSING = "⟦"
"""With this begins what is said where a message is missing."""


class Words:
    """The messages of one language: Leng's own and, over them, those of one game."""

    def __init__(self, tongue: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle

        self.language = tongue
        self._said: dict[tuple[Any, ...], str] = {}
        self._written: dict[str, str] = {}
        for folder in folders:
            self._written |= entries(folder / f"{tongue}.ftl")
        self._read: set[str] = set()
        self._bundle: FluentBundle = FluentBundle([tongue], use_isolating=False)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._written

    def say(self, key: str, /, **facts: Any) -> str:
        """The message with these facts filled in; a missing one shows its key, and fails a test."""
        asked = (key, *facts.items())
        try:
            said = self._said.get(asked)
        except TypeError:  # a fact that cannot be remembered
            return self._put(key, facts)
        if said is None:
            if len(self._said) >= ENOUGH:
                self._said.clear()
            said = self._said[asked] = self._put(key, facts)
        return said

    def _put(self, key: str, facts: dict[str, Any]) -> str:
        self._learn(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return f"{MISSING}{key}⟧"
        text, troubles = self._bundle.format_pattern(pattern, facts)
        if troubles:
            return f"{MISSING}{key}: {troubles[0]}⟧"
        return str(text)

    def _learn(self, key: str) -> None:
        """Read a message, and before it whatever it refers to; most of those written are never asked for."""
        from fluent.runtime import FluentResource

        text = self._written.get(key)
        if text is None or key in self._read:
            return
        for other in REFERRED.findall(text):
            if other != key:
                self._learn(other)
        self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._read.add(key)


BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins; whatever follows belongs to it, up to the next one or to a remark."""

REMARK = re.compile(r"^#.*\n?", re.MULTILINE)
REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}.(]")


@cache
def entries(file: Path) -> dict[str, str]:
    """The messages and terms of a file as they are written there, by name; none where there is no such file."""
    if not file.exists():
        return {}
    text = REMARK.sub("", file.read_text(encoding="utf-8"))
    begins = [*BEGINNING.finditer(text)]
    ends = [*(each.start() for each in begins[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)}


@cache
def _words(tongue: str, folder: Path | None) -> Words:
    return Words(tongue, (COMMON,) if folder is None else (COMMON, folder / "lang"))


def words(tongue: str | None = None, folder: Path | None = None) -> Words:
    """The words of a language (by default the one we speak), with those of a game's folder."""
    return _words(tongue or language(), folder)


def title_of(game: Game[Any], tongue: str | None = None) -> str:
    """What a game is called."""
    known = words(tongue, game.folder)
    return known.say("title") if known.has("title") else game.id.replace("_", " ").title()


LengError.spoken = staticmethod(lambda key, facts: words().say(key, **facts))
