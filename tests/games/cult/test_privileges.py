"""The thirty-one kinds of Privileges: what each allows, and what it adds to the Patriarch."""

from __future__ import annotations

from typing import Any, cast

import pytest

from citing import rule
from leng.games.cult import GAME
from leng.games.cult.box import CultBox

from .city import CityTranscript, city

BOX = cast(CultBox, GAME.open_box())
PERSONALITIES = {
    "minstrel": "artisan_district",
    "healer": "academy",
    "admiral": "port",
    "mentor": "palace",
    "inquisitor": "noble_quarter",
    "general": "barracks",
    "oracle": "rift_of_darkness",
}
TITHES = {
    "tithe_ruins_artisans": ("ruins", "artisan_district"),
    "tithe_thieves_academy": ("thieves_district", "academy"),
    "tithe_slums_port": ("slums", "port"),
    "tithe_forum_palace": ("forum", "palace"),
    "tithe_temples_nobles": ("temple_district", "noble_quarter"),
    "tithe_market_barracks": ("market", "barracks"),
}
PLACES = tuple(BOX.numbers)
COMMUNITIES = [place for place in PLACES if place != "forum"]
SAFE_CONDUCTS = {"safe_conduct_4": 4, "safe_conduct_5": 5, "safe_conduct_6": 6}
SINGULAR = ("exiles", "noviciates", "court_magus")


@rule("CU R-093a", "CU R-095", "CU R-096", "CU Q-46")
def test_there_are_thirty_three_privileges_each_with_a_bonus_of_one_two_or_three() -> None:
    names = {*PERSONALITIES, *TITHES, *(f"community_{place}" for place in COMMUNITIES), *SAFE_CONDUCTS, *SINGULAR}
    assert set(BOX.privileges) == names
    assert len(names) == 31 and len(BOX.deck("privilege")) == 33
    assert {card.bonus for card in BOX.privileges.values()} == {1, 2, 3}


@rule("CU R-093a", "CU R-004", "CU R-091a", "CU R-010b")
@pytest.mark.parametrize("card", BOX.privileges)
def test_a_privilege_bought_lies_open_and_makes_the_patriarch_stronger_at_once(card: str) -> None:
    printed = BOX.privileges[card]
    t = city("ann:anubis", "bob:fafnir", market=[card, "", ""], places={"market": ["ann patriarch"]},
             ann={"coins": printed.price})  # fmt: skip
    t.ann.weighs("market", 2).plays("pray", "decline", f"buy:{card}")
    t.ann.has(coins=0, privileges=[card], patriarch=2 + printed.bonus).weighs("market", 2 + printed.bonus)
    for audience in (0, 1, -1):
        assert t.table.view(audience).cults[0].privileges == [card]


@rule("CU R-091c", "CU R-093b")
def test_a_cult_may_own_any_number_of_privileges_and_their_bonuses_add_up() -> None:
    cards = ["oracle", "general", "exiles", "safe_conduct_4", "safe_conduct_4"]
    t = city("ann:anubis", "bob:fafnir", ann={"privileges": cards, "supremacy": True, "followers": 3})
    t.ann.has(patriarch=3 + 3 + 3 + 2 + 1 + 1 + 7)


@rule("CU R-092a", "CU R-010a")
def test_a_privilege_is_no_part_of_the_hand_but_pays_for_abilities() -> None:
    t = city("ann:janus", "bob:fafnir", at="market", places={"market": ["bob 1"]},
             ann={"privileges": ["oracle", "mentor"]})  # fmt: skip
    t.ann.offered_only("ability:chalice_of_clarity", "pass").plays("ability:chalice_of_clarity")
    t.ann.is_asked("discard").plays("discard:oracle").has(privileges=[], hand=[], patriarch=2 + 1)
    assert t.state.decks["privilege"].cards[:2] == ["mentor", "oracle"]
    assert t.state.decks["privilege"].under == 2


