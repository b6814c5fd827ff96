"""What abilities cost: Rituals, Sacrifices and discards, and who is left to do what they say."""

from __future__ import annotations

from typing import Any, cast

import pytest

from citing import rule
from leng.games.cult import GAME
from leng.games.cult.box import CultBox
from leng.games.cult.effects.cost import Cards, Coins, Cost, Followers, Ritual, Sacrifice, SacrificeAll, SomeFollowers

from .city import CityTranscript, city

BOX = cast(CultBox, GAME.open_box())
COSTS: dict[tuple[str, str], dict[str, tuple[Cost, ...]]] = {
    ("anubis", "light"): {"rite_of_initiation": (Sacrifice(2),), "life_drain": (Followers(1),)},
    ("anubis", "dark"): {"mummification": (Sacrifice(),), "resurrection_of_the_just": (Followers(2),)},
    ("cthulhu", "light"): {"ritual_of_the_abyss": (Sacrifice(),), "sanctification": (Followers(5), SacrificeAll())},
    ("cthulhu", "dark"): {"the_awakening": (Cards(2),), "will_of_the_old_one": (Followers(5),)},
    ("fafnir", "light"): {"ode_to_greed": (Coins(6),), "ode_to_treachery": (Cards(1), Coins(2))},
    ("fafnir", "dark"): {"raid": (Followers(2),), "rampage": (Coins(15),)},
    ("janus", "light"): {"chalice_of_clarity": (Cards(2),), "mystery_of_virtues": (Coins(7),)},
    ("janus", "dark"): {"mystery_of_vices": (Sacrifice(),), "chalice_of_madness": (Cards(9),)},
    ("nirriti", "light"): {"way_of_loyalty": (Followers(2),), "path_of_temptation": (Cards(2),)},
    ("nirriti", "dark"): {"path_of_iniquity": (Sacrifice(1, 4),), "way_of_triumph": (Ritual(16, patriarch="only"),)},
    ("tiamat", "light"): {"duplicity": (Cards(1), Coins(3)), "incarnation": (Ritual(3),)},
    ("tiamat", "dark"): {"dragon_assault": (Cards(3),), "harvest_of_chaos": (Ritual(5, 5),)},
    ("arachne", "light"): {"ordination": (SomeFollowers(5),), "black_widow": (Ritual(3, 3),)},
    ("arachne", "dark"): {"spiders_embrace": (Coins(2), Cards(2)), "touched_by_the_goddess": (Sacrifice(3),)},
    ("atheism", "light"): {"triumph_of_science": (Ritual(4),), "policy_of_terror": (Followers(2),)},
    ("atheism", "dark"): {"debunking": (Ritual(15, patriarch="only"),), "nihilism": (Cards(3),)},
}
SACRIFICES = [(god, side, name) for (god, side), both in COSTS.items() for name, cost in both.items()
              if any(isinstance(each, Sacrifice) for each in cost)]  # fmt: skip


def acting(god: str, *here: str, dark: bool = False, **more: Any) -> CityTranscript:
    """Ann leads a cult before the Market, where these stand; Bob is her rival."""
    ann = {"summonings": int(dark), **more.pop("ann", {})}
    places = {"market": here or ("bob 1",), **more.pop("places", {})}
    return city(f"ann:{god}", "bob", at="market", places=places, ann=ann, **more)


@rule("CU Q-42", "CU Q-41", "CU R-042", "CU R-043")
def test_each_side_of_a_sheet_has_two_abilities_and_none_costs_a_mob() -> None:
    assert len(COSTS) == 16
    for (god, side), wanted in COSTS.items():
        half = BOX.sheets[god].light if side == "light" else BOX.sheets[god].dark
        assert {each.id: each.cost for each in half.abilities} == wanted


