"""Raids and monsters of a lone player: the opponent has a pile to be robbed, and nothing else to be hit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from citing import rule
from leng.games.evil_high_priest.state import RIVAL, Conclave

from .raiding import BOTH, raid
from .sanctum import sanctum


def hoards(**goods: int) -> Callable[[Conclave], None]:
    """The opponent's pile."""

    def lay_out(g: Conclave) -> None:
        assert g.hoard is not None
        g.hoard.goods = dict(goods)

    return lay_out


def pile(state: Any) -> dict[str, int]:
    """What lies on the opponent's pile."""
    goods: dict[str, int] = state.hoard.goods
    return goods


@rule("EHP Q-18", "EHP R-182b", "EHP R-111a")
def test_a_raid_does_not_touch_the_opponent() -> None:
    t = raid("ann", dice=[6], ann={"asylum": 0, "pool": 0, "blood": 1}, arrange=hoards(blood=3, magic=1))
    t.ann.is_asked("turn").has(blood=0)
    assert pile(t.state) == {"blood": 3, "magic": 1}


@rule("EHP Q-18", "EHP Q-36")
def test_what_follows_a_raid_of_the_opponents_is_skipped() -> None:
    t = raid("ann", dice=[1], investigator="photographer", by=RIVAL)
    t.ann.is_asked("turn").offered("place:summon_monster:priest")
    assert t.state.raids == 1 and t.state.investigator_discard == ["photographer"]
    t = raid("ann", dice=[1], investigator="physician", by=RIVAL)
    t.ann.is_asked("turn").has(asylum=4, escape=0)


@rule("EHP Q-18", "EHP R-129a")
def test_what_follows_an_own_raid_concerns_oneself_alone() -> None:
    t = raid("ann", dice=[1], investigator="physician")
    t.ann.is_asked("turn").has(asylum=3, escape=1)
    t = raid("ann", dice=[1], investigator="federal_agent")
    t.ann.is_asked("turn").has(pool=2, escape=0)


@rule("EHP Q-18")
@pytest.mark.parametrize(("theirs", "left"), [({"magic": 2}, 1), ({"blood": 1}, 0), ({"treasure": 2}, 1), ({}, 0)])
def test_the_artist_compares_both_totals(theirs: dict[str, int], left: int) -> None:
    t = raid("ann", dice=[6], investigator="artist", ann={"asylum": 0, "pool": 0, "blood": 1},
             arrange=hoards(**theirs))  # fmt: skip
    t.ann.has(blood=left)
    assert pile(t.state) == theirs


@rule("EHP Q-18", "EHP R-088a")
def test_sacrifices_and_monsters_find_nobody_to_hit() -> None:
    t = raid("ann", dice=[6], investigator="photographer", ann={"asylum": 0, "blood": 1, "lairs": ["dark_young"]})
    t.ann.plays("monster:dark_young").is_asked("retaliate").has(strength=1)
    t = sanctum("ann", options=BOTH, ann={"card": "lady_de_la_poer"})
    t.ann.plays("place:priest_ability:priest").has(blood=0)


@rule("EHP Q-18", "EHP R-170b")
@pytest.mark.parametrize(
    ("lairs", "deed", "goods"),
    [(["byakhee"], "discard:byakhee", "grimoire"), (["zoog"], "ability:zoog", "treasure"),
     (["star_vampire"], "ability:star_vampire", "blood")],
)  # fmt: skip
def test_the_pile_of_the_opponent_can_be_robbed(lairs: list[str], deed: str, goods: str) -> None:
    at = "upkeep" if deed.startswith("ability") else None
    t = sanctum("ann", options=BOTH, at=at, ann={"lairs": lairs}, arrange=hoards(**{goods: 3}), dice=[2, 2])
    t.ann.plays(deed).has(exposed={goods: 1})
    assert pile(t.state)[goods] == 2  # later it may gain magic


@rule("EHP Q-18")
@pytest.mark.parametrize(("card", "goods"), [("shan_queen", "magic"), ("wilbur_whateley", "grimoire")])
def test_priests_rob_the_pile_of_the_opponent(card: str, goods: str) -> None:
    t = sanctum("ann", options=BOTH, ann={"card": card}, arrange=hoards(**{goods: 2}))
    t.ann.plays("place:priest_ability:priest").has(exposed={goods: 1})
    assert pile(t.state) == {goods: 1}


@rule("EHP Q-18")
def test_a_wendigo_bleeds_the_pile_of_the_opponent() -> None:
    t = sanctum("ann", options=BOTH, ann={"card": "edward_hutchinson"}, monster_row=["wendigo", "zoog", "gug"],
                arrange=hoards(blood=2))  # fmt: skip
    t.ann.plays("place:priest_ability:priest", "monster:wendigo", "ability:wendigo").has(blood=1)
    assert pile(t.state) == {"blood": 1}


@rule("EHP Q-63", "EHP R-090b")
@pytest.mark.parametrize("rolled", [[1, 1], [3, 4]])  # the sign is his by the dice, or by an exchange in his upkeep
def test_what_works_once_a_phase_works_once_more_in_each_phase_of_the_opponent(rolled: list[int]) -> None:
    def spent(g: Conclave) -> None:
        hoards(magic=5)(g)
        altar = g.priests[0].rooms[0]
        assert altar is not None
        altar.used = True  # in Ann's own upkeep

    t = sanctum("ann", board="sleeper", at="opponent", dice=[*rolled, 1, 6], arrange=spent,
                investigator_row=["minister", "artist", "hobo"],
                ann={"asylum": 0, "pool": 3, "blood": 1, "rooms": {"s1": "sacrificial_altar"}})  # fmt: skip
    t.ann.is_asked("retaliate").plays("acolyte:pool").is_asked("altar")


@rule("EHP Q-63", "EHP R-090b", "EHP R-175b")
def test_his_action_phase_and_his_upkeep_are_two_phases() -> None:
    for seed in range(40):
        t = sanctum("ann", board="sleeper", at="opponent", dice=[1, 1, 1, 6], arrange=hoards(magic=5), seed=f"b {seed}",
                    investigator_row=["minister", "artist", "hobo"],
                    ann={"asylum": 0, "pool": 4, "blood": 1, "rooms": {"s1": "sacrificial_altar"}})  # fmt: skip
        t.ann.plays("acolyte:pool", "power:sacrificial_altar").plays("acolyte:pool").is_asked("retaliate")  # used up
        while not t.state.raids:
            t.ann.passes()
        if t.decision.ask.name == "retaliate":  # the sign he exchanged for has brought another raid
            t.ann.plays("acolyte:pool").is_asked("altar")
            return
    raise AssertionError("his second sign never brought a raid")
