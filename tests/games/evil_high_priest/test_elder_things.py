"""The Ancients: atoms, which pay where any basic resource does and are worth nothing in the end."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, opened, sanctum

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "elder_things"
CHURCH = "place:church_of_starry_wisdom:acolyte"

LOCKS = (
    Lock("start", "", "3 blood", gains="2 atom"),
    Lock("a", "start", "2 atom, 1 magic", raid=1),
    Lock("b", "start", "3 atom, 1 blood"),
    Lock("c", "start", "1 grimoire", raid=1),
    Lock("d", "a b", "2 blood, 2 atom", raid=1),
    Lock("e", "b c", "4 atom, 2 treasure", raid=1),
    Lock("f", "c", "1 magic, 2 blood"),
    Lock("g", "d e", "5 atom, 1 magic", raid=2),
    Lock("h", "e f", "1 grimoire"),
    Lock("i", "g h", "6 atom, 2 blood", raid=2),
    Lock("j", "h", "3 magic, 2 blood", raid=2),
    Lock("k", "i j", "1 grimoire, 3 atom", raid=2),
    Lock("l", "k", "5 atom, 3 magic", raid=3),
)
BONUSES = (
    Bonus("start", "", "2 atom"),
    Bonus("a", "2 treasure", "4 atom"),
    Bonus("b", "3 atom", "2 magic"),
    Bonus("c", "2 atom", "1 room"),
    Bonus("d", "2 atom, 1 blood", "-1 asylum, 1 escape"),
    Bonus("e", "5 atom", "1 grimoire"),
    Bonus("f", "", "1 atom", given={"rooms": {"s4": "pit_trap_1"}}),
    Bonus("g", "3 atom", "1 monster"),
    Bonus("h", "", "1 magic, 1 atom"),
)


def city(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board whose investigator changes nothing."""
    return sanctum(*players, board=BOARD, **{"investigator_row": investigators(BOARD), **more})


@rule("EHP R-280b", "EHP AN-Q1")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign(lock: Lock) -> None:
    break_each_way(BOARD, lock, LOCKS)


@rule("EHP R-280a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus)


@rule("EHP AN-Q1")
def test_the_ancients_come_with_their_box_only() -> None:
    t = opened(boxes="dark_ritual", cult="elder_things")
    assert t.state.board == "elder_things"
    name = t.state.sheet.board.name
    assert (name.en, name.fr) == ("The Ancients", "Les Anciens")


@rule("EHP R-281b", "EHP E-18", "EHP AN-Q2")
def test_one_atom_is_three_treasure_at_the_church() -> None:
    t = city(ann={"atom": 1})
    t.ann.plays(CHURCH).has(atom=0, treasure=3)


@rule("EHP R-281a", "EHP AN-Q2", "EHP R-004b")
def test_atoms_pay_in_any_mix_with_other_basic_resources() -> None:
    t = city(ann={"atom": 2, "blood": 5, "treasure": 5})
    t.ann.plays("place:athenaeum:acolyte").is_asked("pay")
    t.ann.picks("from:exposed:atom", "from:exposed:atom", *["from:exposed:treasure"] * 3)
    t.ann.has(exposed={"treasure": 2, "blood": 5, "magic": 3})


@rule("EHP R-280a", "EHP AN-Q2")
def test_where_any_basic_resource_is_gained_atoms_are_offered_here_alone() -> None:
    here = city(ann={"card": "crawford_tillinghast", "treasure": 1})
    here.ann.plays("place:priest_ability:priest").is_asked("exchange").plays("from:exposed:treasure")
    here.ann.is_asked("exchange-for").offered("goods:atom").plays("goods:atom").has(exposed={"atom": 1})
    there = sanctum(board="windwalker", ann={"card": "crawford_tillinghast", "treasure": 1})
    there.ann.plays("place:priest_ability:priest", "from:exposed:treasure").is_asked("exchange-for")
    there.ann.offered_only("goods:blood", "goods:magic")


@rule("EHP R-282b")
def test_atoms_score_nothing_and_raids_destroy_them() -> None:
    t = city(broken=["start"], dice=dice(BOARD, 6), ann={"grimoire": 1, "atom": 9, "asylum": 0})
    assert t.state.box.resources["atom"].worth == 0
    t.ann.has(score=5).plays("place:elder_things_c:acolyte").is_asked("retaliate")
    t.ann.has(score=10).passes().passes().has(atom=0, elder_sign=0)


@rule("EHP R-282a")
def test_atoms_are_stored_in_rooms_that_hold_them() -> None:
    t = city(broken=["start"], ann={"rooms": {"s1": "occult_laboratory_1", "s2": "well_1"}})
    t.ann.plays("place:elder_things_start:acolyte").is_asked("store")
    t.ann.offered("store:s1:atom").not_offered("store:s2:atom")
    t.ann.picks("store:s1:atom").has(rooms={"s1": "occult_laboratory_1 atom=1", "s2": "well_1"}, exposed={"atom": 1})


@rule("EHP AN-Q3")
@pytest.mark.parametrize(("tokens", "gained"), [("strict", 1), ("unlimited", 4)])
def test_there_are_forty_atoms_where_tokens_are_counted(tokens: str, gained: int) -> None:
    t = city(options={"tokens": tokens}, broken=["a"], ann={"treasure": 2}, bob={"atom": 39})
    t.ann.plays("place:elder_things_a:acolyte").has(atom=gained)


@rule("EHP AN-Q4")
@pytest.mark.parametrize("rooms", [0, 2, 5, 7])
def test_the_garden_counts_rooms_not_free_slots_and_at_most_five(rooms: int) -> None:
    cards = ["pit_trap_1", "pit_trap_2", "pit_trap_3", "pit_trap_4", "false_wall_1", "false_wall_2", "false_wall_3"]
    t = city(broken=["f"], ann={"rooms": {f"s{n}": card for n, card in enumerate(cards[:rooms], start=1)}})
    t.ann.plays("place:elder_things_f:acolyte").has(atom=min(rooms, 5))
