"""Bots that meet in many matches, and judgements made from them, at the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from leng.cli import build

from .typed import leng, leng_json


def test_bots_can_be_told_how_long_to_think() -> None:
    table = ("simulate", "SD", "--bots", "high_priest,greedy@1", "--games", "2", "--processes", "1")
    found = leng_json(*table, "--iterations", "8")
    assert found["budget"] == {"iterations": 8, "seconds": None}
    assert found == leng_json(*table, "--iterations", "8"), "the same tries, the same matches"
    assert set(found["win_interval"]) == set(found["win_rate"]) == {"high_priest@1", "greedy@1"}
    low, high = found["win_interval"]["greedy@1"]
    assert low <= found["win_rate"]["greedy@1"] <= high
    assert leng_json(*table, "--think", "0.01")["budget"] == {"iterations": None, "seconds": 0.01}
    assert found["stumbles"] == {}


def test_a_tournament_prints_its_ratings_and_says_where_everything_is(tmp_path: Path) -> None:
    file = tmp_path / "door.jsonl"
    table = ("tournament", "SD", "--bots", "random,greedy", "--games", "4", "--processes", "1", "--out", str(file))
    found = leng_json(*table)
    assert (found["game"], found["matches"], found["together"]) == ("sealed_door", 4, False)
    assert {each["bot"] for each in found["standings"]} == {"random@1", "greedy@3"}
    printed = leng(*table)
    assert "greedy@3" in printed and "rating" in printed
    for beside in (".jsonl", ".svg", ".html"):
        assert str(file.with_suffix(beside)) in printed and file.with_suffix(beside).stat().st_size > 100
    assert "1500" in leng("--lang", "fr", *table) and "cote" in file.with_suffix(".html").read_text(encoding="utf-8")


def test_parties_that_win_together_are_told_their_share(tmp_path: Path) -> None:
    table = ("tournament", "DW", "--bots", "random,greedy", "--games", "2", "--option", "mode=together")
    printed = leng(*table, "--processes", "1", "--out", str(tmp_path / "well.jsonl"))
    assert "party of its own" in printed and "rating" not in printed and "matches" in printed


def test_a_tournament_that_is_stopped_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from leng.study import tournament

    def stop(*given: Any) -> Any:
        raise KeyboardInterrupt

    typed = ["tournament", "SD", "--bots", "random,greedy", "--processes", "1", "--out", str(tmp_path / "t.jsonl")]
    monkeypatch.setattr(sys, "argv", ["leng", *typed])
    monkeypatch.setattr(tournament, "_play_some", stop)
    ran = CliRunner().invoke(build(), typed)
    assert ran.exit_code == 0
    assert f"Nothing is lost. Go on with: leng {' '.join(typed)}" in ran.stderr


def test_a_judgement_is_fitted_and_kept_with_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "worth.toml"
    typed = ["fit", "SD", "--games", "5", "--bot", "random", "--processes", "1", "--out", str(file)]
    monkeypatch.setattr(sys, "argv", ["leng", *typed])
    printed = leng(*typed)
    assert "cracks" in printed and str(file) in printed and str(file.with_suffix(".jsonl")) in printed
    assert f"# leng {' '.join(typed)}" in file.read_text(encoding="utf-8")
    assert set(leng_json(*typed)["worth"]) == {"cracks", "hand"}
