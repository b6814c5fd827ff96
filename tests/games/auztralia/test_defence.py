"""Old Ones on a port: everybody fights, nobody retreats, and the first lost port ends the match."""

from __future__ import annotations

from citing import rule
from leng.games.auztralia.rules.ending import old_ones

from .fighting import PORT, combat, force, siege
from .outback import OutbackTranscript, outback


def lost(t: OutbackTranscript, seat: int) -> None:
    """The match is over because this port fell."""
    assert t.table.decision is None and t.table.result is not None
    assert t.table.result.ending == "port"
    t.told("end-port", seat=seat)


@rule("AZ R-110a", "AZ R-110b", "AZ R-110c", "AZ Q-17")
def test_all_units_fight_at_no_time_and_without_retreat() -> None:
    """Trains too, far from any rails; no question is put but where the damage goes."""
    units = {"infantry": 2, "armoured_train": 1, "airship": 1}
    t = siege("zombie_l1_2 up", force=units, cards=["ooc_05", "ooc_36"])
    before = t.state.colonies[0].time
    assert combat(t).defence and force(t) == units and t.state.phase == "combat"
    t.ann.is_asked("assign").plays("stack:infantry")
    t.ann.has(time=before, tiles=["zombie_l1_2"], infantry=2, armoured_train=1, airship=1).is_asked("act")
    t.check()


@rule("AZ R-110c", "AZ R-091")
def test_there_is_no_retreat_between_two_cards() -> None:
    t = siege("shoggoth_l1_1 up", force={"infantry": 2, "airship": 1}, cards=["ooc_11", "ooc_20", "ooc_23", "ooc_32"])
    t.ann.has(tiles=["shoggoth_l1_1"]).is_asked("act")  # four cards, and nobody was asked anything


@rule("AZ R-111a", "AZ R-111b", "AZ Q-47")
def test_an_old_one_that_is_left_on_the_port_ends_the_match_and_counts() -> None:
    t = siege("cthulhu_l3_1 up", force={"infantry": 1}, cards=["ooc_02", "ooc_27"])
    lost(t, 0)
    assert t.lying(PORT) == ["cthulhu_l3_1 up"]
    assert old_ones(t.state)["revealed"] == 12
    t.ann.has(infantry=0)
    t.check()


@rule("AZ R-111a", "AZ R-101b")
def test_a_broken_mind_loses_the_port_though_units_are_left() -> None:
    t = siege("zombie_l3_1 up", "zombie_l3_2 up", force={"airship": 2}, cards=["ooc_01", "ooc_02"])
    lost(t, 0)
    t.ann.has(airship=2)


@rule("AZ R-112", "AZ R-101c", "AZ R-102b")
def test_the_port_stands_when_the_last_old_one_dies_on_the_card_that_defeats() -> None:
    t = siege("zombie_l1_2 up ann=1", "zombie_l1_3 up ann=1", "zombie_l1_4 up ann=1", "zombie_l2_1 up ann=1",
              force={"infantry": 3}, cards=["ooc_29"])  # fmt: skip
    t.told("breaks", seat=0)
    t.ann.has(infantry=3, tiles=["zombie_l1_2", "zombie_l1_3", "zombie_l1_4", "zombie_l2_1"]).is_asked("act")
    t = siege("zombie_l1_2 up ann=1", "zombie_l1_3 up ann=1", force={"infantry": 1}, cards=["ooc_23"])
    t.ann.has(infantry=0, tiles=["zombie_l1_2", "zombie_l1_3"]).is_asked("act")
    t.check()


@rule("AZ R-112", "AZ R-102a")
def test_the_losses_of_a_defeat_apply_although_the_port_stands() -> None:
    t = siege("zombie_l1_2 up", "mi_go_l1_3 up", force={"infantry": 2, "armoured_car": 1, "airship": 1},
              cards=["ooc_01", "ooc_02", "ooc_03", "ooc_04"])  # fmt: skip
    t.ann.plays("stack:infantry", "stack:armoured_car", "stack:infantry")
    t.ann.has(infantry=1, armoured_car=0, airship=0, tiles=["zombie_l1_2", "mi_go_l1_3"]).is_asked("act")


@rule("AZ Q-29")
def test_a_port_without_units_is_lost_at_once() -> None:
    t = siege("zombie_l1_1 up", force={})
    lost(t, 0)
    assert len(t.state.cards) == 40


