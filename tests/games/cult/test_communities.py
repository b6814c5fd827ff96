"""Communities: the effect of a Location for a cult that did not win it, instead of the alms."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city

ALMS = {
    "ruins": 1, "thieves_district": 1, "slums": 1, "forum": 2, "temple_district": 2, "market": 2,
    "artisan_district": 2, "academy": 2, "port": 2, "palace": 3, "noble_quarter": 3, "barracks": 3,
    "rift_of_darkness": 3,
}  # fmt: skip


def shared(place: str, places: dict[str, list[str]] | None = None, **bob: Any) -> CityTranscript:
    """Ann has won and made her choice; Bob, with a 1 there and its Community, is next."""
    standing = {place: ["ann 5", "bob 1", "cleo 1"], **(places or {})}
    t = city("ann:fafnir", "bob:janus", "cleo:nirriti", at=place, places=standing, ann={"coins": 0},
             bob={"privileges": [f"community_{place}"], **bob}, market=["oracle", "exiles", "healer"],
             top={"miracle": ["avatar", "possession"], "intrigue": ["theft", "massacre", "ambush"]})  # fmt: skip
    t.all_pass()
    if t.decision.seat == 0 and t.decision.ask.name in ("gift", "effect"):
        t.ann.plays("decline")
    return t


@rule("CU R-049", "CU R-095", "CU Q-45")
@pytest.mark.parametrize(
    ("place", "picks", "gained"),
    [
        ("ruins", ["take"], {"miracles": ["avatar"]}),
        ("slums", ["take"], {"followers": 3}),
        ("temple_district", ["way:1"], {"available": [0, 1, 1, 2, 3]}),
        ("temple_district", ["way:2", "raise:here:1"], {"available": [0, 2, 2, 3]}),
        ("market", ["take"], {"coins": 25}),
        ("artisan_district", ["take"], {"coins": 14, "altars": ["artisan_district"]}),
        ("academy", ["way:1", "raise:here:1"], {"coins": 14, "available": [0, 2, 3, 3]}),
        ("port", ["way:2"], {"coins": 8, "followers": 6}),
        ("palace", ["take", "privilege:healer"], {"privileges": ["community_palace", "healer"]}),
        ("noble_quarter", ["take", "return:theft"], {"intrigues": ["massacre"]}),
        ("barracks", ["take"], {"followers": 0, "mobs": 1}),
    ],
)
def test_the_holder_of_a_community_has_the_effect_without_winning_and_no_alms(
    place: str, picks: list[str], gained: dict[str, Any]
) -> None:
    t = shared(place, coins=19)
    t.bob.is_asked("community").plays(*picks).has(**{"coins": 19, **gained})
    t.cleo.has(coins=5 + ALMS[place])


@rule("CU Q-35", "CU R-095", "CU R-058b")
def test_the_community_of_the_thieves_bribes_too() -> None:
    t = shared("thieves_district", coins=9)
    t.bob.is_asked("community").plays("take", "bribe:1:market").has(coins=3)
    assert t.standing("market") == ["bob 1 coins=6"]


@rule("CU Q-35", "CU R-062a")
def test_the_winner_and_the_community_of_the_thieves_can_clash() -> None:
    rich = {"coins": 9}
    t = city("ann", "bob", at="thieves_district", places={"thieves_district": ["ann 3", "bob patriarch"]},
             ann=rich, bob={**rich, "privileges": ["community_thieves_district"], "followers": 0})  # fmt: skip
    t.all_pass().ann.plays("take", "bribe:3:market")
    t.bob.plays("take", "bribe:0:market").has(coins=3, available=[0, 1, 2, 3])
    t.ann.has(coins=3, available=[0, 1, 2, 3])
    assert t.standing("market") == []


@rule("CU Q-35", "CU R-059a", "CU R-095c", "CU R-050")
def test_the_community_of_the_thieves_needs_a_priest_there_and_else_leaves_the_alms() -> None:
    t = city("ann", "bob", at="thieves_district", places={"thieves_district": ["ann 5", "bob altar"]}, ann={"coins": 0},
             bob={"privileges": ["community_thieves_district"], "coins": 9})  # fmt: skip
    t.all_pass()
    assert t.told("cannot-use", seat=1)
    t.bob.has(coins=10)


@rule("CU Q-35", "CU R-079")
def test_the_community_of_the_rift_summons_with_its_own_influence() -> None:
    for priests, summoned in ((["bob 5", "bob 5", "bob 4"], 0), (["bob 5", "bob 5", "bob 5"], 1)):
        t = city("ann:atheism", "bob:fafnir", at="rift_of_darkness", bob={"privileges": ["community_rift_of_darkness"]},
                 places={"rift_of_darkness": ["ann 1 coins=13", *priests]})  # fmt: skip
        t.all_pass()
        if summoned:
            t.bob.is_asked("community").plays("take")
        t.bob.has(summonings=summoned, coins=5 if summoned else 8)  # who cannot summon has the alms


@rule("CU R-095b", "CU Q-45")
def test_who_does_not_use_the_community_gets_not_even_alms() -> None:
    t = shared("slums")
    t.bob.plays("decline").has(followers=2, coins=5)
    t.cleo.has(coins=6)


@rule("CU R-095", "CU Q-45")
def test_the_community_comes_right_after_the_winner_who_is_not_asked_twice() -> None:
    t = city("ann", "bob", at="palace", places={"palace": ["ann 3", "bob 1"]}, market=["oracle", "exiles", "healer"],
             ann={"privileges": ["community_palace"]})  # fmt: skip
    t.all_pass().ann.plays("take", "privilege:oracle")
    assert t.state.round == 2
    t = city("ann", "bob", at="palace", places={"palace": ["ann 3", "bob 1"]}, market=["oracle", "exiles", ""],
             bob={"privileges": ["community_palace"]})  # fmt: skip
    t.all_pass().ann.plays("take", "privilege:oracle")
    t.bob.plays("take").has(privileges=["community_palace", "exiles"])


@rule("CU R-095a", "CU Q-19")
def test_a_community_needs_at_least_one_influence_there() -> None:
    t = city("ann", "bob", at="slums", places={"slums": ["ann 3", "bob patriarch"]},
             bob={"privileges": ["community_slums"], "followers": 0})  # fmt: skip
    t.bob.weighs("slums", 1)  # the card itself strengthens the Patriarch
    t.all_pass().ann.plays("take")
    t.bob.plays("take").has(followers=1)
    t = city("ann", "bob", at="slums", places={"slums": ["ann 3"]}, bob={"privileges": ["community_slums"]})
    t.all_pass().ann.plays("take")
    assert t.state.round == 2
    t.bob.has(followers=2)


@rule("CU R-095a", "CU R-095d")
def test_an_altar_is_influence_enough_for_a_community_and_there_is_none_for_the_forum() -> None:
    t = city(
        "ann", "bob", at="market", places={"market": ["ann 5", "bob altar"]}, bob={"privileges": ["community_market"]}
    )
    t.all_pass().ann.plays("take")
    t.bob.plays("take").has(coins=11)
    assert set(t.state.box.community.values()) == set(range(1, 14)) - {4}


@rule("CU Q-45", "CU R-105e")
def test_inquisition_stops_a_community_too() -> None:
    t = city(
        "ann",
        "bob",
        "cleo",
        at="market",
        places={"market": ["ann 5", "bob 1"]},
        cleo={"intrigues": ["inquisition"]},
        bob={"privileges": ["community_market"]},
    )
    t.until("act", "cleo").cleo.plays("intrigue:inquisition")
    assert t.state.round == 2
    t.bob.has(coins=5)
    t.ann.has(coins=5)


@rule("CU Q-45", "CU Q-18")
def test_a_community_is_of_no_use_where_nobody_wins() -> None:
    t = city("ann", "bob", at="market", places={"market": ["bob 1"]},
             bob={"privileges": ["community_market"], "miracles": ["weeping_idol"]})  # fmt: skip
    t.until("act", "bob").bob.plays("miracle:weeping_idol").has(coins=12)
    t.all_pass()
    assert t.state.round == 2


@rule("CU R-095c", "CU R-050", "CU Q-45")
@pytest.mark.parametrize(
    ("place", "bob"),
    [
        ("slums", {"followers": 9}),
        ("port", {"coins": 4}),
        ("port", {"coins": 11, "followers": 9}),
        ("artisan_district", {"coins": 4}),
        ("barracks", {"followers": 1}),
    ],
)
def test_who_cannot_use_the_community_gets_the_alms(place: str, bob: dict[str, Any]) -> None:
    t = shared(place, **bob)
    t.bob.has(coins=bob.get("coins", 5) + ALMS[place])
    assert t.told("cannot-use", seat=1)
