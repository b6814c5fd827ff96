"""Several picks as one question: a sequence of choices in one order for rules, a whole in any order for people."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from games.kingsport_festival.festival import Kingsport, festival
from leng.engine import journal
from leng.engine.choice import Ask, Choice, Refusal, Rules
from leng.engine.errors import NotOffered, NotWhole
from leng.engine.picks import pick_some
from leng.engine.record import Chosen, Entry, TakenBack
from leng.engine.retelling import Retelling
from leng.engine.snapshot import to_plain

ASK = Ask("which", "XX R-001")
ODD, UNEVEN = Refusal("odd", "XX R-002"), Refusal("uneven", "XX R-003")


def run(rules: Rules[Any], *answers: Any) -> tuple[list[list[Any]], Any]:
    """What is offered at each question when these answers are given, and what comes of it (``...`` while it waits)."""
    offered = []
    try:
        offered.append(list(next(rules).options))
        for answer in answers:
            offered.append(list(rules.send(answer).options))
    except StopIteration as end:
        return offered, end.value
    return offered, ...


def asked(rules: Rules[Any]) -> Choice:
    """The first question of a rule."""
    return next(rules)


def wholes(make: Any) -> Iterator[list[Any]]:
    """Every whole to which some sequence of answers leads."""
    waiting: list[list[Any]] = [[]]
    while waiting:
        answers = waiting.pop()
        offered, got = run(make(), *answers)
        if got is not ...:
            yield got
        else:
            waiting += [[*answers, option] for option in offered[-1]]


def even(numbers: Sequence[int]) -> Refusal | None:
    return UNEVEN if sum(numbers) % 2 else None


# For rules and bots -------------------------------------------------------------------------------------------------


def test_after_a_pick_only_the_same_and_what_lies_behind_it_is_offered() -> None:
    offered, got = run(pick_some(0, ASK, "aabbc", 2, 2), "b", "c")
    assert offered == [["a", "b"], ["b", "c"]]  # nothing could follow the only c
    assert got == ["b", "c"]


@pytest.mark.parametrize(("least", "most"), [(0, 5), (1, 2), (2, 2), (3, 4), (5, 5)])
def test_equal_sets_are_one_path(least: int, most: int) -> None:
    found = sorted(wholes(lambda: pick_some(0, ASK, "aabbc", least, most)))
    expected = {picks for n in range(least, most + 1) for picks in itertools.combinations("aabbc", n)}
    assert found == sorted(map(list, expected))


def test_what_is_left_without_a_choice_goes_unasked() -> None:
    assert run(pick_some(0, ASK, "abc", 3)) == ([], ["a", "b", "c"])
    assert run(pick_some(0, ASK, "aaa", 2, 2)) == ([], ["a", "a"])
    assert run(pick_some(0, ASK, "abc", 2, 2), "b") == ([["a", "b"]], ["b", "c"])
    assert run(pick_some(0, ASK, "", 0)) == ([], [])


def test_who_may_take_fewer_says_when_it_is_enough() -> None:
    offered, got = run(pick_some(0, ASK, "abc", 1, 3), "a", "done")
    assert offered == [["a", "b", "c"], ["b", "c", "done"]]
    assert got == ["a"]
    assert run(pick_some(0, ASK, "abc", 1, 2), "c")[1] == ["c"]  # nothing lies behind it: nobody need say so


def test_each_pick_is_done_as_it_is_made_the_last_ones_unasked() -> None:
    done: list[str] = []
    run(pick_some(0, ASK, "abcc", 3, 3, each=done.append), "b")
    assert done == ["b", "c", "c"]


def test_the_question_knows_how_many_are_left_and_how_many_were_picked() -> None:
    rules = pick_some(0, ASK, "aabbcc", 2, 4, colour="red")
    assert next(rules).about == {"colour": "red", "left": 2, "picked": 0}
    assert rules.send("a").about == {"colour": "red", "left": 1, "picked": 1}


def test_only_what_can_still_become_a_whole_is_offered() -> None:
    assert list(wholes(lambda: pick_some(0, ASK, [1, 2, 2, 3], 2, 2, whole=even))) == [[2, 2], [1, 3]]
    choice = asked(pick_some(0, ASK, [1, 2, 4], 2, 2, whole=lambda two: UNEVEN if 1 in two else None, secret=True))
    assert list(choice.options) == [2]
    assert choice.refused() == [(1, UNEVEN)]  # not the 4: it is only too late in the order


def test_what_may_not_be_picked_at_all_is_explained_and_does_not_count() -> None:
    choice = asked(pick_some(0, ASK, [1, 2, 4, 6], 2, 2, lambda n: ODD if n % 2 else None))
    assert list(choice.options) == [2, 4]
    assert choice.refused() == [(1, ODD)]


def test_all_at_once_is_one_choice_and_its_set_is_the_games() -> None:
    offered, got = run(pick_some(0, ASK, "abbc", 1, 3, at_once="bb"), "all")
    assert offered == [["a", "b", "c", "all"]]
    assert got == ["b", "b"]
    assert run(pick_some(0, ASK, "ab", 2, at_once="ab"))[0] == [], "there is nothing to choose"


def test_all_at_once_is_offered_after_picks_that_went_unasked_and_not_after_others() -> None:
    done: list[str] = []
    rules = pick_some(0, ASK, "aaaabb", 4, 4, at_once="aaab", each=done.append)
    choice = next(rules)
    assert (choice.options, choice.about["picked"], done) == (["a", "b", "all"], 2, ["a", "a"])
    assert choice.picks is not None and choice.picks.all_at_once == ("a", "b")
    assert choice.picks.line_up(["b", "a"]) == ["all"] and choice.picks.line_up(["b", "b"]) == ["b"]
    with pytest.raises(StopIteration) as end:
        rules.send("all")
    assert end.value.value == done == ["a", "a", "a", "b"]
    assert run(pick_some(0, ASK, "aaabbcc", 4, 4, at_once="abbc"), "a")[0] == [["a", "b", "all"], ["a", "b"]]


def test_where_order_matters_it_is_kept() -> None:
    offered, got = run(pick_some(0, ASK, "abc", 2, 2, ordered=True), "c", "a")
    assert offered == [["a", "b", "c"], ["a", "b"]]
    assert got == ["c", "a"]


@pytest.mark.parametrize("hand", ["aab", "abc", "aaa"])
def test_of_what_is_secret_only_the_number_shows_by_the_questions(hand: str) -> None:
    rules = pick_some(0, ASK, hand, 2, 2, secret=True, ordered=True)
    choice, questions = next(rules), 1
    try:
        while True:
            choice = rules.send(choice.options[0])
            questions += 1
    except StopIteration:
        assert questions == 2


# For people ---------------------------------------------------------------------------------------------------------


def lined_up(keys: Sequence[str], *candidates: Any, **terms: Any) -> list[Any]:
    """The choices by which keys are picked."""
    picks = asked(pick_some(0, ASK, *candidates, **terms)).picks
    assert picks is not None
    return picks.line_up(keys)


def test_a_whole_is_put_in_order_and_what_goes_unasked_belongs_to_it() -> None:
    assert lined_up(["b", "a"], "aabbcc", 2, 2) == ["a", "b"]
    assert lined_up(["c", "c"], "aabbcc", 2, 2) == ["c"]
    assert lined_up(["b", "a"], "aabbcc", 1, 4) == lined_up(["b", "a", "done"], "aabbcc", 1, 4) == ["a", "b", "done"]
    assert lined_up(["b", "a"], "abc", 2, 2, ordered=True) == ["b", "a"]
    assert lined_up([], "abc", 0) == ["done"]
    assert lined_up(["all"], "abc", 0, at_once="abc") == lined_up(["c", "a", "b"], "abc", 0, at_once="abc") == ["all"]


@pytest.mark.parametrize(
    ("keys", "trouble"),
    [
        (["a"], "few"),
        (["a", "b", "c"], "many"),
        (["c", "c"], "often"),
        (["a", "x"], "unknown"),
        (["all"], "unknown"),
        (["done", "a"], "unknown"),
        (["a", "b"], "refused"),
    ],
)
def test_what_is_no_whole_is_refused_in_words(keys: list[str], trouble: str) -> None:
    together = {"a", "b"}
    with pytest.raises(NotWhole) as refused:
        lined_up(keys, "aabbc", 2, 2, whole=lambda two: UNEVEN if set(two) == together else None)
    assert refused.value.key == f"error-picks-{trouble}"


# At a table ---------------------------------------------------------------------------------------------------------


def three_resources() -> Kingsport:
    """Luke may take three resources of his choice."""
    t = festival(dice={"luke": [3, 5, 6]}, order=["luke", "gabriel", "livio"])
    t.luke.plays("invoke:hastur:3-5-6")
    return t.until("resource", "luke")


def test_a_whole_is_chosen_in_any_order_and_taken_back_in_one_step(tmp_path: Path) -> None:
    t = three_resources()
    before, number = to_plain(t.state), t.table.number
    t.luke.picks("destruction", "evil", "death").has(cubes=[1, 1, 1])
    assert [move.key for move in t.table.moves[number:]] == ["evil", "death", "destruction"]
    journal.save(t.table, tmp_path / "kept.leng")
    for table in (t.table, t.table.copy(), journal.load(tmp_path / "kept.leng")):
        table.undo(0)
        assert to_plain(table.state) == before
        assert table.number == number
        assert table.log[-1].facts == {"seat": 0, "choices": 3}


def test_picks_made_one_by_one_are_taken_back_together_too() -> None:
    t = three_resources()
    number = t.table.number
    t.luke.plays("evil", "death")
    t.table.undo(0)
    assert t.table.number == number
    t.luke.plays("death").picks("destruction", "death").has(cubes=[0, 2, 1])  # what was begun may be completed


def test_half_a_whole_changes_nothing() -> None:
    t = three_resources()
    before, entries = to_plain(t.state), len(t.table.record)
    for keys in ([], ["evil"], ["evil"] * 4, ["evil", "death", "gold"], ["done"]):
        with pytest.raises(NotWhole):
            t.table.choose_all(keys, 0)
    with pytest.raises(NotOffered):
        t.table.choose_all(["evil"] * 3, 1)
    assert (to_plain(t.state), len(t.table.record)) == (before, entries)


def test_a_question_for_one_thing_takes_no_list() -> None:
    t = festival(dice={"luke": [3, 5, 6]}, order=["luke", "gabriel", "livio"])
    with pytest.raises(NotWhole):
        t.table.choose_all(["invoke:hastur:3-5-6"], 0)


# Matches of earlier releases ----------------------------------------------------------------------------------------


def retold(t: Kingsport, *entries: Entry | str) -> list[str]:
    """What becomes of choices that were made pick by pick: those of today."""
    number = t.table.number
    assert Retelling(t.table).repeat([Chosen(0, each) if isinstance(each, str) else each for each in entries])
    return [move.key for move in t.table.moves[number:]]


@pytest.mark.parametrize(
    ("then", "now"),
    [
        (["destruction", "evil", "death"], ["evil", "death", "destruction"]),
        (["destruction", "destruction", "destruction"], ["destruction"]),
        (["death", "evil", "death"], ["evil", "death", "death"]),
    ],
)
def test_old_picks_in_any_order_become_the_whole_of_today(then: list[str], now: list[str]) -> None:
    t = three_resources()
    assert retold(t, *then) == now
    assert t.luke.cultist.cubes == [then.count(each) for each in ("evil", "death", "destruction")]


def test_old_undos_within_a_whole_leave_what_stood_then() -> None:
    t = three_resources()
    one = TakenBack(0, 1)  # the second and later picks are taken back, as the record then counted
    assert retold(t, "destruction", "evil", one, "death", "evil") == ["evil", "death", "destruction"]
    t = three_resources()
    assert retold(t, "destruction", "evil", "evil", one, "death", "death") == ["death", "death", "destruction"]
    t = three_resources()
    assert retold(t, "destruction", "evil", "evil", TakenBack(0, 0), *["death"] * 3) == ["death", "death", "death"]


def test_a_whole_half_picked_when_an_old_match_was_left_is_asked_again() -> None:
    t = three_resources()
    assert retold(t, "destruction", "evil") == []
    t.luke.is_asked("resource").has(cubes=[0, 0, 0])


def test_an_old_answer_that_stood_for_a_whole_is_understood() -> None:
    t = festival(at="propagation", luke={"cubes": [1, 1, 1]})
    t.luke.plays("place:house")
    assert retold(t, "pay:0-1-0") == ["death"]
