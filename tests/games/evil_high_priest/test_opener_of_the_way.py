"""Opener of the Way: every lock is a start, and acolytes evolve into something that stops raids and pays as books."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "opener_of_the_way"
MUTANT = {"evolved": [1, 0, 0], "asylum": 2}
ABOMINATION = {"evolved": [0, 1, 0], "asylum": 2}
SEED, TWIN, HILL, DUST, BROOD, NECRONOMICON = (f"place:opener_of_the_way_{each}:acolyte" for each in "abcdjl")

LOCKS = (
    Lock("a", "", "2 magic"),
    Lock("b", "", "3 blood"),
    Lock("c", "", "1 grimoire"),
    Lock("d", "", "4 treasure, 1 magic"),
    Lock("e", "", "3 treasure, 2 blood", raid=1),
    Lock("f", "", "5 treasure"),
    Lock("g", "", "2 magic, 2 treasure", raid=1),
    Lock("h", "", "2 treasure, 2 blood", raid=1, given=MUTANT),
    Lock("i", "", "2 magic, 2 blood", raid=1, given=MUTANT),
    Lock("j", "", "4 blood", raid=1, gains="-1 mutant, 1 abomination", given=MUTANT),
    Lock("k", "", "1 magic, 2 treasure", raid=2, given=ABOMINATION),
    Lock("l", "", "1 grimoire, 2 treasure", raid=2, behind="a b c d e f"),
    Lock("m", "", "1 grimoire, 1 magic", raid=3, behind="a b c d e f g h i"),
)
BONUSES = (
    Bonus("a", "", "-1 acolyte, 1 mutant"),
    Bonus("b", "", "-1 mutant, 1 abomination", given=MUTANT),
    Bonus("c", "1 magic", "-1 abomination, 1 spawn", given=ABOMINATION),
    Bonus("d"),
    Bonus("e", "4 treasure", "-2 asylum, 2 escape"),
    Bonus("f", "1 treasure", "1 room"),
    Bonus("g", "", "2 treasure", given=MUTANT),
    Bonus("h", "", "2 magic", given=ABOMINATION),
    Bonus("i", "2 blood", "1 monster"),
)


def way(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board whose investigator changes nothing."""
    return sanctum(*players, board=BOARD, **{"investigator_row": investigators(BOARD), **more})


@rule("EHP R-230a", "EHP R-231d")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    break_each_way(BOARD, lock, LOCKS)


@rule("EHP R-231a", "EHP R-231b", "EHP R-231c")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    t = use(BOARD, bonus)
    assert t.state.raids == (bonus.id in "abc")
    if t.state.raids:
        t.told("raid", dice={"a": 1, "b": 1, "c": 2}[bonus.id])


@rule("EHP R-230b")
def test_every_lock_is_open_from_the_beginning() -> None:
    t = way()
    assert list(t.state.sheet.accessible([])) == [f"opener_of_the_way_{each}" for each in "abcdefghijklm"]
    assert not any(lock.opens for lock in t.state.sheet.locks.values())


@rule("EHP R-230c", "EHP OW-Q7")
@pytest.mark.parametrize("lock", "hijk")
def test_some_locks_want_an_evolved_acolyte_of_the_player(lock: str) -> None:
    rich = {"magic": 3, "treasure": 3, "blood": 4}
    place = f"place:opener_of_the_way_{lock}:acolyte"
    t = way(ann=rich, bob={"evolved": [1, 1, 1], "asylum": 1})
    t.ann.refused(place, rule="R-048")
    higher = way(ann={**rich, "evolved": [0, 0, 1], "asylum": 2})
    higher.ann.offered(place)
    if lock == "k":
        way(ann={**rich, **MUTANT}).ann.refused(place, rule="R-048")


@rule("EHP R-230c")
@pytest.mark.parametrize(("lock", "signs"), [("l", 6), ("m", 9)])
def test_the_last_locks_want_broken_signs(lock: str, signs: int) -> None:
    ann = {"grimoire": 1, "treasure": 2, "magic": 1}
    place = f"place:opener_of_the_way_{lock}:acolyte"
    way(broken=list("abcdefghi")[: signs - 1], ann=ann).ann.refused(place, rule="R-048")
    way(broken=list("abcdefghi")[:signs], ann=ann).ann.offered(place)


# Evolution ------------------------------------------------------------------------------------------------------------


@rule("EHP R-237b", "EHP R-237c", "EHP E-15")
def test_the_lock_of_two_magic_is_broken_without_mutant_and_raid() -> None:
    t = way(ann={"magic": 2})
    t.ann.plays(SEED).is_asked("bonus").passes().has(elder_sign=1, evolved=[0, 0, 0])
    assert t.state.raids == 0


