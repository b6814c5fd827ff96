"""Bots see what a seat sees, answer only what is offered, and the greedy one plays better than chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from leng.bots import BOTS, Budget, Sight, find_bot, new_bot
from leng.engine.choice import key
from leng.engine.dice import Dice
from leng.engine.errors import BadSetup
from leng.engine.game import all_games, find_game
from leng.engine.play import Play
from leng.engine.table import Seat, Table
from leng.study.simulate import simulate
from leng.study.worlds import NOT_FOR_BOTS, reachable
from matches import fate, festival, walk

A_LITTLE = Budget(iterations=20)


def _until(table: Table, *asks: str) -> Table:
    """Play at random until one of these questions is asked."""
    chance = Dice(7)
    while table.decision is not None and table.decision.ask.name not in asks:
        table.take(table.decision.at_random(chance))
    assert table.decision is not None, f"none of {asks} was asked"
    return table


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_one_of_the_options(name: str) -> None:
    table = festival()
    bot = new_bot(name, "calm")
    for _ in range(60):
        assert table.decision is not None
        answer = bot.choose(Sight(table.play, A_LITTLE))
        assert answer in table.decision.options
        table.take(answer)


@pytest.mark.parametrize("name", BOTS)
def test_thinking_changes_nothing_on_the_table(name: str) -> None:
    table = _until(festival(), "invoke")
    before, dice = table.state.copy(), table.state.dice.copy()
    new_bot(name, "calm").choose(Sight(table.play, A_LITTLE))
    assert table.state.copy() == before
    assert table.state.dice == dice


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_thinks_the_same_thoughts(name: str) -> None:
    one, other = festival(), festival()
    for number in range(40):
        answers = [new_bot(name, f"calm {number}").choose(Sight(each.play, A_LITTLE)) for each in (one, other)]
        assert answers[0] == answers[1]
        one.take(answers[0])
        other.take(answers[1])


def test_a_greedy_bot_does_not_peek() -> None:
    """Another truth that looks the same from its seat does not change what it does."""
    answered = set()
    for seed in range(12):
        table = festival(seed=f"veil {seed}")
        table = _until(table, "propagate", "combat", "time")
        while table.play.since:  # a fresh unit of play, whose boundary is the position itself
            table.take(table.decision.at_random(Dice(seed)))  # type: ignore[union-attr]  # somebody is asked
        decision = table.decision
        assert decision is not None
        boundary = table.play.boundary.copy()
        table.game.imagine(boundary, decision.seat, Dice(seed))
        assert boundary != table.play.boundary
        other: Play[Any] = Play(table.game, boundary)
        answers = [new_bot("greedy", "calm").choose(Sight(play)) for play in (table.play, other)]
        assert answers[0] == answers[1]
        answered.add(answers[0])
    assert len(answered) > 1


def test_a_sight_builds_its_view_once_and_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = festival()
    built: list[int] = []
    real = table.game.view

    def view(g: Any, audience: int) -> Any:
        built.append(audience)
        return real(g, audience)

    monkeypatch.setattr(table.game, "view", view)
    sight = Sight(table.play)
    assert built == []
    assert sight.view is sight.view
    assert built == [sight.seat]


def test_a_bot_is_shown_the_question_and_cannot_change_it() -> None:
    table = _until(festival(), "invoke")
    decision = table.decision
    assert decision is not None
    sight = Sight(table.play)
    assert (sight.seat, sight.ask, sight.options) == (decision.seat, decision.ask, tuple(decision.options))
    assert sight.about == decision.about
    assert sight.about is not decision.about
    assert sight.at_random(Dice(5)) == decision.at_random(Dice(5))
    with pytest.raises(AttributeError):
        sight.seat = 1 - sight.seat  # type: ignore[misc]  # to look through the eyes of somebody else


def test_the_same_chance_imagines_the_same_world() -> None:
    sight = Sight(_until(festival(), "propagate").play)
    assert fate(sight.imagine(Dice(3))) == fate(sight.imagine(Dice(3)))
    assert fate(sight.imagine(Dice(3))) != fate(sight.imagine(Dice(4)))


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_nosy_bot_finds_nothing_behind_what_it_is_given(game: str) -> None:
    """It follows every public name of its sight and of the worlds it imagines, and every function's own memory."""
    table = Table.open(find_game(game), [Seat(f"Seat {number}") for number in range(find_game(game).players[0])])
    chance = Dice(11)
    for _ in range(30):
        if table.decision is None:
            break
        sight = Sight(table.play)
        world = sight.imagine(chance.fork())
        after = world.copy()
        after.take(after.at_random(chance))
        for given in (sight, world, after):
            found = [thing for _, thing in reachable(given)]
            assert not [thing for thing in found if isinstance(thing, NOT_FOR_BOTS)]
            assert any(type(thing) is type(sight.view) for thing in found), "it sees the table"
        table.take(sight.at_random(chance))


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup) as refused:
        find_bot("clever")
    assert refused.value.facts == {
        "bot": "clever",
        "known": "novice, adept, master, high_priest, greedy, random, greedy@1, greedy@2",
    }
    assert find_bot(" Greedy ").name == "greedy"


def test_greedy_beats_two_random_cultists_every_time() -> None:
    found = simulate(find_game("KF"), ["greedy", "random", "random"], 6, "duel", processes=1)
    assert found.win_rate == {"greedy@3": 1.0, "random@1": 0.0}
    assert found.mean_score["greedy@3"] > 30 > found.mean_score["random@1"]


def test_greedy_is_better_at_any_game_that_can_judge_a_position() -> None:
    found = simulate(find_game("SD"), ["greedy", "random"], 200, "door", processes=1)
    assert found.win_rate["greedy@3"] > found.win_rate["random@1"]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_the_same_on_the_page_and_in_the_terminal(name: str) -> None:
    """Its thoughts follow from the match alone, wherever it is played."""
    from leng.server.thinking import think, thought_of
    from leng.terminal.loop import Sitting

    sitting = object.__new__(Sitting)
    sitting.stumbles = Counter()
    sitting.table = table = festival(4, "one seed")
    walk(table, "some choices", 60)
    table.seats = [Seat(seat.name, name, seat.colour) for seat in table.seats]
    for _ in range(6):
        assert table.decision is not None
        picked = sitting._bots_answer(table.decision)
        assert key(picked) == think(thought_of(table, name))
        table.take(picked)
