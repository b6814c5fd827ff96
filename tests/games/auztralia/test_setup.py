"""Set-up: the land is discovered, decks and discs are put in place, ports are founded."""

from __future__ import annotations

from collections import Counter

import pytest

from citing import rule
from games.auztralia.outback import OutbackTranscript, outback
from leng.games.auztralia.rules.setup import explore, find, lurk
from leng.games.auztralia.state import PURPLE


def levels(t: OutbackTranscript, place: int) -> list[int]:
    """The levels of the tiles in a hex."""
    return [t.state.box.tiles[one.tile].level for one in t.state.at(place)]


@rule("AZ R-001b", "AZ R-002b", "AZ R-003a", "AZ R-003b", "AZ R-004a", "AZ R-047")
def test_everybody_begins_with_the_same_and_all_cubes_at_headquarters() -> None:
    t = outback("ann", "bob", "cid", at="setup")
    for name in ("ann", "bob", "cid"):
        t.seat(name).has(coal=2, iron=2, gold=4, phosphate=0, headquarters=20, cubes={}, farms=[], rails=[])
    found = {kind: sum(here.get(kind, 0) for here in t.state.goods.values()) for kind in t.state.supply}
    assert {kind: n + t.state.supply[kind] for kind, n in found.items()} == {
        "coal": 50 - 6,
        "iron": 50 - 6,
        "gold": 50 - 12,
        "phosphate": 7,
    }
    assert t.state.map == "east" and len(t.state.land.hexes) == 89
    t.check()


@rule("AZ R-005a", "AZ R-005b", "AZ R-006a", "AZ R-012", "AZ R-015a", "AZ R-015b", "AZ R-015c")
def test_tiles_lie_in_three_piles_and_the_marked_ones_stay_out() -> None:
    t = outback("ann", "bob", at="setup")
    faces = t.state.box.tiles
    assert len(t.state.land.surveyed) == 13 and len(t.state.surveys) == 20
    lying = Counter(faces[one.tile].level for one in t.state.tiles)
    assert {level: len(pile) + lying[level] for level, pile in t.state.piles.items()} == {1: 15, 2: 10, 3: 10}
    assert not any(one.up or faces[one.tile].mark for one in t.state.tiles)
    assert sorted(faces[tile].mark for tile in t.state.gone) == ["X"] * 6 + ["XX"] * 2
    assert len(t.state.cards) == 40 and t.state.purple == 22 and t.state.pool == [10, 5, 3, 4, 3]


@rule("AZ E-01", "AZ R-008", "AZ R-006b", "AZ R-007a", "AZ R-007b")
def test_no_old_one_comes_into_hills_or_onto_the_coast_and_no_goods_there() -> None:
    t = outback()
    explore(
        t.state, 23, t.state.box.surveys["survey_03"]
    )  # hills; marks C, NE and S, coal in the north-west, gold south
    assert t.lying(23) == [] and t.lying(29) == [] and t.lying(13) == []
    assert t.state.goods == {28: {"coal": 3}}
    explore(t.state, 23, t.state.box.surveys["survey_02"])
    assert t.state.goods[23] == {"iron": 3}  # hills may have goods
    t.check()


@rule("AZ E-02", "AZ E-03", "AZ R-007c", "AZ R-009b", "AZ R-010a", "AZ R-010b", "AZ Q-50")
def test_two_marks_in_a_hex_bring_a_tile_of_the_next_level() -> None:
    t = outback()
    second = t.state.box.surveys["survey_02"]
    explore(t.state, 23, second)
    assert levels(t, 28) == [2] and levels(t, 13) == []
    before = t.state.tiles[0].tile
    explore(t.state, 40, second)
    assert levels(t, 28) == [3] and levels(t, 45) == [2]
    assert before in t.state.piles[2] or t.lying(45) == [before]
    lurk(t.state, 10)
    lurk(t.state, 10)
    assert levels(t, 10) == [2]
    lurk(t.state, 10)
    lurk(t.state, 10)
    assert levels(t, 10) == [3], "nothing is above the third level"
    assert t.state.goods[23] == {"iron": 3}
    explore(t.state, 23, second)
    assert t.state.goods[23] == {"iron": 6} and t.state.goods[18] == {"gold": 6}
    t.check()


