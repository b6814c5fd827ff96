"""Citing the rulebook: ``@rule("KF R-028", "KF R-031b", "KF Q-05")`` on a test says which rules and clauses it shows.

Test modules write ``from citing import rule``. Give every folder of tests an empty ``__init__.py``, so that two games
may both have a ``test_setup.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from leng.engine.game import all_games
from leng.words.rulebook import read_rulebook

Test = TypeVar("Test", bound=Callable[..., object])


class NoSuchRule(Exception):
    """A test cites a rule that no rulebook has."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as showing these rules, rulings or examples; an unknown one stops the collection."""
    for each in ids:
        if not _known(each):
            raise NoSuchRule(f"{each!r} is not in the rulebook of any game; write it as 'KF R-028'")

    def cite(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return cite


def _known(cited: str) -> bool:
    code, _, number = cited.partition(" ")
    for game in all_games():
        if game.code == code:
            book = read_rulebook(game.folder)
            known = [part for each in book.rule for part in (each.id, *each.parts)]
            known += [each.id for each in book.ruling]
            return number in known or any(each.id == number for each in book.example)
    return False
