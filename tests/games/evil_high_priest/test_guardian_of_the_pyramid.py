"""Watcher of the Pyramid: slime amoebas that fill lairs, an eternal prowler, and two locks that scatter acolytes."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, by_the_first_edition, sanctum

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "guardian_of_the_pyramid"
SLIME = "slime_amoeba"
POOL, MUMMIES, GALLERY, SUPREMACY, CISTERN, SEALED, OFFERING, PANIC, FEEDING = (
    f"place:guardian_of_the_pyramid_{each}:acolyte" for each in ("s1", "s2", "s3", *"abcefh")
)
HALL, SUPREME = "guardian_of_the_pyramid_s2", "guardian_of_the_pyramid_a"
AWAY: dict[str, Any] = {"pool": 0, "priest_on": "providence"}
LAST: dict[str, Any] = {"pool": 1, "priest_on": "kingsport"}

LOCKS = (
    Lock("s1", "", "1 slime, 1 magic"),
    Lock("s2", "", "2 magic", raid=1),
    Lock("s3", "", "3 treasure, 1 blood", raid=1),
    Lock("s4", "", "3 blood"),
    Lock("a", "s1 s2", "1 grimoire", raid=1),
    Lock("b", "s2 s3", "2 blood, 1 magic", raid=1),
    Lock("c", "s3 s4", "5 treasure, 1 magic", gains="-1 acolyte"),
    Lock("d", "a b", "1 slime, 2 magic, 2 treasure", raid=2),
    Lock("e", "b c", "1 slime, 3 blood", raid=1),
    Lock("f", "d e", "2 magic, 4 treasure", gains="-2 acolyte, -3 asylum, 5 escape"),
    Lock("g", "e", "1 grimoire, 1 blood", raid=2),
    Lock("h", "f g", "1 amoeba, 3 magic", raid=2),
    Lock("i", "h", "1 grimoire, 3 blood", raid=3),
)
BONUSES = (
    Bonus("s1", "1 slime", "2 magic"),
    Bonus("s2"),
    Bonus("s3", "1 amoeba", "3 blood"),
    Bonus("s4", "3 treasure", "-1 asylum, 1 escape"),
    Bonus("a", "", "1 treasure"),
    Bonus("b", "1 treasure", "1 room"),
    Bonus("d", "1 amoeba", "1 magic, 2 treasure"),
    Bonus("e", "1 treasure", "2 blood"),
    Bonus("g", "2 treasure, 1 magic", "1 grimoire"),
)


def pyramid(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board whose investigator changes nothing."""
    return sanctum(*players, board=BOARD, **{"investigator_row": investigators(BOARD), **more})


@rule("EHP R-270", "EHP R-272a")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    t = break_each_way(BOARD, lock, LOCKS)
    assert t.state.amoebas + t.ann.holding("amoeba") + t.bob.holding("amoeba") == 15


