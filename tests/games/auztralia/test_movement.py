"""How Old Ones move: whom a card moves, where to, and what happens where they arrive."""

from __future__ import annotations

from collections import Counter

import pytest

from citing import rule
from leng.games.auztralia.box import Land
from leng.games.auztralia.rules import movement
from leng.games.auztralia.state import Australia

from .awakening import NOBODY, NOBODY_2, NOBODY_3, activation, events, moves, turned
from .outback import outback

TWO_FARMS = {"bob": ["sheep 60"], "ann": ["sheep 24"]}
"""Both two steps from hex 47: one to the north-east, one to the south."""


def land() -> Land:
    return outback().state.land


@rule("AZ R-132")
def test_direction_1_is_north_and_they_go_round_clockwise() -> None:
    assert land().around[47] == (59, 54, 42, 35, 41, 53)
    assert land().around[4] == (11, 8, 2, 0, 1, 7)  # to the south is the sea


@rule("AZ R-127a", "AZ R-127b", "AZ R-133b")
@pytest.mark.parametrize(
    ("card", "moved"),
    [("ooc_05", 47), ("ooc_13", 58), ("ooc_03", 64), ("ooc_01", 70), ("ooc_06", 76), ("ooc_27", 58), (NOBODY, 0)],
)
def test_a_card_moves_all_whose_kind_is_circled_by_one_hex(card: str, moved: int) -> None:
    standing = {
        47: "mi_go_l1_1 up",
        58: "zombie_l1_1 up",
        64: "loyalist_l2_1 up",
        70: "shoggoth_l1_1 up",
        76: "cthulhu_l3_1 up",
        30: "mi_go_l1_2",  # hidden
        36: "temple_l1_1 up",
    }
    t = activation(tiles=standing, cards=[card, NOBODY_2], farms={"ann": ["sheep 35"]})
    assert turned(t) == [card, NOBODY_2]
    gone = [int(each.split("-")[0]) for each in moves(t)]
    assert (moved in gone) == bool(moved)
    assert gone == ([58, 70] if card == "ooc_27" else [moved] if moved else [])


@rule("AZ R-127a")
def test_all_of_a_kind_move() -> None:
    t = activation(tiles={47: "mi_go_l1_1 up", 58: "mi_go_l1_2 up"}, cards=["ooc_05", NOBODY],
                   farms={"ann": ["sheep 35"]})  # fmt: skip
    assert moves(t) == ["47-35", "58-53"]


@rule("AZ R-134")
def test_the_cards_make_zombies_slow_and_mi_go_fast() -> None:
    box = outback().state.box
    circled = Counter(kind for card in box.cards.values() for kind in card.movers)
    assert circled["zombie"] < circled["shoggoth"] == circled["loyalist"] == circled["cthulhu"] < circled["mi_go"]
    assert circled["temple"] == circled["blank"] == 0


@rule("AZ R-128a")
def test_they_go_to_the_nearest_port_or_farm() -> None:
    farther = {"ann": ["sheep 15"]}
    assert moves(activation(tiles={10: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY], farms=farther)) == ["10-7"]
    nearer = {"ann": ["sheep 18"]}
    assert moves(activation(tiles={10: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY], farms=nearer)) == ["10-18"]
    blighted = {"ann": ["sheep 18 blighted"]}
    assert moves(activation(tiles={10: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY], farms=blighted)) == ["10-7"]


@rule("AZ R-128b", "AZ R-128c", "AZ E-19")
@pytest.mark.parametrize(
    ("card", "there"),
    [
        ("ooc_08", 54),  # 2: that is the way to one of them
        ("ooc_26", 35),  # 4: to the other
        ("ooc_05", 54),  # 1, clockwise: 2 comes first
        ("ooc_02", 54),  # 6, clockwise: 1, then 2
        ("ooc_09", 54),  # 5, clockwise: 6, 1, then 2
        ("ooc_18", 35),  # 6, the other way: 5, then 4
        ("ooc_23", 35),  # 5, the other way: 4
        ("ooc_40", 54),  # 3, the other way: 2
    ],
)
def test_between_equal_targets_the_card_decides(card: str, there: int) -> None:
    t = activation(tiles={47: "mi_go_l1_1 up"}, cards=[card, NOBODY], farms=TWO_FARMS)
    assert moves(t) == [f"47-{there}"]


