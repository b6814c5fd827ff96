"""At first sight a priest takes what is plainly good: without trying anything, and without touching the table."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from leng.engine.dice import Dice, seed_number
from leng.engine.play import Play
from leng.engine.snapshot import to_plain
from leng.games.evil_high_priest import GAME
from thinking import best, seen

from .raiding import raid
from .sanctum import BOXES, sanctum

LOCK_OF_TWO_DICE = "place:great_cthulhu_g:acolyte"
OPEN_TO_G = ["start", "a", "b", "c", "d"]


def test_a_sign_that_costs_little_is_broken_by_an_acolyte() -> None:
    assert best(sanctum("ann", "bob", ann={"magic": 2})) == "place:great_cthulhu_start:acolyte"


def test_no_raid_is_set_off_on_a_hoard_in_the_open() -> None:
    def looks(**ann: Any) -> float:
        return seen(sanctum("ann", "bob", broken=OPEN_TO_G, raids=1, ann={"blood": 4, **ann}))[LOCK_OF_TWO_DICE]

    walls = {f"s{n}": f"pit_trap_{n}" for n in (1, 2, 3, 4)}
    behind_walls = {"rooms": {**walls, "s7": "reliquary_1 elder_sign=2"}}
    assert looks(elder_sign=2) < looks(**behind_walls) - 5


def test_a_raid_is_worth_more_that_finds_others_without_walls() -> None:
    def looks(**bob: Any) -> float:
        t = sanctum("ann", "bob", broken=OPEN_TO_G, raids=1, ann={"blood": 4}, bob=bob)
        return seen(t)[LOCK_OF_TWO_DICE]

    assert looks(elder_sign=3) > looks() + 2


def test_goods_that_a_lock_waits_for_count_more() -> None:
    def prefers_magic_to_blood(magic: int) -> float:
        looks = seen(sanctum("ann", "bob", ann={"magic": magic}))
        return looks["place:dunwich:acolyte"] - looks["place:innsmouth:acolyte"]

    assert prefers_magic_to_blood(1) > prefers_magic_to_blood(9) + 2


def test_what_only_oneself_may_do_can_wait_and_the_priest_is_kept_for_it() -> None:
    looks = seen(sanctum("ann", "bob"))
    assert looks["place:kingsport:acolyte"] > looks["place:kingsport:priest"]
    assert looks["place:kingsport:acolyte"] > looks["place:escape:acolyte"]


def test_nobody_sends_the_last_worshipper_to_azathoth() -> None:
    def looks(worship: int) -> float:
        t = sanctum("ann", "bob", board="crawling_chaos", ann={"treasure": 2}, bob={"worship": worship, "asylum": 1})
        t.state.threshold = 4
        return seen(t)["place:crawling_chaos_1b:acolyte"]

    assert looks(0) > 0 > looks(3)


def test_a_raid_is_stopped_where_that_costs_less_than_it_would_take() -> None:
    little = raid("ann", "bob", dice=[3], ann={"treasure": 1, "asylum": 0, "pool": 2})
    little.ann.is_asked("retaliate")
    assert best(little) == "pass"
    much = raid("ann", "bob", dice=[3], ann={"grimoire": 3, "asylum": 0, "pool": 2})
    much.ann.is_asked("retaliate")
    assert best(much) == "acolyte:pool"


def test_nothing_is_given_up_where_it_would_not_stop_the_raid() -> None:
    t = raid("ann", "bob", dice=[6, 6], ann={"grimoire": 3, "asylum": 0, "pool": 2})
    t.ann.is_asked("retaliate")
    assert best(t) == "pass"


def test_guards_count_for_what_they_stop_in_this_raid() -> None:
    """A monster of four stops two when the sergeant comes, and an acolyte one when the alienist does."""

    def does(investigator: str, **ann: Any) -> str:
        t = raid("ann", "bob", dice=[4], investigator=investigator, ann={"grimoire": 3, "asylum": 0, "pool": 0, **ann})
        t.ann.is_asked("retaliate")
        return best(t)

    assert does("photographer", lairs=["ghoul"]) == "monster:ghoul"
    assert does("police_sergeant", lairs=["ghoul"]) == "pass"
    assert does("photographer", pool=2) == "acolyte:pool"
    assert does("alienist", pool=2) == "pass"


def test_who_has_done_his_work_is_given_up_first() -> None:
    t = raid("ann", "bob", dice=[2], ann={"grimoire": 3, "asylum": 0, "pool": 1, "on": ["kingsport"]})
    t.ann.is_asked("retaliate")
    assert best(t) == "acolyte:kingsport"


def test_walls_are_built_in_front_and_vaults_behind_them() -> None:
    for row, slot in (("pit_trap_1", "slot:s1"), ("closet_1", "slot:s7")):
        t = sanctum("ann", "bob", room_row=[row], ann={"pool": 0})
        t.ann.plays("place:improve_sanctuary:priest")
        if t.decision.ask.name == "room":
            t.ann.plays(f"room:{row}")
        t.ann.is_asked("slot")
        assert best(t) == slot


def test_all_is_paid_at_one_stroke() -> None:
    t = sanctum("ann", "bob", broken=["start"], ann={"treasure": 3, "rooms": {"s1": "treasury_1 treasure=6"}})
    t.ann.plays("place:great_cthulhu_c:acolyte")
    t.ann.is_asked("pay")
    assert best(t) == "all"


def test_three_at_first_sight_bring_a_match_to_its_end() -> None:
    terms, chance = GAME.agree({"cult": "great_cthulhu", "boxes": "both"}, 3), Dice(3)
    match = Play(GAME, GAME.set_up(GAME.open_box(), 3, terms.options, Dice(seed_number("pace3"))))
    while match.choice is not None and match.state.round < 40:
        looks = [worth + chance.below(1000) / 1000 for worth in GAME.prior(match.state, match.choice)]
        match.answer(match.choice.sensible[looks.index(max(looks))])
    assert match.state.ending == "broken"


@pytest.mark.parametrize("board", BOXES)
def test_every_question_of_a_match_is_looked_at_and_nothing_is_touched(board: str) -> None:
    terms = GAME.agree({"cult": board, "boxes": "both"}, 3)
    match = Play(GAME, GAME.set_up(GAME.open_box(), 3, terms.options, Dice(seed_number(board))))
    for n in range(2000):
        if match.choice is None:
            break
        options = match.choice.sensible
        before = to_plain(match.state) if n % 50 == 0 else None
        looks = GAME.prior(match.state, match.choice)
        assert len(looks) == len(options)
        assert all(map(isfinite, looks))
        assert before is None or to_plain(match.state) == before
        most = max(looks)
        match.answer(options[list(looks).index(most)])
