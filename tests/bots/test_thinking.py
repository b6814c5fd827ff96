"""Thinking bots weigh every option within their budget, the same way everywhere, and know only what their seat does."""

from __future__ import annotations

import time
from typing import Any

import pytest

from leng.bots import BOTS, LEVELS, Budget, Sight, contract, halving, new_bot
from leng.bots.halving import A_FEW, LEAST, MOST, Contest, Halving
from leng.bots.levels import Novice
from leng.bots.rollouts import play_on
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game, all_games, find_game
from leng.engine.play import Play, replay
from leng.engine.table import Seat, Table
from leng.engine.world import World
from leng.study.faults import question
from leng.study.simulate import simulate

GAMES = [game.id for game in all_games()]
A_LITTLE = Budget(iterations=12)
THINKERS = [bot.full_name() for bot in LEVELS if issubclass(bot, Halving)]


def opened(code: str, seed: str = "thought", seats: int | None = None) -> Table:
    game = find_game(code)
    number = seats or max(2, game.players[0])
    return Table.open(game, [Seat(f"P{n}") for n in range(number)], {}, seed=seed)


def at_decisions(table: Table, every: int, most: int) -> Any:
    """A table at some of the real decisions of a match that chance plays."""
    chance, asked = Dice(seed_number("walk")), 0
    while table.decision is not None and asked < every * most:
        if len(table.decision.options) > 1:
            asked += 1
            if asked % every == 0:
                yield table
        table.take(table.decision.at_random(chance))


# What games tell -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", GAMES)
def test_a_game_judges_all_seats_at_once_as_it_judges_each(code: str) -> None:
    for table in at_decisions(opened(code), 9, 20):
        g = table.state
        assert list(table.game.judge_all(g)) == pytest.approx([table.game.judge(g, seat) for seat in range(g.seats)])


@pytest.mark.parametrize("code", GAMES)
def test_first_sight_gives_every_option_a_worth_and_touches_nothing(code: str) -> None:
    differing = 0
    for table in at_decisions(opened(code), 3, 60):
        assert table.decision is not None
        before = table.state.copy()
        found = table.game.prior(table.state, table.decision)
        assert len(found) == len(table.decision.sensible)
        assert all(isinstance(each, float) for each in found)
        assert table.state.copy() == before
        differing += len(set(found)) > 1
    has_one = table.game.prior.__qualname__ != Game.prior.__qualname__
    assert bool(differing) == has_one, "a game that looks sees differences"


