"""Standing orders: what need not be declined again and again."""

from __future__ import annotations

from typing import Any

from citing import rule
from leng.engine.orders import offered, wanted
from leng.engine.table import StandingOrder

from .outback import OutbackTranscript, outback


def with_jenny(time: int, **more: Any) -> OutbackTranscript:
    """Ann keeps a character for later, and Bob acts after her."""
    farms = {"ann": ["sheep 14 blighted"]}
    return outback("ann", "bob", purple=53, farms=farms, ann={"time": time, "characters": ["jenny_appleseed"]},
                   bob={"time": time}, **more)  # fmt: skip


def turns_of_ann(t: OutbackTranscript) -> list[int]:
    """Where Ann's disc is whenever she is asked after an action; both only ever retrieve cubes, twice in a row."""
    asked = []
    while t.table.decision is not None:
        if t.table.follow_orders():
            continue
        if t.decision.ask.name == "after":
            asked.append(t.state.colonies[0].time)
        t._answer({"act": "box:retrieve"})
    return asked


@rule("AZ R-140e")
def test_whoever_holds_a_character_is_asked_before_another_disc_moves() -> None:
    assert turns_of_ann(with_jenny(47)) == [48, 50, 52]


@rule("AZ R-140e")
def test_to_use_a_character_after_an_action_may_be_declined_for_good() -> None:
    t = with_jenny(47)
    t.ann.plays("box:retrieve").is_asked("after")
    assert offered(t.table) == [StandingOrder(0, "after"), StandingOrder(0, "after", None, "plenty")]
    t.table.give_order(wanted(t.table))
    assert turns_of_ann(t) == []


@rule("AZ R-141a")
def test_or_only_as_long_as_another_action_cannot_end_ones_time() -> None:
    t = with_jenny(47)
    t.ann.plays("box:retrieve")
    t.table.give_order(wanted(t.table, "plenty"))
    assert turns_of_ann(t) == [50, 52]


@rule("AZ R-100a", "AZ Q-42")
def test_a_combat_may_be_fought_without_further_questions_but_the_next_one_asks_again() -> None:
    t = outback("ann", "bob", ann={"barracks": {"infantry": 3}, "characters": ["colonel_khouri"], "gold": 9},
                tiles={11: "shoggoth_l3_1 up", 8: "temple_l1_1 up"})  # fmt: skip
    t.ann.plays("box:attack", "attack:11").picks("unit:infantry").is_asked("combat-card")
    order = wanted(t.table, "combat:3-22-11")
    t.table.give_order(order)
    t.table.follow_orders()
    asked = []
    while t.state.combat is not None:
        asked.append(t.decision.ask.name)
        t._answer({})
        t.table.follow_orders()
    assert "combat-card" not in asked and "retreat" in asked
    t.until("act", "ann").ann.plays("box:attack")
    t.until("combat-card", "ann")
    assert not t.table.follow_orders() and t.table.orders == []
