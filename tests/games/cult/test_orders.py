"""Standing orders in Cult: nobody need be asked thirteen times a round, and no order depends on a hand."""

from __future__ import annotations

import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.engine.orders import offered, wanted
from leng.engine.table import StandingOrder
from leng.words.orders import in_words, offer_in_words
from leng.words.presenter import presenter

from .city import CityTranscript, city

PLACES = {"slums": ["ann 1"], "market": ["ann 2", "bob 1"], "port": ["ann 3"], "palace": ["bob 2"]}


def in_the_slums(**cards: list[str]) -> CityTranscript:
    """Ann and Bob have Priests in four Locations; Bob, who acts first, holds cards."""
    hand = cards or {"miracles": ["rain_of_gold"], "intrigues": ["inquisition"]}
    return city("ann", "bob", at="slums", first="bob", places=PLACES, bob=hand)


def asked_of_bob(t: CityTranscript) -> list[str]:
    """The Locations before which Bob is asked, up to the end of the round; he always passes."""
    active = []
    while t.state.round == 1:
        if t.table.follow_orders():
            continue
        if t.decision.ask.name == "act" and t.decision.seat == 1:
            active.append(t.active)
        t._answer({})
    return active


@rule("CU R-040")
def test_without_orders_bob_is_asked_before_every_location() -> None:
    assert asked_of_bob(in_the_slums()) == ["slums", "market", "port", "palace"]


@pytest.mark.parametrize(
    ("proviso", "asked"),
    [
        ("absent", ["market", "palace"]),
        ("before:market", ["market", "port", "palace"]),
        ("before:artisan_district", ["port", "palace"]),  # passed over: the next one after it counts
        ("before:port", ["port", "palace"]),
        ("before:rift_of_darkness", []),
    ],
)
def test_bob_is_asked_only_where_his_order_lets_him_be(proviso: str, asked: list[str]) -> None:
    t = in_the_slums()
    t.bob.is_asked("act")
    t.table.give_order(wanted(t.table, proviso))
    assert asked_of_bob(t) == asked


def test_an_altar_or_a_patriarch_is_presence_too() -> None:
    t = city(
        "ann",
        "bob",
        at="slums",
        places={"slums": ["ann 1"], "market": ["bob altar", "ann 2"], "port": ["bob patriarch"]},
        bob={"intrigues": ["inquisition"]},
    )
    t.table.give_order(StandingOrder(1, "act", None, "absent"))
    assert asked_of_bob(t) == ["market", "port"]


def test_an_order_up_to_a_location_is_for_this_round_and_absence_for_the_match() -> None:
    t = in_the_slums()
    assert wanted(t.table, "before:rift_of_darkness") == StandingOrder(1, "act", 1, "before:rift_of_darkness")
    assert wanted(t.table, "absent") == StandingOrder(1, "act", None, "absent")
    t.table.give_order(wanted(t.table, "absent"))
    t.table.give_order(wanted(t.table, "before:rift_of_darkness"))
    assert asked_of_bob(t) == []
    t.table.follow_orders()
    assert t.table.orders == [StandingOrder(1, "act", None, "absent")]


def test_only_later_locations_can_be_waited_for_and_only_before_a_decision() -> None:
    t = in_the_slums()
    assert [order.proviso for order in offered(t.table)][2:4] == ["absent", "before:forum"]
    assert len(offered(t.table)) == 3 + 10
    t.bob.plays("pass")
    t.ann.is_asked("gift")
    assert not [order for order in offered(t.table) if order.proviso]


@pytest.mark.parametrize(
    "cards",
    [
        {"miracles": ["rain_of_gold"], "intrigues": ["inquisition"]},
        {"miracles": ["black_pentecost"], "intrigues": ["ambush"]},
        {"miracles": ["possession"], "intrigues": ["takeover"]},
    ],
)
def test_what_can_be_ordered_and_what_is_answered_is_the_same_with_any_hand(cards: dict[str, list[str]]) -> None:
    usual, t = in_the_slums(), in_the_slums(**cards)
    assert offered(t.table) == offered(usual.table)
    t.table.give_order(wanted(t.table, "absent"))
    assert asked_of_bob(t) == ["market", "palace"]
    g = usual.state
    before = [usual.table.game.heeds(g, usual.decision, each.proviso) for each in offered(usual.table)[2:]]
    usual.table.game.imagine(g, 0, Dice(7))
    assert [usual.table.game.heeds(g, usual.decision, each.proviso) for each in offered(usual.table)[2:]] == before


@pytest.mark.parametrize(
    ("language", "market"),
    [("en", "No question until the Market"), ("fr", "Pas de question jusqu’au Marché")],
)
def test_every_order_reads_well(language: str, market: str) -> None:
    t = in_the_slums()
    speaker = presenter(t.table.game, t.table.seats, language)
    lines = [offer_in_words(speaker, order) for order in offered(t.table)]
    assert market in lines
    told = [in_words(speaker, order) for order in offered(t.table)]
    assert len(set(lines)) == len(set(told)) == len(offered(t.table))
    assert not [each for each in lines + told if "⟦" in each]


@rule("CU R-048a")
def test_a_gift_may_be_taken_unasked_while_declining_it_stays_the_refusal() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann 2"]}).all_pass()
    t.ann.is_asked("gift")
    assert t.decision.ask.passing == "decline"
    t.table.give_order(wanted(t.table))
    t.table.follow_orders()
    t.ann.has(coins=11)