@rule("CU R-040c", "CU R-011a", "CU Q-42")
@pytest.mark.parametrize(("god", "side"), COSTS)
def test_only_the_abilities_of_the_side_that_lies_up_can_be_used(god: str, side: str) -> None:
    t = acting(god, dark=side == "dark", ann={"miracles": ["rain_of_gold"]})
    decision = t.decision
    shown = {option[1] for option in decision.candidates if option[0] == "ability"}
    assert decision.seat == 0 and shown == set(COSTS[god, side])


@rule("CU R-040", "CU R-041b")
def test_an_ability_is_used_once_for_each_location_and_as_often_as_there_are_locations() -> None:
    t = acting("fafnir", "ann 1", "ann 2", "bob 5", ann={"coins": 18}, places={"academy": ["bob 2"]})
    t.ann.plays("ability:ode_to_greed", "raise:here:1").has(coins=12)
    assert t.until(ask="act", seat="ann").active == "artisan_district"
    t.ann.plays("ability:ode_to_greed").has(coins=6 + 2)  # and the alms of the Market
    assert t.until(ask="act", seat="ann").active == "academy"
    t.ann.offered("ability:ode_to_greed")


@rule("CU R-044a", "CU R-117")
def test_an_ability_reaches_what_stands_on_the_active_location() -> None:
    t = acting("anubis", "bob 1", places={"port": ["ann 3"]})
    t.ann.plays("ability:life_drain").has(available=[0, 1, 2], coins=7)  # its coins, and nobody from the Port
    assert t.standing("port") == ["ann 3"]


# Rituals ----------------------------------------------------------------------------------------------------------


@rule("CU R-042b", "CU R-054", "CU R-008c")
def test_who_pays_a_ritual_lies_on_the_sheet_until_the_end_of_the_round() -> None:
    t = acting("atheism", "ann 1", places={"academy": ["ann 2"]},
               ann={"available": [0, 1, 2, 4], "miracles": ["rain_of_gold"]})  # fmt: skip
    t.ann.plays("ability:triumph_of_science").has(sheet=[4], available=[0])
    t.ann.plays("decline")
    assert t.active == "academy"
    t.ann.refused("ability:triumph_of_science", rule="R-042").passes()
    t.until(ask="intend", seat="ann")
    t.ann.has(sheet=[], available=[0, 1, 2, 4])


@rule("CU R-042", "CU R-051b")
def test_who_comes_home_from_a_location_may_pay_before_the_next() -> None:
    t = acting("atheism", "ann 5", places={"academy": ["ann 2"]}, ann={"miracles": ["rain_of_gold"]})
    t.ann.refused("ability:triumph_of_science", rule="R-042").plays("pass", "decline")
    assert t.active == "academy"
    t.ann.plays("ability:triumph_of_science").has(sheet=[5])


@rule("CU R-042", "CU Q-51", "CU R-066")
def test_a_ritual_that_takes_the_token_it_needs_pays_for_incarnation_in_vain() -> None:
    t = acting("tiamat", ann={"available": [0, 5], "sheet": [5, 5], "followers": 0, "miracles": ["rain_of_gold"]})
    t.ann.offered_in_vain("ability:incarnation")
    t = acting("tiamat", ann={"available": [0, 4, 5], "sheet": [5, 5], "followers": 0})
    t.ann.plays("ability:incarnation").offered_in_vain("ritual:5").plays("ritual:4").has(
        sheet=[4, 5, 5], available=[0]
    )  # the 4 pays, and the 5 comes back here
    assert t.standing("market") == ["ann 5", "bob 1"]


# Sacrifices -------------------------------------------------------------------------------------------------------


@rule("CU R-043d", "CU R-006a")
@pytest.mark.parametrize(("god", "side", "ability"), SACRIFICES)
def test_the_patriarch_is_never_sacrificed(god: str, side: str, ability: str) -> None:
    held = {"followers": 3, "miracles": ["rain_of_gold"]}
    t = acting(god, "ann 1", "bob 1", dark=side == "dark", ann={"available": [0, 1], **held})
    t.ann.has(available=[0], patriarch=3).not_offered(f"ability:{ability}")
    t = acting(god, "ann 1", "bob 1", dark=side == "dark", ann={"available": [0, 1, 3, 4], **held})
    t.ann.plays(f"ability:{ability}").is_asked("sacrifice").not_offered("sacrifice:0")


