"""How the well speaks: names of stones, labels of options, sentences of the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from leng.words.speech import Called, Speech

from .box import Shaft, Stone, WellBox

STONE = Called("stone", card="stone:{stone}")


class Presenter(Speech):
    """Puts the ids and numbers of the well into sentences."""

    box: WellBox
    labels = {"lay": STONE, "throw": STONE}

    def word(self, name: str, value: str) -> str:
        if name in ("stone", "stones"):
            return self.title("stone", value)
        return self.words.say(f"ending-{value}") if name == "ending" else value

    def lines(self, entry: Any) -> Iterable[str]:
        if isinstance(entry, Shaft):
            yield self.say("card-shaft", depth=entry.depth)
        if isinstance(entry, Stone):
            yield self.say("card-stone", weight=entry.weight)
