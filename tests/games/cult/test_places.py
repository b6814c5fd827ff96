"""The thirteen Locations: what each brings to the winner, and its alms to the others."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.cult.state import City

from .city import CityTranscript, city

ALMS = {
    "ruins": 1, "thieves_district": 1, "slums": 1, "forum": 2, "temple_district": 2, "market": 2,
    "artisan_district": 2, "academy": 2, "port": 2, "palace": 3, "noble_quarter": 3, "barracks": 3,
    "rift_of_darkness": 3,
}  # fmt: skip


def won(
    place: str, *own: str, places: dict[str, list[str]] | None = None, thorough: bool = False, **ann: Any
) -> CityTranscript:
    """Ann of Fafnir has won a Location, with a Priest of 5 unless it is said otherwise, against Bob's 1."""
    standing = {place: [f"ann {each}" for each in own or ("5",)] + ["bob 1"], **(places or {})}
    t = city("ann:fafnir", "bob:janus", at=place, places=standing, ann=ann, market=["oracle", "exiles", "healer"],
             top={"miracle": ["avatar", "possession"], "intrigue": ["theft", "massacre", "ambush"]},
             thorough=thorough)  # fmt: skip
    t.all_pass()
    t.spare()
    return t


@rule(
    "CU R-050a",
    "CU R-057b",
    "CU R-058d",
    "CU R-063b",
    "CU R-064c",
    "CU R-065d",
    "CU R-068b",
    "CU R-069d",
    "CU R-074e",
    "CU R-075c",
    "CU R-076c",
    "CU R-077c",
    "CU R-078c",
    "CU R-079e",
)
@pytest.mark.parametrize(("place", "alms"), ALMS.items())
def test_every_other_cult_present_gets_the_alms_printed_there(place: str, alms: int) -> None:
    t = city("ann:cthulhu", "bob", "cleo", "dan", at=place, places={place: ["ann 5", "bob 1", "cleo patriarch"]})
    t.all_pass()
    t.until("intend", answers={"gift": "decline"})
    for name, coins in (("ann", 5), ("bob", 5 + alms), ("cleo", 5 + alms), ("dan", 5)):
        t.seat(name).has(coins=coins)


@rule("CU R-057a")
def test_the_ruins_bring_the_top_miracle() -> None:
    won("ruins").ann.is_asked("gift").plays("take").has(miracles=["avatar"])


@rule("CU R-057", "CU Q-33", "CU Q-53")
def test_an_empty_deck_brings_nothing() -> None:
    def hold_all(g: City) -> None:
        g.cults[1].miracles = sorted(g.decks["miracle"].cards)
        g.decks["miracle"].cards.clear()

    t = city("ann", "bob", at="ruins", places={"ruins": ["ann 3"]}, arrange=hold_all, thorough=True)
    t.all_pass().ann.is_asked("gift").offered_in_vain("take").plays("take").has(miracles=[], available=[0, 1, 2, 3])
    assert t.state.round == 2


@rule("CU R-063a", "CU R-007a", "CU Q-53")
def test_the_slums_bring_a_follower_but_never_a_tenth() -> None:
    won("slums").ann.plays("take").has(followers=3)
    won("slums", followers=8).ann.plays("take").has(followers=9)
    t = won("slums", thorough=True, followers=9)
    t.ann.offered_in_vain("take").plays("take").has(followers=9)
    t = won("slums", followers=9)
    assert t.told("declines", seat=0)  # what is in vain is spared whoever ordered it


@rule("CU R-064a", "CU R-064b")
def test_the_forum_brings_supremacy_from_the_reserve_or_from_its_holder() -> None:
    won("forum").ann.plays("take").has(supremacy=True, patriarch=9)
    t = city("ann", "bob", at="forum", places={"forum": ["ann 3"]}, bob={"supremacy": True})
    t.all_pass().ann.plays("take").has(supremacy=True)
    t.bob.has(supremacy=False)
    assert t.told("wrests-supremacy", seat=0, other=1)


