"""Simulation: the same seed gives the same figures, fairly shared out among seats and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from leng.engine.errors import BadSetup
from leng.engine.game import Result, Rival, find_game
from leng.engine.options import Terms
from leng.study import simulate as simulation
from leng.study.simulate import Match, RivalFigures, seated, simulate


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    game = find_game("KF")
    alone = simulate(game, ["random"] * 4, 45, "cores", {"scenario": "none"}, processes=1)
    together = simulate(game, ["random"] * 4, 45, "cores", {"scenario": "none"}, processes=2)
    assert alone == together
    assert alone.matches == 45
    assert alone.decisions == round(alone.mean_decisions * 45)


def test_bots_that_think_do_not_depend_on_it_either() -> None:
    game = find_game("SD")
    alone = simulate(game, ["greedy", "random"], 12, "cores", processes=1)
    assert alone == simulate(game, ["greedy", "random"], 12, "cores", processes=2)


def test_another_seed_gives_other_matches() -> None:
    game = find_game("KF")
    one, other = (simulate(game, ["random"] * 3, 10, seed, processes=1) for seed in ("one", "two"))
    assert one.mean_score != other.mean_score


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    seats = [seated(("greedy", "random", "lazy"), number) for number in range(6)]
    for seat in range(3):
        assert sorted(each[seat] for each in seats) == ["greedy"] * 2 + ["lazy"] * 2 + ["random"] * 2


def test_a_shared_victory_counts_in_equal_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three matches: one won alone, one shared by both bots, one shared by two seats of the same bot."""
    results = [
        Match(("a", "b", "b"), Result((5, 1, 1), (0,), "dawn"), 10, 20),
        Match(("b", "a", "b"), Result((4, 4, 0), (0, 1), "dawn"), 10, None),
        Match(("b", "b", "a"), Result((6, 6, 0), (0, 1), "opened"), 20, None),
    ]
    found = simulation._sum_up(find_game("SD"), ("a", "b", "b"), "s", Terms(3), results, False)
    assert found.win_rate == {"a": 0.5, "b": 0.5}
    assert found.mean_score == {"a": 3.0, "b": 3.0}
    assert found.win_rate_by_seat == [0.6667, 0.3333, 0.0]
    assert found.endings == {"opened": 1, "dawn": 2}
    assert (found.matches, found.decisions, found.mean_decisions, found.mean_options) == (3, 40, 13.33, 2.0)


def test_what_a_rival_wins_counts_like_what_a_bot_wins() -> None:
    """Four matches of a race: the rival wins one alone and one with a seat; a seat wins one; nobody wins the last."""
    rival = [(Rival("climber", n, n > 4),) for n in (6, 5, 1, 2)]
    results = [
        Match(("a", "b"), Result((1, 1), (), "climbed", rival[0]), 10, None),
        Match(("b", "a"), Result((5, 1), (0,), "filled", rival[1]), 10, None),
        Match(("a", "b"), Result((9, 1), (0,), "filled", rival[2]), 10, None),
        Match(("b", "a"), Result((1, 1), (), "filled", rival[3]), 10, None),
    ]
    well = find_game("DW")
    found = simulation._sum_up(well, ("a", "b"), "s", well.agree({}, 2), results, False)
    assert found.win_rate == {"a": 0.25, "b": 0.125}
    assert found.rivals == {"climber": RivalFigures(0.375, 3.5)}
    assert found.win_rate_by_seat == [0.375, 0.0]
    together = simulation._sum_up(well, ("a", "b"), "s", well.agree({"mode": "together"}, 2), [
        Match(("a", "b"), Result((9, 9), (0, 1), "filled", rival[3]), 10, None),
        Match(("a", "b"), Result((1, 1), (), "climbed", rival[0]), 10, None),
    ], False)  # fmt: skip
    assert together.win_rate == {"a": 0.5, "b": 0.5} and together.rivals["climber"].win_rate == 0.5


def test_rounds_and_the_lead_of_the_first_are_told() -> None:
    """A margin is between the two who have most, a rival with points among them; a party has none."""
    well = find_game("DW")
    results = [
        Match(("a", "b"), Result((1, 4), (1,), "filled", (Rival("climber", 2),)), 10, None, 5),
        Match(("b", "a"), Result((3, 1), (), "climbed", (Rival("climber", 6, True),)), 10, None, 8),
    ]
    found = simulation._sum_up(well, ("a", "b"), "s", well.agree({}, 2), results, False)
    assert (found.mean_rounds, found.most_rounds, found.mean_margin) == (6.5, 8, 2.5)
    party = simulation._sum_up(well, ("a", "b"), "s", well.agree({"mode": "together"}, 2), results, False)
    assert (party.mean_rounds, party.most_rounds, party.mean_margin) == (None, None, None)  # and no rounds either
    alone = simulation._sum_up(
        find_game("EHP"), ("a",), "s", Terms(1), [Match(("a",), Result((9,), (0,), "x"), 1, None)], False
    )
    assert alone.mean_margin is None


@pytest.mark.parametrize("options", [{}, {"mode": "together"}, {"shaft": "deep"}])
def test_bots_and_rivals_together_win_every_match(options: dict[str, str]) -> None:
    found = simulate(find_game("DW"), ["random", "random"], 60, "rival", options, processes=1)
    assert found.win_rate["random@1"] + found.rivals["climber"].win_rate == pytest.approx(1, abs=0.001)
    assert found.rivals["climber"].mean_score is not None
    assert simulate(find_game("SD"), ["random"] * 2, 2, "s", processes=1).rivals == {}


def test_rates_add_up_to_one() -> None:
    found = simulate(find_game("SD"), ["random", "greedy", "random"], 30, "sum", processes=1)
    assert sum(found.win_rate.values()) == pytest.approx(1, abs=0.001)
    assert sum(found.win_rate_by_seat) == pytest.approx(1, abs=0.001)
    assert sum(found.endings.values()) == 30


def test_ctrl_c_returns_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    real = simulation._play_some
    calls: list[int] = []

    def stop_after_two(*common: Any) -> list[Match]:
        calls.append(1)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return real(*common)

    monkeypatch.setattr(simulation, "_play_some", stop_after_two)
    done: list[int] = []
    found = simulate(find_game("SD"), ["random"] * 2, 200, "stop", processes=1, progress=done.append)
    assert found.interrupted
    assert found.matches == sum(done) == 40
    assert found.decisions > 0


@pytest.mark.parametrize(
    ("bots", "games", "options", "key"),
    [
        (["random"] * 2, 1, {}, "error-seats"),
        (["random"] * 6, 1, {}, "error-seats"),
        (["random", "random", "clever"], 1, {}, "error-unknown-bot"),
        (["random"] * 3, -1, {}, "error-negative"),
        (["random"] * 3, 1, {"moon": "full"}, "error-unknown-option"),
        (["random"] * 3, 1, {"scenario": "picnic"}, "error-option-value"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: Sequence[str], games: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        simulate(find_game("KF"), bots, games, "s", options, processes=1)
    assert refused.value.key == key


def test_options_that_do_not_fit_the_bots_are_refused() -> None:
    with pytest.raises(BadSetup, match="for 3 players"):
        simulate(find_game("DW"), ["random"] * 2, 1, "s", {"omens": "yes"}, processes=1)
