"""Building railways: where rails may lie, what they cost, and how far a line reaches."""

from __future__ import annotations

from citing import rule
from games.auztralia.outback import outback
from leng.games.auztralia.state import RAILS


@rule("AZ R-031a", "AZ R-031b", "AZ R-032a", "AZ R-032b", "AZ R-033", "AZ E-07")
def test_two_rails_join_the_port_to_a_deposit() -> None:
    t = outback("ann", "bob", goods={14: {"iron": 3}}, bob={"time": 40})
    t.ann.plays("box:rail_2").is_asked("lay-rail").offered_only("rail:1:4", "rail:2:4", "rail:4:11")
    t.ann.plays("rail:4:11").has(coal=1, iron=1, linked=[4, 11])
    t.ann.is_asked("lay-second").offered("rail:1:4", "rail:11:14", "rail:11:19")
    t.ann.plays("rail:11:14").has(linked=[4, 11, 14], rails=["4-11", "11-14"], time=5)
    t.ann.plays("box:mine_a").has(iron=4)
    t.check()


@rule("AZ R-031a")
def test_without_coal_or_iron_nothing_is_built() -> None:
    outback("ann", "bob", ann={"coal": 0}).ann.refused("box:rail_2", rule="R-031").refused("box:rail_3", rule="R-031")
    outback("ann", "bob", ann={"iron": 0}).ann.refused("box:rail_2", rule="R-031")


@rule("AZ R-030a", "AZ R-030b", "AZ Q-07")
def test_hills_on_either_side_need_the_box_that_takes_three() -> None:
    t = outback("ann", "bob", bob={"time": 40})
    t.ann.plays("box:rail_2").refused("rail:4:7", rule="R-030").refused("rail:4:8", rule="R-030").plays("rail:4:11")
    t.ann.refused("rail:7:11", rule="R-030").plays("done").has(time=5)
    t.ann.plays("box:rail_3").offered("rail:4:7", "rail:7:11", "rail:1:4").plays("rail:4:7", "rail:1:4").has(time=8)


@rule("AZ Q-08")
def test_the_second_rail_may_be_left_out_but_costs_nothing_less() -> None:
    t = outback("ann", "bob", bob={"time": 40})
    t.ann.plays("box:rail_2", "rail:4:11", "done").has(rails=["4-11"], coal=1, iron=1, time=5)


@rule("AZ R-034a", "AZ R-034b", "AZ Q-68")
def test_one_rail_lies_across_a_side_but_a_hex_is_open_to_everybody() -> None:
    t = outback(
        "ann", "bob", ports={"bob": 9}, rails={"ann": ["4-11-14"], "bob": ["9-12-15-11"]},
        farms={"bob": ["sheep 19"]}, goods={18: {"gold": 3}}, bob={"time": 40},
    )  # fmt: skip
    t.ann.plays("box:rail_3").refused("rail:11:15", rule="R-034").refused("rail:11:14", rule="R-034")
    t.ann.offered("rail:11:19", "rail:14:18")
    t = outback("ann", "bob", ports={"bob": 9}, rails={"ann": ["4-11-15-12"]}, bob={"time": 40})
    t.ann.plays("box:rail_3").offered("rail:9:12").plays("rail:9:12").has(linked=[4, 9, 11, 12, 15])


@rule("AZ R-035a", "AZ R-035b")
def test_no_rail_enters_a_hex_with_an_old_one_hidden_or_not() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11"]}, tiles={14: "zombie_l1_1", 15: "temple_l1_1 up"})
    t.ann.plays("box:rail_2").refused("rail:11:14", rule="R-035").refused("rail:11:15", rule="R-035")
    t.ann.offered("rail:11:19")


@rule("AZ R-036b")
def test_a_line_that_an_old_one_cuts_is_not_extended_beyond_it() -> None:
    t = outback("ann", "bob", rails={"ann": ["4-11-14-18", "4-1"]}, tiles={14: "zombie_l1_1 up"})
    t.ann.has(linked=[1, 4, 11])
    t.ann.plays("box:rail_3").refused("rail:18:23", rule="R-036").refused("rail:10:14", rule="R-035")
    t.ann.offered("rail:11:19", "rail:1:7")