@rule("CU R-064", "CU Q-53")
def test_the_forum_has_nothing_for_who_holds_supremacy_already() -> None:
    t = won("forum", thorough=True, supremacy=True)
    t.ann.offered_in_vain("take").plays("take").has(supremacy=True)
    assert not [event for event in t.table.log if event.kind in ("takes-supremacy", "wrests-supremacy")]


@rule("CU R-065a")
def test_the_temples_bring_a_new_priest_of_influence_1() -> None:
    won("temple_district").ann.is_asked("effect").plays("way:1").has(available=[0, 1, 1, 2, 3, 5])


@rule("CU R-065c", "CU R-066")
def test_without_a_token_of_1_there_is_no_new_priest() -> None:
    t = won("temple_district", available=[0, 1, 1, 1, 2])
    t.ann.refused("way:1", rule="R-065").plays("way:2").offered_only("raise:available:1", "raise:available:2")
    t.ann.plays("raise:available:1").has(available=[0, 1, 1, 2, 2, 5])


@rule("CU R-065b", "CU R-066", "CU R-067a", "CU R-067b")
def test_the_temples_raise_an_available_priest_or_one_standing_there_by_1_but_not_the_patriarch() -> None:
    places = {"market": ["ann 4"]}
    t = won("temple_district", "3", "5", "patriarch", places=places, available=[0, 1, 2, 3, 5], sheet=[4])
    t.ann.plays("way:2").is_asked("raise").offered_only("raise:available:1", "raise:available:2", "raise:here:3")
    t.ann.plays("raise:here:3").has(available=[0, 1, 2, 4, 5], sheet=[4])
    assert t.ann.cult.spare == [2, 2, 3, 0, 2]


@rule("CU R-066b", "CU R-066c")
def test_a_priest_cannot_be_raised_without_the_token_for_it_nor_beyond_5() -> None:
    t = won("temple_district", "5", available=[0, 1, 2, 2, 2, 3, 5])
    t.ann.plays("way:2").offered_only("raise:available:2", "raise:available:3")  # no second 2, nothing above 5


@rule("CU R-068a")
def test_the_market_brings_six_coins() -> None:
    won("market").ann.plays("take").has(coins=11)


@rule("CU R-068", "CU Q-40")
def test_the_reserve_of_coins_never_runs_out() -> None:
    won("market", coins=98).ann.plays("take").has(coins=104)


@rule("CU R-069a")
def test_the_artisans_build_an_altar_for_five_coins_where_a_priest_stands() -> None:
    t = won("artisan_district", places={"port": ["ann 2"], "palace": ["ann patriarch", "bob 2"]})
    t.ann.plays("take").is_asked("build").offered_only("build:artisan_district:5", "build:port:2")
    t.ann.plays("build:port:2").has(coins=0, altars=["port"]).weighs("port", 4)
    assert t.standing("port") == ["ann altar"]


@rule("CU R-069b")
def test_the_new_altar_counts_at_once() -> None:
    t = won("artisan_district", places={"port": ["ann 2", "bob 3"]})
    t.ann.weighs("port", 2).plays("take", "build:port:2")
    t.all_pass()
    assert t.told("wins-by-influence", seat=0, place="port", n=4)


@rule("CU R-074a", "CU R-066", "CU R-074b", "CU R-074c")
def test_the_academy_raises_by_two_for_five_coins_or_by_four_for_eleven() -> None:
    places = {"palace": ["ann 1"], "rift_of_darkness": ["ann 1"]}
    t = won("academy", "3", places=places, coins=11, available=[0, 1, 1, 2, 3], sheet=[2])
    t.ann.plays("way:1").offered_only("raise:available:2", "raise:here:3").plays("raise:here:3").has(coins=6)
    t.ann.has(available=[0, 2, 5])
    t = won("academy", coins=11)
    t.ann.plays("way:2", "raise:available:1").has(coins=0, available=[0, 2, 3, 5, 5])
    won("academy", coins=10).ann.refused("way:2", rule="R-048", have=10)


@rule("CU R-074d")
def test_the_academy_raises_nobody_on_a_higher_location_or_on_the_sheet() -> None:
    t = won("academy", "5", coins=11, available=[0, 5, 5], sheet=[3], places={"port": ["ann 1"]})
    assert t.told("cannot-use", seat=0)
    t.ann.has(coins=11)


