"""Intrigues that change a Location: Exorcism, Vandalism, Ambush, Inquisition and Takeover."""

from __future__ import annotations

from citing import rule

from .city import city
from .plotting import done, plotting

# Exorcism ---------------------------------------------------------------------------------------------------------


@rule("CU R-101a", "CU E-04", "CU R-101b")
def test_exorcism_makes_three_two_and_one_of_five_four_and_three() -> None:
    t = plotting("exorcism", {"market": ["bob 5", "bob 4", "bob 3"]})
    assert t.bob.cult.spare == [2, 2, 2, 2, 2]
    t.ann.plays("intrigue:exorcism")
    assert t.standing("market") == ["bob 1", "bob 2", "bob 3"]
    t.bob.has(spare=[1, 1, 2, 3, 3])
    done(t, "exorcism")


@rule("CU R-101a", "CU Q-06", "CU R-005b", "CU R-071")
def test_exorcism_strikes_every_cult_but_neither_the_weak_nor_patriarchs_nor_altars() -> None:
    t = plotting("exorcism", {"market": ["ann 4", "ann patriarch", "bob 1", "bob 2", "cleo 3", "cleo altar"],
                              "academy": ["bob 5"]})  # fmt: skip
    t.ann.plays("intrigue:exorcism").weighs("market", 2 + 2)
    assert t.standing("market") == ["ann 2", "ann patriarch", "bob 1", "bob 2", "cleo 1", "cleo altar"]
    assert t.standing("academy") == ["bob 5"]


@rule("CU R-101", "CU Q-06")
def test_exorcism_needs_a_priest_who_can_be_weakened() -> None:
    t = plotting("exorcism", {"market": ["bob 2", "bob 1", "cleo patriarch", "ann altar"]})
    t.ann.refused("intrigue:exorcism", rule="Q-06")


@rule("CU R-101c")
def test_exorcism_cannot_be_played_when_the_tokens_to_exchange_are_missing() -> None:
    t = plotting("exorcism", {"market": ["bob 4", "cleo 3"]}, bob={"available": [0, 2, 2, 2]})
    t.ann.refused("intrigue:exorcism", rule="R-101")
    plotting("exorcism", {"market": ["bob 4"]}, bob={"available": [0, 2, 2]}).ann.offered("intrigue:exorcism")


@rule("CU R-101", "CU Q-06")
def test_exorcism_exchanges_the_weakest_first_whose_token_may_then_replace_a_stronger() -> None:
    t = plotting("exorcism", {"market": ["bob 5", "bob 3"]}, bob={"available": [0, 3, 3, 3]})
    t.ann.plays("intrigue:exorcism")  # the 5 becomes the 3 that the other one was
    assert t.standing("market") == ["bob 1", "bob 3"]


@rule("CU R-101c", "CU R-073c")
def test_who_keeps_the_last_token_under_an_altar_blocks_exorcism() -> None:
    """Two of Bob's 3s are at home and one is under his Altar: nothing exchanges it for him."""
    three = {"available": [0, 3, 3]}
    t = plotting("exorcism", {"market": ["bob 5"], "port": ["bob altar 3"]}, bob=three)
    t.ann.refused("intrigue:exorcism", rule="R-101")
    t = plotting("exorcism", {"market": ["bob 5"], "port": ["bob altar 1"]}, bob=three)
    t.ann.plays("intrigue:exorcism")
    assert t.standing("market") == ["bob 3"]


@rule("CU R-073b", "CU R-101", "CU Q-56")
def test_before_his_rival_acts_the_owner_of_an_altar_may_put_the_last_token_under_it() -> None:
    t = city("bob:fafnir", "ann:anubis", at="market", places={"market": ["bob 5"], "port": ["bob altar 1"]},
             bob={"available": [0, 3, 3], "miracles": ["avatar"]}, ann={"intrigues": ["exorcism"]})  # fmt: skip
    t.bob.offered_in_vain("altars").plays("altars").is_asked("exchange").plays("exchange:port:1:3").has(bases=[3])
    assert t.ann.reads("exchanges", seat=0, place="port", priest=1, to_priest=3)
    t.bob.is_asked("act").passes()  # an exchange is no action
    t.ann.refused("intrigue:exorcism", rule="R-101")


@rule("CU R-073", "CU R-101", "CU Q-56")
def test_the_exorcist_may_free_a_token_of_his_own_first() -> None:
    t = city("ann:anubis", "bob", at="market", places={"market": ["ann 3", "bob 4"], "port": ["ann altar 1"]},
             ann={"intrigues": ["exorcism"], "available": [0, 1, 1]})  # fmt: skip
    t.ann.refused("intrigue:exorcism", rule="R-101").plays("altars", "exchange:port:1:4").plays("intrigue:exorcism")
    assert t.standing("market") == ["ann 1", "bob 2"]


