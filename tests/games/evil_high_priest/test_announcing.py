"""Between the dice and the strengths: what changes the attack is announced round the table until all pass."""

from __future__ import annotations

import pytest

from citing import rule

from .raiding import AGGRESSIVE, raid, way_of

POOR = {"asylum": 0, "pool": 0}


@rule("EHP R-113a", "EHP R-113b", "EHP R-113c", "EHP R-117a")
def test_what_changes_the_attack_is_announced_when_the_dice_are_known_and_before_strengths_are_set() -> None:
    t = raid(dice=[6, 5], then=[2, 1], investigator="photographer", ann={"lairs": ["hound_of_tindalos"], "blood": 1})
    t.told("raid-dice", dice=[6, 5])
    t.ann.is_asked("announce").has(strength=0).offered_only("ability:hound_of_tindalos", "pass")
    t.ann.plays("ability:hound_of_tindalos").has(lairs=[])
    t.told("rerolls", seat=0, dice=[2, 1])
    t.told("raid-strength", n=3)
    assert t.state.monster_discard == ["hound_of_tindalos"]


@rule("EHP R-113c", "EHP Q-04")
def test_whoever_does_not_speak_in_time_speaks_no_more() -> None:
    t = raid(dice=[6], investigator="photographer", ann={"lairs": ["hound_of_tindalos"], "blood": 1, "asylum": 0})
    t.ann.passes().is_asked("retaliate").not_offered("ability:hound_of_tindalos").offered("monster:hound_of_tindalos")


@rule("EHP R-113c", "EHP R-117a")
def test_until_all_have_spoken_the_table_sees_that_strengths_are_not_set() -> None:
    t = raid(dice=[6], investigator="photographer", ann={"lairs": ["hound_of_tindalos"], "blood": 1, "asylum": 0})
    t.ann.is_asked("announce")
    assert t.table.view(0).raid is not None and not t.table.view(0).raid.is_set
    t.ann.passes().is_asked("retaliate")
    assert t.table.view(0).raid.is_set


@rule("EHP R-113d", "EHP Q-04", "EHP R-091a")
def test_announcements_go_round_from_the_first_player_until_all_pass_in_a_row() -> None:
    t = raid("ann", "bob", "cid", dice=[6, 5, 4], then=[1, 2], investigator="gangster", by=0,
             ann={"treasure": 3}, bob={"lairs": ["leng_spider"], "treasure": 3},
             cid={"lairs": ["hound_of_tindalos"]}, arrange=lambda g: setattr(g, "first", 1))  # fmt: skip
    t.bob.is_asked("announce").passes()
    t.cid.is_asked("announce").passes()
    t.ann.is_asked("announce").plays("bribe:gangster").has(treasure=0)
    t.bob.is_asked("announce").plays("ability:leng_spider").is_asked("which-die")
    t.bob.offered_only("die:6", "die:5", "die:4").plays("die:6")
    t.cid.is_asked("announce").plays("ability:hound_of_tindalos")  # having passed, he answers a later use
    t.told("rerolls", dice=[1, 2])  # the die that was taken away stays away
    t.bob.is_asked("announce").offered_only("bribe:gangster", "pass").passes()  # nobody else can say anything
    t.told("raid-strength", n=3)


@rule("EHP Q-04")
def test_when_all_have_passed_in_a_row_the_strengths_are_set() -> None:
    rich = {"treasure": 4, "asylum": 0}
    t = raid("ann", "bob", "cid", dice=[6], investigator="gangster", ann=rich, bob=rich, cid=rich)
    t.ann.passes()
    t.bob.plays("bribe:gangster")
    t.cid.passes()
    t.ann.is_asked("announce").passes()  # Bob has used it: he has nothing to say
    t.ann.is_asked("retaliate").has(strength=6)
    t.bob.has(strength=2, treasure=1)
    t.cid.has(strength=6)


@rule("EHP R-113a", "EHP R-116d")
def test_a_leng_spider_leaves_at_least_one_die() -> None:
    t = raid(dice=[6], investigator="photographer", ann={"lairs": ["leng_spider"], "blood": 1, "asylum": 0})
    t.ann.is_asked("retaliate")  # there was nothing to announce
    t = raid(dice=[6, 3], investigator="photographer", ann={"lairs": ["leng_spider"], "blood": 1, "asylum": 0})
    t.ann.plays("ability:leng_spider", "die:6")
    t.told("raid-strength", n=3)
    t = raid(dice=[4], icons=3, investigator="photographer", options=AGGRESSIVE,
             ann={"lairs": ["leng_spider"], "blood": 1, "asylum": 0})  # fmt: skip
    t.ann.is_asked("retaliate").has(strength=16)


@rule("EHP R-113a", "EHP Q-05", "EHP Q-04")
def test_a_chthonian_undermines_the_first_room_of_one_opponent_and_is_sacrificed() -> None:
    rooms = {"s2": "vault_1", "s3": "pit_trap_1", "s4": "closet_1 magic=1"}
    t = raid("ann", "bob", "cid", dice=[6], investigator="photographer",
             ann={**POOR, "lairs": ["chthonian"], "blood": 1}, bob={"asylum": 0, "pool": 1, "rooms": rooms},
             cid={**POOR, "rooms": {"s1": "pit_trap_2", "s2": "closet_2 magic=1"}})  # fmt: skip
    t.ann.is_asked("announce").plays("ability:chthonian").is_asked("victim").offered_only("seat:1", "seat:2")
    t.ann.plays("seat:1").is_asked("retaliate").offered_only("monster:chthonian", "pass").passes()
    t.told("sacrifices-monster", seat=0, monster="chthonian", left=2)
    t.ann.has(lairs=[], blood=0)
    assert way_of(t.bob) == [6, 6, 6, 3, 3]  # the vault stops nothing
    t.bob.has(magic=0)
    assert [each.facts["n"] for each in t.table.log if each.kind == "room-stops" and each.facts["seat"] == 2] == [3, 0]


@rule("EHP R-113a")
@pytest.mark.parametrize("leader", ["photographer", "artist"])
def test_a_committed_chthonian_goes_even_if_its_raid_is_stopped_or_does_not_come(leader: str) -> None:
    t = raid("ann", "bob", dice=[2], investigator=leader, ann={"asylum": 4, "lairs": ["chthonian"]},
             bob={"blood": 3, "rooms": {"s1": "vault_1"}})  # fmt: skip
    t.ann.plays("ability:chthonian")
    t.until(ask="turn")
    t.ann.has(lairs=[])
    assert t.state.monster_discard == ["chthonian"]


@rule("EHP R-113c", "EHP Q-04")
def test_sacrifices_are_not_announced() -> None:
    t = raid(dice=[6], investigator="photographer", ann={"asylum": 0, "blood": 1, "lairs": ["gug", "undead"]})
    t.ann.is_asked("retaliate").has(strength=6)


@rule("EHP Q-29")
def test_what_is_announced_touches_everybody() -> None:
    t = raid("ann", "bob", dice=[6, 6], investigator="photographer", ann={"lairs": ["leng_spider"]},
             bob={"asylum": 0, "blood": 1, "pool": 1})  # fmt: skip
    t.ann.plays("ability:leng_spider")
    assert way_of(t.bob) == [6, 6]
