"""The rulings on the cult boards stand with all others."""

from __future__ import annotations

from collections import Counter

from citing import rule
from leng.games.evil_high_priest import GAME
from leng.words.rulebook import read_rulebook

from .sanctum import sanctum

LETTERS = {"GEN": 12, "GC": 7, "BG": 3, "CC": 10, "OW": 8, "SL": 6, "TT": 7, "WW": 4, "GP": 9, "AN": 4, "YS": 9}


@rule("EHP Q-59")
def test_every_board_has_its_rulings_in_the_rulebook() -> None:
    ids = [each.id for each in read_rulebook(GAME.folder).ruling]
    assert Counter(each.partition("-")[0] for each in ids if not each.startswith("Q-")) == LETTERS
    assert len([each for each in ids if each.startswith("Q-")]) == 65


@rule("EHP Q-43", "EHP R-018", "EHP R-208b")
def test_markers_begin_on_the_number_nought_and_the_quoted_letters_are_on_the_board() -> None:
    t = sanctum()
    t.ann.has(strength=0)
    letters = {each.letter: name for name, each in t.state.sheet.locks.items()}
    assert [letters[each] for each in "ABCDE"] == [f"great_cthulhu_{each}" for each in "abcde"]
