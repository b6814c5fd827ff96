"""The six Festivals: turned up when the twelfth month is over, and only good for cult points."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from leng.games.kingsport_festival.state import Festival

from .festival import Kingsport, festival


def last_evening(card: str, **more: Any) -> Kingsport:
    """The time phase of the twelfth month, with this Festival under the Scenario; then the match is over."""

    def under_the_scenario(g: Festival) -> None:
        g.festival = card

    t = festival(scenario="the_call_of_cthulhu", round=12, at="time", arrange=under_the_scenario, **more)
    assert t.table.decision is None
    return t


@rule("KF R-065b", "KF R-073b")
def test_yule_scores_level_four_buildings() -> None:
    t = last_evening("yule", luke={"discs": ["library", "theatre", "hospital"]}, gabriel={"discs": ["library"]})
    t.luke.has(cult=2)
    t.gabriel.has(cult=0)


@rule("KF R-065b", "KF R-073b")
def test_candlemas_scores_every_third_sanity() -> None:
    t = last_evening("candlemas", luke={"sanity": 11}, gabriel={"sanity": 2}, livio={"sanity": 12})
    t.luke.has(cult=3)
    t.gabriel.has(cult=0)
    t.livio.has(cult=4)


@rule("KF R-065b", "KF R-073b")
def test_walpurgis_night_scores_every_third_magic() -> None:
    t = last_evening("walpurgis_night", luke={"magic": 7}, gabriel={"magic": 2})
    t.luke.has(cult=2, magic=7)
    t.gabriel.has(cult=0)


@rule("KF R-065b", "KF R-073b")
def test_lammas_scores_every_third_resource() -> None:
    t = last_evening("lammas", luke={"cubes": [3, 2, 3]}, gabriel={"cubes": [1, 1, 0]})
    t.luke.has(cult=2, cubes=[3, 2, 3])
    t.gabriel.has(cult=0)


@rule("KF R-065b", "KF R-073b", "KF R-024")
def test_hallowmas_scores_three_below_six_sanity() -> None:
    t = last_evening("hallowmas", luke={"sanity": 5}, gabriel={"sanity": 6})
    t.luke.has(cult=3)
    t.gabriel.has(cult=0)


@rule("KF R-065b", "KF R-073b")
def test_roodmas_scores_level_two_buildings_and_unused_spells_up_to_four_and_two() -> None:
    five = ["house", "emporium", "club", "quay", "ruins", "barber"]
    three = ["al_azif", "vox_ultima", "ignis_fatuus"]
    t = last_evening(
        "roodmas", luke={"discs": five, "hand": three}, gabriel={"discs": five[:3], "hand": ["yr_and_nhhngr"]}
    )
    t.luke.has(cult=6)
    t.gabriel.has(cult=3)


@rule("KF R-065a", "KF R-073c")
def test_a_festival_does_nothing_before_the_end() -> None:
    def yule(g: Festival) -> None:
        g.festival = "yule"

    luke = {"discs": ["library", "theatre"], "magic": 3}
    t = festival(scenario="the_call_of_cthulhu", round=12, at="time", arrange=yule, luke=luke)
    t.luke.is_asked("time").has(cult=0)
    assert t.table.view(0).festival is None and t.table.view(0).has_festival
    t.luke.passes().has(cult=1)
    assert t.table.view(1).festival == "yule"


@rule("KF Q-23", "KF R-065b")
def test_city_hall_counts_before_the_festival_and_both_count_the_same_cubes() -> None:
    t = last_evening("lammas", luke={"discs": ["library", "city_hall"], "cubes": [2, 2, 2]})
    t.luke.has(cult=5)  # 3 for City Hall, 2 for Lammas
    kinds = [event.kind for event in t.table.log]
    assert kinds.index("building-works") < kinds.index("festival")


@rule("KF R-065a", "KF R-013a")
def test_without_a_festival_nothing_more_is_scored() -> None:
    t = festival(round=12, at="time", luke={"discs": ["library", "theatre"], "sanity": 12, "cubes": [3, 3, 3]})
    t.luke.has(cult=0)
    assert not any(event.kind == "festival" for event in t.table.log)


@rule("KF R-066a", "KF R-065a", "KF R-065b")
def test_a_festival_can_decide_the_match() -> None:
    t = last_evening("hallowmas", luke={"cult": 40}, gabriel={"cult": 38, "sanity": 5})
    result = t.table.result
    assert result is not None
    assert (result.scores, result.winners, result.ending) == ((40, 41, 0), (1,), "most-cult")


@rule("KF R-008b", "KF R-073b")
def test_festivals_are_six() -> None:
    assert sorted(festival().state.box.festivals) == sorted(
        ["yule", "candlemas", "walpurgis_night", "lammas", "hallowmas", "roodmas"]
    )


@rule("KF R-008b", "KF R-014b")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_festival_of_a_match_is_one_of_the_six_and_stays_hidden(seed: str) -> None:
    t = festival(scenario="the_festival", seed=seed)
    assert t.state.festival in t.state.box.festivals
    assert all(t.table.view(audience).festival is None for audience in (-1, 0, 1, 2))