@rule("CU R-043", "CU Q-47")
def test_coins_on_a_bribing_priest_pay_for_nothing() -> None:
    t = acting("fafnir", "ann 1", "bob 1", places={"rift_of_darkness": ["ann 3 coins=13"]},
               ann={"coins": 5, "miracles": ["rain_of_gold"]})  # fmt: skip
    t.ann.refused("ability:ode_to_greed", rule="R-043", have=5)


@rule("CU Q-07", "CU R-066a")
def test_the_token_of_a_raised_priest_comes_from_the_reserve_and_not_from_those_available() -> None:
    def temple(**ann: Any) -> CityTranscript:
        t = city("ann:anubis", "bob", at="temple_district", places={"temple_district": ["ann 5"]}, ann=ann)
        t.all_pass()
        return t

    temple(available=[0, 1, 2, 2]).ann.plays("way:2", "raise:available:1").has(available=[0, 2, 2, 2, 5])
    t = temple(available=[0, 1, 2, 2, 2])
    t.ann.plays("way:2").has(available=[0, 1, 2, 2, 3, 5])  # only a 2 could rise: the fourth 2 does not exist


# Discards ---------------------------------------------------------------------------------------------------------


@rule("CU Q-34", "CU R-083", "CU R-009")
@pytest.mark.parametrize(("first", "second"), [("avatar", "possession"), ("possession", "avatar")])
def test_whoever_discards_chooses_the_order_under_the_deck(first: str, second: str) -> None:
    t = acting("janus", ann={"miracles": ["avatar", "possession"], "intrigues": ["ambush"]})
    t.ann.plays("ability:chalice_of_clarity").offered_only("discard:avatar", "discard:possession", "discard:ambush")
    t.ann.plays(f"discard:{first}", f"discard:{second}")
    assert t.state.decks["miracle"].cards[:2] == [second, first]  # the last one lies lowest
    assert t.table.view(1).decks["miracle"].under == [second, first]


@rule("CU Q-10", "CU R-092b", "CU R-108b", "CU R-043c", "CU R-109b")
def test_cards_of_all_types_pay_and_each_goes_where_it_belongs() -> None:
    held = {"miracles": ["avatar"], "intrigues": ["ambush"], "privileges": ["mentor"], "supremacy": True}
    t = acting("atheism", "ann 1", "bob 1", dark=True, ann=held)
    t.ann.plays("ability:nihilism", "discard:supremacy", "discard:mentor", "discard:ambush")
    t.ann.has(supremacy=False, privileges=[], intrigues=[], miracles=["avatar"], altars=["market"])
    assert t.state.decks["privilege"].cards[0] == "mentor" and t.state.decks["intrigue"].cards[0] == "ambush"
    assert not any(who.supremacy for who in t.state.cults)


@rule("CU R-108", "CU R-107a", "CU R-004c")
def test_the_patriarch_weakens_the_moment_supremacy_is_discarded() -> None:
    t = acting("janus", "ann patriarch", "bob 5", ann={"privileges": ["mentor"], "supremacy": True})
    t.ann.weighs("market", 2 + 2 + 7).plays("ability:chalice_of_clarity", "discard:supremacy")
    t.ann.weighs("market", 3)  # two Followers and the one the Chalice brought


@rule("CU Q-10")
def test_the_same_card_may_be_discarded_twice_only_if_there_are_two() -> None:
    t = acting("janus", ann={"miracles": ["avatar", "avatar", "possession"]})
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar").offered_only("discard:avatar", "discard:possession")
    t.ann.plays("discard:avatar").has(miracles=["possession"])
    t = acting("janus", ann={"miracles": ["avatar", "possession", "holy_frenzy"]})
    t.ann.plays("ability:chalice_of_clarity", "discard:avatar").offered_only(
        "discard:holy_frenzy", "discard:possession"
    )
