"""Rulings of our own, and what is never asked because there is nothing to choose."""

from __future__ import annotations

from citing import rule

from .city import city


@rule("CU Q-54", "CU R-098", "CU R-104")
def test_exiles_taken_by_intimidation_do_not_reward_that_very_card() -> None:
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob 1"]},
             ann={"intrigues": ["intimidation", "massacre"], "summonings": 1},
             bob={"privileges": ["exiles"], "supremacy": True})  # fmt: skip
    t.ann.plays("intrigue:intimidation").has(privileges=["exiles"], followers=2)
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob 1"]},
             ann={"intrigues": ["massacre"], "privileges": ["exiles"]})  # fmt: skip
    t.ann.plays("intrigue:massacre").has(followers=3)


@rule("CU R-125", "CU Q-24")
def test_incarnation_asks_nothing_where_all_must_go() -> None:
    t = city("ann:tiamat", "bob", at="market", places={"market": ["bob 1"]}, ann={"available": [0, 1, 2, 3, 4]})
    t.ann.plays("ability:incarnation", "ritual:4").is_asked("gift").has(available=[0], sheet=[4])
    assert "ann 5" in t.standing("market")


@rule("CU R-126")
def test_the_embrace_of_exactly_four_asks_nothing() -> None:
    cards = {"miracles": ["avatar", "rain_of_gold"], "summonings": 1}
    t = city("ann:arachne", "bob", at="market", places={"market": ["bob 1"]}, ann=cards)
    t.ann.plays("ability:spiders_embrace", "discard:avatar").is_asked("gift").has(available=[])
    assert t.standing("market") == ["ann 1", "ann 2", "ann 3", "ann patriarch", "bob 1"]


@rule("CU R-040", "CU R-011")
def test_the_abilities_of_the_other_side_are_shown_with_the_reason() -> None:
    t = city("ann:fafnir", "bob", at="market", places={"market": ["ann 1"]}, ann={"miracles": ["avatar"]})
    t.ann.is_asked("act").refused("ability:raid", rule="R-040").refused("ability:rampage", rule="R-040")


@rule("CU E-10")
def test_a_great_shrine_without_available_priests_tells_of_none_given_up() -> None:
    t = city("ann:cthulhu", "bob", at="market", places={"market": ["ann 1"]}, ann={"available": [0], "followers": 5})
    t.ann.plays("ability:sanctification")
    assert not [event for event in t.table.log if event.kind == "priests-lost"]
