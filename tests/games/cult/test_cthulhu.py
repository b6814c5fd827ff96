"""Cthulhu: Ritual of the Abyss and the Great Shrine; The Awakening and Will of the Old One."""

from __future__ import annotations

from typing import Any

from citing import rule

from .city import CityTranscript, city


def cthulhu(*here: str, dark: bool = False, **holdings: Any) -> CityTranscript:
    """Ann leads Cthulhu before the Market, where these stand; Bob and Cleo are her rivals."""
    ann = {"summonings": int(dark), **holdings.pop("ann", {})}
    return city("ann:cthulhu", "bob:fafnir", "cleo:janus", at="market", places={"market": here}, ann=ann, **holdings)


@rule("CU R-120a", "CU R-043")
def test_the_ritual_of_the_abyss_raises_a_priest_here_by_the_influence_of_the_one_sacrificed() -> None:
    t = cthulhu("ann 1", "ann 2", "ann patriarch", "bob 5", ann={"available": [0, 1, 2, 2, 3]})
    t.ann.plays("ability:ritual_of_the_abyss").is_asked("sacrifice").offered_only("sacrifice:2", "sacrifice:3")
    t.ann.plays("sacrifice:2").is_asked("raise").offered_only("raise:here:1", "raise:here:2").plays("raise:here:1")
    assert t.standing("market") == ["ann 2", "ann 3", "ann patriarch", "bob 5"]
    t.ann.has(available=[3], spare=[3, 2, 1, 3, 3])


@rule("CU R-120b", "CU Q-22")
def test_the_ritual_of_the_abyss_goes_no_further_than_five() -> None:
    t = cthulhu("ann 4", "bob 1", ann={"available": [0, 3]})
    t.ann.plays("ability:ritual_of_the_abyss")
    assert t.standing("market") == ["ann 5", "bob 1"]
    t.ann.weighs("market", 5).has(available=[0], spare=[3, 3, 3, 3, 2])


@rule("CU R-120", "CU Q-22", "CU Q-24", "CU R-066", "CU R-005")
def test_the_ritual_of_the_abyss_is_in_vain_where_nobody_can_rise() -> None:
    card = {"miracles": ["rain_of_gold"]}
    for t in (
        cthulhu("ann 5", "bob 1", ann=card),
        cthulhu("ann patriarch", "bob 1", ann=card),
        cthulhu("bob 1", ann={"available": [0, 1], **card}),
    ):
        t.ann.offered_in_vain("ability:ritual_of_the_abyss")
    t.ann.plays("ability:ritual_of_the_abyss").has(available=[0], spare=[3, 3, 3, 3, 3])
    t = cthulhu("ann 4", ann={"available": [0, 1, 5, 5], "sheet": [5], **card})
    assert "ability:ritual_of_the_abyss" not in t.decision.in_vain  # with a 5, whose token is then free again


@rule("CU R-120", "CU Q-51")
def test_a_sacrifice_that_lets_nobody_rise_is_offered_in_vain() -> None:
    t = cthulhu("ann 4", "bob 1", ann={"available": [0, 1, 5, 5], "sheet": [5]})
    t.ann.plays("ability:ritual_of_the_abyss").offered_only("sacrifice:1", "sacrifice:5")
    t.ann.offered_in_vain("sacrifice:1")  # a 1 frees no 5
    assert t.decision.in_vain == {"sacrifice:1"}
    t.ann.plays("sacrifice:5").has(available=[0, 1, 5], spare=[2, 3, 3, 3, 0])  # a 5 goes and the 4 becomes it
    assert t.standing("market") == ["ann 5", "bob 1"]


@rule("CU R-120", "CU Q-48")
def test_a_raised_priest_keeps_his_bribe_and_his_boost() -> None:
    t = cthulhu("ann 1 coins=6 boost=2", "bob 5", "bob 5", ann={"available": [0, 2, 3]})
    t.ann.plays("ability:ritual_of_the_abyss", "sacrifice:2")
    t.ann.weighs("market", 5).is_asked("gift")  # 5 against 10, but the bribe won
    t.told("wins-by-bribe", seat=0)


@rule("CU R-120c", "CU R-072", "CU R-120d")
def test_the_great_shrine_costs_five_followers_and_all_available_priests_but_not_the_patriarch() -> None:
    t = cthulhu("ann 1", "ann 5", "bob 1", ann={"followers": 6})
    t.ann.plays("ability:sanctification").is_asked("build").offered_only("build:market:1", "build:market:5")
    t.ann.plays("build:market:5").has(followers=1, available=[0], altars=["market"], spare=[2, 3, 3, 3, 3])
    assert t.standing("market") == ["ann 1", "ann altar", "bob 1"]


