"""At first sight a colony takes what is plainly good: without trying anything, and without touching the table."""

from __future__ import annotations

from typing import Any

from leng.engine.choice import key
from leng.games.auztralia import GAME

from .fighting import battle
from .outback import outback

STRONG = {"infantry": 2, "armoured_car": 1, "artillery": 1}
PLAIN = ("corporal_jones", "luigi_caprotti", "general_takanashi", "kapena_alika", "zhu_xiang")
"""Characters that nobody is in a hurry for."""


def seen(t: Any) -> dict[str, float]:
    """What each option of the decision looks worth."""
    looks = GAME.prior(t.state, t.decision)
    return {key(option): worth for option, worth in zip(t.decision.options, looks, strict=True)}


def best(t: Any) -> str:
    """The option that looks best."""
    looks = seen(t)
    return max(looks, key=lambda option: looks[option])


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
