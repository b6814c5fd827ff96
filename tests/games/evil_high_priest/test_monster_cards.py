"""Every monster: what it stops, and what it does when it comes, in upkeep, discarded or sacrificed."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.deeds import people
from leng.games.evil_high_priest.state import Conclave

from .raiding import BOTH, raid
from .sanctum import SanctumTranscript, sanctum

BOX = GAME.open_box()
DEFENCE = {
    "deep_one": 5, "dimensional_shambler": 4, "ghoul": 4, "fungi_from_yuggoth": 5, "hound_of_tindalos": 4,
    "servitor_of_the_outer_gods": 3, "flying_polyp": 5, "yithian": 4, "nightgaunt": 3, "hunting_horror": 6,
    "star_vampire": 4, "formless_spawn": 4, "chthonian": 4, "byakhee": 4, "dark_young": 5, "undead": 5, "wendigo": 4,
    "gnoph_keh": 5, "zoog": 2, "shantak": 4, "moon_beast": 5, "fire_vampire": 3, "gug": 8, "elder_thing": 4,
    "leng_spider": 4, "slime_amoeba": -1,
}  # fmt: skip
DISCARDED = ("ghoul", "yithian", "byakhee", "shantak")


def comes(card: str, *players: str, **table: Any) -> SanctumTranscript:
    """The first player's priest calls a monster, which is the first of the row."""
    names = players or ("ann", "bob")
    table[names[0]] = {"card": "edward_hutchinson", **table.get(names[0], {})}
    row = [card, *(each for each in ("servitor_of_the_outer_gods", "yithian", "zoog") if each != card)][:3]
    t = sanctum(*names, options={**BOTH}, monster_row=row, **table)
    t.seat(0).plays("place:priest_ability:priest", f"monster:{card}")
    return t


def upkeep(*players: str, **table: Any) -> SanctumTranscript:
    """The upkeep of a table of all boxes."""
    return sanctum(*players, options={**BOTH}, at="upkeep", **table)


# What they stop ------------------------------------------------------------------------------------------------------


@rule("EHP R-084a", "EHP R-084b", "EHP R-120c")
def test_there_are_fifteen_deep_ones_and_twelve_unique_monsters_in_each_expansion() -> None:
    faces = BOX.shelf["monster"]
    assert {name: each.defence for name, each in faces.items()} == DEFENCE
    assert faces["deep_one"].count == 15 and faces["deep_one"].ability is None
    for box in ("blood_ceremony", "dark_ritual"):
        assert sum(each.unique and each.box == box for each in faces.values()) == 12


@rule("EHP R-120c", "EHP R-087b", "EHP R-041c")
@pytest.mark.parametrize("monster", [name for name in DEFENCE if name != "slime_amoeba"])
def test_a_sacrificed_monster_stops_its_defence(monster: str) -> None:
    card = "deep_one_1" if monster == "deep_one" else monster
    beside = [each for each in ("zoog", "yithian", "ghoul") if each != monster][:2]
    t = raid(dice=[6, 6], investigator="photographer",
             ann={"asylum": 0, "pool": 0, "blood": 1, "lairs": [card, *beside]})  # fmt: skip
    t.until(ask="retaliate")  # some could be announced first
    t.ann.plays(f"monster:{card}")
    t.told("sacrifices-monster", monster=card, left=12 - DEFENCE[monster])
    t.until(ask="turn").check()


@rule("EHP R-084c", "EHP R-085a", "EHP Q-42")
def test_base_monsters_come_from_the_top_and_unique_ones_are_chosen_of_three() -> None:
    t = sanctum(raids=1)
    top = t.state.monsters[-1]
    t.ann.plays("place:summon_monster:priest").has(lairs=[top])
    t = sanctum(raids=1, options=BOTH, monster_row=["zoog", "gug", "undead"])
    following = t.state.monsters[-1]
    t.ann.plays("place:summon_monster:priest").is_asked("monster")
    t.ann.offered_only("monster:zoog", "monster:gug", "monster:undead").plays("monster:gug").has(lairs=["gug"])
    assert t.state.monster_row == ["zoog", following, "undead"]


