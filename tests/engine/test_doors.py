"""The short way in: what ``from leng import …`` gives, and ``python -m leng``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import leng
from leng.engine import journal


def test_a_table_is_opened_saved_and_loaded_by_the_front_door(tmp_path: Path) -> None:
    table = leng.open_table("SD", [leng.Seat("Ada"), leng.Seat("Ben")], {"door": "iron"}, seed="7")
    table.choose("wait")
    journal.save(table, tmp_path / "m.leng")
    assert leng.load(tmp_path / "m.leng").moves == table.moves
    assert not hasattr(leng, "a_window")


def test_nothing_is_fetched_before_somebody_asks_for_it() -> None:
    fetched = "import leng, sys; print(sorted(name for name in sys.modules if name.startswith('leng')))"
    told = subprocess.run([sys.executable, "-c", fetched], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "['leng']"


def test_the_package_is_also_the_command() -> None:
    told = subprocess.run([sys.executable, "-m", "leng", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == leng.__version__
