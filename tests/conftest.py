"""Lets the tests find the small game that lives beside them."""

from __future__ import annotations

from pathlib import Path

from leng.engine.game import extra_games

extra_games(Path(__file__).parent / "games_for_tests")
