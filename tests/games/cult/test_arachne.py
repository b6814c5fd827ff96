"""Arachne: Ordination of a Priest and Black Widow; Spider's Embrace and Touched by the Goddess."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city


def arachne(*here: str, at: str = "market", dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Arachne before a Location where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    return city("ann:arachne", "bob:anubis", "cleo:fafnir", at=at, places={at: here}, ann=ann, **holdings)


@rule("CU R-126a", "CU R-129", "CU R-126b")
@pytest.mark.parametrize("followers", [1, 2, 3, 4, 5])
def test_ordination_makes_a_priest_here_of_as_many_followers_as_were_given_up(followers: int) -> None:
    t = arachne("bob 1", at="rift_of_darkness", ann={"followers": 5})  # too few to be sent here
    t.ann.plays("ability:ordination").is_asked("followers").offered_only(*(f"followers:{n}" for n in range(1, 6)))
    t.ann.plays(f"followers:{followers}").has(followers=5 - followers)
    assert t.standing("rift_of_darkness") == sorted(["bob 1", f"ann {followers}"])
    assert t.ann.cult.spare[followers - 1] == [2, 2, 2, 3, 3][followers - 1] - 1


@rule("CU R-126a", "CU R-004c")
def test_ordination_takes_five_followers_at_most_and_the_patriarch_weakens() -> None:
    t = arachne("bob 1", "ann patriarch", ann={"followers": 9})
    t.ann.plays("ability:ordination").not_offered("followers:6").plays("followers:4").weighs("market", 4 + 5)


@rule("CU R-126", "CU Q-24", "CU R-043")
def test_ordination_without_a_token_of_that_influence_is_paid_for_nothing() -> None:
    t = arachne("bob 1", ann={"followers": 3, "available": [0, 2, 2, 2]})
    t.ann.plays("ability:ordination").offered_only("followers:1", "followers:2", "followers:3")
    t.ann.plays("followers:2").has(followers=1, available=[0, 2, 2, 2])
    assert t.told("gains-nothing", seat=0) and t.standing("market") == ["bob 1"]
    t = arachne("bob 1", ann={"followers": 1, "available": [0, 1, 1, 1], "miracles": ["rain_of_gold"]})
    t.ann.offered_in_vain("ability:ordination").plays("ability:ordination").has(followers=0)
    t = arachne("bob 1", ann={"followers": 0, "miracles": ["rain_of_gold"]})
    t.ann.refused("ability:ordination", rule="R-043", have=0)


@rule("CU R-126d", "CU R-042", "CU R-126e")
def test_the_black_widow_sends_a_priest_or_the_patriarch_on_and_earns_a_coin() -> None:
    t = arachne("ann 1", "ann patriarch", "bob 5", ann={"followers": 0})
    t.ann.plays("ability:black_widow").is_asked("move-priest")
    t.ann.offered_only("move:1:artisan_district", "move:0:artisan_district").plays("move:0:artisan_district")
    t.ann.has(sheet=[3], available=[2], coins=6)
    assert t.standing("artisan_district") == ["ann patriarch"]
    assert t.standing("market") == ["ann 1", "bob 5"]


@rule("CU R-126c", "CU Q-21")
def test_the_black_widow_wants_exactly_three() -> None:
    def refused(*here: str, **ann: Any) -> None:
        t = arachne(*here, "bob 5", ann={"miracles": ["rain_of_gold"], **ann})
        t.ann.refused("ability:black_widow", rule="R-042")

    refused("ann 1", available=[0, 1, 2, 4])
    refused("ann 3")  # he stands here and is not available


@rule("CU R-126e", "CU Q-24", "CU Q-31")
@pytest.mark.parametrize(
    ("place", "here"), [("market", "ann altar"), ("market", "cleo 1"), ("rift_of_darkness", "ann 1")]
)
def test_the_black_widow_earns_her_coin_where_nobody_can_be_sent_on(place: str, here: str) -> None:
    t = arachne(here, "bob 5", at=place)
    t.ann.plays("ability:black_widow").has(sheet=[3], coins=6)
    assert t.told("gains-nothing", seat=0) and sorted([here, "bob 5"]) == t.standing(place)


@rule("CU R-126c", "CU Q-21", "CU R-042")
def test_a_patriarch_of_exactly_three_may_pay_for_the_black_widow() -> None:
    for followers, usable in ((2, False), (3, True), (4, False)):
        t = arachne("ann 1", "bob 5", ann={"available": [0, 1], "followers": followers, "miracles": ["rain_of_gold"]})
        if usable:
            t.ann.plays("ability:black_widow").has(sheet=[0], available=[], coins=6)
        else:
            t.ann.refused("ability:black_widow", rule="R-042")


@rule("CU R-126", "CU R-061")
def test_the_black_widows_priest_leaves_his_bribe_behind() -> None:
    t = arachne("ann 1 coins=6", "bob 1")
    t.ann.plays("ability:black_widow").has(coins=6)
    assert t.standing("artisan_district") == ["ann 1"]
    t.all_pass()
    t.bob.is_asked("gift")


@rule("CU R-126f", "CU R-028c", "CU R-029d")
def test_the_spiders_embrace_places_four_available_priests_or_more_here() -> None:
    two = {"miracles": ["avatar"], "intrigues": ["ambush"]}
    t = arachne("bob 5", at="rift_of_darkness", dark=True, ann={"available": [0, 1, 2, 3, 4, 5], "followers": 0, **two})
    t.ann.plays("ability:spiders_embrace", "discard:ambush").is_asked("place-priest")
    t.ann.offered_only("place:0", "place:1", "place:2", "all")  # with a stronger one first there would be too few
    t.ann.picks("place:5", "place:1", "place:0", "place:3", "place:2")
    t.ann.has(available=[4], coins=3, hand=[])
    assert t.standing("rift_of_darkness") == ["ann 1", "ann 2", "ann 3", "ann 5", "ann patriarch", "bob 5"]


@rule("CU R-126g", "CU Q-10", "CU R-043")
def test_the_spiders_embrace_needs_four_available_two_coins_and_two_cards() -> None:
    def refused(rule: str, **ann: Any) -> None:
        t = arachne("bob 5", dark=True, ann={"miracles": ["avatar", "possession"], **ann})
        t.ann.refused("ability:spiders_embrace", rule=rule)

    refused("R-126", available=[0, 1, 2])
    refused("R-043", coins=1)
    refused("Q-10", miracles=["avatar"])
    t = arachne("bob 5", dark=True, ann={"miracles": ["avatar", "possession"]})
    t.until(ask="act", seat="bob", answers={"act": "ability:spiders_embrace"})
    t.ann.has(available=[])  # the Patriarch and 1, 2, 3


@rule("CU R-126h", "CU R-010b", "CU R-091b", "CU R-043")
def test_touched_by_the_goddess_brings_three_coins_and_the_top_card_of_each_deck() -> None:
    top = {"miracle": ["avatar"], "intrigue": ["ambush"], "privilege": ["oracle"]}
    t = arachne("bob 1", dark=True, top=top, market=["mentor", "healer", "general"], ann={"available": [0, 2, 3, 4]})
    t.ann.plays("ability:touched_by_the_goddess").is_asked("sacrifice").offered_only("sacrifice:3", "sacrifice:4")
    t.ann.plays("sacrifice:4").has(coins=8, miracles=["avatar"], intrigues=["ambush"], privileges=["oracle"])
    t.ann.has(available=[0, 2, 3], patriarch=2 + 3)
    assert t.state.market == ["mentor", "healer", "general"]
    t = arachne("bob 1", dark=True, ann={"available": [0, 1, 2], "followers": 9, "miracles": ["avatar"]})
    t.ann.not_offered("ability:touched_by_the_goddess")
