"""Black Goat: monsters that come after the raids, and two kinds of prowlers."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import sanctum

from .unlocking import Bonus, Lock, break_each_way, use

BOARD = "black_goat"
BOTH = {"boxes": "both"}
DEEP = ["deep_one_1", "deep_one_2", "deep_one_3"]
S1, S2, A, C, D, OFFERING = (f"place:black_goat_{each}:acolyte" for each in ("s1", "s2", *"acdi"))

LOCKS = (
    Lock("s1", "", "2 magic", raid=1, gains="1 monster"),
    Lock("s2", "", "3 blood"),
    Lock("a", "s1", "4 treasure, 1 blood", raid=1, gains="1 monster"),
    Lock("b", "s1 s2", "1 grimoire"),
    Lock("c", "s2", "2 blood, 1 magic", raid=1, gains="1 monster"),
    Lock("d", "a b", "1 monster, 2 blood"),
    Lock("e", "b c", "4 blood, 2 treasure", raid=2, gains="1 monster"),
    Lock("f", "c", "1 grimoire"),
    Lock("g", "d e", "2 magic, 2 blood", raid=2, gains="1 monster"),
    Lock("h", "f", "5 blood", raid=2, gains="1 monster"),
    Lock("i", "g h", "2 monster, 2 magic"),
    Lock("j", "h", "3 magic, 1 blood", raid=2, gains="1 monster"),
    Lock("k", "i j", "1 grimoire, 3 blood", raid=3),
)
BONUSES = (
    Bonus("s1", "2 treasure", "1 room"),
    Bonus("s2", "5 treasure", "-2 asylum, 2 escape"),
    Bonus("a"),
    Bonus("b", "", "1 blood, 1 magic"),
    Bonus("c"),
    Bonus("d", "1 monster", "2 grimoire"),
    Bonus("f", "1 acolyte", "1 monster, 1 blood"),
    Bonus("g", "2 blood, 1 magic", "1 grimoire"),
)


@rule("EHP R-210", "EHP R-211a")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    break_each_way(BOARD, lock, LOCKS)


@rule("EHP R-214a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus)


@rule("EHP R-210")
def test_there_are_two_starts() -> None:
    t = sanctum(board=BOARD, ann={"magic": 2, "blood": 3})
    t.ann.offered(S1, S2).refused(A, rule="R-096")
    assert list(t.state.sheet.accessible([])) == ["black_goat_s1", "black_goat_s2"]


# The monster after the raid -------------------------------------------------------------------------------------------


@rule("EHP R-211b", "EHP R-211c", "EHP R-211d", "EHP BG-Q1", "EHP R-098d")
def test_the_free_monster_comes_after_the_raid_and_before_the_bonus() -> None:
    t = sanctum(board=BOARD, dice=[6], ann={"magic": 2, "treasure": 2})
    t.ann.plays(S1).is_asked("retaliate").offered_only("acolyte:pool", "acolyte:black_goat_s1", "pass")
    t.ann.has(lairs=[], strength=6).passes().has(strength=2).plays("acolyte:pool")
    t.ann.is_asked("bonus").has(monster=1, treasure=2)
    assert [each.kind for each in t.table.log if each.kind in ("raid-stopped", "lodges")][-1] == "lodges"


@rule("EHP R-212b")
def test_a_monster_sacrificed_in_the_raid_makes_room_for_the_new_one() -> None:
    t = sanctum(board=BOARD, dice=[6], ann={"magic": 2, "treasure": 2, "lairs": DEEP})
    t.ann.plays(S1, "monster:deep_one_2")
    t.until(ask="bonus", seat="ann")
    t.ann.has(monster=3)
    assert t.state.monster_discard == ["deep_one_2"] and "deep_one_2" not in t.ann.holding("lairs")


@rule("EHP R-212a", "EHP R-213")
def test_with_three_monsters_after_the_raid_the_free_one_is_lost() -> None:
    t = sanctum(board=BOARD, dice=[1], ann={"magic": 2, "treasure": 2, "lairs": DEEP})
    t.ann.plays(S1).is_asked("retaliate").passes().is_asked("bonus").has(lairs=DEEP, elder_sign=1)
    t.told("no-lair", seat=0)
    t.check()


@rule("EHP BG-Q3")
def test_the_monster_is_chosen_from_the_row_as_it_is_after_the_raid() -> None:
    t = sanctum(board=BOARD, options=BOTH, dice=[1, 6], investigator_row=["private_detective", "artist", "hobo"],
                monster_row=["byakhee", "gug", "yithian"],
                ann={"magic": 2, "treasure": 2, "lairs": ["wendigo"]})  # fmt: skip
    t.ann.plays(S1).is_asked("retaliate").plays("monster:wendigo", "pass")
    t.ann.is_asked("monster").offered_only("monster:byakhee", "monster:gug", "monster:yithian").plays("monster:gug")
    t.ann.has(lairs=["gug"])
    assert len(t.state.monster_row) == 3


@rule("EHP R-211b")
def test_no_monster_comes_with_the_last_sign() -> None:
    every = [each.id for each in LOCKS if each.id != "j"]
    t = sanctum(board=BOARD, broken=every, dice=[1, 1], ann={"magic": 3, "blood": 1})
    t.ann.plays("place:black_goat_j:acolyte").has(monster=0, elder_sign=1)
    assert t.table.result is not None and t.table.result.ending == "broken"
    t.told("raid", dice=2)


@rule("EHP BG-Q2")
def test_the_offering_takes_two_monsters_of_any_kind() -> None:
    beasts = {"magic": 2, "lairs": ["deep_one_1", "gug", "byakhee"]}
    t = sanctum(board=BOARD, options=BOTH, broken=["g"], ann=beasts)
    t.ann.plays(OFFERING).is_asked("discard-monster").plays("lair:gug", "lair:deep_one_1").has(lairs=["byakhee"])
    assert sorted(t.state.monster_discard) == ["deep_one_1", "gug"]
    few = sanctum(board=BOARD, options=BOTH, broken=["g"], ann={"magic": 2, "lairs": ["gug"]})
    few.ann.refused(OFFERING, rule="R-087")


# Rescue and prowlers --------------------------------------------------------------------------------------------------


@rule("EHP R-214b", "EHP R-214c", "EHP E-14")
def test_five_treasure_rescue_the_only_acolyte_of_the_asylum() -> None:
    t = sanctum(board=BOARD, broken=["s2"], ann={"treasure": 5, "asylum": 1})
    t.ann.plays(S2).has(treasure=0, asylum=0, escape=1)


@rule("EHP R-215b")
def test_the_cult_prowler_uses_unlocked_bonuses_and_breaks_no_sign() -> None:
    t = sanctum(board=BOARD, broken=["s1", "s2", "a"], raids=1,
                ann={"pool": 1, "priest_on": "kingsport", "treasure": 5, "grimoire": 1, "asylum": 2},
                bob={"pool": 0, "priest_on": "boston", "on": ["black_goat_s2"], "asylum": 4})  # fmt: skip
    t.ann.plays(A).is_asked("prowl")
    t.ann.refused("prowl:black_goat_a:black_goat_b", rule="R-140")
    t.ann.refused("prowl:black_goat_a:black_goat_d", rule="R-140")
    t.ann.not_offered("prowl:black_goat_a:black_goat_a", "prowl:black_goat_a:boston")
    t.ann.offered_only("prowl:black_goat_a:black_goat_s1", "prowl:black_goat_a:black_goat_s2", "stay")
    t.ann.plays("prowl:black_goat_a:black_goat_s2").has(treasure=0, grimoire=1, elder_sign=0)
    t.told("rescues", seat=0, n=2)
    assert len(t.state.broken) == 3


@rule("EHP R-215a")
def test_the_cult_prowler_does_nothing_before_the_end_of_the_phase_and_may_stay() -> None:
    t = sanctum(board=BOARD, broken=["b", "a"], ann={"pool": 1, "priest_on": "kingsport"},
                bob={"pool": 1, "priest_on": "boston"})  # fmt: skip
    t.ann.plays(A).has(blood=0)
    t.bob.is_asked("turn").plays("place:escape:acolyte")
    t.ann.is_asked("prowl").passes().has(blood=0)
    t.until(ask="turn")
    t.ann.has(blood=0, pool=1)


@rule("EHP R-215a")
def test_the_cult_prowler_cannot_give_itself_for_the_price() -> None:
    t = sanctum(board=BOARD, broken=["f", "a"], ann={"pool": 1, "priest_on": "kingsport"},
                bob={"pool": 0, "priest_on": "boston"})  # fmt: skip
    t.ann.plays(A)
    assert t.state.round == 2  # there was nowhere to go


@rule("EHP R-215a")
def test_the_ritual_prowler_begins_a_ritual_at_the_end_of_the_phase() -> None:
    t = sanctum(board=BOARD, broken=["c"], raids=1, ann={"treasure": 2, "pool": 1, "priest_on": "kingsport"},
                bob={"pool": 0, "priest_on": "boston"})  # fmt: skip
    t.ann.plays(C).is_asked("prowl").plays("prowl:black_goat_c:ritual.red_sign.1")
    t.until(ask="turn", seat="ann")
    t.ann.has(treasure=0, blood=6, on=["ritual.red_sign.2"])