@rule("EHP R-086b", "EHP Q-27", "EHP R-041b")
def test_with_full_lairs_a_monster_is_lost() -> None:
    full = ["zoog", "gug", "undead"]
    t = sanctum(options=BOTH, ann={"card": "edward_hutchinson", "lairs": full})
    row = t.state.monster_row[:]
    t.ann.plays("place:priest_ability:priest").has(lairs=full, spent=True)
    t.told("no-lair", seat=0)
    assert t.state.monster_row == row


@rule("EHP Q-10", "EHP R-014")
def test_a_monster_is_lost_when_there_is_none_and_discarded_ones_come_back() -> None:
    def none_left(g: Conclave) -> None:
        g.monsters.clear()
        g.monster_row.clear()

    t = sanctum(options=BOTH, ann={"card": "edward_hutchinson"}, arrange=none_left, checked=False)
    t.ann.plays("place:priest_ability:priest").has(lairs=[])
    t.bob.is_asked("turn")

    def one_discarded(g: Conclave) -> None:
        none_left(g)
        g.monster_discard.append("gug")

    t = sanctum(options=BOTH, ann={"card": "edward_hutchinson"}, arrange=one_discarded, checked=False)
    t.ann.plays("place:priest_ability:priest").has(lairs=["gug"])


# On one's turn, at which moments -------------------------------------------------------------------------------------


@rule("EHP Q-32", "EHP R-088e")
@pytest.mark.parametrize("card", DISCARDED)
def test_monsters_are_discarded_before_placing_or_when_the_space_is_resolved(card: str) -> None:
    t = sanctum(options=BOTH, ann={"lairs": [card], "on": ["boston"], "pool": 1}, bob={"grimoire": 1})
    t.ann.is_asked("turn").offered(f"discard:{card}").plays("place:kingsport:acolyte").has(treasure=3)
    t.ann.is_asked("after").offered_only(f"discard:{card}", "pass").passes()
    t.bob.is_asked("turn").not_offered(f"discard:{card}")


@rule("EHP Q-32", "EHP R-088e")
def test_monsters_are_not_discarded_amid_paying_nor_in_upkeep() -> None:
    t = sanctum(options=BOTH, ann={"lairs": ["ghoul"], "treasure": 3, "blood": 3})
    t.ann.plays("place:salem:acolyte").is_asked("pay").not_offered("discard:ghoul")
    t = upkeep(ann={"lairs": ["ghoul", "zoog"]}, bob={"treasure": 1})
    t.ann.is_asked("upkeep").offered_only("ability:zoog", "pass")


@rule("EHP E-01", "EHP R-027c", "EHP R-028a", "EHP R-053a", "EHP R-074a", "EHP R-085a", "EHP Q-25")
def test_the_rich_turn_of_zelda() -> None:
    t = sanctum("zelda", "noah", "amelia", options=BOTH, room_row=["well_1", "vault_1", "closet_1"],
                monster_row=["dimensional_shambler", "gug", "zoog"],
                zelda={"lairs": ["byakhee"], "blood": 1}, noah={"rooms": {"s1": "library_1 grimoire=1"}})  # fmt: skip
    t.zelda.is_asked("turn").refused("place:silver_twilight_lodge:acolyte", rule="R-050")
    t.zelda.plays("discard:byakhee").has(lairs=[], exposed={"grimoire": 1, "blood": 1})
    t.noah.has(grimoire=0)
    t.zelda.is_asked("turn").plays("place:silver_twilight_lodge:acolyte").has(grimoire=0)
    t.zelda.is_asked("reward-first").plays("first:monster", "monster:dimensional_shambler")
    t.zelda.is_asked("on-install").plays("ability:dimensional_shambler").is_asked("trap")
    t.zelda.offered_only("acolyte-of:1:pool", "acolyte-of:2:pool").plays("acolyte-of:2:pool")
    t.amelia.has(pool=1)
    t.zelda.is_asked("room").plays("room:well_1", "slot:s1").is_asked("rearrange").plays("best")
    t.zelda.has(rooms={"s1": "well_1 blood=1"}, lairs=["dimensional_shambler"])
    t.noah.is_asked("turn")
    t.check()


# When they come ------------------------------------------------------------------------------------------------------


