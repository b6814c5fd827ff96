"""Fafnir: Ode to Greed and Ode to Treachery; Raid and Rampage."""

from __future__ import annotations

from typing import Any

from citing import rule

from .city import CityTranscript, city


def fafnir(*here: str, at: str = "market", dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Fafnir before a Location where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    return city("ann:fafnir", "bob:anubis", "cleo:janus", at=at, places={at: here}, ann=ann, **holdings)


@rule("CU R-122a")
def test_the_ode_to_greed_raises_a_priest_by_one_and_sends_him_to_the_next_location() -> None:
    t = fafnir("ann 1", "ann 4", "ann 5", "ann patriarch", "bob 5", ann={"coins": 7, "followers": 0})
    t.ann.plays("ability:ode_to_greed").is_asked("raise").offered_only("raise:here:1", "raise:here:4")
    t.ann.plays("raise:here:4").has(coins=1, spare=[2, 2, 2, 3, 1])
    assert t.standing("market") == ["ann 1", "ann 5", "ann patriarch", "bob 5"]
    assert t.standing("artisan_district") == ["ann 5"]  # whatever the Followers required there


@rule("CU R-122", "CU Q-24", "CU Q-31", "CU R-066", "CU R-005")
def test_the_ode_to_greed_costs_six_coins_even_where_nobody_can_rise_and_go_on() -> None:
    def ode(*here: str, at: str = "market", **ann: Any) -> CityTranscript:
        return fafnir(*here, "bob 1", at=at, ann={"coins": 6, "miracles": ["rain_of_gold"], **ann})

    ode("ann 1", coins=5).ann.refused("ability:ode_to_greed", rule="R-043", have=5)
    for t in (
        ode("ann 5", "ann patriarch", "ann altar"),
        ode("ann 1", available=[0, 1, 2, 2, 2]),
        ode("ann 1", at="rift_of_darkness"),
    ):
        t.ann.offered_in_vain("ability:ode_to_greed").plays("ability:ode_to_greed").has(coins=0)
        assert t.told("gains-nothing", seat=0)
    assert t.standing("rift_of_darkness") == ["ann 1", "bob 1"]


@rule("CU R-122", "CU R-061", "CU Q-48")
def test_who_is_sent_on_loses_bribe_and_boost() -> None:
    t = fafnir("ann 3 coins=6 boost=4", "bob 1", ann={"coins": 6})
    t.ann.plays("ability:ode_to_greed").has(coins=0)
    assert t.standing("artisan_district") == ["ann 4"]
    t.all_pass()
    t.bob.is_asked("gift")


@rule("CU R-122b", "CU Q-43")
def test_the_ode_to_treachery_sells_the_top_intrigue_which_is_no_play() -> None:
    t = fafnir("bob 1", top={"intrigue": ["takeover", "massacre"]},
               ann={"miracles": ["avatar"], "privileges": ["exiles"]})  # fmt: skip
    t.ann.plays("ability:ode_to_treachery").is_asked("discard").offered_only("discard:avatar", "discard:exiles")
    t.ann.plays("discard:avatar").has(coins=5 - 2 + 9, hand=[], followers=2)  # no Exiles come
    pile = t.state.decks["intrigue"]
    assert (pile.cards[0], pile.cards[-1], pile.under) == ("takeover", "massacre", 1)
    assert t.state.decks["miracle"].cards[0] == "avatar"
    assert t.bob.reads("reveals", seat=0, card="takeover")


@rule("CU R-122", "CU R-043a", "CU Q-10")
def test_the_ode_to_treachery_needs_a_card_and_two_coins() -> None:
    fafnir("bob 1", ann={"miracles": ["avatar"], "coins": 1}).ann.refused("ability:ode_to_treachery", rule="R-043")
    t = fafnir("bob 1", "ann 1", ann={"coins": 6})
    t.ann.refused("ability:ode_to_treachery", rule="Q-10", have=0)


@rule("CU R-122c", "CU E-09", "CU R-122d")
def test_a_raid_takes_seven_coins_from_every_light_opponent_or_all_he_has() -> None:
    t = city("ann:fafnir", "bob:anubis", "cleo:janus", "dora:tiamat", at="market", places={"market": ["bob 1"]},
             ann={"summonings": 1}, bob={"coins": 6}, cleo={"coins": 9},
             dora={"coins": 9, "summonings": 1})  # fmt: skip
    t.ann.plays("ability:raid").has(followers=0, coins=5 + 6 + 7)
    t.bob.has(coins=0)
    t.cleo.has(coins=2)
    t.dora.has(coins=9)  # Dark


@rule("CU R-122", "CU Q-47", "CU Q-24", "CU R-043")
def test_a_raid_leaves_bribes_alone_and_may_find_nothing() -> None:
    t = fafnir("bob 1", "bob 3 coins=6", dark=True, bob={"coins": 0}, cleo={"coins": 0},
               ann={"miracles": ["avatar"]})  # fmt: skip
    t.ann.offered_in_vain("ability:raid").plays("ability:raid").has(followers=0, coins=5)
    t = fafnir("bob 1", dark=True, ann={"followers": 1, "miracles": ["avatar"]})
    t.ann.refused("ability:raid", rule="R-043", have=1)


@rule("CU R-122e")
def test_a_rampage_arms_a_mob_and_draws_two_miracles_for_fifteen_coins() -> None:
    t = fafnir("bob 1", dark=True, ann={"coins": 16}, top={"miracle": ["avatar", "possession", "rain_of_gold"]})
    t.ann.plays("ability:rampage").has(coins=1, mobs=1, miracles=["avatar", "possession"])
    assert t.state.decks["miracle"].cards[-1] == "rain_of_gold"
    t = fafnir("bob 1", dark=True, ann={"coins": 14, "miracles": ["avatar"]})
    t.ann.refused("ability:rampage", rule="R-043", have=14)


@rule("CU R-122", "CU Q-37", "CU Q-24", "CU Q-33")
def test_a_rampage_without_a_mob_left_still_draws_what_there_is() -> None:
    def empty(g: Any) -> None:
        pile = g.decks["miracle"].cards
        g.cults[1].miracles = sorted(pile[:-1])
        g.decks["miracle"].cards = pile[-1:]

    t = fafnir("bob 1", dark=True, ann={"coins": 15}, bob={"mobs": 16}, top={"miracle": ["avatar"]}, arrange=empty)
    t.ann.plays("ability:rampage").has(coins=0, mobs=0, miracles=["avatar"])
    assert t.state.decks["miracle"].cards == []
