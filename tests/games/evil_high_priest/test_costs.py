"""Costs and rewards: what is paid with what, from where, and where goods go."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import sanctum
from leng.engine.choice import key
from leng.games.evil_high_priest.effects.goods import Gain, Pay
from leng.games.evil_high_priest.effects.people import Rescue, Sacrifice
from leng.games.evil_high_priest.state import Conclave

BOTH = {"boxes": "both"}


# Paying in goods ------------------------------------------------------------------------------------------------------


@rule("EHP R-042a", "EHP R-042b", "EHP R-042c", "EHP R-299")
def test_a_price_is_paid_from_rooms_and_the_exposed_area_as_the_player_likes() -> None:
    t = sanctum("ann", "bob", ann={"blood": 1, "rooms": {"s1": "well_1 blood=3", "s4": "closet_1 blood=1 magic=1"}})
    t.ann.plays("place:salem:acolyte").is_asked("pay")
    assert t.decision.picks is not None
    assert [key(option) for option, _ in t.decision.picks.open] == [
        "from:exposed:blood",
        "from:s1:blood",
        "from:s4:blood",
        "from:s4:magic",
    ]
    t.ann.picks("from:s1:blood", "from:s4:blood", "from:s4:magic")
    t.ann.is_asked("store").plays("done").has(
        exposed={"blood": 4}, rooms={"s1": "well_1 blood=2", "s4": "closet_1"}, blood=6, magic=0
    )


@rule("EHP R-042a", "EHP R-005b")
def test_what_lies_in_a_room_may_be_paid_in_part_a_three_is_changed_silently() -> None:
    t = sanctum("ann", "bob", ann={"rooms": {"s1": "well_1 blood=3"}})
    t.ann.plays("place:church_of_starry_wisdom:acolyte").has(blood=2, treasure=3, rooms={"s1": "well_1 blood=2"})
    assert t.decision.seat == 1, "nobody is asked to change a token"


@rule("EHP R-008b", "EHP R-051a", "EHP R-004a", "EHP R-004c")
def test_any_basic_resource_is_never_a_grimoire_nor_a_sign() -> None:
    goods = {"grimoire": 5, "elder_sign": 5, "magic": 1, "blood": 1}
    t = sanctum("ann", "bob", broken=["start", "a", "b", "c", "d"], ann=goods)
    t.ann.refused("place:salem:acolyte", rule="R-050").refused("place:athenaeum:acolyte", rule="R-050")
    t.ann.plays("place:church_of_starry_wisdom:acolyte").is_asked("pay")
    t.ann.offered_only("from:exposed:magic", "from:exposed:blood")


@rule("EHP R-008a", "EHP R-004a")
def test_a_reward_of_any_basic_resources_is_a_mix_of_treasure_blood_and_magic() -> None:
    t = sanctum("ann", "bob", board="tcho_tchos", broken=["s1", "e"])
    t.ann.plays("place:tcho_tchos_e:acolyte").is_asked("gain-which")
    t.ann.offered("goods:treasure", "goods:blood", "goods:magic").not_offered("goods:grimoire", "goods:elder_sign")
    t.ann.not_offered("goods:atom").picks("goods:blood", "goods:magic").has(blood=1, magic=1)


@rule("EHP R-008c", "EHP R-302b")
def test_a_white_circle_on_a_room_takes_any_goods_at_all() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"treasure": 2, "blood": 2, "rooms": {"s1": "closet_1"}})
    t.ann.plays("place:great_cthulhu_a:priest").is_asked("store").plays("store:s1:elder_sign")
    t.until(ask="turn", seat="ann").ann.has(rooms={"s1": "closet_1 elder_sign=1"})


@rule("EHP R-049a", "EHP R-028b", "EHP R-105a")
def test_the_whole_price_or_no_placement() -> None:
    t = sanctum("ann", "bob", broken=["start", "d"], ann={"treasure": 1, "magic": 3, "blood": 1})
    t.ann.refused("place:great_cthulhu_d:acolyte", rule="R-050")  # a bonus of 2 treasure
    t.ann.refused("place:great_cthulhu_a:acolyte", rule="R-050")  # a lock of 2 treasure and 2 blood
    t.ann.refused("place:rescue_acolyte:priest", rule="R-050")
    t.ann.plays("place:miskatonic_university:acolyte").has(treasure=0, magic=2, blood=0, grimoire=1)


# Paying in acolytes ---------------------------------------------------------------------------------------------------


def _trapped(g: Conclave) -> None:
    """An acolyte of the first player is held by the first monster of the second."""
    g.priests[1].lairs[0].captive = 0
    g.priests[0].out -= 1


@rule("EHP R-043a", "EHP R-043b", "EHP R-043c", "EHP Q-44", "EHP R-306a", "EHP Q-58", "EHP R-301a")
def test_acolytes_are_given_from_anywhere_even_a_monsters_claws_but_not_from_asylum_or_escape_zone() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        broken=["start", "a"],
        raids=1,
        ann={"pool": 1, "asylum": 1, "escape": 1, "on": ["great_cthulhu_start", "ritual.red_sign.1"], "treasure": 3},
        bob={"lairs": ["dimensional_shambler"]},
        arrange=_trapped,
    )
    t.ann.plays("place:great_cthulhu_f:priest").is_asked("sacrifice")
    t.ann.offered_only("acolyte:pool", "acolyte:great_cthulhu_start", "acolyte:ritual.red_sign.1",
                       "captive:dimensional_shambler")  # fmt: skip
    t.ann.plays("acolyte:ritual.red_sign.1").has(asylum=2, escape=1, on=["great_cthulhu_start"])


@rule("EHP R-044", "EHP GEN-Q4")
def test_the_cultist_that_acts_never_pays() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        ann={"pool": 1, "asylum": 4, "home": False, "priest_on": "boston", "treasure": 3},
    )
    t.ann.refused("place:great_cthulhu_f:acolyte", rule="R-043").refused("place:great_cthulhu_a:acolyte", rule="R-043")


@rule("EHP R-044", "EHP GEN-Q4")
def test_of_two_acolytes_on_spaces_only_the_other_one_pays() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        ann={"pool": 1, "asylum": 3, "on": ["boston"], "treasure": 3},
        bob={"pool": 0},
        dice=[6],
    )
    t.ann.plays("place:great_cthulhu_f:acolyte").has(on=["great_cthulhu_f"], asylum=4, treasure=0)


@rule("EHP R-043e", "EHP R-080d", "EHP GEN-Q6", "EHP R-301d")
def test_a_full_asylum_sends_the_sacrificed_on_to_the_escape_zone() -> None:
    t = sanctum("ann", "bob", broken=["start", "a"], ann={"asylum": 3, "pool": 3})
    t.ann.plays("place:great_cthulhu_a:acolyte").has(asylum=4, escape=0, pool=1)
    t.until(ask="turn", seat="bob").bob.plays("place:escape:acolyte")
    t.state.standing.clear()
    t.state.priests[0].pool = 2
    t.ann.plays("place:great_cthulhu_a:priest").has(asylum=4, escape=1, pool=1)


@rule("EHP Q-46", "EHP Q-44", "EHP R-043a")
def test_a_sacrificed_acolyte_frees_its_space_at_once() -> None:
    t = sanctum("ann", "bob", broken=["start", "a"], ann={"asylum": 3, "pool": 0, "on": ["kingsport"]})
    t.ann.plays("place:great_cthulhu_a:priest").has(on=[], asylum=4)
    t.bob.offered("place:kingsport:acolyte")


@rule("EHP R-301e", "EHP R-087c", "EHP GEN-Q11")
def test_a_monster_given_up_on_a_space_is_discarded_and_its_raid_ability_sleeps() -> None:
    t = sanctum(
        "ann",
        "bob",
        options=BOTH,
        board="black_goat",
        broken=["s1", "s2", "b"],
        ann={"lairs": ["dark_young", "undead"], "blood": 2},
    )
    t.ann.plays("place:black_goat_d:acolyte").is_asked("discard-monster").plays("lair:dark_young")
    t.ann.has(lairs=["undead"], elder_sign=1)
    t.bob.has(pool=2, asylum=4)
    assert t.state.monster_discard == ["dark_young"]
    t.ann.is_asked("bonus").plays("use:black_goat_d").has(lairs=[], grimoire=2)
    assert t.state.monster_discard == ["dark_young", "undead"], "an Undead is not turned over outside a raid"


# Rewards --------------------------------------------------------------------------------------------------------------


@rule("EHP R-045b", "EHP R-045c", "EHP R-045d", "EHP R-071a", "EHP Q-26")
def test_rewards_go_into_free_places_and_the_exposed_area_as_the_player_likes() -> None:
    t = sanctum("ann", "bob", ann={"rooms": {"s2": "well_1 blood=1", "s5": "closet_1", "s6": "treasury_1"}})
    t.ann.plays("place:innsmouth:acolyte").is_asked("store")
    t.ann.offered("store:s2:blood", "store:s5:blood", "done").not_offered("store:s6:blood", "store:s1:blood")
    t.ann.picks("store:s2:blood").has(
        rooms={"s2": "well_1 blood=2", "s5": "closet_1", "s6": "treasury_1"}, exposed={"blood": 1}
    )


@rule("EHP R-045d", "EHP Q-26")
def test_what_is_stored_does_not_move_when_something_new_comes() -> None:
    t = sanctum("ann", "bob", ann={"magic": 2, "rooms": {"s1": "vault_1 treasure=2"}})
    t.ann.plays("place:dunwich:acolyte").has(exposed={"magic": 3}, rooms={"s1": "vault_1 treasure=2"})
    t.bob.is_asked("turn")


@rule("EHP R-046b")
def test_a_reward_of_an_acolyte_comes_from_the_asylum_into_the_escape_zone_or_not_at_all() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"blood": 2}, bob={"blood": 2, "asylum": 0, "pool": 6})
    t.ann.plays("place:great_cthulhu_start:acolyte").has(asylum=3, escape=1, pool=1)
    t.state.standing.clear()
    t.state.priests[0].pool = 2
    t.bob.plays("place:great_cthulhu_start:acolyte").has(asylum=0, escape=0, pool=5, blood=0)


@rule("EHP R-047")
def test_signs_tell_what_is_paid_from_what_is_gained() -> None:
    assert [sign.paid for sign in Pay(what="blood", n=2).signs()] == [True]
    assert [sign.paid for sign in Gain(what="blood", n=2).signs()] == [False]
    assert [sign.paid for sign in Sacrifice().signs()] == [True] and [sign.paid for sign in Rescue().signs()] == [False]


@rule("EHP R-048b")
def test_a_prerequisite_must_hold_and_is_not_paid() -> None:
    t = sanctum("ann", "bob", options=BOTH, broken=["start"], ann={"card": "carl_stanford"})
    t.ann.refused("place:priest_ability:priest", rule="R-048")
    t = sanctum("ann", "bob", options=BOTH, broken=["start"], ann={"card": "carl_stanford", "elder_sign": 1})
    t.ann.plays("place:priest_ability:priest").has(grimoire=1, elder_sign=1)


# The supply -----------------------------------------------------------------------------------------------------------


@rule("EHP Q-09", "EHP R-299")
def test_the_supply_has_no_end_unless_people_agree_to_count_the_tokens() -> None:
    rich = {"treasure": 40}
    t = sanctum("ann", "bob", ann=rich, bob={"treasure": 25})
    t.ann.plays("place:kingsport:acolyte").has(treasure=43)
    t = sanctum("ann", "bob", ann=rich, bob={"treasure": 25}, options={"tokens": "strict"})
    t.ann.plays("place:kingsport:acolyte").has(treasure=41)
    t.bob.plays("place:boston:acolyte").has(treasure=25, blood=1)


@rule("EHP Q-09")
@pytest.mark.parametrize(
    ("kind", "total", "space"),
    [("treasure", 66, "kingsport"), ("blood", 48, "innsmouth"), ("magic", 48, "dunwich"), ("grimoire", 12, None)],
)
def test_strict_tokens_are_those_in_the_box(kind: str, total: int, space: str | None) -> None:
    space = space or "miskatonic_university"
    price = {"treasure": 1, "blood": 1, "magic": 1} if kind == "grimoire" else {}
    t = sanctum("ann", "bob", ann={**price, kind: total - 1}, bob={kind: 1}, options={"tokens": "strict"})
    assert t.state.box.resources[kind].total == total
    t.ann.plays(f"place:{space}:acolyte").has(**{kind: total - 1})


@rule("EHP Q-09", "EHP R-042d")
def test_what_is_paid_goes_back_to_the_supply_and_can_be_gained_again() -> None:
    t = sanctum("ann", "bob", ann={"blood": 40}, bob={"blood": 8}, options={"tokens": "strict"})
    t.ann.plays("place:salem:acolyte").has(blood=40)


@rule("EHP R-306a", "EHP R-306d", "EHP R-043")
def test_acolytes_back_in_the_box_can_be_used_for_nothing() -> None:
    t = sanctum(raids=1, ann={"pool": 0, "asylum": 1})
    t.ann.has(out=5).refused("place:summon_monster:priest", rule="R-043")