@rule("EHP R-088b", "EHP Q-42")
@pytest.mark.parametrize(
    "card", ["dimensional_shambler", "nightgaunt", "hunting_horror", "wendigo", "moon_beast", "elder_thing"]
)
def test_what_a_monster_does_when_it_comes_may_be_declined(card: str) -> None:
    t = comes(card, bob={"blood": 1})
    t.ann.is_asked("on-install").offered_only(f"ability:{card}", "pass").passes().has(
        lairs=[card], asylum=4, treasure=0
    )
    t.bob.is_asked("turn").has(blood=1, pool=2)


@rule("EHP Q-33", "EHP R-088b")
def test_the_shambler_takes_acolytes_from_pools_and_spaces() -> None:
    t = comes("dimensional_shambler", "ann", "bob", raids=1, board="guardian_of_the_pyramid",
              bob={"pool": 1, "asylum": 1, "escape": 1,
                   "on": ["eternal.boston", "ritual.mao_ceremony.2", "kingsport"]})  # fmt: skip
    t.ann.plays("ability:dimensional_shambler").is_asked("trap")
    t.ann.offered_only("acolyte-of:1:pool", "acolyte-of:1:eternal.boston", "acolyte-of:1:ritual.mao_ceremony.2",
                       "acolyte-of:1:kingsport").plays("acolyte-of:1:kingsport")  # fmt: skip
    t.bob.has(on=["eternal.boston", "ritual.mao_ceremony.2"]).offered("place:kingsport:acolyte")
    assert [each.captive for each in t.ann.priest.lairs] == [1]
    t.check()


@rule("EHP Q-33", "EHP R-220c", "EHP R-234a")
def test_the_shambler_finds_nobody_among_worshippers_and_the_evolved() -> None:
    t = comes("dimensional_shambler", board="crawling_chaos", bob={"pool": 0, "worship": 2})
    t.bob.is_asked("turn")
    t = comes("dimensional_shambler", board="opener_of_the_way", bob={"pool": 0, "evolved": [1, 1, 0]})
    t.bob.is_asked("turn")


def holding_one_of_bob(g: Conclave) -> None:
    """Ann's first monster holds an acolyte of Bob's."""
    g.priests[0].lairs[0].captive = 1
    g.priests[1].out -= 1


@rule("EHP Q-33", "EHP R-144f", "EHP R-118a")
def test_a_trapped_acolyte_stays_in_upkeep_and_counts_for_nothing() -> None:
    held = {"lairs": ["dimensional_shambler"]}
    t = upkeep(ann=held, bob={"asylum": 3}, arrange=holding_one_of_bob)
    t.until(ask="turn")
    t.bob.has(pool=2, asylum=3, escape=0)
    t = raid("ann", "bob", dice=[6], investigator="photographer", ann=held,
             bob={"asylum": 1, "blood": 1}, arrange=holding_one_of_bob)  # fmt: skip
    t.ann.passes()
    t.bob.is_asked("retaliate").has(strength=6).passes().has(strength=5)


@rule("EHP Q-33", "EHP Q-29")
def test_a_trapped_acolyte_is_released_to_escape_when_the_shambler_goes() -> None:
    t = raid("ann", "bob", dice=[6], investigator="photographer", arrange=holding_one_of_bob,
             ann={"asylum": 2, "blood": 1, "lairs": ["dimensional_shambler"]}, bob={"asylum": 1})  # fmt: skip
    t.ann.plays("monster:dimensional_shambler").has(lairs=[], blood=1)
    t.bob.has(escape=1, asylum=1)
    t = sanctum(board="black_goat", options=BOTH, broken=["s1", "d"], arrange=holding_one_of_bob,
                ann={"lairs": ["dimensional_shambler"]}, bob={"asylum": 1})  # fmt: skip
    t.ann.plays("place:black_goat_d:priest")
    t.bob.has(escape=1, asylum=1)
    t.check()


@rule("EHP Q-58", "EHP R-043a")
def test_a_trapped_acolyte_may_pay_a_cost() -> None:
    t = sanctum("ann", "bob", options=BOTH, raids=1, arrange=holding_one_of_bob, at=("turn", 1),
                ann={"lairs": ["dimensional_shambler"]}, bob={"pool": 0, "asylum": 1})  # fmt: skip
    assert people.count_all_active(t.state) == [people.count_active(t.state, who) for who in t.state.priests]
    t.bob.has(acolyte=1).plays("place:summon_monster:priest").has(asylum=2)
    assert t.ann.priest.lairs[0].captive == -1
    t.check()