@rule("AZ R-128b", "AZ R-128c", "AZ Q-26")
@pytest.mark.parametrize(("card", "there"), [("ooc_08", 54), ("ooc_40", 42), ("ooc_26", 54), ("ooc_23", 42)])
def test_between_equal_routes_to_one_target_the_card_decides_too(card: str, there: int) -> None:
    t = activation(tiles={47: "mi_go_l1_1 up"}, cards=[card, NOBODY], farms={"ann": ["sheep 48"]})
    assert moves(t) == [f"47-{there}"]


@rule("AZ R-128a")
def test_where_there_is_one_way_the_direction_of_the_card_is_nothing() -> None:
    for card in ("ooc_05", "ooc_26", "ooc_18", "ooc_23"):
        t = activation(tiles={47: "mi_go_l1_1 up"}, cards=[card, NOBODY], farms={"ann": ["sheep 59"]})
        assert moves(t) == ["47-59"]


@rule("AZ Q-26")
def test_ways_lead_over_land_and_other_old_ones_do_not_block_them() -> None:
    t = activation(tiles={47: "mi_go_l1_1 up", 54: "temple_l1_1 up"}, cards=["ooc_05", NOBODY],
                   farms={"ann": ["sheep 60"]})  # fmt: skip
    assert moves(t) == ["47-54"]
    assert t.lying(54) == ["mi_go_l1_1 up", "temple_l1_1 up"]
    bay = land()
    assert bay.steps[5][16] == 2 and bay.steps[21][38] == 2
    assert movement.routes(bay, 27, [6]) == [2]  # round the bay, though the sea is the shorter way


@rule("AZ R-128b", "AZ Q-26")
def test_what_may_come_next_can_be_read_off_the_board() -> None:
    t = outback(tiles={47: "mi_go_l1_1 up"}, farms=TWO_FARMS)
    g = t.state
    goals = movement.targets(g)
    assert sorted(goals) == [4, 21, 24, 60]
    assert movement.prospects(g.land, 47, goals) == {2: 54, 4: 35}
    for direction in range(1, 7):
        for clockwise in (True, False):
            assert movement.step(g.land, 47, goals, direction, clockwise) in (54, 35)


# Arriving ---------------------------------------------------------------------------------------------------------


@rule("AZ R-129a", "AZ R-129b", "AZ R-129c", "AZ R-037b", "AZ R-065b")
def test_a_farm_that_is_entered_is_blighted_while_rails_and_damage_stay() -> None:
    t = activation(tiles={47: "mi_go_l1_3 up bob=2"}, cards=["ooc_05", NOBODY], farms={"ann": ["sheep 59"]},
                   rails={"ann": ["47-59"]})  # fmt: skip
    t.ann.has(farms=["sheep 59 blighted"], rails=["47-59"])
    assert t.lying(59) == ["mi_go_l1_3 up bob=2"]
    t.told("farm-blighted", seat=0, hex=59, farm="sheep")


@rule("AZ R-129d", "AZ Q-27")
def test_two_that_come_by_one_card_arrive_together() -> None:
    t = activation(tiles={47: "mi_go_l1_1 up", 65: "mi_go_l1_2 up"}, cards=["ooc_05", NOBODY],
                   farms={"ann": ["sheep 59"]})  # fmt: skip
    assert moves(t) == ["47-59", "65-59"]
    assert len(t.lying(59)) == 2 and len(events(t, "farm-blighted")) == 1
    kinds = [each.kind for each in t.table.log]
    assert kinds.index("farm-blighted") > len(kinds) - 1 - kinds[::-1].index("old-one-moves")


@rule("AZ Q-27")
def test_all_of_one_card_look_at_the_farms_as_they_were_before_it() -> None:
    t = activation(tiles={53: "mi_go_l1_1 up", 46: "mi_go_l1_2 up"}, cards=["ooc_05", NOBODY],
                   farms={"ann": ["sheep 59"]})  # fmt: skip
    assert moves(t) == ["46-53", "53-59"]  # it follows, though the farm is about to fall


