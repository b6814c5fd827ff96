"""Farms that somebody guards: Alanza Castro hurts whoever enters, Kapena Alika may strike back."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.auztralia.state import Australia

from .awakening import NOBODY, activation, events, moves, turned
from .outback import OutbackTranscript

CASTRO, ALIKA, KARPOV = "alanza_castro", "kapena_alika", "ivan_karpov"

# Castro -----------------------------------------------------------------------------------------------------------


def guarded(*tiles: str, ann: dict[str, Any] | None = None, **facts: Any) -> OutbackTranscript:
    """Mi-go enter Ann's sheep farm in 59 from 47, 65 and so on; Castro is hers."""
    around = dict(zip((47, 65, 53), tiles, strict=False))
    facts = {"cards": ["ooc_05", NOBODY], "farms": {"ann": ["sheep 59"]}, **facts}
    return activation(tiles=around, ann={"characters": [CASTRO], **(ann or {})}, **facts)


@rule("AZ R-142b", "AZ Q-44")
def test_who_enters_a_guarded_farm_takes_two_damage_and_blights_nothing_if_it_dies() -> None:
    t = guarded("mi_go_l1_1 up")
    t.ann.has(farms=["sheep 59"], tiles=["mi_go_l1_1"], headquarters=20)
    t.told("uses", seat=0, character=CASTRO)
    t.told("struck", seat=0, n=2, hex=59)
    assert turned(t) == ["ooc_05"]  # and then nothing is left that could move  # AZ R-121


@rule("AZ R-142b", "AZ R-129a")
def test_who_survives_the_guard_blights_the_farm() -> None:
    t = guarded("mi_go_l1_3 up")
    t.ann.has(farms=["sheep 59 blighted"], tiles=[], headquarters=18)
    assert t.lying(59) == ["mi_go_l1_3 up ann=2"]


@rule("AZ R-142b", "AZ R-129d")
def test_each_one_that_enters_is_hurt() -> None:
    t = guarded("mi_go_l1_1 up", "mi_go_l1_2 up")
    t.ann.has(farms=["sheep 59"], tiles=["mi_go_l1_1", "mi_go_l1_2"])
    t = guarded("mi_go_l1_1 up", "mi_go_l1_3 up")
    t.ann.has(farms=["sheep 59 blighted"], tiles=["mi_go_l1_1"])


@rule("AZ Q-44", "AZ R-099a", "AZ Q-22")
def test_a_kill_by_the_guard_is_shared_like_any_other() -> None:
    t = guarded("mi_go_l1_3 up bob=1")
    t.ann.has(points=1, tiles=[], farms=["sheep 59"])
    t.bob.has(points=1)
    assert t.state.gone[-1] == "mi_go_l1_3"


@rule("AZ Q-23")
def test_zombies_hurt_by_the_guard_do_not_heal_until_a_combat() -> None:
    t = guarded("zombie_l2_2 up", cards=["ooc_13", NOBODY])
    assert t.lying(59) == ["zombie_l2_2 up ann=2"]


@rule("AZ R-142b")
def test_nobody_guards_blighted_farms_and_those_of_others() -> None:
    t = guarded("mi_go_l1_1 up", farms={"bob": ["sheep 59"]})
    t.bob.has(farms=["sheep 59 blighted"])
    assert t.lying(59) == ["mi_go_l1_1 up"]
    t = guarded("mi_go_l1_1 up", farms={"ann": ["sheep 59 blighted", "sheep 71"]})
    assert t.lying(59) == ["mi_go_l1_1 up"]


@rule("AZ Q-59", "AZ R-142b")
def test_who_stood_there_before_is_neither_hurt_nor_a_danger() -> None:
    def restored(g: Australia) -> None:
        g.tiles[-1].spared = 59

    t = activation(tiles={47: "mi_go_l1_1 up", 59: "zombie_l3_1 up"}, cards=["ooc_05", NOBODY], arrange=restored,
                   farms={"ann": ["sheep 59"]}, ann={"characters": [CASTRO]})  # fmt: skip
    t.ann.has(farms=["sheep 59"], tiles=["mi_go_l1_1"])
    assert t.lying(59) == ["zombie_l3_1 up"]


@rule("AZ R-123a", "AZ R-142b")
def test_when_the_one_that_runs_is_killed_no_further_card_is_turned() -> None:
    t = guarded("mi_go_l1_1", lit=True, revelations=["level_1_07"])
    assert turned(t) == ["ooc_05"]
    t.ann.has(farms=["sheep 59"], tiles=["mi_go_l1_1"])


# Alika ------------------------------------------------------------------------------------------------------------


def alika(ann: dict[str, Any] | None = None, **facts: Any) -> OutbackTranscript:
    """A mi-go comes from 24 to Ann's farm in 14, at the end of her rails; Alika and two infantry are hers."""
    own = {"characters": [ALIKA], "barracks": {"infantry": 2}, **(ann or {})}
    facts.setdefault("tiles", {24: "mi_go_l1_1 up ann=1"})
    facts.setdefault("farms", {"ann": ["sheep 14"]})
    facts.setdefault("rails", {"ann": ["4-11-14", "11-15"]})
    return activation(ann=own, **{"cards": ["ooc_05", "ooc_08", "ooc_01"], **facts})


@rule("AZ R-142b", "AZ Q-43")
def test_who_enters_stops_and_the_owner_may_strike_back_before_the_farm_is_blighted() -> None:
    t = alika(farms={"ann": ["sheep 14", "sheep 11"]})
    assert moves(t) == ["24-14"]  # the second card does not move it on to the other farm
    t.ann.is_asked("counterattack").offered_only("attack:14", "pass").has(farms=["sheep 14", "sheep 11"])
    t.ann.plays("attack:14").is_asked("force").plays("unit:infantry")
    t.ann.has(farms=["sheep 14", "sheep 11"], tiles=["mi_go_l1_1"], time=31, cubes={"attack": 1}, infantry=2)
    t.bob.is_asked("act")


