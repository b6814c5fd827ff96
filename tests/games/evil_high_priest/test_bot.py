"""The greedy priest makes no plain blunder: it ends what it wins, saves what it can, and wastes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.games.evil_high_priest import GAME
from leng.games.evil_high_priest.bot.judgement import judge
from leng.games.evil_high_priest.bot.last_sign import brings, foreseen, prospects
from leng.games.evil_high_priest.bot.sanctuary import stash
from leng.games.evil_high_priest.bot.scales import NOW, Scales
from leng.games.evil_high_priest.bot.worth import plans
from leng.games.evil_high_priest.rules import ending
from leng.games.evil_high_priest.state import Conclave
from thinking import choices_of

from .raiding import raid
from .sanctum import sanctum
from .speaking import BOX

ALL_BUT_THE_LAST = ["start", *"abcdefghijk"]
RICH = {"magic": 4, "treasure": 3}
GUARDS = ["deep_one_1", "deep_one_2"]
GUARDED = {"grimoire": 2, "lairs": GUARDS}


def test_the_position_of_a_bot_is_that_of_the_game() -> None:
    assert GAME.judge is judge


def test_who_is_ahead_breaks_the_last_sign() -> None:
    t = sanctum("ann", "bob", broken=ALL_BUT_THE_LAST, raids=1, ann={**RICH, "elder_sign": 3, "lairs": GUARDS})
    assert {each.rpartition(":")[0] for each in choices_of("greedy", t.table)} == {"place:great_cthulhu_l"}


def test_who_would_lose_by_it_leaves_the_last_sign_alone() -> None:
    walls = {f"s{n}": f"pit_trap_{n}" for n in (1, 2, 3, 4)}
    safe = {"rooms": {**walls, "s6": "reliquary_1 elder_sign=2", "s7": "reliquary_2 elder_sign=2"}}
    t = sanctum("ann", "bob", broken=ALL_BUT_THE_LAST, raids=1, ann=RICH, bob=safe)
    assert "place:great_cthulhu_l:acolyte" in map(key, t.decision.options)
    assert not any("great_cthulhu_l" in each for each in choices_of("greedy", t.table))


def test_a_raid_that_others_would_stop_wins_nothing() -> None:
    """They will throw everything at the last raid: what they would lose without it does not count."""
    guarded = {"elder_sign": 4, "pool": 2, "lairs": ["deep_one_1", "deep_one_2", "deep_one_3"]}
    t = sanctum("ann", "bob", broken=ALL_BUT_THE_LAST, raids=1, ann={**RICH, "elder_sign": 2}, bob=guarded)
    assert not any("great_cthulhu_l" in each for each in choices_of("greedy", t.table))


def test_who_is_far_ahead_has_time_to_become_surer_however_late_it_is() -> None:
    def late(g: Conclave) -> None:
        g.round = 24

    hoard = {"magic": 30, "treasure": 3, "pool": 2}  # 60 points in the open, which every other raid would take
    poor = {"blood": 3, "pool": 4, "asylum": 1, "on": ["great_cthulhu_a"]}
    t = sanctum("ann", "bob", broken=ALL_BUT_THE_LAST, raids=1, ann=hoard, bob=poor, arrange=late)
    assert "place:great_cthulhu_l:acolyte" in map(key, t.decision.options)
    assert not any("great_cthulhu_l" in each for each in choices_of("greedy", t.table))


def test_nobody_sits_on_a_heap_that_cannot_be_kept_instead_of_breaking_signs() -> None:
    def late(g: Conclave) -> None:
        g.round = 30

    heap, gone = {"magic": 400, "blood": 400, "treasure": 20, "grimoire": 4}, ["start", "a", "c"]
    t = sanctum("ann", "bob", broken=gone, raids=1, ann=heap, bob=heap, arrange=late)
    more = sanctum("ann", "bob", broken=gone, raids=1, ann={**heap, "magic": 4000}, bob=heap, arrange=late)
    assert judge(more.state, 0) - judge(t.state, 0) < 3.0
    assert all(t.state.sheet.dice[lock] for lock in t.state.sheet.accessible(t.state.broken)), "a raid takes it all"
    while t.state.round < 32:
        assert t.table.decision is not None
        t.table.take(new_bot("greedy", str(t.table.number)).choose(Sight(t.table.play)))
    assert len(t.state.broken) > len(gone)


def test_the_shoggoth_is_not_given_for_the_last_sign_where_it_is_needed_against_its_raid() -> None:
    hoard = {"elder_sign": 3, "magic": 9, "specials": ["shoggoth"]}
    t = sanctum("ann", "bob", broken=ALL_BUT_THE_LAST, raids=1, ann=hoard, bob={"elder_sign": 1})
    assert "place:great_cthulhu_i:acolyte" in map(key, t.decision.options)
    assert not any("great_cthulhu_i" in each for each in choices_of("greedy", t.table))


def test_an_acolyte_who_must_worship_for_the_last_sign_stops_nothing_of_its_raid() -> None:
    lock = plans(GAME.open_box(), "crawling_chaos", NOW)["crawling_chaos_f"]
    hoard = {"magic": 20, "pool": 2, "asylum": 4}
    t = sanctum("ann", "bob", board="crawling_chaos", ann=hoard, bob={"grimoire": 2, "asylum": 0, "pool": 6})
    assert lock.worship == 1
    assert brings(t.state, 0, lock) < brings(t.state, 0, lock._replace(worship=0))


def test_with_few_signs_left_it_counts_who_would_win_if_the_last_raid_came_now() -> None:
    def worth_of_guards(scales: Scales, broken: list[str]) -> float:
        bare, guarded = (
            sanctum("ann", "bob", broken=broken, raids=1, ann={"grimoire": 6, "lairs": lairs}, bob={"blood": 9})
            for lairs in ([], GUARDS)
        )
        return judge(guarded.state, 0, scales) - judge(bare.state, 0, scales)

    blind = replace(NOW, verdict=())
    assert worth_of_guards(NOW, ALL_BUT_THE_LAST) > worth_of_guards(blind, ALL_BUT_THE_LAST) + 10
    assert worth_of_guards(NOW, ["start"]) == worth_of_guards(blind, ["start"]), "early it is far away"


def test_the_stronger_a_monster_the_more_it_is_worth_even_if_nothing_must_be_guarded_yet() -> None:
    def worth_of(lairs: list[str], scales: Scales) -> float:
        return judge(sanctum("ann", "bob", ann={"lairs": lairs}).state, 0, scales) - judge(
            sanctum("ann", "bob").state, 0, scales
        )

    defence = BOX.monsters["deep_one_1"].defence
    more = worth_of(["deep_one_1"], NOW) - worth_of(["deep_one_1"], replace(NOW, guard=0.0))
    assert more == pytest.approx(NOW.guard * defence)
    assert NOW.guard * defence > 3


def test_the_last_raid_takes_what_lies_behind_walls_that_it_overcomes() -> None:
    walls = {f"s{n}": f"pit_trap_{n}" for n in (1, 2, 3, 4)}

    def chance(**ann: object) -> float:
        safe = {"rooms": {**walls, "s7": "well_1 blood=1"}}
        g = sanctum("ann", "bob", ann=ann, bob=safe).state
        return prospects(g, 3, [stash(who) for who in g.priests])[0]

    vault = "vault_1 grimoire=2"
    assert 0.0 < chance(grimoire=2) < chance(rooms={"s1": vault}) < chance(rooms={"s1": "vault_2", "s2": vault}) < 1.0
    assert chance(rooms={"s1": vault, "s2": "vault_2"}) == chance(rooms={"s1": vault}), "a wall behind it is none"
    assert chance(rooms={"s1": "labyrinth", "s2": "reliquary_1", "s3": "reliquary_2", "s7": vault}) == pytest.approx(1)


def test_who_would_win_by_it_gathers_what_the_last_sign_costs_and_late_everybody_does() -> None:
    hidden = {"s1": "labyrinth", "s2": "pit_trap_1", "s6": "vault_1 elder_sign=2", "s7": "reliquary_1 elder_sign=2"}
    poor, ahead = {"blood": 1}, {"rooms": hidden, "lairs": ["deep_one_3"]}

    def wish(bob: dict[str, Any], number: int = 1) -> float:
        """By how much more a player with the price is better off, as the wish for it goes."""

        def late(g: Conclave) -> None:
            g.round = number

        without, ready = (
            sanctum("ann", "bob", broken=ALL_BUT_THE_LAST, raids=1, ann={**GUARDED, **more}, bob=bob, arrange=late)
            for more in ({"blood": 11}, {"blood": 3, **RICH})
        )
        more, usual = (
            judge(ready.state, 0, scales) - judge(without.state, 0, scales) for scales in (NOW, replace(NOW, means=0.0))
        )
        return more - usual

    assert wish(poor) > 5
    assert wish(ahead) < 2, "not who would lose"
    assert wish(ahead, 20) > 5, "unless it has lasted too long"


def test_atoms_are_fetched_where_locks_cost_them() -> None:
    t = sanctum("ann", "bob", board="elder_things", broken=["start", "a"], ann={"treasure": 4})
    assert {each.rpartition(":")[0] for each in choices_of("greedy", t.table)} == {"place:elder_things_a"}
    assert choices_of("greedy@2", t.table).isdisjoint(choices_of("greedy", t.table))


def test_nobody_is_sacrificed_where_that_saves_nothing() -> None:
    t = sanctum("ann", "bob", at=("raid", 3, 0), dice=[6, 6, 6], ann={"blood": 2, "pool": 2})
    t.ann.is_asked("retaliate")
    assert choices_of("greedy", t.table) == {"pass"}


def test_two_signs_are_worth_an_acolyte() -> None:
    t = sanctum("ann", "bob", at=("raid", 1, 0), dice=[6], broken=["start", "a"], ann={"elder_sign": 2})
    t.ann.is_asked("retaliate")
    while t.table.decision is not None and t.table.decision.ask.name == "retaliate":
        t.table.take(new_bot("greedy", str(t.table.number)).choose(Sight(t.table.play)))
    t.ann.has(elder_sign=2, pool=1)


def test_even_who_loses_saves_signs_from_the_last_raid() -> None:
    """It used to put the defeat off: whatever kept the raid going looked better than what ended it."""

    def the_end(g: Conclave) -> None:
        g.agenda.insert(-1, ("check_end",))

    rooms = {"s1": "vault_1 elder_sign=2", "s6": "well_1 blood=1", "s7": "well_2 blood=1"}
    poor = {"blood": 1, "rooms": rooms, "lairs": ["hunting_horror"]}
    t = raid(
        "ann", "bob", dice=[4, 4], investigator="private_detective", broken=[*ALL_BUT_THE_LAST, "l"], raids=1,
        ann={"elder_sign": 5, "lairs": ["shantak"]}, bob=poor, arrange=the_end,
    )  # fmt: skip
    while t.table.decision is not None:
        t.table.take(new_bot("greedy", str(t.table.number)).choose(Sight(t.table.play)))
    t.bob.has(elder_sign=2)


def test_before_strengths_are_set_the_asylum_counts_against_the_last_raid_as_well() -> None:
    t = raid(
        "ann", "bob", dice=[4, 4], investigator="photographer", broken=[*ALL_BUT_THE_LAST, "l"], raids=1,
        ann={"lairs": ["leng_spider"]}, bob={"elder_sign": 1},
    )  # fmt: skip
    t.ann.is_asked("announce")
    assert foreseen(t.state, 1)[0] == [0, 10], "two acolytes and an asylum of four stop eight"


def test_goods_that_a_raid_would_take_are_paid_first() -> None:
    t = sanctum("ann", "bob", raids=1, ann={"treasure": 3, "rooms": {"s1": "treasury_1 treasure=3"}})
    t.ann.plays("place:ritual.mao_ceremony.1:acolyte").is_asked("pay")
    assert choices_of("greedy", t.table) <= {"all", "from:exposed:treasure"}


def test_goods_are_put_where_they_are_safest() -> None:
    t = sanctum("ann", "bob", at=("tidy", 0), ann={"magic": 2, "rooms": {"s1": "vault_1"}})
    t.ann.is_asked("rearrange")
    assert choices_of("greedy", t.table) == {"best"}


def test_a_sign_behind_walls_is_worth_more_than_an_exposed_one() -> None:
    rooms = {"s1": "pit_trap_1", "s2": "pit_trap_2"}
    hidden = sanctum("ann", "bob", broken=["start"], ann={"rooms": {**rooms, "s7": "vault_1 elder_sign=1"}})
    exposed = sanctum("ann", "bob", broken=["start"], ann={"elder_sign": 1, "rooms": {**rooms, "s7": "vault_1"}})
    assert judge(hidden.state, 0) > judge(exposed.state, 0)


def test_nobody_sends_the_last_worshipper_for_whom_azathoth_waits() -> None:
    three = {"treasure": 2, "worship": 3, "asylum": 1}
    t = sanctum("ann", "bob", board="crawling_chaos", ann=three, bob={"worship": 2, "asylum": 2})
    assert "place:crawling_chaos_1b:priest" in map(key, t.decision.options)
    assert not any("crawling_chaos_1b" in each for each in choices_of("greedy", t.table))
    far, near = (
        judge(sanctum("ann", "bob", board="crawling_chaos", ann={"asylum": 0, "pool": 1, "worship": n}).state, 0)
        - judge(sanctum("ann", "bob", board="crawling_chaos", ann={"asylum": 0, "pool": 1}).state, 0)
        for n in (1, 5)
    )
    assert near < far


def test_what_costs_everybody_the_match_is_worst_of_all() -> None:
    lost = sanctum("ann", "bob", board="crawling_chaos")
    lost.state.ending = ending.AZATHOTH
    beaten = sanctum("ann", "bob", bob={"grimoire": 5})
    beaten.state.ending = ending.BROKEN
    assert judge(lost.state, 0) == judge(lost.state, 1) < judge(beaten.state, 0) < 0 < judge(beaten.state, 1)


def test_greedy_plays_a_whole_match_alone() -> None:
    t = sanctum("ann", board="black_goat", options={"rounds": "12"})
    while t.table.decision is not None:
        t.table.take(new_bot("greedy", str(t.table.number)).choose(Sight(t.table.play)))
    assert t.table.result is not None and t.table.result.rivals


@pytest.mark.parametrize(("hers", "choice"), [(3, "let-go"), (2, "feed")])
def test_a_gug_goes_unfed_where_no_sign_can_be_broken_before_a_lair_is_free(hers: int, choice: str) -> None:
    spent = ["s1", "s2", "s3", "s4", "a", "b", "c"]
    t = sanctum("ann", "bob", board="guardian_of_the_pyramid", broken=spent, raids=3, at="upkeep",
                ann={"lairs": ["slime_amoeba", "slime_amoeba", "gug"], "blood": 6},
                bob={"lairs": ["slime_amoeba"] * hers})  # fmt: skip
    t.ann.is_asked("tribute")
    assert set(choices_of("greedy", t.table)) == {choice}