@rule("AZ Q-27")
def test_after_a_farm_they_go_on_with_the_next_card() -> None:
    t = activation(tiles={47: "mi_go_l1_1 up"}, cards=["ooc_05", "ooc_08"], farms={"ann": ["sheep 59", "sheep 71"]})
    assert moves(t) == ["47-59", "59-71"]
    t.ann.has(farms=["sheep 59 blighted", "sheep 71 blighted"])


@rule("AZ R-130a", "AZ R-130b", "AZ R-111a", "AZ Q-29")
def test_who_enters_a_port_stays_and_the_combat_comes_when_all_have_moved() -> None:
    t = activation(tiles={11: "mi_go_l1_1 up", 47: "mi_go_l1_2 up"}, cards=["ooc_05", "ooc_08"],
                   farms={"bob": ["sheep 71"]})  # fmt: skip
    assert moves(t) == ["11-4", "47-59", "59-71"]
    kinds = [each.kind for each in t.table.log]
    assert kinds.index("port-attacked") < kinds.index("farm-blighted") < kinds.index("end-port")
    assert t.table.result is not None and t.table.result.ending == "port"


@rule("AZ Q-59", "AZ R-129a")
def test_from_under_a_restored_farm_they_move_on_and_blight_it_only_when_they_come_back() -> None:
    def restored(g: Australia) -> None:
        g.at(59)[0].spared = 59

    t = activation(tiles={59: "mi_go_l1_1 up"}, cards=[NOBODY, NOBODY_2], farms={"ann": ["sheep 59"]}, arrange=restored)
    t.ann.has(farms=["sheep 59"])
    t = activation(tiles={59: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY], arrange=restored,
                   farms={"ann": ["sheep 59", "sheep 77"]})  # fmt: skip
    assert moves(t) == ["59-71"] or moves(t) == ["59-66"]
    t.ann.has(farms=["sheep 59", "sheep 77"])
    t = activation(tiles={59: "mi_go_l1_1 up"}, cards=["ooc_05", "ooc_08"], arrange=restored,
                   farms={"ann": ["sheep 59"]})  # fmt: skip
    assert moves(t)[1].endswith("-59")
    t.ann.has(farms=["sheep 59 blighted"])


@rule("AZ Q-59")
def test_another_one_that_enters_a_restored_farm_blights_it() -> None:
    def restored(g: Australia) -> None:
        g.at(59)[0].spared = 59

    t = activation(tiles={59: "zombie_l1_1 up", 47: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY], arrange=restored,
                   farms={"ann": ["sheep 59"]})  # fmt: skip
    t.ann.has(farms=["sheep 59 blighted"])


# What is nobody's -------------------------------------------------------------------------------------------------


@rule("AZ R-185g", "AZ R-162")
def test_a_neutral_port_draws_them_and_falls_without_a_fight() -> None:
    t = activation(tiles={68: "mi_go_l1_1 up", 73: "mi_go_l1_2 up"}, ports={"nobody": 79}, cards=["ooc_05", "ooc_08"])
    assert moves(t) == ["68-79", "73-79"]  # and there they stay for now
    assert (t.state.neutral_port, t.state.fallen) == (0, 1)
    t.told("neutral-port-falls", hex=79)
    t.ann.is_asked("act")


@rule("AZ R-185g", "AZ R-130a")
def test_from_a_port_that_is_gone_they_move_on_when_they_are_next_active() -> None:
    t = outback(purple=38, ann={"time": 39}, bob={"time": 39}, tiles={68: "mi_go_l1_1 up"}, ports={"nobody": 79},
                revelations=["level_1_08"], cards=["ooc_05", "ooc_08", "ooc_12", NOBODY])  # fmt: skip
    assert moves(t) == ["68-79", "79-68"]


@rule("AZ R-185i", "AZ R-162c")
def test_neutral_farms_draw_them_and_are_blighted() -> None:
    t = activation(tiles={47: "mi_go_l1_1 up"}, farms={"nobody": ["sheep 59"]}, cards=["ooc_05", NOBODY_3])
    assert moves(t) == ["47-59"] and t.state.farms[59].blighted
    t.told("neutral-farm-blighted", hex=59)
