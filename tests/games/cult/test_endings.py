"""Every way to win: five Altars, four Mobs, two Summonings, and the highest Divine Power among several victors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from citing import rule
from leng.engine.game import Result
from leng.games.cult.state import City

from .city import CityTranscript, city

FIVE = ("ruins", "slums", "forum", "market", "port")


def altars(name: str, places: Sequence[str]) -> dict[str, list[str]]:
    return {place: [f"{name} altar"] for place in places}


def over(t: CityTranscript) -> Result:
    """The result; nobody is asked anything any more."""
    assert t.table.decision is None, t.asking()
    assert t.table.result is not None and t.state.phase == "end"
    return t.table.result


@rule("CU R-021a", "CU R-052a", "CU R-021d")
@pytest.mark.parametrize("number", [5, 6])
def test_won_by_five_altars_or_more(number: int) -> None:
    t = city("ann", "bob:tiamat", at="end", places=altars("bob", [*FIVE, "palace"][:number]))
    assert over(t) == Result((0, 20), (1,), "altars")


@rule("CU R-021b", "CU R-052", "CU R-021d")
@pytest.mark.parametrize("mobs", [4, 5])
def test_won_by_four_mobs_or_more(mobs: int) -> None:
    assert over(city("ann:fafnir", "bob", at="end", ann={"mobs": mobs})) == Result((15, 0), (0,), "mobs")


@rule("CU R-021c", "CU R-052a", "CU R-079d")
def test_won_by_the_second_summoning() -> None:
    t = city("ann:cthulhu", "bob", at="rift_of_darkness", ann={"summonings": 1, "followers": 9},
             places={"rift_of_darkness": ["ann 5", "ann 5", "ann 4", "ann patriarch"]})  # fmt: skip
    t.all_pass().ann.plays("take")
    assert over(t) == Result((23, 0), (0,), "summoning")


@rule("CU R-021d", "CU R-052b")
@pytest.mark.parametrize("ann", [{"mobs": 3}, {"summonings": 1}])
def test_four_altars_three_mobs_and_one_summoning_are_not_enough(ann: dict[str, Any]) -> None:
    t = city("ann", "bob", at="end", ann=ann, places=altars("ann", FIVE[:4]))
    assert t.table.result is None and t.state.round == 2


@rule("CU R-022a", "CU R-078")
def test_the_fourth_mob_wins_only_when_the_round_is_over() -> None:
    t = city("ann", "bob", at="barracks", ann={"mobs": 3, "followers": 5},
             places={"barracks": ["ann 3"], "rift_of_darkness": ["bob 3"]}, bob={"miracles": ["avatar"]})  # fmt: skip
    t.all_pass().ann.plays("take").has(mobs=4)
    t.bob.is_asked("act")  # the Rift is still to come
    assert t.table.result is None
    t.all_pass()
    assert over(t).winners == (0,)


@rule("CU R-022b", "CU R-102")
def test_a_mob_lost_before_the_end_of_the_round_cancels_the_claim() -> None:
    t = city("ann", "bob", at="barracks", ann={"mobs": 3, "followers": 5},
             places={"barracks": ["ann 3"], "rift_of_darkness": ["bob 3", "ann 1"]},
             bob={"summonings": 1, "intrigues": ["disperse_the_fanatics"]})  # fmt: skip
    t.until("effect", "ann").ann.plays("take").has(mobs=4)
    t.until("act", "bob").bob.plays("intrigue:disperse_the_fanatics")
    t.all_pass()
    t.ann.has(mobs=3)
    assert t.table.result is None and t.state.round == 2


@rule("CU R-022b", "CU R-105")
def test_an_altar_lost_before_the_end_of_the_round_cancels_the_claim() -> None:
    t = city("ann", "bob", at="port", places=altars("ann", FIVE), bob={"intrigues": ["vandalism"]})
    t.until("act", "bob").bob.plays("intrigue:vandalism")
    t.all_pass()
    t.ann.has(altars=list(FIVE[:4]))
    assert t.table.result is None and t.state.round == 2


@rule("CU R-022a")
def test_a_claim_from_a_prayer_waits_for_the_end_as_well() -> None:
    t = city("ann", "bob", ann={"mobs": 3}, places={**altars("ann", FIVE[:4]), "palace": ["ann 3"]})
    t.ann.plays("pray", "benefit:artisan_district").has(altars=[*FIVE[:4], "palace"])
    t.bob.prays()
    assert t.table.result is None and t.active == "ruins"
    t.until("gift", "ann").to_the_end()
    assert over(t).ending == "altars"


@rule("CU R-023a")
def test_of_several_victors_the_highest_divine_power_wins() -> None:
    """Fafnir 15, Tiamat 20 and Janus 17 all have a claim; Nirriti with 18 has none."""
    t = city("ann:fafnir", "bob:tiamat", "cleo:janus", "dan:nirriti", at="end",
             ann={"mobs": 4}, bob={"mobs": 4}, places=altars("cleo", FIVE))  # fmt: skip
    assert over(t) == Result((15, 20, 17, 0), (1,), "power")


@rule("CU R-023b", "CU R-079")
def test_the_current_side_of_the_sheet_decides_between_victors() -> None:
    """Tiamat has 20 by day; Fafnir's Dark side has 29."""
    t = city("ann:tiamat", "bob:fafnir", at="end", ann={"mobs": 4}, bob={"mobs": 4, "summonings": 1})
    assert over(t) == Result((20, 29), (1,), "power")


@rule("CU R-023c")
@pytest.mark.parametrize("names", [("ann", "bob"), ("ann", "bob", "cleo", "dan", "eve")])
def test_even_if_everybody_has_a_claim_there_is_one_winner(names: tuple[str, ...]) -> None:
    def at_once(g: City) -> None:
        for who in g.cults:
            who.altars = [1, 2, 3, 4, 5]
            who.spare += [1, 1, 2, 2, 3]

    result = over(city(*names, at="end", arrange=at_once))
    assert len(result.winners) == 1 and result.scores[result.winners[0]] == max(result.scores)


@rule("CU R-021", "CU R-023")
def test_two_claims_of_one_cult_are_no_tie() -> None:
    t = city("ann", "bob", at="end", ann={"mobs": 4, "summonings": 2}, places=altars("ann", FIVE))
    assert over(t).ending == "altars"


@rule("CU Q-38")
def test_a_second_summoning_cannot_be_undone_by_losses() -> None:
    """Even at the last Location, with nothing left to lose, the recorded Summoning wins."""
    t = city("ann", "bob", at="end", ann={"summonings": 2, "followers": 0, "coins": 0, "available": [0]})
    assert over(t).ending == "summoning"