@rule("EHP Q-58", "EHP R-119c")
def test_a_trapped_acolyte_may_be_sacrificed_in_a_raid() -> None:
    t = raid("ann", "bob", dice=[2], investigator="photographer", ann={"lairs": ["dimensional_shambler"], "pool": 0},
             bob={"asylum": 0, "blood": 1, "pool": 0}, arrange=holding_one_of_bob)  # fmt: skip
    t.ann.passes()
    t.bob.offered_only("captive:dimensional_shambler", "pass").plays("captive:dimensional_shambler")
    t.bob.has(asylum=1, blood=1)
    assert t.ann.priest.lairs[0].captive == -1
    t.check()


@rule("EHP Q-58", "EHP R-220a")
def test_a_trapped_acolyte_may_be_sent_to_azathoth() -> None:
    t = sanctum("ann", "bob", board="crawling_chaos", options=BOTH, arrange=holding_one_of_bob, at=("turn", 1),
                ann={"lairs": ["dimensional_shambler"]}, bob={"pool": 0, "treasure": 2, "asylum": 1})  # fmt: skip
    t.bob.plays("place:crawling_chaos_1b:priest").has(worship=1, elder_sign=1)
    t.check()


@rule("EHP R-088b", "EHP R-046a")
def test_a_nightgaunt_carries_up_to_two_to_the_escape_zone() -> None:
    t = comes("nightgaunt")
    t.ann.plays("ability:nightgaunt").is_asked("rescue").offered_only("rescue:2", "rescue:1", "rescue:0")
    t.ann.plays("rescue:2").has(asylum=2, escape=2, pool=2)
    t = comes("nightgaunt", ann={"asylum": 1})
    t.ann.plays("ability:nightgaunt").offered_only("rescue:1", "rescue:0")


@rule("EHP R-088b")
def test_a_hunting_horror_destroys_two_basic_goods_that_lie_exposed() -> None:
    t = comes("hunting_horror", "ann", "bob", "cid",
              bob={"treasure": 1, "blood": 2, "grimoire": 1, "rooms": {"s1": "vault_1 magic=1"}})  # fmt: skip
    t.ann.plays("ability:hunting_horror").is_asked("destroy").offered("goods:treasure", "goods:blood")
    t.ann.not_offered("goods:grimoire", "goods:magic").picks("goods:treasure", "goods:blood")
    t.bob.has(treasure=0, blood=1, grimoire=1, magic=1)


@rule("EHP R-088b", "EHP R-042c")
def test_a_wendigo_takes_blood_of_every_opponent_and_brings_two_at_most() -> None:
    t = comes("wendigo", "ann", "bob", "cid", "dan", "eve", bob={"blood": 2, "rooms": {"s1": "well_1 blood=1"}},
              cid={"blood": 1}, dan={"blood": 1})  # fmt: skip
    t.ann.plays("ability:wendigo")
    t.bob.is_asked("lose").offered_only("from:exposed:blood", "from:s1:blood").plays("from:s1:blood")
    t.ann.has(blood=2)
    t.bob.has(blood=2, exposed={"blood": 2})
    t.cid.has(blood=0)
    t.dan.has(blood=0)
    t.eve.has(blood=0)


@rule("EHP R-088b")
def test_a_moon_beast_brings_three_treasure() -> None:
    comes("moon_beast").ann.plays("ability:moon_beast").has(treasure=3)


@rule("EHP R-088a", "EHP R-088b", "EHP R-073a", "EHP R-074a")
def test_an_elder_thing_shows_two_rooms_to_its_owner_alone_of_which_one_is_built() -> None:
    t = comes("elder_thing", rooms=["vault_1", "well_1"], ann={"blood": 1})
    t.ann.plays("ability:elder_thing").is_asked("keep-room").offered_only("room:vault_1", "room:well_1")
    assert t.state.drawn == ["vault_1", "well_1"] and t.state.looking == 0
    assert "vault_1" not in str(GAME.view(t.state, 1)) and "vault_1" in str(GAME.view(t.state, 0))
    t.ann.plays("room:well_1", "slot:s4").is_asked("rearrange").plays("best").has(rooms={"s4": "well_1 blood=1"})
    assert t.state.room_discard == ["vault_1"]
    t.check()


