"""Messages in English and French: the only place where a sentence for a person is looked up."""

from __future__ import annotations

import os
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
        self.bundle: FluentBundle = FluentBundle([tongue], use_isolating=False)
        for folder in folders:
            file = folder / f"{tongue}.ftl"
            if file.exists():
                self.bundle.add_resource(_messages(file), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(key))

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
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            return f"{MISSING}{key}⟧"
        text, troubles = self.bundle.format_pattern(pattern, facts)
        if troubles:
            return f"{MISSING}{key}: {troubles[0]}⟧"
        return str(text)


@cache
def _messages(file: Path) -> Any:
    """The messages of a file, read once however many games speak them."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


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
