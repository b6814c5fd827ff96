"""The purple disc and the order of an activation."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.state import PURPLE, Australia

from .awakening import NOBODY, NOBODY_2, NOBODY_3, activation, events, moves, story, turned
from .outback import OutbackTranscript, outback

AWAKE = {85: "zombie_l3_1 up"}
"""Far away, so that cards are turned."""


def steps(t: OutbackTranscript) -> list[int]:
    """The spaces onto which the purple disc went."""
    return [each.facts["n"] for each in events(t, "old-ones-act")]


def stacked(*discs: int) -> Any:
    """The discs as they came onto the track, the last one on top."""

    def arrange(g: Australia) -> None:
        g.arrivals = list(discs)

    return arrange


# Whose turn it is -------------------------------------------------------------------------------------------------


@rule("AZ R-120a", "AZ Q-04")
def test_the_disc_waits_on_22_until_every_player_is_beyond_it() -> None:
    t = outback(ann={"time": 24}, bob={"time": 22})
    t.bob.is_asked("act")
    t = outback(ann={"time": 24}, bob={"time": 22}, arrange=stacked(0, 1, PURPLE))  # even if it lay on top
    t.bob.is_asked("act")
    assert steps(t) == []
    t = outback(ann={"time": 23}, bob={"time": 25})
    assert steps(t) == [23, 24]


@rule("AZ Q-04", "AZ R-020b")
def test_who_lands_on_the_purple_disc_lies_on_top_and_acts_first() -> None:
    t = outback(purple=30, ann={"time": 30}, bob={"time": 33})
    t.ann.is_asked("act")
    assert steps(t) == []


@rule("AZ Q-04", "AZ R-120b")
def test_where_the_purple_disc_lands_on_others_it_lies_on_top_and_acts_again() -> None:
    t = outback(purple=29, ann={"time": 30}, bob={"time": 33})
    assert steps(t) == [30, 31]
    t.ann.is_asked("act")
    assert t.state.arrivals[-1] == PURPLE


@rule("AZ R-120b", "AZ R-121a")
def test_it_acts_again_for_as_long_as_it_is_the_last() -> None:
    t = outback(purple=30, ann={"time": 34}, bob={"time": 36})
    assert steps(t) == [31, 32, 33, 34, 35]
    t.ann.is_asked("act")


@rule("AZ R-023", "AZ R-131", "AZ Q-05", "AZ R-160a")
def test_whose_time_is_over_is_no_longer_counted_and_the_last_check_is_on_53() -> None:
    t = outback(purple=50, ann={"time": 53}, bob={"time": 54}, tiles=AWAKE)
    assert steps(t) == [51, 52, 53]
    last = [each.kind for each in t.table.log]
    last = last[len(last) - last[::-1].index("old-ones-act") :]
    assert last[:2] == ["movement-card", "movement-card"] and "end-time" in last
    assert t.table.result is not None and t.table.result.ending == "time"


@rule("AZ Q-05")
def test_a_player_who_has_time_left_goes_on_when_the_purple_disc_has_arrived() -> None:
    t = outback(purple=53, ann={"time": 53}, bob={"time": 51})
    t.bob.plays("box:retrieve").plays("box:retrieve")
    assert steps(t) == [] and t.table.decision is None


@rule("AZ R-023", "AZ Q-05", "AZ R-110a", "AZ R-141b")
def test_whose_time_is_over_still_defends_the_port() -> None:
    t = activation(ann={"time": 53, "characters": ["ivan_karpov"]}, tiles={11: "mi_go_l1_1 up"},
                   cards=["ooc_05", NOBODY])  # fmt: skip
    t.ann.has(tiles=["mi_go_l1_1"])
    t.told("port-holds", seat=0)
    t.bob.is_asked("act")


# One activation ---------------------------------------------------------------------------------------------------


@rule("AZ R-121b", "AZ R-121c", "AZ R-135")
@pytest.mark.parametrize("lit", [False, True])
def test_two_cards_are_turned_whether_the_space_is_lit_or_not(lit: bool) -> None:
    t = activation(tiles=AWAKE, lit=lit, revelations=["level_1_08"], cards=[NOBODY, NOBODY_2, NOBODY_3])
    assert turned(t) == [NOBODY, NOBODY_2]
    assert len(events(t, "revelation")) == lit
    assert t.state.discard == [NOBODY, NOBODY_2] and t.state.cards[-1] == NOBODY_3


@rule("AZ R-121c", "AZ R-127b")
@pytest.mark.parametrize("tiles", [{}, {47: "mi_go_l1_1"}, {47: "mi_go_l1_1", 36: "temple_l1_1 up"}])
def test_no_card_is_turned_where_nothing_but_temples_lies_face_up(tiles: dict[int, str]) -> None:
    t = activation(tiles=tiles)
    assert turned(t) == [] and t.state.discard == []
    t.told("nothing-stirs")


@rule("AZ R-121a", "AZ R-121b", "AZ R-121c", "AZ R-123a", "AZ R-123b", "AZ R-130b")
def test_an_activation_is_disc_revelation_six_cards_two_cards_ports() -> None:
    six = ["ooc_05", "ooc_01", "ooc_03", "ooc_06", NOBODY, NOBODY_2]
    t = activation(lit=True, tiles={14: "mi_go_l1_1"}, revelations=["level_1_07"], cards=[*six, "ooc_08", "ooc_12"],
                   ann={"characters": ["ivan_karpov"]})  # fmt: skip
    one = ["movement-card", "old-one-moves"]
    assert story(t) == [
        "old-ones-act", "revelation", "turned-up", *one, *["movement-card"] * 5, *one, "port-attacked", "movement-card",
    ]  # fmt: skip
    kinds = [each.kind for each in t.table.log]
    assert kinds.index("struck") > len(kinds) - 1 - kinds[::-1].index("movement-card")
    assert all(each.rival == OLD_ONES for each in events(t, "movement-card"))


@rule("AZ R-185m")
def test_in_a_long_night_three_cards_are_turned_from_space_38_on() -> None:
    deck = [NOBODY, NOBODY_2, NOBODY_3, "ooc_01"]
    assert len(turned(activation(flags=["long_night"], tiles=AWAKE, purple=35, cards=deck))) == 2
    assert len(turned(activation(flags=["long_night"], tiles=AWAKE, purple=37, cards=deck))) == 3
    assert len(turned(activation(tiles=AWAKE, purple=37, cards=deck))) == 2


@rule("AZ E-19", "AZ E-20", "AZ R-128c")
def test_the_mi_go_of_the_example_takes_the_way_to_the_blue_farm_and_blights_it() -> None:
    t = outback("red", "blue", red={"time": 23}, blue={"time": 23}, tiles={47: "mi_go_l1_1"},
                farms={"blue": ["sheep 60"], "red": ["sheep 24"]}, revelations=["level_1_01"],
                cards=["ooc_05", NOBODY, "ooc_26", NOBODY_2])  # fmt: skip
    assert story(t) == [
        "old-ones-act",  # 22 to 23, which is lit
        "revelation",
        "turned-up",
        "movement-card",  # it circles mi-go and shows 1, clockwise
        "old-one-moves",
        "movement-card",
        "old-ones-act",  # 23 to 24, which is not
        "movement-card",
        "old-one-moves",
        "farm-blighted",
        "movement-card",
    ]
    assert steps(t) == [23, 24] and moves(t) == ["47-54", "54-60"]
    t.blue.has(farms=["sheep 60 blighted"])
    t.red.has(farms=["sheep 24"])


# Ports ------------------------------------------------------------------------------------------------------------


@rule("AZ R-113", "AZ Q-28", "AZ Q-53", "AZ Q-29", "AZ R-111b")
@pytest.mark.parametrize(("ann", "bob", "lost"), [(31, 30, 1), (30, 31, 0), (53, 30, 1), (30, 30, 0), (53, 54, 0)])
def test_ports_are_defended_in_turn_order_and_the_first_lost_ends_the_match(ann: int, bob: int, lost: int) -> None:
    def arrange(g: Australia) -> None:
        g.arrivals = [PURPLE, 0, 1] if ann > 52 else [PURPLE, 1, 0]

    t = activation(tiles={11: "mi_go_l1_1 up", 26: "mi_go_l1_2 up"}, cards=["ooc_05", NOBODY], ann={"time": ann},
                   bob={"time": bob}, arrange=arrange)  # fmt: skip
    assert moves(t) == ["11-4", "26-21"]
    assert [each.facts["seat"] for each in events(t, "end-port")] == [lost]


@rule("AZ R-113", "AZ R-130b")
def test_when_one_port_holds_the_next_one_is_defended() -> None:
    t = activation(tiles={11: "mi_go_l1_1 up", 26: "mi_go_l1_2 up"}, cards=["ooc_05", NOBODY],
                   ann={"characters": ["ivan_karpov"]}, bob={"time": 31})  # fmt: skip
    t.told("port-holds", seat=0)
    t.told("end-port", seat=1)


# Cards and objectives ---------------------------------------------------------------------------------------------


@rule("AZ Q-52", "AZ R-133a")
def test_the_discards_are_shuffled_only_when_a_card_is_needed_and_there_is_none() -> None:
    def all_but(n: int) -> Any:
        def arrange(g: Australia) -> None:
            g.discard, g.cards = g.cards[:-n], g.cards[-n:]

        return arrange

    t = activation(tiles=AWAKE, arrange=all_but(2))
    assert (len(t.state.cards), len(t.state.discard)) == (0, 40)
    t = activation(tiles=AWAKE, arrange=all_but(1))
    assert (len(t.state.cards), len(t.state.discard)) == (39, 1)
    t.told("cards-shuffled", n=40)


@rule("AZ R-183c")
@pytest.mark.parametrize(
    ("tile", "at", "near"),
    [
        ("mi_go_l1_1 up", 24, True),  # three hexes from the port
        ("mi_go_l1_1 up", 35, False),  # four
        ("mi_go_l1_1", 24, False),  # hidden
        ("temple_l1_1 up", 24, False),  # it never moves
    ],
)
def test_the_cordon_is_broken_when_one_that_can_move_has_come_near_the_port(tile: str, at: int, near: bool) -> None:
    t = activation("ann", options={"objective": "cordon"}, tiles={at: tile})
    assert t.state.approached == near
    t = activation("ann", options={"objective": "daylight"}, tiles={at: tile})
    assert not t.state.approached
