"""Military units: what they cost, and that there are only so many."""

from __future__ import annotations

from citing import rule
from games.auztralia.outback import outback


@rule("AZ R-050a", "AZ E-09", "AZ Q-49")
def test_a_unit_is_bought_for_its_price() -> None:
    t = outback("ann", "bob", ann={"gold": 5})
    t.ann.plays("box:buy").plays("unit:artillery:1").has(gold=0, artillery=1, time=4)
    artillery = t.state.box.units[2]
    assert (artillery.cost, artillery.range, artillery.capacity) == (5, 1, 2)
    assert [each.cost for each in t.state.box.units] == [1, 3, 5, 4, 4]
    t.check()


@rule("AZ R-050b", "AZ R-050c")
def test_infantry_comes_alone_or_in_pairs() -> None:
    t = outback("ann", "bob", ann={"gold": 2})
    t.ann.plays("box:buy").offered_only("unit:infantry:1", "unit:infantry:2")
    t.ann.refused("unit:artillery:1", rule="R-050", need=5, have=2).plays("unit:infantry:2").has(infantry=2, gold=0)


@rule("AZ R-050d")
def test_units_run_out() -> None:
    t = outback("ann", "bob", ann={"gold": 9}, bob={"barracks": {"airship": 3, "infantry": 9}})
    t.ann.plays("box:buy").refused("unit:airship:1", rule="R-050").refused("unit:infantry:2", rule="R-050")
    t.ann.offered("unit:infantry:1")


@rule("AZ R-050a")
def test_without_gold_the_box_is_refused() -> None:
    outback("ann", "bob", ann={"gold": 0}).ann.refused("box:buy", rule="R-050")
