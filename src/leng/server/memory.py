"""Sentences said before are not put together again: most of what a server says, it says over and over."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from leng.engine.game import all_games
from leng.engine.presenter import presenter
from leng.engine.table import Seat
from leng.engine.text import LANGUAGES, Words, words

ENOUGH = 20_000
"""So many sentences are remembered, for each game and language."""


class RememberingWords(Words):
    """Words that remember what they have said."""

    def __init__(self, known: Words) -> None:
        self.language = known.language
        self.bundle = known.bundle
        self._known = known
        self._said: dict[Any, str] = {}

    def say(self, key: str, /, **facts: Any) -> str:
        """The message with these facts filled in."""
        asked = (key, *facts.items())
        try:
            said = self._said.get(asked)
        except TypeError:  # a fact that cannot be remembered
            return self._known.say(key, **facts)
        if said is None:
            if len(self._said) >= ENOUGH:
                self._said.clear()
            said = self._said[asked] = self._known.say(key, **facts)
        return said


def learn_by_heart() -> None:
    """Read the words of every game before anybody asks for them."""
    for language in LANGUAGES:
        words(language)
        for game in all_games():
            remembering(language, game.folder)
            presenter(game, [Seat("") for _ in game.players], language)


@cache
def remembering(language: str, folder: Path) -> RememberingWords:
    """The words of a game in a language, shared by all its tables."""
    return RememberingWords(words(language, folder))
