"""The Sleeper: prowlers that begin rituals, that choose, and that shut others out."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum

from .unlocking import Bonus, Lock, break_each_way, investigators, use

BOARD = "sleeper"
START, HALL, TREAD, TUNNEL, ALTAR = (f"place:sleeper_{each}:acolyte" for each in ("start", *"abeg"))
AWAY: dict[str, Any] = {"pool": 0, "priest_on": "providence"}
LAST: dict[str, Any] = {"pool": 1, "priest_on": "kingsport"}

LOCKS = (
    Lock("start", "", "3 treasure, 1 magic", raid=1),
    Lock("a", "start", "3 blood"),
    Lock("b", "start", "2 magic", raid=1),
    Lock("c", "start", "1 grimoire"),
    Lock("d", "a b", "4 treasure, 2 blood", raid=1),
    Lock("e", "b c", "2 magic, 2 treasure", raid=1),
    Lock("f", "c", "3 blood, 1 magic"),
    Lock("g", "d e", "4 blood", raid=2),
    Lock("h", "e f", "1 grimoire"),
    Lock("i", "g h", "3 magic, 3 treasure", raid=2),
    Lock("j", "h", "8 treasure", raid=2),  # or any other basic resources
    Lock("k", "i j", "1 grimoire, 2 blood", raid=2),
    Lock("l", "k", "1 grimoire, 1 magic, 2 treasure", raid=3),
)
BONUSES = (
    Bonus("start", "", "4 treasure", given={"priest_on": "prowler_1"}),
    Bonus("a"),
    Bonus("b"),
    Bonus("c", "1 treasure", "1 room"),
    Bonus("d", "3 treasure", "-1 asylum, 1 escape"),
    Bonus("e"),
    Bonus("f", "2 blood", "1 monster"),
    Bonus("g", "", "1 magic"),
    Bonus("h", "3 treasure, 1 magic", "1 grimoire"),
)


def sleep(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board after its first raid."""
    return sanctum(*players, board=BOARD, **{"investigator_row": investigators(BOARD), "raids": 1, **more})


@rule("EHP R-240a", "EHP R-240b", "EHP R-240c")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    break_each_way(BOARD, lock, LOCKS)


