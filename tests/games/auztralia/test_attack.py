"""The action to attack: which hexes a force reaches, what it costs, and what cannot be had back."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from citing import rule
from leng.engine.dice import Dice
from leng.games.auztralia.deeds import lines
from leng.games.auztralia.deeds import tiles as old_ones
from leng.games.auztralia.rules import attack
from leng.games.auztralia.state import AIRSHIP, TRAIN, UNITS, Australia, Colony

from .fighting import battle, combat, force, send_all
from .outback import outback


@rule("AZ R-070a", "AZ R-077a", "AZ R-077b")
def test_units_leave_the_barracks_for_the_attack_and_come_back_after_it() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1"}, ann={"barracks": {"infantry": 3, "airship": 1}})
    t.ann.plays("box:attack").is_asked("force").offered_only("unit:infantry", "unit:airship", "all")
    t.ann.picks("unit:infantry", "unit:airship").is_asked("first-retreat").has(infantry=2, airship=0)
    assert force(t) == {"infantry": 1, "airship": 1}
    t.check()
    t.ann.plays("all").has(infantry=3, airship=1)
    assert t.state.combat is None
    t.check()


@rule("AZ Q-15", "AZ R-070b")
def test_nobody_attacks_without_units() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1"})
    t.ann.refused("box:attack", rule="Q-15")


@rule("AZ Q-15")
def test_the_force_stays_as_it_is_once_the_tile_is_turned() -> None:
    t = battle("zombie_l1_2", force={"infantry": 2}, cards=["ooc_11", "ooc_12"])
    t.ann.is_asked("first-retreat").offered_only("all", "stay")
    t.ann.plays("stay").is_asked("retreat").offered_only("all", "stay")


@rule("AZ R-071a", "AZ R-071b")
def test_what_is_hidden_and_what_is_not_may_be_attacked_but_nothing_else() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1", 8: "zombie_l1_1 up"}, goods={7: {"gold": 3}}, farms={"ann": ["corn 1"]},
                ann={"barracks": {"infantry": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("target").offered_only("attack:11", "attack:8")


# Range ------------------------------------------------------------------------------------------------------------


@rule("AZ R-071c")
def test_the_shortest_range_counts_for_the_whole_force() -> None:
    t = outback("ann", tiles={19: "mi_go_l1_1", 35: "mi_go_l1_2"},
                ann={"barracks": {"infantry": 1, "armoured_car": 1, "artillery": 1, "airship": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("target").offered_only("attack:19", "attack:35").plays("attack:19")
    t.ann.refused("unit:infantry", rule="R-071", have=1, need=2).refused("unit:artillery", rule="R-071", have=1)
    t.ann.offered_only("unit:armoured_car", "unit:airship", "all").plays("all").is_asked("first-retreat")
    assert force(t) == {"armoured_car": 1, "airship": 1}


@rule("AZ R-071a", "AZ R-071c", "AZ R-072a", "AZ R-072b")
@pytest.mark.parametrize(
    ("unit", "reached"),
    [("infantry", [11]), ("artillery", [11]), ("armoured_car", [11, 14]), ("airship", [11, 14, 24, 35])],
)
def test_range_counts_from_the_network(unit: str, reached: list[int]) -> None:
    """Hex 11 is one step from the port, 14 two, 24 three, 35 four and 47 five; there is one tile at a time."""
    for place in (11, 14, 24, 35, 47):
        t = outback("ann", tiles={place: "mi_go_l1_1"}, ann={"barracks": {unit: 1}})
        if place in reached:
            t.ann.plays("box:attack").is_asked("first-retreat")
        else:
            t.ann.refused("box:attack", rule="R-071")
    t = outback("ann", tiles={14: "mi_go_l1_1"}, rails={"ann": ["4-11"]}, ann={"barracks": {unit: 1}})
    t.ann.plays("box:attack").is_asked("first-retreat")


@rule("AZ R-073a", "AZ R-073b", "AZ Q-16")
def test_only_airships_alone_pass_over_old_ones() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1", 19: "mi_go_l1_2"}, ann={"barracks": {"armoured_car": 1, "airship": 1}})
    t.ann.plays("box:attack").offered_only("attack:11", "attack:19").plays("attack:19").is_asked("first-retreat")
    assert force(t) == {"airship": 1}  # the car could not get past hex 11
    t = outback(
        "ann", tiles={11: "mi_go_l1_1", 19: "mi_go_l1_2", 14: "mi_go_l1_3"}, ann={"barracks": {"armoured_car": 1}}
    )
    t.ann.plays("box:attack").is_asked("target").refused("attack:19", rule="R-073").offered("attack:11", "attack:14")


@rule("AZ R-073b")
def test_a_car_that_cannot_fly_may_not_go_with_airships_over_an_old_one() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1", 19: "mi_go_l1_2"}, ann={"barracks": {"armoured_car": 1, "airship": 2}})
    t.ann.plays("box:attack", "attack:19").is_asked("force").refused("unit:armoured_car", rule="R-073")


@rule("AZ Q-16")
def test_terrain_farms_and_foreign_ports_do_not_stop_a_force_but_the_sea_does() -> None:
    """From Eden (9) to the hills of 8 over Bob's port (5) or his farm (12); and from Sydney (21) up the coast."""
    t = outback("ann", "bob", ports={"ann": 9, "bob": 5}, tiles={8: "mi_go_l1_1"}, farms={"bob": ["cattle 12"]},
                ann={"barracks": {"armoured_car": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("first-retreat")
    tiles = {32: "mi_go_l1_1", 38: "mi_go_l1_2", 26: "zombie_l1_1"}
    t = outback("ann", "bob", ports={"ann": 21, "bob": 5}, tiles=tiles, ann={"barracks": {"armoured_car": 1}})
    t.ann.plays("box:attack").offered_only("attack:32", "attack:26").refused("attack:38", rule="R-073")


@rule("AZ R-072c", "AZ Q-17")
def test_a_train_attacks_only_what_its_rails_touch() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1", 7: "mi_go_l1_2"}, rails={"ann": ["4-11"]},
                ann={"barracks": {"armoured_train": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("first-retreat")
    assert combat(t).hex == 11
    t = outback("ann", tiles={11: "mi_go_l1_1", 24: "mi_go_l1_2", 19: "mi_go_l1_3", 7: "zombie_l1_1"},
                rails={"ann": ["4-11-19", "4-8-15-19"]}, ann={"barracks": {"armoured_train": 1}})  # fmt: skip
    t.ann.plays("box:attack").offered_only("attack:11", "attack:19")
    t.ann.refused("attack:24", rule="R-072").refused("attack:7", rule="R-072")


@rule("AZ R-072c", "AZ R-074a", "AZ Q-17")
def test_the_other_end_of_the_rail_must_be_joined_to_the_port() -> None:
    t = outback("ann", tiles={11: "mi_go_l1_1", 24: "mi_go_l1_2", 8: "zombie_l1_1"},
                rails={"ann": ["4-11-14-24", "4-8"]}, ann={"barracks": {"armoured_train": 1}})  # fmt: skip
    t.ann.plays("box:attack").offered_only("attack:11", "attack:8").refused("attack:24", rule="R-074")


@rule("AZ Q-17")
def test_a_train_next_to_foreign_rails_gets_nowhere() -> None:
    t = outback("ann", "bob", ports={"ann": 4, "bob": 13}, tiles={11: "mi_go_l1_1"}, rails={"bob": ["4-11"]},
                ann={"barracks": {"armoured_train": 1}})  # fmt: skip
    t.ann.refused("box:attack", rule="R-071")


@rule("AZ Q-17", "AZ R-142b")
def test_billy_kneebone_leads_everybody_one_hex_farther() -> None:
    t = outback(
        "ann", tiles={11: "mi_go_l1_1"}, ann={"barracks": {"armoured_train": 1}, "characters": ["billy_kneebone"]}
    )
    t.ann.plays("box:attack").is_asked("first-retreat")
    t = outback(
        "ann", tiles={14: "mi_go_l1_1"}, ann={"barracks": {"armoured_train": 1}, "characters": ["billy_kneebone"]}
    )
    t.ann.refused("box:attack", rule="R-071")
    t = outback("ann", tiles={47: "mi_go_l1_1"}, ann={"barracks": {"airship": 1}, "characters": ["billy_kneebone"]})
    t.ann.plays("box:attack").is_asked("first-retreat")


@rule("AZ R-074a", "AZ R-074b")
def test_one_strikes_from_where_a_line_free_of_old_ones_leads() -> None:
    """An Old One on the line in 14 cuts off 24 behind it; only an attack may end on a hex with an Old One."""
    t = outback("ann", tiles={14: "mi_go_l1_1", 35: "mi_go_l1_2", 8: "zombie_l1_1"}, rails={"ann": ["4-11-14-24"]},
                ann={"barracks": {"infantry": 1}})  # fmt: skip
    t.ann.has(linked=[4, 11]).plays("box:attack").offered_only("attack:14", "attack:8")
    t.ann.refused("attack:35", rule="R-074")


@rule("AZ R-071c")
def test_what_is_too_far_is_shown_with_the_range_of_the_farthest_unit() -> None:
    t = outback(
        "ann",
        tiles={11: "mi_go_l1_1", 8: "zombie_l1_1", 30: "mi_go_l1_2"},
        ann={"barracks": {"armoured_car": 1, "infantry": 1}},
    )
    t.ann.plays("box:attack").refused("attack:30", rule="R-071", have=2, need=3)


@rule("AZ R-071c", "AZ R-073a", "AZ R-073b")
@pytest.mark.parametrize("seed", range(12))
def test_a_force_reaches_a_hex_exactly_when_each_of_its_kinds_does(seed: int) -> None:
    """Against a walk hex by hex from the network, for every set of kinds, on boards full of Old Ones."""
    chance = Dice(seed)
    characters = ["billy_kneebone"] if seed % 3 == 0 else []
    t = outback("ann", "bob", rails={"ann": ["4-11-19-30", "11-14-24"]}, ann={"characters": characters})
    g, who = t.state, t.state.colonies[0]
    names = [tile for pile in g.piles.values() for tile in pile]
    for tile in names[:14]:
        old_ones.put(g, tile, chance.pick([n for n in g.land.numbers if n != who.port]))
    lines.retrace(g)
    for kinds in product((0, 1), repeat=len(UNITS)):
        if not any(kinds):
            continue
        who.barracks = list(kinds)
        for n in lines.hexes(g.haunted):
            alone = [attack.may_not_send(g, who, unit, n) is None for unit in range(len(UNITS)) if kinds[unit]]
            assert all(alone) == _walks(g, who, kinds, n), (kinds, n)
            assert any(alone) == bool(attack.targets(g, who) >> n & 1), (kinds, n)


def _walks(g: Australia, who: Colony, kinds: tuple[int, ...], target: int) -> bool:
    """Whether a force gets from the line to a hex, step by step."""
    ranges = [g.box.units[unit].range + len(who.characters) for unit in range(len(UNITS)) if kinds[unit]]
    far, flies = min(ranges), not any(kinds[:AIRSHIP])
    if not far:
        assert kinds[TRAIN]
        ends = [
            g.land.sides[side] for side, owner in g.rails.items() if owner == who.seat and target in g.land.sides[side]
        ]
        return any(who.linked >> n & 1 for pair in ends for n in pair if n != target)
    edge = set(lines.hexes(who.linked))
    for _ in range(far):
        if any(target in g.land.near[n] for n in edge):
            return True
        edge |= {m for n in edge for m in g.land.near[n] if flies or not g.haunted >> m & 1}
    return False


# Time -------------------------------------------------------------------------------------------------------------


@rule("AZ R-076a", "AZ R-076b", "AZ R-076c", "AZ R-076d", "AZ R-076e", "AZ E-11", "AZ E-13", "AZ E-25")
@pytest.mark.parametrize(
    ("units", "time"),
    [
        ({"infantry": 2, "armoured_car": 1, "airship": 1}, 2),  # E-11
        ({"infantry": 1, "armoured_car": 2}, 2),  # E-13
        ({"infantry": 5}, 1),  # E-25
        ({"infantry": 1, "armoured_car": 1, "artillery": 1, "airship": 1, "armoured_train": 1}, 3),
        ({"artillery": 2}, 1),
        ({"airship": 2}, 1),
        ({"armoured_train": 1}, 1),
        ({"armoured_train": 1, "infantry": 1}, 1),
    ],
)
def test_an_attack_takes_one_for_each_kind_that_marches(units: dict[str, int], time: int) -> None:
    t = battle("zombie_l1_2", force=units, rails={"ann": ["4-11"]})
    assert sum(combat(t).force) == sum(units.values())
    t.ann.is_asked("first-retreat").has(owes=time, time=0).plays("all").has(time=time)


@rule("AZ R-142b", "AZ R-076b")
def test_professor_guyonne_saves_time_but_an_attack_takes_one_at_least() -> None:
    for units, time in (
        ({"infantry": 1, "armoured_car": 1, "artillery": 1}, 2),
        ({"infantry": 1}, 1),
        ({"airship": 1}, 1),
    ):
        t = battle("zombie_l1_2", force=units, ann={"characters": ["professor_guyonne"]})
        t.ann.has(owes=time)


@rule("AZ Q-14", "AZ R-075")
def test_an_attack_is_paid_for_before_the_tile_is_turned() -> None:
    t = battle("blank_l1_1", force={"infantry": 1, "armoured_car": 1}, ann={"cubes": {"attack": 2}, "gold": 3})
    assert t.lying(11) == [] and "blank_l1_1" in t.state.gone
    t.ann.has(gold=1, time=2, cubes={"attack": 3}, infantry=1, armoured_car=1)
    t.told("blank", hex=11, seat=0)
    assert t.state.combat is None
    t.check()


@rule("AZ R-021c", "AZ R-107b", "AZ Q-14")
def test_the_disc_moves_when_the_attack_is_over() -> None:
    t = battle("zombie_l3_2 up", force={"infantry": 1}, cards=["ooc_03", "ooc_04"], bob={"time": 2})
    t.ann.is_asked("retreat").has(time=0, owes=1).plays("stay").has(time=0).plays("all").has(time=1, owes=0)
    t.ann.is_asked("act")
    before = battle("zombie_l3_2 up", force={"infantry": 1}, cards=["ooc_03", "ooc_04"], formerly=True)
    before.ann.is_asked("retreat").has(time=1, owes=0)  # as matches begun up to 0.7.0 go on


@rule("AZ R-142b", "AZ R-201b", "AZ Q-38")
def test_professor_guyonne_saves_time_on_rails_of_others_too() -> None:
    facts: dict[str, Any] = {
        "ports": {"bob": 9}, "options": {"mode": "together"}, "tiles": {25: "mi_go_l1_1"},
        "rails": {"ann": ["4-11"], "bob": ["9-12-15-11", "15-25"]},
        "ann": {"barracks": {"armoured_train": 1}, "characters": ["professor_guyonne"]},
    }  # fmt: skip
    outback("ann", "bob", **facts).ann.plays("box:attack").has(owes=1 + 2 - 1)
    outback("ann", "bob", **facts, formerly=True).ann.plays("box:attack").has(time=7 + 1 + 2)


@rule("AZ R-201a", "AZ R-201b", "AZ Q-38")
def test_rails_of_others_take_time_where_they_may_be_used() -> None:
    """Ann's line ends in 11, Bob's leads on to 15 and 25: one foreign rail, or two, or none."""
    rails = {"ann": ["4-11"], "bob": ["9-12-15-11", "15-25"]}
    for hit, fare in ((31, 2), (20, 1), (24, None), (14, 0)):
        t = outback("ann", "bob", ports={"bob": 9}, options={"mode": "together"}, rails=rails,
                    tiles={hit: "mi_go_l1_1"}, ann={"barracks": {"infantry": 2}})  # fmt: skip
        if fare is None:
            t.ann.refused("box:attack", rule="R-071")
            continue
        t.ann.plays("box:attack")
        send_all(t)
        t.ann.has(owes=1 + fare)
    alone = outback(
        "ann", "bob", ports={"bob": 9}, rails=rails, tiles={20: "mi_go_l1_1"}, ann={"barracks": {"infantry": 2}}
    )
    alone.ann.refused("box:attack", rule="R-071")


@rule("AZ R-201b", "AZ Q-17")
def test_a_train_on_rails_of_others_pays_for_the_last_one_too() -> None:
    t = outback("ann", "bob", ports={"bob": 9}, options={"mode": "together"}, tiles={25: "mi_go_l1_1"},
                rails={"ann": ["4-11"], "bob": ["9-12-15-11", "15-25"]},
                ann={"barracks": {"armoured_train": 1}})  # fmt: skip
    t.ann.plays("box:attack").has(owes=3)


@rule("AZ R-071a", "AZ R-072b", "AZ R-073a")
def test_what_units_reach_is_what_they_can_be_sent_to() -> None:
    rails = {"ann": ["4-7-14", "4-11"], "bob": ["21-26-31"]}
    tiles = {11: "shoggoth_l1_1", 24: "zombie_l1_1", 15: "mi_go_l1_1", 25: "temple_l1_1", 36: "mi_go_l1_2"}
    for mode in ("standard", "together"):
        g = outback("ann", "bob", options={"mode": mode}, rails=rails, tiles=tiles).state
        for who, unit in product(g.colonies, range(len(UNITS))):
            near = attack.reached(g, who, unit, g.land.whole)
            for place in tiles:
                assert bool(near >> place & 1) == (attack.may_not_send(g, who, unit, place) is None)
