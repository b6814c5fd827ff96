"""Phase 6, time, and the end of the game: the last deeds of a month, the last month, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.engine.game import Result

from .festival import Kingsport, festival


def ended(players: int = 3, **holdings: Any) -> Result:
    """The result of a match in which nothing more happens in the twelfth month."""
    result = festival(players, round=12, at="time", **holdings).table.result
    assert result is not None
    return result


@rule("KF R-063")
def test_the_time_marker_moves_one_month_on() -> None:
    t = festival(round=4, at="time")
    assert (t.state.round, t.state.phase) == (5, "turn_order")


@rule("KF R-063", "KF R-047b", "KF R-050a")
def test_spells_and_the_theatre_come_before_the_marker_moves_in_turn_order() -> None:
    luke = {"hand": ["ignis_fatuus"], "magic": 2}
    gabriel = {"discs": ["newspaper", "theatre"], "magic": 3}
    t = festival(round=4, at="time", order=["gabriel", "livio", "luke"], luke=luke, gabriel=gabriel)
    t.gabriel.is_asked("time").plays("use:theatre").has(cult=2, magic=0)
    t.luke.is_asked("time")
    assert t.state.round == 4
    t.luke.passes().has(cult=0, hand=["ignis_fatuus"])
    assert t.state.round == 5


@rule("KF R-063")
def test_a_new_month_gives_back_the_dice_and_what_may_be_done_once_a_round() -> None:
    theatre = {"discs": ["newspaper", "theatre"], "magic": 6}
    t = festival(at="invocation", dice={"luke": [2, 3, 4]}, luke=theatre)
    t.luke.plays("invoke:nodens:2-3-4")
    t.until("time", "luke").luke.plays("use:theatre")
    t.until("invoke", "luke")
    assert (t.state.round, len(t.luke.cultist.dice)) == (2, 3)
    t.luke.has(invoked=[])
    t.until("time", "luke").luke.offered("use:theatre")


@rule("KF R-064a", "KF R-001b")
def test_the_match_ends_after_the_twelfth_month_and_not_before() -> None:
    assert festival(round=11, at="time").table.decision is not None
    t = festival(round=12, at="time")
    assert t.table.decision is None and t.state.round == 12
    t = festival().to_the_end()
    months = [event.facts["round"] for event in t.table.log if event.kind == "month"]
    assert months == list(range(1, 13))


@rule("KF R-064b")
def test_a_raid_of_the_twelfth_month_is_fought_before_the_end() -> None:
    t = festival(round=12, at="raid", investigator="thomas_f_malone", options={"events": "no"}, luke={"cult": 9})
    t.luke.has(cult=6)
    result = t.table.result
    assert result is not None and result.scores == (6, 0, 0)


@rule("KF R-064a", "KF R-050a")
def test_time_spells_still_count_in_the_twelfth_month() -> None:
    t = festival(round=12, at="time", luke={"hand": ["vox_ultima"], "magic": 6})
    t.luke.plays("cast:vox_ultima")
    result = t.table.result
    assert result is not None and result.scores == (3, 0, 0)


@rule("KF R-066a")
def test_most_cult_points_win() -> None:
    result = ended(luke={"cult": 40, "sanity": 0}, gabriel={"cult": 41, "sanity": 0}, livio={"sanity": 12, "magic": 9})
    assert result == Result((40, 41, 0), (1,), "most-cult")


@rule("KF R-066b", "KF R-070a")
def test_among_equals_more_sanity_wins() -> None:
    tied = {"cult": 40, "magic": 9}
    result = ended(luke={**tied, "sanity": 3}, gabriel={"cult": 40, "sanity": 4}, livio={"cult": 39, "sanity": 12})
    assert result == Result((40, 40, 39), (1,), "more-sanity")


@rule("KF R-066c")
def test_among_equals_in_sanity_more_magic_wins() -> None:
    tied = {"cult": 40, "sanity": 4}
    result = ended(luke={**tied, "magic": 2}, gabriel={**tied, "magic": 1}, livio={"cult": 40, "sanity": 3, "magic": 9})
    assert result == Result((40, 40, 40), (0,), "more-magic")


@rule("KF Q-22", "KF R-066b", "KF R-066c")
def test_complete_equals_share_the_victory() -> None:
    tied = {"cult": 40, "sanity": 4, "magic": 2}
    result = ended(luke=tied, gabriel={**tied, "magic": 1}, livio=tied)
    assert result == Result((40, 40, 40), (0, 2), "shared")


@rule("KF R-066a")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_at_the_table_is_scored(players: int) -> None:
    assert ended(players, gabriel={"cult": 1}) == Result((0, 1, 0, 0, 0)[:players], (1,), "most-cult")


@rule("KF R-070b", "KF R-066a")
def test_nobody_is_eliminated_by_madness() -> None:
    assert ended(luke={"cult": 1, "sanity": 0}).winners == (0,)


def plus(t: Kingsport) -> list[bool]:
    """Whose cult token lies on the + space, as anybody sees it."""
    return [each.plus_fifty for each in t.table.view(-1).cultists]


@rule("KF R-067a", "KF Q-09")
def test_the_token_lies_on_plus_above_fifty_cult_points() -> None:
    t = festival(at="invocation", luke={"cult": 50}, gabriel={"cult": 51}, livio={"cult": 104})
    assert plus(t) == [False, True, True]


@rule("KF R-067a", "KF R-067b", "KF Q-09", "KF R-046b")
def test_points_go_on_past_fifty_and_the_token_comes_off_again() -> None:
    luke = {"cult": 49, "discs": ["house"], "cubes": [1, 1, 0]}
    investigator = "thomas_f_malone"
    t = festival(round=12, at="propagation", investigator=investigator, options={"events": "no"}, luke=luke)
    assert plus(t)[0] is False
    t.luke.plays("place:quay")
    t.told("gain", seat=0, goods="cult", n=2)
    t.luke.has(cult=48)  # 51, then 3 lost to Malone
    assert plus(t)[0] is False
    t = festival(at="propagation", luke={**luke, "hand": ["ignis_fatuus"], "magic": 1})
    t.luke.plays("place:quay").is_asked("propagate").has(cult=51)
    assert plus(t)[0] is True


@rule("KF R-067b", "KF R-066a")
def test_the_final_score_is_the_whole_total() -> None:
    assert ended(luke={"cult": 57}, gabriel={"cult": 49}).scores == (57, 49, 0)
