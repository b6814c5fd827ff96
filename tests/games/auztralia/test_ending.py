"""The end of a match, the points of both sides by source, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.engine.game import Result, Rival
from leng.games.auztralia.rules import ending
from leng.games.auztralia.state import Australia
from leng.words.ending import Standing, ranking
from leng.words.presenter import presenter

from .awakening import NOBODY, activation, events
from .outback import OutbackTranscript, outback

DARK = {70: "shoggoth_l3_1 up", 76: "zombie_l3_2 up"}
"""Ten points for the Old Ones."""


def over(*players: str, **facts: Any) -> OutbackTranscript:
    """Everybody's time is over, and nothing is left but to count."""
    names = players or ("ann", "bob")
    for name in names:
        facts[name] = {"time": 53, **facts.get(name, {})}
    return outback(*names, purple=53, **facts)


def result(t: OutbackTranscript) -> Result:
    """How it ended; nobody is asked anything any more."""
    assert t.table.decision is None, t.asking()
    assert t.table.result is not None and t.state.phase == "end"
    return t.table.result


def standings(t: OutbackTranscript, language: str) -> list[Standing]:
    """Everybody, the winners first."""
    return ranking(presenter(t.table.game, t.table.seats, language), t.table)


def dark(score: int, *, won: bool = False) -> tuple[Rival, ...]:
    return (Rival("old_ones", score, won),)


# When -------------------------------------------------------------------------------------------------------------


@rule("AZ R-160a", "AZ R-023")
def test_it_ends_when_all_discs_are_at_53_or_beyond() -> None:
    t = outback(purple=53, ann={"time": 52}, bob={"time": 55})
    t.ann.is_asked("act").plays("box:retrieve")
    assert result(t).ending == "time"
    t = outback(purple=52, ann={"time": 53}, bob={"time": 53})
    assert result(t).ending == "time" and t.state.purple == 53


@rule("AZ R-160b", "AZ R-111b", "AZ Q-47")
def test_a_lost_port_ends_it_at_once_and_it_is_counted() -> None:
    t = activation(tiles={11: "mi_go_l1_1 up", 70: "shoggoth_l3_1"}, cards=["ooc_05", NOBODY], ann={"points": 30},
                   bob={"points": 2}, farms={"bob": ["sheep 59 blighted"]})  # fmt: skip
    assert result(t) == Result((30, 2), (0,), "port", dark(1 + 14 + 1))  # who lost the port may have won
    assert t.state.agenda == []
    t.told("end-port", seat=0, hex=4)


@rule("AZ R-160")
def test_while_it_goes_on_there_is_no_result() -> None:
    t = outback(ann={"points": 99})
    assert t.table.result is None and ending.result(t.state) is None


# The players' points ----------------------------------------------------------------------------------------------


@rule("AZ R-161a", "AZ R-161b", "AZ R-161c", "AZ R-161d", "AZ R-161e", "AZ R-163a", "AZ R-042b")
def test_points_of_a_player_by_where_they_come_from() -> None:
    t = over(
        farms={"ann": ["sheep 24", "sheep 30", "corn 1", "cattle 7 blighted"], "bob": ["sheep 59"]},
        rails={"ann": ["4-11-14-24"]},
        ann={
            "phosphate": 2,
            "tiles": ["mi_go_l1_3", "shoggoth_l2_1"],
            "points": 4,
            "coal": 9,
            "gold": 20,
            "characters": ["mr_merino", "mrs_bradshaw", "kitchener"],
        },
    )
    assert ending.parts(t.state, 0) == {
        "farms": 6, "phosphate": 6, "characters": 2 + 1, "tiles": 2 + 5, "tokens": 4, "objective": 0,
    }  # fmt: skip
    assert ending.parts(t.state, 1)["farms"] == 2
    assert result(t).scores == (26, 2)
    assert t.told("score", seat=0).facts["points"] == 26


@rule("AZ R-161c", "AZ R-140g", "AZ R-142e", "AZ Q-24")
@pytest.mark.parametrize(
    ("character", "points"),
    [
        ("mad_johnson", 3),  # tiles, one of them worth nothing
        ("mr_merino", 2),  # sheep farms
        ("merinda_sweet", 1),  # corn farms
        ("tex_mcguire", 0),  # the cattle farm is blighted
        ("mrs_bradshaw", 2),  # eight rails, for each three
        ("lady_carter", 0),
    ],
)
def test_characters_bring_points_at_the_end(character: str, points: int) -> None:
    t = over(
        farms={"ann": ["sheep 24", "sheep 30", "corn 1", "cattle 7 blighted"], "bob": ["sheep 59", "corn 2"]},
        rails={"ann": ["4-11-14-24-35-47-59-71-77"], "bob": ["21-26"]},
        ann={"tiles": ["zombie_l1_1", "mi_go_l1_1", "mi_go_l1_2"], "characters": [character]},
    )
    assert ending.parts(t.state, 0)["characters"] == points


@rule("AZ R-163b")
def test_scores_go_beyond_55() -> None:
    assert result(over(ann={"points": 60})).scores == (60, 0)


@rule("AZ R-183c")
@pytest.mark.parametrize(("rails", "points"), [(18, 6), (17, 0)])
def test_an_objective_that_is_met_brings_its_points(rails: int, points: int) -> None:
    def lay(g: Australia) -> None:
        sides = [side for side in range(len(g.land.sides)) if 4 not in g.land.sides[side]]
        g.rails = dict.fromkeys(sides[:rails], 0)

    t = over("ann", options={"objective": "iron_road"}, arrange=lay)
    assert ending.parts(t.state, 0)["objective"] == points


