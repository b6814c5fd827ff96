"""Standing orders: what need not be declined again and again."""

from __future__ import annotations

from typing import Any

from citing import rule
from leng.engine.orders import offered, wanted
from leng.engine.table import StandingOrder
from leng.words.orders import in_words, offer_in_words

from .sanctum import SanctumTranscript, sanctum
from .speaking import speaker


def raided(strength: int, **ann: Any) -> SanctumTranscript:
    """A raid on Ann, who has acolytes in her pool and nobody in the asylum."""
    t = sanctum("ann", "bob", dice=[strength, strength], at=("raid", 1, 1), ann={"asylum": 0, **ann}, bob={"asylum": 4})
    return t.until("retaliate", "ann")


@rule("EHP R-119a")
def test_a_raid_may_be_let_come_for_good_or_under_a_condition() -> None:
    t = raided(5, treasure=2, blood=1)
    assert offered(t.table) == [
        StandingOrder(0, "retaliate", 1),
        StandingOrder(0, "retaliate"),
        StandingOrder(0, "retaliate", None, "harmless"),
        StandingOrder(0, "retaliate", 1, "raid:0"),
        StandingOrder(0, "retaliate", 1, "weak:5"),
    ]
    said = [offer_in_words(speaker("en"), each) for each in offered(t.table)[2:]]
    assert "as long as only treasure or atoms are at stake" in said[0]
    assert "for the rest of this raid" in said[1]
    assert "as long as the raid is no stronger than 5" in said[2]


@rule("EHP R-119a")
def test_as_long_as_only_treasure_is_at_stake_nobody_need_be_asked() -> None:
    poor = raided(5, treasure=2)
    poor.table.give_order(wanted(poor.table, "harmless"))
    assert poor.table.follow_orders()
    rich = raided(5, treasure=2, blood=1)
    rich.table.give_order(wanted(rich.table, "harmless"))
    assert not rich.table.follow_orders()


@rule("EHP R-119a")
def test_an_order_for_a_raid_is_over_with_it() -> None:
    t = raided(5, blood=3)
    t.table.give_order(wanted(t.table, "raid:0"))
    assert t.table.follow_orders()
    t.until("turn")
    t.raided(1, by=1)
    t.state.priests[0].exposed["blood"] = 3
    t.until("retaliate", "ann")
    assert not t.table.follow_orders() and t.table.orders == []


@rule("EHP R-146")
def test_goods_need_not_be_rearranged_in_every_upkeep() -> None:
    t = sanctum("ann", "bob", at=("tidy", 0), ann={"treasure": 2, "rooms": {"s1": "vault_1"}})
    t.ann.is_asked("rearrange")
    order = wanted(t.table)
    assert order == StandingOrder(0, "rearrange")
    assert "put your goods elsewhere" in in_words(speaker("en"), order)
    t.table.give_order(order)
    assert t.table.follow_orders()
