"""The greedy colony makes no plain blunder: it takes what is sure, keeps its port, and wastes nothing."""

from __future__ import annotations

from typing import Any

from leng.engine.choice import key
from leng.games.auztralia import GAME
from leng.games.auztralia.bot.fighting import dangers, fight
from leng.games.auztralia.bot.judgement import judge, judge_by
from leng.games.auztralia.bot.weights import AS_2, NOW
from thinking import choices_of

from .fighting import battle
from .outback import outback

STRONG = {"infantry": 2, "armoured_car": 1, "artillery": 1}
PLAIN = ("corporal_jones", "luigi_caprotti", "general_takanashi", "kapena_alika", "zhu_xiang")
"""Characters that nobody is in a hurry for."""


def test_a_lost_port_is_a_lost_match() -> None:
    lost = outback("ann", "bob", at=("defend", 0), tiles={4: "zombie_l1_2 up"})
    assert lost.table.result is not None
    kept = outback("ann", "bob", ann={"points": 1})
    assert judge(lost.state, 0) < judge(kept.state, 0) - 100
    assert judge(lost.state, 1) < judge(kept.state, 1) - 100, "everybody loses by it"


def test_an_old_one_that_an_army_beats_for_sure_is_attacked() -> None:
    t = outback("ann", "bob", tiles={11: "loyalist_l3_1 up"}, ann={"barracks": STRONG}, display=PLAIN)
    assert choices_of("greedy", t.table) == {"box:attack"}


def test_a_lone_patrol_leaves_cthulhu_alone() -> None:
    t = outback("ann", "bob", tiles={11: "cthulhu_l3_1 up"}, ann={"barracks": {"infantry": 1}})
    assert "box:attack" in map(key, t.decision.options)
    assert "box:attack" not in choices_of("greedy", t.table)


def test_who_wins_stays_and_who_cannot_goes_home() -> None:
    winning = battle("zombie_l1_2", force=STRONG)
    winning.ann.is_asked("first-retreat")
    assert choices_of("greedy", winning.table) == {"stay"}
    hopeless = battle("cthulhu_l3_1", force={"infantry": 1})
    hopeless.ann.is_asked("first-retreat")
    assert choices_of("greedy", hopeless.table) == {"all"}


def test_a_port_in_danger_is_worth_an_army() -> None:
    armed = {"barracks": STRONG}
    quiet: dict[int, str] = {}
    near = {10: "mi_go_l1_3 up"}
    gains = [
        judge(outback("ann", "bob", tiles=tiles, ann=armed).state, 0)
        - judge(outback("ann", "bob", tiles=tiles).state, 0)
        for tiles in (quiet, near)
    ]
    assert gains[1] > gains[0] + 1


def test_the_port_of_another_is_a_danger_to_all() -> None:
    far, near = ({place: "shoggoth_l1_1 up"} for place in (80, 73))
    ports = {"ann": 4, "bob": 79}
    calm, alarmed = (judge(outback("ann", "bob", ports=ports, tiles=tiles).state, 0) for tiles in (far, near))
    assert alarmed < calm - 2


def test_two_patrols_do_not_wake_what_sleeps_beside_their_port() -> None:
    def worth(place: int, level: int) -> float:
        units = {"infantry": 2}
        g = outback("ann", "bob", tiles={place: f"zombie_l{level}_1"}, ann={"barracks": units}).state
        ann = g.colonies[0]
        return fight(NOW, g, ann, place, ann.barracks, dangers(NOW, g, ann))

    assert worth(11, 3) < 0 < worth(70, 1), "what wakes in the outback is nobody's danger yet"


def test_gold_counts_for_more_where_it_may_still_arm_a_port() -> None:
    def gold_is_worth(tiles: dict[int, str]) -> float:
        poor, rich = (judge(outback("ann", "bob", tiles=tiles, ann={"gold": n}).state, 0) for n in (0, 5))
        return rich - poor

    assert gold_is_worth({11: "mi_go_l1_3 up"}) > gold_is_worth({}) + 1


