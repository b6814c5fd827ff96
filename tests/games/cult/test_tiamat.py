"""Tiamat: Duplicity and Incarnation; Dragon Assault and Harvest of Chaos."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city


def tiamat(*here: str, dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Tiamat before the Market, where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    places = {"market": here, **holdings.pop("places", {})}
    return city("ann:tiamat", "bob:anubis", "cleo:fafnir", at="market", places=places, ann=ann, **holdings)


@rule("CU R-125a", "CU R-131", "CU R-081b")
def test_duplicity_plays_a_sealed_miracle_on_the_light_side() -> None:
    t = tiamat("ann 1", "bob 5", ann={"miracles": ["avatar", "rain_of_gold"]})
    t.ann.refused("miracle:avatar", rule="R-081").plays("ability:duplicity").is_asked("discard")
    t.ann.offered_only("discard:avatar", "discard:rain_of_gold").plays("discard:rain_of_gold")
    t.ann.has(coins=2, hand=[]).weighs("market", 8)
    assert t.state.decks["miracle"].cards[:2] == ["avatar", "rain_of_gold"]


@rule("CU R-125a", "CU R-131", "CU R-130", "CU R-098")
@pytest.mark.parametrize(("card", "deck"), [("takeover", "intrigue"), ("black_pentecost", "miracle")])
def test_a_card_played_by_duplicity_brings_exiles_or_pays_the_court_magus(card: str, deck: str) -> None:
    held = {f"{deck}s": [card], "privileges": ["exiles", "court_magus", "mentor"]}
    t = tiamat("bob 5", ann=held)
    t.ann.plays("ability:duplicity", "discard:mentor")
    if deck == "intrigue":
        t.ann.has(followers=3, coins=2)
    else:
        t.ann.plays("option:2").has(followers=2, coins=5 - 3 + 7 + 3)


@rule("CU R-125", "CU Q-44")
def test_the_sealed_card_that_is_discarded_is_not_the_one_that_is_played() -> None:
    t = tiamat("ann 1", "bob 5", ann={"miracles": ["avatar", "possession"], "intrigues": ["ambush"]})
    t.ann.plays("ability:duplicity").offered_only("discard:avatar", "discard:possession", "discard:ambush")
    t.ann.plays("discard:possession").is_asked("play-card").offered_only("play:avatar").plays("play:avatar")
    t.ann.weighs("market", 8).has(intrigues=["ambush"])
    t = tiamat("ann 1", "bob 5", ann={"miracles": ["avatar"], "intrigues": ["ambush", "takeover"]})
    t.ann.plays("ability:duplicity", "discard:ambush").is_asked("play-card")
    t.ann.offered_only("play:avatar", "play:takeover")
    t = tiamat("ann 1", "bob 5", ann={"miracles": ["avatar", "avatar"]})
    t.ann.plays("ability:duplicity", "discard:avatar").weighs("market", 8).has(hand=[])


@rule("CU R-125", "CU Q-24", "CU Q-44", "CU R-043")
def test_duplicity_without_a_sealed_card_that_can_be_played_is_paid_for_nothing() -> None:
    def in_vain(*here: str, **ann: Any) -> None:
        tiamat(*here, "bob 5", ann=ann).ann.offered_in_vain("ability:duplicity")

    t = tiamat("ann 1", "bob 5", ann={"miracles": ["avatar", "rain_of_gold"], "coins": 2})
    t.ann.refused("ability:duplicity", rule="R-043", have=2)
    in_vain("ann 1", miracles=["avatar"])  # it would have to pay for itself
    in_vain("ann 1", miracles=["rain_of_gold", "tongue_of_fire"])  # none is sealed
    in_vain(miracles=["avatar", "rain_of_gold"])  # nobody here to strengthen
    in_vain(intrigues=["intimidation"], privileges=["mentor"])  # with Mentor paid, nobody is intimidated
    t = tiamat("ann 1", "bob 5", ann={"miracles": ["avatar"]})
    t.ann.plays("ability:duplicity").has(hand=[], coins=2)
    assert t.told("gains-nothing", seat=0)


@rule("CU R-125", "CU Q-51", "CU R-104")
def test_a_discard_that_would_spoil_the_sealed_card_is_in_vain() -> None:
    t = tiamat("bob 5", ann={"intrigues": ["intimidation"], "miracles": ["rain_of_gold"], "privileges": ["mentor"]},
               bob={"privileges": ["safe_conduct_4"], "followers": 1}, cleo={"followers": 0})  # fmt: skip
    t.ann.has(patriarch=4).plays("ability:duplicity").is_asked("discard")
    t.ann.offered_in_vain("discard:mentor")  # she would be no stronger than Bob, and nobody could be intimidated
    t.ann.plays("discard:rain_of_gold").has(coins=2, hand=[])


@rule("CU R-125b", "CU R-042", "CU R-129", "CU R-125c", "CU R-125d")
def test_incarnation_destroys_three_available_priests_for_a_five_here() -> None:
    t = tiamat("bob 5", ann={"available": [0, 1, 1, 2, 3, 4], "followers": 0})
    t.ann.plays("ability:incarnation").is_asked("ritual").offered_only("ritual:3", "ritual:4").plays("ritual:4")
    t.ann.is_asked("destroy").offered_only("destroy:1", "destroy:2")  # a 1 goes in any case
    t.ann.picks("destroy:3", "destroy:2").has(sheet=[4], available=[0, 1], spare=[2, 3, 3, 2, 2])
    assert t.standing("market") == ["ann 5", "bob 5"]


@rule("CU R-125c", "CU E-16")
def test_incarnation_works_with_nobody_left_to_destroy() -> None:
    t = tiamat("bob 5", "ann patriarch", ann={"available": [0, 3]})
    t.ann.plays("ability:incarnation").has(sheet=[3], available=[], spare=[3, 3, 2, 3, 2])
    assert t.standing("market") == ["ann 5", "ann patriarch", "bob 5"]
    t = tiamat("bob 5", ann={"available": [0, 3, 1, 2]})
    t.until(ask="act", seat="bob", answers={"act": "ability:incarnation"})
    t.ann.has(sheet=[3], available=[0])  # there were but two


@rule("CU R-125b", "CU R-042c", "CU R-006a")
def test_the_patriarch_may_pay_for_incarnation_but_is_not_destroyed() -> None:
    t = tiamat("bob 5", ann={"available": [0, 3], "followers": 3})
    t.ann.plays("ability:incarnation", "ritual:0").has(sheet=[0], available=[], spare=[3, 3, 3, 3, 2])
    t = tiamat("bob 5", ann={"available": [0, 2], "followers": 2, "miracles": ["rain_of_gold"]})
    t.ann.refused("ability:incarnation", rule="R-042")


@rule("CU R-125", "CU Q-51", "CU R-066")
def test_a_five_destroyed_by_incarnation_may_come_back_here() -> None:
    t = tiamat("bob 5", ann={"available": [0, 3, 5, 5, 5, 2, 1, 1], "miracles": ["rain_of_gold"]})
    t.ann.plays("ability:incarnation", "ritual:3").picks("destroy:1", "destroy:2", "destroy:5")
    t.ann.has(available=[0, 1, 5, 5], spare=[2, 3, 2, 3, 0])
    assert t.standing("market") == ["ann 5", "bob 5"]


@rule("CU R-125c", "CU Q-24", "CU Q-51")
def test_incarnation_destroys_them_even_if_no_five_can_come() -> None:
    t = tiamat("bob 5", ann={"available": [0, 3, 5, 5, 5, 2, 1, 1], "miracles": ["rain_of_gold"]})
    t.ann.plays("ability:incarnation", "ritual:3").picks("destroy:1", "destroy:1", "destroy:2")  # no 5 among them
    t.ann.has(available=[0, 5, 5, 5], spare=[3, 3, 2, 3, 0])
    assert t.standing("market") == ["bob 5"] and t.told("gains-nothing", seat=0)
    t = tiamat("bob 5", ann={"available": [0, 3, 2], "sheet": [5, 5, 5], "miracles": ["rain_of_gold"]})
    t.ann.offered_in_vain("ability:incarnation").plays("ability:incarnation").has(available=[0], sheet=[3, 5, 5, 5])


@rule("CU R-125", "CU Q-24", "CU R-073")
def test_incarnation_gets_its_token_from_under_an_altar_if_another_is_in_the_reserve() -> None:
    """Fourteen of the fifteen tokens are Priests, the last one, a 5, is an Altar: none is left for a new Priest."""
    away = [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5]
    ann = {"available": [0, 3], "sheet": away, "followers": 0, "miracles": ["rain_of_gold"]}
    t = tiamat("bob 5", ann=ann, places={"port": ["ann altar 5"]})
    t.ann.has(spare=[0, 0, 0, 0, 1], altars=["port"]).offered_in_vain("ability:incarnation")
    t = tiamat("bob 5", ann={**ann, "available": [0, 3, 4], "sheet": [each for each in away if each != 4] + [4, 4]},
               places={"port": ["ann altar 5"]})  # fmt: skip
    t.ann.plays("ability:incarnation", "ritual:3").is_asked("exchange")
    t.ann.offered_only("exchange:port:5:4", "decline").plays("exchange:port:5:4")
    t.ann.has(available=[0], spare=[0, 0, 0, 1, 0], bases=[4])  # the 4 became the Altar
    assert t.standing("market") == ["ann 5", "bob 5"]


@rule("CU R-125e", "CU Q-19")
def test_the_dragons_take_a_mob_from_every_cult_present_oneself_included() -> None:
    three = {"miracles": ["avatar"], "intrigues": ["ambush"], "privileges": ["mentor"]}
    t = tiamat("ann patriarch", "bob altar", dark=True, ann={"mobs": 2, "followers": 0, **three},
               bob={"mobs": 1}, cleo={"mobs": 1})  # fmt: skip
    t.ann.plays("ability:dragon_assault", "discard:avatar", "discard:mentor").has(mobs=1, hand=[], privileges=[])
    t.bob.has(mobs=0)
    t.cleo.has(mobs=1)


@rule("CU R-125", "CU Q-10", "CU Q-24")
def test_the_dragons_want_three_cards_and_may_strike_nobody() -> None:
    t = tiamat("bob 1", dark=True, ann={"miracles": ["avatar", "possession"]})
    t.ann.refused("ability:dragon_assault", rule="Q-10", have=2)
    t = tiamat("bob 1", dark=True, ann={"miracles": ["avatar", "possession", "rain_of_gold"]})
    t.ann.offered_in_vain("ability:dragon_assault").plays(
        "ability:dragon_assault", "discard:avatar", "discard:possession"
    ).has(hand=[])


@rule("CU R-125g", "CU R-042", "CU R-130", "CU R-098", "CU Q-21")
def test_the_harvest_plays_a_miracle_and_draws_two() -> None:
    t = tiamat("bob 5", dark=True, top={"miracle": ["avatar", "possession", "weeping_idol"]},
               ann={"available": [0, 4, 5], "miracles": ["rain_of_gold"], "privileges": ["court_magus"]})  # fmt: skip
    t.ann.plays("ability:harvest_of_chaos", "option:2")
    t.ann.has(coins=5 + 6 + 3, sheet=[5], available=[0, 4], miracles=["avatar", "possession"])
    assert (t.state.decks["miracle"].cards[0], t.state.decks["miracle"].cards[-1]) == ("rain_of_gold", "weeping_idol")


@rule("CU R-125f", "CU Q-21", "CU R-042c")
def test_the_harvest_wants_exactly_five_which_the_patriarch_may_have() -> None:
    held = {"available": [0, 4], "miracles": ["rain_of_gold"]}
    for followers, usable in ((4, False), (5, True), (6, False)):
        t = tiamat("bob 5", dark=True, ann={**held, "followers": followers})
        if usable:
            t.ann.plays("ability:harvest_of_chaos", "option:2").has(sheet=[0], available=[4])
        else:
            t.ann.refused("ability:harvest_of_chaos", rule="R-042")


@rule("CU R-125h", "CU Q-51")
def test_the_harvest_needs_a_miracle_that_can_be_played_once_the_ritual_is_paid() -> None:
    t = tiamat("bob 5", dark=True, ann={"available": [0, 5], "miracles": ["avatar"], "intrigues": ["inquisition"]})
    t.ann.refused("ability:harvest_of_chaos", rule="Q-51")  # nobody here to strengthen; an Intrigue will not do
    t = tiamat("bob 5", "ann patriarch", dark=True, ann={"available": [0, 5], "miracles": ["sudden_apparition"]})
    t.ann.offered("miracle:sudden_apparition").refused("ability:harvest_of_chaos", rule="Q-51")  # the 5 would be gone


@rule("CU R-125", "CU R-082b")
def test_inside_the_harvest_only_playable_miracles_are_offered() -> None:
    t = tiamat("bob 5", dark=True, ann={"available": [0, 5], "miracles": ["avatar", "holy_frenzy", "rain_of_gold"]})
    t.ann.plays("ability:harvest_of_chaos").is_asked("play-card").offered_only("play:rain_of_gold")
    t.ann.refused("play:avatar", rule="R-086").refused("play:holy_frenzy", rule="R-082")
