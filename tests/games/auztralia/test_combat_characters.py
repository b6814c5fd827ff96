"""Characters in a combat: those used once in each, those that always help, and single-use ones between two cards."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.auztralia.state import PURPLE, UNITS, Australia, Combat

from .fighting import answers, battle, combat, force, hurt, siege
from .outback import outback


def team(*characters: str) -> dict[str, list[str]]:
    """What Ann has besides her units."""
    return {"characters": list(characters)}


# Between two cards ------------------------------------------------------------------------------------------------


@rule("AZ R-142c", "AZ Q-42", "AZ R-140b")
def test_colonel_khouri_strikes_once_before_or_between_cards() -> None:
    t = battle("zombie_l3_1 up", "mi_go_l3_1 up", force={"infantry": 1}, cards=["ooc_24"], ann=team("colonel_khouri"))
    t.ann.is_asked("combat-card").offered_only("use:colonel_khouri", "pass").plays("use:colonel_khouri")
    t.ann.is_asked("hit-whom").offered_only("old_one:zombie_l3_1", "old_one:mi_go_l3_1").plays("old_one:mi_go_l3_1")
    t.ann.is_asked("retreat")  # the card was turned, and Khouri is used up
    assert t.lying(11) == ["zombie_l3_1 up", "mi_go_l3_1 up ann=2"] and combat(t).used == ["colonel_khouri"]
    t = battle("zombie_l3_1 up", "mi_go_l3_1 up", force={"infantry": 1}, cards=["ooc_24"], ann=team("colonel_khouri"))
    t.ann.plays("pass").is_asked("combat-card").plays("use:colonel_khouri").is_asked("hit-whom")


@rule("AZ R-140c")
def test_after_the_combat_the_card_may_be_used_in_the_next() -> None:
    t = battle("zombie_l3_2", force={"infantry": 1}, ann={**team("colonel_khouri"), "gold": 4})
    t.ann.plays("use:colonel_khouri", "all").plays("box:attack").is_asked("combat-card").offered("use:colonel_khouri")


@rule("AZ R-097a", "AZ Q-42")
def test_a_blow_before_the_first_card_may_end_the_combat() -> None:
    t = battle("zombie_l1_1", force={"infantry": 1}, ann=team("colonel_khouri"))
    t.ann.is_asked("combat-card").plays("use:colonel_khouri").has(tiles=["zombie_l1_1"], infantry=1)
    assert t.state.combat is None and len(t.state.cards) == 40


@rule("AZ R-142c")
@pytest.mark.parametrize(
    ("character", "unit"),
    [("gunner_milligan", "artillery"), ("lieutenant_singh", "armoured_car"), ("juliette_verne", "airship")],
)
def test_some_strike_only_with_their_kind_of_unit(character: str, unit: str) -> None:
    """Lieutenant Singh's cars hurt even temples."""
    t = battle("temple_l1_1 up", force={unit: 1}, cards=["ooc_18"], ann=team(character))
    t.ann.is_asked("combat-card").plays(f"use:{character}")
    assert t.lying(11) == ["temple_l1_1 up ann=1"]
    t = battle("temple_l1_1 up", force={"infantry": 1}, cards=["ooc_18"], ann=team(character))
    t.ann.is_asked("retreat")  # nothing could be used, so nobody was asked
    t = battle("temple_l1_1 up", force={"infantry": 1}, ann=team(character, "colonel_khouri"))
    t.ann.is_asked("combat-card").refused(f"use:{character}", rule="R-142")


@rule("AZ R-140b")
def test_a_used_character_is_shown_with_the_reason() -> None:
    t = battle("temple_l1_1 up", force={"artillery": 1}, ann=team("gunner_milligan", "colonel_khouri"))
    t.ann.plays("use:gunner_milligan").is_asked("combat-card").refused("use:gunner_milligan", rule="R-140")


@rule("AZ R-142c", "AZ Q-42")
def test_general_takanashi_gives_a_unit_for_two_damage() -> None:
    t = battle("zombie_l3_1 up", "mi_go_l1_1 up", force={"infantry": 2, "airship": 1}, ann=team("general_takanashi"))
    t.ann.plays("use:general_takanashi").is_asked("sacrifice").offered_only("unit:infantry", "unit:airship")
    t.ann.plays("unit:infantry", "old_one:mi_go_l1_1").has(tiles=["mi_go_l1_1"])
    assert force(t) == {"infantry": 1, "airship": 1} and t.state.pool[0] == 9
    t.check()