# On one's turn -------------------------------------------------------------------------------------------------------


@rule("EHP R-088e", "EHP R-087d")
def test_a_ghoul_brings_an_acolyte_from_the_asylum_to_the_pool() -> None:
    t = sanctum(options=BOTH, ann={"lairs": ["ghoul"]})
    t.ann.plays("discard:ghoul").is_asked("turn").has(asylum=3, pool=3, escape=0, lairs=[])
    assert t.state.monster_discard == ["ghoul"]


@rule("EHP R-088e")
def test_a_yithian_gives_another_turn_at_once() -> None:
    t = sanctum(options=BOTH, ann={"lairs": ["yithian"]})
    t.ann.plays("discard:yithian", "place:kingsport:acolyte").is_asked("turn").plays("place:innsmouth:acolyte")
    t.bob.is_asked("turn")
    t = sanctum(options=BOTH, ann={"lairs": ["yithian"], "pool": 0})
    t.ann.plays("place:kingsport:priest", "discard:yithian")
    t.bob.is_asked("turn")  # nobody is left in Ann's pool


@rule("EHP R-088e", "EHP R-042c")
def test_a_byakhee_steals_a_grimoire_and_the_victim_says_which() -> None:
    t = sanctum("ann", "bob", "cid", options=BOTH, ann={"lairs": ["byakhee"], "rooms": {"s1": "library_2"}},
                bob={"grimoire": 1, "rooms": {"s1": "library_1 grimoire=1"}}, cid={"grimoire": 1})  # fmt: skip
    t.ann.plays("discard:byakhee").is_asked("victim").offered_only("seat:1", "seat:2").plays("seat:1")
    t.bob.is_asked("lose").offered_only("from:exposed:grimoire", "from:s1:grimoire").plays("from:exposed:grimoire")
    t.ann.is_asked("turn").has(exposed={"grimoire": 1}, lairs=[])
    t.bob.has(grimoire=1)


@rule("EHP R-088e")
def test_a_byakhee_cannot_be_discarded_while_nobody_has_a_grimoire() -> None:
    t = sanctum(options=BOTH, ann={"lairs": ["byakhee"]})
    t.ann.refused("discard:byakhee", rule="R-088")


@rule("EHP R-088e", "EHP R-028a")
def test_a_shantak_takes_a_cultist_to_another_location() -> None:
    t = sanctum(options=BOTH, ann={"lairs": ["shantak"], "on": ["kingsport", "prowler_1"], "pool": 1, "asylum": 3,
                                   "treasure": 3}, bob={"on": ["dunwich"], "pool": 1})  # fmt: skip
    t.ann.plays("discard:shantak").is_asked("relocate")
    t.ann.offered("relocate:kingsport:acolyte:providence", "relocate:prowler_1:acolyte:salem")
    t.ann.not_offered("relocate:kingsport:acolyte:dunwich", "relocate:kingsport:acolyte:athenaeum",
                      "relocate:kingsport:acolyte:prowler_2")  # fmt: skip
    t.ann.plays("relocate:prowler_1:acolyte:salem").is_asked("turn").has(treasure=0, blood=3, on=["kingsport", "salem"])
    t.ann.offered("place:prowler_1:acolyte")


# In upkeep -----------------------------------------------------------------------------------------------------------


@rule("EHP R-145a", "EHP R-088c")
def test_the_fungi_scare_an_acolyte_from_a_larger_pool() -> None:
    t = upkeep("ann", "bob", "cid", ann={"lairs": ["fungi_from_yuggoth"]}, bob={"pool": 3, "asylum": 3})
    t.ann.is_asked("upkeep").plays("ability:fungi_from_yuggoth").has(magic=1)
    t.bob.has(pool=2, escape=1)  # only Bob had more: nobody was asked whom


@rule("EHP R-145a", "EHP Q-28", "EHP R-039")
def test_whoever_comes_to_escape_after_step_two_waits_for_the_next_upkeep() -> None:
    t = upkeep("ann", "bob", ann={"lairs": ["fungi_from_yuggoth"]}, bob={"pool": 3, "asylum": 3})
    t.ann.plays("ability:fungi_from_yuggoth")
    t.until(ask="turn", seat="ann")
    t.bob.has(pool=2, escape=1)
    t.until(ask="upkeep", seat="ann")
    t.bob.has(pool=3, escape=0)