# The Old Ones' points ---------------------------------------------------------------------------------------------


@rule("AZ R-162a", "AZ R-162b", "AZ R-162c", "AZ Q-47", "AZ R-185g", "AZ R-185i")
def test_points_of_the_old_ones_by_where_they_come_from() -> None:
    def arrange(g: Australia) -> None:
        g.fallen = 1

    t = over(
        tiles={70: "shoggoth_l3_1 up", 24: "temple_l1_1 up", 76: "cthulhu_l3_1", 47: "blank_l1_1", 30: "mi_go_l1_3"},
        farms={"ann": ["sheep 59 blighted", "sheep 60"], "nobody": ["corn 1 blighted"]},
        arrange=arrange,
    )
    assert ending.old_ones(t.state) == {"revealed": 10, "hidden": 24 + 0 + 4, "blighted": 2, "fallen_ports": 5}
    assert result(t).rivals == dark(45, won=True)
    assert {each.facts["tile"]: each.facts["points"] for each in events(t, "uncovered")} == {
        "cthulhu_l3_1": 24, "blank_l1_1": 0, "mi_go_l1_3": 4,
    }  # fmt: skip
    assert t.told("score-old-ones").facts["points"] == 45


@rule("AZ R-162b")
def test_who_does_not_know_what_is_hidden_knows_the_least_and_the_most_it_may_be_worth() -> None:
    t = outback(tiles={24: "mi_go_l1_3", 70: "zombie_l3_1", 30: "temple_l1_1 up", 36: "shoggoth_l1_1 up"})
    # Level 1: blanks are left, and the best is a temple with 3. Level 3: a blank, and Cthulhu with 12.
    assert ending.bounds(t.state) == (3 + 4, 3 + 4 + 2 * 3 + 2 * 12)
    t = outback(tiles={24: "mi_go_l1_3", 25: "mi_go_l1_2", 30: "cthulhu_l3_1 up", 36: "shoggoth_l1_1"})
    assert ending.bounds(t.state) == (12, 12 + 2 * (4 + 3 + 3))


@rule("AZ R-162b")
def test_the_bounds_do_not_betray_what_is_hidden() -> None:
    one, other = outback(tiles={70: "zombie_l3_1"}), outback(tiles={70: "cthulhu_l3_1"})
    assert ending.bounds(one.state) == ending.bounds(other.state) == (0, 24)
    gone = outback(tiles={70: "zombie_l3_1"}, ann={"tiles": ["cthulhu_l3_1"]})
    assert ending.bounds(gone.state) == (0, 16)


# Who has won ------------------------------------------------------------------------------------------------------


@rule("AZ R-164a", "AZ R-164b", "AZ R-164c", "AZ R-164d")
@pytest.mark.parametrize(
    ("ann", "bob", "winners"),
    [
        (11, 5, (0,)),
        (5, 12, (1,)),
        (10, 5, ()),  # a tie with the Old Ones is theirs
        (10, 10, ()),
        (3, 5, ()),
        (11, 11, (0, 1)),  # a tie of players is shared
    ],
)
def test_the_highest_score_wins_the_old_ones_among_them(ann: int, bob: int, winners: tuple[int, ...]) -> None:
    t = over(tiles=DARK, ann={"points": ann}, bob={"points": bob})
    assert result(t) == Result((ann, bob), winners, "time", dark(10, won=not winners))


@rule("AZ R-204a", "AZ R-204b")
@pytest.mark.parametrize(("ann", "bob", "won"), [(11, 11, True), (11, 40, True), (40, 10, False), (40, 3, False)])
def test_together_everybody_must_beat_the_old_ones(ann: int, bob: int, won: bool) -> None:
    t = over(options={"mode": "together"}, tiles=DARK, ann={"points": ann}, bob={"points": bob})
    assert result(t) == Result((ann, bob), (0, 1) if won else (), "time", dark(10, won=not won))


@rule("AZ R-164b", "AZ R-164c", "AZ R-183", "AZ R-180b")
@pytest.mark.parametrize(("points", "winners"), [(11, (0,)), (10, ())])
def test_alone_one_must_have_more_than_the_old_ones(points: int, winners: tuple[int, ...]) -> None:
    t = over("ann", options={"objective": "godslayer"}, tiles=DARK, ann={"points": points})
    assert result(t) == Result((points,), winners, "time", dark(10, won=not winners))


@rule("AZ R-161a", "AZ R-161b", "AZ R-161e", "AZ R-162a", "AZ R-162c")
def test_the_result_tells_where_points_come_from() -> None:
    t = over(ann={"phosphate": 2, "points": 4}, tiles=DARK, farms={"ann": ["cattle 7"], "bob": ["corn 1 blighted"]})
    told = {each.name: {share.name: share.points for share in each.shares} for each in standings(t, "en")}
    assert told == {
        "The Old Ones": {"Old Ones in sight": 10, "Farms blighted": 1},
        "ann": {"Farms": 2, "Phosphate": 6, "Tokens": 4},
        "bob": {},
    }
    assert [each.shares[0].name for each in standings(t, "fr") if each.shares] == ["Fermes", "Grands Anciens révélés"]
