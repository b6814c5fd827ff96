"""Rulings that concern several boards, and the table options of single ones."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import BOXES, opened, sanctum
from leng.engine.errors import BadSetup
from leng.games.evil_high_priest import GAME

from .unlocking import dice, investigators


def all_but(board: str, last: str) -> list[str]:
    """Every lock of a board but one."""
    locks = sanctum(board=board).state.sheet.locks
    return [short for lock in locks if (short := lock.removeprefix(f"{board}_")) != last]


@rule("EHP R-010", "EHP R-305", "EHP Q-59")
@pytest.mark.parametrize("board", BOXES)
def test_every_board_has_thirteen_signs_and_comes_with_its_box_alone(board: str) -> None:
    t = opened(boxes="both", cult=board)
    assert t.state.board == board and len(t.state.sheet.locks) == 13
    if BOXES[board] != "base":
        with pytest.raises(BadSetup):
            opened(boxes="base", cult=board)
        other = "dark_ritual" if BOXES[board] == "blood_ceremony" else "blood_ceremony"
        with pytest.raises(BadSetup):
            opened(boxes=other, cult=board)


@rule("EHP YS-Q1", "EHP GP-Q3", "EHP CC-Q8")
@pytest.mark.parametrize(
    ("option", "value", "board", "players"),
    [
        ("start", "free", "yellow_sign", 2),
        ("flight", "active", "guardian_of_the_pyramid", 2),
        ("worshippers", "6", "crawling_chaos", 1),
    ],
)
def test_the_options_of_a_board_are_refused_at_other_boards(option: str, value: str, board: str, players: int) -> None:
    names = ["ann", "bob", "cat"][:players]
    assert opened(*names, boxes="both", cult=board, **{option: value}).state.board == board
    with pytest.raises(BadSetup):
        opened(*names, boxes="both", cult="windwalker", **{option: value})
    assert option in {each.name for each in GAME.options}


@rule("EHP CC-Q8")
def test_the_threshold_of_the_worshippers_is_three_a_player_in_company() -> None:
    for players in (2, 3, 4, 5):
        names = ["ann", "bob", "cat", "dan", "eve"][:players]
        assert opened(*names, boxes="both", cult="crawling_chaos").state.threshold == 3 * players
    with pytest.raises(BadSetup):
        opened("ann", "bob", boxes="both", cult="crawling_chaos", worshippers="6")


@rule("EHP Q-39")
def test_providence_changes_the_order_from_the_next_round_on() -> None:
    t = sanctum("ann", "bob", "cat", board="windwalker", raids=1,
                arrange=lambda g: g.glaciers.append("entity_wendigo"),
                ann={"pool": 0, "priest_on": "kingsport", "rooms": {"s1": "well_1"}},
                bob={"pool": 0, "rooms": {"s1": "well_2"}},
                cat={"pool": 0, "priest_on": "boston", "rooms": {"s1": "well_3"}}, at=("turn", 1))  # fmt: skip
    t.bob.plays("place:providence:priest").has(treasure=1)
    t.ann.is_asked("store").plays("all")  # this upkeep still begins with Ann
    t.bob.is_asked("store").plays("all")
    t.cat.is_asked("store").plays("all")
    t.until(ask="turn")
    t.bob.is_asked("turn")
    assert t.state.round == 2 and t.state.order() == [1, 2, 0]


@rule("EHP Q-03")
def test_what_follows_the_raid_of_a_growth_site_is_decided_by_whoever_moved_the_track() -> None:
    t = sanctum("ann", "bob", "cat", board="tcho_tchos", options={"boxes": "both"}, tracks={"growth": 1},
                broken=["s2"], investigator_row=["federal_agent", "hobo", "artist"], dice=[1, 1],
                ann={"blood": 1}, bob={"treasure": 9})  # fmt: skip
    t.ann.plays("place:tcho_tchos_s2:acolyte").is_asked("victim").offered_only("seat:1", "seat:2").plays("seat:2")
    t.cat.has(pool=1, escape=1)
    t.bob.has(elder_sign=1)


@rule("EHP Q-07", "EHP R-226")
def test_the_bloated_woman_acts_in_upkeep_after_the_rituals_have_advanced() -> None:
    t = sanctum(board="crawling_chaos", at="upkeep", raids=1,
                ann={"specials": ["bloated_woman"], "worship": 1, "asylum": 3})  # fmt: skip
    t.ann.is_asked("upkeep").plays("special:bloated_woman", "ritual-for:0:ritual.tulzscha_awakening.1")
    t.ann.has(on=["ritual.tulzscha_awakening.1"], grimoire=0)
    assert t.state.phase == "action" and t.state.round == 2


@rule("EHP Q-33", "EHP YS-Q9")
def test_a_shambler_takes_an_acolyte_from_a_ritual_track() -> None:
    t = sanctum(board="yellow_sign", options={"boxes": "both"}, raids=1, broken=["c0", "c1"],
                monster_row=["dimensional_shambler", "gug", "zoog"],
                bob={"pool": 0, "on": ["track.yellow_sign_c1"]})  # fmt: skip
    t.ann.plays("place:summon_monster:priest")
    t.until(ask="monster")
    t.ann.plays("monster:dimensional_shambler", "ability:dimensional_shambler")
    t.bob.has(on=[])
    assert t.ann.priest.lairs[0].captive == 1


@rule("EHP Q-35")
@pytest.mark.parametrize(("board", "last", "cost"), [
    ("great_cthulhu", "d", {"magic": 2, "treasure": 4}),
    ("crawling_chaos", "1c", {"blood": 3, "magic": 1}),
    ("elder_things", "start", {"blood": 3}),
])  # fmt: skip
def test_after_the_last_sign_only_its_raid_comes(board: str, last: str, cost: dict[str, int]) -> None:
    t = sanctum(board=board, broken=all_but(board, last), dice=dice(board, 1),
                investigator_row=investigators(board), ann=cost)  # fmt: skip
    t.ann.plays(f"place:{board}_{last}:acolyte").has(elder_sign=1, specials=[], atom=0, room=0)
    assert t.table.result is not None and t.table.result.ending == "broken"
    assert t.state.raids == (1 if last != "start" else 0)


@rule("EHP Q-35")
def test_nobody_acts_after_the_raid_of_the_last_sign() -> None:
    t = sanctum(board="black_goat", options={"boxes": "both"}, broken=all_but("black_goat", "k"),
                dice=[1, 1, 1, 1], investigator_row=["federal_agent", "hobo", "artist"],
                ann={"grimoire": 1, "blood": 3})  # fmt: skip
    t.ann.plays("place:black_goat_k:acolyte")
    assert t.table.result is not None
    t.bob.has(pool=2, escape=0)  # the agent scares nobody off any more


@rule("EHP Q-61", "EHP GP-Q2")
def test_no_bonus_is_offered_to_a_cultist_that_is_no_longer_there() -> None:
    t = sanctum(board="crawling_chaos", broken=["1c"], dice=dice("crawling_chaos", 1),
                investigator_row=investigators("crawling_chaos"), ann={"blood": 4, "treasure": 3})  # fmt: skip
    t.ann.plays("place:crawling_chaos_2b:acolyte", "acolyte:crawling_chaos_2b")
    t.until(ask="turn")
    t.bob.is_asked("turn")
    t.ann.has(treasure=3)
    stays = sanctum(board="crawling_chaos", broken=["1c"], dice=dice("crawling_chaos", 1),
                    investigator_row=investigators("crawling_chaos"), ann={"blood": 4, "treasure": 3})  # fmt: skip
    stays.ann.plays("place:crawling_chaos_2b:acolyte", "acolyte:pool")
    stays.until(ask="bonus", seat="ann")