@rule("EHP R-231a", "EHP R-231e", "EHP R-231f", "EHP R-237a", "EHP OW-Q1", "EHP OW-Q2", "EHP R-301f")
def test_the_acolyte_on_the_space_may_become_the_mutant_that_stops_the_raid() -> None:
    t = way(dice=dice(BOARD, 2), ann={"magic": 3, "asylum": 0})
    t.ann.plays(SEED, "use:opener_of_the_way_a").is_asked("evolve")
    t.ann.offered_only("acolyte:pool", "acolyte:opener_of_the_way_a").plays("acolyte:opener_of_the_way_a")
    t.ann.has(evolved=[1, 0, 0], on=[], pool=1, magic=1, elder_sign=1, asylum=0)
    t.told("asylum-stops", seat=0, n=2, left=0)
    assert t.state.raids == 1
    t.bob.is_asked("turn").offered(SEED)  # the space is free again


@rule("EHP R-237a")
def test_the_raid_of_the_bonus_comes_at_each_use() -> None:
    t = way(broken=["a"], dice=dice(BOARD, 1) + dice(BOARD, 1), ann={}, bob={})
    t.ann.plays(SEED, "acolyte:opener_of_the_way_a")
    t.bob.plays(SEED, "acolyte:pool")
    t.until(ask="turn")
    assert t.state.raids == 2


@rule("EHP OW-Q1", "EHP R-231a")
def test_a_priest_sends_one_acolyte_of_the_pool() -> None:
    t = way(broken=["a"], dice=dice(BOARD, 1), ann={})
    t.ann.plays("place:opener_of_the_way_a:priest").has(evolved=[1, 0, 0], pool=1)


@rule("EHP Q-62", "EHP R-231d")
def test_a_lock_makes_an_abomination_of_a_mutant_when_it_is_broken() -> None:
    t = way(dice=dice(BOARD, 3), ann={"blood": 5, "evolved": [1, 0, 0], "asylum": 0})
    t.ann.plays(BROOD).has(evolved=[0, 1, 0], blood=1)
    t.told("asylum-stops", seat=0, n=3, left=0)
    higher = way(dice=dice(BOARD, 1), ann={"blood": 4, **ABOMINATION})
    higher.ann.plays(BROOD).has(evolved=[0, 1, 0], elder_sign=1)


@rule("EHP R-232a", "EHP R-232b", "EHP R-306c")
def test_the_evolved_are_neither_placed_nor_sacrificed_nor_come_home() -> None:
    t = way(broken=["a"], ann={"pool": 1, "evolved": [1, 1, 1], "asylum": 0, "magic": 3})
    t.ann.plays("place:dunwich:acolyte").has(pool=0, evolved=[1, 1, 1])
    t.until(ask="turn", seat="ann", answers={"turn": "place:escape:acolyte"})
    t.ann.refused("place:boston:acolyte", rule="R-027").refused(DUST, rule="R-027")
    t.idle().ann.has(pool=1, evolved=[1, 1, 1])


@rule("EHP R-232c")
def test_the_evolved_pay_no_price_in_acolytes() -> None:
    t = way(raids=1, ann={"pool": 0, "evolved": [1, 1, 1], "asylum": 0})
    t.ann.refused("place:summon_monster:priest", rule="R-043")


@rule("EHP R-233a", "EHP R-233b", "EHP R-233c", "EHP R-233d", "EHP R-232b", "EHP OW-Q4")
def test_mutant_abomination_and_spawn_stop_two_three_and_four_of_every_raid() -> None:
    t = way(dice=dice(BOARD, 6, 5), ann={"pool": 1, "evolved": [1, 1, 1], "asylum": 0, "magic": 3, "treasure": 3},
            broken=["h"], bob={"evolved": [2, 0, 0], "asylum": 2, "treasure": 1})  # fmt: skip
    t.ann.plays("place:opener_of_the_way_k:acolyte").is_asked("retaliate").has(strength=11)
    t.ann.offered_only("acolyte:opener_of_the_way_k", "pass").passes().has(strength=2)  # nine stopped, nobody asked
    t.told("asylum-stops", seat=0, n=9, left=2)
    t.ann.passes()
    t.told("raided", seat=1, n=11)
    t.bob.passes()
    t.told("asylum-stops", seat=1, n=6, left=5)  # two mutants and the two in the asylum


@rule("EHP R-234b", "EHP R-234c")
def test_fungi_dark_young_and_shambler_find_no_evolved_acolyte() -> None:
    lonely = {"pool": 0, "evolved": [1, 1, 1], "asylum": 1}
    both = {"boxes": "both"}
    t = way(options=both, at="upkeep", ann={"lairs": ["fungi_from_yuggoth"], "pool": 0, "asylum": 2}, bob=lonely)
    t.ann.is_asked("turn").has(magic=0)  # no pool is larger
    shambler = way(options=both, broken=["i"], ann={"blood": 2}, bob=lonely,
                   monster_row=["dimensional_shambler", "gug", "ghoul"])  # fmt: skip
    shambler.ann.plays("place:opener_of_the_way_i:acolyte", "monster:dimensional_shambler")
    shambler.bob.is_asked("turn").has(evolved=[1, 1, 1])
    young = way(options=both, dice=[1, 6], ann={"treasure": 4, "blood": 2, "lairs": ["dark_young"]}, bob=lonely)
    young.ann.plays("place:opener_of_the_way_e:acolyte", "monster:dark_young")
    young.until(ask="turn", seat="bob")
    young.bob.has(evolved=[1, 1, 1], asylum=1)


