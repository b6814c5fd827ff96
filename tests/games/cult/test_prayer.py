"""Praying: the effect of a Location by the number of Mobs, then selling and buying."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city

PLACES = ("ruins", "thieves_district", "slums", "forum", "temple_district", "market", "artisan_district", "academy",
          "port", "palace", "noble_quarter", "barracks", "rift_of_darkness")  # fmt: skip


def praying(mobs: int, places: dict[str, list[str]] | None = None, **ann: Any) -> CityTranscript:
    """Ann prays, with so many Mobs."""
    t = city(
        "ann",
        "bob",
        places=places,
        ann={"mobs": mobs, **ann},
        market=["community_barracks", "community_palace", "oracle"],
        top={"miracle": ["weeping_idol"]},
    )
    t.ann.plays("pray").is_asked("benefit")
    return t


@rule("CU R-033a", "CU Q-02")
@pytest.mark.parametrize(("mobs", "reach"), [(0, 1), (1, 3), (2, 5), (3, 7), (4, 9), (5, 9)])
def test_each_mob_lets_a_prayer_reach_two_locations_further(mobs: int, reach: int) -> None:
    everywhere = {"thieves_district": ["ann 1"]}
    t = praying(mobs, everywhere, coins=11)
    t.ann.offered_only("decline", *(f"benefit:{place}" for place in PLACES[:reach]))
    for place in PLACES[reach:]:
        t.ann.refused(f"benefit:{place}", rule="R-033", mobs=mobs)


@rule("CU R-033a", "CU R-057", "CU R-032b")
def test_without_a_mob_a_prayer_brings_a_miracle() -> None:
    t = praying(0)
    t.ann.plays("benefit:ruins").has(miracles=["weeping_idol"])
    t.bob.is_asked("intend")


@rule("CU R-033c")
def test_the_benefit_may_be_declined_and_nothing_else_comes_instead() -> None:
    t = praying(4)
    before = t.ann.cult.copy()
    t.ann.plays("decline")
    assert t.ann.cult == before
    t.bob.is_asked("intend")


@rule("CU R-033", "CU R-034b", "CU R-058", "CU Q-15")
def test_a_priest_in_the_thieves_district_may_bribe_by_prayer() -> None:
    """It is a move, not a placement: no Followers are asked for, no Tithe is paid, and it is not counted."""
    t = city("ann", "bob", places={"thieves_district": ["ann 1", "ann patriarch"]},
             ann={"mobs": 1, "followers": 0, "coins": 12, "placed": 2},
             bob={"privileges": ["tithe_market_barracks"]})  # fmt: skip
    t.ann.plays("pray", "benefit:thieves_district").is_asked("bribe")
    t.ann.offered("bribe:1:slums", "bribe:0:barracks").not_offered("bribe:1:rift_of_darkness")
    t.ann.plays("bribe:1:barracks").has(coins=0, placed=2, followers=0)
    t.bob.has(coins=5)
    assert t.standing("barracks") == ["ann 1 coins=12"]
    assert t.standing("thieves_district") == ["ann patriarch"]


@rule("CU R-034a")
def test_a_prayer_for_the_thieves_district_needs_a_priest_there() -> None:
    t = praying(1, {"thieves_district": ["ann altar", "bob 2"], "market": ["ann 3"]})
    t.ann.refused("benefit:thieves_district", rule="R-034")


@rule("CU R-033", "CU R-063")
def test_a_prayer_for_the_slums() -> None:
    t = praying(1)
    t.ann.plays("benefit:slums").has(followers=3)
    t = praying(1, followers=9)
    t.ann.offered_in_vain("benefit:slums").plays("benefit:slums").has(followers=9)


@rule("CU R-033", "CU R-064b", "CU R-109a")
def test_a_prayer_for_the_forum() -> None:
    t = city("ann", "bob", ann={"mobs": 2}, bob={"supremacy": True})
    t.ann.plays("pray", "benefit:forum").has(supremacy=True, patriarch=9)
    t.bob.has(supremacy=False, patriarch=2)


@rule("CU R-033", "CU R-065", "CU R-067")
def test_a_prayer_for_the_temples() -> None:
    places = {"temple_district": ["ann 2", "ann patriarch"], "market": ["ann 3"]}
    t = praying(2, places)
    t.ann.plays("benefit:temple_district", "way:1").has(available=[1, 1])
    t = praying(2, places)
    t.ann.plays("benefit:temple_district", "way:2").offered_only("raise:available:1", "raise:here:2")
    t.ann.plays("raise:here:2")
    assert t.standing("temple_district") == ["ann 3", "ann patriarch"]


@rule("CU R-033", "CU R-068")
def test_a_prayer_for_the_market() -> None:
    praying(3).ann.plays("benefit:market", "done").has(coins=11)


@rule("CU E-03", "CU R-069c", "CU R-033b")
@pytest.mark.parametrize("place", ["ruins", "slums", "market", "artisan_district", "rift_of_darkness"])
def test_three_mobs_build_an_altar_on_any_location_before_resolution_begins(place: str) -> None:
    t = praying(3, {place: ["ann 2"], "forum": ["ann 1"]})
    t.ann.plays("benefit:artisan_district", f"build:{place}:2").has(coins=0, altars=[place])
    assert t.state.phase == "intention" and t.standing(place) == ["ann altar"]


@rule("CU E-03", "CU R-069")
def test_a_prayer_for_an_altar_is_paid_like_a_victory() -> None:
    praying(3, {"slums": ["ann 2"]}, coins=4).ann.refused("benefit:artisan_district", rule="R-048", have=4)
    praying(3, {"slums": ["ann patriarch"]}).ann.refused("benefit:artisan_district", rule="R-072")


@rule("CU R-033", "CU R-074")
def test_a_prayer_for_the_academy() -> None:
    places = {"academy": ["ann 2"], "ruins": ["ann 3"], "palace": ["ann 1"]}
    t = praying(4, places, coins=11, available=[0, 1, 1, 2, 3, 4])
    t.ann.plays("benefit:academy", "way:1").is_asked("raise")
    t.ann.offered_only("raise:available:1", "raise:available:4", "raise:here:2")
    t.ann.plays("raise:here:2").has(coins=6)
    assert t.standing("academy") == ["ann 4"]
    t = praying(4, places, coins=11, available=[0, 1, 1, 2, 3, 4])
    t.ann.plays("benefit:academy", "way:2", "raise:available:1").has(coins=0, available=[0, 4, 5])


@rule("CU R-033b", "CU R-075")
@pytest.mark.parametrize(("way", "coins", "followers"), [("way:1", 6, 4), ("way:2", 0, 6)])
def test_a_prayer_for_the_port(way: str, coins: int, followers: int) -> None:
    praying(4, coins=11).ann.plays("benefit:port", way).has(coins=coins, followers=followers)


@rule("CU R-033d", "CU Q-45")
def test_a_prayer_brings_no_alms_to_others_and_nothing_to_a_community() -> None:
    t = city("ann", "bob", "cleo", places={"slums": ["ann 1", "bob 3", "cleo 3"]}, ann={"mobs": 1},
             bob={"privileges": ["community_slums"], "followers": 4})  # fmt: skip
    t.ann.prays("benefit:slums").has(followers=3)
    t.bob.has(coins=5, followers=4).is_asked("intend")
    t.cleo.has(coins=5)


@rule("CU R-032a", "CU R-032c", "CU R-032d")
def test_who_has_prayed_lies_down_and_does_nothing_more_in_this_phase() -> None:
    t = city("ann", "bob", places={"slums": ["ann patriarch"]})
    t.ann.prays().has(prayed=True)
    assert t.table.view(1).cults[0].prayed
    for place in ("ruins", "forum", "market"):
        t.bob.is_asked("intend").plays(f"preach:{place}")
        if t.decision.ask.name == "which-priest":
            t.bob.plays("send:1" if place == "ruins" else "send:2" if place == "forum" else "send:0")
    t.bob.is_asked("intend")


@rule("CU R-038")
def test_the_patriarchs_are_stood_up_when_resolution_begins() -> None:
    t = city("ann", "bob", places={"slums": ["ann patriarch"]}, bob={"miracles": ["avatar"]})
    t.ann.prays()
    t.bob.prays()
    assert t.state.phase == "resolution" and t.active == "slums"
    t.ann.has(prayed=False)
    t.bob.has(prayed=False)


# Transactions ----------------------------------------------------------------------------------------------------


@rule("CU R-035a", "CU R-099b", "CU R-035c")
def test_any_number_of_sales_and_purchases_in_any_order() -> None:
    t = city("ann", "bob", market=["oracle", "exiles", "healer"],
             ann={"coins": 0, "intrigues": ["takeover", "theft", "inquisition"]})  # fmt: skip
    t.ann.plays("pray", "decline").is_asked("trade")
    t.ann.refused("buy:oracle", rule="R-035", have=0, need=9).refused("buy:healer", rule="R-035", need=5)
    t.ann.plays("sell:takeover").has(coins=9)  # sealed, and yet sold by a cult on its Light side
    t.ann.plays("buy:oracle").has(coins=0, privileges=["oracle"], patriarch=5)
    assert t.state.market == ["", "exiles", "healer"]  # not refilled now
    t.ann.plays("sell:inquisition").has(coins=4).refused("buy:healer", rule="R-035", have=4, need=5)
    t.ann.plays("sell:theft", "buy:healer").has(coins=4, intrigues=[], privileges=["healer", "oracle"])
    t.bob.is_asked("intend")  # nothing is left that could be traded
    assert t.state.decks["intrigue"].cards[:3] == ["theft", "inquisition", "takeover"]
    assert t.state.market == ["", "exiles", ""]


@rule("CU R-035a")
def test_trade_comes_after_the_benefit_and_only_in_the_own_prayer() -> None:
    t = city("ann", "bob", market=["community_barracks", "exiles", "oracle"], ann={"mobs": 3}, bob={"coins": 20})
    t.ann.plays("pray", "benefit:market").is_asked("trade").plays("buy:community_barracks").has(coins=0)
    t.bob.is_asked("intend").not_offered("buy:exiles").plays("pray", "decline")
    t.bob.is_asked("trade").offered_only("buy:exiles", "buy:oracle", "done").plays("buy:oracle", "buy:exiles")
    t.bob.has(coins=4, privileges=["exiles", "oracle"])


@rule("CU R-035b")
def test_a_sold_card_is_shown_to_everybody() -> None:
    t = city("ann", "bob", ann={"intrigues": ["massacre"]})
    t.ann.plays("pray", "decline", "sell:massacre")
    t.bob.reads("sells", seat=0, card="massacre", n=6)
    assert t.table.view(1).decks["intrigue"].under == ["massacre"]


@rule("CU R-035d")
def test_miracles_are_not_sold_and_a_trader_may_stop_at_once() -> None:
    t = city("ann", "bob", market=["", "", ""], ann={"miracles": ["avatar"], "intrigues": ["theft"]})
    t.ann.plays("pray", "decline").is_asked("trade").offered_only("sell:theft", "done").plays("done")
    t.ann.has(intrigues=["theft"], coins=5)
