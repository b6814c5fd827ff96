"""What the revelation cards do, and what they bring to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citing import rule
from leng.games.auztralia.state import Australia

from .awakening import NOBODY, NOBODY_2, NOBODY_3, activation, events, moves, turned

NO_MI_GO = ["ooc_01", "ooc_03", "ooc_06", "ooc_07"]
SIX = ["ooc_05", *NO_MI_GO, "ooc_08"]
"""The first and the last of them move mi-go."""


@rule("AZ R-122a", "AZ R-122c")
def test_the_hidden_tile_in_the_lowest_hex_is_turned_up_and_stays() -> None:
    t = activation(lit=True, revelations=["level_1_01"],
                   tiles={19: "zombie_l1_1 up", 24: "mi_go_l1_1", 30: "mi_go_l1_2"})  # fmt: skip
    assert (t.lying(24), t.lying(30)) == (["mi_go_l1_1 up"], ["mi_go_l1_2"])
    assert t.state.revealed == ["level_1_01"] and len(t.state.revelations) == 14
    t.told("turned-up", hex=24, tile="mi_go_l1_1", rival="old_ones")


@rule("AZ R-122b", "AZ R-150c")
def test_a_blank_leaves_the_game() -> None:
    t = activation(lit=True, revelations=["level_1_01"], tiles={24: "blank_l1_1", 30: "mi_go_l1_2"})
    assert (t.lying(24), t.lying(30), t.state.gone[-1]) == ([], ["mi_go_l1_2"], "blank_l1_1")
    assert turned(t) == []


@rule("AZ R-122a")
def test_where_nothing_is_hidden_nothing_is_turned_up() -> None:
    t = activation(lit=True, revelations=["level_1_01"], tiles={24: "mi_go_l1_1 up"})
    t.told("nothing-hidden")
    assert len(turned(t)) == 2


@rule("AZ R-123a", "AZ R-123b", "AZ Q-25")
def test_six_cards_move_only_the_new_one_and_then_two_move_all() -> None:
    t = activation(lit=True, revelations=["level_1_07"], tiles={47: "mi_go_l1_1", 76: "mi_go_l3_1 up"},
                   cards=[*SIX, "ooc_12", NOBODY], farms={"ann": ["sheep 19"]})  # fmt: skip
    assert turned(t) == [*SIX, "ooc_12", NOBODY]
    assert moves(t) == ["47-42", "42-30", "30-19", "76-65"]
    t.ann.has(farms=["sheep 19 blighted"])


@rule("AZ R-123a", "AZ R-123b", "AZ R-130a")
def test_the_new_one_may_run_into_a_port_and_stays_there() -> None:
    t = activation(lit=True, revelations=["level_1_07"], tiles={11: "mi_go_l1_1"}, cards=[*SIX, "ooc_12", NOBODY],
                   ann={"characters": ["ivan_karpov"]})  # fmt: skip
    assert moves(t) == ["11-4"] and len(turned(t)) == 8
    t.ann.has(tiles=["mi_go_l1_1"])


@rule("AZ Q-25", "AZ R-123a")
@pytest.mark.parametrize("hidden", ["blank_l1_1", "temple_l1_1", ""])
def test_without_a_new_one_that_can_move_no_further_cards_are_turned(hidden: str) -> None:
    t = activation(lit=True, revelations=["level_1_07"],
                   tiles={**({47: hidden} if hidden else {}), 76: "mi_go_l3_1 up"})  # fmt: skip
    assert turned(t) == [NOBODY, NOBODY_2]
    t = activation(lit=True, revelations=["level_1_07"], tiles={47: hidden} if hidden else {})
    assert turned(t) == []


@rule("AZ Q-25")
def test_a_tile_of_an_earlier_revelation_does_not_run() -> None:
    def before(g: Australia) -> None:
        g.fresh = "mi_go_l3_1"

    t = activation(lit=True, revelations=["level_1_07"], tiles={76: "mi_go_l3_1 up"}, arrange=before)
    assert turned(t) == [NOBODY, NOBODY_2]


@rule("AZ R-124a", "AZ R-124b")
def test_the_two_rightmost_characters_are_killed_and_two_come_at_the_left() -> None:
    t = activation(
        lit=True,
        revelations=["level_1_08"],
        display=["agent_davies", "lady_carter", "kitchener", "boris_krupp", "zhu_xiang"],
        deck=["tex_mcguire", "mr_merino"],
    )
    assert t.state.display == ["mr_merino", "tex_mcguire", "agent_davies", "lady_carter", "kitchener"]
    assert t.state.dismissed == ["zhu_xiang", "boris_krupp"]
    assert [each.facts["character"] for each in events(t, "assassinated")] == ["zhu_xiang", "boris_krupp"]


# Temples ----------------------------------------------------------------------------------------------------------


def left(three: list[str], two: list[str] | None = None) -> Callable[[Australia], None]:
    """Only these tiles are left in the piles of level 3 and level 2; the next one last."""

    def arrange(g: Australia) -> None:
        for level, tiles in ((3, three), (2, two)):
            if tiles is not None:
                g.gone += [tile for tile in g.piles[level] if tile not in tiles]
                g.piles[level] = tiles[:]

    return arrange


@rule("AZ R-125a", "AZ R-125b", "AZ R-150b")
def test_on_every_temple_that_lies_face_up_comes_a_tile_from_the_lowest_hex_on() -> None:
    t = activation(lit=True, revelations=["level_2_08"], piles={3: ["zombie_l3_1", "mi_go_l3_1"]},
                   tiles={36: "temple_l1_1 up", 19: "temple_l1_2 up", 24: "temple_l1_3"})  # fmt: skip
    assert t.lying(19) == ["temple_l1_2 up", "zombie_l3_1 up"]
    assert t.lying(36) == ["temple_l1_1 up", "mi_go_l3_1 up"]
    assert t.lying(24) == ["temple_l1_3"]
    assert [each.facts["hex"] for each in events(t, "gate-opens")] == [19, 36]
    assert len(turned(t)) == 2  # they are awake


@rule("AZ R-125c", "AZ Q-31")
def test_without_level_3_tiles_of_level_2_come_and_without_those_nothing() -> None:
    temples = {36: "temple_l1_1 up", 19: "temple_l1_2 up", 54: "temple_l1_3 up"}
    t = activation(lit=True, revelations=["level_2_08"], tiles=temples, arrange=left(["zombie_l3_1"], ["zombie_l2_1"]))
    assert t.lying(19) == ["temple_l1_2 up", "zombie_l3_1 up"]
    assert t.lying(36) == ["temple_l1_1 up", "zombie_l2_1 up"]
    assert t.lying(54) == ["temple_l1_3 up"]


@rule("AZ Q-31", "AZ R-150c")
def test_a_blank_from_the_gate_leaves_the_game() -> None:
    t = activation(lit=True, revelations=["level_2_08"], tiles={36: "temple_l1_1 up"}, piles={3: ["blank_l3_1"]})
    assert t.lying(36) == ["temple_l1_1 up"] and t.state.gone[-1] == "blank_l3_1"


@rule("AZ Q-31")
def test_a_temple_from_the_gate_stays_and_draws_nothing_this_time() -> None:
    t = activation(lit=True, revelations=["level_2_08"], tiles={36: "temple_l1_1 up"},
                   arrange=left([], ["zombie_l2_1", "temple_l2_1"]))  # fmt: skip
    assert t.lying(36) == ["temple_l1_1 up", "temple_l2_1 up"]
    assert t.state.piles[2] == ["zombie_l2_1"]


@rule("AZ Q-31", "AZ R-210c", "AZ R-210d")
def test_a_temple_with_xx_from_the_gate_spawns() -> None:
    t = activation("ann", "bob", "cleo", lit=True, options={"challenge": "medium"}, revelations=["level_2_08"],
                   tiles={47: "temple_l1_1 up"}, arrange=left([], ["xx_temple_mi_go"]),
                   cards=["ooc_01", "ooc_02", "ooc_03", NOBODY, NOBODY_2])  # fmt: skip
    assert t.lying(47) == ["temple_l1_1 up", "xx_temple_mi_go up"]
    assert moves(t) == ["47-24", "47-58", "47-36"]


# Benefits ---------------------------------------------------------------------------------------------------------


@rule("AZ R-126a", "AZ R-126b", "AZ Q-30")
def test_without_an_event_they_still_move_and_everybody_gains_also_at_the_end_of_time() -> None:
    t = activation(lit=True, revelations=["level_1_10"], tiles={47: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY],
                   ann={"time": 54})  # fmt: skip
    t.ann.has(coal=3, iron=3, gold=4)
    t.bob.has(coal=3, iron=3, gold=4)
    assert len(moves(t)) == 1


@rule("AZ R-126b", "AZ Q-53")
def test_a_benefit_with_a_choice_is_asked_in_turn_order_before_anything_moves() -> None:
    t = activation(lit=True, revelations=["level_1_06"], tiles={47: "mi_go_l1_1 up"}, cards=["ooc_05", NOBODY_3],
                   ann={"time": 53}, bob={"time": 30})  # fmt: skip
    assert moves(t) == []
    t.bob.is_asked("benefit").offered_only("goods:coal", "goods:iron").plays("goods:iron").has(iron=3, coal=2)
    t.ann.is_asked("benefit").plays("goods:coal").has(iron=2, coal=3)
    assert len(moves(t)) == 1


@rule("AZ Q-30", "AZ Q-53")
def test_where_the_supply_is_short_it_goes_in_turn_order() -> None:
    t = activation(lit=True, revelations=["level_1_05"], supply={"gold": 1}, ann={"time": 31}, bob={"time": 30})
    t.bob.has(gold=5)
    t.ann.has(gold=4)


@rule("AZ R-126b")
@pytest.mark.parametrize(("card", "units", "cubes"), [("level_2_05", 1, 2), ("level_2_10", 0, 0)])
def test_revelations_may_bring_soldiers_or_one_s_cubes(card: str, units: int, cubes: int) -> None:
    boxes = {"recruit": 2}
    t = activation(lit=True, revelations=[card], ann={"cubes": dict(boxes)}, bob={"cubes": dict(boxes)})
    for who in (t.ann, t.bob):
        who.has(infantry=units, headquarters=20 - cubes)