@rule("AZ Q-43", "AZ R-129a")
def test_who_declines_loses_the_farm() -> None:
    t = alika()
    t.ann.passes().has(farms=["sheep 14 blighted"], time=30, cubes={})


@rule("AZ Q-43")
def test_a_farm_on_which_an_old_one_is_left_is_blighted_after_all() -> None:
    t = alika(cards=["ooc_05", "ooc_08", "ooc_03"])  # no unit hits
    t.ann.plays("attack:14").plays("done").is_asked("retreat").plays("all")
    t.ann.has(farms=["sheep 14 blighted"], time=31, infantry=2)


@rule("AZ Q-43", "AZ R-022")
def test_it_is_paid_for_like_any_attack() -> None:
    t = alika(ann={"cubes": {"attack": 3}})
    t.ann.plays("attack:14").plays("done").has(gold=1, cubes={"attack": 4}, time=31)
    t = alika(ann={"cubes": {"attack": 5}})
    t.ann.has(farms=["sheep 14 blighted"], gold=4)
    t = alika(ann={"cubes": {"recruit": 19}})  # and one cube lies on the mi-go
    t.ann.has(farms=["sheep 14 blighted"])


@rule("AZ Q-43", "AZ R-071a")
@pytest.mark.parametrize("ann", [{"barracks": {}}, {"barracks": {"armoured_train": 1}}])
def test_without_units_in_reach_nobody_is_asked(ann: dict[str, Any]) -> None:
    t = alika(ann=ann, rails={"ann": ["4-11"]})
    t.ann.has(farms=["sheep 14 blighted"])


@rule("AZ Q-43", "AZ R-142b")
def test_not_when_time_is_over_though_they_stop_all_the_same() -> None:
    t = alika(ann={"time": 53}, farms={"ann": ["sheep 14", "sheep 11"]})
    t.ann.has(farms=["sheep 14 blighted", "sheep 11"], time=53)
    assert moves(t) == ["24-14"]


@rule("AZ Q-43", "AZ R-142b")
def test_of_several_farms_each_may_be_struck_for_at_its_own_price() -> None:
    two: dict[str, Any] = {
        "farms": {"ann": ["sheep 14", "sheep 20"]},
        "tiles": {24: "mi_go_l1_1 up ann=1", 25: "mi_go_l1_2 up"},
    }
    t = alika(**two)
    t.ann.is_asked("counterattack").offered_only("attack:14", "attack:20", "pass").plays("attack:14", "done")
    t.ann.has(farms=["sheep 14", "sheep 20"], tiles=["mi_go_l1_1"], time=31, cubes={"attack": 1}, gold=4)
    t.ann.is_asked("counterattack").offered_only("attack:20", "pass").plays("attack:20", "done")
    t.ann.has(cubes={"attack": 2}, gold=3)
    t = alika(**two)
    t.ann.plays("attack:14", "done", "pass").has(farms=["sheep 14", "sheep 20 blighted"])
    before = alika(**two, formerly=True)
    before.ann.plays("attack:14", "done").has(farms=["sheep 14", "sheep 20 blighted"], tiles=["mi_go_l1_1"])


@rule("AZ Q-54", "AZ Q-43", "AZ R-104a")
def test_a_farm_that_is_held_still_draws_others() -> None:
    t = alika(tiles={24: "mi_go_l1_1 up", 35: "mi_go_l1_2 up"})
    assert moves(t) == ["24-14", "35-24", "24-14"]
    t.ann.is_asked("counterattack")
    assert len(t.lying(14)) == 2 and len(events(t, "farm-held")) == 1


@rule("AZ Q-62", "AZ Q-44")
def test_castro_strikes_first_and_alika_may_attack_who_is_left() -> None:
    t = alika(ann={"characters": [CASTRO, ALIKA]}, tiles={24: "mi_go_l1_3 up"})
    assert t.lying(14) == ["mi_go_l1_3 up ann=2"]
    t.ann.is_asked("counterattack").plays("attack:14").plays("done")
    t.ann.has(farms=["sheep 14"], tiles=["mi_go_l1_3"])
    t = alika(ann={"characters": [CASTRO, ALIKA]})
    t.ann.has(farms=["sheep 14"], tiles=["mi_go_l1_1"], time=30).is_asked("act")


@rule("AZ E-23", "AZ Q-43", "AZ R-142b")
def test_who_has_fought_for_the_port_cannot_strike_back_even_if_karpov_did_it_all() -> None:
    t = alika(ann={"characters": [ALIKA, KARPOV]}, tiles={24: "mi_go_l1_1 up", 8: "mi_go_l1_2 up"})
    t.ann.has(farms=["sheep 14 blighted"], tiles=["mi_go_l1_2"], time=30).is_asked("act")


@rule("AZ Q-43")
def test_a_fight_for_the_port_in_an_earlier_activation_does_not_count() -> None:
    def before(g: Australia) -> None:
        g.fought = [0]

    alika(arrange=before).ann.is_asked("counterattack")


@rule("AZ Q-43", "AZ R-130b")
def test_the_counterattack_comes_before_the_ports_of_others_are_fought_for() -> None:
    t = alika(tiles={24: "mi_go_l1_1 up ann=1", 26: "mi_go_l1_2 up"}, cards=["ooc_05", NOBODY, "ooc_01"])
    t.ann.is_asked("counterattack").plays("attack:14").plays("done").has(tiles=["mi_go_l1_1"])
    t.told("end-port", seat=1)
