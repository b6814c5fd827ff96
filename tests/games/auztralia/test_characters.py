"""The characters: when they may be used, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.auztralia import GAME
from leng.games.auztralia.rules.characters import NOT_YOUR_TURN, OUT_OF_TIME, may_not_use

from .outback import OutbackTranscript, outback

ANN, BOB = 0, 1
START = 3
"""Where the discs of two players begin."""


def with_ann(*characters: str, **more: Any) -> OutbackTranscript:
    """Ann acts first and has these characters."""
    holding = more.pop("ann", {})
    return outback("ann", "bob", ann={"characters": list(characters), **holding}, **more)


# When -------------------------------------------------------------------------------------------------------------


@rule("AZ R-140d", "AZ R-140f", "AZ Q-40")
def test_a_single_use_character_is_used_before_the_action_costs_nothing_and_leaves_the_game() -> None:
    t = with_ann("lady_carter")
    t.ann.is_asked("act").plays("use:lady_carter").has(coal=6, characters=[], time=START, headquarters=20)
    assert t.state.dismissed == ["lady_carter"]
    t.check().ann.is_asked("act")
    assert t.bob.reads("uses").facts == {"seat": ANN, "character": "lady_carter"}


@rule("AZ R-140e", "AZ Q-40")
def test_it_is_used_after_the_action_as_long_as_there_is_time_left() -> None:
    t = with_ann("lady_carter", ann={"time": 51}, bob={"time": 51}, purple=53)
    t.ann.plays("box:retrieve").has(time=52).is_asked("after").offered_only("use:lady_carter", "pass")
    t.ann.plays("use:lady_carter").has(coal=6, time=52)


@rule("AZ R-141a", "AZ Q-40", "AZ R-023")
def test_after_the_action_that_brings_the_disc_to_the_end_it_is_too_late() -> None:
    t = with_ann("lady_carter", ann={"time": 52}, bob={"time": 52}, purple=53)
    t.ann.plays("box:retrieve").is_not_asked()
    t.bob.is_asked("act")
    t.ann.has(time=53, characters=["lady_carter"])


@rule("AZ R-140d", "AZ R-140e", "AZ R-047b")
def test_nobody_uses_one_in_the_turn_of_another_and_everybody_as_many_as_he_likes_in_his_own() -> None:
    t = outback(
        "ann", "bob", ann={"characters": ["lady_carter", "yvette_quilla"]}, bob={"characters": ["lord_blackstock"]}
    )
    t.ann.not_offered("use:lord_blackstock").plays("use:yvette_quilla", "use:lady_carter").has(coal=6, iron=6)
    t.ann.plays("box:trade").picks("import:coal", "import:iron")
    t.bob.is_asked("act").offered("use:lord_blackstock")


@rule("AZ R-140e", "AZ R-141a")
def test_nothing_else_lets_it_be_used() -> None:
    t = outback("ann", "bob", bob={"characters": ["lady_carter"]}, ann={"characters": ["lord_blackstock"]})
    ann, bob = t.state.colonies
    assert may_not_use(t.state, bob, "lady_carter") is NOT_YOUR_TURN
    assert may_not_use(t.state, ann, "lord_blackstock") is None
    ann.time = 53
    assert may_not_use(t.state, ann, "lord_blackstock") is OUT_OF_TIME


@rule("AZ Q-40", "AZ R-140e", "AZ R-140f")
def test_it_is_used_between_two_cards_of_ones_own_attack() -> None:
    t = with_ann("long_range_outback_group", ann={"barracks": {"infantry": 1}}, tiles={11: "zombie_l1_2 up"})
    t.ann.plays("box:attack").is_asked("combat-card").plays("use:long_range_outback_group")
    t.ann.has(tiles=["zombie_l1_2"], characters=[], infantry=1)
    assert t.state.combat is None and not t.state.tiles


@rule("AZ Q-40", "AZ R-110")
def test_it_is_not_used_to_defend_a_port() -> None:
    t = with_ann("long_range_outback_group", "colonel_khouri", ann={"barracks": {"infantry": 2}},
                 tiles={4: "zombie_l1_2 up"}, at=("defend", ANN))  # fmt: skip
    t.ann.is_asked("combat-card").offered_only("use:colonel_khouri", "pass")


IDLE = ("lady_carter", "desta_danger", "jenny_appleseed", "long_range_outback_group")
"""There is no coal left, no temple in sight, no blighted farm and no Old One."""


@rule("AZ R-140e", "AZ R-140f", "AZ Q-72")
def test_one_that_would_bring_nothing_about_may_be_used_and_leaves_the_game_for_nothing() -> None:
    t = with_ann(*IDLE, supply={"coal": 0})
    t.ann.offered(*(f"use:{card}" for card in IDLE))
    assert t.decision.in_vain == {f"use:{card}" for card in IDLE}
    for card in IDLE:
        t.ann.plays(f"use:{card}").is_asked("act")
    t.ann.has(characters=[], coal=2, time=START, headquarters=20)
    assert t.state.dismissed == [*IDLE]


@rule("AZ R-140e", "AZ Q-40")
def test_after_the_action_and_between_two_cards_they_are_offered_and_passed_over() -> None:
    force = {"barracks": {"infantry": 1}}
    t = with_ann("jenny_appleseed", ann=force, bob={"time": 4}, thorough=True, tiles={11: "zombie_l3_2 up"})
    t.ann.plays("box:attack").is_asked("combat-card").offered_only("use:jenny_appleseed", "pass")
    assert t.decision.is_in_vain and t.decision.sensible == ["pass"]
    t = with_ann("jenny_appleseed", ann=force, tiles={11: "zombie_l3_2 up"}, cards=["ooc_03"])
    t.ann.plays("box:attack").is_asked("retreat").plays("all")
    t.bob.is_asked("act")  # and Ann's order has passed after her action too
    t = with_ann("lady_carter", bob={"time": 3}, thorough=True, supply={"coal": 0})
    t.ann.plays("box:retrieve").is_asked("after").offered_only("use:lady_carter", "pass")
    assert t.decision.is_in_vain


def test_in_matches_begun_before_they_are_still_refused() -> None:
    t = with_ann(*IDLE, supply={"coal": 0}, formerly=True)
    t.ann.refused("use:lady_carter", "R-003").refused("use:desta_danger", "Q-46").refused("use:jenny_appleseed", "Q-59")
    t.ann.refused("use:long_range_outback_group", "R-142").plays("box:retrieve")
    t.bob.is_asked("act")


# Goods and units --------------------------------------------------------------------------------------------------


@rule("AZ R-142d")
@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("lady_carter", {"coal": 6, "iron": 2, "gold": 4}),
        ("yvette_quilla", {"coal": 2, "iron": 6, "gold": 4}),
        ("lord_blackstock", {"coal": 2, "iron": 2, "gold": 8}),
        ("donald_mcdonald", {"coal": 4, "iron": 4, "gold": 6}),
    ],
)
def test_traders_bring_goods(card: str, brings: dict[str, int]) -> None:
    with_ann(card).ann.plays(f"use:{card}").has(**brings, time=START)


@rule("AZ R-142d", "AZ R-003b")
def test_goods_come_as_far_as_the_supply_goes() -> None:
    t = with_ann("lady_carter", "donald_mcdonald", supply={"coal": 1, "iron": 0})
    t.ann.plays("use:lady_carter").has(coal=3)
    assert t.bob.reads("gains").facts == {"seat": ANN, "goods": "coal", "n": 1}
    t.ann.plays("use:donald_mcdonald").has(coal=3, iron=2, gold=6)


@rule("AZ R-142d", "AZ R-050d")
def test_captain_flounder_brings_any_unit_there_is_without_gold() -> None:
    t = with_ann("captain_flounder", bob={"barracks": {"airship": 3}})
    t.ann.plays("use:captain_flounder").is_asked("any-unit").refused("unit:airship:1", "R-050")
    t.ann.offered_only(*(f"unit:{unit}:1" for unit in ("infantry", "armoured_car", "artillery", "armoured_train")))
    t.ann.plays("unit:artillery:1").has(artillery=1, gold=4, time=START)
    assert t.state.pool[2] == 2


@rule("AZ R-142d", "AZ R-045b", "AZ R-045c")
def test_kitchener_brings_one_character_of_the_display() -> None:
    five = ["count_jago", "ivan_karpov", "harry_bones", "mr_merino", "tex_mcguire"]
    t = with_ann("kitchener", display=five, deck=["lady_carter"])
    t.ann.plays("use:kitchener").is_asked("hire").plays("character:harry_bones")
    t.ann.has(characters=["harry_bones"], time=START, gold=4)
    assert t.state.display == ["lady_carter", "count_jago", "ivan_karpov", "mr_merino", "tex_mcguire"]
    assert t.state.dismissed == ["kitchener"]


# Old Ones ---------------------------------------------------------------------------------------------------------


@rule("AZ R-142d", "AZ R-150c", "AZ Q-45")
def test_agent_davies_turns_two_tiles_up_and_brings_two_points_and_no_combat() -> None:
    t = with_ann("agent_davies", tiles={14: "blank_l1_1", 19: "zombie_l1_2", 24: "mi_go_l1_1", 31: "zombie_l1_1 up"})
    t.ann.plays("use:agent_davies").is_asked("reveal").offered("hidden:14", "hidden:19").not_offered("hidden:31")
    t.ann.picks("hidden:24", "hidden:14").has(points=2).is_asked("act")
    assert (t.lying(14), t.lying(19), t.lying(24)) == ([], ["zombie_l1_2"], ["mi_go_l1_1 up"])
    assert "blank_l1_1" in t.state.gone and t.state.combat is None
    t.check()


@rule("AZ Q-45")
@pytest.mark.parametrize("tiles", [{}, {14: "zombie_l1_2"}])
def test_agent_davies_brings_his_points_even_where_less_is_hidden(tiles: dict[int, str]) -> None:
    t = with_ann("agent_davies", tiles=tiles)
    t.ann.plays("use:agent_davies").has(points=2).is_asked("act")
    assert all(one.up for one in t.state.tiles)


@rule("AZ R-142d", "AZ R-210c")
def test_a_temple_that_agent_davies_turns_up_spawns() -> None:
    t = outback("ann", "bob", "cleo", options={"challenge": "medium"}, ann={"characters": ["agent_davies"]},
                tiles={40: "xx_temple_mi_go"})  # fmt: skip
    t.ann.plays("use:agent_davies").has(points=2)
    assert sorted(one.tile for one in t.state.tiles) == ["x_mi_go_1", "x_mi_go_2", "x_mi_go_3", "xx_temple_mi_go"]
    assert t.lying(40) == ["xx_temple_mi_go up"]


@rule("AZ Q-46", "AZ R-142d")
def test_desta_danger_removes_a_temple_in_sight_with_all_on_it_and_nobody_scores() -> None:
    there = ["temple_l1_1 up bob=3", "zombie_l1_2 up ann=1"]
    t = with_ann("desta_danger", tiles={14: there, 24: "temple_l1_2", 31: "temple_l1_3 up"})
    t.bob.has(headquarters=17)
    t.ann.plays("use:desta_danger").offered_only("temple:14", "temple:31").plays("temple:14")
    t.ann.has(tiles=[], points=0, temples=1, headquarters=20)
    t.bob.has(tiles=[], points=0, headquarters=20)
    assert t.lying(14) == [] and {"temple_l1_1", "zombie_l1_2"} <= set(t.state.gone)
    t.check()


@rule("AZ R-142d", "AZ R-098a", "AZ R-098b", "AZ Q-23")
def test_the_long_range_outback_group_strikes_any_old_one_in_sight() -> None:
    t = with_ann("long_range_outback_group", tiles={14: "temple_l1_1 up", 24: "zombie_l2_2 up", 31: "mi_go_l1_1"})
    t.ann.plays("use:long_range_outback_group").is_asked("strike")
    t.ann.offered_only("old_one:temple_l1_1", "old_one:zombie_l2_2").plays("old_one:zombie_l2_2")
    assert t.lying(24) == ["zombie_l2_2 up ann=2"]
    t.ann.has(headquarters=18, tiles=[])
    t = with_ann("long_range_outback_group", tiles={14: "temple_l1_1 up ann=2"})
    t.ann.plays("use:long_range_outback_group").has(tiles=["temple_l1_1"], temples=1, score=3)


@rule("AZ R-099a", "AZ R-099b", "AZ R-142d")
def test_what_the_long_range_outback_group_kills_is_shared_with_those_who_hurt_it_before() -> None:
    t = with_ann("long_range_outback_group", tiles={14: "shoggoth_l2_1 up bob=3"})
    t.ann.plays("use:long_range_outback_group").has(points=2, tiles=[])
    t.bob.has(points=3, tiles=[])
    assert "shoggoth_l2_1" in t.state.gone


# Rails and farms --------------------------------------------------------------------------------------------------


@rule("AZ R-142d", "AZ R-142f", "AZ R-031a", "AZ R-031b")
def test_timothy_brassey_lays_two_rails_on_any_terrain_for_goods_but_no_time() -> None:
    t = with_ann("timothy_brassey")
    t.ann.plays("use:timothy_brassey").is_asked("lay-rail").plays("rail:4:7").is_asked("lay-second").plays("rail:1:4")
    t.ann.has(rails=["4-7", "1-4"], coal=1, iron=1, gold=4, time=START, headquarters=20).is_asked("act")


@rule("AZ R-142d", "AZ R-031a")
def test_timothy_brassey_needs_the_usual_goods() -> None:
    with_ann("timothy_brassey", ann={"coal": 0}).ann.refused("use:timothy_brassey", "R-031")


@rule("AZ R-142d", "AZ R-142f", "AZ Q-57", "AZ R-064b")
def test_ferdi_cassan_settles_two_farms_of_different_kinds_without_time() -> None:
    t = with_ann("ferdi_cassan", rails={"ann": ["4-11-14", "4-7", "4-1"]})
    t.ann.plays("use:ferdi_cassan").is_asked("farm").picks("farm:sheep:14", "farm:cattle:7")
    t.ann.has(farms=["cattle 7", "sheep 14"], gold=6, time=START, headquarters=20).is_asked("act")
    t = with_ann("ferdi_cassan", rails={"ann": ["4-11-14"]})
    t.ann.plays("use:ferdi_cassan").plays("farm:sheep:14").has(farms=["sheep 14"], gold=5)


@rule("AZ Q-57")
def test_with_dagmar_krauss_the_two_farms_of_ferdi_cassan_may_be_alike() -> None:
    t = with_ann("ferdi_cassan", "dagmar_krauss", rails={"ann": ["4-11-14"]})
    t.ann.plays("use:ferdi_cassan").picks("farm:sheep:11", "farm:sheep:14").has(farms=["sheep 11", "sheep 14"], gold=6)


@rule("AZ Q-57", "AZ R-062a")
def test_ferdi_cassan_is_refused_where_no_farm_can_be() -> None:
    t = with_ann("ferdi_cassan", "lady_carter")
    t.ann.offered("use:lady_carter").refused("use:ferdi_cassan", "R-062")


BLIGHTED = {
    "ann": ["sheep 14 blighted", "corn 1 blighted", "cattle 7 blighted", "sheep 11"],
    "bob": ["sheep 31 blighted"],
}


@rule("AZ R-142d")
def test_jenny_appleseed_restores_one_or_two_of_her_owners_farms() -> None:
    t = with_ann("jenny_appleseed", farms=BLIGHTED)
    t.ann.plays("use:jenny_appleseed").is_asked("restore").offered_only("restore:1", "restore:7", "restore:14")
    t.ann.picks("restore:14", "restore:1").has(farms=["sheep 14", "corn 1", "cattle 7 blighted", "sheep 11"], score=6)
    t = with_ann("jenny_appleseed", farms=BLIGHTED)
    t.ann.plays("use:jenny_appleseed").picks("restore:7").has(score=4)


@rule("AZ R-142d", "AZ R-200")
def test_where_all_play_together_jenny_appleseed_restores_anybodys_farms() -> None:
    t = with_ann("jenny_appleseed", farms=BLIGHTED, options={"mode": "together"})
    t.ann.plays("use:jenny_appleseed").picks("restore:14", "restore:31")
    t.bob.has(farms=["sheep 31"])


@rule("AZ Q-59")
def test_an_old_one_on_a_restored_farm_moves_on_and_does_not_blight_it_again() -> None:
    t = with_ann("jenny_appleseed", farms={"ann": ["sheep 14 blighted", "sheep 25"]}, tiles={14: "zombie_l1_2 up"})
    zombies = next(name for name, card in t.state.box.cards.items() if "zombie" in card.movers)
    t.ann.plays("use:jenny_appleseed").has(farms=["sheep 14", "sheep 25"])
    _turn(t, zombies)
    assert not t.lying(14)
    t.ann.has(farms=["sheep 14", "sheep 25"])


@rule("AZ Q-59", "AZ R-142d", "AZ Q-44")
def test_it_does_not_blight_it_either_when_another_comes_and_falls() -> None:
    t = with_ann("jenny_appleseed", "alanza_castro", farms={"ann": ["sheep 14 blighted"]},
                 tiles={14: "zombie_l2_2 up", 24: "mi_go_l1_1 up"})  # fmt: skip
    t.ann.plays("use:jenny_appleseed")
    _turn(t, "ooc_02")
    assert t.lying(14) == ["zombie_l2_2 up"]
    t.ann.has(farms=["sheep 14"], tiles=["mi_go_l1_1"])


def _turn(t: OutbackTranscript, card: str) -> None:
    """The Old Ones move by this card."""
    t.state.cards.remove(card)
    t.state.cards.append(card)
    t.state.at_once("check_moves", 1)


# Lasting ----------------------------------------------------------------------------------------------------------


@rule("AZ R-142b", "AZ R-140a")
@pytest.mark.parametrize(
    ("card", "unit", "capacity", "usual"),
    [
        ("alexandre_proust", "armoured_car", 3, 2),
        ("boris_krupp", "armoured_train", 4, 3),
        ("zhu_xiang", "airship", 3, 2),
    ],
)
def test_some_make_units_of_a_kind_bear_more(card: str, unit: str, capacity: int, usual: int) -> None:
    view = with_ann(card).table.view(BOB)
    bearing = [{stack.unit: stack.capacity for stack in who.stacks} for who in view.colonies]
    others = {"infantry": 2, "armoured_car": 2, "artillery": 2, "armoured_train": 3, "airship": 2}
    assert bearing == [{**others, unit: capacity}, others] and others[unit] == usual


@rule("AZ R-142b", "AZ R-071c")
def test_billy_kneebone_lets_all_units_go_farther() -> None:
    ann, bob = with_ann("billy_kneebone").table.view(BOB).colonies
    assert [stack.range for stack in ann.stacks] == [2, 3, 2, 1, 5]
    assert [stack.range for stack in bob.stacks] == [1, 2, 1, 0, 4]


@rule("AZ R-142b", "AZ R-042a", "AZ Q-34")
def test_harry_bones_mines_one_more_but_no_phosphate() -> None:
    line = {"ann": ["4-11-14"]}
    t = with_ann("harry_bones", rails=line, goods={14: {"iron": 3, "phosphate": 1}})
    t.ann.plays("box:mine_a", "mine:14:iron").has(iron=6)
    t = with_ann("harry_bones", rails=line, goods={14: {"phosphate": 1}})
    t.ann.plays("box:mine_a").has(phosphate=1, gold=5)


@rule("AZ E-22", "AZ R-060a")
def test_dagmar_krauss_settles_two_farms_of_one_kind_but_three_at_most() -> None:
    line = {"ann": ["4-11-14-19-24", "4-7", "4-1"]}
    t = with_ann("dagmar_krauss", rails=line)
    t.ann.plays("box:farm").picks("farm:sheep:11", "farm:sheep:14", "farm:corn:1")
    t.ann.has(farms=["sheep 11", "sheep 14", "corn 1"], time=START + 3, gold=7)


@rule("AZ R-142b", "AZ R-076a", "AZ R-076b")
def test_professor_guyonne_shortens_attacks_but_not_below_one() -> None:
    force = {"infantry": 1, "armoured_car": 1}
    for sent, time in (((), 1), (("unit:armoured_car",), 1)):
        t = with_ann("professor_guyonne", ann={"barracks": force}, tiles={11: "zombie_l1_2"})
        t.ann.plays("box:attack").picks("unit:infantry", *sent).has(owes=time)
    t = outback("ann", "bob", ann={"barracks": force}, tiles={11: "zombie_l1_2"})
    t.ann.plays("box:attack").picks("unit:infantry", "unit:armoured_car").has(owes=2)


@rule("AZ Q-48", "AZ R-090")
def test_count_jago_keeps_his_nerve_without_being_asked() -> None:
    for card, sanity in (("count_jago", 4), ("mr_merino", 3)):
        t = with_ann(card, ann={"barracks": {"infantry": 1}}, tiles={11: "zombie_l1_2"})
        t.ann.plays("box:attack")
        assert t.table.view(BOB).combat.sanity == sanity


# Points -----------------------------------------------------------------------------------------------------------


@rule("AZ R-142e", "AZ R-161c", "AZ Q-24")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [("mad_johnson", 2), ("mr_merino", 2), ("mrs_bradshaw", 1), ("merinda_sweet", 1), ("tex_mcguire", 1)],
)
def test_some_are_worth_points_at_the_end(card: str, bonus: int) -> None:
    """Rails count in threes, blighted farms not at all, and a tile without points like any other."""
    farms = {"ann": ["sheep 11", "sheep 14", "sheep 19 blighted", "corn 1", "cattle 8", "cattle 7 blighted"]}
    farms["bob"] = ["sheep 31"]
    table: dict[str, Any] = {"rails": {"ann": ["4-11-14-19-24-30"]}, "farms": farms}
    tiles = ["zombie_l1_1", "mi_go_l1_1"]
    plain = with_ann(ann={"tiles": tiles}, **table).ann.holding("score")
    with_ann(card, ann={"tiles": tiles}, **table).ann.has(score=plain + bonus)


@rule("AZ R-142a")
def test_the_box_holds_thirty_six_characters_each_used_when_it_says() -> None:
    timings = [each.timing for each in GAME.open_box().shelf["character"].values()]
    assert {each: timings.count(each) for each in timings} == {"once": 12, "lasting": 10, "combat": 9, "score": 5}
