"""Tcho-Tcho: a track that grows, and four signs that fall to whoever has most when it reaches them."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "tcho_tchos"
JUNGLE, PIT, TRIBUTE, TABLETS, UNBOUND = (f"place:tcho_tchos_{each}:acolyte" for each in ("s1", "s2", *"beg"))
NINE = ("s1", "s2", *"abcdefg")

LOCKS = (
    Lock("s1", "", "3 treasure, 1 blood"),
    Lock("s2", "", "2 magic", raid=1),
    Lock("a", "s1", "4 blood"),
    Lock("b", "s1 s2", "2 treasure, 2 blood, 2 magic", raid=2),
    Lock("c", "s2", "1 grimoire"),
    Lock("d", "a b", "6 treasure, 1 magic", raid=1),
    Lock("e", "b c", "3 magic, 1 blood"),
    Lock("f", "d e", "1 grimoire, 2 blood", raid=2),
    Lock("g", "e f", "3 magic, 5 treasure", raid=2),
)
GROWTH = {"b": 2, "f": 2, "g": 2}
BONUSES = (
    Bonus("s1", "2 treasure", "1 room"),
    Bonus("s2", "1 blood", "4 treasure"),
    Bonus("a", "1 acolyte", "3 blood"),
    Bonus("b", "3 treasure", "-1 asylum, 1 escape"),
    Bonus("c", "3 treasure", "2 magic"),
    Bonus("d", "2 blood", "1 monster"),
    Bonus("e", "", "2 treasure"),
)
SITES = {2: ("treasure", 1), 5: ("blood", 2), 8: ("magic", 2), 11: ("grimoire", 2)}


def jungle(*players: str, growth: int = 0, **more: Any) -> SanctumTranscript:
    """A table of this board with the marker at a point."""
    row = investigators(BOARD)
    return sanctum(*players, board=BOARD, tracks={"growth": growth}, **{"investigator_row": row, **more})


@rule("EHP R-250a", "EHP R-251a")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_gives_its_sign_and_moves_the_track(lock: Lock) -> None:
    t = break_each_way(BOARD, lock, LOCKS, tracks={"growth": 5})
    assert t.state.tracks["growth"] == 5 + GROWTH.get(lock.id, 1)


@rule("EHP R-251a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    t = use(BOARD, bonus, answers={"gain-which": "goods:treasure"})
    assert t.state.tracks["growth"] == (bonus.id in ("s2", "e"))
    assert t.state.raids == 0


@rule("EHP R-250b", "EHP R-250c")
def test_two_starts_and_four_sites_that_nobody_breaks() -> None:
    t = jungle()
    assert list(t.state.sheet.accessible([])) == ["tcho_tchos_s1", "tcho_tchos_s2"]
    assert t.state.sheet.sites == {f"tcho_tchos_site_{n}": n for n in SITES}
    rest = jungle(broken=NINE, growth=1)
    assert list(rest.state.sheet.accessible(rest.state.broken)) == []
    rest.ann.not_offered("place:tcho_tchos_site_2:acolyte")


@rule("EHP R-252b", "EHP R-252c", "EHP E-17", "EHP TT-Q4", "EHP TT-Q5")
@pytest.mark.parametrize("point", SITES)
def test_a_site_gives_its_sign_to_whoever_has_most_and_then_comes_its_raid(point: int) -> None:
    kind, count = SITES[point]
    t = jungle("ann", "bob", "cat", growth=point - 1, broken=["s2"], dice=dice(BOARD, *[1] * count),
               ann={"blood": 1}, bob={kind: 3, "rooms": {"s3": f"vault_1 {kind}=2"}}, cat={kind: 4})  # fmt: skip
    t.ann.plays(PIT)
    t.until(ask="turn", seat="bob")
    t.bob.has(elder_sign=1)  # he has five, two of them in a room
    t.told("awarded", seat=1, lock=f"tcho_tchos_site_{point}")
    t.told("raid", dice=count, seat=0)
    assert [each.kind for each in t.table.log if each.kind in ("awarded", "raid")] == ["awarded", "raid"]
    assert t.state.broken == ["tcho_tchos_s2", f"tcho_tchos_site_{point}"] and t.state.raids == 1
    t.check()


@rule("EHP TT-Q5")
def test_the_winner_may_store_the_sign_before_the_raid() -> None:
    t = jungle(growth=1, broken=["s2"], dice=dice(BOARD, 6), ann={"blood": 1},
               bob={"treasure": 9, "rooms": {"s1": "reliquary_1"}})  # fmt: skip
    t.ann.plays(PIT)
    t.bob.is_asked("store").plays("store:s1:elder_sign")
    t.until(ask="turn", seat="bob")
    t.bob.has(rooms={"s1": "reliquary_1 elder_sign=1"}, treasure=0)  # the raid took what was exposed


@rule("EHP E-16", "EHP E-21", "EHP R-251c", "EHP R-251e", "EHP R-252b", "EHP R-252d", "EHP R-253")
def test_zelda_pays_and_must_hand_the_next_sign_to_one_of_three() -> None:
    t = jungle("zelda", "bob", "cat", "dan", growth=4, broken=["s1"],
               dice=[*dice(BOARD, 1, 1), *dice(BOARD, 6, 6)], zelda={"treasure": 2, "blood": 2, "magic": 2},
               bob={"blood": 2}, cat={"blood": 2}, dan={"blood": 2})  # fmt: skip
    t.zelda.plays(TRIBUTE).is_asked("retaliate").passes()
    assert t.state.tracks["growth"] == 6 and t.state.raids == 1  # first the raid of two dice
    t.zelda.has(blood=0, elder_sign=1)
    t.until(ask="growth-tie", seat="zelda")
    t.zelda.offered_only("seat:1", "seat:2", "seat:3").plays("seat:2")
    t.cat.has(elder_sign=1)
    t.told("raid", dice=2, seat=0)
    assert t.state.raids == 1  # the second one has begun, and the sign lies in the open
    t.until(ask="turn", seat="bob")
    assert t.state.raids == 2
    t.cat.has(elder_sign=0, blood=0)
    t.check()


@rule("EHP TT-Q1", "EHP R-251b", "EHP R-251d")
def test_the_site_waits_for_the_bonus_of_the_lock() -> None:
    t = jungle(growth=1, ann={"treasure": 5, "blood": 1}, bob={"treasure": 1}, dice=dice(BOARD, 1))
    t.ann.plays(JUNGLE).is_asked("bonus")
    assert t.state.queue == ["tcho_tchos_site_2"] and t.state.broken == ["tcho_tchos_s1"]
    t.ann.plays("use:tcho_tchos_s1").has(treasure=0)  # two for a room: now Bob has most
    t.until(ask="turn", seat="bob")
    t.bob.has(elder_sign=1)
    t.ann.has(elder_sign=1, room=1)


@rule("EHP R-251d", "EHP TT-Q1")
def test_what_a_bonus_gives_counts_before_the_site_it_reaches() -> None:
    t = jungle(growth=1, broken=["s2"], ann={"blood": 1}, bob={"treasure": 3}, dice=dice(BOARD, 1))
    t.ann.plays(PIT).has(treasure=4, elder_sign=1)


@rule("EHP TT-Q2")
def test_two_sites_come_in_ascending_order_each_with_its_raid() -> None:
    t = jungle(growth=10, broken=["s2"], ann={"blood": 1}, bob={"grimoire": 1, "magic": 1},
                 arrange=lambda g: g.queue.append("tcho_tchos_site_8"),
                 dice=[*dice(BOARD, 1, 1), *dice(BOARD, 1, 1)])  # fmt: skip
    t.ann.plays(PIT)
    t.until(ask="turn", seat="bob")
    assert [each.facts["lock"] for each in t.table.log if each.kind == "awarded"] == [
        "tcho_tchos_site_8",
        "tcho_tchos_site_11",
    ]
    assert t.state.raids == 2


@rule("EHP R-253", "EHP TT-Q3")
def test_where_nobody_has_any_the_mover_may_name_himself() -> None:
    t = jungle("ann", "bob", "cat", growth=10, broken=["s2"], ann={"blood": 1}, dice=dice(BOARD, 1, 1))
    t.ann.plays(PIT).is_asked("growth-tie").offered_only("seat:0", "seat:1", "seat:2").plays("seat:0")
    t.ann.has(elder_sign=1)


@rule("EHP TT-Q6")
def test_the_track_ends_at_twelve_and_no_site_comes_twice() -> None:
    t = jungle(growth=12, broken=["s2"], ann={"blood": 1})
    t.ann.plays(PIT).has(treasure=4)
    assert t.state.tracks["growth"] == 12 and t.state.raids == 0
    locks = t.state.box.sheets[BOARD].locks.values()
    assert sum(GROWTH.get(each.letter.lower(), 1) for each in locks if not each.site) == 12


@rule("EHP TT-Q7", "EHP Q-35")
def test_the_thirteenth_sign_of_a_site_ends_the_match_after_its_raid() -> None:
    before = ["s1", "s2", *"abcdef", "site_2", "site_5", "site_8"]
    t = jungle(growth=10, broken=before, dice=[*dice(BOARD, 1, 1), *dice(BOARD, 6, 6)],
               ann={"magic": 3, "treasure": 5, "asylum": 2}, bob={"grimoire": 1, "asylum": 2})  # fmt: skip
    t.ann.plays(UNBOUND)
    assert len(t.state.broken) == 13 and t.state.raids == 1  # the raid of the lock is over, that of the site is not
    t.bob.has(elder_sign=1)
    t.to_the_end()
    assert t.table.result is not None and t.table.result.ending == "grown"
    t.bob.has(elder_sign=0, grimoire=0)
