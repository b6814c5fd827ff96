"""The end of the round: market, sheets and the First Player."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.cult.state import City

from .city import city


@rule("CU R-053a", "CU R-053b")
@pytest.mark.parametrize(
    "market", [["oracle", "exiles", ""], ["", "exiles", ""], ["", "", ""], ["", "exiles", "oracle"]]
)
def test_with_a_space_empty_all_privileges_left_go_under_the_deck_and_three_new_ones_come(market: list[str]) -> None:
    t = city("ann", "bob", at="end", market=market, top={"privilege": ["healer", "mentor", "admiral"]})
    assert t.state.market == ["healer", "mentor", "admiral"]
    left = [card for card in market if card]
    pile = t.state.decks["privilege"]
    assert sorted(pile.cards[: len(left)]) == sorted(left) and pile.under == len(left)
    assert sorted(t.table.view(1).decks["privilege"].under) == sorted(left)  # all have seen them


@rule("CU R-053c")
def test_a_full_market_stays() -> None:
    t = city("ann", "bob", at="end", market=["oracle", "exiles", "healer"])
    assert t.state.market == ["oracle", "exiles", "healer"] and t.state.round == 2


@rule("CU R-053", "CU R-035e")
def test_a_purchase_is_replaced_at_the_end_of_the_round_and_not_before() -> None:
    t = city("ann", "bob", market=["healer", "exiles", "oracle"], places={"market": ["bob 1"]},
             top={"privilege": ["mentor", "admiral", "general"]})  # fmt: skip
    t.ann.plays("pray", "decline", "buy:healer")
    t.bob.prays()
    assert t.state.phase == "resolution" and t.state.market == ["", "exiles", "oracle"]
    t.all_pass().bob.plays("take")
    assert t.state.round == 2 and t.state.market == ["mentor", "admiral", "general"]


@rule("CU R-053", "CU Q-33")
def test_a_deck_that_runs_out_leaves_spaces_empty() -> None:
    """All but two Privileges are in play: the two are revealed and one space stays empty."""

    def give_away(g: City) -> None:
        g.cults[1].privileges = sorted(g.decks["privilege"].cards)
        g.decks["privilege"].cards.clear()

    t = city("ann", "bob", at="end", market=["oracle", "exiles", ""], arrange=give_away)
    assert sorted(t.state.market) == ["", "exiles", "oracle"] and t.state.round == 2


@rule("CU R-054")
def test_priests_and_patriarchs_on_the_sheets_are_available_again() -> None:
    t = city("ann", "bob", at="end", ann={"available": [1], "sheet": [0, 3, 5]}, bob={"sheet": [4]})
    t.ann.has(available=[0, 1, 3, 5], sheet=[])
    t.bob.has(available=[0, 1, 2, 3, 4], sheet=[])


@rule("CU R-029a", "CU R-054")
def test_placements_are_counted_anew() -> None:
    t = city("ann", "bob", at="end", ann={"placed": 5})
    t.ann.has(placed=0)
    for priest in (1, 2, 3):
        t.ann.plays("preach:ruins", f"send:{priest}")
        if priest == 1:
            t.bob.prays()
    t.ann.has(followers=2)


@rule("CU R-056a", "CU Q-39")
def test_who_won_the_highest_number_goes_first() -> None:
    t = city(
        "ann",
        "bob",
        "cleo",
        at="slums",
        places={"slums": ["ann 3"], "market": ["bob 1"], "port": ["cleo 2", "bob 3"], "forum": ["ann 1"]},
    )
    t.until("intend", answers={"gift": "decline"})
    assert t.state.first == 1 and t.told("first-player", seat=1)
    t.bob.is_asked("intend").plays("preach:ruins", "send:1")
    t.cleo.is_asked("intend")


@rule("CU R-056")
def test_the_first_player_acts_first_in_resolution_too() -> None:
    hand = {"miracles": ["avatar"]}
    t = city(
        "ann",
        "bob",
        "cleo",
        at="port",
        ann=hand,
        bob=hand,
        places={"port": ["cleo 2"]},
        cleo={"intrigues": ["ambush"], "coins": 0},
    )
    t.until("intend")
    t.cleo.is_asked("intend").plays("preach:ruins", "send:1")
    t.until("act", answers={"intend": "pray"})
    order = []
    while t.decision.ask.name == "act":
        order.append(t.table.seats[t.decision.seat].name)
        t.table.choose("pass")
    assert order == ["cleo", "ann", "bob"]


@rule("CU R-056a")
def test_a_location_won_but_not_used_counts() -> None:
    t = city("ann", "bob", at="artisan_district", places={"artisan_district": ["bob 3"]}, bob={"coins": 0})
    t.all_pass()
    assert t.state.round == 2 and t.state.first == 1


@rule("CU R-056b", "CU Q-14")
def test_without_any_victory_the_first_player_stays_and_a_prayer_is_no_victory() -> None:
    t = city("ann", "bob", first="ann", bob={"mobs": 3})
    t.ann.prays()
    t.bob.plays("pray", "benefit:market")
    t.until("intend")
    assert t.state.round == 2 and t.state.first == 0
    t = city("ann", "bob", first="ann", bob={"mobs": 3}, places={"ruins": ["ann 1"]})
    t.ann.prays()
    t.bob.plays("pray", "benefit:market")
    t.until("intend")
    assert t.state.first == 0


@rule("CU R-056a")
def test_the_winner_of_an_earlier_round_is_not_remembered() -> None:
    t = city("ann", "bob", at="port", places={"port": ["bob 3"]}, bob={"coins": 0})
    t.all_pass().bob.is_asked("intend").plays("preach:ruins", "send:1")
    t.ann.plays("preach:slums", "send:2")
    t.until("intend", answers={"intend": "pray"})
    t.until("act", answers={"intend": "pray"}).until("intend")
    assert t.state.round == 3 and t.state.first == 0


@rule("CU Q-18", "CU R-056")
def test_a_location_nobody_wins_makes_nobody_first() -> None:
    t = city(
        "ann", "bob", at="slums", places={"slums": ["bob 1"], "market": ["ann 2"]}, ann={"miracles": ["weeping_idol"]}
    )
    t.all_pass().bob.plays("take")
    t.ann.plays("miracle:weeping_idol")
    t.all_pass()
    assert t.state.round == 2 and t.state.first == 1