# In place of grimoires ------------------------------------------------------------------------------------------------


@rule("EHP R-235b", "EHP OW-Q3", "EHP OW-Q6", "EHP OW-Q7")
def test_an_abomination_or_a_spawn_pays_as_a_grimoire_and_goes_to_the_asylum() -> None:
    t = way(ann={"evolved": [1, 1, 1], "asylum": 1})
    t.ann.plays(HILL).is_asked("pay").offered("evolved:abomination", "evolved:spawn").not_offered("evolved:mutant")
    t.ann.plays("evolved:abomination").has(evolved=[1, 0, 1], asylum=2, elder_sign=1)
    full = way(ann={"pool": 1, "evolved": [0, 0, 1], "asylum": 4})
    full.ann.plays("place:silver_twilight_lodge:acolyte").has(evolved=[0, 0, 0], asylum=4, escape=1)


@rule("EHP R-235b")
def test_with_a_grimoire_too_the_player_says_what_is_paid() -> None:
    t = way(ann={"grimoire": 1, **ABOMINATION})
    t.ann.plays(HILL).is_asked("pay").offered("from:exposed:grimoire", "evolved:abomination")
    t.ann.plays("evolved:abomination").has(grimoire=1, evolved=[0, 0, 0], elder_sign=1)


@rule("EHP R-235a")
def test_a_mutant_pays_for_nothing() -> None:
    t = way(ann=MUTANT)
    t.ann.refused(HILL, rule="R-050")


@rule("EHP OW-Q6")
def test_an_evolved_acolyte_is_worth_no_points() -> None:
    t = way(ann={"evolved": [1, 1, 1], "asylum": 1})
    t.ann.has(score=0, grimoire=0)


@rule("EHP OW-Q7")
def test_the_evolved_acolyte_that_was_wanted_may_be_the_one_that_pays() -> None:
    six = way(broken=list("abcdef"), dice=dice(BOARD, 1, 1), ann={**ABOMINATION, "treasure": 2})
    six.ann.plays(NECRONOMICON).has(evolved=[0, 0, 0], elder_sign=1, asylum=3)


@rule("EHP R-236b", "EHP R-236c", "EHP OW-Q8")
def test_a_byakhee_destroys_an_evolved_acolyte_and_its_master_gains_a_grimoire() -> None:
    t = way(options={"boxes": "both"}, ann={"lairs": ["byakhee"]},
            bob={"evolved": [1, 1, 1], "asylum": 1, "grimoire": 1})  # fmt: skip
    t.ann.plays("discard:byakhee").is_asked("which-reward")
    t.ann.offered_only("goods:grimoire", "destroy:spawn", "destroy:abomination").plays("destroy:spawn")
    t.ann.has(grimoire=1, lairs=[])
    t.bob.has(grimoire=1, evolved=[1, 1, 0], asylum=2)
    t.check()


@rule("EHP R-236a")
def test_a_byakhee_finds_an_evolved_acolyte_where_there_is_no_grimoire_but_no_mutant() -> None:
    t = way(options={"boxes": "both"}, ann={"lairs": ["byakhee"]}, bob=ABOMINATION)
    t.ann.plays("discard:byakhee").has(grimoire=1)
    t.bob.has(evolved=[0, 0, 0], asylum=3, grimoire=0)
    mutant = way(options={"boxes": "both"}, ann={"lairs": ["byakhee"]}, bob=MUTANT)
    mutant.ann.refused("discard:byakhee", rule="R-088")


# The cult prowler -----------------------------------------------------------------------------------------------------


@rule("EHP R-238b")
def test_the_cult_prowler_breaks_no_sign() -> None:
    t = way(broken=["d"], ann={"pool": 1, "priest_on": "kingsport", "magic": 2, "treasure": 4},
            bob={"pool": 0, "priest_on": "boston"})  # fmt: skip
    t.ann.plays(DUST)
    assert t.state.round == 2  # nothing else was unlocked, so there was nothing to ask
    t.ann.has(elder_sign=0, magic=2)


@rule("EHP OW-Q5", "EHP R-238a")
def test_the_cult_prowler_may_evolve_itself_and_the_raid_comes_then() -> None:
    t = way(broken=["a", "d", "b"], dice=dice(BOARD, 6), ann={"pool": 1, "priest_on": "kingsport", "asylum": 4},
            bob={"pool": 0, "priest_on": "boston", "treasure": 1})  # fmt: skip
    t.ann.plays(DUST).is_asked("prowl").refused("prowl:opener_of_the_way_d:opener_of_the_way_c", rule="R-140")
    t.ann.refused("prowl:opener_of_the_way_d:opener_of_the_way_b", rule="R-048")
    t.ann.plays("prowl:opener_of_the_way_d:opener_of_the_way_a").has(evolved=[1, 0, 0], pool=0, on=[])
    t.told("raid", dice=1, seat=0)
    t.until(ask="turn", seat="ann")
    assert t.state.raids == 1 and t.state.round == 2
    t.bob.has(treasure=0)
    t.check()
