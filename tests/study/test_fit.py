"""Fitting: the worth that features were given is found again in what came of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leng.engine.dice import Dice
from leng.engine.errors import BadSetup, LengError
from leng.engine.fitted import ahead_of_the_others, in_sum, read_weights
from leng.engine.game import find_game
from leng.study import fit as fitting
from leng.study.fit import Sums, _sums, fit, planned, weights_of, written
from matches import festival, walk


def _match(number: int, worth: list[float], chance: Dice) -> Sums:
    """A match of three seats in which the outcome follows from some features, and one more that means nothing."""
    position = [[float(chance.below(21) - 10) for _ in (*worth, 0)] for _ in range(3)]
    outcome = [sum(w * x for w, x in zip(worth, row, strict=False)) + chance.below(100) / 1000 for row in position]
    return _sums(number, [position], [outcome])


def test_what_features_are_worth_is_found_again() -> None:
    chance = Dice(5)
    found, foretold = weights_of(["a", "b", "noise"], [_match(n, [2.0, -0.5], chance) for n in range(60)])
    assert found["a"] == pytest.approx(2, abs=0.02)
    assert found["b"] == pytest.approx(-0.5, abs=0.02)
    assert found["noise"] == pytest.approx(0, abs=0.02)
    assert foretold > 0.99


def test_with_few_matches_what_is_supposed_counts_with_many_it_does_not() -> None:
    chance = Dice(5)
    rows = [_match(n, [2.0, -0.5], chance) for n in range(60)]
    few, _ = weights_of(["a", "b", "noise"], rows, {"a": 2.0, "b": -0.5})
    assert few == pytest.approx({"a": 2.0, "b": -0.5, "noise": 0.0}, abs=0.02)
    wrong, foretold = weights_of(["a", "b", "noise"], rows, {"a": -9.0, "noise": 9.0})
    assert wrong == pytest.approx({"a": 2.0, "b": -0.5, "noise": 0.0}, abs=0.1) and foretold > 0.99


def test_a_feature_that_never_differs_is_worth_nothing() -> None:
    rows = [_sums(n, [[[1.0 + n % 3, 0.0], [-1.0 - n % 3, 0.0]]], [[1.0 + n % 3, -1.0 - n % 3]]) for n in range(20)]
    found, _ = weights_of(["points", "idle"], rows)
    assert found["points"] == pytest.approx(1, abs=0.01) and found["idle"] == 0


def test_being_ahead_is_measured_against_the_mean_of_the_others() -> None:
    assert ahead_of_the_others([9.0, 3.0, 0.0]) == [7.5, -1.5, -6.0]
    assert in_sum({"cult": 2.0, "unknown": 5.0}, {"cult": 1.5}) == 3.0


def test_a_fit_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("SD")
    plan = planned(game, 2, "greedy", "fit", {})
    whole = fit(game, plan, 10, tmp_path / "whole.jsonl", processes=2)
    assert set(whole.worth) == {"cracks", "hand"} and whole.matches == 10 and whole.positions > 10
    real, played = fitting._play_some, list[int]()

    def stop_after_four(*given: Any) -> list[Sums]:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.extend(given[-1])
        return real(*given)

    with monkeypatch.context() as stopping:
        stopping.setattr(fitting, "_play_some", stop_after_four)
        assert fit(game, plan, 10, tmp_path / "stopped.jsonl", processes=1).interrupted
    went_on = fit(game, plan, 10, tmp_path / "stopped.jsonl", processes=1)
    assert msgspec.json.encode(went_on) == msgspec.json.encode(whole)
    assert (tmp_path / "stopped.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    with pytest.raises(LengError):
        fit(game, planned(game, 2, "greedy", "other", {}), 10, tmp_path / "whole.jsonl", processes=1)


def test_the_weights_can_be_read_by_a_game_and_say_how_they_were_made(tmp_path: Path) -> None:
    game = find_game("SD")
    found = fit(game, planned(game, 2, "random", "fit", {}), 6, tmp_path / "sums.jsonl", processes=1)
    file = tmp_path / "fitted.toml"
    file.write_text(written(found, "leng fit SD --games 6"), encoding="utf-8")
    assert read_weights(file) == found.worth
    assert "# leng fit SD --games 6\n" in file.read_text(encoding="utf-8")
    assert set(tomllib.loads(file.read_text(encoding="utf-8"))) == {"worth"}


def test_a_game_without_features_is_refused(tmp_path: Path) -> None:
    game = find_game("DW")
    with pytest.raises(BadSetup) as refused:
        fit(game, planned(game, 2, "random", "fit", {}), 1, tmp_path / "sums.jsonl")
    assert refused.value.key == "error-no-features"


def test_what_is_supposed_of_the_festival_is_about_its_features() -> None:
    table = festival()
    walk(table, "fitted", 90)
    assert set(table.game.supposed) <= set(table.game.features(table.state, 0))


def test_what_is_supposed_of_cult_is_about_its_features_and_tells_who_is_ahead() -> None:
    game = find_game("CU")
    state = game.set_up(game.open_box(), 2, game.agree({}, 2).options, Dice(5))
    names = set(game.features(state, 0))
    assert set(game.supposed) <= names
    state.cults[0].altars, state.cults[1].altars = [3, 4, 5], [6]
    state.cults[1].mobs = 1
    ahead, behind = (game.features(state, seat) for seat in (0, 1))
    assert set(ahead) == set(behind) == names, "the same features at every moment"
    assert [ahead["altar 3"], behind["altar 3"], behind["altar 1"], behind["mob 1"]] == [1, 0, 1, 1]
    assert in_sum(ahead, game.supposed) > in_sum(behind, game.supposed)
