"""The Deep Well as an example: small enough to be read beside the Sealed Door, and every rule of it is shown."""

from __future__ import annotations

from pathlib import Path

from leng.engine.game import find_game
from leng.words.rulebook import coverage, read_rulebook

TESTS = Path(__file__).parent


def test_the_whole_folder_is_small() -> None:
    code = list(find_game("DW").folder.rglob("*.py"))
    assert len(code) > 8
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in code) < 500


def test_every_rule_is_shown_by_a_test() -> None:
    assert coverage(read_rulebook(find_game("DW").folder), TESTS).missing == []
