"""The Deep Well, rule by rule: by option a race, a watch kept together, or one person against what climbs."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.engine.errors import BadSetup
from leng.engine.game import Result, Rival
from matches import well
from transcript import Transcript


def told(*, players: int = 2, **facts: Any) -> Transcript:
    return Transcript(well(players, **facts))


def climber(height: int, *, won: bool = False) -> tuple[Rival, ...]:
    return (Rival("climber", height, won),)


@rule("DW R-001")
def test_one_to_three_keep_watch() -> None:
    for players in (1, 2, 3):
        assert len(well(players).state.keepers) == players
    for players in (0, 4):
        with pytest.raises(BadSetup):
            well(players)


@rule("DW R-002")
def test_nine_stones_lie_in_the_bag_and_it_begins_at_the_bottom() -> None:
    g = well().state
    assert (len(g.bag), g.height) == (9, 0)


@rule("DW R-003", "DW R-009")
def test_in_a_race_it_climbs_by_itself_when_everybody_has_had_a_turn() -> None:
    t = told(top=["pebble", "flint"], dice=[4])
    t.ada.is_asked("turn").plays("take")
    assert t.state.round == 1
    t.ben.is_asked("turn").plays("take")
    assert t.told("stirs").rival == t.told("climbs").rival == "climber"
    assert t.told("climbs", die=4, steps=2).facts["height"] == t.state.height == 2
    t.ada.is_asked("throw")


@rule("DW R-004", "DW R-005")
def test_who_looks_at_two_stones_lays_one_and_nobody_sees_the_other() -> None:
    t = told(top=["gravestone", "pebble"])
    t.ada.plays("look").is_asked("lay").offered_only("lay:pebble", "lay:gravestone")
    assert t.decision.ask.private
    assert t.ada.reads("look-own").facts["stones"] == ["pebble", "gravestone"]
    t.ben.does_not_read("look-own")
    t.ben.reads("look", seat=0)
    assert (t.table.view(0).seen, t.table.view(1).seen) == (["pebble", "gravestone"], [])
    t.ada.plays("lay:pebble")
    assert (t.state.keepers[0].stones, t.state.bag[0]) == (["pebble"], "gravestone")
    assert t.table.view(0).seen == []


@rule("DW R-005")
def test_one_stone_is_nothing_to_choose_from() -> None:
    t = told(left=["slate", "cobble", "brick"])
    t.ada.plays("take")
    t.ben.plays("take")
    t.ada.passes()
    t.ben.passes()
    assert t.state.keepers[0].stones == ["brick", "slate"]  # the last one was all that could be taken


@rule("DW R-006")
def test_a_stone_that_is_thrown_is_gone_and_it_falls_by_the_weight() -> None:
    t = told(top=["chalkstone", "pebble"], dice=[6])
    t.ada.plays("take")
    t.ben.plays("take")
    t.ada.is_asked("throw").offered_only("throw:chalkstone", "keep").plays("throw:chalkstone")
    assert (t.state.height, t.state.thrown, t.state.keepers[0].stones) == (0, ["chalkstone"], [])
    assert t.told("falls", rival="climber", steps=2).facts["height"] == 0
    t.ada.is_asked("turn")  # nobody throws at what lies at the bottom


@pytest.mark.parametrize(("omens", "steps"), [("no", 2), ("yes", 3)])
@rule("DW R-007")
def test_three_who_read_omens_see_it_climb_further_on_a_six(omens: str, steps: int) -> None:
    t = told(players=3, omens=omens, dice=[6])
    t.until(ask="throw")
    assert t.state.height == steps


@rule("DW R-008")
def test_at_a_swift_pace_it_climbs_one_step_more() -> None:
    t = told(players=3, omens="yes", pace="swift", dice=[1])
    t.until(ask="throw")
    assert t.state.height == 2


@rule("DW R-010")
def test_it_is_over_at_once_when_it_reaches_the_rim() -> None:
    t = told(dice=[6] * 4).to_the_end()
    assert t.table.result is not None
    assert (t.table.result.winners, t.table.result.ending) == ((), "climbed")
    assert t.table.result.rivals == climber(8, won=True)
    assert len(t.state.bag) == 1
    assert t.told("end-rival").facts["seats"] == []


@rule("DW R-010", "DW R-012")
def test_in_a_race_the_heaviest_pile_wins_when_the_bag_is_empty() -> None:
    t = told(left=["boulder", "pebble"], top=["boulder"], dice=[1]).to_the_end()
    assert t.table.result == Result((3, 1), (0,), "filled", climber(1))


@rule("DW R-012")
def test_those_who_tie_share_but_a_pile_no_heavier_than_it_is_high_loses_to_it() -> None:
    assert told(left=["brick", "cobble"], dice=[1]).to_the_end().table.result == Result(
        (2, 2), (0, 1), "filled", climber(1)
    )
    assert told(left=["brick", "cobble"], dice=[6]).to_the_end().table.result == Result(
        (2, 2), (), "filled", climber(2, won=True)
    )


@rule("DW R-011")
def test_together_there_are_no_hours_and_whoever_spent_the_least_time_acts() -> None:
    t = told(mode="together", dice=[1])
    t.ada.plays("look")
    t.ada.plays("lay:" + t.state.seen[0])  # 2
    t.ben.is_asked("turn").plays("take")  # 1, and it has spent nothing
    t.ada.is_asked("throw").passes()
    t.ben.is_asked("throw").passes()
    t.ben.is_asked("turn")
    assert t.state.round == 0


@pytest.mark.parametrize(("die", "winners"), [(1, (0, 1)), (6, ())])
@rule("DW R-013")
def test_together_all_win_or_none(die: int, winners: tuple[int, ...]) -> None:
    t = told(mode="together", left=["slate", "cobble", "brick"], dice=[die]).to_the_end()
    assert t.table.result is not None
    assert (t.table.result.winners, t.table.result.rivals[0].won) == (winners, not winners)


@rule("DW R-012")
def test_one_person_alone_races_against_it() -> None:
    won = told(players=1, left=["boulder"], dice=[1]).to_the_end()
    assert won.table.result == Result((3,), (0,), "filled", climber(1))
