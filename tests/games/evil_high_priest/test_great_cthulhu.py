"""Great Cthulhu: the Deep Ones grow with every raid, and the Shoggoth serves whoever took it last."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import Bonus, Lock, break_each_way, use

BOARD = "great_cthulhu"
A, C, E, H, LEASH = (f"place:great_cthulhu_{each}:acolyte" for each in "acehi")

LOCKS = (
    Lock("start", "", "2 magic"),
    Lock("a", "start", "2 treasure, 2 blood"),
    Lock("b", "start", "1 grimoire", raid=1),
    Lock("c", "start", "5 treasure"),
    Lock("d", "start", "2 magic, 2 treasure", raid=1),
    Lock("e", "b", "3 blood, 1 magic", raid=1),
    Lock("f", "a", "1 acolyte, 3 treasure", raid=1),
    Lock("g", "c d", "4 blood", raid=2),
    Lock("h", "d", "1 grimoire"),
    Lock("i", "e f", "3 magic, 2 treasure", raid=2),
    Lock("j", "g h", "1 grimoire, 2 blood", raid=2),
    Lock("k", "i j", "2 grimoire", raid=2),
    Lock("l", "k", "4 magic, 3 treasure", raid=3),
)
BONUSES = (
    Bonus("start", "2 blood", "-1 asylum, 1 escape"),
    Bonus("a", "1 acolyte", "1 shoggoth"),
    Bonus("d", "2 treasure", "1 room"),
    Bonus("f", "2 magic", "1 grimoire"),
    Bonus("g", "2 blood", "1 monster"),
    Bonus("h", "", "1 magic"),
)


@rule("EHP R-208a", "EHP R-208d", "EHP GC-Q1", "EHP GC-Q2")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    t = break_each_way(BOARD, lock, LOCKS)
    assert t.state.tracks["deep_ones"] == (1 if lock.raid or lock.id in "ch" else 0)


@rule("EHP R-208h", "EHP GC-Q1")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus)


@rule("EHP R-208e")
@pytest.mark.parametrize("lock", "bjkl")
def test_a_lock_without_a_bonus_is_closed_for_good(lock: str) -> None:
    t = sanctum(broken=[lock], ann={"grimoire": 2, "magic": 4, "treasure": 3, "blood": 3})
    t.ann.refused(f"place:great_cthulhu_{lock}:acolyte", rule="R-102")


# The Deep Ones --------------------------------------------------------------------------------------------------------


@rule("EHP R-200a", "EHP R-200b")
def test_the_shoggoth_lies_on_the_board_and_no_deep_one_has_come() -> None:
    t = sanctum()
    assert t.state.specials == ["shoggoth"] and t.state.tracks == {"deep_ones": 0}
    t.ann.has(specials=[])


@rule("EHP R-206a", "EHP R-207", "EHP GC-Q3")
def test_each_raid_brings_a_deep_one_before_the_dice_and_no_monster_changes_that() -> None:
    t = sanctum(broken=["start"], tracks={"deep_ones": 3}, dice=[6], ann={"grimoire": 1, "lairs": ["deep_one_1"]})
    t.ann.plays("place:great_cthulhu_b:acolyte").is_asked("retaliate")
    assert t.state.tracks["deep_ones"] == 4
    assert [each.kind for each in t.table.log if each.kind in ("track", "raid-dice")] == ["track", "raid-dice"]
    t.ann.plays("monster:deep_one_1")
    t.until(ask="turn", seat="bob")
    assert t.state.tracks["deep_ones"] == 4 and t.state.raids == 1


@rule("EHP R-206b", "EHP GC-Q3")
@pytest.mark.parametrize(
    ("deep", "treasure", "blood", "magic"),
    [(0, 0, 1, 1), (3, 3, 3, 1), (4, 4, 3, 1), (5, 5, 4, 2), (7, 6, 5, 2), (12, 6, 5, 2)],
)
def test_three_bonuses_count_the_deep_ones_of_that_moment(deep: int, treasure: int, blood: int, magic: int) -> None:
    t = sanctum(broken=["c", "e", "h"], tracks={"deep_ones": deep}, ann={"treasure": 1, "pool": 3, "asylum": 0}, bob={})
    t.ann.plays(E).has(blood=blood, treasure=0)
    t.bob.plays("place:escape:acolyte")
    t.ann.plays(C).has(treasure=treasure)
    t.bob.plays("place:escape:acolyte")
    t.ann.plays(H).has(magic=magic)


@rule("EHP GC-Q3")
def test_the_track_ends_at_twelve() -> None:
    t = sanctum(broken=["start"], tracks={"deep_ones": 12}, dice=[1], ann={"grimoire": 1})
    t.ann.plays("place:great_cthulhu_b:acolyte")
    assert t.state.tracks["deep_ones"] == 12 and t.state.raids == 1


@rule("EHP GC-Q2", "EHP GC-Q3")
def test_the_bonus_after_a_step_counts_it() -> None:
    t = sanctum(broken=["start"], ann={"treasure": 5})
    t.ann.plays(C).is_asked("bonus").plays("use:great_cthulhu_c").has(treasure=1)


@rule("EHP GC-Q7")
@pytest.mark.parametrize(("lock", "cost"), [("b", {"grimoire": 1}), ("l", {"magic": 4, "treasure": 3})])
def test_aggressive_investigators_bring_one_deep_one_a_raid_too(lock: str, cost: dict[str, int]) -> None:
    t = sanctum(options={"investigators": "aggressive"}, broken=["start", "k"], dice=[1], ann=cost)
    t.ann.plays(f"place:great_cthulhu_{lock}:acolyte")
    t.until(ask="turn", seat="bob")
    assert t.state.tracks["deep_ones"] == 1


# The Shoggoth ---------------------------------------------------------------------------------------------------------


@rule("EHP R-201a", "EHP R-201b", "EHP R-208h", "EHP GC-Q1")
def test_the_shoggoth_needs_no_lair() -> None:
    full = ["deep_one_1", "deep_one_2", "deep_one_3"]
    t = sanctum(broken=["a"], ann={"lairs": full})
    t.ann.plays(A).has(specials=["shoggoth"], lairs=full, pool=0, escape=1)
    assert t.state.specials == []
    t.check()


@rule("EHP R-208h", "EHP GC-Q1")
def test_whoever_breaks_a_may_take_the_shoggoth_at_once_or_leave_it() -> None:
    for answer, specials in (("use:great_cthulhu_a", ["shoggoth"]), ("pass", [])):
        t = sanctum(broken=["start"], ann={"treasure": 2, "blood": 2, "asylum": 3})
        t.ann.plays(A).is_asked("bonus").offered_only("use:great_cthulhu_a", "pass")
        t.ann.plays(answer).has(specials=specials)
        t.bob.refused(A, rule="R-029")


@rule("EHP R-203b")
def test_another_player_takes_the_shoggoth_from_whoever_has_it() -> None:
    t = sanctum(broken=["a"], bob={"specials": ["shoggoth"]})
    t.ann.plays(A).has(specials=["shoggoth"])
    t.bob.has(specials=[])
    t.check()


@rule("EHP GC-Q6")
def test_its_master_may_pay_for_the_shoggoth_again() -> None:
    t = sanctum(broken=["a"], ann={"specials": ["shoggoth"], "asylum": 3})
    t.ann.plays(A).has(specials=["shoggoth"], asylum=4, pool=0)
    t.check()


@rule("EHP R-202a", "EHP R-202b", "EHP R-202c", "EHP R-202d")
def test_the_shoggoth_stops_ten_and_goes_back_to_the_board() -> None:
    t = sanctum(broken=["k"], dice=[6, 4, 5], ann={"magic": 4, "treasure": 3},
                bob={"treasure": 2, "specials": ["shoggoth"]})  # fmt: skip
    t.ann.plays("place:great_cthulhu_l:acolyte")
    t.until(ask="retaliate", seat="bob")
    t.bob.has(strength=15).offered("special:shoggoth").plays("special:shoggoth").has(strength=5, specials=[])
    assert t.state.specials == ["shoggoth"] and t.state.monster_discard == []
    t.bob.passes().has(strength=1).passes().has(treasure=0)  # four more were stopped by the asylum


@rule("EHP R-202b")
def test_the_shoggoth_stops_no_more_than_there_is() -> None:
    t = sanctum(broken=["start"], dice=[6], ann={"grimoire": 1}, bob={"treasure": 2, "specials": ["shoggoth"]})
    t.ann.plays("place:great_cthulhu_b:acolyte")
    t.until(ask="retaliate", seat="bob")
    t.bob.plays("special:shoggoth").has(treasure=2, specials=[])
    t.check()


# Given up for a sign --------------------------------------------------------------------------------------------------


def leash(**more: object) -> SanctumTranscript:
    """Ann has the Shoggoth and stands before the space that takes it."""
    ann = {"specials": ["shoggoth"], "treasure": 3, "asylum": 0, **more}
    return sanctum(broken=["start", "a", "f", "i"], dice=[6, 6, 6], ann=ann)


@rule("EHP R-204b", "EHP R-204c", "EHP R-204d", "EHP R-204e", "EHP GC-Q4", "EHP GC-Q5", "EHP GC-Q2")
def test_the_shoggoth_buys_an_accessible_sign_whose_raid_it_cannot_stop() -> None:
    t = leash()
    t.ann.plays(LEASH).is_asked("take-sign")
    t.ann.offered_only(*(f"lock:great_cthulhu_{each}" for each in "bcdk"))
    t.ann.plays("lock:great_cthulhu_k").has(specials=[], elder_sign=1, grimoire=0, treasure=3)
    assert t.state.specials == ["shoggoth"]
    t.ann.has(on=["great_cthulhu_k"])
    t.told("raid", dice=2, seat=0)
    assert t.state.tracks["deep_ones"] == 1
    t.ann.is_asked("retaliate").not_offered("special:shoggoth").passes()
    t.until(ask="turn", seat="bob")
    t.ann.has(treasure=0, elder_sign=0)
    t.bob.refused("place:great_cthulhu_k:acolyte", rule="R-029")
    assert "great_cthulhu_l" in t.state.sheet.accessible(t.state.broken)
    t.check()


@rule("EHP R-204b", "EHP GC-Q4")
def test_the_cultist_leaves_the_leash_for_the_sign() -> None:
    t = leash()
    t.ann.plays(LEASH, "lock:great_cthulhu_c").has(on=["great_cthulhu_c"], elder_sign=1, treasure=3)
    assert t.state.tracks["deep_ones"] == 1  # what the lock does happens all the same
    t.bob.refused(LEASH, rule="R-048")  # free again, but the Shoggoth is gone


@rule("EHP R-205a", "EHP R-205b")
def test_the_bonus_of_the_bought_sign_stays_shut_while_the_cultist_stands_there() -> None:
    t = leash(pool=1, asylum=4, priest_on="kingsport")
    t.ann.plays(LEASH, "lock:great_cthulhu_c").is_not_asked()
    assert t.state.shut == "great_cthulhu_c"
    t.bob.is_asked("turn").refused(C, rule="R-029")
    t.until(ask="turn", seat="ann", answers={"turn": "place:escape:acolyte"})
    assert t.state.round == 2 and t.state.shut == ""
    t.ann.plays(C).has(treasure=4)


@rule("EHP R-205b")
def test_the_bonus_opens_as_soon_as_the_cultist_is_gone() -> None:
    t = leash()
    t.ann.plays(LEASH, "lock:great_cthulhu_d").is_asked("retaliate").plays("acolyte:great_cthulhu_d")
    t.until(ask="turn", seat="bob")
    assert t.state.shut == ""


@rule("EHP R-204a")
def test_nobody_without_the_shoggoth_may_use_the_leash() -> None:
    t = sanctum(broken=["start", "i"], bob={"specials": ["shoggoth"]})
    t.ann.refused(LEASH, rule="R-048")


@rule("EHP R-204a", "EHP GC-Q4")
def test_whoever_breaks_the_leash_may_give_the_shoggoth_at_once() -> None:
    t = sanctum(broken=["start", "a", "f"], dice=[1, 1, 1, 1],
                ann={"specials": ["shoggoth"], "magic": 3, "treasure": 2})  # fmt: skip
    t.ann.plays(LEASH).is_asked("retaliate").passes()
    t.ann.is_asked("bonus").plays("use:great_cthulhu_i", "lock:great_cthulhu_k")
    t.ann.has(on=["great_cthulhu_k"], elder_sign=2, specials=[])
    assert t.state.raids == 2 and t.state.tracks["deep_ones"] == 2
    t.bob.is_asked("turn")


@rule("EHP R-204c", "EHP R-204e")
def test_the_last_sign_may_be_bought_with_the_shoggoth() -> None:
    t = sanctum(broken=["start", *"abcdefghijk"], dice=[1, 1, 1], ann={"specials": ["shoggoth"]})
    t.ann.plays(LEASH)
    assert t.table.result is not None and t.table.result.ending == "broken"
    t.told("raid", dice=3, seat=0)
    t.ann.has(elder_sign=1)