@rule("EHP R-270", "EHP R-272a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    t = use(BOARD, bonus)
    t.bob.has(amoeba=1 if bonus.id in ("s3", "e") else 0)


@rule("EHP R-270")
def test_there_are_four_starts() -> None:
    assert list(pyramid().state.sheet.accessible([])) == [f"guardian_of_the_pyramid_s{n}" for n in (1, 2, 3, 4)]


# Slime amoebas --------------------------------------------------------------------------------------------------------


@rule("EHP R-271b", "EHP Q-47")
def test_a_sacrificed_amoeba_makes_ones_raid_stronger_by_one() -> None:
    t = pyramid(dice=dice(BOARD, 6), ann={"magic": 2, "treasure": 1, "lairs": [SLIME]})
    t.ann.plays(MUMMIES).is_asked("retaliate").has(strength=6).plays(f"monster:{SLIME}")
    t.ann.has(strength=7, lairs=[])
    assert t.state.amoebas == 15 and t.state.monster_discard == []


@rule("EHP R-271a", "EHP R-086a")
def test_amoebas_fill_lairs_as_other_monsters_do() -> None:
    t = pyramid(broken=["i", "g"], raids=1, at=("rituals", 0),
                ann={"lairs": [SLIME, SLIME, SLIME], "on": ["ritual.spectral_horror.1"], "asylum": 3})  # fmt: skip
    t.until(ask="turn")
    t.ann.has(lairs=[SLIME] * 3, room=1)  # no lair for the monster of the ritual
    t.told("no-lair", seat=0)


@rule("EHP GP-Q8")
def test_an_amoeba_forbids_the_priest_to_summon() -> None:
    t = pyramid(raids=1, ann={"lairs": [SLIME]}, bob={})
    t.ann.refused("place:summon_monster:priest", rule="R-033").plays("place:escape:acolyte")
    t.bob.offered("place:summon_monster:priest")


@rule("EHP R-272b")
def test_where_an_amoeba_is_the_price_a_lair_must_be_free() -> None:
    for lairs, free in (([SLIME, SLIME], True), ([SLIME, "gug", "zoog"], False)):
        t = pyramid(broken=["s1"], ann={"lairs": lairs})
        if free:
            t.ann.plays(POOL).has(lairs=[*lairs, SLIME], magic=2)
        else:
            t.ann.refused(POOL, rule="R-272")


@rule("EHP GP-Q1")
def test_with_an_empty_pile_the_price_cannot_be_paid_and_a_gift_is_nothing() -> None:
    full = {"lairs": [SLIME, SLIME, SLIME]}
    t = pyramid("ann", "bob", "cat", "dan", "eve", broken=["s1", "e"], ann={**full, "treasure": 1},
                bob=full, cat=full, dan=full, eve=full)  # fmt: skip
    assert t.state.amoebas == 0
    t.ann.refused(POOL, rule="GP-Q1").plays(OFFERING).has(blood=2, amoeba=3)
    t.check()


@rule("EHP GP-Q9")
def test_where_nobody_could_ever_break_a_sign_again_a_monster_makes_room_for_the_amoeba() -> None:
    full, spent = {"lairs": [SLIME, SLIME, SLIME]}, ["s1", "s2", "s3", "s4", "a", "b", "c"]
    ann = {"lairs": [SLIME, SLIME, "zoog"], "blood": 3}
    for broken, others in ((spent[:-1], full), (spent, {"lairs": [SLIME, SLIME]})):  # C is open, or Bob has a lair
        t = pyramid(broken=broken, ann=ann, bob=others)
        t.ann.refused(OFFERING, rule="R-272")
    t = pyramid(broken=spent, dice=dice(BOARD, 1), ann=ann, bob=full)
    t.ann.plays(OFFERING).is_asked("discard-monster").plays("lair:zoog")
    t.ann.has(lairs=[SLIME, SLIME, SLIME], blood=0, elder_sign=1)
    assert t.state.amoebas == 15 - 6 and t.state.monster_discard == ["zoog"]
    t.check()


@rule("EHP GP-Q9", "EHP R-272b")
@pytest.mark.parametrize("leaver", ["ghoul", "gug"])  # discarded for what it does; left unfed
def test_where_a_monster_could_leave_its_lair_by_itself_the_price_stands(leaver: str) -> None:
    spent = ["s1", "s2", "s3", "s4", "a", "b", "c"]
    t = pyramid(options={"boxes": "both"}, broken=spent, ann={"lairs": [SLIME, SLIME, SLIME], "blood": 3},
                bob={"lairs": [SLIME, SLIME, leaver]})  # fmt: skip
    t.ann.refused(OFFERING, rule="R-272")


@rule("EHP GP-Q9", "EHP R-272b")
def test_where_a_bonus_takes_an_amoeba_the_price_stands() -> None:
    full, spent = {"lairs": [SLIME, SLIME, SLIME]}, ["s1", "s2", "s3", "s4", "a", "b", "c", "d", "f"]
    t = pyramid(broken=[*spent, "g", "h", "i"], ann={**full, "blood": 3}, bob=full)
    t.ann.refused(OFFERING, rule="R-272").plays("place:guardian_of_the_pyramid_d:acolyte").has(amoeba=2, magic=1)


@rule("EHP GP-Q9", "EHP GP-Q1")
def test_there_an_amoeba_makes_room_for_another_even_if_the_pile_is_empty() -> None:
    full = {"lairs": [SLIME, SLIME, SLIME]}
    t = pyramid("ann", "bob", "cat", "dan", "eve", broken=["s1", "s2", "s3", "s4", "a", "b", "c"], dice=dice(BOARD, 1),
                ann={**full, "blood": 3}, bob=full, cat=full, dan=full, eve=full)  # fmt: skip
    assert t.state.amoebas == 0
    t.ann.plays(OFFERING).has(lairs=[SLIME, SLIME, SLIME], elder_sign=1)
    assert t.state.amoebas == 0
    t.check()


@rule("EHP GP-Q1", "EHP R-272c")
def test_an_amoeba_that_leaves_its_lair_goes_back_to_the_pile() -> None:
    t = pyramid(broken=["g"], dice=dice(BOARD, 1, 1), ann={"lairs": [SLIME, "gug"], "magic": 3})
    assert t.state.amoebas == 14
    t.ann.plays(FEEDING)
    t.until(ask="turn", seat="bob")
    t.ann.has(lairs=["gug"])
    assert t.state.amoebas == 15 and t.state.monster_discard == []


@rule("EHP R-272c", "EHP R-272d")
def test_every_opponent_with_a_lair_must_take_an_amoeba() -> None:
    t = pyramid("ann", "bob", "cat", broken=["s2"], dice=dice(BOARD, 1), ann={"blood": 2, "magic": 1},
                bob={"lairs": ["gug"]}, cat={"lairs": [SLIME, "zoog", SLIME]})  # fmt: skip
    t.ann.plays(CISTERN).has(lairs=[])
    t.bob.has(lairs=["gug", SLIME])
    t.cat.has(lairs=[SLIME, "zoog", SLIME])
    assert t.state.amoebas == 12
    t.check()


@rule("EHP R-272c", "EHP GP-Q7")
def test_an_amoeba_is_handed_to_an_opponent_with_a_free_lair() -> None:
    t = pyramid("ann", "bob", "cat", "dan", broken=["s3"], ann={"lairs": [SLIME]},
                bob={"lairs": [SLIME, "gug", "zoog"]})  # fmt: skip
    t.ann.plays(GALLERY).is_asked("hand-amoeba").refused("seat:1", rule="R-091").plays("seat:3").has(blood=3, lairs=[])
    t.dan.has(lairs=[SLIME])
    t.check()


@rule("EHP GP-Q7")
def test_nobody_hands_over_what_he_has_not_or_nobody_can_take() -> None:
    none = pyramid(broken=["s3"], ann={"lairs": ["gug"]})
    none.ann.refused(GALLERY, rule="R-272")
    full = pyramid(broken=["s3"], ann={"lairs": [SLIME]}, bob={"lairs": [SLIME, SLIME, SLIME]})
    full.ann.refused(GALLERY, rule="GP-Q7")


@rule("EHP R-272c", "EHP R-272d")
def test_an_amoeba_of_the_pile_goes_to_an_opponent_of_ones_choice() -> None:
    t = pyramid("ann", "bob", "cat", broken=["e"], ann={"treasure": 1})
    t.ann.plays(OFFERING).is_asked("hand-amoeba").offered_only("seat:1", "seat:2").plays("seat:2").has(blood=2)
    t.cat.has(lairs=[SLIME])
    full = pyramid(broken=["e"], ann={"treasure": 1}, bob={"lairs": [SLIME, SLIME, SLIME]})
    full.ann.plays(OFFERING).has(blood=2)
    full.bob.has(amoeba=3)


# Supremacy ------------------------------------------------------------------------------------------------------------


@rule("EHP R-273a", "EHP R-273b", "EHP GP-Q4")
def test_the_breaker_of_supremacy_already_defends_with_four_by_amoeba() -> None:
    t = pyramid(broken=["s2"], dice=dice(BOARD, 6), ann={"grimoire": 1, "lairs": [SLIME, SLIME], "asylum": 0},
                bob={"lairs": [SLIME], "treasure": 1})  # fmt: skip
    t.ann.plays(SUPREMACY).is_asked("retaliate").has(strength=6).plays(f"monster:{SLIME}").has(strength=2)
    t.ann.plays(f"monster:{SLIME}", "pass")
    t.bob.is_asked("retaliate").plays(f"monster:{SLIME}").has(strength=7)  # only those of whoever stands there


@rule("EHP R-273a", "EHP R-273b")
def test_supremacy_holds_while_an_own_cultist_stands_there() -> None:
    for space, left in ((SUPREME, 2), ("boston", 7)):
        t = pyramid(broken=["a"], dice=dice(BOARD, 6), ann={"magic": 2},
                    bob={"lairs": [SLIME], "treasure": 1, "on": [space], "asylum": 0})  # fmt: skip
        t.ann.plays(MUMMIES)
        t.until(ask="retaliate", seat="bob")
        t.bob.plays(f"monster:{SLIME}").has(strength=left)


@rule("EHP R-273a", "EHP R-273b")
def test_a_priest_makes_amoebas_supreme_too() -> None:
    t = pyramid(broken=["a"], dice=dice(BOARD, 6), ann={"magic": 2},
                bob={"lairs": [SLIME], "treasure": 1, "priest_on": SUPREME, "asylum": 0})  # fmt: skip
    t.ann.plays(MUMMIES)
    t.until(ask="retaliate", seat="bob")
    t.bob.plays(f"monster:{SLIME}").has(strength=2)


# Eternal prowlers -----------------------------------------------------------------------------------------------------


@rule("EHP R-274a", "EHP R-274b", "EHP R-274c", "EHP R-274e", "EHP R-274f", "EHP GP-Q5", "EHP Q-53")
def test_an_eternal_prowler_earns_on_arrival_and_once_in_each_action_phase() -> None:
    t = pyramid(broken=["s2"], ann=LAST, bob={"pool": 0})
    t.ann.refused(f"place:{HALL}:priest", rule="R-027").plays(MUMMIES)
    t.bob.plays("place:improve_sanctuary:priest")
    t.until(ask="prowl", seat="ann")
    t.ann.not_offered(f"prowl:{HALL}:providence").plays(f"prowl:{HALL}:innsmouth").has(blood=2)
    t.until(ask="turn", seat="ann")
    t.ann.has(blood=2, pool=0, on=["eternal.innsmouth"])
    t.idle().ann.has(blood=4, on=["eternal.innsmouth"])
    t.idle().ann.has(blood=6)


@rule("EHP R-274e")
def test_no_priest_becomes_eternal() -> None:
    t = pyramid(broken=["s2"])
    t.ann.refused(f"place:{HALL}:priest", rule="R-030")
    breaker = pyramid(dice=dice(BOARD, 1), ann={"magic": 2})
    breaker.ann.plays(f"place:{HALL}:priest").is_not_asked()  # nothing to offer
    breaker.bob.is_asked("turn")
    assert breaker.state.prowling == []


@rule("EHP R-274b", "EHP R-274c", "EHP R-274d", "EHP R-274g", "EHP R-274h")
def test_an_eternal_prowler_goes_also_where_its_owner_cannot_pay_or_does_not_like_to() -> None:
    t = pyramid(broken=["s2"], ann=LAST, bob={"pool": 0, "priest_on": "boston"})
    t.ann.plays(MUMMIES).is_asked("prowl").refused(f"prowl:{HALL}:providence", rule="R-136")
    t.ann.plays(f"prowl:{HALL}:salem").has(on=["eternal.salem"], blood=0)
    rich = {**LAST, "treasure": 3}
    for answer, treasure, blood in (("visit:salem", 0, 3), ("pass", 3, 0)):
        t = pyramid(broken=["s2"], ann=rich, bob={"pool": 0, "priest_on": "boston"})
        t.ann.plays(MUMMIES, f"prowl:{HALL}:salem").is_asked("eternal").offered_only("visit:salem", "pass")
        t.ann.plays(answer).has(on=["eternal.salem"], treasure=treasure, blood=blood)


@rule("EHP R-274g", "EHP R-274h", "EHP GP-Q5")
def test_the_price_of_an_eternal_location_may_be_declined() -> None:
    ann = {"pool": 0, "priest_on": "boston", "asylum": 3, "treasure": 2, "on": ["eternal.church_of_starry_wisdom"]}
    for answer, treasure in (("visit:church_of_starry_wisdom", 4), ("pass", 2)):
        t = pyramid(at="prowlers", ann=ann)
        t.ann.is_asked("eternal").offered_only("visit:church_of_starry_wisdom", "pass").plays(answer)
        t.ann.has(treasure=treasure)
    poor = pyramid(at="prowlers", ann={**ann, "treasure": 1, "on": ["eternal.salem"]})
    poor.ann.is_asked("turn").has(treasure=1)


@rule("EHP R-274f", "EHP GP-Q5")
def test_eternal_prowlers_that_cost_something_earn_in_the_order_their_owner_likes() -> None:
    ann = {"pool": 0, "asylum": 2, "on": ["eternal.salem", "eternal.church_of_starry_wisdom", "eternal.dunwich"]}
    t = pyramid(at="prowlers", ann=ann)
    t.ann.has(magic=1).is_asked("eternal")  # only what costs nothing could come first, and pays for the church
    t.ann.offered_only("visit:church_of_starry_wisdom", "pass").plays("visit:church_of_starry_wisdom")
    t.ann.has(treasure=3).is_asked("eternal").offered_only("visit:salem", "pass").plays("visit:salem")
    t.ann.has(exposed={"blood": 3}).is_asked("turn")
    other = pyramid(at="prowlers", ann={**ann, "treasure": 2})
    other.ann.is_asked("eternal").offered_only("visit:church_of_starry_wisdom", "visit:dunwich", "pass")
    other.ann.plays("visit:dunwich").offered_only("visit:salem", "visit:church_of_starry_wisdom", "pass")
    other.ann.plays("visit:salem").has(exposed={"blood": 3}).plays("visit:church_of_starry_wisdom")
    other.ann.has(exposed={"blood": 2, "treasure": 3})
    no = pyramid(at="prowlers", ann={**ann, "treasure": 2})
    no.ann.passes().is_asked("turn").has(treasure=2, magic=1)  # what costs nothing is earned all the same
    room = pyramid(at="prowlers", ann={**ann, "on": ["eternal.kingsport", "eternal.church_of_starry_wisdom"],
                                       "rooms": {"s1": "vault_1 blood=2"}})  # fmt: skip
    room.ann.plays("visit:church_of_starry_wisdom").has(rooms={"s1": "vault_1 blood=1"})  # it pays first, and has room


@rule("EHP GP-Q5")
def test_by_the_first_edition_what_costs_nothing_came_first_and_then_each_of_the_others_once() -> None:
    ann = {"pool": 0, "asylum": 2, "on": ["eternal.salem", "eternal.church_of_starry_wisdom", "eternal.dunwich"]}
    t = by_the_first_edition(pyramid(at="prowlers", ann=ann))
    t.ann.has(magic=1).is_asked("eternal").offered_only("visit:church_of_starry_wisdom", "pass")
    t.ann.plays("visit:church_of_starry_wisdom").has(magic=0, treasure=3).offered_only("visit:salem", "pass")
    t.ann.plays("visit:salem").is_asked("turn").has(exposed={"blood": 3})


@rule("EHP Q-53", "EHP R-274f")
def test_an_eternal_prowler_gains_the_whole_reward_of_its_location() -> None:
    t = pyramid(at="prowlers", ann={"grimoire": 1, "asylum": 3, "on": ["eternal.silver_twilight_lodge"]},
                monster_row=["gug", "zoog", "shantak"])  # fmt: skip
    t.ann.plays("visit:silver_twilight_lodge").is_asked("reward-first").plays("first:room").is_asked("room")
    t.until(ask="monster", seat="ann")
    t.ann.plays("monster:zoog").has(grimoire=0, room=1, monster=1)
    arkham = pyramid(at="prowlers", broken=["s1"], ann={"elder_sign": 1, "asylum": 3, "on": ["eternal.arkham"]})
    arkham.ann.plays("visit:arkham")
    arkham.told("rescues", seat=0, n=1)


@rule("EHP R-275a", "EHP R-275b", "EHP R-029c")
def test_an_eternal_prowler_blocks_nobody() -> None:
    t = pyramid(broken=["s2"], ann={**LAST, "on": ["eternal.innsmouth"], "asylum": 3},
                bob={"pool": 1, "asylum": 3, "on": ["eternal.innsmouth"]})  # fmt: skip
    t.ann.offered("place:innsmouth:acolyte").plays(MUMMIES)
    t.bob.plays("place:innsmouth:acolyte").has(blood=2).plays("place:improve_sanctuary:priest")
    t.until(ask="prowl", seat="ann")
    t.ann.plays(f"prowl:{HALL}:innsmouth")
    t.until(ask="turn", seat="ann")
    t.ann.has(on=["eternal.innsmouth", "eternal.innsmouth"], blood=4)
    t.bob.has(on=["eternal.innsmouth"], blood=4)
    t.idle().ann.has(blood=8)  # both of them


@rule("EHP R-275c", "EHP Q-22")
def test_an_eternal_prowler_comes_back_by_a_sacrifice() -> None:
    t = pyramid(raids=1, ann={"pool": 0, "on": ["eternal.innsmouth"], "asylum": 3})
    t.ann.plays("place:summon_monster:priest")
    t.until(ask="turn", seat="bob")
    t.ann.has(on=[], asylum=4)
    raid = pyramid(dice=dice(BOARD, 6), ann={"magic": 2, "treasure": 1, "on": ["eternal.innsmouth"], "asylum": 3})
    raid.ann.plays(MUMMIES).is_asked("retaliate").plays("acolyte:eternal.innsmouth").has(strength=4, on=[HALL])


@rule("EHP R-275d")
def test_a_monster_may_trap_an_eternal_prowler() -> None:
    t = pyramid(
        options={"boxes": "both"}, at="upkeep", ann={"lairs": []}, bob={"on": ["eternal.innsmouth"], "asylum": 3}
    )
    t.bob.has(on=["eternal.innsmouth"])  # upkeep does not bring it home
    grab = pyramid(options={"boxes": "both"}, raids=1, monster_row=["dimensional_shambler", "gug", "zoog"],
                   bob={"on": ["eternal.innsmouth"], "pool": 0, "asylum": 4})  # fmt: skip
    grab.ann.plays("place:summon_monster:priest")
    grab.until(ask="monster")
    grab.ann.plays("monster:dimensional_shambler", "ability:dimensional_shambler")
    grab.bob.has(on=[])
    assert grab.ann.priest.lairs[0].captive == 1
    grab.check()


# Acolytes scattered ---------------------------------------------------------------------------------------------------


@rule("EHP R-276b", "EHP R-276c", "EHP GP-Q6", "EHP R-007b")
def test_every_player_puts_an_acolyte_of_his_choice_back_into_the_box() -> None:
    t = pyramid("ann", "bob", "cat", "dan", broken=["s4"], ann={"treasure": 5, "magic": 1},
                bob={"pool": 1, "on": ["eternal.boston"]}, cat={"pool": 0, "asylum": 0},
                dan={"pool": 0, "asylum": 1, "escape": 0})  # fmt: skip
    t.ann.plays(SEALED).is_asked("to-box")
    t.ann.offered_only("acolyte:pool", "acolyte:guardian_of_the_pyramid_c", "acolyte:asylum").plays("acolyte:asylum")
    t.bob.is_asked("to-box").offered("acolyte:pool", "acolyte:eternal.boston", "acolyte:asylum")
    t.bob.plays("acolyte:eternal.boston").is_asked("turn")
    t.ann.has(asylum=3, out=1, on=["guardian_of_the_pyramid_c"])
    t.bob.has(out=1, on=[])
    t.cat.has(out=6)
    t.dan.has(asylum=0, out=6)
    t.check()


@rule("EHP GP-Q6")
def test_a_trapped_acolyte_may_be_the_one_that_leaves() -> None:
    def trap(g: Any) -> None:
        g.priests[0].lairs[0].captive = 1
        g.priests[1].out -= 1

    t = pyramid(options={"boxes": "both"}, broken=["s4"], arrange=trap,
                ann={"treasure": 5, "magic": 1, "lairs": ["dimensional_shambler"]}, bob={"asylum": 3})  # fmt: skip
    t.ann.plays(SEALED, "acolyte:asylum")
    t.bob.is_asked("to-box").plays("captive:dimensional_shambler").has(out=1)
    assert t.ann.priest.lairs[0].captive == -1
    t.check()


@rule("EHP R-277b", "EHP R-277c", "EHP GP-Q2", "EHP GP-Q3")
@pytest.mark.parametrize(("flight", "asylum", "escape"), [("asylum", 0, 5), ("active", 2, 3)])
def test_all_acolytes_flee_to_escape_but_no_priest_and_no_eternal_one(flight: str, asylum: int, escape: int) -> None:
    t = pyramid(options={"flight": flight}, broken=["d"], ann={"magic": 2, "treasure": 4},
                bob={"pool": 1, "on": ["ritual.dragon_ascending.2", "boston", "eternal.salem"], "asylum": 2,
                     "priest_on": "ritual.red_sign.2"})  # fmt: skip
    t.ann.plays(PANIC).has(pool=0, on=[], home=True, escape=6 if flight == "asylum" else 2)
    t.bob.has(pool=0, asylum=asylum, escape=escape, on=["eternal.salem"], priest_on=["ritual.red_sign.2"])
    t.ann.is_asked("turn")  # only her priest is left to place
    t.check()


@rule("EHP R-277a", "EHP GP-Q2")
def test_a_trapped_acolyte_flees_too() -> None:
    def trap(g: Any) -> None:
        g.priests[0].lairs[0].captive = 1
        g.priests[1].out -= 1

    t = pyramid(options={"boxes": "both"}, broken=["d"], arrange=trap,
                ann={"treasure": 4, "magic": 2, "lairs": ["dimensional_shambler"]}, bob={"asylum": 3})  # fmt: skip
    t.ann.plays(PANIC)
    t.bob.has(escape=6)
    assert t.ann.priest.lairs[0].captive == -1