@pytest.mark.parametrize("code", GAMES)
def test_a_sight_tells_the_manner_and_the_seats_of_the_table(code: str) -> None:
    game = find_game(code)
    for terms in game.tables[:: max(1, len(game.tables) // 12)]:
        table = Table.open(game, [Seat(f"P{n}") for n in range(terms.seats)], terms.options, "manner")
        if table.decision is not None:
            sight = Sight(table.play)
            assert (sight.seats, sight.manner) == (terms.seats, table.manner)


# Budgets -------------------------------------------------------------------------------------------------------------


def tries(weighed: list[contract.Weighed]) -> int:
    return sum(len(each.tried) for each in weighed)


@pytest.mark.parametrize("code", ["KF", "CU", "ES"])
def test_more_iterations_are_more_tries_and_none_is_forgotten(code: str) -> None:
    counted = {20: 0, 120: 0}
    for table in at_decisions(opened(code), 25, 3):
        assert table.decision is not None
        for n in counted:
            weighed = new_bot("high_priest", "calm").weigh(Sight(table.play, Budget(iterations=n)))
            assert [each.option for each in weighed] == list(table.decision.sensible)
            assert tries(weighed) <= n + 5 * len(weighed), "a lap that has begun is ended"
            counted[n] += tries(weighed)
    assert counted[20] < counted[120]


def test_seconds_are_those_of_the_processor_and_end_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a hundredth whenever somebody looks."""
    now = 0.0

    def thread_time() -> float:
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr(time, "thread_time", thread_time)
    spending = Budget(seconds=0.1).begin()
    parts = []
    while (part := spending.part) < 1:
        parts.append(part)
    assert len(parts) == 10
    counted = {0.1: 0, 0.6: 0}
    for table in at_decisions(opened("KF", seats=3), 11, 4):
        for seconds in counted:
            bot = new_bot("high_priest", "calm")
            counted[seconds] += tries(bot.weigh(Sight(table.play, Budget(seconds=seconds))))
    assert counted[0.1] < counted[0.6]


def test_what_is_used_up_first_ends_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "thread_time", lambda: 5.0)
    both = Budget(iterations=4, seconds=1.0).begin()
    assert both.part == 0.0
    both.tries = 3
    assert both.part == 0.75
    assert Budget().begin().part == 0.0, "without a budget nothing is used up"


@pytest.mark.parametrize("name", THINKERS)
def test_a_level_has_a_budget_of_its_own_unless_one_is_given(name: str) -> None:
    bot, table = new_bot(name, "calm"), next(at_decisions(opened("SD"), 2, 1))
    assert bot.usual.iterations is not None
    assert bot.budget(Sight(table.play)) == bot.usual
    assert bot.budget(Sight(table.play, A_LITTLE)) == A_LITTLE


# Fairness ------------------------------------------------------------------------------------------------------------


def another_truth(table: Table, number: int) -> Play[Any] | None:
    """A match that looks the same from the seat that must decide, and in which what it cannot see is otherwise."""
    game, play = table.game, table.play
    assert play.choice is not None
    boundary = play.boundary.copy()
    game.imagine(boundary, play.choice.seat, Dice(seed_number(f"poison {number}")))
    boundary.dice = Dice(seed_number(f"other dice {number}"))
    try:
        other = replay(game, boundary, [key(option) for option in play.since])
    except KeyError:
        return None  # the seat knows that it was not like this
    seat = play.choice.seat
    if other.choice is None or question(other.choice) != question(play.choice):
        return None
    return other if game.view(other.state, seat) == game.view(play.state, seat) else None


@pytest.mark.parametrize("code", GAMES)
def test_no_bot_chooses_otherwise_where_only_the_truth_is_another(code: str) -> None:
    compared, poisoned = 0, 0
    for number, table in enumerate(at_decisions(opened(code, "veil"), 3, 8)):
        other = another_truth(table, number)
        if other is None:
            continue
        poisoned += other.state != table.state
        for name in BOTS:
            here, there = (new_bot(name, "calm").choose(Sight(play, A_LITTLE)) for play in (table.play, other))
            assert key(here) == key(there), f"{name} has looked"
            compared += 1
    assert compared >= len(BOTS) and poisoned


def test_a_bot_that_looks_would_be_found_out() -> None:
    """The same test with somebody who peeks at the dice of the table."""
    told = set()
    for number, table in enumerate(at_decisions(opened("CU", "veil"), 7, 10)):
        other = another_truth(table, number)
        if other is not None:
            options = Sight(table.play).options
            peeked = [options[play.state.dice.key % len(options)] for play in (table.play, other)]
            told.add(peeked[0] == peeked[1])
    assert False in told


# Levels --------------------------------------------------------------------------------------------------------------


def test_a_novice_takes_what_is_nearly_as_good_and_overlooks_but_throws_no_match_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = next(at_decisions(opened("KF", seats=3), 3, 1))
    sight = Sight(table.play)
    options = sight.options

    def chosen(*worth: float) -> set[Any]:
        weighed = [contract.Weighed(option, each) for option, each in zip(options, worth, strict=False)]
        monkeypatch.setattr(Novice, "weigh", lambda self, sight: weighed)
        return {new_bot("novice", f"mood {mood}").choose(sight) for mood in range(60)}

    assert len(options) >= 2
    assert chosen(1.0, 0.5) == {options[0], options[1]}
    assert chosen(1000.0, 0.0) == {options[0]}, "a victory is seen by everybody"
    assert chosen(0.0, -25.0) == {options[0]}, "and so is a disaster"


def test_a_novice_is_better_than_chance_and_worse_than_an_adept() -> None:
    game = find_game("SD")
    found = simulate(game, ["novice", "random"], 120, "level", processes=1)
    assert found.win_rate["novice@1"] > found.win_rate["random@1"]
    found = simulate(game, ["adept", "novice"], 120, "level", processes=1)
    assert found.win_rate["adept@1"] > found.win_rate["novice@1"]


def test_an_adept_chooses_as_greedy_does() -> None:
    for table in at_decisions(opened("KF", seats=3), 9, 6):
        adept, greedy = (new_bot(name, "calm").choose(Sight(table.play)) for name in ("adept", "greedy"))
        assert adept == greedy


def test_an_option_that_ends_the_round_is_not_given_another_one() -> None:
    """All options are judged at the end of the same round, so whoever passes last gains nothing by it."""
    ended = 0
    assert find_game("KF").foresight == 2
    for table in at_decisions(opened("KF", seats=3), 4, 20):
        sight = Sight(table.play)
        for option in sight.options:
            world = sight.imagine(Dice(1), keep=False)
            world.take(option)
            ended += world.round > sight.round
            play_on(sight, world, Dice(2))
            assert world.over or world.round == sight.round + 2
    assert ended


def test_the_further_off_a_look_ahead_may_be_the_fewer_tries_outweigh_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is off by twice as much counts as a quarter of the tries; Evil High Priest says it is off by much."""
    game = find_game("EHP")
    assert game.astray > find_game("KF").astray == 1.0
    table = next(iter(at_decisions(opened("EHP"), 150, 1)))

    def counts_as(astray: float) -> float:
        monkeypatch.setattr(game, "astray", astray)
        contest = Contest(Sight(table.play), Dice(4))
        for _ in range(A_FEW):
            contest.try_all()
        return contest.trust

    assert LEAST < counts_as(0.5) < counts_as(0.25) < MOST
    assert counts_as(0.5) == pytest.approx(counts_as(0.25) / 4)


def test_what_looks_good_one_deed_ahead_is_kept_where_the_tries_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everything ends alike, a thinking bot answers as it would one deed ahead."""
    real, tried = World.judge, list[World]()

    def judge(world: World, seat: int | None = None, version: int | None = None) -> float:
        return 0.0 if any(world is each for each in tried) else real(world, seat, version)

    monkeypatch.setattr(halving, "play_on", lambda sight, world, chance, rounds: tried.append(world))
    monkeypatch.setattr(World, "judge", judge)
    for table in at_decisions(opened("KF", seats=3), 9, 5):
        weighed = new_bot("high_priest", "calm").weigh(Sight(table.play, A_LITTLE))
        first = new_bot("adept", "calm").weigh(Sight(table.play))
        best = max(each.worth for each in first)
        assert tried
        assert max(weighed, key=lambda each: each.worth).option in [e.option for e in first if e.worth == best]