# Safe-conducts and Personalities ----------------------------------------------------------------------------------


@rule("CU R-094", "CU R-030a", "CU E-02")
@pytest.mark.parametrize(("card", "free"), SAFE_CONDUCTS.items())
def test_a_safe_conduct_saves_the_follower_of_exactly_one_placement(card: str, free: int) -> None:
    t = city("bob:fafnir", "ann:anubis", market=["", "", ""],
             ann={"privileges": [card], "followers": 5, "available": [0, 1, 1, 2, 3, 4, 5]})  # fmt: skip
    t.bob.plays("pray", "decline")
    followers = []
    for priest in range(6):
        t.ann.plays("preach:ruins", f"send:{priest}")
        followers.append(t.ann.cult.followers)
    lost = [0, 0, 0, *(int(number != free) for number in (4, 5, 6))]
    assert followers == [5 - sum(lost[:number]) for number in range(1, 7)]


@rule("CU R-094", "CU R-029", "CU R-030b")
def test_without_a_follower_only_the_safe_conducts_own_placement_is_open() -> None:
    for placed, open_now in ((3, False), (4, True), (5, False)):
        t = city("ann:anubis", "bob:fafnir", ann={"privileges": ["safe_conduct_5"], "followers": 0, "placed": placed})
        if open_now:
            t.ann.offered("preach:ruins")
        else:
            t.ann.is_asked("benefit")  # nothing was left to her but to pray


@rule("CU R-096b", "CU R-027")
@pytest.mark.parametrize(("card", "place"), PERSONALITIES.items())
def test_a_personality_opens_one_location_whatever_the_followers(card: str, place: str) -> None:
    city("ann:anubis", "bob:fafnir", ann={"followers": 0}).ann.refused(f"preach:{place}", rule="R-027")
    t = city("ann:anubis", "bob:fafnir", ann={"followers": 0, "privileges": [card]})
    for other in PLACES[2:]:
        if other != place:
            t.ann.refused(f"preach:{other}", rule="R-027")
    t.ann.plays(f"preach:{place}", "send:3")
    assert t.standing(place) == ["ann 3"]


# Tithes -----------------------------------------------------------------------------------------------------------


@rule("CU R-097b", "CU R-036")
@pytest.mark.parametrize(("card", "place"), [(card, place) for card, both in TITHES.items() for place in both])
def test_an_opponent_who_places_there_pays_a_coin_at_once(card: str, place: str) -> None:
    for sent in (0, 3):  # the Patriarch is a Priest too
        t = city("ann:anubis", "bob:fafnir", first="bob", ann={"privileges": [card]}, bob={"followers": 9})
        t.bob.plays(f"preach:{place}", f"send:{sent}").has(coins=4)
        t.ann.has(coins=6)


@rule("CU R-097a")
@pytest.mark.parametrize(("card", "places"), TITHES.items())
def test_a_tithe_is_paid_nowhere_else_and_never_by_its_owner(card: str, places: tuple[str, str]) -> None:
    untaxed = next(place for place in PLACES if place not in places)
    t = city("ann:anubis", "bob:fafnir", ann={"privileges": [card], "followers": 9}, bob={"followers": 9})
    t.ann.plays(f"preach:{places[0]}", "send:1").has(coins=5)
    t.bob.plays(f"preach:{untaxed}", "send:1").has(coins=5).does_not_read("tithe")


@rule("CU R-097c", "CU E-15")
def test_without_a_coin_the_priest_is_placed_and_nothing_is_paid() -> None:
    t = city("ann:anubis", "bob:fafnir", first="bob", ann={"privileges": ["tithe_slums_port"]}, bob={"coins": 0})
    t.bob.plays("preach:slums", "send:2").has(coins=0)
    t.ann.has(coins=5)
    assert t.standing("slums") == ["bob 2"]


