"""Where everybody's points came from: what is told agrees with a reckoning card by card, and adds up to the score."""

from __future__ import annotations

import pytest

from citing import rule
from leng.bots import Sight, new_bot
from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME
from matches import every_position

from .festival import Kingsport, festival
from .raiding import raid
from .reckoning import Reckoning
from .speaking import BOX


def told(t: Kingsport, who: str) -> dict[str, int]:
    """The sources that brought somebody points, or cost some, as the table tells them."""
    shares = GAME.score_by_source(t.state, t.table.log, t.seat(who).number)
    return {source: n for source, n in shares.items() if n}


def agrees(table: Table) -> None:
    """Every seat's points by source are those of its cards, and add up to its score."""
    for seat, who in enumerate(table.state.cultists):
        shares = GAME.score_by_source(table.state, table.log, seat)
        assert dict(shares) == Reckoning(table, seat).points, f"seat {seat} of {table.opening.seed}"
        assert sum(shares.values()) == who.cult


# One card after the other -------------------------------------------------------------------------------------------


@rule("KF R-066a")
def test_the_points_of_a_god_are_the_gods_even_after_the_glass_was_played() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 6, 6]}, luke={"hand": ["anne_bodenhams_glass"], "magic": 2})
    t.luke.plays("invoke:hastur:2-6-6")
    t.until("gift").luke.plays("cast:anne_bodenhams_glass", "evil", "evil", "evil").has(cult=2, sanity=10)
    assert told(t, "luke") == {"gods": 2}


@rule("KF R-047b", "KF R-066a")
def test_the_point_of_the_church_is_the_churchs() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 6, 6]}, luke={"discs": ["house", "ruins", "lighthouse", "church"]})
    t.luke.plays("invoke:hastur:2-6-6")
    t.until("resource").luke.plays("evil", "evil", "evil").has(cult=3)
    assert told(t, "luke") == {"gods": 2, "buildings": 1}
    t.told("building-works", building="church")


@rule("KF R-016b", "KF R-047b", "KF R-066a")
def test_in_december_the_festival_makes_gods_give_more_and_the_church_gives_its_own() -> None:
    luke = {"discs": ["house", "ruins", "lighthouse", "church"]}
    t = festival(scenario="the_festival", round=12, order=["luke"], dice={"luke": [2, 6, 6]}, luke=luke)
    t.luke.plays("invoke:hastur:2-6-6")
    t.until("resource").luke.plays("evil", "evil", "evil").has(cult=4)
    assert told(t, "luke") == {"gods": 3, "buildings": 1}


@rule("KF R-034b", "KF R-066a")
def test_cult_points_taken_for_missing_sanity_are_a_cost_of_the_god() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 6, 6]}, luke={"sanity": 1, "cult": 9})
    t.luke.plays("invoke:hastur:2-6-6")
    t.until("resource")
    assert told(t, "luke") == {"gods": -3}


@rule("KF R-046b", "KF R-060", "KF R-066a")
def test_a_disc_that_is_lost_takes_its_own_points_away() -> None:
    luke = {"discs": ["house"], "cubes": [1, 1, 0]}
    t = raid("john_raymond_legrasse", at="propagation", luke=luke)
    t.luke.plays("place:club")
    t.told("gain", seat=0, goods="cult", n=1)
    t.until("sanity-bonus").luke.has(cult=0, discs=["house"])
    assert told(t, "luke") == {}, "what the Club brought went with it"


@rule("KF R-051d", "KF R-066a")
def test_the_points_of_spells_and_of_what_follows_them_in_the_same_phase_stay_apart() -> None:
    luke = {"discs": ["house"], "hand": ["unguentum_volans"], "magic": 4, "death": 1}
    t = festival(at="propagation", luke=luke)
    t.luke.plays("cast:unguentum_volans", "evil", "place:emporium").has(cult=2)
    assert told(t, "luke") == {"spells": 1, "buildings": 1}


# Whole matches --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(BOX.scenarios) + 1))
def test_at_the_end_of_a_random_match_every_card_has_brought_what_is_told(number: int) -> None:
    scenario = ("none", *BOX.scenarios)[number]
    seats = [Seat(name) for name in "ABCDE"[: 3 + number % 3]]
    table = Table.open(GAME, seats, {"scenario": scenario}, f"sources {number}")
    for _ in every_position(table, step=1000):
        pass
    assert table.result is not None
    agrees(table)


@pytest.mark.parametrize("scenario", ["the_call_of_cthulhu", "the_festival", "at_the_mountains_of_madness"])
def test_at_the_end_of_a_match_of_greedy_cultists_too(scenario: str) -> None:
    table = Table.open(GAME, [Seat(name) for name in "ABC"], {"scenario": scenario}, f"greedy sources {scenario}")
    bots = [new_bot("greedy@1", f"{table.opening.seed} {seat}") for seat in range(3)]
    while table.decision is not None:
        table.take(bots[table.decision.seat].choose(Sight(table.play)))
    agrees(table)
