"""Temples with XX: what comes out of them when they are turned up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from citing import rule
from leng.games.auztralia.box import Land
from leng.games.auztralia.rules.spawning import driven

from .awakening import NOBODY, NOBODY_2, activation, events, moves, story
from .outback import OutbackTranscript, outback

SOUTH, NORTH_WEST, SOUTH_EAST = "ooc_01", "ooc_02", "ooc_03"
MEDIUM = {"challenge": "medium"}


def revealed(temple: str = "xx_temple_mi_go", at: int = 47, **facts: Any) -> OutbackTranscript:
    """A revelation turns a temple with XX up; three cards drive what comes out south, north-west and south-east."""
    facts.setdefault("cards", [SOUTH, NORTH_WEST, SOUTH_EAST, NOBODY, NOBODY_2])
    return activation("ann", "bob", "cleo", lit=True, options=MEDIUM, revelations=["level_1_01"],
                      tiles={at: temple}, **facts)  # fmt: skip


@rule("AZ R-210c", "AZ R-210d", "AZ E-21")
@pytest.mark.parametrize("kind", ["mi_go", "zombie"])
def test_three_tiles_come_out_and_each_goes_two_hexes_as_a_card_of_its_own_says(kind: str) -> None:
    t = revealed(f"xx_temple_{kind}")
    assert moves(t) == ["47-24", "47-58", "47-36"]
    assert [t.lying(n) for n in (24, 58, 36)] == [[f"x_{kind}_{n} up"] for n in (1, 2, 3)]
    assert t.lying(47) == [f"xx_temple_{kind} up"]
    assert len(t.state.waiting) == 3
    assert story(t)[2:5] == ["turned-up", "spawned", "old-one-moves"]


@rule("AZ R-210e", "AZ R-210f")
def test_a_temple_spawns_once_and_then_is_like_any_other() -> None:
    t = activation("ann", "bob", "cleo", lit=True, options=MEDIUM, revelations=["level_2_08"],
                   tiles={47: "xx_temple_mi_go up"}, piles={3: ["zombie_l3_1"]})  # fmt: skip
    assert t.lying(47) == ["xx_temple_mi_go up", "zombie_l3_1 up"]
    t = revealed()
    assert t.state.units["spawn"](t.state, 47) is None and len(events(t, "spawned")) == 3


@rule("AZ R-210")
def test_without_the_challenge_there_are_no_such_tiles() -> None:
    g = outback().state
    assert g.waiting == [] and not any("xx" in tile for pile in g.piles.values() for tile in pile)


# Where they go ----------------------------------------------------------------------------------------------------


@rule("AZ Q-35")
@pytest.mark.parametrize(
    ("here", "direction", "clockwise", "there"),
    [
        (47, 4, True, 24),
        (47, 1, True, 71),
        (4, 4, True, 10),  # the sea to the south, one hex of land to the south-west: on to the north-west
        (4, 4, False, 12),  # the other way round: to the north-east
        (85, 6, True, 75),  # nothing in the north: the south-east comes first
        (85, 6, False, 63),
    ],
)
def test_where_the_land_ends_they_turn_as_the_card_does(here: int, direction: int, clockwise: bool, there: int) -> None:
    land = outback().state.land
    assert driven(land, here, direction, clockwise) == there


@rule("AZ Q-35")
def test_where_nothing_is_two_hexes_away_they_go_one_or_stay() -> None:
    board = outback().state.land.board

    def island(*hexes: int) -> Land:
        return Land(msgspec.structs.replace(board, hexes=tuple(each for each in board.hexes if each.n in hexes)))

    assert driven(island(47, 54, 35), 47, 1, True) == 54
    assert driven(island(47, 54, 35), 47, 1, False) == 35
    assert driven(island(47), 47, 1, True) == 47


@rule("AZ Q-35")
def test_a_farm_where_they_arrive_is_blighted_and_one_they_pass_is_not() -> None:
    t = revealed(farms={"ann": ["sheep 24", "sheep 35"]})
    t.ann.has(farms=["sheep 24 blighted", "sheep 35"])


@rule("AZ Q-35", "AZ R-142b")
def test_guards_of_a_farm_meet_those_who_come_out_too() -> None:
    t = revealed(farms={"ann": ["sheep 24"]}, ann={"characters": ["alanza_castro"]})
    t.ann.has(farms=["sheep 24"], tiles=["x_mi_go_1"])


@rule("AZ Q-35", "AZ R-110a", "AZ R-130b")
def test_a_port_where_they_arrive_is_fought_for_after_all_movement() -> None:
    t = revealed(at=31, cards=[SOUTH_EAST, SOUTH, NORTH_WEST, NOBODY, NOBODY_2], bob={"characters": ["ivan_karpov"]})
    assert moves(t)[0] == "31-21"
    t.told("port-attacked", seat=1)
    t.told("port-holds", seat=1)
    kinds = [each.kind for each in t.table.log]
    assert kinds.index("struck") > len(kinds) - 1 - kinds[::-1].index("movement-card")


@rule("AZ Q-67", "AZ Q-35", "AZ R-111a")
def test_an_attack_that_turns_one_up_is_fought_to_its_end_before_the_port_is_defended() -> None:
    t = outback("ann", "bob", "cleo", options=MEDIUM, tiles={31: "xx_temple_mi_go"}, farms={"cleo": ["cattle 12"]},
                cards=[SOUTH_EAST, SOUTH, NORTH_WEST], ann={"barracks": {"airship": 1}})  # fmt: skip
    t.ann.plays("box:attack").is_asked("first-retreat")
    assert moves(t) == ["31-21", "31-12", "31-42"]
    t.told("spawned", hex=31, seat=0)
    assert t.table.result is None  # nobody fights for Bob's port yet
    t.ann.plays("all")
    t.told("end-port", seat=1)


@rule("AZ Q-35", "AZ Q-43", "AZ R-142b")
def test_a_farm_that_is_entered_in_the_turn_of_a_player_waits_for_kapena_alika_as_ever() -> None:
    """Cleo strikes back when Ann's attack is over, before Ann's disc moves."""
    facts: dict[str, Any] = {
        "options": MEDIUM, "tiles": {31: "xx_temple_mi_go"}, "farms": {"cleo": ["cattle 12"]}, "ports": {"cleo": 9},
        "cards": [SOUTH, NORTH_WEST, "ooc_05", "ooc_08"], "ann": {"barracks": {"airship": 1}},
        "cleo": {"characters": ["kapena_alika"], "barracks": {"airship": 1}, "time": 9},
    }  # fmt: skip
    t = outback("ann", "bob", "cleo", **facts)
    t.ann.plays("box:attack").is_asked("first-retreat").plays("all").has(owes=1)
    t.cleo.is_asked("counterattack").offered_only("attack:12", "pass").plays("attack:12").has(cubes={"attack": 1})
    t.until("act")
    t.cleo.has(time=10)
    t.check()
    t = outback("ann", "bob", "cleo", **facts, arrange=lambda g: g.fought.append(2))  # for her port, some time ago
    t.ann.plays("box:attack", "all")
    t.cleo.passes().has(farms=["cattle 12 blighted"], time=9)
    before = outback("ann", "bob", "cleo", **facts, formerly=True)
    before.ann.plays("box:attack").is_asked("first-retreat")
    before.cleo.has(farms=["cattle 12 blighted"])
