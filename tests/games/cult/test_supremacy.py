"""Supremacy: seven more for the Patriarch, and a celebration instead of a round of play."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city

HOLDS = {"supremacy": True}


def celebrating(effect: str = "golden_offerings", **about: Any) -> CityTranscript:
    """Ann holds Supremacy and celebrates; Bob and Cleo play on."""
    ann = {**HOLDS, **about.pop("ann", {})}
    t = city("ann", "bob", "cleo", at="round", ann=ann, **about)
    t.ann.is_asked("celebrate").plays(f"celebrate:{effect}")
    return t


def resolve(t: CityTranscript) -> CityTranscript:
    """Bob and Cleo pray for nothing; Resolution begins."""
    t.bob.prays()
    t.cleo.prays()
    return t


@rule("CU E-14", "CU R-107b", "CU R-064")
def test_supremacy_won_at_the_forum_strengthens_the_patriarch_on_a_later_location() -> None:
    t = city("ann", "bob", at="forum", places={"forum": ["ann 3"], "market": ["ann patriarch", "bob 5"]})
    t.ann.weighs("market", 2)
    t.all_pass().ann.plays("take").weighs("market", 9)
    t.all_pass().ann.is_asked("gift")
    assert t.active == "market"


@rule("CU R-109a", "CU R-107a", "CU R-004")
def test_who_loses_supremacy_at_the_forum_is_seven_weaker_at_once() -> None:
    t = city("ann", "bob", at="forum", places={"forum": ["ann 3"], "market": ["bob patriarch", "ann 5"]}, bob=HOLDS)
    t.bob.weighs("market", 9)
    t.all_pass().ann.plays("take")
    t.bob.weighs("market", 2).has(supremacy=False)
    t.all_pass().ann.is_asked("gift")


@rule("CU R-108a", "CU R-108b", "CU R-108c")
def test_supremacy_counts_as_a_card_and_goes_back_to_the_reserve_when_it_is_discarded() -> None:
    t = city(
        "ann:nirriti",
        "bob",
        at="market",
        places={"market": ["bob 1"]},
        ann={**HOLDS, "privileges": ["oracle"], "coins": 9},
        market=["healer", "", ""],
    )
    assert t.ann.cult.cards == 2
    t.ann.plays("ability:path_of_temptation").is_asked("discard").offered_only("discard:oracle", "discard:supremacy")
    t.ann.plays("discard:supremacy").has(supremacy=False, privileges=["healer"])
    assert not any(who.supremacy for who in t.state.cults)
    assert "supremacy" not in [card for deck in t.state.decks.values() for card in deck.cards]


@rule("CU R-109b", "CU Q-09")
def test_supremacy_may_be_the_card_that_is_given_away() -> None:
    t = city(
        "ann:atheism",
        "bob",
        at="market",
        ann={"summonings": 1, "followers": 9, "privileges": ["oracle", "inquisitor"]},
        bob={**HOLDS, "miracles": ["avatar"]},
        places={"market": ["bob patriarch"]},
    )
    t.ann.has(patriarch=15).plays("ability:debunking")
    t.bob.weighs("market", 9).is_asked("give").plays("give:supremacy").weighs("market", 2)
    t.ann.has(supremacy=True, patriarch=22, sheet=[0])


@rule("CU R-110b", "CU R-025")
def test_the_holder_decides_before_anybody_preaches() -> None:
    t = city("ann", "bob", "cleo", at="round", cleo=HOLDS)
    t.cleo.is_asked("celebrate").plays("decline")
    t.ann.is_asked("intend")
    t = city("ann", "bob", "cleo", at="round")
    t.ann.is_asked("intend")


@rule("CU R-110a")
def test_supremacy_won_in_this_round_can_be_celebrated_only_in_the_next() -> None:
    t = city("ann", "bob", at="round", ann={"mobs": 2})
    t.ann.prays("benefit:forum").has(supremacy=True, celebrating=False)
    t.bob.prays()
    assert t.state.round == 2
    t.ann.is_asked("celebrate")


@rule("CU R-110b", "CU Q-13")
def test_when_the_first_player_celebrates_play_starts_with_the_next() -> None:
    t = celebrating()
    t.bob.is_asked("intend").prays()
    t.cleo.is_asked("intend")


@rule("CU R-111b")
@pytest.mark.parametrize(
    ("effect", "gained"),
    [
        ("great_procession", {"followers": 5}),
        ("golden_offerings", {"coins": 17}),
        ("solemn_ordination", {"available": [0, 1, 2, 3, 3]}),
        ("night_of_revelations", {"miracles": ["avatar", "possession"], "intrigues": ["theft"]}),
    ],
)
def test_one_effect_is_had_at_once(effect: str, gained: dict[str, Any]) -> None:
    t = celebrating(effect, top={"miracle": ["avatar", "possession"], "intrigue": ["theft"]})
    had = {"followers": 2, "coins": 5, "available": [0, 1, 2, 3], "miracles": [], "intrigues": []}
    t.ann.has(**{**had, **gained}, celebrating=True, supremacy=True)
    t.bob.is_asked("intend")


@rule("CU R-111a", "CU R-007", "CU Q-24", "CU Q-53")
def test_an_effect_that_would_bring_nothing_is_offered_and_marked() -> None:
    nine = {**HOLDS, "followers": 9, "available": [0, 3, 3, 3]}
    t = city("ann", "bob", at="round", ann=nine)
    assert t.decision.in_vain == {"celebrate:great_procession", "celebrate:solemn_ordination"}
    t.ann.offered("celebrate:golden_offerings", "celebrate:night_of_revelations", "decline")
    t.ann.plays("celebrate:solemn_ordination").has(celebrating=True, available=[0, 3, 3, 3])
    t = city("ann", "bob", at="round", ann=nine)
    t.ann.plays("celebrate:great_procession").has(celebrating=True, followers=9)


@rule("CU R-112a", "CU R-037b", "CU R-112b", "CU R-112c")
def test_who_celebrates_neither_preaches_prays_trades_acts_nor_gets_alms() -> None:
    hand = {"miracles": ["rain_of_gold"], "intrigues": ["inquisition"], "mobs": 3, "coins": 20}
    t = celebrating(ann=hand, places={"market": ["ann altar", "bob 3"]})
    asked = []
    while t.state.round == 1:
        asked.append(t.decision.seat)
        t._answer({"intend": "pray"})
    assert asked and 0 not in asked
    t.ann.has(coins=32, mobs=3, intrigues=["inquisition"], miracles=["rain_of_gold"], altars=["market"])


@rule("CU R-113a")
def test_a_location_with_nothing_but_his_altars_is_passed_over() -> None:
    t = resolve(celebrating(places={"slums": ["ann altar"], "market": ["ann altar", "bob altar"]}))
    assert [line.facts["place"] for line in t.table.log if line.kind == "place-active"] == ["market"]


@rule("CU Q-11", "CU R-113b", "CU R-112c")
def test_his_altar_does_not_count_where_others_struggle() -> None:
    t = resolve(celebrating(places={"market": ["ann altar", "bob 3", "cleo 1"]}))
    t.all_pass().bob.plays("take").has(coins=11)
    t.ann.has(coins=17)
    t.cleo.has(coins=7)


@rule("CU R-112", "CU Q-45")
def test_a_celebrating_holder_of_a_community_gets_nothing() -> None:
    t = resolve(celebrating(places={"market": ["ann altar", "bob 3"]}, ann={"privileges": ["community_market"]}))
    t.all_pass().bob.plays("take")
    t.ann.has(coins=17)
    assert t.state.round == 2


@rule("CU R-114", "CU Q-11")
def test_intrigues_hit_him_normally() -> None:
    t = resolve(
        celebrating(
            places={"market": ["ann altar", "bob 3"]},
            bob={"intrigues": ["massacre"]},
            cleo={"intrigues": ["vandalism"]},
        )
    )
    t.bob.plays("intrigue:massacre")
    t.cleo.plays("intrigue:vandalism")
    t.ann.has(followers=0, altars=[])


@rule("CU R-114", "CU R-103b")
def test_he_must_answer_a_theft() -> None:
    t = resolve(
        celebrating(
            places={"market": ["ann altar", "bob 3"]},
            bob={"intrigues": ["theft"]},
            ann={"miracles": ["avatar"], "intrigues": ["ambush"]},
        )
    )
    t.bob.plays("intrigue:theft")
    t.ann.is_asked("give").plays("give:avatar").has(intrigues=["ambush"], miracles=[])


@rule("CU R-115a", "CU R-109", "CU R-115b")
def test_who_loses_supremacy_while_celebrating_does_nothing_until_the_next_round() -> None:
    hand = {"miracles": ["rain_of_gold"]}
    t = resolve(celebrating(ann=hand, places={"forum": ["bob 3"], "market": ["bob 2", "ann altar"]}))
    t.all_pass().bob.plays("take").has(supremacy=True, celebrating=False, patriarch=9)
    t.ann.has(supremacy=False, celebrating=True, patriarch=2)
    t.all_pass().bob.plays("take")  # Ann was not asked about the Market and does not win it
    t.bob.is_asked("celebrate").plays("decline")
    t.ann.has(celebrating=False)
    t.bob.is_asked("intend").prays()
    t.cleo.prays()
    t.ann.is_asked("intend")


@rule("CU R-055", "CU Q-12", "CU R-111c")
def test_the_turned_card_keeps_its_seven_and_may_be_used_again_in_the_next_round() -> None:
    t = celebrating()
    t.ann.has(patriarch=9)
    resolve(t)
    assert t.state.round == 2
    t.ann.has(celebrating=False, supremacy=True).is_asked("celebrate").plays("celebrate:golden_offerings").has(coins=29)


@rule("CU Q-50", "CU R-097")
def test_his_tithes_are_paid_all_the_same() -> None:
    t = celebrating(ann={"privileges": ["tithe_market_barracks"]})
    t.bob.plays("preach:market", "send:1").has(coins=4)
    t.ann.has(coins=18)


@rule("CU Q-50", "CU R-021")
def test_he_counts_when_victory_is_tested() -> None:
    t = resolve(celebrating(ann={"mobs": 4}))
    assert t.table.result is not None and t.table.result.winners == (0,)
