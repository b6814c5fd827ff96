"""The time track, the action boxes, and cubes that come back."""

from __future__ import annotations

from citing import rule
from games.auztralia.outback import outback


@rule("AZ R-020a", "AZ R-020b", "AZ R-021c", "AZ R-021d", "AZ R-021e", "AZ E-05")
def test_the_rearmost_disc_acts_and_on_a_shared_space_the_one_on_top() -> None:
    t = outback("red", "blue", "green", red={"time": 3}, blue={"time": 3}, green={"time": 4})
    t.red.plays("box:retrieve").has(time=4)
    t.blue.is_asked("act")
    assert t.state.arrivals[-1] == 0
    t.blue.plays("box:retrieve").has(time=4)
    t.blue.plays("box:retrieve").has(time=5)  # it came last, so it lies on top and acts again
    t.red.plays("box:retrieve")
    t.green.is_asked("act")


@rule("AZ R-023", "AZ Q-05", "AZ R-160a")
def test_whoever_has_reached_53_acts_no_more_and_the_others_go_on() -> None:
    t = outback("ann", "bob", purple=53, ann={"time": 52}, bob={"time": 50})
    t.bob.plays("box:retrieve", "box:retrieve", "box:retrieve").has(time=53)
    t.ann.plays("box:retrieve").has(time=53)
    assert t.table.decision is None and t.table.result is not None and t.table.result.ending == "time"


@rule("AZ R-120a", "AZ R-120b", "AZ Q-04")
def test_the_purple_disc_waits_on_22_until_everybody_has_passed_it() -> None:
    t = outback("ann", "bob", ann={"time": 22}, bob={"time": 21})
    t.bob.plays("box:retrieve").has(time=22)
    t.bob.plays("box:retrieve").has(time=23)
    assert t.state.purple == 22
    t.ann.plays("box:retrieve").has(time=23)
    assert t.state.purple == 24  # 22, 23 where it lies on top, then both players are behind it
    t.ann.is_asked("act")


@rule("AZ R-022", "AZ E-06", "AZ R-024", "AZ R-021a", "AZ R-021b")
def test_a_box_costs_one_gold_for_each_cube_in_it() -> None:
    t = outback("ann", "bob", ann={"coal": 9, "iron": 9, "gold": 1}, bob={"time": 40})
    t.ann.plays("box:rail_2", "rail:4:11", "rail:11:14").has(time=5, gold=1, cubes={"rail_2": 1}, headquarters=19)
    t.ann.plays("box:rail_2", "rail:14:18", "done").has(time=7, gold=0, cubes={"rail_2": 2})
    t.ann.refused("box:rail_2", rule="R-022", need=2, have=0)
    t.ann.plays("box:retrieve").has(time=8, cubes={}, headquarters=20)
    t.ann.offered("box:rail_2")


@rule("AZ R-022")
def test_the_gold_for_a_box_is_paid_before_the_action_earns_any() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11"]}, ann={"gold": 0, "cubes": {"farm": 1, "trade": 1, "buy": 1}})
    t.ann.refused("box:farm", rule="R-022").refused("box:trade", rule="R-022")
    t = outback("ann", "bob", ann={"gold": 1, "cubes": {"buy": 1}})
    t.ann.refused("box:buy", rule="R-050")  # the only gold would go for the box


@rule("AZ Q-07")
def test_each_box_for_rails_and_each_mine_counts_its_own_cubes() -> None:
    t = outback(
        "ann", "bob", rails={"ann": ["4-11"]}, goods={11: {"iron": 3}},
        ann={"gold": 0, "cubes": {"rail_2": 1, "mine_a": 1}}, bob={"time": 40},
    )  # fmt: skip
    t.ann.refused("box:rail_2", rule="R-022").refused("box:mine_a", rule="R-022").offered("box:rail_3", "box:mine_b")
    t.ann.plays("box:mine_b").has(cubes={"rail_2": 1, "mine_a": 1, "mine_b": 1})