def test_every_unit_counts_in_a_port_that_is_still_too_weak() -> None:
    def more_is_worth(tiles: dict[int, str]) -> float:
        one, two = (
            judge(outback("ann", "bob", tiles=tiles, ann={"barracks": {"infantry": n}}).state, 0) for n in (1, 2)
        )
        return two - one

    assert more_is_worth({11: "shoggoth_l3_2 up"}) > more_is_worth({80: "shoggoth_l3_2 up"}) + 0.2


def test_in_the_west_a_farm_is_worth_more_than_the_field_it_stands_on() -> None:
    field = outback("ann", "bob", options={"map": "west"}, ports={"ann": 10, "bob": 53}, rails={"ann": ["10-14"]})
    farm = outback(
        "ann", "bob", options={"map": "west"}, ports={"ann": 10, "bob": 53}, rails={"ann": ["10-14"]},
        farms={"ann": ["corn 14"]},
    )  # fmt: skip
    assert judge(farm.state, 0) > judge(field.state, 0)


def test_points_at_once_are_better_than_the_hope_of_them() -> None:
    mined = outback("ann", "bob", ann={"phosphate": 1})
    waiting = outback("ann", "bob", rails={"ann": ["4-11"]}, goods={11: {"phosphate": 1}})
    assert judge(mined.state, 0) > judge(waiting.state, 0) > judge(outback("ann", "bob").state, 0)


def test_who_has_goods_for_a_rail_spends_no_time_on_more() -> None:
    enough, more = (
        judge(outback("ann", "bob", ann={"time": 10 + n, "coal": 1 + n, "iron": 1 + n}).state, 0) for n in (0, 1)
    )
    assert enough > more


def test_a_field_is_worth_something_as_long_as_there_is_time_for_a_farm() -> None:
    def a_field_is_worth(time: int) -> float:
        without, linked = (
            judge(outback("ann", "bob", rails={"ann": rails}, ann={"time": time}).state, 0) for rails in ([], ["4-11"])
        )
        return linked - without

    assert a_field_is_worth(48) > 1.0
    assert a_field_is_worth(53) == 0.0


def test_units_that_will_not_fight_any_more_are_worth_little() -> None:
    none, two = (judge(outback("ann", "bob", ann={"time": 53, "barracks": {"infantry": n}}).state, 0) for n in (0, 2))
    assert 0 < two - none < 0.5


def test_the_second_greedy_keeps_its_weights() -> None:
    g = outback("ann", "bob", tiles={11: "mi_go_l1_3 up"}, ann={"barracks": STRONG}).state
    assert GAME.earlier[2].judge(g, 0) == judge_by(AS_2, g, 0) != judge(g, 0)


def test_the_position_of_a_bot_is_what_it_may_know() -> None:
    """A hidden tile is worth the mean of its level, whatever lies there."""
    strong, weak = (
        outback("ann", "bob", tiles=dict(zip((70, 71), pair, strict=True)))
        for pair in (("cthulhu_l3_1", "zombie_l3_1"), ("zombie_l3_1", "cthulhu_l3_1"))
    )
    assert judge(strong.state, 0) == judge(weak.state, 0)
    assert GAME.judge is judge


def test_the_time_of_an_attack_is_gone_before_the_disc_moves() -> None:
    """By the letter the disc stands still until the fight is over, and yet nobody has that time."""
    facts: dict[str, Any] = {"force": {"infantry": 2, "armoured_car": 1}, "bob": {"time": 9}}
    now, before = battle("zombie_l3_2 up", **facts), battle("zombie_l3_2 up", **facts, formerly=True)
    now.ann.has(time=0, owes=2)
    before.ann.has(time=2, owes=0)
    assert judge(now.state, 0) == judge(before.state, 0)
