"""The priest board: its five spaces, the escape zone, the pool, the lairs."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import sanctum

BOTH = {"boxes": "both"}


@rule("EHP R-032b", "EHP R-032c")
def test_the_priest_card_is_used_once_and_lies_face_down_from_then_on() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        broken=["start"],
        ann={"card": "carl_stanford", "elder_sign": 1, "pool": 0},
        bob={"pool": 0, "home": False, "priest_on": "boston"},
    )
    t.ann.plays("place:priest_ability:priest").has(grimoire=1, spent=True, home=True)
    t.ann.is_asked("turn").refused("place:priest_ability:priest", rule="R-032")
    assert t.state.round == 2


@rule("EHP R-033c", "EHP R-033d", "EHP R-128b", "EHP Q-36")
def test_a_monster_is_summoned_only_after_the_first_raid_even_if_it_hurt_nobody() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"grimoire": 1}, dice=[1])
    t.ann.refused("place:summon_monster:priest", rule="R-033")
    t.ann.plays("place:great_cthulhu_b:acolyte").has(asylum=4, elder_sign=1)
    assert t.state.raids == 1
    t.bob.plays("place:summon_monster:priest").has(pool=1, escape=1)
    assert len(t.bob.holding("lairs")) == 1


@rule("EHP R-033e")
def test_a_monster_is_summoned_only_into_empty_lairs() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"lairs": ["deep_one_1"]})
    t.ann.refused("place:summon_monster:priest", rule="R-033")


@rule("EHP R-033a", "EHP R-033b", "EHP Q-23", "EHP R-044", "EHP R-043d", "EHP R-301c")
def test_to_summon_an_acolyte_from_anywhere_goes_to_the_asylum_but_never_the_priest() -> None:
    t = sanctum(
        "ann",
        "bob",
        raids=1,
        options=BOTH,
        monster_row=["zoog", "gug", "deep_one_1"],
        ann={"asylum": 3, "pool": 1, "on": ["boston", "ritual.mao_ceremony.2"]},
    )
    t.ann.plays("place:summon_monster:priest").is_asked("sacrifice")
    t.ann.offered_only("acolyte:pool", "acolyte:boston", "acolyte:ritual.mao_ceremony.2")
    t.ann.plays("acolyte:pool").has(asylum=4, pool=0).plays("monster:gug").has(
        lairs=["gug"], priest_on=["summon_monster.0"]
    )
    t.check()


@rule("EHP R-033a", "EHP Q-23", "EHP R-037b", "EHP R-037d", "EHP R-080a", "EHP R-080d", "EHP GEN-Q6")
def test_with_a_full_asylum_whoever_is_given_for_a_monster_goes_to_the_escape_zone() -> None:
    t = sanctum("ann", "bob", raids=1)
    t.ann.plays("place:summon_monster:priest").has(asylum=4, escape=1, pool=1, treasure=0)
    assert len(t.ann.holding("lairs")) == 1


@rule("EHP R-033a", "EHP R-049a")
def test_nobody_is_summoned_without_an_acolyte_to_give() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"pool": 0, "escape": 2})
    t.ann.refused("place:summon_monster:priest", rule="R-043")


@rule("EHP R-034b", "EHP R-037a", "EHP R-037c", "EHP R-046a")
def test_a_rescue_costs_two_treasure_and_two_blood_and_leads_to_the_escape_zone() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 2, "blood": 2})
    t.ann.plays("place:rescue_acolyte:priest").has(treasure=0, blood=0, asylum=3, escape=1, pool=2)


@rule("EHP R-034a", "EHP R-050a")
@pytest.mark.parametrize("goods", [{"treasure": 1, "blood": 9}, {"treasure": 9, "blood": 1}])
def test_a_rescue_needs_its_whole_price(goods: dict[str, int]) -> None:
    sanctum("ann", "bob", ann=goods).ann.refused("place:rescue_acolyte:priest", rule="R-050")


@rule("EHP R-046b", "EHP GEN-Q3")
def test_with_an_empty_asylum_a_rescue_is_paid_and_brings_nothing() -> None:
    t = sanctum("ann", "bob", ann={"treasure": 2, "blood": 2, "asylum": 0, "pool": 6})
    t.ann.plays("place:rescue_acolyte:priest").has(treasure=0, blood=0, asylum=0, escape=0, pool=6)


@rule("EHP R-035a", "EHP R-073a")
def test_improving_the_sanctuary_is_free_and_brings_a_room() -> None:
    t = sanctum("ann", "bob", room_row=["well_1", "vault_1", "closet_1"])
    t.ann.plays("place:improve_sanctuary:priest").is_asked("room")
    t.ann.offered_only("room:well_1", "room:vault_1", "room:closet_1")
    t.ann.plays("room:vault_1").is_asked("slot").plays("slot:s4").has(rooms={"s4": "vault_1"}, treasure=0)


@rule("EHP R-036a", "EHP R-037d")
def test_an_acolyte_that_escapes_brings_a_treasure_one_that_overflows_none() -> None:
    t = sanctum("ann", "bob", broken=["start", "a"], ann={"treasure": 3, "pool": 2, "asylum": 4})
    t.ann.plays("place:escape:acolyte").has(escape=1, treasure=4)
    t.bob.plays("place:escape:acolyte")
    t.ann.plays("place:great_cthulhu_f:priest").has(escape=2, treasure=1, pool=0)


@rule("EHP R-038a", "EHP R-038c", "EHP R-038d", "EHP R-306a", "EHP Q-22", "EHP GEN-Q7")
def test_acolytes_in_the_escape_zone_can_be_used_for_nothing() -> None:
    t = sanctum("ann", "bob", broken=["start", "a"], raids=1, ann={"treasure": 3, "pool": 0, "asylum": 2, "escape": 4})
    t.ann.refused("place:great_cthulhu_f:priest", rule="R-043").refused("place:summon_monster:priest", rule="R-043")
    t.ann.refused("place:kingsport:acolyte", rule="R-027")


@rule("EHP R-039", "EHP R-144b", "EHP R-040")
def test_in_upkeep_everybody_leaves_the_escape_zone_for_the_pool() -> None:
    t = sanctum(
        "ann",
        "bob",
        ann={"pool": 1, "escape": 2, "asylum": 3, "home": False, "priest_on": "boston"},
        bob={"pool": 0, "home": False, "priest_on": "kingsport"},
    )
    t.ann.plays("place:escape:acolyte").has(pool=3, escape=0, asylum=3, home=True)
    assert t.state.round == 2


@rule("EHP R-007a", "EHP R-030b", "EHP R-144a")
def test_the_priest_is_never_sacrificed_nor_sent_anywhere() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        raids=1,
        ann={"treasure": 3, "pool": 1, "asylum": 4, "home": False, "priest_on": "kingsport", "on": ["boston"]},
        dice=[6],
    )
    t.ann.refused("place:great_cthulhu_f:priest", rule="R-027")
    t.ann.plays("place:great_cthulhu_f:acolyte").has(priest_on=["kingsport"], on=["great_cthulhu_f"], escape=1)
    t.ann.is_asked("retaliate").offered_only("acolyte:great_cthulhu_f", "pass")


@rule("EHP R-041a", "EHP R-041b", "EHP R-086a", "EHP Q-27")
def test_three_lairs_hold_three_monsters_and_no_fourth_comes() -> None:
    t = sanctum(
        "ann",
        "bob",
        ann={"grimoire": 2, "lairs": ["deep_one_1", "deep_one_2"]},
        room_row=["well_1", "well_2", "well_3"],
    )
    t.ann.plays("place:silver_twilight_lodge:acolyte", "first:monster", "room:well_1", "slot:s1")
    assert len(t.ann.holding("lairs")) == 3


@rule("EHP Q-27", "EHP R-086b", "EHP GEN-Q3")
def test_edward_hutchinson_may_be_used_with_full_lairs_but_gives_nothing() -> None:
    lairs = ["zoog", "ghoul", "gug"]
    t = sanctum("ann", "bob", options=BOTH, ann={"card": "edward_hutchinson", "lairs": lairs})
    t.ann.plays("place:priest_ability:priest").has(lairs=lairs, spent=True)