@rule("AZ Q-42", "AZ R-097c")
def test_whoever_gives_the_last_unit_is_out_of_the_combat() -> None:
    t = battle("zombie_l3_2 up", force={"infantry": 1}, ann=team("general_takanashi"))
    t.ann.plays("use:general_takanashi").has(infantry=0)
    assert t.state.combat is None and t.lying(11) == ["zombie_l3_2 up"]


@rule("AZ Q-42", "AZ R-142c")
def test_franz_neumann_saves_the_unit_that_general_takanashi_gives() -> None:
    t = battle("mi_go_l3_1 up", force={"infantry": 2}, ann=team("general_takanashi", "franz_neumann"))
    t.ann.plays("use:general_takanashi").is_asked("save").plays("yes").has(infantry=1)
    assert force(t) == {"infantry": 1} and t.lying(11)[0].startswith("mi_go_l3_1 up ann=")
    t.check()


@rule("AZ Q-40", "AZ R-140e")
def test_single_use_characters_may_be_used_between_cards_of_an_own_attack() -> None:
    t = battle("mi_go_l3_1 up ann=1", force={"infantry": 1}, cards=["ooc_24"], ann=team("long_range_outback_group"))
    t.ann.is_asked("combat-card").passes()
    t.ann.is_asked("combat-card").plays("use:long_range_outback_group").has(tiles=["mi_go_l3_1"], characters=[])
    assert t.state.combat is None


@rule("AZ Q-40", "AZ R-141")
def test_single_use_characters_wait_in_a_defence() -> None:
    t = siege("mi_go_l3_1 up", force={"infantry": 1}, ann=team("lady_carter", "colonel_khouri"))
    t.ann.is_asked("combat-card").refused("use:lady_carter", rule="R-140")


@rule("AZ Q-40", "AZ R-141a")
def test_in_the_attack_that_brings_the_disc_to_53_they_serve_until_it_moves() -> None:
    t = outback("ann", "bob", tiles={11: "mi_go_l3_1 up"}, bob={"time": 54}, purple=53,
                ann={"time": 52, "barracks": {"infantry": 1}, **team("lady_carter", "colonel_khouri")})  # fmt: skip
    t.ann.plays("box:attack").is_asked("combat-card").plays("use:lady_carter").has(coal=6, time=52)
    t.ann.plays("use:colonel_khouri")
    t.until("retreat", "ann").ann.plays("all").has(time=53)


@rule("AZ Q-40", "AZ R-103b", "AZ R-140e")
def test_before_a_defeat_is_settled_one_may_still_strike_a_zombie_that_would_get_well() -> None:
    t = battle("zombie_l3_2 up ann=2", "zombie_l3_1 up ann=1", force={"infantry": 1}, cards=["ooc_34", "ooc_13"],
               ann=team("long_range_outback_group"))  # fmt: skip
    t.until("combat-card", "ann", limit=1).ann.passes()
    t.ann.is_asked("combat-card").offered_only("use:long_range_outback_group", "pass")
    assert force(t) == {}
    t.ann.plays("use:long_range_outback_group", "old_one:zombie_l3_2").has(tiles=["zombie_l3_2"], characters=[])
    assert t.state.combat is None and t.lying(11) == ["zombie_l3_1 up"]
    t = battle("zombie_l3_2 up ann=2", "zombie_l3_1 up ann=1", force={"infantry": 1}, cards=["ooc_34", "ooc_13"],
               ann=team("long_range_outback_group"))  # fmt: skip
    t.ann.passes().passes().has(characters=["long_range_outback_group"])
    assert t.state.combat is None and t.lying(11) == ["zombie_l3_2 up", "zombie_l3_1 up"]
    t = battle("mi_go_l3_1 up", force={"infantry": 1}, cards=["ooc_34", "ooc_13"], ann=team("jenny_appleseed"))
    t.ann.is_asked("retreat")


@rule("AZ Q-40", "AZ Q-58", "AZ R-140e")
def test_before_the_losses_of_a_defeat_one_may_still_hire_somebody_who_saves_a_unit() -> None:
    t = battle("zombie_l1_2 up", "mi_go_l1_3 up", force={"infantry": 2, "armoured_car": 1, "airship": 1},
               cards=["ooc_01", "ooc_02", "ooc_03", "ooc_04"], ann=team("kitchener"),
               display=["franz_neumann", "count_jago", "mr_merino", "tex_mcguire", "zhu_xiang"])  # fmt: skip
    t = answers(t, "pass", "stack:infantry", "pass", "stay", "stack:armoured_car", "pass", "stay", "pass", "stay")
    t.ann.plays("stack:infantry").is_asked("combat-card").plays("use:kitchener", "character:franz_neumann")
    t.ann.is_asked("save").plays("yes").has(armoured_car=1, infantry=1, airship=0, characters=["franz_neumann"])


