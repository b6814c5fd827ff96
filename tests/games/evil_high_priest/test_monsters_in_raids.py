"""Monsters in a raid: what they do when they are sacrificed, and what they do only outside one."""

from __future__ import annotations

import pytest

from citing import rule
from leng.engine.idle import idle
from leng.games.evil_high_priest.state import Conclave

from .raiding import BOTH, raid
from .sanctum import sanctum

DISCARDED = ("ghoul", "yithian", "byakhee", "shantak")


# Outside raids and in them -------------------------------------------------------------------------------------------


@rule("EHP R-089b", "EHP R-301e")
@pytest.mark.parametrize("card", DISCARDED)
def test_what_a_monster_does_when_discarded_it_does_not_do_in_a_raid(card: str) -> None:
    t = raid(dice=[4], investigator="photographer", ann={"asylum": 1, "pool": 0, "blood": 1, "lairs": [card],
                                                         "on": ["kingsport"]}, bob={"grimoire": 1})  # fmt: skip
    t.ann.plays(f"monster:{card}", "pass").is_asked("after-raid").has(
        asylum=1, pool=0, blood=1, grimoire=0, more_turns=0
    )
    t.ann.has(on=["kingsport"])
    assert t.state.monster_discard == [card]


@rule("EHP R-089a", "EHP GEN-Q11", "EHP Q-48", "EHP R-087b")
@pytest.mark.parametrize("card", ["dark_young", "undead", "flying_polyp", "fire_vampire"])
def test_what_a_monster_does_when_sacrificed_it_does_not_do_outside_a_raid(card: str) -> None:
    t = sanctum(board="black_goat", options=BOTH, broken=["s1", "d"], ann={"lairs": [card], "magic": 2})
    t.ann.plays("place:black_goat_d:priest").has(lairs=[], grimoire=2, magic=2)
    assert t.state.monster_discard == [card]
    t.bob.is_asked("turn").has(pool=2, asylum=4)


# Sacrificed in a raid ------------------------------------------------------------------------------------------------


