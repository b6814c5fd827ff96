"""Questions: what is asked, what is taken silently, and what is refused when somebody looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from leng.engine.choice import Ask, Choice, Refusal, Rules, choose, confirm, key, window
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.play import play_out
from matches import door, festival, random_keys

ASK = Ask("what", "XX R-001", "pass")
ODD = Refusal("odd", "XX R-002")


def odd(option: int) -> Refusal | None:
    return ODD if option % 2 else None


def run(rules: Rules[Any], *answers: Any) -> tuple[list[Choice], Any]:
    """The questions a rule asks when given these answers, and what it returns (or ``...`` while it waits)."""
    asked: list[Choice] = []
    try:
        asked.append(next(rules))
        for answer in answers:
            asked.append(rules.send(answer))
    except StopIteration as end:
        return asked, end.value
    return asked, ...


def test_the_answer_is_one_of_the_candidates_themselves() -> None:
    asked, got = run(choose(1, ASK, [2, 4, 6]), 4)
    assert got == 4
    assert (asked[0].seat, asked[0].ask, list(asked[0].options)) == (1, ASK, [2, 4, 6])


def test_what_is_forbidden_is_not_offered_but_explained() -> None:
    asked, _ = run(choose(0, ASK, [1, 2, 3, 4], odd), 2)
    assert list(asked[0].options) == [2, 4]
    assert asked[0].refused() == [(1, ODD), (3, ODD)]


def test_a_single_option_is_taken_without_asking() -> None:
    assert run(choose(0, ASK, [7])) == ([], 7)
    assert run(choose(0, ASK, [1, 2, 3], odd)) == ([], 2)


def test_a_secret_question_is_asked_even_when_only_one_answer_is_left() -> None:
    asked, got = run(choose(0, ASK, [1, 2, 3], odd, secret=True), 2)
    assert [list(choice.options) for choice in asked] == [[2]]
    assert got == 2


def test_further_things_a_player_looks_for_are_refused_only_when_looked_at() -> None:
    looked: list[str] = []

    def also() -> Iterable[int]:
        looked.append("also")
        return [5, 5, 8, 4]

    asked, _ = run(choose(0, ASK, [2, 3, 4], odd, also=also), 2)
    assert looked == []
    assert asked[0].refused() == [(3, ODD), (5, ODD)]  # 8 and 4: nothing forbids them, so nothing is said
    assert looked == ["also"]
    assert list(asked[0].options) == [2, 4]


def test_numbers_of_a_refusal_wait_until_a_person_reads_them() -> None:
    told: list[int] = []

    def numbers(g: Any, seat: int, option: int) -> dict[str, Any]:
        told.append(option)
        return {}

    reason = Refusal("odd", "XX R-002", numbers)
    asked, _ = run(choose(0, ASK, [1, 2, 4], lambda option: reason if option % 2 else None), 2)
    assert asked[0].refused() == [(1, reason)]
    assert told == []


def test_without_a_prohibition_nothing_is_refused() -> None:
    asked, _ = run(choose(0, ASK, [1, 2], also=lambda: [3]), 1)
    assert asked[0].refused() == []


def test_confirm_asks_yes_or_no() -> None:
    asked, got = run(confirm(2, ASK, card="salt"), "yes")
    assert (asked[0].seat, tuple(asked[0].options), asked[0].about) == (2, ("yes", "no"), {"card": "salt"})
    assert got is True
    assert run(confirm(2, ASK), "no")[1] is False


def test_a_window_asks_each_seat_in_order_and_skips_those_with_nothing_to_decide() -> None:
    answers: list[tuple[int, int]] = []

    def offer(seat: int) -> Rules[None] | None:
        return None if seat == 0 else react(seat)

    def react(seat: int) -> Rules[None]:
        answers.append((seat, (yield from choose(seat, ASK, [1, 2]))))

    asked, _ = run(window([2, 0, 1], offer), 1, 2)
    assert [choice.seat for choice in asked] == [2, 1]
    assert answers == [(2, 1), (1, 2)]


def test_a_window_makes_its_offer_only_when_the_seat_comes_up() -> None:
    """What an earlier seat did may leave a later one with nothing to decide."""
    gone: list[int] = []

    def react(seat: int) -> Rules[None]:
        gone.append((yield from choose(seat, ASK, [1, 2])))

    asked, _ = run(window([0, 1], lambda seat: None if gone else react(seat)), 1)
    assert [choice.seat for choice in asked] == [0]


@pytest.mark.parametrize(
    ("option", "name"),
    [
        ("pass", "pass"),
        (3, "3"),
        (("invoke", "nodens", (3, 6)), "invoke:nodens:3-6"),
        (("invoke", "nodens", ()), "invoke:nodens:"),
        (("pay", 1, 2), "pay:1:2"),
    ],
)
def test_keys_are_readable(option: Any, name: str) -> None:
    assert key(option) == name


def test_an_option_is_found_by_its_key() -> None:
    asked, _ = run(choose(0, ASK, [("a", (1, 2)), ("a", (1,)), "a"]), "a")
    assert asked[0].find("a:1-2") == ("a", (1, 2))
    with pytest.raises(KeyError, match="a:2"):
        asked[0].find("a:2")


def test_a_random_answer_is_any_of_the_options_alike() -> None:
    """Among many forbidden candidates, too, each allowed one comes up as often as another."""
    chance = Dice(seed_number("at random"))
    few = Choice(0, ASK, range(1, 41), lambda option: None if option in (8, 16, 24) else ODD, None, {})
    free = Choice(0, ASK, ("a", "b", "c"), None, None, {})
    for choice, expected in ((few, {8, 16, 24}), (free, {"a", "b", "c"})):
        counts = Counter(choice.at_random(chance) for _ in range(3000))
        assert set(counts) == expected
        assert all(900 < count < 1100 for count in counts.values()), counts


def test_a_random_answer_is_even_when_some_candidates_have_been_tested_already() -> None:
    chance = Dice(seed_number("tested"))
    asked, _ = run(choose(0, ASK, range(1, 13), odd))
    counts = Counter(asked[0].at_random(chance) for _ in range(6000))
    assert set(counts) == {2, 4, 6, 8, 10, 12}
    assert all(900 < count < 1100 for count in counts.values()), counts


def test_no_candidate_is_tested_twice() -> None:
    """Neither by a bot that picks at random nor where the options are listed for people."""
    for seed in range(60):
        tested: Counter[int] = Counter()

        def unless(option: int, tested: Counter[int] = tested) -> Refusal | None:
            tested[option] += 1
            return None if option in (1, 2, 4, 5, 9) else ODD

        asked, _ = run(choose(0, ASK, range(1, 11), unless))
        assert tested == Counter({10: 1, 9: 1, 8: 1, 7: 1, 6: 1, 5: 1}), "two are enough to have something to decide"
        if seed % 2:
            assert list(asked[0].options) == [1, 2, 4, 5, 9]
            assert list(asked[0].options) == [1, 2, 4, 5, 9]
        else:
            assert asked[0].at_random(Dice(seed_number(f"once:{seed}"))) in (1, 2, 4, 5, 9)
        assert set(tested.values()) == {1}, tested


@pytest.mark.parametrize("game", ["SD", "KF"])
def test_keys_are_unique_and_stable_at_every_decision(game: str) -> None:
    first = door(3, "keys") if game == "SD" else festival(4, "keys")
    second = door(3, "keys") if game == "SD" else festival(4, "keys")
    for chosen in random_keys(first, "keys"):
        assert second.decision is not None
        names = [key(option) for option in second.decision.options]
        assert len(set(names)) == len(names), f"two options of {second.decision.ask.name} have the same key"
        second.choose(chosen)
    assert second.decision is None


def test_a_playout_never_explains_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks what is refused, and nothing is logged."""
    questions = []
    game = find_game("KF")
    state = game.set_up(game.open_box(), 4, game.agree({}, 4).options, Dice(seed_number("playout")))
    chance = Dice(1)

    def forbidden(*_: object) -> Any:
        raise AssertionError("somebody looked")

    def pick(choice: Choice) -> Any:
        questions.append(choice.ask.name)
        return choice.at_random(chance)

    monkeypatch.setattr(Choice, "refused", forbidden)
    decisions = play_out(game, state, pick)
    assert decisions == len(questions) > 50
    assert state.news is None
    assert game.result(state) is not None


def test_a_playout_calls_neither_also_nor_numbers(monkeypatch: pytest.MonkeyPatch) -> None:

    def explode(*_: object) -> Any:
        raise AssertionError("somebody looked")

    no = Refusal("no", "XX R-001", explode)

    def loud(g: Any) -> Rules[None]:
        yield from choose(0, ASK, [1, 2, 3], lambda option: no if option == 3 else None, also=explode)
        yield from choose(0, ASK, [1, 3], lambda option: no if option == 3 else None, also=explode)

    state = door().state.copy()
    state.agenda = [("turn",)]
    game = find_game("SD")
    monkeypatch.setattr(game, "units", {"turn": loud})
    assert play_out(game, state, lambda choice: choice.options[0]) == 1