@rule("EHP R-240a", "EHP R-240b", "EHP R-240c", "EHP R-241a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus)


@rule("EHP R-240a", "EHP R-240b", "EHP R-240c")
def test_the_idle_tribute_takes_basic_resources_in_any_mix() -> None:
    t = sleep(broken=["h"], dice=[1, 1, 1], ann={"treasure": 9, "blood": 5, "magic": 3})
    t.ann.plays("place:sleeper_j:acolyte").is_asked("pay")
    t.ann.picks("from:exposed:treasure", *["from:exposed:blood"] * 4, *["from:exposed:magic"] * 3)
    t.ann.has(exposed={"treasure": 8, "blood": 1, "elder_sign": 1})


# Who prowls -----------------------------------------------------------------------------------------------------------


@rule("EHP R-241b", "EHP SL-Q4")
@pytest.mark.parametrize("space", ["prowler_1", "sleeper_a", "sleeper_b", "sleeper_e"])
def test_four_treasure_for_whoever_has_a_cultist_on_any_prowler_space(space: str) -> None:
    t = sleep(broken=["start", "a", "b", "e"], ann={"pool": 3, "asylum": 3})
    t.ann.refused(START, rule="R-048").plays(f"place:{space}:priest")
    t.bob.refused(START, rule="R-048").plays("place:escape:acolyte")
    t.ann.plays(START).has(treasure=4)


@rule("EHP R-241c")
def test_never_more_than_four_treasure_however_many_prowl() -> None:
    t = sleep(broken=["start", "a", "b"], ann={"pool": 3, "asylum": 3})
    t.ann.plays("place:prowler_1:priest")
    t.bob.plays("place:escape:acolyte")
    t.ann.plays(HALL)
    t.bob.plays("place:escape:acolyte")
    t.ann.plays(START).has(treasure=4)


@rule("EHP R-241b", "EHP SL-Q4")
def test_a_prowler_of_the_fifth_players_space_counts_too() -> None:
    t = sleep("ann", "bob", "cat", "dan", "eve", broken=["start"], ann={"priest_on": "prowler_2"})
    t.ann.plays(START).has(treasure=4)


@rule("EHP SL-Q4", "EHP R-241a")
def test_a_priest_that_prowls_doubles_the_magic_of_the_altar() -> None:
    t = sleep(broken=["g"], ann={"priest_on": "prowler_1"})
    t.ann.plays(ALTAR).has(magic=2)


@rule("EHP R-241b", "EHP R-100a")
def test_whoever_broke_a_prowler_lock_stands_on_a_prowler_space_and_without_its_bonus_does_not_prowl() -> None:
    t = sleep(broken=["start"], ann={"blood": 3}, bob={"pool": 1})
    t.ann.plays(HALL).is_asked("bonus").passes()
    t.bob.plays("place:escape:acolyte")
    t.ann.plays(START).has(treasure=4)
    t.idle()
    assert not any(event.kind == "prowls" for event in t.table.log)


# Ritual, flexible, blocking -------------------------------------------------------------------------------------------


@rule("EHP R-242a", "EHP R-242b", "EHP R-242c", "EHP R-242d", "EHP R-242e", "EHP SL-Q1", "EHP SL-Q2", "EHP Q-02")
def test_the_ritual_prowler_pays_two_treasure_joins_a_start_and_earns_in_the_upkeep() -> None:
    t = sleep(broken=["a"], ann={**LAST, "treasure": 2, "blood": 5, "asylum": 3},
              bob={**AWAY, "on": ["ritual.mao_ceremony.1"]})  # fmt: skip
    t.ann.plays(HALL).is_asked("prowl").not_offered("prowl:sleeper_a:boston")
    starts = [f"ritual.{each}.1" for each in t.state.box.rituals]
    t.ann.offered_only(*(f"prowl:sleeper_a:{each}" for each in starts), "stay")
    t.ann.plays("prowl:sleeper_a:ritual.mao_ceremony.1").has(treasure=0, blood=5, magic=4)
    t.bob.has(magic=4, on=["ritual.mao_ceremony.2"])
    t.ann.is_asked("turn").has(on=["ritual.mao_ceremony.2"], pool=0)
    t.idle().ann.has(on=[], magic=4)


@rule("EHP R-242c", "EHP Q-02", "EHP SL-Q1")
def test_the_ritual_prowler_stays_at_home_without_two_treasure() -> None:
    t = sleep(broken=["a"], ann={**LAST, "treasure": 1, "blood": 5, "magic": 5}, bob=AWAY)
    t.ann.plays(HALL)
    assert t.state.round == 2
    t.ann.has(treasure=1, on=[])


@rule("EHP R-242f", "EHP R-242g")
def test_the_ritual_prowler_stays_longer_on_the_dragon() -> None:
    t = sleep(broken=["a"], ann={**LAST, "treasure": 2}, bob=AWAY)
    t.ann.plays(HALL, "prowl:sleeper_a:ritual.dragon_ascending.1").has(on=["ritual.dragon_ascending.2"], treasure=0)
    t.idle().ann.has(on=["ritual.dragon_ascending.3"], treasure=9)


@rule("EHP R-243b", "EHP R-243c", "EHP SL-Q6")
def test_the_flexible_prowler_goes_to_a_location_or_a_ritual_but_not_to_providence() -> None:
    for target, goods in (
        ("innsmouth", {"blood": 2, "treasure": 2}),
        ("ritual.red_sign.1", {"blood": 6, "treasure": 0}),
    ):
        t = sleep(broken=["b"], ann={**LAST, "treasure": 2}, bob=AWAY)
        t.ann.plays(TREAD).is_asked("prowl").not_offered("prowl:sleeper_b:providence")
        t.ann.plays(f"prowl:sleeper_b:{target}").has(**goods)


@rule("EHP R-243a")
def test_the_flexible_prowler_enters_an_occupied_location() -> None:
    t = sleep(broken=["b"], ann=LAST, bob={"pool": 0, "priest_on": "innsmouth"})
    t.ann.plays(TREAD, "prowl:sleeper_b:innsmouth").has(blood=2)


@rule("EHP R-244a", "EHP R-244b", "EHP R-244c", "EHP SL-Q3", "EHP SL-Q6")
def test_the_blocking_prowler_moves_first_and_shuts_its_space_to_all_others() -> None:
    t = sleep(broken=["b", "e"], ann={"pool": 0, "priest_on": "prowler_1"}, bob={**LAST, "priest_on": "innsmouth"},
              at=("turn", 1))  # fmt: skip
    t.bob.plays(TUNNEL).is_asked("prowl").not_offered("prowl:sleeper_e:providence")  # before Ann, the first player
    t.bob.plays("prowl:sleeper_e:innsmouth").has(blood=2)
    t.ann.is_asked("prowl").refused("prowl:prowler_1:innsmouth", rule="R-244").offered("prowl:prowler_1:boston")


@rule("EHP R-244b", "EHP R-244c", "EHP SL-Q3")
def test_the_blocking_prowler_shuts_a_ritual_for_this_end_of_phase_only() -> None:
    t = sleep(broken=["b", "e"], ann={**AWAY, "treasure": 2, "prowls": ["sleeper_b"]},
              bob={**LAST, "treasure": 2, "priest_on": "boston"}, at=("turn", 1))  # fmt: skip
    t.bob.plays(TUNNEL, "prowl:sleeper_e:ritual.red_sign.1").has(treasure=0)
    t.ann.is_asked("prowl").refused("prowl:sleeper_b:ritual.red_sign.1", rule="R-244")
    t.ann.offered("prowl:sleeper_b:ritual.mao_ceremony.1").passes()
    t.ann.is_asked("turn")
    assert t.state.round == 2


@rule("EHP R-244a")
def test_a_blocking_prowler_that_does_not_move_first_does_not_move_at_all() -> None:
    t = sleep(broken=["e"], ann={"pool": 0, "priest_on": "prowler_1"}, bob={**LAST, "priest_on": "boston"},
              at=("turn", 1))  # fmt: skip
    t.bob.plays(TUNNEL).is_asked("prowl").passes()
    t.ann.is_asked("prowl").offered("prowl:prowler_1:innsmouth").passes()
    t.ann.is_asked("turn")
    t.bob.has(pool=1)


@rule("EHP SL-Q5")
def test_the_start_opens_the_rituals_before_anybody_can_prowl_there() -> None:
    t = sleep(raids=0, dice=[1, 1], ann={"treasure": 5, "magic": 1})
    t.ann.refused("place:ritual.red_sign.1:acolyte", rule="R-060").plays(START)
    t.until(ask="turn", seat="bob")
    assert t.state.raids == 1
