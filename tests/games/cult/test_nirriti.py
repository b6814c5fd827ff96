"""Nirriti: Way of Loyalty and Path of Temptation; Path of Iniquity and Way of Triumph."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city


def nirriti(*here: str, at: str = "market", dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Nirriti before a Location where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    places = {at: here, **holdings.pop("places", {})}
    return city("ann:nirriti", "bob:anubis", "cleo:fafnir", at=at, places=places, ann=ann, **holdings)


def iniquity(*top: str, here: tuple[str, ...] = ("bob 1",), **holdings: Any) -> CityTranscript:
    """Ann has just sacrificed her only available Priest for the Path of Iniquity; these Intrigues come up."""
    ann = {"available": [0, 4], **holdings.pop("ann", {})}
    t = nirriti(*here, dark=True, ann=ann, top={"intrigue": top}, **holdings)
    t.ann.plays("ability:path_of_iniquity")
    return t


@rule("CU R-124a")
def test_the_way_of_loyalty_takes_three_miracles_from_the_bottom_for_two_followers() -> None:
    t = nirriti("bob 1")
    bottom = t.state.decks["miracle"].cards[:3]
    next_one = t.state.decks["miracle"].cards[3]
    t.ann.plays("ability:way_of_loyalty").has(followers=0, miracles=bottom)
    assert t.state.decks["miracle"].cards[0] == next_one and len(t.state.decks["miracle"].cards) == 30
    t = nirriti("bob 1", ann={"followers": 1, "miracles": ["avatar"]})
    t.ann.refused("ability:way_of_loyalty", rule="R-043", have=1)


@rule("CU R-124a", "CU R-083", "CU R-009")
def test_what_was_played_and_discarded_earlier_in_this_window_lies_at_the_bottom() -> None:
    t = nirriti("bob 1", first="bob", bob={"miracles": ["rain_of_gold"], "followers": 2},
                cleo={"miracles": ["avatar", "weeping_idol"]})  # fmt: skip
    t.bob.plays("miracle:rain_of_gold", "option:1")
    t.cleo.plays("ability:ode_to_treachery", "discard:avatar")
    third = t.state.decks["miracle"].cards[2]
    t.ann.plays("ability:way_of_loyalty").has(miracles=["rain_of_gold", "avatar", third])
    assert t.state.decks["miracle"].under == 0


@rule("CU R-124b", "CU Q-10", "CU R-124c")
def test_the_path_of_temptation_takes_a_privilege_that_could_be_paid_for_free() -> None:
    t = nirriti("bob 1", market=["minstrel", "oracle", "admiral"],
                ann={"coins": 6, "miracles": ["avatar"], "intrigues": ["ambush"]})  # fmt: skip
    t.ann.plays("ability:path_of_temptation", "discard:ambush").is_asked("which-privilege")
    t.ann.offered_only("privilege:minstrel", "privilege:admiral").refused("privilege:oracle", rule="R-124", have=6)
    t.ann.plays("privilege:admiral").has(coins=6, privileges=["admiral"], hand=[])
    assert t.state.market == ["minstrel", "oracle", ""]


@rule("CU R-124c", "CU Q-10", "CU R-092", "CU Q-24")
def test_the_path_of_temptation_needs_two_cards_and_is_in_vain_without_anything_within_ones_means() -> None:
    two = {"miracles": ["avatar"], "intrigues": ["ambush"]}
    t = nirriti("bob 1", market=["oracle", "", ""], ann={"coins": 9, "miracles": ["avatar"]})
    t.ann.refused("ability:path_of_temptation", rule="Q-10", have=1)
    t = nirriti("bob 1", market=["", "", ""], ann={"coins": 99, **two})
    t.ann.offered_in_vain("ability:path_of_temptation")
    t = nirriti("bob 1", market=["oracle", "", ""], ann={"coins": 8, **two})
    t.ann.offered_in_vain("ability:path_of_temptation").plays("ability:path_of_temptation", "discard:ambush")
    t.ann.has(hand=[], privileges=[], coins=8)


@rule("CU R-124d", "CU R-043")
def test_the_path_of_iniquity_costs_a_priest_of_four_at_most() -> None:
    t = nirriti("bob 1", dark=True, ann={"available": [0, 1, 4, 5]})
    t.ann.plays("ability:path_of_iniquity").is_asked("sacrifice").offered_only("sacrifice:1", "sacrifice:4")
    t = nirriti("bob 1", dark=True, ann={"available": [0, 5], "miracles": ["avatar"]})
    t.ann.not_offered("ability:path_of_iniquity")


@rule("CU R-124e", "CU Q-43", "CU R-130", "CU R-098", "CU R-044b")
def test_the_path_of_iniquity_plays_three_intrigues_in_turn_and_each_brings_exiles() -> None:
    t = iniquity("massacre", "ambush", "takeover", "theft", here=("bob 5", "cleo 2"), ann={"privileges": ["exiles"]},
                 bob={"followers": 5}, places={"port": ["cleo 3 coins=9"]})  # fmt: skip
    t.ann.has(available=[0], coins=5 + 9, followers=2 + 3)
    t.bob.has(followers=3)
    t.cleo.has(followers=0, available=[0, 1, 2, 3])
    assert t.standing("market") == [] and t.standing("port") == []
    pile = t.state.decks["intrigue"]
    assert pile.cards[:3] == ["takeover", "ambush", "massacre"] and pile.cards[-1] == "theft"
    assert t.state.struggle is not None and t.state.struggle.takeover == 0


@rule("CU R-124f", "CU R-099c", "CU Q-43")
def test_an_intrigue_that_cannot_be_played_goes_under_the_deck_and_brings_nobody() -> None:
    t = iniquity("vandalism", "ambush", "massacre", ann={"privileges": ["exiles"]}, bob={"followers": 2})
    t.bob.has(followers=0)
    t.ann.has(followers=3, intrigues=[])
    assert t.state.decks["intrigue"].cards[:3] == ["massacre", "ambush", "vandalism"]
    assert t.cleo.reads("comes-to-nothing", card="vandalism") and t.cleo.reads("comes-to-nothing", card="ambush")


@rule("CU R-124", "CU R-103", "CU R-102a", "CU Q-08")
def test_others_choose_inside_the_path_of_iniquity() -> None:
    t = iniquity("theft", "foiled_plot", "inquisition", here=("bob 1", "bob altar"), places={"port": ["bob altar"]},
                 bob={"miracles": ["avatar"], "intrigues": ["massacre"],
                      "privileges": ["mentor", "oracle"]})  # fmt: skip
    t.bob.is_asked("give").offered_only("give:avatar", "give:massacre").plays("give:massacre")
    t.ann.has(intrigues=["massacre"])
    t.bob.is_asked("lose-altar").offered_only("altar:market", "altar:port").plays("altar:market")
    t.bob.has(followers=0, altars=["port"])
    assert t.state.struggle is not None and t.state.struggle.barred


@rule("CU R-124", "CU Q-08", "CU Q-43")
@pytest.mark.parametrize("held", ["ambush", "foiled_plot"])
def test_a_revealed_foiled_plot_counts_all_cards_of_its_players_hand(held: str) -> None:
    t = iniquity("foiled_plot", "inquisition", "inquisition", ann={"intrigues": [held, "theft"], "followers": 5},
                 bob={"privileges": ["mentor"]})  # fmt: skip
    t.ann.has(followers=3)  # Ann owns two cards, Bob one; the revealed card was never hers


@rule("CU R-124", "CU Q-33")
def test_the_path_of_iniquity_plays_what_there_is() -> None:
    def one_left(g: Any) -> None:
        pile = g.decks["intrigue"].cards
        g.cults[2].intrigues = sorted(pile[:-1])
        g.decks["intrigue"].cards = pile[-1:]

    t = nirriti("bob 1", dark=True, ann={"available": [0, 4], "privileges": ["exiles"]}, bob={"followers": 9},
                top={"intrigue": ["massacre"]}, arrange=one_left)  # fmt: skip
    t.ann.plays("ability:path_of_iniquity")  # the card put under an empty deck is its top again
    t.bob.has(followers=3)
    assert t.state.decks["intrigue"].cards == ["massacre"]


@rule("CU R-124g", "CU R-042", "CU R-129", "CU R-124h", "CU R-124i")
def test_the_way_of_triumph_lays_the_patriarch_on_the_sheet_for_a_five_here_and_a_mob() -> None:
    t = nirriti("bob 1", at="rift_of_darkness", dark=True, ann={"followers": 9, "supremacy": True})
    t.ann.has(patriarch=16).plays("ability:way_of_triumph")
    t.ann.has(sheet=[0], available=[1, 2, 3], mobs=1, spare=[2, 2, 2, 3, 2])
    assert t.standing("rift_of_darkness") == ["ann 5", "bob 1"]
    t = nirriti("bob 1", at="rift_of_darkness", dark=True, ann={"followers": 0, "supremacy": True,
                "privileges": ["oracle", "general", "inquisitor"]})  # fmt: skip
    t.ann.plays("ability:way_of_triumph")  # 7 + 9, and no Follower is needed to send the new Priest anywhere
    assert t.standing("rift_of_darkness") == ["ann 5", "bob 1"]


@rule("CU R-124g", "CU R-042")
def test_the_way_of_triumph_needs_an_available_patriarch_of_sixteen() -> None:
    strong = {"followers": 9, "supremacy": True, "miracles": ["avatar"]}
    t = nirriti("bob 1", dark=True, ann={**strong, "followers": 8})
    t.ann.refused("ability:way_of_triumph", rule="R-042", have=15)
    nirriti("bob 1", "ann patriarch", dark=True, ann=strong).ann.refused("ability:way_of_triumph", rule="R-042")


@rule("CU R-124i", "CU Q-24", "CU R-021b")
def test_the_way_of_triumph_without_a_five_still_brings_the_mob_that_wins() -> None:
    """Three Mobs, a Patriarch of 16, and all three tokens of 5 are Priests already."""
    t = nirriti("bob 1", dark=True, ann={"followers": 9, "supremacy": True, "available": [0, 5, 5, 5], "mobs": 3})
    t.ann.plays("ability:way_of_triumph").has(mobs=4, sheet=[0], available=[5, 5, 5])
    assert t.standing("market") == ["bob 1"] and t.told("gains-nothing", seat=0)
    t.to_the_end()
    assert t.table.result is not None and t.table.result.winners == (0,) and t.table.result.ending == "mobs"


@rule("CU R-124", "CU Q-24", "CU Q-37")
def test_the_way_of_triumph_without_a_five_or_a_mob_left_is_in_vain() -> None:
    ann = {"followers": 9, "supremacy": True, "available": [0, 5, 5, 5], "miracles": ["avatar"]}
    t = nirriti("bob 1", dark=True, ann=ann, bob={"mobs": 16})
    t.ann.offered_in_vain("ability:way_of_triumph").plays("ability:way_of_triumph").has(sheet=[0], mobs=0)
