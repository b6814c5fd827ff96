"""A hint says why: the best options, what each is worth, and the fact that decides."""

from __future__ import annotations

from typing import Any

import pytest

from leng.bots import USUAL, Sight, new_bot, thoughts_at
from leng.bots.advice import ADVISER, advise
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.play import Play
from leng.engine.table import Seat, Table
from leng.words.advice import Weight, advice
from leng.words.presenter import Presenter, presenter
from leng.words.text import LANGUAGES, MISSING

GAMES = ("KF", "CU", "ES", "AZ", "EHP")


def opened(code: str, seed: str = "hint") -> Table:
    game = find_game(code)
    return Table.open(game, [Seat(f"P{n}", USUAL) for n in range(max(2, game.players[0]))], {}, seed=seed)


def speaker(table: Table, language: str = "en") -> Presenter:
    return presenter(table.game, table.seats, language, table.state.box)


def at_a_question(code: str, ask: str, seed: str = "hint") -> Table:
    """A table at the first such question of random play."""
    table, chance = opened(code, seed), Dice(seed_number(seed))
    while (decision := table.decision) is not None and (decision.ask.name != ask or len(decision.options) < 3):
        table.take(decision.at_random(chance))
    assert table.decision is not None, f"nobody is asked {ask}"
    return table


@pytest.mark.parametrize("code", GAMES)
def test_the_first_advice_is_what_the_bot_would_choose_and_all_can_be_said(code: str) -> None:
    assert ADVISER == USUAL
    table, chance = opened(code), Dice(7)
    speakers = [speaker(table, language) for language in LANGUAGES]
    asked = 0
    while (decision := table.decision) is not None and asked < 12:
        if len(decision.sensible) > 1:
            asked += 1
            weights = advise(table.play, thoughts_at(table))
            chosen = key(new_bot(ADVISER, thoughts_at(table)).choose(Sight(table.play)))
            assert weights[0].key == chosen
            assert sorted(each.key for each in weights) == sorted(map(key, decision.sensible))
            assert [each.worth for each in weights] == sorted((each.worth for each in weights), reverse=True)
            for speech in speakers:
                told = advice(speech, table, weights)
                assert [each.place for each in told] == [1, 2, 3][: len(decision.sensible)]
                for each in told:
                    assert each.why and each.worth and MISSING not in each.why + each.worth, each
        table.take(decision.at_random(chance))
    assert asked == 12


def test_advice_knows_nothing_that_the_seat_does_not() -> None:
    """Another truth that looks the same from the seat is weighed alike."""
    table, chance = at_a_question("CU", "intend"), Dice(5)
    while table.play.since:  # a fresh unit of play, whose boundary is the position itself
        table.take(table.decision.at_random(chance))  # type: ignore[union-attr]  # somebody is asked
    decision = table.decision
    assert decision is not None
    boundary = table.play.boundary.copy()
    table.game.imagine(boundary, decision.seat, Dice(99))
    assert boundary != table.play.boundary
    other: Play[Any] = Play(table.game, boundary)
    assert advise(other, "calm") == advise(table.play, "calm")


def test_what_differs_by_next_to_nothing_is_called_just_as_good() -> None:
    table = at_a_question("KF", "invoke")
    decision, speech = table.decision, speaker(table)
    assert decision is not None
    one, two, *_ = map(key, decision.options)
    told = advice(speech, table, [Weight(one, 2.004), Weight(two, 2.0)])
    assert [each.worth for each in told] == ["just as good", "just as good"], "nobody is ahead by 0"
    told = advice(speech, table, [Weight(one, 2.04), Weight(two, 2.0)])
    assert [each.worth for each in told] == ["ahead by 0.04", "0.04 behind"]


def test_the_fact_that_decides_is_told() -> None:
    table = at_a_question("KF", "invoke")
    decision, speech = table.decision, speaker(table)
    assert decision is not None
    one, two, three = map(key, decision.options[:3])

    def told(best: Weight, second: Weight) -> str:
        return advice(speech, table, [best, second, Weight(three, -100.0)])[0].why

    assert told(Weight(one, 5.0, wins=1.0), Weight(two, 1.0)).startswith(
        "As far as one can see, it wins the match in 100%"
    )
    assert "loses the match in 0%" in told(Weight(one, 5.0), Weight(two, 1.0, loses=0.5))
    assert told(Weight(one, 5.0, chance=0.5), Weight(two, 1.0, chance=0.25)) == (
        "It succeeds in 50% of all cases, the next one in 25%."
    )
    assert "but more is at stake" in told(Weight(one, 5.0, chance=0.25), Weight(two, 1.0, chance=0.5))
    assert told(Weight(one, 5.0, {"cult": 2}), Weight(two, 1.0, {"magic": 1})) == (
        "Compared with the next one you have 2 cult points more and 1 magic less."
    )
    assert told(Weight(one, 5.0, {"cult": 1.5}, sure=False), Weight(two, 1.0)) == (
        "It leaves you 1.5 cult points more than the next one, on average."
    )
    assert told(Weight(one, 5.0), Weight(two, 1.0)).startswith("You hold the same as with the next one, but")
    assert told(Weight(one, 5.0), Weight(two, 5.0)).endswith("take either.")


def test_what_a_hint_is_worth_is_told_in_figures_unless_it_is_no_question() -> None:
    table = at_a_question("KF", "invoke")
    assert table.decision is not None
    one, two, three = map(key, table.decision.options[:3])
    weights = [Weight(one, 5.0), Weight(two, 4.25), Weight(three, -500.0)]
    told = advice(speaker(table), table, weights)
    assert [each.worth for each in told] == ["just as good", "just as good", "far behind"]  # beside what is lost
    told = advice(speaker(table), table, [*weights[:2], Weight(three, 2.0)])
    assert [each.worth for each in told] == ["ahead by 0.8", "0.8 behind", "3 behind"]


def test_where_only_one_thing_can_be_done_nothing_is_compared() -> None:
    table = at_a_question("KF", "invoke")
    assert table.decision is not None
    (only,) = advice(speaker(table), table, [Weight(key(table.decision.options[0]), 1.0)])
    assert only.worth == "" and only.why == "It is the only thing you can do."
