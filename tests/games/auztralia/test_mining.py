"""Mines: what may be taken, from where, and what comes with it."""

from __future__ import annotations

from citing import rule
from games.auztralia.outback import outback


@rule("AZ R-040a", "AZ R-041", "AZ E-08")
def test_one_kind_is_taken_from_one_hex_whole() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11-14"]}, goods={14: {"iron": 3, "gold": 3}}, bob={"time": 40})
    t.ann.plays("box:mine_a").offered_only("mine:14:iron", "mine:14:gold").plays("mine:14:gold").has(
        gold=7, iron=2, time=4
    )
    assert t.state.goods == {14: {"iron": 3}}
    t.ann.plays("box:mine_b").has(iron=5)  # only one thing is left to take
    assert t.state.goods == {}
    t.ann.refused("box:mine_a", rule="R-040")
    t.check()


@rule("AZ R-040b", "AZ R-040c", "AZ R-040d", "AZ Q-09")
def test_the_whole_line_and_the_hex_itself_are_free_of_old_ones() -> None:
    t = outback(
        "ann", "bob", rails={"ann": ["4-11-14-18"]}, tiles={14: "zombie_l1_1"},
        goods={11: {"coal": 3}, 14: {"gold": 3}, 18: {"iron": 3}, 19: {"iron": 3}, 4: {"coal": 3}},
    )  # fmt: skip
    t.ann.plays("box:mine_a").offered_only("mine:11:coal", "mine:4:coal")
    t.ann.refused("mine:14:gold", rule="Q-09").refused("mine:18:iron", rule="R-040").refused(
        "mine:19:iron", rule="R-040"
    )


@rule("AZ R-040b")
def test_rails_of_others_lead_nowhere() -> None:
    t = outback("ann", "bob", ports={"bob": 9}, rails={"ann": ["4-11"], "bob": ["11-14"]}, goods={14: {"iron": 3}})
    t.ann.refused("box:mine_a", rule="R-040")


@rule("AZ R-042a", "AZ Q-10")
def test_phosphate_brings_one_gold_however_much_there_is() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11"]}, goods={11: {"phosphate": 2}})
    t.ann.plays("box:mine_a").has(phosphate=2, gold=5)
    t.check()


@rule("AZ R-142b")
def test_harry_bones_brings_one_more_but_not_of_phosphate() -> None:
    t = outback(
        "ann", "bob", rails={"ann": ["4-11-14"]}, goods={11: {"iron": 3}, 14: {"phosphate": 1}},
        ann={"characters": ["harry_bones"]}, bob={"time": 40},
    )  # fmt: skip
    t.ann.plays("box:mine_a", "mine:11:iron").has(iron=6)
    t.ann.plays("box:mine_b").has(phosphate=1, gold=5)
    t.check()
