"""Rulings of our own, and what is never asked because there is nothing to choose."""

from __future__ import annotations

import pytest

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


@rule("CU R-126f")
def test_the_embrace_of_exactly_four_asks_nothing() -> None:
    cards = {"miracles": ["avatar", "rain_of_gold"], "summonings": 1}
    t = city("ann:arachne", "bob", at="market", places={"market": ["bob 1"]}, ann=cards)
    t.ann.plays("ability:spiders_embrace", "discard:avatar").is_asked("gift").has(available=[])
    assert t.standing("market") == ["ann 1", "ann 2", "ann 3", "ann patriarch", "bob 1"]


@rule("CU R-040c", "CU R-011")
def test_the_abilities_of_the_other_side_are_shown_with_the_reason() -> None:
    t = city("ann:fafnir", "bob", at="market", places={"market": ["ann 1"]}, ann={"miracles": ["avatar"]})
    t.ann.is_asked("act").refused("ability:raid", rule="R-040").refused("ability:rampage", rule="R-040")


@rule("CU E-10")
def test_a_great_shrine_without_available_priests_tells_of_none_given_up() -> None:
    t = city("ann:cthulhu", "bob", at="market", places={"market": ["ann 1"]}, ann={"available": [0], "followers": 5})
    t.ann.plays("ability:sanctification")
    assert not [event for event in t.table.log if event.kind == "priests-lost"]


@rule("CU Q-55", "CU R-098", "CU R-102")
def test_the_owner_of_exiles_chooses_whether_their_follower_comes_before_a_massacre_or_after_it() -> None:
    for followers, first, last in ((1, 0, 1), (9, 7, 8), (5, 4, 4)):
        for when, left in (("first", first), ("last", last)):
            t = city("ann:anubis", "bob", at="market", places={"market": ["ann 1", "bob 1"]},
                     ann={"intrigues": ["massacre"], "privileges": ["exiles"], "followers": followers})  # fmt: skip
            t.ann.plays("intrigue:massacre").is_asked("reward").plays(f"reward:{when}").has(followers=left)


@rule("CU Q-55", "CU R-104")
def test_a_follower_of_exiles_may_make_a_patriarch_the_strongest_before_intimidation() -> None:
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob 1"]},
             bob={"followers": 4, "privileges": ["safe_conduct_4"]},
             ann={"intrigues": ["intimidation"], "privileges": ["exiles"], "summonings": 1})  # fmt: skip
    t.bob.has(patriarch=5)
    t.ann.has(patriarch=4).plays("intrigue:intimidation").is_asked("reward").plays("reward:last")
    t.ann.has(privileges=["exiles", "safe_conduct_4"], followers=3)


@rule("CU Q-55")
def test_where_the_order_makes_no_difference_nobody_is_asked() -> None:
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob 1"]},
             ann={"intrigues": ["massacre"], "privileges": ["exiles"]})  # fmt: skip
    t.ann.plays("intrigue:massacre").has(followers=3)
    assert not any(move.key.startswith("reward") for move in t.table.moves)


@rule("CU Q-24", "CU Q-25", "CU R-100b")
def test_an_intrigue_that_would_hit_oneself_is_in_vain_unless_exiles_come_for_it() -> None:
    rich = {"intrigues": ["blackmail"], "coins": 9}
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob 1"]}, ann=rich)
    t.ann.offered_in_vain("intrigue:blackmail").plays("intrigue:blackmail").has(coins=9)
    t = city("ann:anubis", "bob", at="market", places={"market": ["bob 1"]}, ann={**rich, "privileges": ["exiles"]})
    assert "intrigue:blackmail" not in t.decision.in_vain


@rule("CU Q-24")
def test_who_holds_no_card_and_could_only_pay_for_nothing_is_asked_in_vain() -> None:
    """The order of the opening passes for people, and it betrays no hand."""
    t = city("ann:nirriti", "bob", at="market", places={"market": ["bob 1"]}, market=["oracle", "", ""],
             ann={"privileges": ["mentor", "exiles"], "coins": 0, "followers": 1})  # fmt: skip
    assert t.table.moves[0].key == "pass" and t.table.moves[0].seat == 0
    t = city("ann:nirriti", "bob", at="market", places={"market": ["bob 1"]}, market=["oracle", "", ""],
             ann={"miracles": ["avatar"], "privileges": ["mentor"], "coins": 0, "followers": 1})  # fmt: skip
    assert t.decision.is_in_vain and t.decision.secret  # with cards in hand everybody is asked for himself


@rule("CU Q-57", "CU R-122c")
def test_a_raid_takes_no_less_than_it_can() -> None:
    t = city("ann:fafnir", "bob", at="market", places={"market": ["bob 1"]}, ann={"summonings": 1}, bob={"coins": 9})
    t.ann.plays("ability:raid").has(coins=12)


@rule("CU Q-58", "CU R-062", "CU R-026")
def test_bribes_that_clash_in_the_intention_phase_free_both_priests_to_preach_again() -> None:
    held = {"mobs": 1, "coins": 6}
    t = city("ann", "bob", "cleo", places={"thieves_district": ["ann 3", "bob 3"]}, ann=held, bob=held)
    t.ann.plays("preach:ruins", "send:0")
    t.bob.plays("pray", "benefit:thieves_district", "bribe:3:market")
    t.cleo.plays("pray", "decline")
    t.until("intend", "ann").ann.plays("pray", "benefit:thieves_district", "bribe:3:market")
    t.ann.has(available=[1, 2, 3], coins=0)
    t.bob.has(available=[0, 1, 2, 3], coins=0)
    assert t.standing("market") == []


@rule("CU Q-59", "CU R-035")
def test_who_prays_for_nothing_may_trade() -> None:
    t = city("ann", "bob", ann={"intrigues": ["theft"]})
    t.ann.plays("pray", "decline").is_asked("trade").plays("sell:theft").has(coins=10)


@rule("CU Q-60", "CU R-047c")
@pytest.mark.parametrize("first", ["ann", "bob"])
def test_a_takeover_comes_before_the_chalice_whichever_is_played_first(first: str) -> None:
    t = city("ann:janus", "bob:tiamat", at="market", places={"market": ["ann 1", "ann altar"]}, first=first,
             ann={"privileges": ["mentor", "exiles"]},
             bob={"intrigues": ["takeover"], "summonings": 1})  # fmt: skip
    for name in ("ann", "bob") if first == "ann" else ("bob", "ann"):
        if name == "bob":
            t.bob.plays("intrigue:takeover")
        else:
            t.ann.plays("ability:chalice_of_clarity", "discard:mentor")
    assert t.told("wins-by-takeover", seat=1)


@rule("CU Q-61", "CU R-030", "CU R-094")
def test_a_safe_conduct_spares_the_follower_unasked() -> None:
    t = city("ann", "bob", ann={"placed": 3, "privileges": ["safe_conduct_4"]})
    t.ann.plays("preach:ruins", "send:1").has(followers=2)


@rule("CU R-030b", "CU R-094")
def test_the_patriarch_is_counted_among_the_placements() -> None:
    t = city("ann", "bob", ann={"placed": 2, "followers": 3, "privileges": ["safe_conduct_4"]})
    t.ann.plays("preach:ruins", "send:0")  # the third
    t.bob.prays()
    t.ann.plays("preach:ruins", "send:1").has(followers=3).plays("preach:ruins", "send:2").has(followers=2)