@rule("AZ Q-29", "AZ R-142b", "AZ Q-44", "AZ E-23")
def test_ivan_karpov_strikes_first_and_may_save_an_empty_port() -> None:
    t = siege("zombie_l1_2 up", "mi_go_l1_1 up", force={}, ann={"characters": ["ivan_karpov"]})
    t.ann.has(tiles=["zombie_l1_2", "mi_go_l1_1"]).is_asked("act")
    assert t.state.fought == [0] and len(t.state.cards) == 40
    t.check()
    t = siege("zombie_l1_2 up", "mi_go_l1_3 up", force={}, ann={"characters": ["ivan_karpov"]})
    lost(t, 0)
    t.ann.has(tiles=["zombie_l1_2"])
    assert t.lying(PORT) == ["mi_go_l1_3 up ann=2"]


@rule("AZ R-142b", "AZ R-110a")
def test_units_fight_what_ivan_karpov_leaves() -> None:
    t = siege("mi_go_l1_3 up bob=1", "mi_go_l3_1 up", force={"infantry": 1}, cards=["ooc_13", "ooc_36"],
              ann={"characters": ["ivan_karpov"]})  # fmt: skip
    t.ann.has(points=1, tiles=["mi_go_l3_1"], infantry=1).is_asked("act")  # 2 points shared: 1 each, and none left


@rule("AZ R-113", "AZ Q-28", "AZ Q-53")
def test_ports_are_defended_in_turn_order_and_the_first_that_falls_ends_the_match() -> None:
    """Bob's disc is the last, then Ann's; Cat is at the end of the track already and comes last."""

    def play(**units: int) -> OutbackTranscript:
        tiles = {4: "cthulhu_l3_1 up", 21: "shoggoth_l3_1 up", 27: "shoggoth_l3_2 up"}
        held = {name: {"barracks": {"infantry": n}} for name, n in units.items()}
        return outback("ann", "bob", "cat", at="man_the_ports", tiles=tiles, ann={"time": 30, **held.get("ann", {})},
                       bob={"time": 29, **held.get("bob", {})}, cat={"time": 53})  # fmt: skip

    lost(play(), 1)
    t = play(ann=1)
    lost(t, 1)  # nobody else fights any more
    t.ann.has(infantry=1)
    t = play(bob=1)
    lost(t, 1)
    t.told("defends", seat=1)


@rule("AZ R-113", "AZ Q-28")
def test_a_port_that_holds_is_followed_by_the_next() -> None:
    t = outback("ann", "bob", at="man_the_ports", tiles={4: "mi_go_l1_1 up ann=1", 21: "zombie_l1_1 up"}, purple=30,
                cards=["ooc_13"], ann={"time": 31, "barracks": {"infantry": 1}}, bob={"time": 53})  # fmt: skip
    t.ann.has(tiles=["mi_go_l1_1"])
    lost(t, 1)


@rule("AZ R-110a", "AZ Q-35", "AZ Q-40")
def test_an_alarm_in_the_midst_of_a_combat_waits_for_its_end() -> None:
    """Agent Davies turns up a temple between two cards, and one of those who come out stands on the port."""
    t = outback("ann", "bob", "cat", options={"challenge": "medium"},
                tiles={8: "mi_go_l3_1 up", 19: "xx_temple_zombie"},
                cards=["ooc_01", "ooc_05", "ooc_02", "ooc_39", "ooc_30", "ooc_12"],
                ann={"barracks": {"armoured_car": 1}, "characters": ["agent_davies"]})  # fmt: skip
    t.ann.plays("box:attack", "attack:8").is_asked("combat-card").plays("use:agent_davies")
    assert len(t.lying(4)) == 1 and combat(t).hex == 8 and t.lying(8) == ["mi_go_l3_1 up ann=1"]
    t.ann.is_asked("retreat").plays("all")
    t.told("defends", seat=0, hex=4)
    assert t.lying(4) == []
    t.ann.has(armoured_car=1)
    t.check()


@rule("AZ R-113", "AZ Q-35")
def test_where_an_alarm_in_the_midst_of_a_combat_calls_two_ports_they_are_defended_in_their_order() -> None:
    t = outback("ann", "bob", "cat", options={"challenge": "medium"},
                tiles={8: "mi_go_l3_1 up", 12: "xx_temple_zombie"}, cards=["ooc_03", "ooc_30", "ooc_05", "ooc_39"],
                ann={"barracks": {"armoured_car": 1}, "characters": ["agent_davies", "ivan_karpov"]})  # fmt: skip
    t.ann.plays("box:attack").is_asked("combat-card").plays("use:agent_davies")
    assert len(t.lying(4)) == len(t.lying(21)) == 1 and combat(t).hex == 8
    t.ann.is_asked("retreat").plays("all")
    t.told("port-holds", seat=0)
    lost(t, 1)
