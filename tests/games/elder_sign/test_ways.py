"""Which dice meet a task, and the player's choice among them."""

from __future__ import annotations

from pathlib import Path

import pytest

from citing import rule
from leng.games.elder_sign.deeds.ways import find_ways

from .museum import museum

Needs = tuple[int | str, ...]


def ways(needs: Needs, dice: str) -> list[str]:
    """All ways, each written as the dice it takes."""
    return [" ".join(way) for way in find_ways(needs, tuple(sorted(dice.split())))]


@rule("ES R-031a", "ES R-031b")
@pytest.mark.parametrize(
    ("needs", "dice", "expected"),
    [
        ((3,), "3 1 1 1", ["1 1 1", "3"]),
        ((3,), "2 2", ["2 2"]),
        ((3,), "1 1", []),
        ((6,), "1 2 3", ["1 2 3"]),
        ((6,), "1 1 2 3", ["1 2 3"]),  # 1 1 2 is only 4
        (("lore",), "lore lore peril", ["lore"]),
        (("lore", "lore"), "lore lore lore", ["lore lore"]),
        (("lore", "peril"), "lore lore", []),
        (("terror",), "peril 3", []),
        ((1, 1), "1 1", ["1 1"]),
        ((1, 1), "3", []),
    ],
)
def test_a_number_is_a_sum_of_dice_and_a_symbol_one_die(needs: Needs, dice: str, expected: list[str]) -> None:
    assert ways(needs, dice) == expected


@rule("ES R-032a")
@pytest.mark.parametrize(
    ("needs", "dice", "expected"),
    [
        ((3, 3), "3", []),
        ((3, 3), "3 3", ["3 3"]),
        ((3, 3), "3 2 1", ["1 2 3"]),
        ((2, 2), "3 1", []),  # a surplus does not count for the next number
        ((3, "lore"), "wild.r 1", []),  # the wild is one thing at a time
        ((3, "lore"), "wild.r 3", ["3 wild.r"]),
    ],
)
def test_each_die_serves_one_need_only(needs: Needs, dice: str, expected: list[str]) -> None:
    assert ways(needs, dice) == expected


@rule("ES R-032")
def test_no_way_holds_a_die_that_could_be_left_away() -> None:
    assert ways((3,), "3 3 2 1") == ["1 2", "3"]
    assert ways((4,), "4.y 3 1 1") == ["1 3", "4.y"]


@rule("ES R-031", "ES R-109d")
@pytest.mark.parametrize("need", [4, "lore", "peril", "terror", "lore/peril"])
def test_a_wild_is_four_investigation_or_any_one_symbol(need: int | str) -> None:
    assert ways((need,), "wild.r") == ["wild.r"]
    assert ways((5,), "wild.r") == []
    assert ways((8,), "wild.r 4.y") == ["4.y wild.r"]


@rule("ES R-031c")
def test_a_split_symbol_takes_either_result() -> None:
    assert ways(("lore/peril",), "lore peril terror") == ["lore", "peril"]
    assert ways(("lore/peril", "lore"), "lore peril") == ["lore peril"]
    assert ways(("lore/peril", "lore"), "lore lore peril") == ["lore lore", "lore peril"]


@rule("ES R-031c")
def test_a_split_symbol_on_a_card_lets_the_player_choose(tmp_path: Path) -> None:
    tasks = '[{ needs = ["lore/terror"] }, { needs = ["lore", "peril/lore"] }]'
    text = f'[[adventure]]\nid = "the_archives"\ntasks = {tasks}\n'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    t = museum("ann", content=tmp_path, rolls=["lore terror peril 1 1 1", "lore peril 1 1 1"])
    t.ann.plays("move:the_archives", "roll")
    t.ann.offered("complete:1:lore", "complete:1:terror", "complete:2:lore-peril").plays("complete:1:terror")
    assert t.dice("task.0") == ["terror"]
    t.ann.plays("roll", "complete:2:lore-peril")
    t.ann.has(trophies=["the_archives"])


@rule("ES R-031", "ES R-032", "ES R-109")
def test_the_player_chooses_which_dice_meet_the_task() -> None:
    """The security office first wants 2: a 2, two ones, the 3, or the wild."""
    t = museum(
        "ann", adventures=["the_security_office"], rolls=["2 1 1 3 lore lore wild.r"], ann={"cards": ["holy_water"]}
    )
    t.ann.plays("move:the_security_office", "use:holy_water", "roll")
    t.ann.offered("complete:1:2", "complete:1:1-1", "complete:1:3", "complete:1:wild.r")
    t.ann.not_offered("complete:1:1-2", "complete:1:2-3").plays("complete:1:wild.r")
    assert t.dice("task.0") == ["wild.r"]
    assert t.dice("pool") == ["1", "1", "2", "3", "lore", "lore"]


@rule("ES R-109")
def test_the_wild_may_stand_for_a_symbol_or_leave_that_to_a_plain_die() -> None:
    t = museum("ann", rolls=["lore peril 1 1 1 1 wild.r"], ann={"cards": ["holy_water"]})
    t.ann.plays("move:the_archives", "use:holy_water", "roll")
    t.ann.offered("complete:1:lore", "complete:1:wild.r")
    t.ann.offered("complete:3:lore-peril", "complete:3:lore-wild.r", "complete:3:peril-wild.r")
    t.ann.offered("complete:2:lore-wild.r", "complete:2:1-1-1-lore", "complete:2:1-1-1-wild.r")


@rule("ES R-032", "ES R-035")
def test_a_kept_die_is_told_apart_from_the_rolled_one() -> None:
    """A lore on the marker and a lore in the roll: the player says which one he places."""
    rolls = ["lore 1 1 1 peril terror", "lore 1 1 1"]
    t = museum("ann", adventures=["the_archives"], rolls=rolls)
    t.ann.plays("move:the_archives", "roll", "fail", "discard:terror", "focus:lore", "roll")
    t.ann.offered("complete:1:lore", "complete:1:lore@focus", "complete:2:1-1-1-lore", "complete:2:1-1-1-lore@focus")
    t.ann.plays("complete:1:lore@focus")
    assert t.dice("focus") == []
    assert t.dice("pool") == ["1", "1", "1", "lore"]
