"""The objectives of a lone player: each brings its points at the end, if it is met."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.auztralia.rules.ending import parts
from leng.games.auztralia.state import FARMS, Australia

from .outback import OutbackTranscript, outback

FIELDS = {"corn": (1, 2, 3), "cattle": (7, 8, 12), "sheep": (10, 11, 14)}
NINE = [f"{kind} {n}" for kind in FARMS for n in FIELDS[kind]]
LINE = "4-11-19-30-42-54-66-77-88-83-89-84-79-68-62-50-38-32-44"
RAZED: dict[str, Any] = {"ann": {"temples": 1}}
WEST: dict[str, Any] = {"options": {"map": "west"}}
UNITS = {"infantry": 1, "armoured_car": 1, "artillery": 1, "armoured_train": 1, "airship": 1}


def alone(objective: str, **more: Any) -> OutbackTranscript:
    """A lone player with an objective."""
    return outback("ann", options={"objective": objective, **more.pop("options", {})}, **more)


def approached(g: Australia) -> None:
    g.approached = True


CASES: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("cordon", 8, {}, {"arrange": approached}),
    ("godslayer", 8, {"ann": {"tiles": ["cthulhu_l3_1"]}}, {"ann": {"tiles": ["shoggoth_l1_1", "mi_go_l1_1"]}}),
    ("godslayer", 8, {"ann": {"tiles": ["shoggoth_l1_1", "shoggoth_l2_1"]}}, {}),
    ("iconoclast", 7, RAZED, {}),
    ("iconoclast", 7, {**RAZED, "tiles": {14: "zombie_l1_2"}}, {**RAZED, "tiles": {14: "temple_l1_1"}}),
    ("iron_road", 6, {"rails": {"ann": [LINE]}}, {"rails": {"ann": [LINE.rpartition("-")[0]]}}),
    ("breadbasket", 6, {"farms": {"ann": NINE}}, {"farms": {"ann": [*NINE[:8], "sheep 14 blighted"]}}),
    ("untouched", 7, {"farms": {"ann": NINE[:8]}}, {"farms": {"ann": NINE[:7]}}),
    ("untouched", 7, {"farms": {"ann": NINE}}, {"farms": {"ann": [*NINE[:8], "sheep 14 blighted"]}}),
    ("chemist", 5, {"ann": {"phosphate": 3}}, {"ann": {"phosphate": 2, "mined": 3}}),
    ("chemist", 5, {**WEST, "ann": {"mined": 3}}, {**WEST, "ann": {"mined": 2}}),
    ("circle", 5, {"ann": {"recruited": 8}}, {"ann": {"recruited": 7}}),
    ("combined_arms", 7, {"ann": {"barracks": UNITS}}, {"ann": {"barracks": {**UNITS, "airship": 0, "infantry": 3}}}),
    ("daylight", 8, {"tiles": {14: "zombie_l1_2 up"}}, {"tiles": {14: "zombie_l1_2"}}),
]


@rule("AZ R-183c")
@pytest.mark.parametrize(("objective", "points", "met", "missed"), CASES)
def test_an_objective_brings_its_points_only_if_it_is_met(
    objective: str, points: int, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert parts(alone(objective, **met).state, 0)["objective"] == points
    assert parts(alone(objective, **missed).state, 0)["objective"] == 0


@rule("AZ R-183c")
def test_every_objective_is_tried_here() -> None:
    assert {case[0] for case in CASES} == set(alone("cordon").state.box.objectives)


@rule("AZ R-183c")
@pytest.mark.parametrize("hidden", ["temple_l1_1", "zombie_l1_2"])
def test_the_score_on_the_table_does_not_tell_whether_a_hidden_tile_is_a_temple(hidden: str) -> None:
    t = alone("iconoclast", ann={"temples": 1}, tiles={14: hidden})
    before = alone("daylight", tiles={14: hidden}).table.view(0).colonies[0].score
    assert t.table.view(0).colonies[0].score == before
    assert alone("iconoclast", ann={"temples": 1}).table.view(0).colonies[0].score == before + 7
