"""Rulings about what lies in the box."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.auztralia import GAME
from leng.games.auztralia.rules.ending import old_ones

from .outback import outback

BOX = GAME.open_box()
POINTS = {
    "cthulhu": ([], [], [12]),
    "shoggoth": ([4], [5, 6], [7, 8]),
    "mi_go": ([1, 1, 2], [2], [3, 3]),
    "zombie": ([0, 1, 1, 1], [1, 2], [2, 3]),
    "loyalist": ([], [3, 3], [4, 4]),
    "temple": ([3, 3, 3], [3, 4], []),
    "blank": ([0] * 4, [0], [0]),
}


def tiles(creature: str, level: int) -> list[str]:
    """The tiles of one kind and level, without those that challenges bring."""
    found = BOX.shelf["tile"].items()
    return [name for name, tile in found if (tile.creature, tile.level, tile.mark) == (creature, level, "")]


@rule("AZ Q-01", "AZ R-005b", "AZ R-162a")
@pytest.mark.parametrize("creature", POINTS)
def test_each_kind_of_old_one_has_its_row_in_the_table_of_points(creature: str) -> None:
    for level, points in enumerate(POINTS[creature], 1):
        found = tiles(creature, level)
        assert sorted(BOX.shelf["tile"][each].points for each in found) == points
        if found and creature != "blank":
            t = outback(tiles=dict(zip((24, 30, 36, 47), (f"{each} up" for each in found), strict=False)))
            assert old_ones(t.state)["revealed"] == sum(points)


@rule("AZ Q-01", "AZ R-005b")
def test_the_tiles_of_the_three_levels_are_15_and_10_and_10() -> None:
    assert set(POINTS) == set(BOX.shelf["creature"])
    assert [sum(len(tiles(creature, level)) for creature in POINTS) for level in (1, 2, 3)] == [15, 10, 10]


@rule("AZ Q-55", "AZ R-090")
def test_a_combat_takes_no_piece_but_units_cubes_and_cards() -> None:
    """The two markers of the box stand for nothing."""
    assert not [name for shelf in BOX.shelf.values() for name in shelf if "marker" in name]
    t = outback(tiles={11: "temple_l1_1 up"}, rails={"ann": ["4-11"]}, ann={"barracks": {"infantry": 1}})
    before = GAME.holdings(t.state, 0)
    t.ann.plays("box:attack").is_asked("retreat").plays("all")
    after = GAME.holdings(t.state, 0)
    assert {kind for kind, n in before.items() if n != after[kind]} == {"cube", "time"}
    t.check()
