"""Chance: repeatable from a seed, fair, and fixed only where a test says so."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from leng.engine.dice import Dice, commitment, seed_number
from leng.engine.game import find_game
from leng.engine.table import Opening, Seat, Table
from matches import door, festival

CHI_SQUARE_999 = {1: 10.83, 5: 20.52, 6: 22.46, 9: 27.88, 23: 49.73, 51: 87.97}
"""Degrees of freedom -> the value that a fair generator exceeds once in a thousand seeds."""


PINNED = [4, 4, 2, 1, 1, 3, 2, 2, 3, 6, 4, 3, 3, 6, 4, 5, 5, 3, 1, 5]


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    return sum((counts[each] - expected) ** 2 / expected for each in counts) + expected * (kinds - len(counts))


def test_a_seed_always_gives_the_same_numbers() -> None:
    dice = Dice(seed_number("fixed"))
    assert [dice.roll() for _ in range(12)] == [Dice(seed_number("fixed")).roll(), *_rolls("fixed", 12)[1:]]
    assert _rolls("fixed", 50) != _rolls("other", 50)


def _rolls(seed: str, count: int) -> list[int]:
    dice = Dice(seed_number(seed))
    return [dice.roll() for _ in range(count)]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Every save and every golden match leans on this sequence."""
    dice = Dice(seed_number("incense"))
    assert [dice.roll() for _ in range(20)] == PINNED


@pytest.mark.parametrize("faces", [2, 6, 7, 10, 52])
def test_every_face_is_equally_likely(faces: int) -> None:
    dice = Dice(seed_number(f"fair {faces}"))
    counts: Counter[object] = Counter(dice.roll(faces) for _ in range(faces * 1500))
    assert set(counts) == set(range(1, faces + 1))
    assert chi_square(counts, faces) < CHI_SQUARE_999[faces - 1]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = Dice(seed_number("orders"))
    counts: Counter[object] = Counter()
    for _ in range(9600):
        cards = list("abcd")
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < CHI_SQUARE_999[23]


def test_a_pick_is_fair_and_leaves_the_list_alone() -> None:
    dice = Dice(seed_number("picks"))
    cards = list(range(10))
    counts: Counter[object] = Counter(dice.pick(cards) for _ in range(15_000))
    assert cards == list(range(10))
    assert chi_square(counts, 10) < CHI_SQUARE_999[9]


def test_neighbouring_rolls_do_not_lean_on_each_other() -> None:
    dice = Dice(seed_number("pairs"))
    rolls = [dice.below(2) for _ in range(20_000)]
    counts: Counter[object] = Counter(one == other for one, other in pairwise(rolls))
    assert chi_square(counts, 2) < CHI_SQUARE_999[1]


@given(cards=some.lists(some.integers()), seed=some.text())
def test_a_shuffle_is_a_permutation(cards: list[int], seed: str) -> None:
    shuffled = cards[:]
    Dice(seed_number(seed)).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(seed=some.text(), before=some.integers(0, 30))
def test_a_copy_rolls_on_alike_and_apart(seed: str, before: int) -> None:
    dice = Dice(seed_number(seed))
    for _ in range(before):
        dice.roll()
    twin = dice.copy()
    assert [twin.roll() for _ in range(5)] == [dice.roll() for _ in range(5)]
    dice.roll()
    assert twin != dice


def test_scripted_results_come_first_and_then_chance() -> None:
    dice = Dice(seed_number("s"), script=[6, 6, 1])
    assert [dice.roll() for _ in range(3)] == [6, 6, 1]
    assert [dice.roll() for _ in range(9)] == _rolls("s", 9)


def test_several_dice_at_once_are_the_same_dice() -> None:
    for script in ([], [6, 5, 4, 3, 2, 1]):
        one, many = Dice(7, script=script[:]), Dice(7, script=script[:])
        assert many.rolls(4) + many.rolls(3) == [one.roll() for _ in range(7)]


def test_forked_dice_go_their_own_way() -> None:
    dice = Dice(seed_number("fork"))
    first, second = dice.fork(), dice.fork()
    numbers = [[each.below(1000) for _ in range(20)] for each in (dice, first, second)]
    assert len({tuple(each) for each in numbers}) == 3


def test_a_copy_has_its_own_script() -> None:
    dice = Dice(1, script=[4, 5])
    twin = dice.copy()
    twin.roll()
    assert dice.script == [4, 5]


def test_scripted_dice_belong_to_one_table() -> None:
    """Dice fixed for one table must not fall on the next."""
    fixed = door(dice=[6, 6, 6])
    free = door()
    assert fixed.state.dice.script == [6, 6, 6]
    assert free.state.dice.script == []
    assert festival().state.dice.script == []
    assert Dice().script == []


def test_a_table_from_a_seed_is_always_the_same() -> None:
    assert door(seed="a").state.deck == door(seed="a").state.deck
    assert door(seed="a").state.deck != door(seed="b").state.deck


def test_a_table_without_a_seed_gets_one_of_its_own() -> None:
    seeds = {Table.open(find_game("SD"), [Seat("Ada"), Seat("Ben")]).opening.seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(seed) >= 16 for seed in seeds)


def test_the_commitment_tells_openings_apart_and_does_not_tell_the_seed() -> None:
    opening = door(seed="a very secret seed").opening
    again = door(seed="a very secret seed").opening
    assert opening.commitment == again.commitment
    assert f"{seed_number('a very secret seed'):016x}" not in opening.commitment
    for other in (door(seed="b"), door(3, "a very secret seed"), door(seed="a very secret seed", bots=[1])):
        assert other.opening.commitment != opening.commitment


def test_only_a_seed_the_house_drew_is_sealed() -> None:
    assert not door(seed="2026").opening.is_sealed
    assert not door(seed="0" * 32).opening.is_sealed, "also one that somebody typed in the form of ours"
    assert Table.open(find_game("SD"), [Seat("Ada"), Seat("Ben")]).opening.is_sealed


def test_a_table_of_before_keeps_the_commitment_it_published() -> None:
    opening = Opening("sealed_door", [Seat("Ada")], {}, "0123456789abcdef" * 2)
    assert opening.commitment == commitment(opening.seed)
    assert opening.is_sealed
    assert not Opening("sealed_door", [Seat("Ada")], {}, "2026").is_sealed


def test_a_shuffle_draws_like_single_numbers() -> None:
    """So that saves of every release find their decks in the same order."""
    for seed in range(20):
        alone, together = Dice(seed_number(f"deck:{seed}")), Dice(seed_number(f"deck:{seed}"))
        cards, deck = list(range(60)), list(range(60))
        for last in range(59, 0, -1):
            other = alone.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        together.shuffle(deck)
        assert deck == cards
        assert (together.count, together.pool) == (alone.count, alone.pool)
