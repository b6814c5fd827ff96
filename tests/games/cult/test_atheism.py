"""Atheism: Triumph of Science and Policy of Terror; Debunking and Nihilism."""

from __future__ import annotations

from typing import Any

from citing import rule

from .city import CityTranscript, city


def atheism(*here: str, dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Atheism before the Market, where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    places = {"market": here, **holdings.pop("places", {})}
    return city("ann:atheism", "bob:anubis", "cleo:fafnir", at="market", places=places, ann=ann, **holdings)


@rule("CU R-127a", "CU E-18", "CU R-042", "CU R-127b")
def test_the_triumph_of_science_brings_a_follower_where_rivals_have_altars_but_no_priest() -> None:
    t = atheism("ann 1", "bob altar", "cleo altar", ann={"available": [0, 1, 4, 5], "followers": 3})
    t.ann.plays("ability:triumph_of_science").is_asked("ritual").offered_only("ritual:4", "ritual:5").plays("ritual:4")
    t.ann.has(followers=4, sheet=[4], available=[0, 5])


@rule("CU R-127b", "CU E-18", "CU R-128")
def test_the_triumph_of_science_cannot_be_used_before_a_rival_priest_or_patriarch() -> None:
    for rival in ("bob 1", "cleo patriarch"):
        t = atheism("ann 1", "bob altar", rival, ann={"available": [0, 1, 4], "miracles": ["rain_of_gold"]})
        t.ann.refused("ability:triumph_of_science", rule="R-127")


@rule("CU R-127a", "CU R-042a", "CU R-007", "CU Q-24")
def test_the_triumph_of_science_wants_a_priest_of_four_or_a_patriarch_and_stops_at_nine() -> None:
    t = atheism("ann 1", ann={"available": [0, 1, 3], "followers": 3, "miracles": ["rain_of_gold"]})
    t.ann.refused("ability:triumph_of_science", rule="R-042")
    t = atheism("ann 1", ann={"available": [0, 1, 3], "followers": 4})
    t.ann.plays("ability:triumph_of_science").has(sheet=[0], followers=5)
    t = atheism("ann 1", ann={"available": [0, 1, 3], "followers": 9, "miracles": ["rain_of_gold"]})
    t.ann.offered_in_vain("ability:triumph_of_science").plays("ability:triumph_of_science")
    t.ann.has(sheet=[0], followers=9)


@rule("CU R-127c", "CU R-130", "CU R-098", "CU R-127d")
def test_the_policy_of_terror_plays_an_intrigue_draws_one_and_earns_three_coins() -> None:
    t = atheism("bob 5", top={"intrigue": ["theft", "ambush"]}, bob={"followers": 9},
                ann={"followers": 4, "intrigues": ["massacre"], "privileges": ["exiles"]})  # fmt: skip
    t.ann.plays("ability:policy_of_terror").has(followers=4 - 2 + 1, coins=8, intrigues=["theft"])
    t.bob.has(followers=7)
    pile = t.state.decks["intrigue"].cards
    assert (pile[0], pile[-1]) == ("massacre", "ambush")


@rule("CU R-127c", "CU R-103", "CU R-127d")
def test_others_choose_inside_the_policy_of_terror() -> None:
    t = atheism("bob 5", top={"intrigue": ["inquisition"]}, ann={"intrigues": ["theft", "massacre"]},
                bob={"miracles": ["avatar"], "intrigues": ["takeover"]})  # fmt: skip
    t.ann.plays("ability:policy_of_terror").is_asked("play-card").offered_only("play:theft", "play:massacre")
    t.ann.plays("play:theft").has(coins=5)
    t.bob.is_asked("give").plays("give:takeover")
    t.ann.has(intrigues=["inquisition", "massacre", "takeover"], coins=8, followers=0)


@rule("CU R-127e", "CU Q-51", "CU R-131", "CU R-043")
def test_the_policy_of_terror_needs_an_intrigue_that_can_be_played_after_paying() -> None:
    def refused(rule: str, *here: str, **ann: Any) -> None:
        t = atheism(*here, ann={"miracles": ["rain_of_gold"], **ann})
        t.ann.refused("ability:policy_of_terror", rule=rule)

    refused("R-043", "bob 1", intrigues=["massacre"], followers=1)
    refused("Q-51", "bob 1")  # no Intrigue, and a Miracle will not do
    refused("Q-51", "bob 1", intrigues=["takeover"])  # sealed
    refused("Q-51", "bob 1", intrigues=["vandalism"])  # no Altar here
    refused("Q-51", "ann 1", intrigues=["massacre"])  # her last two Followers pay for it, and nobody is left to kill


@rule("CU R-127f", "CU Q-09", "CU R-042", "CU R-127g")
def test_debunking_makes_every_light_opponent_give_a_card_of_his_choice() -> None:
    t = atheism("cleo 1", dark=True, ann={"followers": 8, "supremacy": True},
                bob={"miracles": ["avatar"], "privileges": ["mentor"], "mobs": 1},
                cleo={"miracles": ["avatar"], "summonings": 1})  # fmt: skip
    t.ann.has(patriarch=15).plays("ability:debunking").has(sheet=[0])
    t.bob.is_asked("give").offered_only("give:avatar", "give:mentor").plays("give:mentor").has(mobs=1, privileges=[])
    t.ann.has(privileges=["mentor"])
    t.cleo.has(miracles=["avatar"])  # Dark


@rule("CU R-127f", "CU R-042", "CU Q-24")
def test_debunking_wants_an_available_patriarch_of_fifteen() -> None:
    strong = {"followers": 8, "supremacy": True, "miracles": ["avatar"]}
    t = atheism("bob 1", dark=True, ann={**strong, "followers": 7})
    t.ann.refused("ability:debunking", rule="R-042", have=14)
    atheism("bob 1", "ann patriarch", dark=True, ann=strong).ann.refused("ability:debunking", rule="R-042")
    atheism("bob 1", dark=True, ann=strong).ann.plays("ability:debunking").has(sheet=[0])  # nobody has a card to give


@rule("CU R-127h", "CU R-072", "CU Q-10")
def test_nihilism_builds_an_altar_for_three_cards() -> None:
    t = atheism("ann 1", "ann 2", "ann patriarch", "bob 1", dark=True, places={"port": ["bob altar"]},
                ann={"miracles": ["avatar"], "intrigues": ["ambush"], "privileges": ["mentor"]})  # fmt: skip
    t.ann.plays("ability:nihilism", "discard:mentor", "discard:ambush").is_asked("build")
    t.ann.offered_only("build:market:1", "build:market:2").plays("build:market:1")
    t.ann.has(altars=["market"], hand=[], privileges=[])
    assert t.standing("market") == ["ann 2", "ann altar", "ann patriarch", "bob 1"]


@rule("CU R-127i", "CU R-070", "CU Q-10")
def test_nihilism_wants_no_altar_of_anybody_here_and_three_cards() -> None:
    three = ["avatar", "possession", "rain_of_gold"]
    t = atheism("ann 1", "bob altar", dark=True, ann={"miracles": three})
    t.ann.refused("ability:nihilism", rule="R-127")
    t = atheism("ann 1", "ann altar", dark=True, ann={"miracles": three})
    t.ann.refused("ability:nihilism", rule="R-127")
    t = atheism("ann 1", dark=True, ann={"miracles": three[:2]})
    t.ann.refused("ability:nihilism", rule="Q-10", have=2)


@rule("CU R-127", "CU R-072", "CU Q-24")
def test_nihilism_without_a_priest_here_is_paid_for_nothing() -> None:
    t = atheism("ann patriarch", "bob 1", dark=True, ann={"miracles": ["avatar", "possession", "rain_of_gold"]})
    t.ann.offered_in_vain("ability:nihilism").plays("ability:nihilism", "discard:avatar", "discard:possession")
    t.ann.has(miracles=[], altars=[])