@rule("CU R-075a", "CU R-007b", "CU R-075b")
@pytest.mark.parametrize(
    ("followers", "way", "coins", "now"),
    [(2, "way:1", 6, 4), (2, "way:2", 0, 6), (8, "way:1", 6, 9), (7, "way:2", 0, 9)],
)
def test_the_port_brings_two_followers_for_five_coins_or_four_for_eleven(
    followers: int, way: str, coins: int, now: int
) -> None:
    won("port", followers=followers, coins=11).ann.plays(way).has(coins=coins, followers=now)


@rule("CU R-075b")
def test_the_port_is_of_no_use_without_the_coins() -> None:
    won("port", coins=10).ann.refused("way:2", rule="R-048", have=10).plays("decline").has(followers=2)
    assert won("port", coins=4).told("cannot-use", seat=0)


@rule("CU R-076a", "CU R-091b")
def test_the_palace_gives_a_privilege_free_of_charge() -> None:
    t = won("palace", coins=0)
    t.ann.plays("take").offered_only("privilege:oracle", "privilege:exiles", "privilege:healer")
    t.ann.plays("privilege:exiles").has(privileges=["exiles"], coins=0, patriarch=4)


@rule("CU R-076b")
def test_with_no_privilege_left_the_palace_gives_nothing() -> None:
    t = city("ann", "bob", at="palace", places={"palace": ["ann 3", "bob 1"]}, market=["", "", ""])
    t.all_pass()
    assert t.told("cannot-use", seat=0)
    t.bob.has(coins=8)


@rule("CU R-077a", "CU R-077b")
def test_at_the_nobles_two_intrigues_are_drawn_and_one_goes_back_on_top() -> None:
    t = won("noble_quarter")
    t.ann.plays("take").is_asked("keep-intrigue").offered_only("return:theft", "return:massacre").plays("return:theft")
    t.ann.has(intrigues=["massacre"])
    assert t.state.decks["intrigue"].cards[-2:] == ["ambush", "theft"]
    assert [t.table.view(seat).decks["intrigue"].top for seat in (0, 1)] == ["theft", None]
    t.bob.does_not_read("puts-this-back")


@rule("CU R-077a")
def test_a_card_held_before_does_not_go_back() -> None:
    t = won("noble_quarter", intrigues=["vandalism", "theft"])
    t.ann.plays("take").offered_only("return:theft", "return:massacre").plays("return:massacre")
    t.ann.has(intrigues=["theft", "theft", "vandalism"])


@rule("CU R-077", "CU Q-33")
def test_the_last_intrigue_is_kept() -> None:
    def hold_nearly_all(g: City) -> None:
        g.cults[1].intrigues = sorted(g.decks["intrigue"].cards[:-1])
        del g.decks["intrigue"].cards[:-1]

    t = city("ann", "bob", at="noble_quarter", places={"noble_quarter": ["ann 3"]}, arrange=hold_nearly_all,
             top={"intrigue": ["ambush"]})  # fmt: skip
    t.all_pass().ann.plays("take").has(intrigues=["ambush"])
    assert t.state.decks["intrigue"].cards == []


@rule("CU R-078a", "CU R-078b")
def test_the_guard_quarters_turn_two_followers_into_a_mob() -> None:
    t = won("barracks", followers=5)
    t.ann.is_asked("effect").plays("take").has(followers=3, mobs=1)
    assert t.state.mobs == 15
    t = won("barracks", followers=5)
    t.ann.plays("decline").has(followers=5, mobs=0)
    assert won("barracks", followers=1).told("cannot-use", seat=0)


@rule("CU Q-37", "CU Q-53", "CU R-078")
def test_without_a_mob_in_the_reserve_two_followers_may_be_given_up_in_vain() -> None:
    def sixteen(g: City) -> None:
        g.mobs, g.cults[1].mobs, g.cults[2].mobs = 0, 8, 8

    t = city("ann", "bob", "cleo", at="barracks", places={"barracks": ["ann 3"]}, ann={"followers": 5}, arrange=sixteen,
             thorough=True)  # fmt: skip
    t.all_pass().ann.offered_in_vain("take").plays("take").has(followers=3, mobs=0)


