"""Every investigator leads a raid; what comes after it is decided by whoever started it."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.evil_high_priest import GAME

from .raiding import AGGRESSIVE, BOTH, raid, way_of
from .sanctum import sanctum

BOX = GAME.open_box()
CHANGES = {
    "private_detective": (0, 0), "minister": (0, 3), "hobo": (-1, 0), "archaeologist": (-1, 0), "artist": (0, 0),
    "author": (0, 1), "reporter": (0, 0), "professor": (0, 0), "alienist": (0, 0), "police_sergeant": (0, 0),
    "federal_agent": (0, 0), "gangster": (0, 0), "war_veteran": (1, 0), "librarian": (0, 0), "medium": (0, 0),
    "explorer": (0, 0), "physician": (0, -1), "dilettante": (0, 0), "sailor": (0, 0), "photographer": (0, 0),
}  # fmt: skip
"""By how much each changes the dice and the strength."""
BARE: dict[str, Any] = {"asylum": 0, "pool": 0}
ALL = {"treasure": 1, "blood": 1, "magic": 1, "grimoire": 1, "elder_sign": 1}


@rule("EHP R-114a")
def test_there_are_ten_investigators_in_each_expansion() -> None:
    faces = BOX.shelf["investigator"]
    assert {name: (each.dice, each.strength) for name, each in faces.items()} == CHANGES
    for box in ("blood_ceremony", "dark_ritual"):
        assert sum(each.box == box for each in faces.values()) == 10


@rule("EHP R-115b", "EHP R-116b", "EHP R-116c")
@pytest.mark.parametrize("investigator", CHANGES)
def test_an_investigator_changes_dice_and_strength(investigator: str) -> None:
    more, plus = CHANGES[investigator]
    rolled = [2] * (2 + more)
    t = raid(dice=rolled, icons=2, investigator=investigator, then=[6])
    t.until(ask="turn")
    t.told("raid-dice", dice=rolled)
    t.told("raid-strength", n=sum(rolled) + plus)
    assert t.state.investigator_discard == [investigator]
    t.check()


@rule("EHP Q-05", "EHP R-115b", "EHP R-124b")
def test_the_private_detective_ignores_the_first_room_but_destroys_what_is_in_it() -> None:
    t = raid(dice=[3], investigator="private_detective",
             ann={"asylum": 0, "pool": 1, "rooms": {"s3": "vault_1 magic=1", "s5": "vault_2 magic=2"}})  # fmt: skip
    assert way_of(t.ann) == [3, 3, 3, 1]
    t.ann.has(magic=0)


@rule("EHP R-115b", "EHP R-079a", "EHP Q-31")
def test_the_hobo_comes_from_behind_and_spares_signs() -> None:
    t = raid(
        dice=[5],
        icons=2,
        investigator="hobo",
        broken=["start", "a"],
        ann={
            "asylum": 0,
            "pool": 1,
            "elder_sign": 1,
            "blood": 1,
            "rooms": {"s1": "closet_1 magic=1", "s4": "pit_trap_1", "s7": "closet_2 elder_sign=1 blood=1"},
        },
    )
    assert way_of(t.ann) == [5, 5, 5, 2, 2]
    t.ann.has(exposed={"elder_sign": 1}, rooms={"s1": "closet_1", "s4": "pit_trap_1", "s7": "closet_2 elder_sign=1"})


@rule("EHP R-115b", "EHP R-152a", "EHP R-153a")
def test_the_artist_spares_whoever_has_the_fewest_points() -> None:
    t = raid("ann", "bob", "cid", dice=[6], investigator="artist",
             ann={"magic": 1, "asylum": 0, "pool": 0}, bob={"blood": 1, "treasure": 1, "asylum": 0, "pool": 0},
             cid={"blood": 2, "asylum": 0, "pool": 0})  # fmt: skip
    t.ann.has(magic=1)  # 2 points, as Cid has; Bob has 1 and 5 for the treasure
    t.bob.has(blood=0, treasure=0)
    t.cid.has(blood=2)


@rule("EHP R-115b")
def test_the_artist_spares_nobody_when_all_are_equal() -> None:
    t = raid(dice=[6], investigator="artist", ann={"blood": 1, **BARE}, bob={"blood": 1, **BARE})
    t.ann.has(blood=0)
    t.bob.has(blood=0)


@rule("EHP R-115b", "EHP R-122b", "EHP R-125b")
@pytest.mark.parametrize(
    ("investigator", "spared"),
    [("hobo", ["elder_sign"]), ("author", ["grimoire"]), ("librarian", ["magic", "grimoire"]),
     ("dilettante", ["magic", "grimoire", "elder_sign"])],
)  # fmt: skip
def test_some_investigators_do_not_destroy_everything(investigator: str, spared: list[str]) -> None:
    t = raid(
        dice=[6],
        investigator=investigator,
        broken=["start", "a"],
        ann={**BARE, **ALL, "rooms": {"s1": "closet_1 treasure=1 blood=1", "s2": f"closet_2 {spared[0]}=1"}},
    )
    t.ann.has(exposed=dict.fromkeys(spared, 1), rooms={"s1": "closet_1", "s2": f"closet_2 {spared[0]}=1"})
    stops = [each.facts["room"] for each in t.table.log if each.kind == "room-stops"]
    assert stops == (["closet_2", "closet_1"] if investigator == "hobo" else ["closet_1"])  # nothing to destroy beyond


@rule("EHP R-115b", "EHP R-118b")
@pytest.mark.parametrize(("investigator", "left"), [("reporter", 6), ("federal_agent", 0), ("photographer", 3)])
def test_what_asylum_and_escape_stop_depends_on_the_investigator(investigator: str, left: int) -> None:
    t = raid(dice=[6], investigator=investigator,
             ann={"asylum": 2, "escape": 1, "pool": 0, "blood": 1, "rooms": {"s1": "closet_1"}})  # fmt: skip
    stopped = [each.facts["n"] for each in t.table.log if each.kind == "asylum-stops" and each.facts["seat"] == 0]
    assert stopped == ([6 - left] if left < 6 else [])
    t.ann.has(blood=0 if left else 1)


@rule("EHP R-115b", "EHP R-122a")
def test_the_professor_takes_a_grimoire_first_wherever_it_is() -> None:
    t = raid(
        dice=[4],
        investigator="professor",
        ann={"asylum": 0, "pool": 1, "grimoire": 1, "rooms": {"s1": "pit_trap_1", "s2": "library_1 grimoire=2"}},
    )
    t.ann.passes().passes().is_asked("lose").offered_only("from:exposed:grimoire", "from:s2:grimoire")
    t.ann.plays("from:s2:grimoire").is_asked("retaliate").has(grimoire=2, strength=4).plays("acolyte:pool")
    t.ann.is_asked("turn").has(rooms={"s1": "pit_trap_1", "s2": "library_1 grimoire=1"}, exposed={})


@rule("EHP R-115b")
def test_the_professor_takes_nothing_from_whoever_has_stopped_the_raid() -> None:
    t = raid(dice=[4], investigator="professor", ann={"asylum": 4, "grimoire": 1})
    t.ann.has(grimoire=1)


@rule("EHP R-115b", "EHP R-119b", "EHP R-119d", "EHP R-129b")
def test_before_the_alienist_acolytes_stop_one_each_and_the_starter_may_rescue_one() -> None:
    t = raid("ann", "bob", dice=[6], investigator="alienist", by=1, ann={"asylum": 0, "blood": 1})
    t.ann.plays("acolyte:pool").has(strength=5, asylum=1).plays("acolyte:pool")
    t.bob.is_asked("after-raid").plays("ability:alienist").has(asylum=3, escape=1)
    t.ann.has(asylum=2, escape=0)
    t = raid("ann", "bob", dice=[6], investigator="alienist", by=1)
    t.bob.is_asked("after-raid").passes().has(asylum=4)


@rule("EHP R-115b", "EHP R-120c")
@pytest.mark.parametrize(("card", "left"), [("gug", 6), ("zoog", 12), ("nightgaunt", 11)])
def test_before_the_police_sergeant_monsters_stop_two_less(card: str, left: int) -> None:
    t = raid(dice=[6, 6], investigator="police_sergeant", ann={"asylum": 0, "blood": 1, "lairs": [card]})
    t.ann.plays(f"monster:{card}").has(strength=left)


@rule("EHP R-115b", "EHP R-121a", "EHP Q-47")
def test_the_police_sergeant_weakens_neither_the_shoggoth_nor_an_amoeba() -> None:
    t = raid(dice=[6, 6], investigator="police_sergeant",
             ann={"asylum": 0, "blood": 1, "specials": ["shoggoth"]})  # fmt: skip
    t.ann.plays("special:shoggoth").has(strength=2)
    t = raid(dice=[6, 6], investigator="police_sergeant", board="guardian_of_the_pyramid",
             ann={"asylum": 0, "blood": 1, "lairs": ["slime_amoeba"]})  # fmt: skip
    t.ann.plays("monster:slime_amoeba").has(strength=13)


@rule("EHP R-115b", "EHP R-113a")
def test_the_gangster_takes_three_treasure_to_weaken_one_raid_by_four() -> None:
    t = raid(dice=[6], investigator="gangster",
             ann={"asylum": 0, "treasure": 7}, bob={"asylum": 0, "pool": 0, "blood": 1, "treasure": 2})  # fmt: skip
    t.ann.is_asked("announce").plays("bribe:gangster").is_asked("retaliate").has(strength=2, treasure=4)  # once a raid
    t.bob.has(strength=6)


@rule("EHP R-115b", "EHP R-123a")
def test_the_medium_ignores_the_room_with_the_highest_defence_the_first_of_equal_ones() -> None:
    t = raid(dice=[6], investigator="medium", ann={**BARE, "rooms": {
        "s1": "vault_1", "s2": "pit_trap_1", "s3": "pit_trap_2", "s4": "closet_1 magic=1"}})  # fmt: skip
    assert [each.facts["n"] for each in t.table.log if each.kind == "room-stops"] == [2, 0, 3, 0]


@rule("EHP R-115b", "EHP R-123a")
def test_the_explorer_ignores_empty_rooms() -> None:
    t = raid(dice=[6], investigator="explorer", ann={**BARE, "rooms": {
        "s1": "vault_1", "s2": "vault_2 magic=1", "s3": "pit_trap_1", "s4": "closet_1 magic=1"}})  # fmt: skip
    assert [each.facts["n"] for each in t.table.log if each.kind == "room-stops"] == [0, 2, 0, 0]


@rule("EHP R-115b", "EHP R-117b")
@pytest.mark.parametrize(("rooms", "more"), [(0, 3), (4, 3), (5, 2), (6, 1), (7, 0)])
def test_the_sailor_is_stronger_by_up_to_three_empty_slots(rooms: int, more: int) -> None:
    cards = ["well_1", "well_2", "well_3", "well_4", "closet_1", "closet_2", "closet_3"]
    t = raid(
        dice=[4],
        investigator="sailor",
        ann={"asylum": 0, "blood": 1, "rooms": {f"s{n}": card for n, card in enumerate(cards[:rooms], start=1)}},
    )
    t.ann.has(strength=4 + more)


@rule("EHP R-116e", "EHP R-115b")
def test_the_sailor_never_comes_with_more_than_eighteen() -> None:
    t = raid(dice=[6, 6, 5], investigator="sailor", ann={"asylum": 0, "blood": 1})
    t.ann.has(strength=18)


# After the raid ------------------------------------------------------------------------------------------------------


@rule("EHP R-129b", "EHP Q-03")
def test_after_the_federal_agent_the_starter_names_an_opponent() -> None:
    t = raid("ann", "bob", "cid", dice=[1], investigator="federal_agent", by=1, cid={"pool": 1, "asylum": 4})
    t.bob.is_asked("victim").offered_only("seat:0", "seat:2").plays("seat:2")
    t.cid.has(pool=0, escape=1)
    t.ann.has(pool=2, escape=0)


@rule("EHP R-129a")
def test_after_the_federal_agent_only_pools_with_acolytes_matter() -> None:
    t = raid("ann", "bob", dice=[1], investigator="federal_agent", by=0, bob={"pool": 0})
    t.ann.is_asked("turn")
    t.bob.has(escape=0)


@rule("EHP R-129b", "EHP R-046a")
def test_after_the_physician_everybody_rescues_one_who_can() -> None:
    t = raid("ann", "bob", "cid", dice=[3], investigator="physician", cid={"asylum": 0})
    t.ann.is_asked("turn").has(asylum=3, escape=1)
    t.bob.has(asylum=3, escape=1)
    t.cid.has(asylum=0, escape=0)


@rule("EHP R-129b", "EHP Q-39")
def test_after_the_photographer_the_starter_may_be_the_next_first_player() -> None:
    t = raid("ann", "bob", "cid", dice=[1], investigator="photographer", by=2)
    t.cid.is_asked("after-raid").plays("ability:photographer").has(treasure=1)
    assert (t.state.first, t.state.next_first) == (0, 2)
    t.ann.is_asked("turn")
    t = raid("ann", "bob", "cid", dice=[1], investigator="photographer", by=2)
    t.cid.passes().has(treasure=0)
    assert t.state.next_first == 0


@rule("EHP Q-03", "EHP R-129b", "EHP R-251a")
def test_after_the_raid_of_a_growth_site_whoever_moved_the_track_decides() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="tcho_tchos",
        options=BOTH,
        tracks={"growth": 1},
        dice=[1, 1, 3, 1],
        investigator_row=["gangster", "photographer", "sailor"],
        ann={"magic": 2},
        bob={"treasure": 2},
    )
    t.ann.plays("place:tcho_tchos_s2:acolyte")
    t.until(ask="after-raid")
    t.told("awarded", seat=1, lock="tcho_tchos_site_2")
    t.ann.is_asked("after-raid").offered_only("ability:photographer", "pass")


@rule("EHP R-129a", "EHP R-127a", "EHP R-127b", "EHP Q-35", "EHP R-151c")
def test_after_the_raid_of_the_last_sign_nobody_decides_anything() -> None:
    locks = ["start", *"abcdefghijk"]
    t = sanctum(options=BOTH, broken=locks, investigator_row=["photographer", "alienist", "sailor"],
                dice=[1, 1, 1, 1], ann={"magic": 4, "treasure": 3})  # fmt: skip
    t.ann.plays("place:great_cthulhu_l:priest")  # the asylum stops 3 of 3, and nobody is asked anything
    assert t.table.result is not None and t.table.result.ending == "broken"
    assert not [each for each in t.table.log if each.kind == "takes-first"]


# Aggressive investigators --------------------------------------------------------------------------------------------


@rule("EHP R-160b", "EHP R-160c", "EHP R-160d")
@pytest.mark.parametrize(("icons", "strength"), [(1, 4), (2, 10), (3, 16)])
def test_aggressive_raids_are_one_die_and_a_fixed_number(icons: int, strength: int) -> None:
    t = raid(dice=[4], icons=icons, options=AGGRESSIVE, then=[6, 6], ann={"asylum": 0, "blood": 1})
    t.told("raid-dice", dice=[4], plus=strength - 4)
    t.ann.has(strength=strength)


@rule("EHP E-19", "EHP R-161b", "EHP Q-11")
def test_against_the_archaeologist_three_aggressive_dice_are_exactly_twelve() -> None:
    t = raid(dice=[], icons=3, investigator="archaeologist", options=AGGRESSIVE, then=[6],
             ann={"asylum": 0, "blood": 1})  # fmt: skip
    t.told("raid-dice", dice=[], plus=12)
    t.ann.has(strength=12)


@rule("EHP R-161a", "EHP Q-11", "EHP R-116b")
@pytest.mark.parametrize(
    ("investigator", "icons", "dice", "strength"),
    [("archaeologist", 2, [], 6), ("hobo", 3, [], 12), ("archaeologist", 1, [5], 5), ("war_veteran", 2, [3, 4], 13),
     ("war_veteran", 3, [6, 6], 18), ("minister", 3, [5], 18), ("minister", 2, [1], 10), ("physician", 1, [1], 0),
     ("physician", 3, [6], 17)],
)  # fmt: skip
def test_investigators_change_aggressive_raids_as_they_always_do(
    investigator: str, icons: int, dice: list[int], strength: int
) -> None:
    t = raid(dice=dice, icons=icons, investigator=investigator, options=AGGRESSIVE, then=[6, 6])
    t.told("raid-dice", dice=dice)
    t.told("raid-strength", n=strength)


@rule("EHP R-161a", "EHP Q-11")
def test_the_cap_comes_after_all_changes() -> None:
    """A die of 6 and 12 are 18 already, 3 for the Minister more, and 1 less for nobody: it stays at 18."""
    t = raid(dice=[6], icons=3, investigator="minister", options=AGGRESSIVE, ann={"asylum": 1, "pool": 0, "blood": 1})
    t.told("asylum-stops", seat=0, n=1, left=17)
