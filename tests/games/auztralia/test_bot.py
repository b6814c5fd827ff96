"""The greedy colony makes no plain blunder: it takes what is sure, keeps its port, and wastes nothing."""

from __future__ import annotations

from leng.engine.choice import key
from leng.games.auztralia import GAME
from leng.games.auztralia.bot.judgement import judge
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


def test_points_at_once_are_better_than_the_hope_of_them() -> None:
    mined = outback("ann", "bob", ann={"phosphate": 1})
    waiting = outback("ann", "bob", rails={"ann": ["4-11"]}, goods={11: {"phosphate": 1}})
    assert judge(mined.state, 0) > judge(waiting.state, 0) > judge(outback("ann", "bob").state, 0)


def test_the_position_of_a_bot_is_what_it_may_know() -> None:
    """A hidden tile is worth the mean of its level, whatever lies there."""
    strong, weak = (
        outback("ann", "bob", tiles=dict(zip((70, 71), pair, strict=True)))
        for pair in (("cthulhu_l3_1", "zombie_l3_1"), ("zombie_l3_1", "cthulhu_l3_1"))
    )
    assert judge(strong.state, 0) == judge(weak.state, 0)
    assert GAME.judge is judge
