"""Import and export."""

from __future__ import annotations

import pytest

from citing import rule
from games.auztralia.outback import outback
from leng.engine.errors import NotWhole


@rule("AZ R-055a", "AZ R-055b", "AZ R-055c")
def test_two_deeds_in_any_mix() -> None:
    t = outback("ann", "bob")
    t.ann.plays("box:trade").picks("export:iron", "import:coal").has(coal=3, iron=1, gold=5, time=4)
    t = outback("ann", "bob")
    t.ann.plays("box:trade").picks("export:iron", "export:coal").has(coal=1, iron=1, gold=6)
    t = outback("ann", "bob")
    t.ann.plays("box:trade").picks("import:iron", "import:iron").has(iron=4, gold=4)
    t.check()


@rule("AZ R-055a", "AZ R-055b", "AZ R-055c", "AZ Q-51")
def test_one_deed_is_enough_and_what_came_may_go_again() -> None:
    t = outback("ann", "bob", ann={"coal": 0, "iron": 0})
    t.ann.plays("box:trade").offered("import:coal", "import:iron").not_offered("done", "export:coal")
    with pytest.raises(NotWhole):
        t.ann.picks("export:coal")
    with pytest.raises(NotWhole):
        t.ann.picks("import:iron", "export:coal")
    t.ann.plays("import:coal").offered_only("import:coal", "import:iron", "export:coal", "done")
    t.ann.plays("export:coal").has(coal=0, gold=5)
    t = outback("ann", "bob")
    t.ann.plays("box:trade", "export:coal", "done").has(coal=1, gold=5, time=4)


@rule("AZ Q-51")
def test_an_empty_supply_gives_nothing() -> None:
    t = outback("ann", "bob", supply={"coal": 0, "iron": 1})
    t.ann.plays("box:trade").offered_only("import:iron", "export:coal", "export:iron")
    t.ann.plays("import:iron").not_offered("import:iron")
    for left in ({"coal": 0, "iron": 1, "gold": 0}, {"coal": 1, "iron": 0, "gold": 0}, {"coal": 0, "iron": 0}):
        outback("ann", "bob", supply=left).ann.offered("box:trade")
    t = outback("ann", "bob", supply={"coal": 0, "iron": 0, "gold": 0})
    t.ann.refused("box:trade", rule="Q-51")