@rule("EHP R-088d", "EHP R-090b")
def test_a_flying_polyp_stays_for_two_magic_once_a_phase_and_stops_five_once_a_raid() -> None:
    rooms = {"s1": "labyrinth", "s2": "pit_trap_1", "s3": "dimensional_gate_1 magic=4"}
    t = raid(dice=[6, 6], again=1, then=[5, 6], investigator="photographer",
             ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": ["flying_polyp"], "rooms": rooms})  # fmt: skip
    t.ann.plays("monster:flying_polyp").is_asked("raid-ability").plays("ability:flying_polyp")
    t.told("sacrifices-monster", monster="flying_polyp", left=7)
    t.ann.is_asked("after-raid").has(lairs=["flying_polyp"], magic=2, blood=0).passes()
    t.told("raid-strength", n=5)  # the second raid of this phase
    t.ann.is_asked("retaliate").plays("monster:flying_polyp").is_asked("turn").has(lairs=[], magic=2)


@rule("EHP R-088d")
def test_a_flying_polyp_is_discarded_when_nobody_pays() -> None:
    t = raid(dice=[5], investigator="photographer",
             ann={"asylum": 0, "pool": 0, "magic": 2, "lairs": ["flying_polyp"]})  # fmt: skip
    t.ann.plays("monster:flying_polyp").is_asked("raid-ability").passes().has(lairs=[], magic=2)
    t = raid(dice=[5], investigator="photographer",
             ann={"asylum": 0, "pool": 0, "magic": 1, "lairs": ["flying_polyp"]})  # fmt: skip
    t.ann.plays("monster:flying_polyp").is_asked("after-raid").has(lairs=[], magic=1)


@rule("EHP R-088d", "EHP R-301b", "EHP R-119d", "EHP R-080b")
def test_when_a_dark_young_falls_an_opponent_loses_an_acolyte_of_his_choice() -> None:
    t = raid("ann", "bob", "cid", dice=[6], investigator="photographer",
             ann={"asylum": 0, "blood": 1, "lairs": ["dark_young"]},
             bob={"asylum": 0, "pool": 1, "on": ["kingsport"], "blood": 1}, cid={"asylum": 0, "pool": 0})  # fmt: skip
    t.ann.plays("monster:dark_young").is_asked("raid-ability").plays("ability:dark_young")
    t.bob.is_asked("lose-acolyte").offered_only("acolyte:pool", "acolyte:kingsport").plays("acolyte:kingsport")
    t.bob.has(asylum=1, pool=1, on=[], strength=6)
    t.ann.is_asked("retaliate").has(strength=1, lairs=[]).passes().passes()
    t.bob.is_asked("retaliate").has(strength=6).passes().has(strength=6)  # it does not count for his asylum


@rule("EHP R-088d")
def test_a_dark_young_may_fall_without_a_victim() -> None:
    t = raid("ann", "bob", dice=[6], investigator="photographer",
             ann={"asylum": 0, "blood": 1, "lairs": ["dark_young"]}, bob={"asylum": 4})  # fmt: skip
    t.ann.plays("monster:dark_young").passes().has(lairs=[], strength=1)
    t.bob.has(pool=2, asylum=4)


@rule("EHP R-088d", "EHP R-119a", "EHP R-125a")
def test_a_dark_young_may_be_sacrificed_though_nothing_is_at_stake() -> None:
    t = raid("ann", "bob", dice=[3], investigator="photographer",
             ann={"asylum": 4, "lairs": ["dark_young"]}, bob={"asylum": 3})  # fmt: skip
    t.ann.is_asked("retaliate").plays("monster:dark_young", "ability:dark_young").has(lairs=[])
    t.bob.has(pool=1, asylum=4)


@rule("EHP Q-48", "EHP R-088d", "EHP R-120d")
@pytest.mark.parametrize(("leader", "first", "second"), [("photographer", 5, 3), ("police_sergeant", 3, 1)])
def test_the_undead_falls_twice_in_two_raids(leader: str, first: int, second: int) -> None:
    t = raid(dice=[6, 6], investigator=leader, ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": ["undead"]})
    t.ann.plays("monster:undead").has(lairs=["undead"])
    t.told("sacrifices-monster", monster="undead", left=12 - first)
    assert t.ann.priest.lairs[0].turned and len([e for e in t.table.log if e.kind == "sacrifices-monster"]) == 1

    def turned(g: Conclave) -> None:
        g.priests[0].lairs[0].turned = True

    t = raid(dice=[6, 6], investigator=leader, arrange=turned,
             ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": ["undead"]})  # fmt: skip
    t.ann.plays("monster:undead").has(lairs=[])
    t.told("sacrifices-monster", monster="undead", left=12 - second)
    assert t.state.monster_discard == ["undead"]


@rule("EHP Q-48", "EHP R-088d")
def test_the_undead_is_not_offered_twice_in_one_raid() -> None:
    t = raid(dice=[6, 6], investigator="photographer", ann={"asylum": 0, "pool": 1, "blood": 1, "lairs": ["undead"]})
    t.ann.offered("monster:undead").plays("monster:undead").offered_only("acolyte:pool", "pass").has(strength=7)


@rule("EHP R-088d")
def test_a_fire_vampire_that_brings_the_raid_to_nothing_leaves_two_magic_after_it() -> None:
    t = raid(dice=[3], investigator="photographer",
             ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": ["fire_vampire"]})  # fmt: skip
    t.ann.plays("monster:fire_vampire").is_asked("raid-ability").plays("ability:fire_vampire")
    t.ann.is_asked("after-raid").has(magic=2, blood=1, lairs=[])
    t = raid(dice=[4], investigator="photographer",
             ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": ["fire_vampire"]})  # fmt: skip
    t.ann.plays("monster:fire_vampire").is_asked("after-raid").has(magic=0, blood=0, lairs=[])


def test_what_comes_once_the_raid_is_over_is_not_called_nothing() -> None:
    t = raid(dice=[3], investigator="photographer", ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": ["fire_vampire"]},
             bob={"asylum": 0, "pool": 2, "blood": 3})  # fmt: skip
    t.ann.plays("monster:fire_vampire").is_asked("raid-ability")
    assert not idle(t.table.play)
    t.ann.plays("ability:fire_vampire").has(magic=0)
    t.bob.plays("acolyte:pool").plays("acolyte:pool")
    t.ann.is_asked("after-raid").has(magic=2)


@rule("EHP R-120c")
@pytest.mark.parametrize(
    ("lairs", "left"),
    [(["formless_spawn"], 6), (["formless_spawn", "zoog"], 7), (["formless_spawn", "zoog", "ghoul"], 8),
     (["gnoph_keh"], 5), (["gnoph_keh", "zoog"], 7)],
)  # fmt: skip
def test_some_are_stronger_in_lonely_lairs(lairs: list[str], left: int) -> None:
    t = raid(dice=[6, 6], investigator="photographer", ann={"asylum": 0, "pool": 1, "blood": 1, "lairs": lairs})
    t.ann.plays(f"monster:{lairs[0]}").has(strength=left)
