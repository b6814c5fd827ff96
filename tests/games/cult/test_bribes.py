"""The Thieves District: coins laid on a Priest win a Location, unless he leaves it or meets another."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .city import CityTranscript, city

BRIBABLE = ("slums", "forum", "temple_district", "market", "artisan_district", "academy", "port", "palace",
            "noble_quarter", "barracks", "rift_of_darkness")  # fmt: skip


def thieves(*standing: str, places: dict[str, list[str]] | None = None, **ann: Any) -> CityTranscript:
    """Ann has won the Thieves District."""
    t = city("ann", "bob", "cleo", at="thieves_district", ann={"coins": 13, **ann},
             places={"thieves_district": [f"ann {each}" for each in standing], **(places or {})})  # fmt: skip
    return t.all_pass()


@rule("CU R-058a")
@pytest.mark.parametrize("coins", [3, 4, 8, 13, 20])
def test_three_to_thirteen_coins_buy_the_location_of_that_number(coins: int) -> None:
    t = thieves("1", coins=coins)
    t.ann.plays("take")
    if coins == 3:
        t.ann.has(coins=0)  # only the Slums can be bought
        assert t.standing("slums") == ["ann 1 coins=3"]
        return
    t.ann.offered_only(*(f"bribe:1:{place}" for place in BRIBABLE[: coins - 2]))
    place = BRIBABLE[min(coins, 13) - 3]
    t.ann.plays(f"bribe:1:{place}").has(coins=coins - min(coins, 13))
    assert t.standing(place) == [f"ann 1 coins={min(coins, 13)}"] and t.standing("thieves_district") == []


@rule("CU R-058a")
def test_two_coins_are_too_few() -> None:
    t = thieves("1", coins=2)
    assert t.told("cannot-use", seat=0)
    t.ann.has(coins=2, available=[0, 1, 2, 3])


@rule("CU R-058", "CU R-048")
def test_a_bribe_is_paid_for_so_it_is_not_asked_about_like_a_gift() -> None:
    """Whoever has gifts taken unasked would find the last three coins spent on the Slums."""
    t = thieves("1", coins=3)
    t.ann.is_asked("effect").passes().has(coins=3)


@rule("CU R-058c")
def test_the_bribe_may_be_declined() -> None:
    thieves("1").ann.plays("decline").has(coins=13, available=[0, 1, 2, 3])


@rule("CU R-058b", "CU R-028c")
def test_any_priest_there_or_the_patriarch_may_go_and_no_followers_are_asked_for() -> None:
    t = thieves("1", "2", "patriarch", followers=0)
    t.ann.plays("take").offered("bribe:1:barracks", "bribe:2:barracks", "bribe:0:barracks")
    t.ann.plays("bribe:0:barracks").has(available=[1, 2, 3])
    assert t.standing("barracks") == ["ann patriarch coins=12"]


@rule("CU E-07", "CU R-059b")
@pytest.mark.parametrize("how", ["altar", "takeover"])
def test_without_a_priest_there_the_thieves_are_of_no_use(how: str) -> None:
    if how == "altar":
        t = thieves("altar")
    else:
        t = city("ann", "bob", at="thieves_district", places={"thieves_district": ["ann 3", "bob 2"]},
                 ann={"coins": 13, "summonings": 1, "intrigues": ["takeover"]})  # fmt: skip
        t.ann.plays("intrigue:takeover")
        t.all_pass()
    assert t.told("cannot-use", seat=0)
    t.ann.has(coins=13)


@rule("CU R-060a", "CU R-047a", "CU R-060b")
def test_the_cult_of_the_priest_with_coins_wins_whatever_the_influence() -> None:
    t = thieves("1", places={"market": ["bob 3", "bob patriarch", "bob altar", "cleo 2"]})
    t.ann.plays("take", "bribe:1:market").has(coins=7)
    t.all_pass()
    assert t.told("wins-by-bribe", seat=0, place="market", n=1)
    t.ann.plays("take").has(coins=13, available=[0, 1, 2, 3])  # the six coins went to the reserve
    t.bob.has(coins=7)
    t.cleo.has(coins=7)


@rule("CU R-060a", "CU R-056")
def test_a_bribe_makes_the_first_player_like_any_victory() -> None:
    t = city("ann", "bob", at="port", places={"port": ["ann 5", "bob 1 coins=9"]}, bob={"coins": 0})
    t.all_pass()
    assert t.state.first == 1


@rule("CU R-061a", "CU R-085")
def test_a_priest_that_moves_on_loses_its_coins_to_the_reserve() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["ann 1 coins=6", "bob 3"]},
        ann={"miracles": ["wings_of_night"], "followers": 4},
    )
    t.ann.plays("miracle:wings_of_night", "move:1-6-0:palace").has(coins=5)
    assert t.standing("palace") == ["ann 1"]
    t.all_pass().bob.is_asked("gift")


@rule("CU R-061a", "CU R-087")
def test_a_priest_withdrawn_loses_its_coins_to_the_reserve() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["ann 1 coins=6", "ann 3", "bob 2"]},
        ann={"miracles": ["weeping_idol"]},
    )
    t.ann.plays("miracle:weeping_idol", "withdraw:1-6-0").has(coins=12)
    t.all_pass()
    assert t.told("wins-by-influence", seat=0, n=3)


@rule("CU R-061", "CU R-117")
def test_a_priest_drained_of_life_loses_its_coins_to_the_reserve() -> None:
    t = city("ann:anubis", "bob", at="market", places={"market": ["ann 1 coins=6", "bob 2"]}, ann={"available": [0, 1]})
    t.ann.plays("ability:life_drain").has(coins=7, available=[0, 3])
    t.all_pass().bob.is_asked("gift")


@rule("CU R-061", "CU R-122")
def test_a_priest_that_an_ode_to_greed_carries_on_loses_its_coins_to_the_reserve() -> None:
    t = city("ann:fafnir", "bob", at="market", places={"market": ["ann 1 coins=6", "bob 2"]}, ann={"coins": 6})
    t.ann.plays("ability:ode_to_greed").has(coins=0)
    assert t.standing("artisan_district") == ["ann 2"]
    t.all_pass().bob.is_asked("gift")


@rule("CU R-061a", "CU R-106a")
def test_a_takeover_sends_the_coins_to_the_reserve() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        places={"market": ["bob patriarch coins=6"]},
        ann={"summonings": 1, "intrigues": ["takeover"]},
    )
    t.ann.plays("intrigue:takeover")
    t.bob.has(coins=5, available=[0, 1, 2, 3])
    t.all_pass().ann.plays("take").has(coins=11)


@rule("CU E-19", "CU R-061b", "CU R-072c", "CU R-061c")
@pytest.mark.parametrize("rival", [3, 5])
def test_a_priest_with_coins_turned_into_an_altar_loses_them_and_the_highest_total_wins(rival: int) -> None:
    t = city("ann:cthulhu", "bob:janus", at="market", places={"market": ["ann 1 coins=6", f"bob {rival}"]},
             ann={"miracles": ["stone_that_bleeds"], "followers": 3})  # fmt: skip
    t.ann.plays("miracle:stone_that_bleeds").has(coins=5, altars=["market"], followers=0)
    assert t.standing("market") == ["ann altar", f"bob {rival}"]
    t.all_pass().seat("ann" if rival < 4 else "bob").is_asked("gift")


@rule("CU E-19", "CU R-069")
def test_the_artisans_can_turn_a_bribing_priest_elsewhere_into_an_altar() -> None:
    t = city("ann", "bob", at="artisan_district", ann={"coins": 5},
             places={"artisan_district": ["ann 3"], "port": ["ann 1 coins=9", "bob 5"]})  # fmt: skip
    t.all_pass().ann.plays("take", "build:port:1-9-0").has(coins=0, altars=["port"])
    t.all_pass()
    assert t.told("wins-by-influence", seat=1, place="port")


@rule("CU E-06", "CU R-062b", "CU R-062c")
@pytest.mark.parametrize("rival", ["2", "patriarch"])
def test_two_priests_with_coins_on_one_location_send_each_other_home(rival: str) -> None:
    t = thieves("1", places={"market": [f"bob {rival} coins=6", "cleo 1"]})
    t.ann.plays("take", "bribe:1:market").has(coins=7, available=[0, 1, 2, 3])
    t.bob.has(coins=5, available=[0, 1, 2, 3])
    assert t.standing("market") == ["cleo 1"]
    t.all_pass().cleo.is_asked("gift")


@rule("CU R-062")
def test_a_clash_leaves_the_other_priests_of_both_cults_where_they_are() -> None:
    t = thieves("1", places={"market": ["bob 2 coins=6", "bob 3", "ann 2"]})
    t.ann.plays("take", "bribe:1:market")
    assert t.standing("market") == ["ann 2", "bob 3"]
    t.all_pass()
    assert t.told("wins-by-influence", seat=1, place="market", n=3)


@rule("CU Q-29", "CU R-062b")
def test_two_bribing_priests_of_one_cult_clash_as_well() -> None:
    t = thieves("1", places={"market": ["ann 2 coins=6", "bob 3"]})
    t.ann.plays("take", "bribe:1:market").has(coins=7, available=[0, 1, 2, 3])
    assert t.standing("market") == ["bob 3"]


@rule("CU Q-30", "CU R-062")
def test_a_third_bribe_after_a_clash_stands_alone_and_wins() -> None:
    rich = {"mobs": 1, "coins": 6}
    t = city("ann", "bob", "cleo", places={"thieves_district": ["ann 1", "bob 1", "cleo 1"]},
             ann=rich, bob=rich, cleo=rich)  # fmt: skip
    for name in ("ann", "bob", "cleo"):
        t.seat(name).plays("pray", "benefit:thieves_district", "bribe:1:market")
    t.ann.has(available=[0, 1, 2, 3], coins=0)
    t.bob.has(available=[0, 1, 2, 3], coins=0)
    assert t.standing("market") == ["cleo 1 coins=6"]
    t.until("gift", "cleo")
    assert t.active == "market" and t.told("wins-by-bribe", seat=2)


@rule("CU R-062a")
def test_several_bribes_in_one_round_on_different_locations() -> None:
    t = thieves("1", places={"slums": ["bob 1 coins=3"], "forum": ["cleo 1 coins=4", "ann 3"]})
    t.ann.plays("take", "bribe:1:market")
    t.all_pass().bob.is_asked("gift").plays("take")
    t.all_pass().cleo.is_asked("gift").plays("take")
    t.all_pass().ann.is_asked("gift")


@rule("CU R-062", "CU R-061")
def test_a_priest_without_coins_may_join_a_bribing_one() -> None:
    t = city(
        "ann:arachne", "bob", at="temple_district", places={"temple_district": ["ann 1"], "market": ["bob 2 coins=6"]}
    )
    t.ann.plays("ability:black_widow")
    assert t.standing("market") == ["ann 1", "bob 2 coins=6"]


@rule("CU R-061")
def test_a_bribing_priest_that_leaves_and_meets_another_does_not_clash() -> None:
    t = city(
        "ann:arachne",
        "bob",
        at="temple_district",
        places={"temple_district": ["ann 1 coins=5"], "market": ["bob 2 coins=6"]},
    )
    t.ann.plays("ability:black_widow")
    assert t.standing("market") == ["ann 1", "bob 2 coins=6"]


@rule("CU Q-20", "CU R-105c")
def test_an_ambush_reaches_any_location_and_patriarchs_too() -> None:
    t = city("ann", "bob", "cleo", at="slums", ann={"intrigues": ["ambush"]},
             places={"slums": ["ann 1"], "market": ["bob 2 coins=6"], "port": ["cleo patriarch coins=9"]})  # fmt: skip
    t.ann.plays("intrigue:ambush").offered_only("ambush:1:market", "ambush:2:port").plays("ambush:2:port").has(coins=14)
    t.cleo.has(available=[0, 1, 2, 3], coins=5)
    assert t.standing("port") == [] and t.standing("market") == ["bob 2 coins=6"]


@rule("CU R-105")
def test_no_ambush_without_a_bribe() -> None:
    t = city("ann", "bob", at="slums", ann={"intrigues": ["ambush"]}, places={"slums": ["ann 1"]})
    t.ann.refused("intrigue:ambush", rule="R-105")


@rule("CU Q-47", "CU R-100")
def test_coins_on_a_priest_belong_to_nobody() -> None:
    """Bob laid thirteen down; Cleo with eight is the richest."""
    t = city("ann", "bob", "cleo", at="slums", ann={"intrigues": ["blackmail"]}, bob={"coins": 0}, cleo={"coins": 8},
             places={"slums": ["ann 1"], "rift_of_darkness": ["bob 2 coins=13"]})  # fmt: skip
    t.ann.plays("intrigue:blackmail").has(coins=9)
    t.cleo.has(coins=4)


@rule("CU Q-48", "CU R-101")
def test_a_bribing_priest_whose_token_is_exchanged_keeps_its_coins() -> None:
    t = city("ann", "bob", "cleo", at="market", places={"market": ["ann 3 coins=6", "bob 2"]},
             bob={"intrigues": ["exorcism"]}, cleo={"miracles": ["avatar"]})  # fmt: skip
    t.until("act", "bob").bob.plays("intrigue:exorcism")
    assert t.standing("market") == ["ann 1 coins=6", "bob 2"]
    t.all_pass().ann.is_asked("gift")


@rule("CU Q-48", "CU R-120")
def test_a_boosted_priest_whose_token_is_exchanged_keeps_its_boost() -> None:
    t = city(
        "ann:cthulhu",
        "bob",
        at="market",
        places={"market": ["ann 1 boost=5 coins=6"]},
        ann={"available": [0, 1, 2]},
        bob={"miracles": ["avatar"]},
    )
    t.ann.plays("ability:ritual_of_the_abyss")
    assert t.standing("market") == ["ann 3 coins=6 boost=5"]
    t.ann.weighs("market", 8)
