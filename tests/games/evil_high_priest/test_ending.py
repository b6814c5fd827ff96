"""The end: when it comes, what is still resolved, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum
from leng.games.evil_high_priest.rules import ending

BOTH = {"boxes": "both"}
ALL_BUT_L = ["start", *"abcdefghijk"]
PRICE = {"magic": 4, "treasure": 3}


def last_sign(dice: list[int], expanded: bool = False, **holdings: Any) -> SanctumTranscript:
    """Ann breaks the last sign of Great Cthulhu: a raid of three dice."""
    ann = {**PRICE, "pool": 1, **holdings.pop("ann", {})}
    options = BOTH if expanded else {}
    t = sanctum("ann", "bob", broken=ALL_BUT_L, raids=1, dice=dice, ann=ann, options=options, **holdings)
    t.ann.plays("place:great_cthulhu_l:acolyte")
    return t


@rule("EHP R-001a", "EHP R-151a", "EHP R-151b", "EHP GEN-Q8", "EHP Q-35")
def test_the_match_ends_with_the_last_sign_once_its_raid_is_over() -> None:
    t = last_sign([1, 1, 1], bob={"blood": 9})
    assert t.state.ending == "broken" and t.table.decision is None
    assert t.told("raid-dice", dice=[1, 1, 1]) and t.told("raid-strength", n=3)
    t.ann.has(elder_sign=1, score=10)
    assert t.table.result is not None and t.table.result.scores == (10, 9) and t.table.result.winners == (0,)


@rule("EHP R-151b", "EHP Q-08")
def test_the_last_raid_may_still_destroy_signs() -> None:
    t = last_sign([6, 6, 6], ann={"elder_sign": 4}, bob={"rooms": {"s1": "labyrinth", "s2": "well_1 blood=1"}})
    t.to_the_end()
    t.ann.has(elder_sign=0)
    assert t.state.ending == "broken" and t.told("destroyed", seat=0, goods="elder_sign", n=5)


@rule("EHP R-151c", "EHP Q-35", "EHP R-129a", "EHP GEN-Q8")
def test_after_the_last_sign_no_ability_follows_its_raid() -> None:
    row = ["photographer", "federal_agent", "alienist"]
    t = last_sign([1, 1, 1, 1], expanded=True, investigator_row=row)
    assert t.state.ending == "broken" and t.state.next_first == 0
    t.ann.has(treasure=0)
    assert not [event for event in t.table.log if event.kind in ("homecoming", "takes-first")]


@rule("EHP R-151c", "EHP R-151d", "EHP Q-35", "EHP GEN-Q8")
def test_the_last_sign_brings_no_monster_no_bonus_no_prowlers_and_no_upkeep() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="black_goat",
        broken=["s1", "s2", *"bcdefghijk"],
        raids=1,
        dice=[1],
        ann={"treasure": 4, "blood": 1, "pool": 1, "home": False, "priest_on": "prowler_1"},
        bob={"pool": 0, "home": False, "priest_on": "ritual.red_sign.1"},
    )
    t.ann.plays("place:black_goat_a:acolyte").has(lairs=[], elder_sign=1)
    t.bob.has(blood=0)
    assert t.state.ending == "broken" and t.state.raids == 2


@rule("EHP Q-35", "EHP R-251d", "EHP R-151a", "EHP GEN-Q1", "EHP TT-Q2")
def test_a_growth_site_that_was_reached_still_holds_its_sign_so_the_match_goes_on_until_then() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="tcho_tchos",
        broken=["s1", "s2", *"abcdfg", "site_2", "site_5", "site_8"],
        raids=1,
        tracks={"growth": 10},
        dice=[6, 6, 6, 6, 6, 6, 6, 6],
        ann={"magic": 3, "blood": 1, "asylum": 4, "pool": 1},
        bob={"grimoire": 1, "rooms": {"s1": "reliquary_1"}},
        investigator_row=["minister", "archaeologist", "private_detective"],
    )
    t.ann.plays("place:tcho_tchos_e:acolyte")
    assert len(t.state.broken) == 12 and t.state.queue == ["tcho_tchos_site_11"]
    t.ann.is_asked("bonus").passes()  # the space is resolved first
    t.to_the_end()
    assert t.state.ending == "grown" and t.told("awarded", seat=1, lock="tcho_tchos_site_11")
    assert t.told("raid", dice=2) and len(t.state.broken) == 13


# Points --------------------------------------------------------------------------------------------------------------


@rule("EHP R-152a", "EHP R-152b", "EHP R-152c", "EHP R-152d", "EHP R-153a", "EHP R-153c", "EHP R-154a")
def test_points_for_signs_grimoires_magic_blood_and_most_treasure() -> None:
    """The publisher's example: 2 signs, 3 grimoires, 1 magic, 2 blood and a tie for most treasure make 44."""
    t = sanctum(
        "ann",
        "bob",
        broken=["start", "a"],
        ann={
            "elder_sign": 2,
            "grimoire": 3,
            "magic": 1,
            "rooms": {"s1": "well_1 blood=2", "s2": "pit_trap_1"},
            "treasure": 4,
            "lairs": ["deep_one_1"],
        },
        bob={"treasure": 4},
    )
    t.ann.has(score=44)
    assert ending.parts(t.state, 0) == {"elder_sign": 20, "grimoire": 15, "magic": 2, "blood": 2, "treasure": 5}
    t.bob.has(score=5)


@rule("EHP R-154b", "EHP R-154c", "EHP R-154d", "EHP R-282c")
def test_monsters_rooms_cultists_and_atoms_are_worth_nothing() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="elder_things",
        ann={"atom": 9, "pool": 6, "asylum": 0, "lairs": ["gug", "zoog"], "rooms": {"s1": "vault_1"}},
    )
    t.ann.has(score=0)


@rule("EHP R-153b", "EHP R-153c", "EHP Q-12")
@pytest.mark.parametrize(
    ("treasure", "points"),
    [
        ((3, 2, 1), (5, 0, 0)),
        ((3, 3, 1), (5, 5, 0)),
        ((2, 2, 2), (5, 5, 5)),
        ((0, 0, 0), (0, 0, 0)),
        ((0, 0, 1), (0, 0, 5)),
    ],
)
def test_all_with_most_treasure_have_five_points_and_nobody_without_any(
    treasure: tuple[int, ...], points: tuple[int, ...]
) -> None:
    names = ("ann", "bob", "cid")
    goods: dict[str, Any] = {name: {"treasure": n} if n else {} for name, n in zip(names, treasure, strict=True)}
    t = sanctum(*names, **goods)
    assert tuple(t.seat(name).holding("score") for name in names) == points


@rule("EHP R-155b", "EHP R-001b")
def test_the_highest_total_wins_and_tied_players_share_the_victory() -> None:
    t = last_sign([1, 1, 1], bob={"grimoire": 2})
    assert t.table.result is not None
    assert t.table.result.scores == (10, 10) and t.table.result.winners == (0, 1)


@rule("EHP R-156", "EHP R-222b")
def test_everybody_may_lose() -> None:
    t = sanctum(
        "ann",
        "bob",
        board="crawling_chaos",
        ann={"worship": 5, "asylum": 0, "pool": 1, "home": False, "priest_on": "boston", "specials": ["black_pharaoh"]},
        bob={"pool": 0, "asylum": 3, "home": False, "priest_on": "salem", "on": ["dunwich"], "grimoire": 1},
    )
    assert t.state.threshold == 6
    t.ann.plays("place:escape:acolyte").is_asked("upkeep").plays("special:black_pharaoh")
    result = t.table.result
    assert result is not None and result.ending == "azathoth" and result.winners == ()
