"""A combat card by card: hits, damage, sanity, kills, retreat and defeat."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from citing import rule
from leng.games.auztralia.deeds import tiles
from leng.games.auztralia.state import UNITS, Australia

from .fighting import answers, battle, combat, force, hurt
from .outback import outback

EXAMPLE = {"infantry": 2, "armoured_car": 1, "airship": 1}
FOUR = ["ooc_01", "ooc_02", "ooc_03", "ooc_04"]


# The examples of the rulebook -------------------------------------------------------------------------------------


@rule("AZ E-12", "AZ R-075", "AZ R-091a")
def test_the_tile_is_a_zombie_stay_or_retreat() -> None:
    t = battle("zombie_l1_2", force=EXAMPLE)
    assert t.lying(11) == ["zombie_l1_2 up"]
    assert not t.told("turned-up", tile="zombie_l1_2", hex=11, seat=0).rival, "it is her attack that turns it up"
    t.ann.is_asked("first-retreat").offered_only("airships", "others", "all", "stay").plays("all")
    t.ann.has(infantry=2, armoured_car=1, airship=1)
    assert t.state.combat is None and t.lying(11) == ["zombie_l1_2 up"]


@rule(
    "AZ E-17",
    "AZ R-090",
    "AZ R-092a",
    "AZ R-092b",
    "AZ R-094a",
    "AZ R-094b",
    "AZ R-094e",
    "AZ R-095a",
    "AZ R-098a",
    "AZ R-098b",
    "AZ R-102c",
    "AZ R-004b",
    "AZ R-133c",
)
def test_the_zombie_of_the_example() -> None:
    t = battle("zombie_l1_2", force=EXAMPLE, cards=FOUR)
    assert combat(t).sanity == 3
    t.ann.plays("stay").is_asked("assign").offered_only("stack:infantry", "stack:armoured_car").plays("stack:infantry")
    assert (combat(t).sanity, hurt(t)) == (2, {"infantry": 1})
    t.ann.plays("stay", "stack:armoured_car")
    assert (combat(t).sanity, hurt(t)) == (1, {"infantry": 1, "armoured_car": 1})
    t.ann.plays("stay").is_asked("retreat")
    assert t.lying(11) == ["zombie_l1_2 up ann=1"] and combat(t).sanity == 1
    t.ann.plays("stay").is_asked("assign").not_offered("stack:airship").plays("stack:infantry")
    t.ann.has(infantry=1, armoured_car=1, airship=1, tiles=["zombie_l1_2"], headquarters=19)
    assert t.state.combat is None and t.lying(11) == [] and t.state.pool[0] == 9
    t.check()


@rule(
    "AZ E-18",
    "AZ E-26",
    "AZ R-096a",
    "AZ R-096b",
    "AZ R-096c",
    "AZ R-101b",
    "AZ R-101c",
    "AZ R-102a",
    "AZ R-102b",
    "AZ R-104a",
    "AZ R-104b",
)
def test_the_zombie_and_the_mi_go_of_the_example() -> None:
    t = battle("zombie_l1_2 up", "mi_go_l1_3 up", force=EXAMPLE, cards=FOUR)
    t.ann.plays("stack:infantry").is_asked("retreat")
    assert t.lying(11) == ["zombie_l1_2 up", "mi_go_l1_3 up ann=1"] and combat(t).sanity == 2
    t.ann.plays("stay", "stack:armoured_car").is_asked("retreat")
    assert t.lying(11) == ["zombie_l1_2 up", "mi_go_l1_3 up ann=2"] and combat(t).sanity == 0
    t.ann.plays("stay").is_asked("retreat")
    assert t.lying(11) == ["zombie_l1_2 up ann=1", "mi_go_l1_3 up ann=2"]
    assert hurt(t) == {"infantry": 1, "armoured_car": 1, "airship": 1}
    t.ann.plays("stay", "stack:infantry")
    t.ann.has(infantry=1, armoured_car=0, airship=0, tiles=["zombie_l1_2", "mi_go_l1_3"])
    assert t.state.combat is None and t.lying(11) == []
    t.check()


@rule("AZ E-14", "AZ R-093a", "AZ R-098a", "AZ R-099a", "AZ R-099b", "AZ R-099e")
def test_three_more_kill_the_shoggoth_of_red_and_blue() -> None:
    t = battle("shoggoth_l3_1 up ann=2 bob=3", force={"infantry": 1, "artillery": 1, "armoured_train": 1},
               cards=["ooc_05", "ooc_01"], rails={"ann": ["4-11"]})  # fmt: skip
    assert t.lying(11) == ["shoggoth_l3_1 up ann=4 bob=3"]
    t.ann.plays("stay").has(points=4, tiles=[])  # 7 points: 3 for each, the rest for the 5 of Ann
    t.bob.has(points=3, headquarters=20)
    t.ann.has(headquarters=19)
    assert t.lying(11) == [] and "shoggoth_l3_1" in t.state.gone
    t.check()


@rule("AZ E-15", "AZ R-095a", "AZ R-095b", "AZ R-070c")
def test_two_damage_on_two_infantry_destroy_one() -> None:
    t = battle("zombie_l1_2 up", "zombie_l1_3 up", force={"infantry": 2}, cards=["ooc_34"])
    assert force(t) == {"infantry": 1} and hurt(t) == {}
    assert t.state.pool[0] == 9
    t.check()


@rule("AZ E-16", "AZ R-105a", "AZ R-105b", "AZ R-105c")
def test_two_zombies_take_a_cube_each_and_deal_double() -> None:
    t = battle("zombie_l1_2 up", "zombie_l1_3 up", force={"infantry": 2, "armoured_car": 1}, cards=["ooc_03", "ooc_01"])
    assert t.lying(11) == ["zombie_l1_2 up ann=1", "zombie_l1_3 up ann=1"]
    t.ann.plays("stay").is_asked("assign").plays("stack:infantry").is_asked("assign").plays("stack:armoured_car")
    assert combat(t).sanity == 1 and hurt(t) == {"infantry": 1, "armoured_car": 1}


# Before the first card --------------------------------------------------------------------------------------------


@rule("AZ R-091b", "AZ Q-74")
def test_whoever_attacks_what_lies_face_up_must_fight() -> None:
    t = battle("zombie_l1_2 up", force={"infantry": 2}, cards=["ooc_03"])
    t.ann.is_asked("retreat")
    assert combat(t).cards == 1


@rule("AZ Q-65")
def test_a_hidden_tile_under_an_open_one_is_turned_up_and_all_are_fought() -> None:
    t = battle("zombie_l1_2 up", "mi_go_l1_3", force={"infantry": 1}, cards=["ooc_11"])
    t.ann.is_asked("first-retreat").plays("stay").is_asked("retreat")
    assert t.lying(11) == ["zombie_l1_2 up ann=1", "mi_go_l1_3 up ann=1"]


@rule("AZ Q-67", "AZ R-210c")
def test_a_temple_that_lets_others_out_is_fought_alone() -> None:
    t = outback("ann", "bob", "cat", options={"challenge": "medium"}, tiles={11: "xx_temple_zombie"},
                cards=["ooc_05", "ooc_02", "ooc_04", "ooc_35"], ann={"barracks": {"infantry": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("first-retreat")
    assert t.lying(11) == ["xx_temple_zombie up"]
    assert sum(one.tile.startswith("x_zombie") for one in t.state.tiles) == 3
    t.ann.plays("stay")
    assert t.lying(11) == ["xx_temple_zombie up ann=1"]
    t.check()


@rule("AZ Q-67", "AZ Q-35", "AZ R-110a")
def test_what_a_temple_sends_onto_the_port_is_fought_after_the_attack() -> None:
    t = outback("ann", "bob", "cat", options={"challenge": "medium"}, tiles={19: "xx_temple_zombie"},
                cards=["ooc_01", "ooc_05", "ooc_02", "ooc_30", "ooc_12"],
                ann={"barracks": {"armoured_car": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("first-retreat")
    standing = t.lying(4)
    assert len(standing) == 1 and combat(t).hex == 19
    t.ann.plays("all")  # home to the port, where the next fight begins
    t.told("defends", seat=0, hex=4)
    t.ann.has(tiles=[standing[0].removesuffix(" up")], armoured_car=1)
    assert t.lying(4) == [] and t.state.phase == "colony"


# A card is resolved whole -----------------------------------------------------------------------------------------


@rule("AZ R-092c", "AZ R-108")
def test_more_units_of_a_kind_hit_no_harder() -> None:
    for n in (1, 4):
        t = battle("shoggoth_l3_1 up", force={"infantry": n}, cards=["ooc_11"])
        assert t.lying(11) == ["shoggoth_l3_1 up ann=1"]
    t = battle("shoggoth_l3_1 up", force={"armoured_car": 2}, cards=["ooc_11"])
    assert t.lying(11) == ["shoggoth_l3_1 up"]


@rule("AZ Q-18", "AZ R-096a", "AZ R-101a", "AZ R-101c", "AZ R-097a")
def test_a_unit_that_dies_on_a_card_has_hit_on_it() -> None:
    t = battle("zombie_l1_2 up ann=1", "zombie_l1_3 up ann=1", force={"infantry": 1}, cards=["ooc_23"])
    t.ann.has(infantry=0, tiles=["zombie_l1_2", "zombie_l1_3"])
    assert t.state.combat is None and t.lying(11) == []


@rule("AZ R-094c", "AZ R-094d")
def test_damage_to_airships_is_ignored_without_any() -> None:
    t = battle("mi_go_l3_1 up", force={"infantry": 1}, cards=["ooc_35"])
    assert hurt(t) == {}
    t = battle("mi_go_l3_1 up", force={"infantry": 1, "airship": 2}, cards=["ooc_35"])
    assert hurt(t) == {"airship": 1}


@rule("AZ Q-19")
def test_purple_cubes_are_ignored_by_airships_alone() -> None:
    t = battle("zombie_l1_2 up", force={"airship": 1}, cards=["ooc_34"])
    assert hurt(t) == {} and force(t) == {"airship": 1}


@rule("AZ Q-20", "AZ R-095a", "AZ R-105b", "AZ R-105c")
def test_the_fighter_places_cube_by_cube_on_stacks_that_still_have_a_unit() -> None:
    t = battle("zombie_l1_2 up", "zombie_l1_3 up", "zombie_l1_4 up", force={"infantry": 1, "armoured_car": 1},
               cards=["ooc_34"])  # fmt: skip
    t.ann.is_asked("assign").plays("stack:armoured_car").is_asked("assign").plays("stack:armoured_car")
    assert force(t) == {"infantry": 1} and hurt(t) == {"infantry": 1}  # the third has only one place left


@rule("AZ Q-20")
def test_what_is_left_when_every_stack_is_gone_hits_nobody() -> None:
    t = battle("zombie_l1_2 up", "zombie_l1_3 up", "zombie_l1_4 up", force={"infantry": 1}, cards=["ooc_34"])
    assert t.state.combat is None
    t.ann.has(infantry=0)
    t.check()


@rule("AZ R-096d", "AZ R-096e", "AZ Q-52")
def test_the_discards_are_shuffled_when_the_deck_is_used_up() -> None:
    def used_up(g: Australia) -> None:
        g.cards, g.discard = g.cards[-1:], g.cards[:-1]

    t = battle("shoggoth_l3_2 up", force={"infantry": 9}, cards=["ooc_20"], arrange=used_up)
    assert (t.state.cards, len(t.state.discard)) == ([], 40)
    before = t.state.fate
    t.ann.plays("stay")
    assert t.state.fate != before and (len(t.state.cards), len(t.state.discard)) == (39, 1)
    t.check()


@rule("AZ R-093a", "AZ R-093b", "AZ Q-21")
def test_cubes_on_an_old_one_are_missing_at_headquarters_until_a_disc_stands_for_five() -> None:
    t = battle("shoggoth_l3_2 up ann=3", force={"infantry": 1}, cards=["ooc_11", "ooc_20"])
    t.ann.has(headquarters=20 - 1 - 4).plays("stay").has(headquarters=20 - 1)
    assert t.lying(11) == ["shoggoth_l3_2 up ann=5"]


@rule("AZ Q-21")
def test_damage_counts_without_cubes_too() -> None:
    t = battle("shoggoth_l3_2 up", force={"infantry": 1}, cards=["ooc_11"], ann={"cubes": {"trade": 19}})
    t.ann.has(headquarters=0)
    assert t.lying(11) == ["shoggoth_l3_2 up ann=1"]


# Kills ------------------------------------------------------------------------------------------------------------


@rule("AZ R-098b", "AZ R-107a", "AZ R-107b")
def test_who_alone_has_hurt_an_old_one_takes_it_and_the_action_is_over() -> None:
    t = battle("mi_go_l1_1 up ann=1", force={"infantry": 1}, cards=["ooc_13"])
    t.ann.has(tiles=["mi_go_l1_1"], infantry=1, points=0).is_asked("act")  # at 1, behind Bob
    t.check()


@rule("AZ R-099a", "AZ R-099b", "AZ R-099c", "AZ R-099d", "AZ Q-22")
@pytest.mark.parametrize(
    ("tile", "damage", "points"),
    [
        ("shoggoth_l2_1", [3, 2, 0], [3, 2, 0]),
        ("shoggoth_l2_1", [2, 2, 0], [2, 2, 0]),
        ("shoggoth_l3_2", [4, 4, 1], [3, 3, 2]),
        ("shoggoth_l3_1", [3, 3, 3], [2, 2, 2]),
    ],
)
def test_a_shared_kill_pays_tokens(tile: str, damage: list[int], points: list[int]) -> None:
    t = outback("ann", "bob", "cat", tiles={11: f"{tile} up"})
    one = t.one(tile)
    one.damage = damage
    tiles.slay(t.state, one)
    assert [who.points for who in t.state.colonies] == points
    assert tile in t.state.gone and not any(who.tiles for who in t.state.colonies)
    t.check()


@rule("AZ Q-66", "AZ R-099b")
def test_hits_beyond_the_capacity_count_for_the_shares() -> None:
    """Four would do: Ann deals 3 to the 2 of Bob, so the third point is hers."""
    t = battle("mi_go_l3_1 up bob=2", force={"infantry": 1, "armoured_car": 1, "airship": 1}, cards=["ooc_08"])
    t.ann.has(points=2)
    t.bob.has(points=1)


@rule("AZ R-103a", "AZ R-103b", "AZ Q-22", "AZ R-150a")
def test_damage_stays_on_old_ones_but_zombies_heal() -> None:
    t = battle("zombie_l3_2 up bob=1", "shoggoth_l3_1 up bob=1", force={"infantry": 2}, cards=["ooc_11"])
    assert t.lying(11) == ["zombie_l3_2 up ann=1 bob=1", "shoggoth_l3_1 up ann=1 bob=1"]
    t.ann.plays("all")
    assert t.lying(11) == ["zombie_l3_2 up", "shoggoth_l3_1 up ann=1 bob=1"]
    t.ann.has(headquarters=18)


# Retreat ----------------------------------------------------------------------------------------------------------


@rule("AZ R-100a", "AZ R-100b", "AZ R-100c", "AZ R-100d", "AZ R-100e", "AZ R-097b")
def test_airships_others_or_all_may_retreat_and_get_well() -> None:
    units = {"infantry": 2, "airship": 1}
    t = battle("mi_go_l3_1 up", force=units, cards=["ooc_07", "ooc_36"])
    assert hurt(t) == {"infantry": 1, "airship": 1}
    t.ann.is_asked("retreat").offered_only("airships", "others", "all", "stay").plays("airships")
    t.ann.has(airship=1, infantry=0).is_asked("retreat").offered_only("all", "stay")
    assert force(t) == {"infantry": 2} and hurt(t) == {"infantry": 1} and combat(t).cards == 2
    t.ann.plays("all").has(airship=1, infantry=2)
    assert t.state.combat is None
    t = battle("mi_go_l3_1 up", force=units, cards=["ooc_07", "ooc_36"])
    t.ann.plays("others").has(infantry=2, airship=0)
    assert force(t) == {"airship": 1} and hurt(t) == {"airship": 1}
    t.check()


# Defeat -----------------------------------------------------------------------------------------------------------


@rule("AZ R-101b", "AZ R-102a", "AZ R-102b", "AZ Q-56")
def test_a_defeat_destroys_one_unit_of_each_damaged_stack() -> None:
    zombies = ["zombie_l3_1 up", "zombie_l3_2 up", "zombie_l2_2 up"]
    t = battle(*zombies, force={"infantry": 3, "armoured_car": 2, "artillery": 1}, cards=["ooc_01", "ooc_02"])
    t = answers(t, "stack:infantry", "stack:armoured_car", "stack:infantry")
    assert force(t) == {"infantry": 2, "armoured_car": 2, "artillery": 1} and hurt(t) == {"armoured_car": 1}
    assert combat(t).sanity == 0
    t = answers(t, "stay", "stack:infantry", "stack:artillery", "stack:artillery")
    t.told("breaks", seat=0)
    t.ann.has(infantry=1, armoured_car=1, artillery=0)
    assert t.state.combat is None and t.lying(11) == zombies
    t.check()


@rule("AZ R-101b")
def test_the_last_sanity_may_be_lost_without_defeat() -> None:
    t = battle("zombie_l3_1 up", "zombie_l3_2 up", "zombie_l2_2 up", force={"airship": 1}, cards=["ooc_01", "ooc_03"])
    assert combat(t).sanity == 0
    t.ann.plays("stay").is_asked("retreat")
    assert combat(t).cards == 2


@rule("AZ R-102b")
def test_undamaged_units_come_back_from_a_defeat() -> None:
    zombies = ("zombie_l3_1 up", "zombie_l3_2 up", "zombie_l2_2 up", "zombie_l2_1 up")
    t = battle(*zombies, force={"airship": 2}, cards=["ooc_01"])
    t.ann.has(airship=2)
    assert t.state.combat is None


# The cards --------------------------------------------------------------------------------------------------------


@rule("AZ R-106a", "AZ R-106b", "AZ R-106c", "AZ R-106d", "AZ R-106e", "AZ R-106f", "AZ Q-02", "AZ Q-63")
def test_the_cards_follow_the_table_of_efficacy() -> None:
    """Good hits more often than medium, medium more often than poor; cars and trains never hit temples."""
    good, medium, poor, none = "good", "medium", "poor", "none"
    table = {  # infantry, car, artillery, train, airship
        "cthulhu": (poor, poor, good, good, medium),
        "shoggoth": (poor, poor, good, good, medium),
        "mi_go": (good, good, medium, medium, medium),
        "zombie": (good, good, poor, poor, poor),
        "loyalist": (good, good, good, good, medium),
        "temple": (good, none, good, none, medium),
    }
    cards = outback("ann").state.box.cards.values()
    for kind, row in table.items():
        hits = Counter(unit for card in cards for unit in card.lines[kind].hits)
        found = {level: [hits[unit] for unit, each in zip(UNITS, row, strict=True) if each == level] for level in row}
        order = [found[level] for level in (good, medium, poor, none) if level in found]
        for better, worse in pairwise(order):
            assert min(better) > max(worse), (kind, found)
        assert all(n == 0 for n in found.get(none, ()))
    assert all(card.lines["loyalist"].sanity == 0 for card in cards)
    air = {kind: sum(card.lines[kind].air for card in cards) for kind in table}
    assert max(air, key=lambda kind: air[kind]) == "mi_go"
