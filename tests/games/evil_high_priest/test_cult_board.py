"""Locks and bonuses in general, mostly on the board of Great Cthulhu."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import BOXES, sanctum

ABSENT = {"pool": 0, "home": False, "priest_on": "boston"}
BOTH = {"boxes": "both"}


# Access ---------------------------------------------------------------------------------------------------------------


@rule("EHP R-208a", "EHP R-208b", "EHP R-208c", "EHP R-103c", "EHP R-104a", "EHP E-04")
def test_the_start_opens_four_locks_and_b_opens_e() -> None:
    t = sanctum("ann", "bob", ann={"magic": 2}, bob={"grimoire": 1}, dice=[1])
    t.ann.refused("place:great_cthulhu_a:acolyte", rule="R-096")
    t.ann.plays("place:great_cthulhu_start:acolyte").has(magic=0, elder_sign=1)
    assert list(t.state.sheet.accessible(t.state.broken)) == [f"great_cthulhu_{each}" for each in "abcd"]
    t.bob.plays("place:great_cthulhu_b:acolyte")
    t.until(ask="turn")
    assert "great_cthulhu_e" in t.state.sheet.accessible(t.state.broken)
    t.check()


@rule("EHP R-096b", "EHP R-104a")
def test_only_the_start_is_open_at_first() -> None:
    rich = {"treasure": 20, "blood": 20, "magic": 20, "grimoire": 5}
    t = sanctum("ann", "bob", ann=rich)
    t.ann.offered("place:great_cthulhu_start:acolyte", "place:great_cthulhu_start:priest")
    for lock in "abcdefghijkl":
        t.ann.refused(f"place:great_cthulhu_{lock}:acolyte", rule="R-096")


@rule("EHP R-103b", "EHP R-104b", "EHP R-104c")
def test_what_is_opened_is_open_to_everybody_and_cultists_are_simply_placed_there() -> None:
    t = sanctum("ann", "bob", ann={"magic": 2}, bob={"treasure": 5})
    t.ann.plays("place:great_cthulhu_start:acolyte").has(on=["great_cthulhu_start"])
    t.bob.offered("place:great_cthulhu_c:acolyte", "place:great_cthulhu_c:priest")


@rule("EHP GEN-Q2", "EHP R-103a")
@pytest.mark.parametrize("source", ["c", "d"])
def test_one_broken_lock_before_it_is_enough(source: str) -> None:
    t = sanctum("ann", "bob", broken=["start", source], ann={"blood": 4})
    t.ann.offered("place:great_cthulhu_g:acolyte")
    sanctum("ann", "bob", broken=["start", "a", "b"], ann={"blood": 4}).ann.refused(
        "place:great_cthulhu_g:acolyte", rule="R-096"
    )


@rule("EHP R-103a", "EHP R-103c", "EHP R-103d")
@pytest.mark.parametrize("board", BOXES)
def test_every_sign_of_every_board_can_be_reached(board: str) -> None:
    sheet = sanctum("ann", "bob", board=board).state.sheet
    broken: list[str] = [*sheet.sites]
    while new := list(sheet.accessible(broken)):
        broken += new
    assert sorted(broken) == sorted(sheet.locks)


@rule("EHP Q-45", "EHP GEN-Q9", "EHP Q-08")
def test_a_sign_that_was_destroyed_counts_as_broken_for_what_it_opened() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        dice=[6],
        ann={"grimoire": 1, "asylum": 0, "pool": 0},
        bob={"rooms": {"s1": "pit_trap_1", "s2": "well_1 blood=3", "s3": "occult_laboratory_1 magic=1"}},
    )
    t.ann.plays("place:great_cthulhu_b:priest").has(elder_sign=0)
    assert t.told("destroyed", seat=0, goods="elder_sign")
    assert "great_cthulhu_b" in t.state.broken
    t.until(ask="turn").bob.offered("place:great_cthulhu_e:acolyte")


# Breaking -------------------------------------------------------------------------------------------------------------


@rule("EHP R-097a", "EHP R-097b", "EHP R-302a", "EHP R-045a")
def test_whoever_pays_takes_the_sign_into_the_sanctuary() -> None:
    t = sanctum("ann", "bob", ann={"magic": 3, "rooms": {"s2": "reliquary_1", "s6": "vault_1"}})
    t.ann.plays("place:great_cthulhu_start:acolyte").is_asked("store")
    t.ann.offered_only("store:s2:elder_sign", "store:s6:elder_sign", "done").plays("store:s6:elder_sign")
    t.ann.has(magic=1, elder_sign=1, rooms={"s2": "reliquary_1", "s6": "vault_1 elder_sign=1"})


@rule(
    "EHP R-098a",
    "EHP R-098b",
    "EHP R-098c",
    "EHP GEN-Q1",
    "EHP E-03",
    "EHP R-102",
    "EHP R-097a",
    "EHP R-097c",
    "EHP R-144a",
    "EHP R-208f",
    "EHP R-208g",
)
def test_lock_b_takes_a_grimoire_gives_its_sign_moves_the_deep_ones_raids_and_is_dead() -> None:
    t = sanctum(
        "cecil",
        "ann",
        broken=["start"],
        dice=[3],
        cecil={"grimoire": 1, "pool": 1, "asylum": 4, "home": False, "priest_on": "boston"},
        ann={**ABSENT, "grimoire": 1},
    )
    t.cecil.plays("place:great_cthulhu_b:acolyte")
    told = [event.kind for event in t.table.log if event.kind in ("pays", "breaks", "track", "raid-dice", "homecoming")]
    assert told == ["pays", "breaks", "track", "raid-dice", "homecoming"]
    assert t.state.tracks["deep_ones"] == 1 and t.told("raid", seat=0, dice=1) and t.told("raid-dice", dice=[3])
    t.cecil.has(elder_sign=1, pool=1, home=True).is_asked("turn")
    t.cecil.refused("place:great_cthulhu_b:acolyte", rule="R-102")
    t.cecil.plays("place:escape:acolyte")
    t.ann.refused("place:great_cthulhu_b:priest", rule="R-102")


@rule("EHP GEN-Q1", "EHP R-098e", "EHP R-101a")
def test_the_bonus_comes_after_the_raid_of_its_lock() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        dice=[6],
        ann={"magic": 2, "treasure": 4, "asylum": 0, "pool": 0, "rooms": {"s1": "treasury_1 treasure=2"}},
    )
    t.ann.plays("place:great_cthulhu_d:priest").is_asked("pay").picks("from:exposed:treasure", "from:exposed:treasure")
    t.ann.has(treasure=0, elder_sign=0)
    t.bob.is_asked("turn")  # the raid has left nothing to pay for the bonus, so it is not offered


# Bonuses --------------------------------------------------------------------------------------------------------------


@rule("EHP R-099a", "EHP R-099b", "EHP R-096a")
def test_a_bonus_is_locked_while_its_sign_is_intact_and_open_to_everybody_afterwards() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"blood": 2}, bob={"treasure": 2, "blood": 4})
    t.ann.refused("place:great_cthulhu_a:acolyte", rule="R-050")  # the lock, not its bonus
    t.ann.plays("place:great_cthulhu_start:acolyte").has(blood=0, asylum=3)
    t.bob.refused("place:great_cthulhu_start:acolyte", rule="R-029")


@rule("EHP R-101c", "EHP R-049b", "EHP R-100b", "EHP R-100c", "EHP E-02", "EHP R-105a", "EHP R-105b")
def test_who_breaks_lock_one_may_decline_the_shoggoth_and_keeps_others_from_it() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        ann={
            "treasure": 2,
            "blood": 2,
            "pool": 1,
            "asylum": 3,
            "home": False,
            "priest_on": "boston",
            "on": ["kingsport"],
        },
        bob={"pool": 2, "home": False, "priest_on": "dunwich"},
    )
    t.ann.plays("place:great_cthulhu_a:acolyte").is_asked("bonus").offered_only("use:great_cthulhu_a", "pass").passes()
    t.ann.has(elder_sign=1, specials=[], on=["kingsport", "great_cthulhu_a"], asylum=3)
    assert t.state.specials == ["shoggoth"]
    t.bob.refused("place:great_cthulhu_a:acolyte", rule="R-029", by=0)
    t.bob.plays("place:escape:acolyte", "place:escape:acolyte")
    assert t.state.round == 2
    t.ann.plays("place:escape:acolyte")
    t.bob.plays("place:great_cthulhu_a:acolyte").has(specials=["shoggoth"], asylum=4, elder_sign=0)


@rule("EHP R-101a", "EHP R-101b", "EHP R-044")
def test_the_same_cultist_goes_on_to_the_bonus_and_pays_for_it() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"treasure": 2, "blood": 2, "asylum": 3})
    t.ann.plays("place:great_cthulhu_a:acolyte").is_asked("bonus").plays("use:great_cthulhu_a")
    t.ann.has(on=["great_cthulhu_a"], pool=0, asylum=4, specials=["shoggoth"], elder_sign=1)


@rule("EHP R-101b", "EHP R-044", "EHP GEN-Q4")
def test_a_bonus_that_cannot_be_paid_is_not_offered() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        ann={"treasure": 2, "blood": 2, "pool": 1, "asylum": 4, "home": False, "priest_on": "boston"},
    )
    t.ann.plays("place:great_cthulhu_a:acolyte").has(specials=[], on=["great_cthulhu_a"])
    t.bob.is_asked("turn")


@rule("EHP R-105a", "EHP R-105b", "EHP R-028d")
def test_whoever_is_placed_on_an_unlocked_bonus_must_pay_and_use_it() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        ann={"pool": 1, "asylum": 3, "home": False, "priest_on": "boston"},
        bob={"pool": 2, "asylum": 2},
    )
    t.ann.refused("place:great_cthulhu_a:acolyte", rule="R-043")
    t.ann.plays("place:escape:acolyte")
    t.bob.plays("place:great_cthulhu_a:acolyte").has(pool=0, asylum=3, specials=["shoggoth"])


@rule("EHP R-100b", "EHP R-100c", "EHP R-099c")
def test_a_cultist_on_the_bonus_blocks_the_whole_space_until_upkeep() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        ann={"blood": 2, "pool": 1, "home": False, "priest_on": "boston", "asylum": 4},
        bob={"blood": 4, "pool": 2, "home": False, "priest_on": "dunwich"},
    )
    t.ann.plays("place:great_cthulhu_start:acolyte")
    t.bob.refused("place:great_cthulhu_start:acolyte", rule="R-029", by=0).plays("place:escape:acolyte")
    t.bob.plays("place:escape:acolyte")
    t.ann.plays("place:escape:acolyte")
    t.bob.plays("place:great_cthulhu_start:acolyte").has(blood=2)


@rule("EHP GEN-Q3")
def test_a_bonus_may_be_paid_for_nothing() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"blood": 2, "asylum": 0})
    t.ann.plays("place:great_cthulhu_start:acolyte").has(blood=0, escape=0)


@rule("EHP GEN-Q4", "EHP R-044")
def test_two_monsters_or_none() -> None:
    t = sanctum(
        "ann", "bob", board="black_goat", broken=["s1", "s2", "b", "e", "g"], ann={"magic": 2, "lairs": ["deep_one_1"]}
    )
    t.ann.refused("place:black_goat_i:acolyte", rule="R-087").has(lairs=["deep_one_1"], magic=2)


# When the cultist does not stay there ---------------------------------------------------------------------------------


@rule("EHP Q-60", "EHP Q-61", "EHP Q-46")
def test_who_broke_the_lock_may_be_sacrificed_in_its_raid_and_then_no_bonus_is_offered() -> None:
    t = sanctum(
        "ann",
        "bob",
        broken=["start"],
        dice=[6],
        ann={
            "magic": 2,
            "treasure": 4,
            "pool": 1,
            "asylum": 2,
            "rooms": {"s1": "pit_trap_1", "s2": "treasury_1 treasure=2"},
        },
        bob={"rooms": {"s1": "pit_trap_2", "s2": "treasury_2 treasure=2"}},
    )
    t.ann.plays("place:great_cthulhu_d:acolyte").picks("from:exposed:treasure", "from:exposed:treasure")
    t.ann.is_asked("retaliate").plays("acolyte:great_cthulhu_d").has(on=[], asylum=3)
    t.until(ask="turn", answers={"bonus": "use:great_cthulhu_d"}).ann.has(treasure=2)
    assert t.decision.seat == 1 and not [e for e in t.table.log if e.kind == "uses-bonus"]
    t.bob.offered("place:great_cthulhu_d:acolyte")


# Everybody -----------------------------------------------------------------------------------------------------------


@rule("EHP GEN-Q10", "EHP R-091b", "EHP R-298b", "EHP R-276a")
def test_what_concerns_every_player_goes_round_from_the_first_player_and_each_picks_his_own() -> None:
    sheet = sanctum("ann", "bob", board="guardian_of_the_pyramid").state.sheet
    (lock,) = [
        name
        for name, face in sheet.locks.items()
        if any(type(v).__name__ == "ToTheBox" for v in (*face.effects, *(face.bonus.reward if face.bonus else ())))
    ]
    letter = lock.removeprefix("guardian_of_the_pyramid_")
    source = [each.removeprefix("guardian_of_the_pyramid_") for each in sheet.opened_by[lock]][:1]
    rich = {"treasure": 9, "blood": 9, "magic": 9, "grimoire": 9}
    t = sanctum(
        "ann",
        "bob",
        "cid",
        board="guardian_of_the_pyramid",
        broken=source,
        ann=rich,
        dice=[1] * 9,
        arrange=lambda g: setattr(g, "first", 1),
    )
    t.ann.plays(f"place:guardian_of_the_pyramid_{letter}:priest")
    asked = []
    while t.table.decision is not None and t.decision.ask.name != "turn":
        if t.decision.ask.name == "to-box":
            asked.append(t.decision.seat)
            t.table.choose("acolyte:asylum")
        else:
            t._answer({"bonus": f"use:{lock}"})
    assert asked == [1, 2, 0]
    for name in ("ann", "bob", "cid"):
        t.seat(name).has(asylum=3, out=1)