@rule("CU R-101", "CU Q-48")
def test_a_bribing_priest_who_is_weakened_still_bribes_and_keeps_his_boost() -> None:
    t = plotting("exorcism", {"market": ["bob 3 coins=6 boost=2", "cleo 5", "cleo 5"]})
    t.ann.plays("intrigue:exorcism")
    assert t.standing("market") == ["bob 1 coins=6 boost=2", "cleo 3", "cleo 3"]
    t.bob.weighs("market", 3)
    t.all_pass()
    t.bob.is_asked("gift")


# Vandalism, Ambush, Inquisition, Takeover -------------------------------------------------------------------------


@rule("CU R-105a", "CU R-071")
def test_vandalism_destroys_all_altars_here_and_no_others() -> None:
    places = {"market": ["ann altar", "bob altar", "cleo 2"], "slums": ["bob altar"]}
    t = plotting("vandalism", places, dark=False)
    t.ann.plays("intrigue:vandalism").has(altars=[])
    t.bob.has(altars=["slums"])
    assert t.standing("market") == ["cleo 2"]
    done(t, "vandalism")


@rule("CU R-105b", "CU R-099")
def test_vandalism_needs_altars_here_and_none_above() -> None:
    t = plotting("vandalism", {"market": ["bob altar", "cleo 2"], "rift_of_darkness": ["ann altar"]})
    t.ann.refused("intrigue:vandalism", rule="R-105", place="rift_of_darkness")
    t = plotting("vandalism", {"market": ["cleo 2"], "slums": ["bob altar"]})
    t.ann.refused("intrigue:vandalism", rule="R-105")


@rule("CU R-105c", "CU Q-20", "CU R-105d")
def test_ambush_sends_a_bribing_priest_home_from_any_location_and_takes_his_coins() -> None:
    t = plotting("ambush", {"market": ["bob 1"], "port": ["bob patriarch coins=9"], "barracks": ["cleo 3 coins=12"]},
                 dark=False)  # fmt: skip
    t.ann.plays("intrigue:ambush").offered_only("ambush:1:port", "ambush:2:barracks").plays("ambush:1:port")
    t.ann.has(coins=14)
    t.bob.has(available=[0, 2, 3], coins=5)
    assert t.standing("port") == [] and t.standing("barracks") == ["cleo 3 coins=12"]
    done(t, "ambush")


@rule("CU R-105", "CU R-099c")
def test_ambush_needs_somebody_to_carry_coins() -> None:
    plotting("ambush", {"market": ["bob 1"], "port": ["bob 3"]}).ann.refused("intrigue:ambush", rule="R-105")


@rule("CU R-105", "CU R-061c")
def test_an_ambush_here_leaves_the_location_to_the_greatest_influence() -> None:
    t = plotting("ambush", {"market": ["bob 1 coins=6", "cleo 2"]})
    t.ann.plays("intrigue:ambush").has(coins=11)
    t.all_pass()
    t.cleo.is_asked("gift")


@rule("CU R-105e", "CU R-056", "CU R-105f")
def test_inquisition_takes_effect_and_alms_from_everybody_present() -> None:
    t = plotting("inquisition", {"market": ["bob 1", "cleo 2", "ann altar"]}, dark=False)
    t.ann.plays("intrigue:inquisition")
    t.cleo.passes()  # Incarnation could be used
    for each in (t.ann, t.bob, t.cleo):
        each.has(coins=5)
    assert t.state.first == 0 and t.state.round == 2  # Ann's Altar won all the same
    done(t, "inquisition")


@rule("CU R-106a", "CU R-047", "CU Q-16", "CU R-106b")
def test_takeover_sends_everybody_home_and_wins_whatever_the_influence() -> None:
    t = plotting("takeover", {"market": ["bob 5 coins=6", "cleo 2", "cleo patriarch", "bob altar"]})
    t.ann.plays("intrigue:takeover")
    t.cleo.has(available=[0, 1, 2, 3])
    t.bob.has(available=[0, 1, 2, 3, 5], coins=5)  # the bribe went to the reserve
    t.all_pass()
    t.ann.is_asked("gift").plays("take").has(coins=11)
    t.bob.has(coins=7)  # his Altar gets alms
    t.cleo.has(coins=5)  # she is no longer present
    assert t.state.first == 0
    done(t, "takeover")


@rule("CU R-106", "CU Q-16")
def test_of_two_takeovers_the_later_counts() -> None:
    t = plotting("takeover", bob={"intrigues": ["takeover"], "summonings": 1})
    t.ann.plays("intrigue:takeover")
    t.bob.plays("intrigue:takeover")
    t.all_pass()
    t.bob.is_asked("gift")


@rule("CU R-105", "CU R-106", "CU Q-17")
def test_inquisition_does_not_strike_whoever_takes_over_without_a_piece_here() -> None:
    t = plotting("takeover", cleo={"intrigues": ["inquisition"]})
    t.ann.plays("intrigue:takeover")
    t.cleo.plays("intrigue:inquisition")
    t.ann.is_asked("gift").plays("take").has(coins=11)
    t = plotting("takeover", {"market": ["bob 1", "ann altar"]}, cleo={"intrigues": ["inquisition"]})
    t.ann.plays("intrigue:takeover")
    t.cleo.plays("intrigue:inquisition")
    t.ann.has(coins=5)
    assert t.state.round == 2