@rule("CU R-120c", "CU E-10")
def test_the_great_shrine_can_be_built_without_an_available_priest() -> None:
    t = cthulhu("ann 1", "ann patriarch", "bob 1", ann={"followers": 5, "available": [0, 1]})
    t.ann.has(available=[]).plays("ability:sanctification").has(followers=0, altars=["market"])


@rule("CU R-120", "CU R-070", "CU R-043a", "CU Q-24")
def test_the_great_shrine_costs_five_followers_even_where_no_altar_can_be_built() -> None:
    def shrine(*here: str, followers: int = 9) -> CityTranscript:
        return cthulhu(*here, "bob 1", ann={"followers": followers, "miracles": ["rain_of_gold"]})

    shrine("ann 1", followers=4).ann.refused("ability:sanctification", rule="R-043", have=4)
    shrine("ann patriarch").ann.offered_in_vain("ability:sanctification")
    t = shrine("ann 1", "ann altar")
    t.ann.offered_in_vain("ability:sanctification").plays("ability:sanctification")
    t.ann.has(followers=4, available=[0], altars=["market"])
    assert t.standing("market") == ["ann 1", "ann altar", "bob 1"]


@rule("CU R-121a", "CU E-11", "CU Q-47", "CU R-121b")
def test_the_awakening_costs_everybody_with_seven_coins_seven_its_player_too() -> None:
    t = cthulhu("bob 1", "bob 2 coins=6", dark=True,
                ann={"coins": 7, "miracles": ["avatar"], "intrigues": ["ambush"]},
                bob={"coins": 6}, cleo={"coins": 20})  # fmt: skip
    t.ann.plays("ability:the_awakening", "discard:ambush").has(coins=0, followers=4, hand=[])
    t.bob.has(coins=6)
    t.cleo.has(coins=13)


@rule("CU R-121", "CU R-007", "CU Q-10", "CU Q-24")
def test_the_awakening_needs_two_cards_of_any_type_and_stops_at_nine_followers() -> None:
    t = cthulhu("bob 1", dark=True, ann={"miracles": ["avatar"], "followers": 8})
    t.ann.refused("ability:the_awakening", rule="Q-10", have=1)
    t = cthulhu("bob 1", dark=True, ann={"privileges": ["mentor"], "supremacy": True, "followers": 8})
    t.ann.plays("ability:the_awakening", "discard:supremacy").has(followers=9, privileges=[], supremacy=False)


@rule("CU R-121c", "CU Q-09", "CU R-121d")
def test_the_will_of_the_old_one_takes_a_mob_and_a_card_of_their_choice_from_light_cults() -> None:
    t = cthulhu("cleo 1", dark=True, ann={"followers": 5},
                bob={"mobs": 2, "miracles": ["avatar"], "intrigues": ["ambush"], "privileges": ["mentor"],
                     "supremacy": True},
                cleo={"mobs": 1, "miracles": ["avatar"], "summonings": 1})  # fmt: skip
    t.ann.plays("ability:will_of_the_old_one").has(followers=0)
    t.bob.is_asked("give").offered_only("give:avatar", "give:ambush", "give:mentor", "give:supremacy")
    t.bob.has(mobs=1, patriarch=2 + 2 + 7).plays("give:supremacy").has(patriarch=4, supremacy=False)
    t.ann.has(supremacy=True, patriarch=7)
    t.cleo.has(mobs=1, miracles=["avatar"])  # Dark


@rule("CU R-121d", "CU Q-09", "CU R-010")
def test_a_privilege_given_lies_before_its_new_owner() -> None:
    t = cthulhu("cleo 1", dark=True, ann={"followers": 5}, bob={"privileges": ["mentor", "oracle"]})
    t.ann.plays("ability:will_of_the_old_one")
    t.bob.plays("give:oracle").has(privileges=["mentor"])
    t.ann.has(privileges=["oracle"], patriarch=3)


@rule("CU R-121", "CU Q-24", "CU R-043")
def test_the_will_of_the_old_one_may_strike_nobody_but_costs_five_followers() -> None:
    t = cthulhu("cleo 1", dark=True, ann={"followers": 4, "miracles": ["avatar"]})
    t.ann.refused("ability:will_of_the_old_one", rule="R-043", have=4)
    t = cthulhu("cleo 1", dark=True, ann={"followers": 5, "miracles": ["avatar"]})
    t.ann.offered_in_vain("ability:will_of_the_old_one").plays("ability:will_of_the_old_one")
    t.ann.has(followers=0, miracles=["avatar"])
