"""Lets the tests find the small game that lives beside them, and lets shared checks say what they saw."""

from __future__ import annotations

from pathlib import Path

import pytest

from accounting import Accounts
from leng.engine.game import extra_games

extra_games(Path(__file__).parent / "games_for_tests")
pytest.register_assert_rewrite("drawing", "golden", "problems", "script", "terminal.lettering", "transcript", "wording")


def pytest_configure(config: pytest.Config) -> None:
    """Keep account of what the tests take."""
    config.pluginmanager.register(Accounts())