@rule("CU R-079a")
def test_at_the_rift_the_winner_summons_if_his_influence_reaches_his_divine_power() -> None:
    """Fafnir has a Divine Power of 15."""
    t = won("rift_of_darkness", "5", "5", "4")
    t.ann.has(summonings=0)
    assert t.told("cannot-use", seat=0)
    t = won("rift_of_darkness", "5", "5", "5")
    t.ann.plays("take").has(summonings=1, dark=True)
    assert t.table.view(1).cults[0].power == 29
    t.ann.is_asked("intend")


@rule("CU R-079b")
def test_a_summoning_may_be_put_off() -> None:
    won("rift_of_darkness", "5", "5", "5").ann.plays("decline").has(summonings=0, dark=False)


@rule("CU R-079c", "CU R-011")
def test_the_first_summoning_changes_divine_power_and_abilities_at_once() -> None:
    t = won("rift_of_darkness", "5", "5", "5", followers=2)
    t.ann.plays("take")
    t.ann.plays("preach:ruins", "send:1")
    t.until("act", "ann", answers={"intend": "pray"})
    t.ann.offered("ability:raid").not_offered("ability:ode_to_greed")


@rule("CU R-079a", "CU Q-38", "CU R-079d")
def test_the_second_summoning_needs_the_dark_divine_power() -> None:
    """Fafnir has a Divine Power of 29 on the Dark side."""
    weak = won("rift_of_darkness", "5", "5", "5", "patriarch", followers=6, supremacy=True, summonings=1)
    weak.ann.has(summonings=1)
    strong = won("rift_of_darkness", "5", "5", "5", "patriarch", followers=7, supremacy=True, summonings=1)
    strong.ann.plays("take").has(summonings=2)
    assert strong.table.result is not None and strong.table.result.ending == "summoning"


@rule("CU Q-49", "CU R-079a")
def test_a_bribe_wins_the_rift_but_summons_nobody() -> None:
    t = city(
        "ann:fafnir", "bob", at="rift_of_darkness", places={"rift_of_darkness": ["ann 5 coins=13", "ann 5", "bob 5"]}
    )
    t.all_pass().ann.has(summonings=0)
    t = city("ann:fafnir", "bob", at="rift_of_darkness", ann={"miracles": ["voice_of_the_deep"]},
             places={"rift_of_darkness": ["ann 5 coins=13", "ann 5", "bob 5"]})  # fmt: skip
    t.ann.plays("miracle:voice_of_the_deep", "boost:5-13-0")
    t.all_pass().ann.plays("take").has(summonings=1)  # the bribing Priest and its boost are weighed too


@rule("CU Q-16", "CU Q-49")
def test_a_takeover_of_the_rift_still_needs_the_influence() -> None:
    t = city("ann:fafnir", "bob", at="rift_of_darkness", ann={"summonings": 1, "intrigues": ["takeover"]},
             places={"rift_of_darkness": ["bob 5", "ann altar"]})  # fmt: skip
    t.ann.plays("intrigue:takeover")
    t.all_pass()
    assert t.told("wins-by-takeover", seat=0) and t.told("cannot-use", seat=0)


@rule("CU R-074", "CU R-066c", "CU Q-22")
def test_the_academy_raises_a_four_to_five() -> None:
    t = won("academy", "5", coins=5, available=[0, 4])
    t.ann.plays("way:1").has(coins=0, available=[0, 5, 5])  # the 5 rises no more, so it is the 4


@rule("CU R-075", "CU R-007", "CU Q-53")
def test_at_the_port_one_may_pay_for_followers_one_cannot_have() -> None:
    t = won("port", thorough=True, coins=11, followers=9)
    t.ann.offered_in_vain("way:1", "way:2").plays("way:1").has(coins=6, followers=9)
    t = won("port", coins=11, followers=9)
    t.ann.has(coins=11)  # and nobody need do so