@rule("CU R-097d")
def test_neither_a_miracle_nor_an_altar_is_taxed() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["ann 3", "bob altar"]},
             ann={"privileges": ["tithe_market_barracks"]}, bob={"miracles": ["sudden_apparition"]})  # fmt: skip
    t.ann.passes()
    t.bob.plays("miracle:sudden_apparition", "place:1").has(coins=5)
    t.ann.has(coins=5)


# Communities ------------------------------------------------------------------------------------------------------


def sharing(place: str, **more: Any) -> CityTranscript:
    """Ann has a little influence on a Location and its Community; Bob wins there and declines what he is offered."""
    here = [*more.pop("here", ["ann 3"]), "bob 5", "bob 5", "bob 5"]
    ann = {"privileges": [f"community_{place}"], "coins": 20, "followers": 5, **more.pop("ann", {})}
    t = city("bob:fafnir", "ann:atheism", at=place, places={place: here}, bob={"coins": 20, "followers": 9},
             ann=ann, **more)  # fmt: skip
    t.all_pass()
    if t.decision.ask.name in ("gift", "effect"):
        t.bob.plays("decline")
    return t


TAKEN: dict[str, tuple[list[str], dict[str, Any]]] = {
    "ruins": (["take"], {"miracles": ["avatar"]}),
    "thieves_district": (["take", "bribe:3:palace"], {"coins": 10}),
    "slums": (["take"], {"followers": 6}),
    "temple_district": (["way:1"], {"available": [0, 1, 1, 2, 3]}),
    "market": (["take"], {"coins": 26}),
    "artisan_district": (["take"], {"coins": 15, "altars": ["artisan_district"]}),
    "academy": (["way:2", "raise:available:1"], {"coins": 9, "available": [0, 2, 3, 5]}),
    "port": (["way:2"], {"coins": 9, "followers": 9}),
    "palace": (["take", "privilege:mentor"], {"privileges": ["community_palace", "mentor"]}),
    "noble_quarter": (["take", "return:theft"], {"intrigues": ["ambush"]}),
    "barracks": (["take"], {"followers": 3, "mobs": 1}),
}


@rule("CU R-095", "CU R-049", "CU Q-45")
@pytest.mark.parametrize("place", TAKEN)
def test_a_community_gives_its_holder_the_effect_after_the_winner_and_no_alms(place: str) -> None:
    plays, wanted = TAKEN[place]
    top = {"miracle": ["avatar"], "intrigue": ["ambush", "theft"]}
    t = sharing(place, market=["mentor", "oracle", "healer"], top=top)
    t.ann.is_asked("community").plays(*plays)
    t.ann.has(**{"coins": 20, **wanted})


@rule("CU R-095c", "CU Q-35")
def test_the_community_of_the_rift_summons_if_the_holders_own_influence_reaches_his_power() -> None:
    ann = {"followers": 9, "privileges": ["community_rift_of_darkness"]}  # a Patriarch of 9 + 2
    t = sharing("rift_of_darkness", here=["ann patriarch", "ann 2"], ann=ann)
    t.ann.weighs("rift_of_darkness", 13).is_asked("community").plays("take").has(summonings=1)
    t = sharing("rift_of_darkness", here=["ann patriarch", "ann 1"], ann=ann)
    t.ann.has(summonings=0, coins=23)  # 12 are too few, and the alms are hers
    assert t.state.round == 2


@rule("CU R-095b")
def test_who_declines_the_effect_of_a_community_gets_nothing_not_even_alms() -> None:
    t = sharing("market")
    t.ann.plays("decline").has(coins=20)
    assert t.state.round == 2


@rule("CU R-095", "CU Q-19", "CU R-050")
def test_a_community_needs_at_least_one_influence() -> None:
    t = sharing("market", here=[])
    t.ann.has(coins=20)
    assert t.state.round == 2
    t = city("bob:fafnir", "ann:atheism", "cleo:janus", at="slums", places={"slums": ["ann patriarch", "bob 2"]},
             ann={"followers": 0, "privileges": ["community_slums"]})  # fmt: skip
    t.ann.has(patriarch=1)  # a Privilege always lends him some influence
    t.all_pass()
    t.bob.is_asked("gift").plays("take")
    t.ann.is_asked("community")