def test_of_two_mines_that_hold_the_same_one_is_offered() -> None:
    t = outback("ann", "bob", goods={4: {"iron": 3}})
    t.ann.offered("box:mine_a").not_offered("box:mine_b")


@rule("AZ Q-71", "AZ Q-08", "AZ Q-51")
def test_whoever_takes_an_action_does_something_with_it() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11"]}, goods={7: {"iron": 3}}, bob={"time": 40})
    t.ann.plays("box:rail_2").is_asked("lay-rail").not_offered("done").plays("rail:11:14").offered("done").plays("done")
    t.ann.plays("box:trade").is_asked("trade").not_offered("done").plays("import:coal").offered("done").plays("done")
    t.ann.plays("box:farm").is_asked("farm").not_offered("done")
    outback("ann", "bob", goods={7: {"iron": 3}}).ann.refused("box:mine_a", "R-040").refused("box:farm", "R-062")


@rule("AZ R-075")
def test_whoever_takes_back_an_attack_that_has_turned_a_tile_up_is_known_to_have_seen_it() -> None:
    """Alone, too: the story says so, and the result counts it."""
    t = outback("ann", tiles={11: "zombie_l1_2"}, ann={"barracks": {"infantry": 1}})
    t.ann.plays("box:attack").is_asked("first-retreat")
    t.table.undo(0)
    t.told("undo", seat=0, seen=True)
    assert t.lying(11) == ["zombie_l1_2"] and t.table.hindsight == 1
    t.to_the_end({"act": "box:retrieve"})
    assert t.table.result is not None and t.table.result.hindsight == 1
    t = outback("ann", goods={4: {"iron": 3}})
    t.ann.plays("box:mine_a")
    t.table.undo(0)
    assert "seen" not in t.told("undo").facts and t.table.hindsight == 0


@rule("AZ R-080c", "AZ Q-06", "AZ R-080a", "AZ R-080b")
def test_retrieving_is_always_possible_and_takes_longer_without_a_cube() -> None:
    t = outback("ann", "bob", bob={"time": 40})
    t.ann.plays("box:retrieve").has(time=4, cubes={}, headquarters=20)
    t = outback("ann", "bob", ann={"gold": 9, "cubes": {"trade": 20}}, bob={"time": 40})
    t.bob.is_not_asked()
    t.ann.has(time=5, cubes={}, headquarters=20)  # nothing else could be done, so nobody was asked
    t.ann.is_asked("act")


@rule("AZ R-080c", "AZ Q-21")
def test_cubes_on_old_ones_do_not_act() -> None:
    t = outback("ann", "bob", tiles={70: "cthulhu_l3_1 up ann=4"}, ann={"cubes": {"trade": 16}}, bob={"time": 40})
    t.ann.has(time=5, cubes={}, headquarters=16)
    t.ann.offered("box:trade")


@rule("AZ R-140e", "AZ Q-40")
def test_a_character_may_be_used_before_or_after_the_action() -> None:
    t = outback("ann", "bob", ann={"characters": ["lady_carter", "lord_blackstock"]})
    t.ann.plays("use:lady_carter").has(coal=6, time=3).is_asked("act")
    t.ann.plays("box:trade", "import:coal", "import:coal").has(time=4)
    t.ann.is_asked("after").offered_only("use:lord_blackstock", "pass").plays("use:lord_blackstock").has(gold=8)
    t.bob.is_asked("act")


@rule("AZ R-141a", "AZ Q-40")
def test_after_the_action_that_reaches_53_it_is_too_late_for_characters() -> None:
    t = outback("ann", "bob", purple=53, ann={"time": 52, "characters": ["lady_carter"]}, bob={"time": 52})
    t.ann.offered("use:lady_carter").plays("box:retrieve").has(time=53, characters=["lady_carter"])
    t.bob.is_asked("act")


def test_whoever_acts_again_is_not_asked_twice_about_characters() -> None:
    t = outback("ann", "bob", ann={"characters": ["lady_carter"]}, bob={"time": 9})
    t.ann.plays("box:retrieve").is_asked("act").offered("use:lady_carter")