@rule("AZ R-009a", "AZ R-009b", "AZ R-009c", "AZ R-008")
def test_a_hex_that_several_marks_point_at_takes_all_of_them() -> None:
    t = outback()
    for kind in ("iron", "gold", "iron"):
        find(t.state, 14, kind)
    lurk(t.state, 14)
    assert t.state.goods[14] == {"iron": 6, "gold": 3} and levels(t, 14) == [1]
    t.check()


@rule("AZ R-011", "AZ Q-61", "AZ R-211b")
def test_an_empty_pile_is_replaced_by_the_next_and_nothing_comes_when_all_are_empty() -> None:
    t = outback()
    g = t.state
    g.gone += g.piles[1]
    g.piles[1] = []
    lurk(g, 10)
    assert levels(t, 10) == [2]
    g.gone += g.piles[2]
    g.piles[2] = []
    lurk(g, 11)
    assert levels(t, 11) == [3]
    g.gone += g.piles[3]
    g.piles[3] = []
    lurk(g, 14)
    lurk(g, 10)
    assert t.lying(14) == [] and levels(t, 10) == [2], "no higher tile: the one that is there stays"
    t.check()


@rule("AZ R-013a", "AZ R-013b")
def test_five_revelations_of_each_level_the_first_on_top() -> None:
    t = outback("ann", "bob", at="setup")
    order = [t.state.box.revelations[card].level for card in t.state.revelations]
    assert order == [3] * 5 + [2] * 5 + [1] * 5 and len(t.state.unused) == 15


@rule("AZ R-014a", "AZ R-014b")
def test_five_characters_are_displayed_the_last_one_at_the_right_end() -> None:
    t = outback("ann", "bob", at="setup")
    assert len(t.state.display) == 5 and len(t.state.deck) == 31
    everybody = outback("ann", "bob", at="setup", options={"variants": "one"}).state.deck
    assert t.state.display == everybody[:-6:-1]


@rule("AZ R-016a", "AZ R-016b", "AZ R-016c", "AZ R-016d", "AZ E-04")
@pytest.mark.parametrize(("players", "space"), [(2, 4), (3, 10), (4, 16)])
def test_all_discs_begin_on_one_space_and_the_first_player_lies_on_top(players: int, space: int) -> None:
    firsts = set()
    for seed in "abcdefgh":
        t = outback(*("ann", "bob", "cid", "dot")[:players], at="setup", seed=seed)
        first = t.told("first-player").facts["seat"]
        firsts.add(first)
        assert t.state.arrivals == [PURPLE, *((first - n) % players for n in range(1, players)), first]
        assert {who.time for who in t.state.colonies} == {space}
        t.seat((first - 1) % players).is_asked("place-port")  # the last player first
        t.until(ask="act")
        t.seat(first).is_asked("act")
    assert firsts == set(range(players))


@rule("AZ R-017a", "AZ R-017b", "AZ R-017c", "AZ Q-03")
def test_ports_stand_three_hexes_apart_as_the_crow_flies() -> None:
    t = outback("ann", "bob", at="setup")
    last = t.decision.seat
    other = t.seat(1 - last)
    t.seat(last).plays("port:4").has(port=4, linked=[4])
    other.refused("port:4", rule="R-017", n=3).refused("port:5", rule="R-017").refused("port:3", rule="R-017")
    other.offered("port:13", "port:9")
    assert t.state.land.apart(4, 9) == 3 and t.state.land.steps[4][9] == 3
    other.not_offered("port:1")
    other.plays("port:9").is_asked("act")


@rule("AZ R-210a")
def test_spawning_temples_lie_anywhere_in_the_pile_of_the_second_level() -> None:
    left = set()
    for seed in "abcdefgh":
        t = outback("ann", "bob", "cid", at="setup", options={"challenge": "medium"}, seed=seed)
        left |= {tile for tile in t.state.piles[2] if tile.startswith("xx")}
    assert left == {"xx_temple_mi_go", "xx_temple_zombie"}, "now and then one of them was not drawn"


@rule("AZ R-010a", "AZ Q-50")
def test_nobody_knows_where_a_tile_that_was_replaced_lies_in_its_pile() -> None:
    on_top = []
    for seed in "abcdefgh":
        t = outback(seed=seed)
        lurk(t.state, 10)
        before = t.state.tiles[0].tile
        lurk(t.state, 10)
        on_top.append(t.state.piles[1][-1] == before)
    assert not all(on_top)
