"""The Sealed Door, rule by rule: also an example of how a game's tests read."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.engine.errors import BadSetup
from leng.engine.game import Result, find_game
from leng.engine.table import Table
from matches import door, seats
from transcript import Transcript


def told(**facts: Any) -> Transcript:
    return Transcript(door(**facts))


@rule("SD R-001")
def test_two_or_three_watch() -> None:
    for players in (2, 3):
        assert len(Table.open(find_game("SD"), seats(players)).state.watchers) == players
    for players in (1, 4):
        with pytest.raises(BadSetup):
            Table.open(find_game("SD"), seats(players))


@rule("SD R-002")
def test_each_watcher_begins_with_two_of_the_ten_cards() -> None:
    g = door(3).state
    assert [len(who.hand) for who in g.watchers] == [2, 2, 2]
    assert len(g.deck) == 4
    assert sorted(g.deck + [card for who in g.watchers for card in who.hand]) == sorted(g.box.cards)


@rule("SD R-003")
def test_each_night_every_watcher_has_a_turn_in_order() -> None:
    t = told(players=3)
    for night in (1, 2):
        for name in ("ada", "ben", "cy"):
            assert t.state.round == night
            t.seat(name).is_asked("turn").passes()
    assert [event.facts["night"] for event in t.table.log if event.kind == "night"] == [1, 2, 3]


@rule("SD R-004")
def test_a_watcher_knocks_listens_draws_or_waits() -> None:
    t = told(hands=[["fist"], ["salt"]], top=["key"])
    t.ada.offered_only("knock:fist", "listen", "draw", "wait").plays("draw")
    assert t.state.watchers[0].hand == ["fist", "key"]


@rule("SD R-004")
def test_an_empty_deck_is_neither_heard_nor_drawn_from() -> None:
    t = told(hands=[["fist"], ["salt"]])
    t.state.deck.clear()
    t.ada.plays("wait")
    t.ben.offered_only("wait").refused("draw", rule="R-004").refused("listen", rule="SD R-004")


@pytest.mark.parametrize(("die", "cracks"), [(3, 0), (4, 1), (6, 1)])
@rule("SD R-005")
def test_die_and_knock_must_reach_the_strength_of_the_door(die: int, cracks: int) -> None:
    t = told(hands=[["fist"], []], dice=[die])
    t.ada.plays("knock:fist", "no")
    assert t.told("roll", seat=0).facts["total"] == die + 2
    assert t.state.watchers[0].cracks == cracks
    assert t.state.discard == ["fist"]


@rule("SD R-006")
def test_a_ward_cannot_knock() -> None:
    told(hands=[["salt", "fist"], []]).ada.refused("knock:salt", rule="R-006", card="salt").offered("knock:fist")


@rule("SD R-007")
def test_nobody_draws_a_fourth_card() -> None:
    t = told(hands=[["fist", "salt", "chalk"], ["key", "ram"]])
    t.ada.refused("draw", rule="R-007", have=3, most=3).plays("wait")
    t.ben.offered("draw")


@rule("SD R-008a")
def test_the_others_may_ward_in_order_before_the_die_falls() -> None:
    t = told(players=3, hands=[["staff"], ["fist"], ["salt", "ram"]], dice=[6])
    t.ben.is_not_asked()
    t.ada.plays("wait")
    t.ben.plays("knock:fist", "no")
    t.cy.is_asked("ward").offered_only("ward:salt", "pass").refused("ward:ram", rule="R-008", card="ram")
    t.cy.plays("ward:salt")
    assert not [event for event in t.table.log if event.kind == "roll"]
    t.ada.is_asked("ward").offered_only("pass").passes()
    assert t.told("roll").facts["total"] == 6 + 2 - 2


@rule("SD R-008b")
def test_a_knock_that_cannot_crack_the_door_any_more_may_be_warded_all_the_same() -> None:
    t = told(players=3, hands=[["fist"], ["elder_sign"], ["salt", "ram"]], dice=[6])
    t.ada.plays("knock:fist", "no")
    t.ben.plays("ward:elder_sign")
    assert t.state.tile.strength > 6 + 2 - 3
    t.cy.offered_only("ward:salt", "pass").plays("ward:salt")
    assert t.told("roll").facts["total"] == 6 + 2 - 3 - 2


@rule("SD R-008a")
def test_who_holds_nothing_is_not_asked() -> None:
    t = told(players=3, hands=[["fist"], [], ["ram"]], dice=[1])
    t.ada.plays("knock:fist", "no")
    t.cy.is_asked("ward")


@rule("SD R-009")
def test_who_knocks_twice_keeps_the_better_die_but_wards_count_double() -> None:
    t = told(hands=[["fist"], ["salt"]], dice=[2, 6])
    t.ada.plays("knock:fist", "yes")
    t.ben.plays("ward:salt")
    roll = t.told("roll").facts
    assert (roll["dice"], roll["total"], roll["opens"]) == ([2, 6], 6 + 2 - 4, "no")


@rule("SD E-01", "SD R-005", "SD R-009")
def test_example_the_fist_against_chalk() -> None:
    once = told(hands=[["fist"], ["chalk"]], dice=[5])
    once.ada.plays("knock:fist", "no")
    once.ben.plays("ward:chalk")
    assert once.told("roll").facts["total"] == 6
    assert once.state.watchers[0].cracks == 1
    twice = told(hands=[["fist"], ["chalk"]], dice=[3, 5])
    twice.ada.plays("knock:fist", "yes")
    twice.ben.plays("ward:chalk")
    assert twice.told("roll").facts["total"] == 5
    assert twice.state.watchers[0].cracks == 0


@rule("SD R-010", "SD Q-01")
def test_who_listens_knows_the_top_card_until_the_deck_changes() -> None:
    t = told(hands=[["fist"], ["salt"]], top=["key", "ram"])
    t.ada.plays("listen").is_asked("bury").reads("listen-own", card="key")
    assert t.table.view(0).heard == "key"
    assert t.table.view(1).heard is None
    t.ben.does_not_read("listen-own")
    t.ada.plays("no")
    assert t.table.view(0).heard == "key"
    t.ben.plays("draw")
    assert t.state.watchers[1].hand == ["salt", "key"]
    assert t.table.view(0).heard is None


@rule("SD R-010")
def test_what_was_heard_may_go_under_the_deck() -> None:
    t = told(hands=[["fist"], ["salt"]], top=["key", "ram"])
    t.ada.plays("listen", "yes")
    assert t.state.deck[0] == "key"
    assert t.state.deck[-1] == "ram"
    assert t.table.view(0).heard is None


@rule("SD R-011")
def test_the_match_ends_at_once_when_the_door_is_open() -> None:
    t = told(players=3, hands=[["key", "ram"], [], []], dice=[6, 6])
    t.ada.plays("knock:key", "no")
    t.ben.passes()
    t.cy.passes()
    t.ada.plays("knock:ram", "no")
    assert t.table.decision is None
    assert t.table.result == Result((2, 0, 0), (0,), "opened")


@rule("SD R-011", "SD R-012")
def test_at_dawn_of_the_last_night_those_who_tie_share() -> None:
    t = told(players=2)
    t.to_the_end()
    assert t.state.round == 4
    assert t.table.result == Result((0, 0), (0, 1), "dawn")


@rule("SD R-012")
def test_at_dawn_the_most_cracks_win() -> None:
    t = told(players=2, hands=[["salt"], ["key"]], dice=[6])
    t.ada.passes()
    t.ben.plays("knock:key", "no")
    t.to_the_end()
    assert t.table.result == Result((0, 1), (1,), "dawn")


@rule("SD R-005", "SD R-011")
def test_the_iron_door_is_stronger_and_watched_longer() -> None:
    t = told(hands=[["fist"], []], dice=[6], options={"door": "iron"})
    t.ada.plays("knock:fist", "no")
    assert t.told("roll").facts["opens"] == "no"
    t.to_the_end()
    assert t.state.round == 5
