"""Monsters in general: how they come, how they go, and when their abilities act."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum
from leng.games.evil_high_priest.state import Conclave

BOTH = {"boxes": "both"}
ABSENT = {"pool": 0, "home": False, "priest_on": "boston"}


def upkeep(t: SanctumTranscript) -> SanctumTranscript:
    """The last acolyte of whoever has one escapes, and upkeep begins."""
    t.table.choose("place:escape:acolyte")
    return t


# Coming ---------------------------------------------------------------------------------------------------------------


@rule("EHP R-084a", "EHP R-084c", "EHP R-015b", "EHP R-003e")
def test_generic_monsters_come_from_the_top_of_the_deck_and_stop_five() -> None:
    t = sanctum("ann", "bob", broken=["start", "g"], ann={"blood": 2})
    top = t.state.monsters[-1]
    t.ann.plays("place:great_cthulhu_g:acolyte").has(lairs=[top])
    t.bob.is_asked("turn")
    assert t.state.box.monsters[top].defence == 5 and t.state.box.monsters[top].ability is None


@rule("EHP R-085b", "EHP Q-42")
def test_one_of_three_unique_monsters_must_be_taken_and_the_next_comes_at_once() -> None:
    t = sanctum(
        "ann", "bob", options=BOTH, broken=["start", "g"], monster_row=["zoog", "gug", "undead"], ann={"blood": 2}
    )
    deck = t.state.monsters[:]
    t.ann.plays("place:great_cthulhu_g:acolyte").is_asked("monster")
    t.ann.offered_only("monster:zoog", "monster:gug", "monster:undead").plays("monster:gug").has(lairs=["gug"])
    assert t.state.monster_row == ["zoog", deck[-1], "undead"] and t.state.monsters == deck[:-1]
    t.check()


@rule("EHP R-086b", "EHP R-086c", "EHP Q-27", "EHP GEN-Q3")
def test_with_full_lairs_the_monster_is_lost_and_the_rest_of_the_reward_is_kept() -> None:
    lairs = ["deep_one_1", "deep_one_2", "deep_one_3"]
    t = sanctum("ann", "bob", board="black_goat", broken=["s2", "c", "f"], ann={"lairs": lairs})
    t.ann.plays("place:black_goat_f:priest").has(lairs=lairs, blood=1)


@rule("EHP R-086b", "EHP R-086c", "EHP Q-27", "EHP R-065c")
def test_full_lairs_do_not_close_the_lodge_or_the_spectral_horror() -> None:
    lairs = ["deep_one_1", "deep_one_2", "deep_one_3"]
    row = ["well_1", "well_2", "well_3"]
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        room_row=row,
        ann={"lairs": lairs, "grimoire": 1, "pool": 1, "home": False, "priest_on": "ritual.spectral_horror.1"},
        bob=ABSENT,
    )
    t.ann.plays("place:silver_twilight_lodge:acolyte", "first:monster", "room:well_1", "slot:s1")
    t.ann.is_asked("reward-first").plays("first:room", "room:well_2", "slot:s2")
    t.ann.has(lairs=lairs, rooms={"s1": "well_1", "s2": "well_2"})


@rule("EHP Q-10", "EHP R-014")
def test_an_empty_deck_of_deep_ones_is_made_of_the_discarded_and_gives_nothing_without_them() -> None:
    def bare(g: Conclave) -> None:
        g.monster_discard, g.monsters = g.monsters, []

    t = sanctum("ann", "bob", broken=["start", "g"], ann={"blood": 2}, arrange=bare)
    t.ann.plays("place:great_cthulhu_g:acolyte").has(monster=1)
    assert len(t.state.monsters) == 14 and t.state.monster_discard == []

    def nothing(g: Conclave) -> None:
        g.monsters = []

    t = sanctum("ann", "bob", broken=["start", "g"], ann={"blood": 2}, arrange=nothing, checked=False)
    t.ann.plays("place:great_cthulhu_g:acolyte").has(monster=0, blood=0)


@rule("EHP Q-10")
def test_a_row_that_could_not_be_filled_is_filled_before_the_next_choice() -> None:
    def bare(g: Conclave) -> None:
        g.monster_row = []
        g.monster_discard, g.monsters = [*g.monsters, "zoog", "gug", "undead"], []

    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        broken=["start", "g"],
        monster_row=["zoog", "gug", "undead"],
        ann={"blood": 2},
        arrange=bare,
    )
    t.ann.plays("place:great_cthulhu_g:acolyte").is_asked("monster")
    assert len(t.decision.options) == 3 and t.state.monster_discard == []


@rule("EHP Q-10", "EHP R-073a")
def test_without_any_room_left_the_reward_is_lost() -> None:
    t = sanctum("ann", "bob", checked=False)
    t.state.rooms = []
    t.state.room_row = []
    t.ann.plays("place:improve_sanctuary:priest").has(rooms={})
    t.bob.is_asked("turn")


# Going ----------------------------------------------------------------------------------------------------------------


@rule("EHP R-087a", "EHP R-041c")
def test_nobody_may_simply_discard_a_monster() -> None:
    t = sanctum("ann", "bob", options=BOTH, ann={"lairs": ["zoog", "gug", "deep_one_1"]})
    assert not [option for option in t.decision.options if option[0] == "discard"]


@rule("EHP R-087b", "EHP R-041c", "EHP R-120d", "EHP R-301e")
def test_a_monster_used_in_a_raid_is_discarded() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        dice=[6],
        ann={"grimoire": 1, "asylum": 0, "pool": 0, "treasure": 1, "lairs": ["deep_one_1"]},
    )
    t.ann.plays("place:great_cthulhu_b:priest").is_asked("retaliate").plays("monster:deep_one_1").has(
        lairs=[], treasure=0
    )
    assert t.told("sacrifices-monster", monster="deep_one_1", left=1)
    assert t.state.monster_discard == ["deep_one_1"]


# Abilities ------------------------------------------------------------------------------------------------------------


@rule("EHP R-088e", "EHP R-089b")
def test_an_ability_for_ones_turn_sleeps_when_the_monster_is_sacrificed() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        broken=["start"],
        dice=[1, 6],
        investigator_row=["minister", "archaeologist", "artist"],
        ann={"grimoire": 1, "asylum": 2, "pool": 0, "treasure": 1, "lairs": ["ghoul"]},
    )
    t.ann.plays("place:great_cthulhu_b:priest").is_asked("retaliate").plays("monster:ghoul")
    t.ann.has(lairs=[], asylum=2, pool=0)


@rule("EHP R-090a", "EHP R-145a", "EHP Q-56")
def test_an_owner_uses_monsters_in_any_order_each_once_a_phase() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        ann={
            "pool": 1,
            "home": False,
            "priest_on": "ritual.red_sign.2",
            "blood": 5,
            "lairs": ["servitor_of_the_outer_gods", "star_vampire"],
            "rooms": {"s1": "smugglers_tunnel treasure=4"},
        },
        bob={**ABSENT, "blood": 4},
        raids=1,
    )
    upkeep(t).ann.is_asked("upkeep").offered_only(
        "ability:servitor_of_the_outer_gods", "ability:star_vampire", "power:smugglers_tunnel", "pass"
    )
    t.ann.plays("ability:star_vampire").has(blood=6)
    t.ann.offered_only("ability:servitor_of_the_outer_gods", "power:smugglers_tunnel", "pass")
    t.ann.plays("ability:servitor_of_the_outer_gods").has(blood=5, magic=1)
    t.ann.offered_only("power:smugglers_tunnel", "pass").plays("power:smugglers_tunnel").has(treasure=6)


@rule("EHP R-090b", "EHP R-145a")
def test_in_the_next_upkeep_the_same_monster_acts_again() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        ann={
            "pool": 1,
            "asylum": 4,
            "home": False,
            "priest_on": "ritual.red_sign.2",
            "blood": 5,
            "lairs": ["servitor_of_the_outer_gods"],
        },
        bob=ABSENT,
        raids=1,
    )
    upkeep(t).ann.is_asked("upkeep").plays("ability:servitor_of_the_outer_gods")
    t.until(ask="upkeep").ann.plays("ability:servitor_of_the_outer_gods").has(magic=2)
    assert t.state.round in (2, 3)


@rule("EHP R-091a", "EHP R-145a", "EHP R-142b", "EHP R-298a")
def test_monsters_of_several_players_act_in_the_order_of_the_round() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        arrange=lambda g: setattr(g, "first", 1),
        ann={"pool": 1, "home": False, "priest_on": "kingsport", "lairs": ["zoog"]},
        bob={**ABSENT, "lairs": ["servitor_of_the_outer_gods"], "blood": 1, "treasure": 2},
    )
    upkeep(t).bob.is_asked("upkeep").passes()
    t.ann.is_asked("upkeep").plays("ability:zoog")
    t.bob.has(treasure=1)


@rule("EHP R-088b", "EHP R-088e", "EHP E-01", "EHP Q-32", "EHP Q-33", "EHP R-053a")
def test_one_rich_turn_byakhee_lodge_shambler_and_a_room() -> None:
    t = sanctum(
        "zelda",
        "noah",
        "amelia",
        options=BOTH,
        monster_row=["dimensional_shambler", "gug", "zoog"],
        room_row=["vault_1", "well_1", "closet_1"],
        zelda={"lairs": ["byakhee"], "treasure": 1},
        noah={"grimoire": 1, "rooms": {"s1": "library_1 grimoire=1"}},
        amelia={"pool": 1, "on": ["kingsport"]},
    )
    t.zelda.plays("discard:byakhee")  # of the others only Noah has a grimoire
    t.noah.is_asked("lose").offered_only("from:exposed:grimoire", "from:s1:grimoire").plays("from:s1:grimoire")
    t.zelda.has(exposed={"treasure": 1, "grimoire": 1}, lairs=[]).is_asked("turn")
    t.zelda.plays("place:silver_twilight_lodge:acolyte", "first:monster", "monster:dimensional_shambler")
    t.zelda.is_asked("on-install").plays("ability:dimensional_shambler").is_asked("trap")
    t.zelda.offered("acolyte-of:2:kingsport", "acolyte-of:2:pool", "acolyte-of:1:pool")
    t.zelda.plays("acolyte-of:2:kingsport")
    t.amelia.has(pool=1, on=[])
    t.zelda.is_asked("room").plays("room:vault_1", "slot:s1").is_asked("rearrange").plays("best")
    t.zelda.has(lairs=["dimensional_shambler"], rooms={"s1": "vault_1 treasure=1"}, grimoire=0)
    assert t.zelda.priest.lairs[0].captive == 2
    t.noah.is_asked("turn").has(grimoire=1)
    t.check()


@rule("EHP R-088b")
@pytest.mark.parametrize("use", [True, False])
def test_an_ability_on_arrival_may_be_declined(use: bool) -> None:
    t = sanctum(
        "ann", "bob", options=BOTH, broken=["start", "g"], monster_row=["moon_beast", "gug", "undead"], ann={"blood": 2}
    )
    t.ann.plays("place:great_cthulhu_g:acolyte", "monster:moon_beast").is_asked("on-install")
    t.ann.plays("ability:moon_beast").has(treasure=3) if use else t.ann.passes().has(treasure=0)