@rule("AZ R-036b")
def test_nothing_is_built_from_a_port_with_an_old_one_on_it_or_when_there_is_no_room() -> None:
    around = {11: "zombie_l1_1", 1: "zombie_l1_2", 2: "zombie_l1_3", 7: "temple_l1_1", 8: "temple_l1_2"}
    t = outback("ann", "bob", tiles=around)
    t.ann.refused("box:rail_2", rule="R-032").refused("box:rail_3", rule="R-032")
    del around[7]
    outback("ann", "bob", tiles=around).ann.refused("box:rail_2", rule="R-032").offered("box:rail_3")


@rule("AZ R-037a")
def test_twenty_rails_are_all_there_are() -> None:
    path = "4-11-14-18-24-19-15-20-25-30-35-41-47-42-36-31-37-43-48"
    t = outback("ann", "bob", rails={"ann": [path, "4-1"]}, ann={"coal": 5, "iron": 5, "gold": 9}, bob={"time": 40})
    assert len(t.state.rails) == RAILS - 1
    t.ann.plays("box:rail_2", "rail:2:4").has(time=5)  # no second one is left to lay
    t.ann.refused("box:rail_2", rule="R-037")
    t.check()


@rule("AZ R-142d")
def test_brassey_lays_two_rails_on_any_terrain_without_time() -> None:
    t = outback("ann", "bob", ann={"characters": ["timothy_brassey"]})
    t.ann.plays("use:timothy_brassey", "rail:4:7", "rail:7:10").has(time=3, coal=1, iron=1, linked=[4, 7, 10])
    t = outback("ann", "bob", ann={"characters": ["timothy_brassey"], "coal": 0})
    t.ann.refused("use:timothy_brassey", rule="R-031")


@rule("AZ Q-40", "AZ R-140e")
def test_between_two_rails_a_character_may_clear_a_hex() -> None:
    t = outback("ann", "bob", tiles={14: "temple_l1_1 up ann=2", 15: "zombie_l1_2"},
                ann={"characters": ["long_range_outback_group", "agent_davies", "lady_carter"]})  # fmt: skip
    t.ann.plays("box:rail_2").not_offered("use:agent_davies").plays("rail:4:11").is_asked("lay-second")
    t.ann.offered("use:agent_davies", "use:long_range_outback_group", "done").not_offered("use:lady_carter")
    t.ann.not_offered("rail:11:14").plays("use:long_range_outback_group").has(tiles=["temple_l1_1"])
    t.ann.is_asked("lay-second").plays("rail:11:14").has(rails=["4-11", "11-14"], time=5)
    before = outback("ann", "bob", tiles={15: "zombie_l1_2"}, ann={"characters": ["agent_davies"]}, formerly=True)
    before.ann.plays("box:rail_2", "rail:4:11").is_asked("lay-second").not_offered("use:agent_davies")


@rule("AZ Q-40", "AZ R-030a", "AZ R-037a")
def test_brassey_may_lay_his_rails_between_the_two_of_an_action() -> None:
    """Through the hills of 7 and 10, which the quicker box does not reach."""
    t = outback("ann", "bob", ann={"characters": ["timothy_brassey", "kitchener"]}, bob={"time": 40})
    t.ann.plays("box:rail_2", "rail:1:4").is_asked("lay-second").offered("use:timothy_brassey", "use:kitchener")
    t.ann.plays("use:timothy_brassey").is_asked("lay-rail").plays("rail:4:7", "rail:7:10").is_asked("lay-second")
    t.ann.refused("rail:7:11", rule="R-030").plays("rail:4:11").has(
        rails=["1-4", "4-7", "7-10", "4-11"], time=5, coal=0
    )
    path = "4-11-14-18-24-19-15-20-25-30-35-41-47-42-36-31-37-43-48"
    t = outback("ann", "bob", rails={"ann": [path]}, ann={"coal": 5, "iron": 5, "characters": ["timothy_brassey"]})
    t.ann.plays("box:rail_2", "rail:1:4", "use:timothy_brassey", "rail:2:4")
    assert len(t.state.rails) == 20
    t.bob.is_asked("act")