@rule("AZ Q-40")
def test_in_a_counterattack_the_old_ones_are_active_and_nobody_uses_single_use_characters() -> None:
    def strikes_back(g: Australia) -> None:
        who = g.colonies[0]
        g.active, g.combat, who.barracks = PURPLE, Combat(0, 11, who.barracks), [0] * len(UNITS)

    t = outback("ann", "bob", at="strike_out", tiles={11: "mi_go_l3_1"}, arrange=strikes_back,
                ann={"barracks": {"infantry": 1}, **team("lady_carter", "colonel_khouri")})  # fmt: skip
    t.ann.is_asked("combat-card").refused("use:lady_carter", rule="R-140").passes()
    t.ann.is_asked("first-retreat")


# After the card is turned -----------------------------------------------------------------------------------------


@rule("AZ R-142c", "AZ Q-69")
def test_corporal_jones_leads_everybody_out_before_the_card_counts() -> None:
    t = battle("zombie_l3_1 up", force={"infantry": 1, "airship": 1}, cards=["ooc_01"], ann=team("corporal_jones"))
    t.ann.is_asked("slip-away").offered_only("airships", "others", "all", "stay")
    assert combat(t).card == "ooc_01" and combat(t).sanity == 3
    t.ann.plays("all").has(infantry=1, airship=1)
    assert t.state.combat is None and t.state.discard == ["ooc_01"]
    t.check()


@rule("AZ Q-69", "AZ Q-41")
def test_those_who_slip_away_neither_hit_nor_are_hit() -> None:
    t = battle(
        "mi_go_l3_1 up", force={"infantry": 1, "airship": 1}, cards=["ooc_07", "ooc_34"], ann=team("corporal_jones")
    )
    t.ann.plays("others").is_asked("retreat").has(infantry=1)  # infantry would have hit, and been hit
    assert t.lying(11) == ["mi_go_l3_1 up"] and hurt(t) == {"airship": 1}
    t.ann.plays("stay").is_asked("retreat")  # Jones is used up
    assert combat(t).used == ["corporal_jones"]


@rule("AZ Q-69")
def test_corporal_jones_may_wait_for_a_worse_card() -> None:
    t = battle("zombie_l3_1 up", force={"infantry": 1}, cards=["ooc_03", "ooc_01"], ann=team("corporal_jones"))
    t.ann.plays("stay").is_asked("retreat").plays("stay").is_asked("slip-away")


@rule("AZ Q-41", "AZ R-110c")
def test_corporal_jones_does_not_help_at_the_port() -> None:
    t = siege("zombie_l1_2 up", force={"infantry": 1, "armoured_car": 1}, cards=["ooc_30"], ann=team("corporal_jones"))
    t.ann.has(tiles=["zombie_l1_2"]).is_asked("act")


# Losses -----------------------------------------------------------------------------------------------------------


@rule("AZ R-142c")
def test_franz_neumann_saves_one_unit_in_a_combat() -> None:
    t = battle(
        "zombie_l3_1 up", "zombie_l3_2 up", force={"infantry": 3}, cards=["ooc_34", "ooc_35"], ann=team("franz_neumann")
    )
    t.ann.is_asked("save").plays("yes").has(infantry=1)
    assert force(t) == {"infantry": 2}
    t.ann.plays("stay").is_asked("retreat")  # the second is lost
    assert force(t) == {"infantry": 1} and t.state.pool[0] == 8
    t.check()


@rule("AZ R-142c")
def test_franz_neumann_may_wait() -> None:
    t = battle(
        "zombie_l3_1 up", "zombie_l3_2 up", force={"infantry": 3}, cards=["ooc_34", "ooc_35"], ann=team("franz_neumann")
    )
    t.ann.plays("no", "stay").is_asked("save")
    assert t.state.pool[0] == 8


@rule("AZ Q-58")
def test_franz_neumann_saves_a_unit_from_a_defeat() -> None:
    t = battle("zombie_l1_2 up", "mi_go_l1_3 up", force={"infantry": 2, "armoured_car": 1, "airship": 1},
               cards=["ooc_01", "ooc_02", "ooc_03", "ooc_04"], ann=team("franz_neumann"))  # fmt: skip
    t = answers(t, "stack:infantry", "stay", "stack:armoured_car", "stay", "stay", "no", "stack:infantry", "no")
    t.ann.is_asked("save").plays("yes").has(infantry=1, armoured_car=1, airship=0)


