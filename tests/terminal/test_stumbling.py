"""A bot that loses the thread at the terminal: a simpler one chooses, the match goes on, and everybody reads it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from leng.bots.levels import Adept
from leng.engine import journal

from .conftest import Sit, record_of

Saves = Callable[[], list[Path]]

TABLE = ("play", "kf", "--seats", "you,adept,random", "--seed", "stumble")


def test_a_bot_that_stumbles_is_replaced_and_named(sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Adept, "weigh", stumble)
    shown = " ".join(sit(*TABLE, typed="1\n" * 12).output.split())
    assert shown.count("Adept lost the thread; a simpler bot made this choice.") == 1
    assert shown.count("Adept lost the thread again; a simpler bot plays on in this seat") == 1
    assert journal.verify(saves()[0])[1] is None, "choices are written down: nobody thinks them again"


def test_a_replay_thinks_no_thoughts_again(sit: Sit, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(*TABLE, typed="1\n" * 12)
    assert len({each.seat for each in record_of(saves()[0])}) == 3

    def stumble(*_: object) -> None:
        raise AssertionError("a bot was asked")

    monkeypatch.setattr(Adept, "choose", stumble)
    assert journal.verify(saves()[0])[1] is None
