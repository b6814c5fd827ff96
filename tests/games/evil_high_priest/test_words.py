"""The words of Evil High Priest: nothing is missing in either language, nothing is left over, and all reads well."""

from __future__ import annotations

from script import GameWords

from .speaking import BOX, SCRIPT


class TestWords(GameWords):
    script = SCRIPT
    cards = 6 + 12 + 2 + 5 + 5 + 9 + 26 + 17 + 20 + 20 + 130 + 10 + 11