@rule("AZ R-142c", "AZ Q-58")
def test_luigi_caprotti_heals_after_a_card_even_before_the_losses_of_a_defeat() -> None:
    force_ = {"infantry": 2, "armoured_car": 1, "airship": 1}
    t = battle("zombie_l1_2 up", "mi_go_l1_3 up", force=force_, cards=["ooc_01", "ooc_02", "ooc_03", "ooc_04"],
               ann=team("luigi_caprotti"))  # fmt: skip
    t.ann.plays("stack:infantry").is_asked("heal").offered_only("stack:infantry", "pass").passes()
    t = answers(t, "stay", "stack:armoured_car", "pass", "stay", "pass", "stay", "stack:infantry")
    t.ann.is_asked("heal").offered_only("stack:armoured_car", "pass").plays("stack:armoured_car")
    t.ann.has(infantry=1, armoured_car=1, airship=0)


@rule("AZ R-142c")
def test_luigi_caprotti_heals_once_and_prevents_nothing() -> None:
    t = battle("zombie_l3_1 up", "zombie_l3_2 up", force={"infantry": 2, "armoured_car": 1},
               cards=["ooc_34", "ooc_35", "ooc_34"], ann=team("luigi_caprotti"))  # fmt: skip
    t.ann.plays("stack:infantry", "stack:armoured_car").is_asked("heal").plays("stack:infantry")
    assert hurt(t) == {"armoured_car": 1} and combat(t).used == ["luigi_caprotti"]
    t.ann.plays("stay", "stack:infantry", "stack:armoured_car").is_asked("retreat")
    assert force(t) == {"infantry": 2} and hurt(t) == {"infantry": 1}


@rule("AZ Q-58", "AZ Q-72")
def test_luigi_caprotti_may_take_a_cube_off_after_a_victory_too_though_nothing_comes_of_it() -> None:
    facts: dict[str, Any] = {"force": {"infantry": 2}, "cards": ["ooc_23"], "ann": team("luigi_caprotti")}
    t = battle("zombie_l1_2 up ann=1", **facts, thorough=True)
    t.ann.is_asked("heal").offered_only("stack:infantry", "pass")
    assert t.decision.is_in_vain
    t.ann.plays("stack:infantry").has(infantry=2, tiles=["zombie_l1_2"])
    battle("zombie_l1_2 up ann=1", **facts).ann.has(infantry=2, tiles=["zombie_l1_2"]).is_asked("act")
    battle("zombie_l1_2 up ann=1", **facts, formerly=True, thorough=True).ann.is_asked("act")


# What always helps ------------------------------------------------------------------------------------------------


@rule("AZ Q-48", "AZ R-090")
def test_count_jago_gives_a_fourth_sanity_without_being_asked() -> None:
    t = battle("zombie_l3_1 up", force={"airship": 1}, cards=["ooc_01"], ann=team("count_jago"))
    t.ann.is_asked("retreat")
    assert combat(t).sanity == 3
    t = siege(
        "zombie_l3_1 up",
        "zombie_l2_2 up",
        force={"infantry": 2, "armoured_car": 1},
        cards=["ooc_01"],
        ann=team("count_jago"),
    )
    assert combat(t).sanity == 2


@rule("AZ R-142b", "AZ Q-64", "AZ E-09")
@pytest.mark.parametrize(
    ("unit", "character", "plain", "better"),
    [
        ("armoured_car", "alexandre_proust", 2, 3),
        ("armoured_train", "boris_krupp", 3, 4),
        ("airship", "zhu_xiang", 2, 3),
        ("infantry", "alexandre_proust", 2, 2),
        ("artillery", "boris_krupp", 2, 2),
    ],
)
def test_some_make_their_kind_of_unit_tougher(unit: str, character: str, plain: int, better: int) -> None:
    """Card after card deals one damage to the stack, until one of two is gone."""
    cards = ["ooc_03", "ooc_35", "ooc_33", "ooc_12"] if unit == "airship" else ["ooc_34", "ooc_07", "ooc_16", "ooc_13"]
    foe = "mi_go_l3_1 up" if unit == "airship" else "zombie_l3_2 up"
    for held, capacity in ((team(), plain), (team(character), better)):
        t = battle(foe, force={unit: 2}, cards=cards, rails={"ann": ["4-11"]}, ann=held)
        for _ in range(capacity - 1):
            assert force(t) == {unit: 2}
            t.ann.plays("stay")
        assert force(t) == {unit: 1} and hurt(t) == {}
