"""The fifteen kinds of Miracles in play, and what makes each of them unplayable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from citing import rule
from leng.games.cult import GAME
from leng.games.cult.box import CultBox

from .city import CityTranscript, city

BOOSTS = {
    "whispered_blessing": 2,
    "tongue_of_fire": 3,
    "halo_of_shadows": 4,
    "voice_of_the_deep": 5,
    "possession": 6,
    "avatar": 7,
}
GAINS = {
    "alms_of_the_faithful": (1, 4),
    "healing_of_the_sick": (1, 5),
    "rain_of_gold": (2, 6),
    "black_pentecost": (2, 7),
}
OTHERS = ("sudden_apparition", "wings_of_night", "weeping_idol", "stone_that_bleeds", "holy_frenzy")
SEALED = ("possession", "avatar", "holy_frenzy", "black_pentecost")


def holding(card: str, *here: str, at: str = "market", dark: bool = False, **ann: Any) -> CityTranscript:
    """Ann holds one Miracle before a Location where these Priests stand; Bob has one there too."""
    standing: Sequence[str] = [*here, "bob 1"]
    return city(
        "ann:anubis",
        "bob:fafnir",
        at=at,
        places={at: standing},
        ann={"miracles": [card], "summonings": int(dark), **ann},
    )


def done(t: CityTranscript, card: str) -> None:
    """The Miracle has left the hand and lies under its deck."""
    t.ann.has(miracles=[])
    pile = t.state.decks["miracle"]
    assert pile.cards[0] == card and pile.under == 1


@rule("CU R-080", "CU R-082")
def test_there_are_thirty_three_miracles_of_fifteen_kinds() -> None:
    box = GAME.open_box()
    assert isinstance(box, CultBox)
    assert set(box.miracles) == {*BOOSTS, *GAINS, *OTHERS}
    assert len(box.deck("miracle")) == 33
    assert {name for name, card in box.miracles.items() if card.sealed} == set(SEALED)


@rule("CU R-080a")
def test_a_miracle_is_played_only_before_a_location_is_decided() -> None:
    t = city("ann:anubis", "bob:fafnir", at="intention", ann={"miracles": ["rain_of_gold"]})
    t.ann.is_asked("intend").not_offered("miracle:rain_of_gold").plays("pray")
    t.ann.not_offered("miracle:rain_of_gold")
    t = holding("rain_of_gold", "ann 3")
    t.ann.is_asked("act").offered("miracle:rain_of_gold")


@rule("CU R-080b", "CU R-040b")
def test_one_miracle_for_each_location_also_where_one_is_absent() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["bob 1"], "academy": ["bob 2"]},
             ann={"miracles": ["rain_of_gold", "rain_of_gold"]})  # fmt: skip
    t.ann.plays("miracle:rain_of_gold", "option:2").has(coins=11)
    t.bob.is_asked("gift").plays("take")  # nobody is asked to act a second time
    assert t.active == "academy"
    t.ann.plays("miracle:rain_of_gold", "option:2").has(coins=17, miracles=[])


@rule("CU R-081a", "CU R-131")
@pytest.mark.parametrize("card", SEALED)
def test_a_black_seal_opens_on_the_dark_side_only(card: str) -> None:
    holding(card, "ann 3", followers=4).ann.refused(f"miracle:{card}", rule="R-081")
    holding(card, "ann 3", followers=4, dark=True).ann.offered(f"miracle:{card}")


@rule("CU R-083", "CU R-009b")
def test_a_played_miracle_goes_under_its_deck_before_everybodys_eyes() -> None:
    t = holding("rain_of_gold", "ann 3")
    t.ann.plays("miracle:rain_of_gold", "option:1")
    done(t, "rain_of_gold")
    for audience in (0, 1, -1):
        assert t.table.view(audience).decks["miracle"].under == ["rain_of_gold"]


# Place ------------------------------------------------------------------------------------------------------------


@rule("CU R-084a", "CU R-028")
def test_sudden_apparition_places_one_available_priest_or_the_patriarch_here() -> None:
    t = holding("sudden_apparition", followers=2)
    t.ann.plays("miracle:sudden_apparition").offered_only("place:0", "place:1", "place:2", "place:3").plays("place:3")
    assert t.standing("market") == ["ann 3", "bob 1"]
    t.ann.has(available=[0, 1, 2], placed=0)
    done(t, "sudden_apparition")
    t = holding("sudden_apparition", followers=2)
    t.ann.plays("miracle:sudden_apparition", "place:0")
    assert t.standing("market") == ["ann patriarch", "bob 1"]


@rule("CU R-084b", "CU R-028b", "CU E-08", "CU R-082", "CU Q-28")
def test_sudden_apparition_needs_the_followers_of_that_location_and_no_personality_helps() -> None:
    t = holding("sudden_apparition", at="palace", followers=3, privileges=["mentor"])
    t.ann.refused("miracle:sudden_apparition", rule="R-084", have=3, need=4)
    holding("sudden_apparition", at="palace", followers=4).ann.offered("miracle:sudden_apparition")


@rule("CU R-084a", "CU R-008a")
def test_sudden_apparition_needs_an_available_priest() -> None:
    t = holding("sudden_apparition", "ann patriarch", available=[0])
    t.ann.refused("miracle:sudden_apparition", rule="R-084", have=0)


# Move -------------------------------------------------------------------------------------------------------------


@rule("CU R-085a", "CU R-028b")
def test_wings_of_night_carry_a_priest_or_the_patriarch_as_high_as_the_followers_allow() -> None:
    t = holding("wings_of_night", "ann 3", "ann patriarch", followers=4)
    t.ann.plays("miracle:wings_of_night")
    places = ("artisan_district", "academy", "port", "palace")  # the next two need 5 Followers
    t.ann.offered_only(*(f"move:{priest}:{place}" for priest in (0, 3) for place in places))
    t.ann.plays("move:0:palace")
    assert t.standing("market") == ["ann 3", "bob 1"]
    assert t.standing("palace") == ["ann patriarch"]
    done(t, "wings_of_night")


@rule("CU R-085b", "CU R-082", "CU Q-28", "CU E-08")
def test_wings_of_night_need_a_priest_here_and_followers_for_somewhere_higher() -> None:
    holding("wings_of_night", followers=9).ann.refused("miracle:wings_of_night", rule="R-085")
    t = holding("wings_of_night", "ann 3", followers=2, privileges=["minstrel"])  # the Minstrel opens 7, but not now
    t.ann.refused("miracle:wings_of_night", rule="R-085", have=2)
    holding("wings_of_night", "ann 3", followers=3).ann.offered("miracle:wings_of_night")


@rule("CU R-085a", "CU Q-31")
def test_from_the_rift_there_is_nowhere_to_fly() -> None:
    t = holding("wings_of_night", "ann 3", at="rift_of_darkness", followers=9)
    t.ann.refused("miracle:wings_of_night", rule="Q-31")


@rule("CU R-085", "CU R-061", "CU Q-48")
def test_a_priest_who_flies_away_leaves_his_bribe_and_what_strengthened_him() -> None:
    t = holding("wings_of_night", "ann 3 coins=6 boost=4", followers=3)
    t.ann.plays("miracle:wings_of_night", "move:3-6-4:academy")
    assert t.standing("academy") == ["ann 3"]
    t.ann.has(coins=5)
    t.told("bribe-lost", seat=0, n=6)
    t.bob.is_asked("gift")  # nobody bribes any more, and Ann has left


# Boost ------------------------------------------------------------------------------------------------------------


@rule("CU R-086a", "CU R-045", "CU R-005", "CU R-086b")
@pytest.mark.parametrize(("card", "by"), BOOSTS.items())
def test_a_boost_strengthens_one_priest_here_and_never_the_patriarch(card: str, by: int) -> None:
    t = holding(card, "ann 2", "ann 1", "ann patriarch", dark=True)
    t.ann.plays(f"miracle:{card}").offered_only("boost:1", "boost:2").plays("boost:2")
    t.ann.weighs("market", 2 + 1 + 2 + by)
    done(t, card)


@rule("CU R-086c", "CU Q-27", "CU Q-48")
@pytest.mark.parametrize(("card", "by"), BOOSTS.items())
def test_a_boost_counts_for_this_location_only_and_leaves_the_token_as_it_is(card: str, by: int) -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["ann 1", "bob 5", "bob 2"]},
             ann={"miracles": [card], "summonings": 1}, bob={"miracles": ["rain_of_gold"]})  # fmt: skip
    t.ann.plays(f"miracle:{card}")  # the only Priest here: nothing to choose
    assert t.standing("market") == sorted([f"ann 1 boost={by}", "bob 2", "bob 5"])
    t.ann.weighs("market", 1 + by)
    t.bob.passes()
    winner = t.ann if 1 + by >= 7 else t.bob  # of 7 and 7 the higher Divine Power is Ann's
    winner.is_asked("gift").plays("take")
    t.ann.has(available=[0, 1, 2, 3], spare=[2, 2, 2, 3, 3])


@rule("CU R-086b", "CU R-082", "CU R-005a")
def test_without_a_priest_token_here_there_is_nobody_to_strengthen() -> None:
    for here in ((), ("ann patriarch",), ("ann altar",)):
        holding("tongue_of_fire", *here).ann.refused("miracle:tongue_of_fire", rule="R-086")


@rule("CU R-086a")
def test_boosts_add_up_and_each_player_strengthens_his_own() -> None:
    t = city("ann:anubis", "bob:tiamat", at="market", places={"market": ["ann 3", "ann 3", "bob 3"]},
             ann={"miracles": ["tongue_of_fire"]}, bob={"miracles": ["voice_of_the_deep"]},
             arrange=lambda g: setattr(g.places[6][0], "boost", 2))  # fmt: skip
    t.ann.plays("miracle:tongue_of_fire").offered_only("boost:3", "boost:3-0-2").plays("boost:3-0-2")
    t.ann.weighs("market", 3 + 5 + 3)
    t.bob.plays("miracle:voice_of_the_deep")
    t.bob.weighs("market", 3 + 5)
    t.ann.is_asked("gift")


# Withdraw ---------------------------------------------------------------------------------------------------------


@rule("CU R-087a", "CU Q-32", "CU R-087b")
def test_weeping_idol_takes_a_priest_or_the_patriarch_back_for_seven_coins() -> None:
    t = holding("weeping_idol", "ann 3", "ann patriarch")
    t.ann.plays("miracle:weeping_idol").offered_only("withdraw:0", "withdraw:3").plays("withdraw:0")
    t.ann.has(coins=12, available=[0, 1, 2])
    assert t.standing("market") == ["ann 3", "bob 1"]
    done(t, "weeping_idol")


@rule("CU R-087", "CU R-082b")
def test_weeping_idol_needs_a_priest_here_and_who_leaves_gets_no_alms() -> None:
    holding("weeping_idol", "ann altar").ann.not_offered("miracle:weeping_idol")
    t = holding("weeping_idol", "ann 3")
    t.ann.plays("miracle:weeping_idol").has(coins=12)
    t.bob.is_asked("gift").plays("take")
    t.ann.has(coins=12)


# Altar and Mob ----------------------------------------------------------------------------------------------------


@rule("CU R-088a", "CU R-003a", "CU R-088b")
def test_the_stone_that_bleeds_turns_a_priest_into_an_altar_for_three_followers() -> None:
    t = holding("stone_that_bleeds", "ann 3", "ann 1", "ann patriarch", followers=5)
    t.ann.plays("miracle:stone_that_bleeds").offered_only("build:market:1", "build:market:3").plays("build:market:1")
    t.ann.has(followers=2, altars=["market"], spare=[3, 2, 2, 3, 3]).weighs("market", 4 + 3 + 2)
    done(t, "stone_that_bleeds")


@rule("CU R-088a", "CU R-082b", "CU E-08")
def test_the_stone_that_bleeds_needs_three_followers_a_priest_token_and_no_altar_of_ones_own() -> None:
    card = "miracle:stone_that_bleeds"
    holding("stone_that_bleeds", "ann 3", followers=2).ann.refused(card, rule="R-082", have=2)
    holding("stone_that_bleeds", "ann patriarch", followers=9).ann.refused(card, rule="R-072")
    holding("stone_that_bleeds", "ann 3", "ann altar", followers=9).ann.refused(card, rule="R-070")
    holding("stone_that_bleeds", "ann 3", "bob altar", followers=3).ann.offered(card)


@rule("CU R-088", "CU R-072c", "CU E-19")
def test_a_bribing_priest_turned_to_stone_bribes_no_longer() -> None:
    t = holding("stone_that_bleeds", "ann 1 coins=6", "bob 5", followers=3)
    t.ann.plays("miracle:stone_that_bleeds").has(coins=5).weighs("market", 4)
    t.bob.is_asked("gift")


@rule("CU R-089", "CU R-082", "CU E-08")
def test_holy_frenzy_arms_four_followers() -> None:
    holding("holy_frenzy", followers=3, dark=True).ann.refused("miracle:holy_frenzy", rule="R-082", have=3)
    t = holding("holy_frenzy", followers=4, dark=True)
    t.ann.plays("miracle:holy_frenzy").has(followers=0, mobs=1)
    assert t.state.mobs == 15
    done(t, "holy_frenzy")


@rule("CU R-089", "CU R-082a", "CU Q-37")
def test_holy_frenzy_needs_a_mob_in_the_reserve() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["bob 1"]}, bob={"mobs": 16},
             ann={"miracles": ["holy_frenzy"], "summonings": 1, "followers": 9})  # fmt: skip
    t.ann.refused("miracle:holy_frenzy", rule="Q-37")


# Gain -------------------------------------------------------------------------------------------------------------


@rule("CU R-090a", "CU R-090b")
@pytest.mark.parametrize(("card", "followers", "coins"), [(name, *gain) for name, gain in GAINS.items()])
def test_a_gain_brings_followers_or_coins_as_its_player_likes(card: str, followers: int, coins: int) -> None:
    t = holding(card, dark=True)
    t.ann.plays(f"miracle:{card}").offered_only("option:1", "option:2").plays("option:1")
    t.ann.has(followers=2 + followers, coins=5)
    done(t, card)
    t = holding(card, dark=True)
    t.ann.plays(f"miracle:{card}", "option:2").has(followers=2, coins=5 + coins)


@rule("CU R-090", "CU Q-26", "CU R-082a")
@pytest.mark.parametrize(("card", "followers", "coins"), [(name, *gain) for name, gain in GAINS.items()])
def test_near_nine_followers_the_coins_remain(card: str, followers: int, coins: int) -> None:
    t = holding(card, dark=True, followers=9 - followers)
    t.ann.plays(f"miracle:{card}", "option:1").has(followers=9)
    t = holding(card, dark=True, followers=9 - followers + 1)
    t.ann.plays(f"miracle:{card}")  # only the coins are possible in full, so they are taken
    t.ann.has(followers=9 - followers + 1, coins=5 + coins)
