"""Intrigues that cost a cult coins, cards, Followers and Mobs, and what all eleven have in common."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.cult import GAME
from leng.games.cult.box import CultBox

from .city import city
from .plotting import done, plotting

VALUES = {
    "blackmail": 5,
    "exorcism": 5,
    "foiled_plot": 8,
    "massacre": 6,
    "disperse_the_fanatics": 7,
    "theft": 5,
    "intimidation": 7,
    "vandalism": 6,
    "ambush": 8,
    "inquisition": 4,
    "takeover": 9,
}
SEALED = ("foiled_plot", "disperse_the_fanatics", "intimidation", "takeover")


@rule("CU R-099")
def test_there_are_thirty_three_intrigues_of_eleven_kinds() -> None:
    box = GAME.open_box()
    assert isinstance(box, CultBox)
    assert {name: card.value for name, card in box.intrigues.items()} == VALUES
    assert len(box.deck("intrigue")) == 33
    assert {name for name, card in box.intrigues.items() if card.sealed} == set(SEALED)


@rule("CU R-099a", "CU R-035b", "CU R-081", "CU R-099b", "CU R-099d")
@pytest.mark.parametrize(("card", "value"), VALUES.items())
def test_every_intrigue_is_sold_while_praying_and_not_played_then(card: str, value: int) -> None:
    t = city("ann:anubis", "bob:fafnir", at="intention", market=["", "", ""], ann={"intrigues": [card], "coins": 0})
    t.ann.not_offered(f"intrigue:{card}").plays("pray", "decline").is_asked("trade")
    t.ann.not_offered(f"intrigue:{card}").plays(f"sell:{card}").has(coins=value, intrigues=[])
    assert t.state.decks["intrigue"].cards[0] == card


@rule("CU R-099d", "CU R-081a", "CU R-131")
@pytest.mark.parametrize("card", SEALED)
def test_a_sealed_intrigue_is_not_played_on_the_light_side(card: str) -> None:
    places = {"market": ["ann 1", "bob 1", "cleo 2", "bob altar"]}
    more: dict[str, Any] = {"bob": {"followers": 3, "mobs": 1, "privileges": ["mentor", "healer"]}}
    plotting(card, places, dark=False, **more).ann.refused(f"intrigue:{card}", rule="R-081")
    plotting(card, places, **more).ann.offered(f"intrigue:{card}")


# Blackmail --------------------------------------------------------------------------------------------------------


@rule("CU R-100a")
def test_blackmail_takes_half_of_the_richest_rounded_up_wherever_he_is() -> None:
    t = plotting("blackmail", {"market": ["cleo 2"]}, dark=False, bob={"coins": 9}, cleo={"coins": 8})
    t.ann.plays("intrigue:blackmail").has(coins=10)
    t.bob.has(coins=4)
    t.cleo.has(coins=8)
    done(t, "blackmail")


@rule("CU R-100b", "CU Q-25")
def test_blackmail_by_the_richest_brings_nothing() -> None:
    t = plotting("blackmail", ann={"coins": 6})
    t.ann.plays("intrigue:blackmail").has(coins=6)
    t.bob.has(coins=5)
    done(t, "blackmail")


@rule("CU R-100c")
def test_blackmail_cannot_be_played_when_several_are_richest() -> None:
    plotting("blackmail", bob={"coins": 9}, cleo={"coins": 9}).ann.refused("intrigue:blackmail", rule="R-100")
    plotting("blackmail", ann={"coins": 9}, cleo={"coins": 9}).ann.refused("intrigue:blackmail", rule="R-100")


@rule("CU R-100", "CU Q-47")
def test_coins_on_a_bribing_priest_make_nobody_rich() -> None:
    t = plotting("blackmail", {"market": ["bob 1"], "rift_of_darkness": ["bob 3 coins=13"]}, cleo={"coins": 7})
    t.ann.plays("intrigue:blackmail").has(coins=9)
    t.cleo.has(coins=3)
    t.bob.has(coins=5)


# Foiled Plot, Massacre, Disperse ----------------------------------------------------------------------------------


@rule("CU R-102a", "CU Q-08")
def test_foiled_plot_costs_whoever_has_most_cards_a_mob_an_altar_of_his_choice_and_two_followers() -> None:
    t = plotting("foiled_plot", {"market": ["cleo 2", "bob altar"], "port": ["bob altar"]},
                 ann={"miracles": ["avatar", "possession"]},
                 bob={"mobs": 2, "followers": 5, "miracles": ["avatar"], "privileges": ["mentor"],
                      "supremacy": True})  # fmt: skip
    t.ann.plays("intrigue:foiled_plot")  # Bob has 3 cards of all types; of Ann's 3 the one being played does not count
    t.bob.is_asked("lose-altar").offered_only("altar:market", "altar:port").plays("altar:port")
    t.bob.has(mobs=1, altars=["market"], followers=3)
    done(t, "foiled_plot")


@rule("CU R-102e", "CU Q-08", "CU Q-25")
def test_the_victim_of_foiled_plot_loses_what_it_has_even_if_it_plays_the_card_itself() -> None:
    t = plotting("foiled_plot", ann={"miracles": ["avatar"], "followers": 1, "mobs": 0})
    t.ann.plays("intrigue:foiled_plot").has(followers=0, mobs=0, altars=[])


@rule("CU R-102", "CU Q-08", "CU Q-25")
def test_foiled_plot_cannot_be_played_on_several_nor_on_one_with_nothing_to_lose() -> None:
    t = plotting("foiled_plot", bob={"miracles": ["avatar"]}, cleo={"privileges": ["mentor"]})
    t.ann.not_offered("intrigue:foiled_plot")
    t = plotting("foiled_plot")  # nobody has a card but this one
    t.ann.not_offered("intrigue:foiled_plot")
    t = plotting("foiled_plot", bob={"miracles": ["avatar"], "followers": 0})
    t.ann.refused("intrigue:foiled_plot", rule="Q-25")


@rule("CU R-102c", "CU E-05")
def test_massacre_takes_the_only_follower_of_a_cult_present() -> None:
    t = plotting("massacre", bob={"followers": 1}, cleo={"followers": 5})
    t.ann.plays("intrigue:massacre").has(followers=2)  # absent
    t.bob.has(followers=0)
    t.cleo.has(followers=3)
    done(t, "massacre")


@rule("CU R-102b", "CU R-004", "CU R-102e")
def test_massacre_strikes_its_player_and_the_patriarchs_influence_falls_at_once() -> None:
    t = plotting("massacre", {"market": ["ann patriarch", "bob altar"]}, ann={"followers": 6})
    t.ann.weighs("market", 6).plays("intrigue:massacre").has(followers=4).weighs("market", 4)
    t.bob.has(followers=0)  # an Altar is enough to be present
    t.cleo.has(followers=2)


@rule("CU R-102", "CU Q-25")
def test_massacre_needs_a_follower_to_kill_among_those_present() -> None:
    t = plotting("massacre", {"market": ["bob 1"]}, bob={"followers": 0}, cleo={"followers": 9})
    t.ann.refused("intrigue:massacre", rule="Q-25")


@rule("CU R-102d", "CU Q-25", "CU R-102e")
def test_disperse_takes_a_mob_from_every_cult_present_oneself_included() -> None:
    t = plotting("disperse_the_fanatics", {"market": ["ann altar", "bob patriarch"]},
                 ann={"mobs": 3}, bob={"mobs": 1}, cleo={"mobs": 2})  # fmt: skip
    t.ann.plays("intrigue:disperse_the_fanatics").has(mobs=2)
    t.bob.has(mobs=0)
    t.cleo.has(mobs=2)
    assert t.state.mobs == 12
    t = plotting("disperse_the_fanatics", {"market": ["bob 1"]}, ann={"mobs": 3}, cleo={"mobs": 2})
    t.ann.refused("intrigue:disperse_the_fanatics", rule="Q-25")


# Theft and Intimidation -------------------------------------------------------------------------------------------


@rule("CU R-103a", "CU Q-09", "CU Q-19", "CU R-103b")
def test_everybody_present_gives_the_thief_a_card_of_his_own_choice_from_his_hand() -> None:
    t = plotting("theft", {"market": ["bob patriarch", "cleo altar"]}, dark=False,
                 bob={"followers": 0, "miracles": ["avatar"], "intrigues": ["ambush"], "privileges": ["mentor"]},
                 cleo={"miracles": ["avatar"], "supremacy": True})  # fmt: skip
    t.ann.plays("intrigue:theft")
    t.bob.is_asked("give").offered_only("give:avatar", "give:ambush").plays("give:ambush")
    t.ann.has(miracles=["avatar"], intrigues=["ambush"])  # Cleo had but one card to give
    t.bob.has(miracles=["avatar"], intrigues=[], privileges=["mentor"])
    t.cleo.has(miracles=[], supremacy=True)
    done(t, "theft")


@rule("CU R-103", "CU R-099c")
def test_theft_needs_an_opponent_present_with_a_hand() -> None:
    t = plotting("theft", {"market": ["ann 1", "bob 1"]}, ann={"miracles": ["avatar"]}, bob={"privileges": ["mentor"]},
                 cleo={"miracles": ["avatar"]})  # fmt: skip
    t.ann.refused("intrigue:theft", rule="R-103")


@rule("CU R-104a", "CU R-004")
def test_intimidation_takes_a_privilege_of_the_thiefs_choice_from_the_strongest_patriarch() -> None:
    t = plotting("intimidation", {"market": ["ann patriarch", "cleo 2"]}, ann={"followers": 5},
                 bob={"followers": 3, "privileges": ["oracle", "safe_conduct_4"]}, cleo={"followers": 6})  # fmt: skip
    t.ann.weighs("market", 5)
    t.bob.has(patriarch=3 + 3 + 1)
    t.ann.plays("intrigue:intimidation").is_asked("rob").offered_only("rob:oracle", "rob:safe_conduct_4")
    t.ann.plays("rob:oracle").has(privileges=["oracle"], patriarch=8).weighs("market", 8)
    t.bob.has(privileges=["safe_conduct_4"], patriarch=4)
    done(t, "intimidation")


@rule("CU R-104b", "CU Q-25")
def test_intimidation_with_the_strongest_patriarch_oneself_brings_nothing() -> None:
    t = plotting("intimidation", ann={"supremacy": True}, bob={"privileges": ["mentor"]})
    t.ann.plays("intrigue:intimidation").has(privileges=[], patriarch=9)
    t.bob.has(privileges=["mentor"])


@rule("CU R-104c", "CU Q-25")
def test_intimidation_cannot_be_played_on_equals_nor_on_a_cult_without_privileges() -> None:
    t = plotting("intimidation", bob={"privileges": ["mentor"]}, cleo={"followers": 4})
    t.ann.refused("intrigue:intimidation", rule="R-104")
    t = plotting("intimidation", bob={"privileges": ["mentor"]}, cleo={"followers": 5})
    t.ann.refused("intrigue:intimidation", rule="Q-25")


@rule("CU R-099")
def test_a_refused_intrigue_stays_in_the_hand() -> None:
    t = plotting("vandalism")
    t.ann.refused("intrigue:vandalism", rule="R-105").passes().has(intrigues=["vandalism"])


@rule("CU R-114", "CU R-102", "CU R-103")
def test_intrigues_strike_a_celebrating_cult_too() -> None:
    def feast(g: Any) -> None:
        g.cults[1].celebrating = True

    more: dict[str, Any] = {"bob": {"followers": 4, "miracles": ["avatar"], "supremacy": True}, "arrange": feast}
    t = plotting("massacre", {"market": ["bob altar", "cleo 2"]}, **more)
    t.ann.plays("intrigue:massacre")
    t.bob.has(followers=2)
    t = plotting("theft", {"market": ["bob altar", "cleo 2"]}, **more)
    t.ann.plays("intrigue:theft").has(miracles=["avatar"])
