"""What the story tells of winners and of prices, and what chance does in the turn of a cult."""

from __future__ import annotations

from typing import Any

from citing import rule
from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.games.cult.state import INTRIGUE, City

from .city import CityTranscript, city


def before_the_market(**more: Any) -> CityTranscript:
    """Ann and Bob stand before the Market, Bob with more."""
    places = {"market": ["ann 1", "bob 3"], **more.pop("places", {})}
    return city("ann:janus", "bob:fafnir", at="market", places=places, **more)


def nothing_left_to_draw(g: City) -> None:
    """Bob holds every Intrigue."""
    g.cults[1].intrigues, g.decks[INTRIGUE].cards = g.decks[INTRIGUE].cards, []


@rule("CU R-045", "CU R-046")
def test_the_story_says_with_how_much_influence_a_location_is_won() -> None:
    before_the_market().all_pass().told("wins-by-influence", seat=1, place="market", n=3)


@rule("CU R-047")
def test_the_story_says_that_a_bribe_won() -> None:
    t = before_the_market(places={"market": ["ann 1 coins=13", "bob 3"]})
    t.all_pass().told("wins-by-bribe", seat=0, place="market", n=1)  # the coins count for nothing else


@rule("CU R-106")
def test_the_story_says_that_a_takeover_won() -> None:
    t = before_the_market(ann={"summonings": 1, "intrigues": ["takeover"]})
    t.ann.plays("intrigue:takeover")
    t.all_pass().told("wins-by-takeover", seat=0, place="market")


@rule("CU R-123")
def test_the_story_says_that_the_last_came_first() -> None:
    t = before_the_market(ann={"miracles": ["avatar", "possession"]})
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar")
    t.all_pass().told("wins-by-lowest", seat=0, place="market", n=1)


@rule("CU Q-24")
def test_chance_does_nothing_in_vain_and_everything_else() -> None:
    t = before_the_market(ann={"coins": 20, "miracles": ["rain_of_gold", "avatar"], "intrigues": ["massacre"]})
    decision = t.decision
    chance = Dice(seed_number("chance"))
    assert {key(decision.at_random(chance)) for _ in range(200)} == set(map(key, decision.sensible))


@rule("CU Q-24", "CU Q-51")
def test_what_pays_for_an_ability_that_brings_nothing_anyway_is_not_marked() -> None:
    t = before_the_market(ann={"summonings": 1, "miracles": ["avatar"]}, arrange=nothing_left_to_draw)
    t.ann.offered_in_vain("ability:mystery_of_vices").plays("ability:mystery_of_vices").is_asked("sacrifice")
    assert not t.decision.in_vain


@rule("CU R-105")
def test_only_of_a_barred_location_the_story_says_that_it_is_barred() -> None:
    t = before_the_market()
    t.all_pass()
    assert not [event for event in t.table.log if event.kind == "barred"]


@rule("CU R-043")
def test_the_story_says_what_an_ability_cost() -> None:
    t = city("ann:fafnir", "bob", at="market", places={"market": ["ann 1"]}, ann={"coins": 9})
    t.ann.plays("ability:ode_to_greed")
    t.told("pay", seat=0, goods="coins", n=6)


@rule("CU R-033", "CU R-039")
def test_no_location_is_active_after_a_prayer_nor_after_the_last_location() -> None:
    t = city("ann:fafnir", "bob", places={"market": ["ann 1"]})
    t.ann.plays("pray", "benefit:ruins")
    assert t.active == ""
    t = before_the_market()
    t.until(ask="intend")
    assert t.active == ""


@rule("CU R-043", "CU Q-34")
def test_what_is_left_without_a_choice_pays_unasked_whatever_is_in_hand() -> None:
    held = {"summonings": 1, "available": [0, 3], "miracles": ["avatar", "possession"]}
    before_the_market(ann=held).ann.plays("ability:mystery_of_vices").has(available=[0])
    t = city("ann:fafnir", "bob", at="market", places={"market": ["ann 1"]}, ann={"miracles": ["avatar"]})
    t.ann.plays("ability:ode_to_treachery").has(miracles=[])
