"""Yellow Sign: the King in Yellow, and three ritual tracks that are unlocked step by step."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, opened, sanctum
from leng.engine.errors import BadSetup
from leng.games.evil_high_priest.state import GOODS

from .unlocking import Bonus, Lock, break_each_way, dice, investigators, use

BOARD = "yellow_sign"
KING = "king_in_yellow"
ON_KING = f"place:{KING}:acolyte"
MASK, HALI, CLOUDS, CARCOSA, ALDEBARAN = (
    f"place:yellow_sign_{each}:acolyte" for each in ("start", "h0", "h1", "c0", "d0")
)
AWAY: dict[str, Any] = {"pool": 0, "priest_on": "providence"}
LAST: dict[str, Any] = {"pool": 1, "priest_on": "kingsport"}

LOCKS = (
    Lock("start", "", "2 magic"),
    Lock("h0", "start", "3 blood"),
    Lock("h1", "h0", "2 magic", raid=1),
    Lock("h2", "h1", "1 grimoire", raid=2),
    Lock("h3", "h2", "2 magic, 2 blood", raid=2),
    Lock("c0", "start", "5 treasure"),
    Lock("c1", "c0", "3 blood, 1 magic", raid=1),
    Lock("c2", "c1", "4 blood", raid=1),
    Lock("c3", "c2", "1 grimoire", raid=2),
    Lock("d0", "start", "2 treasure, 2 blood"),
    Lock("d1", "d0", "2 magic, 2 treasure", raid=1),
    Lock("d2", "d1", "6 treasure, 1 magic", raid=2),
    Lock("d3", "d2", "3 magic, 4 treasure", raid=3),
)
BONUSES = (
    Bonus("start", "", "1 king_in_yellow"),
    Bonus("h0", "", "-1 room", given={"rooms": {"s2": "pit_trap_1"}}, behind="h1"),
    Bonus("c0", behind="c1"),
    Bonus("d0", behind="d1"),
)
TRACKS = {
    "h": [{"magic": 3}, {"grimoire": 1}, {"grimoire": 1, "rescued": 1}],
    "c": [{"blood": 4}, {"magic": 3}, {"grimoire": 1}],
    "d": [{"treasure": 6}, {"blood": 4}, {"magic": 4}],
}


def stage(*players: str, **more: Any) -> SanctumTranscript:
    """A table of this board whose investigator changes nothing."""
    return sanctum(*players, board=BOARD, **{"investigator_row": investigators(BOARD), **more})


@rule("EHP R-294b", "EHP YS-Q1", "EHP YS-Q5")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda each: each.id)
def test_every_lock_takes_its_price_and_gives_its_sign_and_no_step_its_reward(lock: Lock) -> None:
    break_each_way(BOARD, lock, LOCKS)


@rule("EHP R-290b", "EHP R-297a")
@pytest.mark.parametrize("bonus", BONUSES, ids=lambda each: each.id)
def test_every_bonus_takes_its_price_and_gives_what_it_says(bonus: Bonus) -> None:
    use(BOARD, bonus)


# The King in Yellow ---------------------------------------------------------------------------------------------------


@rule("EHP R-290a", "EHP R-290c", "EHP YS-Q1")
def test_the_king_lies_on_the_board_and_comes_free_with_the_bonus_of_the_start() -> None:
    t = stage(ann={"magic": 2})
    assert t.state.specials == [KING]
    t.ann.plays(MASK).is_asked("bonus").plays("use:yellow_sign_start").has(specials=[KING], magic=0, elder_sign=1)


@rule("EHP YS-Q1")
@pytest.mark.parametrize(("start", "left"), [("paid", 0), ("free", 2)])
def test_a_table_may_agree_that_the_start_costs_nothing(start: str, left: int) -> None:
    t = stage(options={"start": start}, ann={"magic": 2})
    t.ann.plays(MASK, "pass").has(magic=left, elder_sign=1)
    poor = stage(options={"start": start})
    if start == "free":
        poor.ann.offered(MASK)
        stage(options={"start": start}, broken=["start"]).ann.refused(HALI, rule="R-050")  # only that one
    else:
        poor.ann.refused(MASK, rule="R-050")


@rule("EHP YS-Q1")
def test_no_other_board_has_a_free_start() -> None:
    with pytest.raises(BadSetup):
        opened(boxes="base", cult="great_cthulhu", start="free")


@rule("EHP R-291c", "EHP R-292a", "EHP R-292b")
def test_only_the_kings_master_may_use_him_and_only_with_an_acolyte() -> None:
    rich = {"treasure": 1, "blood": 1, "magic": 1}
    t = stage(broken=["start"], ann={**rich, "specials": [KING], "asylum": 3}, bob=rich)
    t.ann.refused(f"place:{KING}:priest", rule="R-030").plays(ON_KING)
    t.ann.has(exposed={}, asylum=2, pool=2, escape=0, on=[KING])
    t.bob.refused(ON_KING, rule="R-029").plays("place:escape:acolyte")
    t.ann.refused(ON_KING, rule="R-029")
    other = stage(broken=["start"], ann=rich, bob={"specials": [KING]})
    other.ann.refused(ON_KING, rule="R-291")


@rule("EHP R-292c", "EHP R-292d")
@pytest.mark.parametrize("short", ["treasure", "blood", "magic"])
def test_the_king_wants_one_of_each(short: str) -> None:
    ann = {kind: 1 for kind in ("treasure", "blood", "magic") if kind != short}
    t = stage(broken=["start"], ann={**ann, "specials": [KING]})
    t.ann.refused(ON_KING, rule="R-050")


@rule("EHP YS-Q8")
def test_the_king_may_be_paid_for_nothing() -> None:
    t = stage(broken=["start"], ann={"treasure": 1, "blood": 1, "magic": 1, "specials": [KING], "asylum": 0})
    t.ann.plays(ON_KING).has(pool=1, asylum=0, exposed={})


@rule("EHP R-293", "EHP R-290b")
def test_whoever_takes_the_king_sends_the_acolyte_on_him_to_its_owners_escape_zone() -> None:
    t = stage(broken=["start"], ann={}, bob={"specials": [KING], "on": [KING], "asylum": 3})
    t.ann.plays(MASK).has(specials=[KING], escape=0)
    t.bob.has(specials=[], escape=1, on=[])
    t.check()


@rule("EHP R-291a", "EHP R-291b")
def test_the_acolyte_on_the_king_comes_home_in_upkeep() -> None:
    t = stage(at="upkeep", broken=["start"], ann={"specials": [KING], "on": [KING], "asylum": 3})
    t.ann.has(pool=3, on=[], specials=[KING])


# The tracks -----------------------------------------------------------------------------------------------------------


@rule("EHP R-294a", "EHP YS-Q2")
def test_the_starts_of_three_tracks_open_with_the_sign_of_the_king_not_with_the_king() -> None:
    t = stage(ann={"magic": 2}, bob={"blood": 3})
    t.ann.plays(MASK, "pass")
    assert t.state.specials == [KING]
    assert list(t.state.sheet.accessible(t.state.broken)) == [f"yellow_sign_{each}0" for each in "hcd"]
    t.bob.offered(HALI)


@rule("EHP R-295")
def test_the_match_is_over_before_all_three_tracks_can_be_used() -> None:
    t = stage()
    assert [len(line) for line in t.state.sheet.lines.values()] == [4, 4, 4]
    every = [each.id for each in LOCKS if each.id != "d3"]
    last = stage(broken=every, dice=dice(BOARD, 1, 1, 1), ann={"magic": 3, "treasure": 4})
    last.ann.plays("place:yellow_sign_d3:acolyte")
    assert last.table.result is not None


@rule("EHP R-294c", "EHP R-294d")
@pytest.mark.parametrize("track", "hcd")
def test_a_track_is_entered_only_after_two_of_its_signs(track: str) -> None:
    ann = {"rooms": {"s1": "pit_trap_1"}}
    place = f"place:yellow_sign_{track}0:acolyte"
    stage(broken=["start", f"{track}0"], ann=ann).ann.refused(place, rule="R-048")
    t = stage(broken=["start", f"{track}0", f"{track}1"], ann=ann)
    t.ann.plays(place).has(on=[f"track.yellow_sign_{track}0"])


@rule("EHP R-297a", "EHP R-297b", "EHP R-303b")
def test_the_lake_costs_a_room_of_ones_choice_whose_goods_stay_in_the_open() -> None:
    t = stage(broken=["h0", "h1"], ann={"rooms": {"s1": "well_1 blood=3", "s5": "vault_1 magic=1"}})
    t.ann.plays(HALI).is_asked("discard-room").offered_only("slot:s1", "slot:s5").plays("slot:s1")
    t.ann.has(rooms={"s5": "vault_1 magic=1"}, exposed={"blood": 3}, on=["track.yellow_sign_h0"])
    assert t.state.room_discard == ["well_1"]
    stage(broken=["h0", "h1"]).ann.refused(HALI, rule="R-297")


@rule("EHP R-297c", "EHP R-297d", "EHP R-297e")
@pytest.mark.parametrize(("place", "kind"), [(CARCOSA, "magic"), (ALDEBARAN, "blood")])
def test_the_other_tracks_cost_nothing_but_an_opponent_of_ones_choice_gains(place: str, kind: str) -> None:
    t = stage("ann", "bob", "cat", broken=["c0", "c1", "d0", "d1"], cat={"rooms": {"s1": "vault_1"}})
    t.ann.plays(place).is_asked("who-gains").offered_only("seat:1", "seat:2").plays("seat:2")
    t.cat.is_asked("store").plays(f"store:s1:{kind}").has(rooms={"s1": f"vault_1 {kind}=1"})
    t.ann.has(exposed={})
    t.bob.has(exposed={})
    assert t.state.room_discard == []


@rule("EHP R-294e", "EHP R-296b", "EHP YS-Q6", "EHP Q-54")
@pytest.mark.parametrize("track", TRACKS)
def test_a_cultist_rides_a_track_to_its_end_and_comes_home_after_it(track: str) -> None:
    line = [f"{track}{n}" for n in range(4)]
    t = stage(broken=line, ann={**AWAY, "on": [f"track.yellow_sign_{track}0"]}, bob={"pool": 0}, at="upkeep")
    for n in (1, 2, 3):
        t.ann.has(on=[f"track.yellow_sign_{track}{n}"])
        assert t.state.round == n + 1
        earned = Counter[str]()
        for each in TRACKS[track][:n]:
            earned.update(each)
        t.ann.has(asylum=4 - earned.pop("rescued", 0), **{kind: earned[kind] for kind in GOODS})
        before = t.ann.holding("pool")
        t.idle()
    t.ann.has(on=[], pool=before + 1)


@rule("EHP R-296a", "EHP Q-54", "EHP YS-Q6")
def test_with_nothing_unlocked_ahead_a_cultist_goes_to_the_pool_after_the_prowlers_and_is_not_placed_again() -> None:
    t = stage(
        broken=["h0", "h1"], ann={**LAST, "on": ["track.yellow_sign_h1"]}, bob={"pool": 0, "priest_on": "prowler_1"}
    )
    t.ann.plays("place:escape:acolyte")
    t.bob.is_asked("prowl")
    t.ann.has(on=["track.yellow_sign_h1"], pool=0)
    t.bob.passes()
    assert t.state.round == 2
    t.ann.has(on=[], pool=2, magic=0)
    t.told("leaves-track", seat=0)


@rule("EHP R-296b")
def test_a_step_unlocked_in_time_lets_the_cultist_go_on() -> None:
    t = stage(broken=["h0", "h1"], dice=dice(BOARD, 1, 1), ann={**AWAY, "on": ["track.yellow_sign_h1"]},
              bob={**LAST, "grimoire": 1}, at=("turn", 1))  # fmt: skip
    t.bob.plays("place:yellow_sign_h2:acolyte")
    t.until(ask="turn", seat="ann")
    assert t.state.round == 2
    t.ann.has(on=["track.yellow_sign_h2"], grimoire=1, pool=0)


@rule("EHP YS-Q4", "EHP YS-Q5")
def test_whoever_broke_a_step_stands_in_nobodys_way_and_gets_nothing() -> None:
    t = stage(broken=["h0", "h1"], dice=dice(BOARD, 1, 1), ann={**AWAY, "on": ["track.yellow_sign_h1"]},
              bob={"pool": 2, "priest_on": "boston", "grimoire": 1}, at=("turn", 1))  # fmt: skip
    t.bob.plays("place:yellow_sign_h2:acolyte")
    t.until(ask="turn")
    t.bob.is_asked("turn").has(grimoire=0, on=["yellow_sign_h2"])
    t.bob.plays("place:escape:acolyte")
    t.ann.has(on=["track.yellow_sign_h2"], grimoire=1)


@rule("EHP YS-Q5")
def test_nobody_is_placed_on_a_step() -> None:
    t = stage(broken=["h0", "h1"])
    t.ann.refused(CLOUDS, rule="YS-Q5")


@rule("EHP YS-Q4")
def test_one_cultist_stands_on_each_space_of_a_track() -> None:
    t = stage(broken=["c0", "c1"])
    t.ann.plays(CARCOSA)
    t.bob.refused(CARCOSA, rule="YS-Q4")


@rule("EHP YS-Q4")
def test_the_front_one_moves_first_whoever_comes_first_in_the_round() -> None:
    t = stage(broken=["c0", "c1", "c2"], at="upkeep", ann={"on": ["track.yellow_sign_c0"], "asylum": 3},
              bob={"on": ["track.yellow_sign_c1"], "asylum": 3})  # fmt: skip
    t.ann.has(on=["track.yellow_sign_c1"], blood=4)
    t.bob.has(on=["track.yellow_sign_c2"], magic=3)


@rule("EHP YS-Q3")
def test_a_priest_may_enter_a_track_and_is_away_as_on_a_ritual() -> None:
    t = stage(broken=["c0", "c1", "c2"], ann={"pool": 0}, bob=AWAY)
    t.ann.plays("place:yellow_sign_c0:priest")
    assert t.state.round == 2
    t.ann.has(home=False, priest_on=["track.yellow_sign_c1"], blood=4)


@rule("EHP R-294e", "EHP YS-Q6")
def test_whoever_enters_a_track_earns_in_the_same_upkeep_and_stays() -> None:
    t = stage(broken=["d0", "d1"], ann=LAST, bob=AWAY)
    t.ann.plays(ALDEBARAN)
    assert t.state.round == 2
    t.ann.has(on=["track.yellow_sign_d1"], treasure=6, pool=0)


@rule("EHP YS-Q9", "EHP Q-44")
def test_a_cultist_on_a_track_may_be_sacrificed() -> None:
    t = stage(broken=["start", "c0", "c1"], raids=1,
              ann={"pool": 0, "on": ["track.yellow_sign_c1"], "asylum": 3})  # fmt: skip
    t.ann.plays("place:summon_monster:priest")
    t.until(ask="turn")
    t.ann.has(on=[], asylum=4, monster=1)


@rule("EHP YS-Q7")
def test_what_concerns_the_ritual_board_does_not_concern_the_tracks() -> None:
    t = stage(options={"boxes": "both"}, broken=["c0", "c1"], raids=1,
              ann={"card": "asenath_waite", "pool": 0, "on": ["track.yellow_sign_c1", "ritual.red_sign.1"],
                   "asylum": 3})  # fmt: skip
    t.ann.plays("place:priest_ability:priest").is_asked("recall").not_offered("acolyte:track.yellow_sign_c1")
    t.ann.offered("acolyte:ritual.red_sign.1")
