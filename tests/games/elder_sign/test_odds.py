"""The odds of an attempt: published figures, formulas by hand, and the long way round."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from citing import rule
from games.elder_sign.by_hand import FACES, meets, odds_by_hand
from leng.games.elder_sign.odds import Deed, Die, Position, odds, odds_of_roll

PERILS_THEN_LORES = (("peril", "peril"), ("lore", "lore"))

# englishcatfish/ElderSign, in percent: (focus, spells) -> 5 green; 6 green; and yellow; and red; and both; and white,
# a die of a later box with the faces of a green one.
PUBLISHED = {
    (0, 0): (2.252997, 7.413286, 17.246428, 25.475103, 42.755001, 60.696999),
    (0, 1): (6.331679, 18.872911, 37.635907, 50.038759, 70.198097, 84.727274),
    (1, 0): (3.772202, 14.146246, 31.917385, 43.825856, 65.468503, 81.710824),
    (1, 1): (7.564600, 25.074904, 49.635519, 62.693259, 82.712372, 93.588553),
}
POOLS = ((5, 0, 0), (6, 0, 0), (6, 1, 0), (6, 0, 1), (6, 1, 1), (7, 1, 1))


@pytest.mark.parametrize(("focus", "spells"), PUBLISHED)
@pytest.mark.parametrize("column", range(6))
def test_the_published_figures_are_reproduced_to_the_last_digit(focus: int, spells: int, column: int) -> None:
    green, yellow, red = POOLS[column]
    position = Position(PERILS_THEN_LORES, green, yellow, red, ordered=True, focus=focus, spells=spells)
    assert f"{100 * odds(position):.6f}" == f"{PUBLISHED[focus, spells][column]:.6f}"


def test_two_perils_then_two_lores_by_formula() -> None:
    def pair(n: int) -> float:
        return 1 - (5 / 6) ** n - n * (1 / 6) * (5 / 6) ** (n - 1)

    def second(n: int) -> float:
        return 0.0 if n < 2 else pair(n) + (1 - pair(n)) * second(n - 1)

    def both(n: int) -> float:
        return 0.0 if n < 4 else pair(n) * second(n - 2) + (1 - pair(n)) * both(n - 1)

    for dice in (4, 5, 6):
        position = Position(PERILS_THEN_LORES, dice, ordered=True, focus=0)
        assert odds(position) == pytest.approx(both(dice), abs=1e-12)


@pytest.mark.parametrize("symbol", ["lore", "peril", "terror"])
def test_one_symbol_fails_only_if_every_die_of_every_roll_misses(symbol: str) -> None:
    assert odds(Position(((symbol,),))) == pytest.approx(1 - (5 / 6) ** 21, abs=1e-12)
    assert odds(Position(((symbol,),), clues=1)) == pytest.approx(1 - (5 / 6) ** 27, abs=1e-12)


def test_small_positions_by_hand() -> None:
    assert odds(Position((("lore",),), green=1)) == pytest.approx(1 / 6)
    assert odds(Position((("terror",),), green=0, yellow=1)) == 0.0
    assert odds(Position((("terror",),), green=0, red=1)) == pytest.approx(1 / 6), "the wild"
    assert odds(Position(((4,),), green=0, red=1)) == pytest.approx(2 / 6), "4 and the wild"
    assert odds(Position((("lore/peril",),), green=1)) == pytest.approx(2 / 6)
    assert odds(Position((("lore", "lore"),), green=1, kept=("lore",))) == pytest.approx(1 / 6)
    assert odds(Position(((6,),), green=1, kept=("3",))) == pytest.approx(1 / 6)
    assert odds(Position(((1, 1),), green=2, focus=0)) == pytest.approx(1 / 4), "each need its own die"
    assert odds(Position(((), ("lore",)), green=1)) == pytest.approx(1 / 6), "a task without needs is done"
    assert odds(Position((), green=0)) == 1.0


@rule("ES Q-14")
def test_kept_dice_complete_a_task_without_a_roll_by_the_letter() -> None:
    lore = Position((("lore",),), green=0, kept=("lore",))
    assert (odds(lore), odds(lore._replace(alone=True))) == (0.0, 1.0)
    both = Position((("lore",), ("peril",)), green=1, kept=("lore",), focus=0)
    assert odds(both) == pytest.approx(1 / 6), "lore first, with whatever roll"
    assert odds(both._replace(alone=True)) == pytest.approx(11 / 36), "a roll more: lore needs none of its own"


def test_by_the_first_edition_no_task_is_completed_without_a_roll() -> None:
    assert odds(Position((("lore",),), green=0, kept=("lore",))) == 0.0
    assert odds(Position((("lore",),), green=1, kept=("lore",))) == 1.0
    assert odds(Position((("lore",), ("peril",)), green=1, kept=("lore", "peril"))) == 1.0, "the roll itself is spared"


def test_amanda_completes_several_tasks_with_one_roll() -> None:
    two = Position((("lore",), ("peril",)), green=2, focus=0)
    assert odds(two._replace(many=True)) == pytest.approx(odds_by_hand(two._replace(many=True)))
    assert odds(two._replace(many=True)) > odds(two)


def test_failing_on_purpose_can_be_best() -> None:
    """A lone lore among six dice: worth more on the marker than on the easy task."""
    position = Position((("lore",), ("lore", "lore", "lore")), green=6)
    roll = [("green", face) for face in ("lore", "lore", "1", "1", "1", "1")]
    best, chance = odds_of_roll(position, roll)[0]
    assert best.kind == "fail" and best.focused in (0, 1)
    others = [each for deed, each in odds_of_roll(position, roll) if deed.kind == "complete"]
    assert others and chance > max(others)


def test_what_may_be_done_with_the_roll_of_the_rulebook() -> None:
    """[peril] and [peril, 3] with peril, 2, 2, peril, terror, lore: either task, never both."""
    position = Position((("peril",), ("peril", 3)))
    roll = [("green", face) for face in ("peril", "2", "2", "peril", "terror", "lore")]
    found = dict(odds_of_roll(position, roll))
    first, second = Deed("complete", (0,), placed=(0,)), Deed("complete", (1,), placed=(0, 1, 2))
    assert found[first] == pytest.approx(odds(Position((("peril", 3),), green=5)))
    assert found[second] == pytest.approx(odds(Position((("peril",),), green=3)))
    kept = next(deed for deed in found if deed.kind == "fail" and deed.focused == 0)
    assert kept.discarded is not None and roll[kept.discarded][1] in ("terror", "lore"), "nothing of use is lost"
    assert found[kept] == pytest.approx(odds(position._replace(green=4, kept=("peril",), focus=0)))
    assert all(deed.tasks != (0, 1) for deed in found)


def test_a_spell_keeps_whatever_meets_the_next_task() -> None:
    """The second task does not tell lore from peril, the first does: both are worth securing for it."""
    position = Position((("lore", "lore"), ("lore/peril", "lore/peril")), green=4, ordered=True, focus=0, spells=1)
    roll = [("green", face) for face in ("lore", "lore", "peril", "terror")]
    best, chance = odds_of_roll(position, roll)[0]
    assert best == Deed("complete", (0,), placed=(0, 1), secured=(2,))
    assert chance == pytest.approx(1 / 3)


def test_a_clue_holds_what_is_needed() -> None:
    position = Position((("lore", "peril"),), green=2, focus=0, clues=1)
    best, chance = odds_of_roll(position, [("green", "lore"), ("green", "1")])[0]
    assert best == Deed("reroll", rerolled=(1,))
    assert chance == pytest.approx(1 / 6)


def test_a_roll_must_be_one_of_the_pool() -> None:
    with pytest.raises(ValueError, match="green dice"):
        odds_of_roll(Position((("lore",),), green=2), [("green", "lore")])
    with pytest.raises(ValueError, match="no dice show"):
        odds_of_roll(Position((("lore",),), green=1), [("green", "wild")])
    with pytest.raises(ValueError, match="no task"):
        odds(Position((("wild",),)))
    with pytest.raises(ValueError, match="no die"):
        odds(Position((("lore",),), kept=("5",)))


@pytest.mark.parametrize(
    "position",
    [
        Position((("lore",), ("lore",)), green=3, focus=0, spells=1),  # one lore is placed, another secured
        Position(((3,), (3,)), green=3, focus=0, spells=1),
        Position((("terror", "terror"), (1,)), green=3, yellow=1, focus=0),  # the yellow die is the one to lose
        Position((("terror", 4),), green=2, yellow=1, focus=1),
    ],
)
def test_dice_beyond_the_task_count_where_they_can_be_used(position: Position) -> None:
    assert odds(position) == pytest.approx(odds_by_hand(position), abs=1e-12)


needs = some.sampled_from([1, 2, 3, 4, 5, 6, "lore", "peril", "terror", "lore/peril", "peril/terror"])
positions = some.builds(
    Position,
    tasks=some.lists(some.lists(needs, min_size=1, max_size=3).map(tuple), min_size=1, max_size=2).map(tuple),
    green=some.integers(0, 2),
    yellow=some.integers(0, 1),
    red=some.integers(0, 1),
    kept=some.lists(some.sampled_from(["1", "2", "3", "4", "lore", "peril", "terror", "wild"]), max_size=2).map(tuple),
    ordered=some.booleans(),
    focus=some.integers(0, 2),
    spells=some.integers(0, 2),
    clues=some.integers(0, 1),
    many=some.booleans(),
    alone=some.booleans(),
).filter(lambda each: 0 < each.green + each.yellow + each.red <= 3 - each.clues)
careful = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@given(position=positions)
@careful
def test_the_odds_are_those_of_the_long_way_round(position: Position) -> None:
    assert odds(position) == pytest.approx(odds_by_hand(position), abs=1e-12)


@given(position=positions, chance=some.randoms(use_true_random=False))
@careful
def test_the_best_deed_is_the_best_there_is_and_every_deed_is_allowed(position: Position, chance: Any) -> None:
    pool = ["green"] * position.green + ["yellow"] * position.yellow + ["red"] * position.red
    roll = [(colour, chance.choice(FACES[colour])) for colour in pool]
    answers = odds_of_roll(position, roll)
    assert answers[0][1] == pytest.approx(odds_by_hand(position, tuple(roll)), abs=1e-12)
    assert [each for _, each in answers] == sorted((each for _, each in answers), reverse=True)
    for deed, _ in answers:
        check(position, roll, deed)


def check(position: Position, roll: list[Die], deed: Deed) -> None:
    """The deed follows the rules."""
    moved = [*deed.placed, *deed.secured, *(die for die in (deed.discarded, deed.focused) if die is not None)]
    assert len(set(moved)) == len(moved), "no die twice"
    assert len(deed.secured) <= position.spells
    if deed.kind == "complete":
        faces = [roll[die][1] for die in deed.placed] + [position.kept[each] for each in deed.used]
        assert len(set(deed.used)) == len(deed.used)
        assert len(deed.tasks) == 1 or position.many
        assert not position.ordered or deed.tasks == tuple(range(len(deed.tasks)))
        assert meets(tuple(need for at in deed.tasks for need in position.tasks[at]), tuple(sorted(faces)))
    elif deed.kind == "fail":
        assert deed.discarded is not None or len(deed.secured) == len(roll)
        assert deed.focused is None or position.focus
    else:
        assert deed.rerolled and position.clues


def test_the_odds_are_the_mean_of_the_best_deeds() -> None:
    position = Position((("lore", "terror"), (4,)), green=2, yellow=1, red=1, spells=1)
    rolls = list(product(FACES["green"], FACES["green"], FACES["yellow"], FACES["red"]))
    colours = ("green", "green", "yellow", "red")
    best = [odds_of_roll(position, list(zip(colours, faces, strict=True)))[0][1] for faces in rolls]
    assert odds(position) == pytest.approx(sum(best) / len(best), abs=1e-12)
