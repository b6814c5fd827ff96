"""At first sight a colony takes what is plainly good: without trying anything, and without touching the table."""

from __future__ import annotations

from thinking import best, seen

from .fighting import battle
from .outback import outback

STRONG = {"infantry": 2, "armoured_car": 1, "artillery": 1}
PLAIN = ("corporal_jones", "luigi_caprotti", "general_takanashi", "kapena_alika", "zhu_xiang")
"""Characters that nobody is in a hurry for."""


def test_an_old_one_that_an_army_beats_for_sure_is_attacked_and_cthulhu_is_not() -> None:
    sure = outback("ann", "bob", tiles={11: "loyalist_l3_1 up"}, ann={"barracks": STRONG}, display=PLAIN)
    assert best(sure) == "box:attack"
    hopeless = outback("ann", "bob", tiles={11: "cthulhu_l3_1 up"}, ann={"barracks": {"infantry": 1}}, display=PLAIN)
    assert seen(hopeless)["box:attack"] < 0


def test_who_wins_stays_and_who_cannot_goes_home() -> None:
    winning = battle("zombie_l1_2", force=STRONG)
    winning.ann.is_asked("first-retreat")
    assert best(winning) == "stay"
    hopeless = battle("cthulhu_l3_1", force={"infantry": 1})
    hopeless.ann.is_asked("first-retreat")
    assert best(hopeless) == "all"


def test_farms_are_placed_where_there_are_fields() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11-14"]}, display=PLAIN)
    assert best(t) == "box:farm"
    t.ann.plays("box:farm")
    looks = seen(t)
    assert all(worth > 0 for option, worth in looks.items() if option != "done")


def test_a_rail_leads_towards_goods() -> None:
    def towards(place: int) -> float:
        t = outback("ann", "bob", goods={place: {"phosphate": 1}}, ann={"coal": 1, "iron": 1}, display=PLAIN)
        t.ann.plays("box:rail_3")
        return seen(t)["rail:4:11"]

    assert towards(14) > towards(80) + 1


def test_a_port_in_danger_wants_units() -> None:
    def an_army_is_worth(tiles: dict[int, str]) -> float:
        return seen(outback("ann", "bob", tiles=tiles, ann={"gold": 5}, display=PLAIN))["box:buy"]

    assert an_army_is_worth({10: "mi_go_l1_3 up"}) > an_army_is_worth({}) + 1


def test_only_units_that_reach_a_hex_are_counted_on() -> None:
    """An airship alone flies four steps; the guns at home win nothing there."""

    def an_attack_is_worth(barracks: dict[str, int]) -> float:
        t = outback("ann", "bob", tiles={24: "shoggoth_l2_1 up"}, ann={"barracks": barracks}, display=PLAIN)
        return seen(t)["box:attack"]

    assert an_attack_is_worth({"airship": 1, **STRONG}) == an_attack_is_worth({"airship": 1})


def test_what_sleeps_beside_the_port_is_left_asleep() -> None:
    def an_attack_is_worth(rails: list[str], place: int) -> float:
        barracks = {"infantry": 2}
        tiles = {place: "zombie_l3_1"}
        t = outback("ann", "bob", rails={"ann": rails}, tiles=tiles, ann={"barracks": barracks}, display=PLAIN)
        return seen(t)["box:attack"]

    assert an_attack_is_worth([], 11) < an_attack_is_worth(["4-11-19-24-35"], 42) - 1


def test_what_is_about_to_enter_the_port_of_another_is_worth_more() -> None:
    def an_attack_is_worth(port: int) -> float:
        t = outback(
            "ann", "bob", ports={"ann": 4, "bob": port}, rails={"ann": ["4-11-15-20"]}, tiles={25: "loyalist_l3_1 up"},
            ann={"barracks": STRONG}, display=PLAIN,
        )  # fmt: skip
        return seen(t)["box:attack"]

    assert an_attack_is_worth(21) > an_attack_is_worth(62) + 0.5


def test_a_port_that_two_come_to_wants_more_units_than_one_that_waits_for_one() -> None:
    def an_army_is_worth(tiles: dict[int, str]) -> float:
        held = {"gold": 5, "barracks": {"infantry": 2}}
        return seen(outback("ann", "bob", tiles=tiles, ann=held, display=PLAIN))["box:buy"]

    both = {10: "mi_go_l1_3 up", 11: "zombie_l1_2 up"}
    assert an_army_is_worth(both) > an_army_is_worth({10: "mi_go_l1_3 up"}) + 0.5


def test_rails_and_goods_are_worth_nothing_at_the_end() -> None:
    early, late = (
        seen(outback("ann", "bob", ann={"time": n, "gold": 0}, bob={"time": 52}, purple=52, display=PLAIN))
        for n in (10, 51)
    )
    assert early["box:rail_2"] > late["box:rail_2"] + 1
    assert early["box:trade"] > late["box:trade"]


def test_trade_brings_what_the_next_rail_lacks() -> None:
    t = outback("ann", "bob", ann={"coal": 3, "iron": 0}, display=PLAIN)
    t.ann.plays("box:trade")
    looks = seen(t)
    assert best(t) == "import:iron"
    assert looks["import:iron"] > looks["import:coal"] + 2, "plainly, so that chance does not pick the other"


def test_what_is_turned_up_lies_far_from_home() -> None:
    tiles = {10: "zombie_l1_1", 42: "zombie_l2_1", 71: "zombie_l3_1"}
    t = outback("ann", "bob", tiles=tiles, ann={"characters": ["agent_davies"]}, display=PLAIN)
    t.ann.plays("use:agent_davies")
    assert best(t) == "hidden:42", "and then what lies farther still"


def test_what_would_bring_nothing_is_not_looked_at() -> None:
    t = outback("ann", "bob", ann={"characters": ["jenny_appleseed", "lady_carter"]})
    t.ann.offered("use:jenny_appleseed", "use:lady_carter")
    assert "use:jenny_appleseed" not in seen(t) and "use:lady_carter" in seen(t)
