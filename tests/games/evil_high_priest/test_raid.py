"""A raid step by step: strengths, asylum, sacrifices, the exposed area and room after room."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.evil_high_priest.state import Conclave

from .raiding import raid, way_of
from .sanctum import sanctum

RITUAL_END = "ritual.tulzscha_awakening.2"
KEZIAH = {
    "treasure": 1, "asylum": 2, "pool": 2, "on": [RITUAL_END], "lairs": ["deep_one_1"],
    "rooms": {"s1": "pit_trap_1", "s2": "vault_1 blood=2", "s3": "vault_2 magic=2"},
}  # fmt: skip


# The examples of the rulebook ----------------------------------------------------------------------------------------


@rule("EHP E-05", "EHP R-111a", "EHP R-116a", "EHP R-117a", "EHP R-117b")
def test_dice_of_seven_put_every_marker_on_seven() -> None:
    t = raid("ann", "bob", "cid", dice=[3, 4], by=1, ann={"asylum": 0, "blood": 1})
    t.told("raid-strength", n=7)
    t.ann.is_asked("retaliate").has(strength=7)
    t.bob.has(strength=7)
    t.cid.has(strength=7)


@rule("EHP E-06", "EHP R-118a")
def test_four_acolytes_in_the_asylum_lower_a_raid_by_four() -> None:
    t = raid(dice=[6], ann={"asylum": 4, "blood": 1})
    t.ann.has(strength=6).passes().is_asked("retaliate").has(strength=2)
    t.told("asylum-stops", seat=0, n=4, left=2)


@rule(
    "EHP E-07",
    "EHP R-118a",
    "EHP R-119a",
    "EHP R-122a",
    "EHP R-123c",
    "EHP R-124b",
    "EHP R-124c",
    "EHP R-125a",
    "EHP Q-05",
    "EHP R-112a",
)
def test_the_raid_on_keziah() -> None:
    t = raid("keziah", "noah", dice=[5, 3], investigator="private_detective", keziah=KEZIAH)
    t.keziah.is_asked("retaliate").has(strength=8).passes()
    t.keziah.is_asked("retaliate").has(strength=6, exposed={"treasure": 1}).passes()
    t.told("room-stops", room="pit_trap_1", n=0, left=6)
    t.keziah.is_asked("retaliate").has(strength=6, exposed={}).passes()
    t.keziah.is_asked("retaliate").has(strength=4, blood=2).passes()
    t.keziah.is_asked("retaliate").has(strength=2, blood=0, magic=2)
    t.keziah.plays(f"acolyte:{RITUAL_END}").has(treasure=0, blood=0, magic=2, asylum=3, pool=2, on=[])
    t.keziah.has(lairs=["deep_one_1"])
    t.told("raid-stopped", seat=0)
    t.until(ask="turn").check()


@rule("EHP E-08", "EHP R-119d", "EHP R-120b")
@pytest.mark.parametrize(
    "gifts", [["monster:deep_one_1"], ["acolyte:pool", "acolyte:pool"], ["acolyte:pool", f"acolyte:{RITUAL_END}"]]
)
def test_keziah_could_have_stopped_it_at_four_with_her_monster_or_two_acolytes(gifts: list[str]) -> None:
    t = raid("keziah", "noah", dice=[5, 3], investigator="private_detective", keziah=KEZIAH)
    t.keziah.plays("pass", "pass", "pass").has(strength=4).plays(*gifts)
    t.keziah.has(blood=2, magic=2, treasure=0)
    t.told("raid-stopped", seat=0)


# Who suffers it, and in which order ----------------------------------------------------------------------------------


@rule("EHP R-111b", "EHP R-130")
def test_a_raid_hits_everybody_and_what_one_stops_does_not_help_the_others() -> None:
    t = raid("ann", "bob", "cid", dice=[6],
             ann={"asylum": 0, "treasure": 3, "lairs": ["deep_one_1", "deep_one_2"]},
             bob={"asylum": 4, "treasure": 3, "pool": 0}, cid={"asylum": 0, "pool": 0, "treasure": 3})  # fmt: skip
    t.ann.plays("monster:deep_one_1", "monster:deep_one_2").has(treasure=3, lairs=[])
    t.until(ask="turn")
    t.ann.has(treasure=3)
    t.bob.has(treasure=0)  # 6 less 4 is still 2
    t.cid.has(treasure=0)


@rule("EHP R-112b", "EHP Q-29", "EHP R-298b")
def test_players_settle_their_raids_in_round_order() -> None:
    some = {"blood": 1, "asylum": 0}
    t = raid("ann", "bob", "cid", dice=[5], by=0, ann=some, bob=some, cid=some,
             arrange=lambda g: setattr(g, "first", 1))  # fmt: skip
    t.bob.is_asked("retaliate").plays("acolyte:pool").has(strength=3)
    t.cid.has(strength=5)
    t.bob.passes().passes().has(blood=0)
    assert way_of(t.cid) == [5, 5]
    assert way_of(t.ann) == [5, 5]


@rule("EHP R-130", "EHP Q-29")
def test_whom_a_sacrificed_shambler_releases_does_not_weaken_the_raid_of_its_owner() -> None:
    def capture(g: Conclave) -> None:
        g.priests[0].lairs[0].captive = 1
        g.priests[1].out -= 1

    t = raid("ann", "bob", dice=[4], investigator="photographer", arrange=capture,
             ann={"blood": 1, "asylum": 0, "lairs": ["dimensional_shambler"]},
             bob={"blood": 1, "asylum": 1, "pool": 2})  # fmt: skip
    t.ann.plays("monster:dimensional_shambler").has(blood=1)
    t.bob.has(escape=1, asylum=1).is_asked("retaliate").has(strength=4).passes().has(strength=3)


# The dice ------------------------------------------------------------------------------------------------------------


@rule("EHP R-110a", "EHP R-110c", "EHP R-098b")
@pytest.mark.parametrize(
    ("lock", "dice"), [("a", 0), ("b", 1), ("c", 0), ("d", 1), ("e", 1), ("g", 2), ("k", 2), ("h", 0)]
)
def test_every_icon_of_the_space_is_a_die(lock: str, dice: int) -> None:
    broken = [each for each in ("start", *"abcdefghij") if each != lock]
    rich = {"treasure": 9, "blood": 9, "magic": 9, "grimoire": 2}
    t = sanctum(broken=broken, ann=rich, dice=[1, 1])
    t.ann.plays(f"place:great_cthulhu_{lock}:priest").has(elder_sign=1)
    raids = [each for each in t.table.log if each.kind == "raid-dice"]
    assert [each.facts["dice"] for each in raids] == ([[1] * dice] if dice else [])


@rule("EHP R-110b", "EHP R-237a")
def test_on_some_boards_the_raid_belongs_to_the_bonus() -> None:
    t = sanctum(board="opener_of_the_way", ann={"magic": 2}, dice=[1, 2])
    t.ann.plays("place:opener_of_the_way_a:priest").is_asked("bonus")
    assert t.state.raid is None and not t.state.raids
    t.ann.plays("use:opener_of_the_way_a")
    t.told("raid", dice=1, seat=0)


@rule("EHP R-116e", "EHP Q-11")
def test_the_strength_is_never_above_eighteen() -> None:
    t = raid(dice=[6, 6, 6], investigator="minister", ann={"asylum": 0, "blood": 1})
    t.told("raid-strength", n=18)
    t.ann.has(strength=18)


@rule("EHP R-116b", "EHP R-116d", "EHP Q-11")
@pytest.mark.parametrize(
    ("investigator", "icons", "dice"),
    [("archaeologist", 3, [2, 3]), ("archaeologist", 1, [2]), ("hobo", 1, [4]), ("hobo", 2, [4]),
     ("war_veteran", 3, [1, 2, 3, 4]), ("war_veteran", 1, [5, 5])],
)  # fmt: skip
def test_investigators_change_the_dice_but_one_is_always_rolled(investigator: str, icons: int, dice: list[int]) -> None:
    t = raid(dice=dice, icons=icons, investigator=investigator, then=[6, 6])
    t.told("raid-dice", dice=dice)
    t.told("raid-strength", n=sum(dice))


@rule("EHP Q-11")
def test_a_raid_may_come_to_nothing() -> None:
    t = raid(dice=[1], investigator="physician", ann={"blood": 1, "asylum": 0})
    t.told("raid-strength", n=0)
    t.until(ask="turn")
    t.ann.has(blood=1)


@rule("EHP R-114b", "EHP R-114c", "EHP R-114d", "EHP R-115a", "EHP R-127a", "EHP R-127b")
@pytest.mark.parametrize("rolled", range(1, 7))
def test_a_die_picks_the_investigator_who_is_then_discarded_and_replaced(rolled: int) -> None:
    row = ["minister", "author", "gangster"]
    t = sanctum(options={"boxes": "both"}, investigator_row=row, at=("raid", 1, 0), dice=[rolled, 2])
    chosen = row[(rolled - 1) // 2]
    top = t.state.investigators
    t.told("investigator", investigator=chosen)
    t.told("raid-strength", n={"minister": 5, "author": 3, "gangster": 2}[chosen])
    t.until(ask="turn")
    assert t.state.investigator_discard == [chosen]
    assert len(t.state.investigator_row) == 3 and chosen not in t.state.investigator_row
    kept = [each for each in row if each != chosen]
    assert [each for each in t.state.investigator_row if each in kept] == kept
    assert not set(t.state.investigator_row) & set(top)


@rule("EHP R-127a", "EHP R-127b", "EHP R-014")
def test_where_the_deck_is_used_up_the_investigator_that_has_come_is_shuffled_in_again() -> None:
    def use_up(g: Conclave) -> None:
        g.investigator_discard, g.investigators = g.investigators, []

    t = sanctum(options={"boxes": "blood_ceremony"}, at=("raid", 1, 0), dice=[1, 2], arrange=use_up,
                investigator_row=["minister", "author", "hobo"])  # fmt: skip
    t.until(ask="turn")
    assert len(t.state.investigators) == 7 and not t.state.investigator_discard
    assert "minister" in t.state.investigators + t.state.investigator_row
    t.check()


# Asylum and escape ---------------------------------------------------------------------------------------------------


@rule("EHP R-118b", "EHP Q-49", "EHP R-038b", "EHP R-038c", "EHP R-038e")
def test_the_escape_zone_counts_with_the_asylum_and_can_do_nothing_else() -> None:
    t = raid(dice=[6], ann={"asylum": 2, "escape": 2, "pool": 0, "on": ["kingsport"], "blood": 1})
    t.ann.has(strength=6).offered_only("acolyte:kingsport", "pass").passes()
    t.ann.has(strength=2).offered_only("acolyte:kingsport", "pass")


@rule("EHP R-118c")
def test_nobody_may_decline_the_defence_of_the_asylum() -> None:
    t = raid(dice=[4], ann={"asylum": 4, "blood": 1}, bob={"asylum": 3, "blood": 1, "pool": 0})
    t.ann.is_asked("turn").has(blood=1, strength=0)  # nothing was asked: four stopped all of it
    t.bob.has(blood=0)


@rule("EHP R-119f", "EHP R-119g", "EHP R-080a")
def test_whoever_is_sacrificed_first_does_not_count_for_the_asylum_in_this_raid() -> None:
    t = raid(dice=[5, 4], ann={"asylum": 3, "pool": 2, "blood": 1})
    t.ann.plays("acolyte:pool").has(strength=7, asylum=4)
    t.ann.plays("acolyte:pool").is_asked("turn").has(asylum=4, escape=1, blood=0)
    t.told("asylum-stops", seat=0, n=3, left=2)


@rule("EHP R-119c", "EHP Q-60", "EHP Q-46", "EHP Q-61")
def test_the_acolyte_that_broke_the_lock_may_be_sacrificed_and_its_space_is_free() -> None:
    t = sanctum(broken=["start"], dice=[3], ann={"magic": 2, "treasure": 9, "asylum": 1}, bob={"treasure": 2})
    t.ann.plays("place:great_cthulhu_d:acolyte").is_asked("retaliate").has(elder_sign=1)
    t.ann.offered("acolyte:great_cthulhu_d", "acolyte:pool").plays("acolyte:great_cthulhu_d")
    t.ann.has(elder_sign=1, asylum=2, on=[])  # 3, less 2, less 1
    t.bob.is_asked("turn").offered("place:great_cthulhu_d:acolyte")
    t.bob.plays("place:great_cthulhu_d:acolyte").is_asked("room")


@rule("EHP Q-61", "EHP R-101a")
def test_the_bonus_is_offered_as_long_as_the_cultist_stands_there() -> None:
    t = sanctum(broken=["start"], dice=[3], ann={"magic": 2, "treasure": 4, "asylum": 1}, bob={"treasure": 2})
    t.ann.plays("place:great_cthulhu_d:acolyte", "acolyte:pool", "pass").is_asked("bonus")
    t.ann.passes()
    t.bob.refused("place:great_cthulhu_d:acolyte", rule="R-029")


@rule("EHP R-119c", "EHP R-119e", "EHP R-007c", "EHP Q-44", "EHP Q-22")
def test_acolytes_are_sacrificed_from_wherever_they_stand_and_priests_never() -> None:
    t = raid(board="yellow_sign", dice=[6, 6], investigator="photographer", broken=["start"],
             ann={"blood": 1, "asylum": 0, "pool": 1, "escape": 1, "specials": ["king_in_yellow"],
                  "on": ["king_in_yellow", "kingsport", RITUAL_END], "priest_on": "boston"})  # fmt: skip
    t.ann.offered_only("acolyte:pool", "acolyte:king_in_yellow", "acolyte:kingsport", f"acolyte:{RITUAL_END}", "pass")
    t.ann.plays("acolyte:king_in_yellow").has(asylum=1, strength=10)
    t.check()


@rule("EHP Q-44", "EHP R-144c")
def test_an_acolyte_on_a_special_card_goes_home_in_upkeep() -> None:
    t = sanctum(board="yellow_sign", at="upkeep", broken=["start"],
                ann={"pool": 1, "specials": ["king_in_yellow"], "on": ["king_in_yellow"]})  # fmt: skip
    t.until(ask="turn")
    t.ann.has(pool=2, on=[])


@rule("EHP Q-22", "EHP R-275c", "EHP R-306b", "EHP R-306c")
def test_eternal_prowlers_can_be_sacrificed_but_worshippers_and_evolved_ones_cannot() -> None:
    t = raid(board="guardian_of_the_pyramid", dice=[6], investigator="photographer",
             ann={"blood": 1, "asylum": 0, "pool": 0, "on": ["eternal.kingsport"]})  # fmt: skip
    t.ann.offered_only("acolyte:eternal.kingsport", "pass").plays("acolyte:eternal.kingsport").has(asylum=1, on=[])
    t = raid(board="crawling_chaos", dice=[2], investigator="photographer",
             ann={"blood": 1, "asylum": 0, "pool": 1, "worship": 2})  # fmt: skip
    t.ann.has(strength=4).offered_only("acolyte:pool", "pass")
    t = raid(board="opener_of_the_way", dice=[6], investigator="photographer",
             ann={"blood": 1, "asylum": 0, "pool": 0, "evolved": [1, 0, 0]})  # fmt: skip
    t.ann.is_asked("after-raid").has(blood=0, evolved=[1, 0, 0])


# The four moments ----------------------------------------------------------------------------------------------------


@rule("EHP Q-04", "EHP R-119a", "EHP R-120a")
def test_one_is_asked_after_four_after_five_and_after_each_rooms_defence() -> None:
    t = raid(dice=[6, 6], ann={
        "blood": 1, "asylum": 1, "pool": 1,
        "rooms": {"s2": "pit_trap_1", "s4": "vault_1 blood=1", "s7": "closet_1 magic=1"},
    })  # fmt: skip
    assert way_of(t.ann) == [12, 11, 8, 6, 6]
    t.ann.has(blood=0, magic=0)


@rule("EHP Q-04", "EHP R-119b", "EHP R-301b")
def test_several_may_be_sacrificed_at_one_moment() -> None:
    t = raid(dice=[6, 6], ann={"blood": 1, "asylum": 0, "pool": 3, "lairs": ["deep_one_1"]})
    t.ann.plays("acolyte:pool", "acolyte:pool").has(strength=8).plays("monster:deep_one_1").has(strength=3)
    t.ann.plays("acolyte:pool").is_asked("turn").has(pool=0, asylum=3, blood=0, lairs=[])


@rule("EHP R-119a", "EHP R-120a", "EHP R-121a", "EHP Q-04")
def test_whoever_has_something_to_give_up_may_even_if_nothing_is_at_stake() -> None:
    ann = {"asylum": 0, "lairs": ["deep_one_1"], "specials": ["shoggoth"], "rooms": {"s1": "vault_1"}}
    t = raid(dice=[6, 6], thorough=True, ann=ann, bob={"pool": 0})
    t.ann.is_asked("retaliate").offered_only("acolyte:pool", "monster:deep_one_1", "special:shoggoth", "pass")
    assert t.decision.in_vain == {"acolyte:pool", "monster:deep_one_1", "special:shoggoth"}
    t.ann.plays("monster:deep_one_1").has(lairs=[], strength=7).passes().is_asked("turn")  # once, before step 5


@rule("EHP R-119a", "EHP Q-04")
def test_one_may_give_something_up_even_if_the_asylum_stops_it_all_or_the_raid_is_nothing() -> None:
    t = raid(dice=[4], thorough=True, ann={"asylum": 4, "blood": 1}, bob={"pool": 0})
    t.ann.is_asked("retaliate").has(strength=4).plays("acolyte:pool").has(escape=1, strength=2)
    t = raid(dice=[1], investigator="physician", thorough=True, ann={"pool": 1}, bob={"pool": 0})
    t.ann.is_asked("retaliate").has(strength=0).offered_only("acolyte:pool", "pass")


@rule("EHP R-119a", "EHP R-120a")
def test_what_brings_nothing_is_passed_unasked() -> None:
    t = raid(dice=[6, 6], ann={"asylum": 0, "lairs": ["deep_one_1"], "rooms": {"s1": "vault_1"}})
    t.ann.is_asked("turn").has(lairs=["deep_one_1"])


@rule("EHP R-120a", "EHP R-212b", "EHP R-033e")
@pytest.mark.parametrize("lairs", [["gug"], ["gug", "zoog", "byakhee"]])
def test_the_only_monster_or_one_of_three_makes_room_for_another(lairs: list[str]) -> None:
    t = raid(dice=[2], investigator="photographer", ann={"lairs": lairs, "pool": 0}, bob={"pool": 0})
    t.ann.is_asked("retaliate").plays("monster:gug").has(lairs=[each for each in lairs if each != "gug"])
    two = raid(dice=[2], investigator="photographer", ann={"lairs": ["gug", "zoog"], "pool": 0}, bob={"pool": 0})
    two.ann.is_asked("after-raid")  # neither lair is wanted for anything


@rule("EHP R-119a", "EHP R-119c", "EHP R-119e", "EHP R-275c", "EHP R-080a")
def test_an_eternal_prowler_is_called_home_though_nothing_is_at_stake() -> None:
    t = raid(board="guardian_of_the_pyramid", dice=[2], investigator="photographer", bob={"pool": 0},
             ann={"asylum": 1, "pool": 0, "on": ["eternal.kingsport"]})  # fmt: skip
    t.ann.is_asked("retaliate").plays("acolyte:eternal.kingsport").has(on=[], asylum=2)


@rule("EHP R-119c", "EHP R-119f", "EHP R-080a", "EHP R-080d", "EHP R-064d")
def test_an_acolyte_on_dragon_ascending_comes_home_by_way_of_a_full_asylum() -> None:
    t = raid(dice=[2], ann={"asylum": 4, "pool": 0, "on": ["ritual.dragon_ascending.2"]}, bob={"pool": 0})
    t.ann.is_asked("retaliate").plays("acolyte:ritual.dragon_ascending.2").has(on=[], asylum=4, escape=1)
    chairs = raid(dice=[2], ann={"asylum": 3, "pool": 0, "on": ["ritual.dragon_ascending.2"]}, bob={"pool": 0})
    chairs.ann.is_asked("turn")  # it would only go from the ritual to the asylum: passed unasked


@rule("EHP R-119c", "EHP Q-46")
def test_a_space_of_ones_own_is_freed_for_another_cultist() -> None:
    t = raid(dice=[2], ann={"asylum": 3, "pool": 1, "on": ["dunwich"]}, bob={"pool": 0, "home": True})
    t.ann.is_asked("retaliate").plays("acolyte:dunwich").is_asked("turn").offered("place:dunwich:acolyte")


@rule("EHP Q-30", "EHP R-125a")
def test_at_strength_zero_a_raid_is_over_and_nothing_is_destroyed() -> None:
    t = raid(dice=[4], ann={"asylum": 0, "blood": 3, "rooms": {"s1": "closet_1 magic=1"}})
    t.ann.plays("acolyte:pool", "acolyte:pool").is_asked("turn").has(blood=3, magic=1, strength=0)
    t = raid(dice=[4], ann={"asylum": 4, "blood": 3, "rooms": {"s1": "closet_1 magic=1"}})
    t.ann.is_asked("turn").has(blood=3, magic=1)


# The way -------------------------------------------------------------------------------------------------------------


@rule(
    "EHP R-122b",
    "EHP R-123a",
    "EHP R-123b",
    "EHP R-124b",
    "EHP R-124c",
    "EHP R-126",
    "EHP R-072b",
    "EHP R-072c",
    "EHP R-079b",
    "EHP R-302d",
)
def test_first_the_exposed_area_then_room_by_room_and_the_rooms_remain() -> None:
    t = raid(dice=[5], ann={
        "asylum": 0, "pool": 0, "treasure": 2, "elder_sign": 1, "grimoire": 1,
        "rooms": {"s2": "vault_1 blood=2", "s5": "well_1 blood=3", "s6": "pit_trap_1", "s7": "closet_1 magic=3"},
    }, broken=["start"])  # fmt: skip
    t.ann.has(exposed={}, elder_sign=0, rooms={"s2": "vault_1", "s5": "well_1", "s6": "pit_trap_1",
                                               "s7": "closet_1 magic=3"})  # fmt: skip
    assert [each.facts["left"] for each in t.table.log if each.kind == "room-stops"] == [3, 3, 0]
    t.check()


@rule("EHP R-124a")
def test_a_room_whose_defence_stops_the_rest_keeps_what_it_holds() -> None:
    t = raid(dice=[2], ann={"asylum": 0, "pool": 0, "treasure": 1, "rooms": {"s1": "vault_1 magic=2"}})
    t.ann.has(treasure=0, magic=2)


@rule("EHP Q-31", "EHP R-125b", "EHP R-123c")
def test_empty_rooms_defend_but_a_raid_goes_no_further_than_there_is_something_to_destroy() -> None:
    t = raid(dice=[6, 6], ann={
        "asylum": 0, "pool": 0, "treasure": 1,
        "rooms": {"s1": "pit_trap_1", "s2": "closet_1 blood=1", "s3": "labyrinth", "s4": "dimensional_gate_1"},
    })  # fmt: skip
    t.ann.has(treasure=0, blood=0, rooms={"s1": "pit_trap_1", "s2": "closet_1", "s3": "labyrinth",
                                          "s4": "dimensional_gate_1"})  # fmt: skip
    assert [each.facts["left"] for each in t.table.log if each.kind == "room-stops"] == [9, 9]


@rule("EHP Q-45", "EHP R-103a", "EHP GEN-Q9", "EHP Q-08")
def test_a_sign_that_was_destroyed_still_counts_as_broken() -> None:
    t = sanctum(dice=[4], broken=["start"], ann={"grimoire": 1, "asylum": 0}, bob={"blood": 3, "magic": 1})
    t.ann.plays("place:great_cthulhu_b:priest").has(elder_sign=1).passes().passes().has(elder_sign=0)
    t.bob.is_asked("turn").has(blood=3).offered("place:great_cthulhu_e:acolyte")
    t.bob.refused("place:great_cthulhu_b:acolyte", rule="R-029")
    assert t.state.broken == ["great_cthulhu_start", "great_cthulhu_b"]


# Monsters and special units ------------------------------------------------------------------------------------------


@rule("EHP R-120d", "EHP R-084a", "EHP R-087b", "EHP R-041c")
def test_a_sacrificed_deep_one_stops_five_and_is_discarded() -> None:
    t = raid(dice=[6], ann={"asylum": 0, "blood": 1, "lairs": ["deep_one_1"]})
    t.ann.plays("monster:deep_one_1").has(lairs=[], strength=1)
    assert t.state.monster_discard == ["deep_one_1"]
    t.check()


@rule("EHP R-121b", "EHP R-202a", "EHP R-202b", "EHP R-202c", "EHP R-202d", "EHP R-201a", "EHP R-201b")
def test_the_shoggoth_stops_up_to_ten_and_goes_back_to_the_board() -> None:
    t = raid(dice=[6, 6], ann={"asylum": 0, "blood": 1, "pool": 0, "specials": ["shoggoth"],
                               "lairs": ["deep_one_1", "deep_one_2", "deep_one_3"]})  # fmt: skip
    t.ann.plays("special:shoggoth").has(strength=2, specials=[], lairs=["deep_one_1", "deep_one_2", "deep_one_3"])
    assert t.state.specials == ["shoggoth"]
    t.check()


@rule("EHP Q-47", "EHP R-271b", "EHP R-273a", "EHP R-273b")
def test_a_sacrificed_amoeba_makes_the_raid_stronger_unless_amoebas_are_supreme() -> None:
    t = raid(board="guardian_of_the_pyramid", dice=[3], investigator="photographer",
             ann={"asylum": 0, "blood": 1, "lairs": ["slime_amoeba", "slime_amoeba"]})  # fmt: skip
    t.ann.plays("monster:slime_amoeba").has(strength=4, lairs=["slime_amoeba"])
    assert t.state.amoebas == 14
    t = raid(board="guardian_of_the_pyramid", dice=[6, 6, 6], investigator="photographer",
             ann={"asylum": 0, "blood": 1, "lairs": ["slime_amoeba"]})  # fmt: skip
    t.ann.plays("monster:slime_amoeba").has(strength=18)
    supreme = next(iter(t.state.sheet.supremacy))
    t = raid(board="guardian_of_the_pyramid", dice=[5], investigator="photographer",
             broken=[supreme.removeprefix("guardian_of_the_pyramid_")],
             ann={"asylum": 0, "blood": 1, "pool": 1, "lairs": ["slime_amoeba"], "on": [supreme]})  # fmt: skip
    t.ann.plays("monster:slime_amoeba").has(strength=1)


# The first raid ------------------------------------------------------------------------------------------------------


@rule("EHP R-128a", "EHP R-128b", "EHP Q-36", "EHP R-060a", "EHP R-060b", "EHP R-033c")
def test_the_first_raid_opens_rituals_and_summoning_for_all_even_if_it_hurt_nobody() -> None:
    t = sanctum(broken=["start"], dice=[1], ann={"grimoire": 1, "treasure": 4}, bob={"treasure": 2})
    for closed, why in (("ritual.mao_ceremony.1", "R-060"), ("summon_monster", "R-033")):
        t.ann.refused(f"place:{closed}:priest", rule=why)
    t.ann.plays("place:great_cthulhu_b:acolyte").has(treasure=4, elder_sign=1)
    t.told("rituals-open")
    t.bob.offered("place:ritual.mao_ceremony.1:priest", "place:summon_monster:priest")
    t.bob.plays("place:ritual.mao_ceremony.1:acolyte").has(treasure=0)
    t.ann.offered("place:ritual.red_sign.1:acolyte", "place:summon_monster:priest")


@rule("EHP R-128a", "EHP R-128b", "EHP Q-36")
def test_a_lock_without_a_raid_opens_nothing() -> None:
    t = sanctum(ann={"magic": 2}, bob={"treasure": 2})
    t.ann.plays("place:great_cthulhu_start:acolyte").has(elder_sign=1)
    t.until(ask="turn", seat="bob")
    t.bob.refused("place:ritual.mao_ceremony.1:acolyte", rule="R-060")
    t.bob.refused("place:summon_monster:priest", rule="R-033")