@rule("CU R-095")
def test_a_community_helps_on_its_own_location_only() -> None:
    t = sharing("market", ann={"privileges": ["community_slums", "community_palace"]})
    t.ann.has(coins=22)  # the alms
    assert t.state.round == 2


@rule("CU R-095", "CU R-105", "CU Q-45")
def test_inquisition_stops_a_community() -> None:
    t = city("bob:fafnir", "ann:atheism", at="market", places={"market": ["ann 3", "bob 5"]},
             bob={"intrigues": ["inquisition"]}, ann={"privileges": ["community_market"]})  # fmt: skip
    t.bob.plays("intrigue:inquisition")
    t.all_pass()
    t.ann.has(coins=5)
    assert t.state.round == 2


# Exiles, Court Magus, Noviciates ----------------------------------------------------------------------------------


@rule("CU R-098a", "CU Q-04")
def test_exiles_bring_a_follower_for_each_intrigue_of_ones_own() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["ann 1", "bob 1"]},
             ann={"privileges": ["exiles"], "intrigues": ["inquisition"]}, bob={"intrigues": ["massacre"]})  # fmt: skip
    t.ann.plays("intrigue:inquisition").has(followers=3, patriarch=5)
    t.bob.plays("intrigue:massacre")
    t.ann.has(followers=1)  # not for Bob's


@rule("CU R-098", "CU R-007a")
def test_exiles_do_not_exceed_nine_followers_and_miracles_do_not_bring_them() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["bob 1"]},
             ann={"privileges": ["exiles"], "intrigues": ["inquisition"], "followers": 9})  # fmt: skip
    t.ann.plays("intrigue:inquisition").has(followers=9)
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["bob 1"]},
             ann={"privileges": ["exiles"], "miracles": ["rain_of_gold"]})  # fmt: skip
    t.ann.plays("miracle:rain_of_gold", "option:2").has(followers=2)


@rule("CU R-098b", "CU Q-04")
def test_the_court_magus_pays_three_coins_for_each_miracle_of_ones_own() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["bob 1"]},
             ann={"privileges": ["court_magus"], "miracles": ["rain_of_gold"]},
             bob={"miracles": ["rain_of_gold"]})  # fmt: skip
    t.ann.plays("miracle:rain_of_gold", "option:2").has(coins=5 + 6 + 3)
    t.bob.plays("miracle:rain_of_gold", "option:2").has(coins=11)
    t.ann.has(coins=14)
    t = city("ann:anubis", "bob:fafnir", at="market", places={"market": ["bob 1"]},
             ann={"privileges": ["court_magus"], "intrigues": ["inquisition"]})  # fmt: skip
    t.ann.plays("intrigue:inquisition").has(coins=5)


@rule("CU R-098a", "CU Q-43")
def test_a_sale_brings_no_exiles() -> None:
    t = city("ann:anubis", "bob:fafnir", ann={"privileges": ["exiles"], "intrigues": ["inquisition"]})
    t.ann.plays("pray", "decline", "sell:inquisition").has(followers=2)


@rule("CU R-098c", "CU R-003c")
def test_noviciates_make_all_altars_of_their_owner_weigh_five() -> None:
    t = city("ann:anubis", "bob:fafnir", at="market", ann={"privileges": ["noviciates"]},
             places={"market": ["ann altar", "bob altar", "bob 1"], "port": ["ann altar", "ann 2"]})  # fmt: skip
    t.ann.weighs("market", 5).weighs("port", 7)
    t.bob.weighs("market", 5)
    t.all_pass()
    t.ann.is_asked("gift")  # of 5 and 5, and Anubis is mightier