@rule("EHP R-145a", "EHP R-088c")
def test_the_fungi_find_nobody_when_no_pool_is_larger() -> None:
    t = upkeep(ann={"lairs": ["fungi_from_yuggoth"]})
    t.ann.is_asked("turn").has(magic=0)


@rule("EHP R-145a", "EHP R-090b")
def test_a_servitor_turns_blood_into_magic_once_an_upkeep() -> None:
    t = upkeep(ann={"lairs": ["servitor_of_the_outer_gods"], "blood": 2})
    t.ann.plays("ability:servitor_of_the_outer_gods").is_asked("turn").has(blood=1, magic=1)
    t = upkeep(ann={"lairs": ["servitor_of_the_outer_gods"]})
    t.ann.is_asked("turn").has(magic=0)


@rule("EHP R-145a", "EHP R-088c")
@pytest.mark.parametrize(("card", "goods", "least"), [("star_vampire", "blood", 3), ("zoog", "treasure", 1)])
def test_thieves_of_upkeep(card: str, goods: str, least: int) -> None:
    t = upkeep("ann", "bob", "cid", ann={"lairs": [card]}, bob={goods: least}, cid={goods: least})
    t.ann.plays(f"ability:{card}").is_asked("victim").offered_only("seat:1", "seat:2").plays("seat:2")
    t.ann.has(exposed={goods: 1})
    t.cid.has(**{goods: least - 1})
    t = upkeep("ann", "bob", ann={"lairs": [card]}, bob={goods: least - 1} if least > 1 else {})
    t.ann.is_asked("turn")


@rule("EHP R-145a", "EHP R-087d")
def test_a_gug_is_fed_with_blood_or_goes() -> None:
    t = upkeep(ann={"lairs": ["gug"], "blood": 1})
    t.ann.is_asked("tribute").plays("feed").has(blood=0, lairs=["gug"])
    t = upkeep(ann={"lairs": ["gug"], "blood": 1})
    t.ann.plays("let-go").has(blood=1, lairs=[])
    t = upkeep(ann={"lairs": ["gug"]})
    t.ann.is_asked("turn").has(lairs=[])
    assert t.state.monster_discard == ["gug"]


@rule("EHP R-090a", "EHP R-145a", "EHP Q-56")
def test_the_owner_chooses_in_which_order_his_monsters_act() -> None:
    t = upkeep(ann={"lairs": ["gug", "star_vampire", "servitor_of_the_outer_gods"]}, bob={"blood": 4})
    t.ann.is_asked("upkeep").offered_only("ability:gug", "ability:star_vampire", "pass")
    t.ann.plays("ability:star_vampire").is_asked("upkeep")
    t.ann.offered_only("ability:gug", "ability:servitor_of_the_outer_gods", "pass").plays("ability:gug", "feed")
    t.ann.is_asked("turn").has(blood=0, lairs=["gug", "star_vampire", "servitor_of_the_outer_gods"])


@rule("EHP R-090b", "EHP R-145a")
def test_passing_in_upkeep_does_not_spare_a_gug_its_hunger() -> None:
    t = upkeep(ann={"lairs": ["gug", "zoog"], "blood": 1}, bob={"treasure": 1})
    t.ann.is_asked("upkeep").passes().is_asked("tribute").plays("let-go").has(lairs=["zoog"])
    t.bob.has(treasure=1)


@rule("EHP R-091b", "EHP R-142b", "EHP R-298a")
def test_players_use_their_monsters_in_round_order() -> None:
    some = {"treasure": 1}
    t = upkeep("ann", "bob", "cid", ann={"lairs": ["zoog"], **some}, bob={"lairs": ["star_vampire"], "blood": 3},
               cid={"lairs": ["servitor_of_the_outer_gods"], "blood": 3, **some},
               arrange=lambda g: setattr(g, "first", 1))  # fmt: skip
    t.bob.is_asked("upkeep").passes()
    t.cid.is_asked("upkeep").passes()
    t.ann.is_asked("upkeep")
