"""Farms: on which land, how many at once, and what they bring."""

from __future__ import annotations

import pytest

from citing import rule
from games.auztralia.outback import outback
from leng.engine.errors import NotWhole

LINE = {"ann": ["4-11-14", "4-7", "4-1", "4-8"]}
"""From the port in 4 to outback (11, 14), hills (7, 8) and coast (1)."""


@rule("AZ E-10", "AZ R-060a", "AZ R-063b", "AZ R-064a", "AZ R-064b")
def test_cattle_and_sheep_are_placed_for_two_gold_and_two_points_of_time() -> None:
    t = outback(
        "ann", "bob", rails={"ann": ["4-7", "4-8", "4-11-14"]}, goods={14: {"iron": 3}}, bob={"time": 40}
    )  # fmt: skip
    t.ann.plays("box:farm").offered_only("farm:cattle:7", "farm:cattle:8", "farm:sheep:11")
    t.ann.picks("farm:sheep:11", "farm:cattle:8").has(time=5, gold=6, farms=["cattle 8", "sheep 11"])
    t.check()


@rule("AZ R-061a", "AZ R-061b", "AZ R-061c", "AZ Q-13", "AZ E-24")
def test_corn_grows_on_the_coast_cattle_in_the_hills_and_sheep_in_the_outback() -> None:
    t = outback("ann", "bob", rails=LINE)
    t.ann.plays("box:farm").offered_only(
        "farm:corn:1", "farm:cattle:7", "farm:cattle:8", "farm:sheep:11", "farm:sheep:14"
    )  # fmt: skip


@rule("AZ R-060a", "AZ R-060b")
def test_one_of_each_kind_at_most() -> None:
    t = outback("ann", "bob", rails=LINE)
    t.ann.plays("box:farm")
    with pytest.raises(NotWhole):
        t.ann.picks("farm:sheep:11", "farm:sheep:14")
    t.ann.picks("farm:sheep:14", "farm:corn:1", "farm:cattle:7").has(time=6, gold=7)
    t = outback("ann", "bob", rails=LINE)
    t.ann.plays("box:farm", "farm:sheep:11").has(time=4, gold=5)  # behind sheep nothing is left to pick


@rule("AZ E-22", "AZ R-142b", "AZ R-142f")
def test_dagmar_krauss_places_two_alike_but_never_more_than_three() -> None:
    t = outback(
        "ann", "bob", rails={"ann": ["4-11-14-18", "4-7-10", "4-8", "4-1"]}, ann={"characters": ["dagmar_krauss"]}
    )
    t.ann.plays("box:farm")
    with pytest.raises(NotWhole):
        t.ann.picks("farm:sheep:11", "farm:sheep:14", "farm:sheep:18")
    with pytest.raises(NotWhole):
        t.ann.picks("farm:sheep:11", "farm:sheep:14", "farm:corn:1", "farm:cattle:7")
    t.ann.picks("farm:sheep:11", "farm:sheep:14", "farm:cattle:7").has(time=6)


@rule("AZ R-062a", "AZ R-062b", "AZ R-063e")
def test_a_line_free_of_old_ones_leads_to_the_field() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11-14-18", "4-1"]}, tiles={14: "zombie_l1_1"})
    t.ann.plays("box:farm").offered_only("farm:corn:1", "farm:sheep:11")
    t.ann.refused("farm:sheep:14", rule="R-063").refused("farm:sheep:18", rule="R-062")
    t = outback("ann", "bob", rails={"bob": ["11-14"]})
    t.ann.refused("box:farm", rule="R-062")


@rule("AZ R-063b", "AZ R-063c", "AZ R-063d", "AZ Q-68", "AZ R-063a")
def test_the_field_is_empty_but_for_rails() -> None:
    t = outback(
        "ann", "bob", ports={"bob": 9}, rails={"ann": ["4-11-15-12-9", "11-14", "11-19"], "bob": ["11-8"]},
        goods={14: {"gold": 3}}, farms={"bob": ["sheep 19"]},
    )  # fmt: skip
    t.ann.plays("box:farm").offered_only("farm:cattle:12", "farm:sheep:11", "farm:sheep:15")
    t.ann.refused("farm:corn:4", rule="R-063").refused("farm:corn:9", rule="R-063")  # the ports
    t.ann.refused("farm:sheep:14", rule="R-063").refused("farm:sheep:19", rule="R-063")


@rule("AZ R-065a")
def test_seven_farms_of_a_kind_are_all_there_are() -> None:
    sheep = [f"sheep {n}" for n in (24, 25, 30, 31, 35, 36, 37)]
    t = outback("ann", "bob", rails=LINE, farms={"ann": sheep})
    t.ann.plays("box:farm").offered_only("farm:corn:1", "farm:cattle:7", "farm:cattle:8")
    t.ann.refused("farm:sheep:11", rule="R-065")
    t = outback("ann", "bob", rails=LINE, farms={"ann": sheep[1:]}, ann={"characters": ["dagmar_krauss"]})
    t.ann.plays("box:farm")
    with pytest.raises(NotWhole):
        t.ann.picks("farm:sheep:11", "farm:sheep:14")
    t.ann.picks("farm:sheep:11", "farm:corn:1").has(time=5)
    outback("ann", "bob", rails={"ann": ["4-11"]}, farms={"ann": sheep}).ann.refused("box:farm", rule="R-062")


@rule("AZ Q-57")
def test_ferdi_cassan_places_two_of_different_kinds_without_time() -> None:
    t = outback("ann", "bob", rails=LINE, ann={"characters": ["ferdi_cassan"]})
    t.ann.plays("use:ferdi_cassan").is_asked("farm")
    with pytest.raises(NotWhole):
        t.ann.picks("farm:sheep:11", "farm:sheep:14")
    t.ann.picks("farm:sheep:11", "farm:corn:1").has(time=3, gold=6).is_asked("act")
    t = outback("ann", "bob", rails=LINE, ann={"characters": ["ferdi_cassan", "dagmar_krauss"]})
    t.ann.plays("use:ferdi_cassan").picks("farm:sheep:11", "farm:sheep:14").has(time=3, gold=6)
