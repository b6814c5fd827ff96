"""Playing alone: the opponent breaks signs at random, with all they bring on each board."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.evil_high_priest.state import Conclave, Hoard

from .raiding import BOTH
from .sanctum import sanctum
from .solitude import ESCAPE, LAST, alone, rolled, taking

# His signs ------------------------------------------------------------------------------------------------------------


@rule("EHP R-180a", "EHP R-180c", "EHP Q-15", "EHP Q-51")
def test_any_sign_in_reach_may_fall_to_him_whatever_it_asks_of_players_but_the_number_of_signs() -> None:
    drawn = set()
    for n in range(120):
        t = alone(board="opener_of_the_way", dice=[1, 1, 1, 1, 1, 1, 1], ann=LAST, seed=f"draw {n}")
        t.ann.plays(ESCAPE)
        drawn.add(t.told("rival-breaks").facts["lock"])
    sheet = t.state.sheet
    counted = {lock for lock, face in sheet.locks.items() if any(hasattr(each, "n") for each in face.needs)}
    assert len(counted) == 2 and drawn == set(sheet.locks) - counted


@rule("EHP Q-15", "EHP R-250c")
def test_he_never_takes_a_growth_site_by_chance() -> None:
    drawn = set()
    for n in range(40):
        t = alone(board="tcho_tchos", dice=[1, 1, 1, 1, 1, 1, 1], ann=LAST, seed=f"draw {n}")
        t.ann.plays(ESCAPE)
        drawn.add(t.told("rival-breaks").facts["lock"])
    assert drawn == {"tcho_tchos_s1", "tcho_tchos_s2"}


@rule("EHP R-180b", "EHP R-180c", "EHP R-181", "EHP R-182a", "EHP Q-50", "EHP Q-36", "EHP R-128a")
def test_his_sign_brings_its_raid_upon_the_player_and_its_bonus_to_him() -> None:
    t = taking(
        "great_cthulhu_e",
        dice=[6, 1],
        broken=["start", "b"],
        ann={**LAST, "asylum": 0, "magic": 3},
        hoard={"treasure": 2, "blood": 1},
    )
    t.until(ask="turn")
    assert t.told("raided", seat=0, n=6) and t.state.raids == 1 and t.state.tracks["deep_ones"] == 1
    t.ann.has(magic=0)
    assert rolled(t) == {"treasure": 2, "blood": 1 + 2, "elder_sign": 1}, "he pays nothing, and no raid touches him"
    t.ann.offered("place:summon_monster:priest").refused("place:great_cthulhu_e:acolyte", rule="R-050")


@rule("EHP R-181", "EHP Q-50", "EHP Q-51", "EHP R-203a")
def test_he_takes_the_shoggoth_for_nothing_and_the_player_may_take_it_back() -> None:
    t = taking("great_cthulhu_a", dice=[1], broken=["start"])
    assert t.state.hoard is not None and t.state.hoard.specials == ["shoggoth"] and t.state.specials == []
    t.check()
    t.until(ask="turn").ann.plays("place:great_cthulhu_a:priest").has(specials=["shoggoth"])
    assert t.state.hoard.specials == []


@rule("EHP Q-15", "EHP Q-50", "EHP Q-51", "EHP R-204c")
@pytest.mark.parametrize("holds", [True, False])
def test_only_with_the_shoggoth_does_the_leash_bring_him_a_second_sign(holds: bool) -> None:
    cards = ["shoggoth"] if holds else []
    t = taking("great_cthulhu_i", dice=[1, 1, 1, 1, 1, 1], broken=["start", *"abcde"], raids=1, cards=cards)
    t.until(ask="turn")
    assert rolled(t)["elder_sign"] == (2 if holds else 1)


@rule("EHP Q-51", "EHP R-204a", "EHP R-204b", "EHP R-182b")
def test_for_that_sign_he_gives_the_shoggoth_back_to_the_board() -> None:
    broken = ["start", *"abcde"]
    t = taking("great_cthulhu_i", dice=[1, 1, 1, 1, 1, 1], broken=broken, raids=1, cards=["shoggoth"]).until(ask="turn")
    assert t.told("rival-lets-go", card="shoggoth") and t.state.specials == ["shoggoth"]
    assert t.state.hoard is not None and t.state.hoard.specials == []


@rule("EHP Q-51", "EHP R-181", "EHP R-205a")
def test_alone_the_bonus_behind_the_sign_he_takes_for_the_shoggoth_comes_to_him_too() -> None:
    wanted = ["great_cthulhu_i", "great_cthulhu_e"]
    for n in range(400):
        t = alone(
            broken=["start", *"abcdfghj"],
            dice=[1] * 8,
            seed=f"leash {n}",
            ann=LAST,
            raids=1,
            cards=["shoggoth"],
            tracks={"deep_ones": 4},
        )
        t.ann.plays(ESCAPE)
        t.until(ask="turn")
        if [each.facts["lock"] for each in t.table.log if each.kind == "rival-breaks"] == wanted:
            break
    assert t.state.tracks["deep_ones"] == 6 and rolled(t) == {"elder_sign": 2, "blood": 1 + 3}


@rule("EHP Q-50")
def test_what_needs_boards_of_his_own_is_skipped() -> None:
    for lock, broken in (("d", ["start"]), ("g", ["start", "c"])):
        t = taking(f"great_cthulhu_{lock}", dice=[1, 1, 1], broken=broken)
        t.until(ask="turn")
        assert rolled(t) == {"elder_sign": 1} and len(t.state.room_row) == 3 and len(t.state.monsters) == 15
    t = taking("great_cthulhu_start", dice=[1])
    t.ann.has(asylum=4)
    t.check()


@rule("EHP Q-50", "EHP R-206b")
@pytest.mark.parametrize(("deep", "magic"), [(2, 1), (5, 2)])
def test_what_a_space_gives_under_a_condition_of_the_table_he_gains_only_then(deep: int, magic: int) -> None:
    t = taking("great_cthulhu_h", dice=[1], broken=["start", "d"], raids=1, tracks={"deep_ones": deep - 1})
    assert t.state.tracks["deep_ones"] == deep
    assert rolled(t) == {"elder_sign": 1, "magic": magic}


@rule("EHP Q-50", "EHP R-251a")
def test_any_basic_resources_are_magic_for_him_and_growth_sites_follow() -> None:
    t = taking(
        "tcho_tchos_e",
        dice=[1, 1, 1, 1, 1],
        board="tcho_tchos",
        broken=["s1", "c"],
        raids=1,
        tracks={"growth": 3},
        ann={**LAST, "blood": 1},
        hoard={"blood": 1},
    )
    t.until(ask="turn")
    assert t.state.tracks["growth"] == 5 and rolled(t)["magic"] == 2
    assert t.told("rival-awarded", lock="tcho_tchos_site_5") and rolled(t)["elder_sign"] == 2, "a tie is the mover's"


@rule("EHP Q-51", "EHP R-253", "EHP R-252a")
def test_a_tie_at_a_growth_site_is_the_players_when_he_moved_the_track() -> None:
    t = alone(board="tcho_tchos", ann={"treasure": 3, "blood": 1}, tracks={"growth": 1}, dice=[1, 1, 1, 1])
    t.ann.plays("place:tcho_tchos_s1:acolyte")
    t.until(ask="turn").ann.has(elder_sign=2)
    assert t.told("awarded", seat=0, lock="tcho_tchos_site_2")


@rule("EHP Q-51", "EHP R-252a")
def test_a_growth_site_compares_the_player_with_the_opponents_pile() -> None:
    t = alone(
        board="tcho_tchos",
        ann={"treasure": 5, "blood": 1},
        hoard={"treasure": 3},
        tracks={"growth": 1},
        dice=[1, 1, 1, 1],
    )
    t.ann.plays("place:tcho_tchos_s1:acolyte").is_asked("bonus").passes()
    assert t.told("rival-awarded", lock="tcho_tchos_site_2") and rolled(t)["elder_sign"] == 1


@rule("EHP Q-55")
def test_while_signs_are_denied_a_growth_site_gives_the_opponent_its_sign() -> None:
    t = alone(
        board="tcho_tchos",
        broken=["s2"],
        ann={"treasure": 9, "blood": 1},
        tracks={"growth": 1},
        dice=[1, 1, 1, 1],
        denied="elder_sign",
    )
    t.ann.plays("place:tcho_tchos_s2:acolyte")
    t.until(ask="turn").ann.has(elder_sign=0)
    assert rolled(t) == {"elder_sign": 1}


@rule("EHP Q-38", "EHP Q-51", "EHP R-178a")
def test_nothing_is_denied_any_more_while_he_acts() -> None:
    t = taking(
        "tcho_tchos_s1",
        dice=[1, 1, 1, 1],
        board="tcho_tchos",
        broken=["s2"],
        tracks={"growth": 1},
        denied="elder_sign",
        ann={**LAST, "treasure": 9, "rooms": {"s1": "labyrinth", "s2": "reliquary_1"}},
    ).until(ask="turn")
    assert t.told("awarded", seat=0, lock="tcho_tchos_site_2")


# Single boards --------------------------------------------------------------------------------------------------------


@rule("EHP Q-51", "EHP CC-Q8", "EHP R-222a")
@pytest.mark.parametrize(("option", "limit"), [("3", 3), ("6", 6)])
def test_three_worshippers_end_everything_or_six_if_that_was_agreed(option: str, limit: int) -> None:
    t = alone(board="crawling_chaos", options={"worshippers": option})
    assert t.state.threshold == limit


@rule("EHP Q-51", "EHP Q-50", "EHP R-227a")
@pytest.mark.parametrize(("worship", "sent"), [(1, 1), (2, 0)])
def test_of_his_avatars_only_the_pharaoh_acts_unless_it_would_end_everything(worship: int, sent: int) -> None:
    avatars = ["howler", "bloated_woman", "black_pharaoh", "haunter_of_the_dark"]
    t = alone(
        board="crawling_chaos", cards=avatars, raids=1, dice=[3, 4, 1], ann={**LAST, "worship": worship, "asylum": 2}
    )
    t.ann.plays(ESCAPE)
    t.until(ask="turn").ann.has(worship=worship + sent)
    assert rolled(t) == {"treasure": 3 + sent, **({"blood": 1} if sent else {})}


@rule("EHP Q-50", "EHP Q-51")
@pytest.mark.parametrize("acolytes", [True, False])
def test_he_sends_an_acolyte_of_the_player_and_is_paid_only_if_there_was_one(acolytes: bool) -> None:
    ann = {**LAST, "asylum": 3} if acolytes else {"pool": 0, "asylum": 4}
    t = taking(
        "crawling_chaos_3b",
        dice=[1, 1, 1],
        play=ESCAPE if acolytes else "place:kingsport:priest",
        board="crawling_chaos",
        broken=["1a", "1b", "1c", "2a", "2b", "2c"],
        raids=1,
        ann=ann,
    ).until(ask="turn")
    t.ann.has(worship=1 if acolytes else 0)
    assert rolled(t).get("blood", 0) == (3 if acolytes else 0)


@rule("EHP Q-51", "EHP R-262b")
def test_glaciers_pay_both_he_in_his_upkeep_before_the_exchange() -> None:
    def wake(g: Conclave) -> None:
        g.glaciers = ["entity_wendigo", "entity_rhan_tegoth"]
        g.hoard = Hoard({"blood": 8})
        g.denied = "magic"

    t = sanctum("ann", board="windwalker", ann=LAST, arrange=wake, dice=[3, 4, 1, 1, 1, 1])
    t.ann.plays(ESCAPE)
    t.until(ask="turn").ann.has(blood=2, magic=0)
    assert rolled(t) == {"treasure": 3, "magic": 2, "elder_sign": 1}, "ten blood were exchanged"


@rule("EHP Q-51", "EHP Q-50")
def test_he_steals_from_the_player() -> None:
    t = taking(
        "windwalker_i",
        dice=[1, 1, 1],
        board="windwalker",
        broken=["start", "c", "e", "g"],
        raids=1,
        ann={**LAST, "rooms": {"s1": "labyrinth", "s2": "treasury_1 treasure=4"}},
    )
    t.until(ask="turn")
    t.ann.has(treasure=4)  # one from escaping
    assert rolled(t)["treasure"] == 3


@rule("EHP Q-51", "EHP Q-50", "EHP R-272c", "EHP GP-Q7")
def test_his_amoebas_come_to_the_player_and_the_players_never_to_him() -> None:
    board = "guardian_of_the_pyramid"
    t = taking(f"{board}_b", dice=[1, 1, 1], board=board, broken=["s2"], raids=1)
    t.until(ask="turn").ann.has(lairs=["slime_amoeba"])
    t = alone(board=board, broken=["s3"], ann={"lairs": ["slime_amoeba"]})
    t.ann.refused(f"place:{board}_s3:acolyte", rule="GP-Q7")


@rule("EHP Q-51", "EHP R-282c")
def test_his_atoms_are_worth_nothing_and_never_exchanged() -> None:
    t = alone(board="elder_things", hoard={"atom": 30}, dice=[3, 4, 1], ann=LAST)
    t.ann.plays(ESCAPE)
    assert rolled(t) == {"atom": 30, "treasure": 3} and t.state.broken == []


@rule("EHP Q-51", "EHP R-290b", "EHP R-297d", "EHP Q-18")
def test_the_king_is_his_through_the_start_and_what_an_entry_gives_goes_to_him() -> None:
    t = taking("yellow_sign_start", dice=[1, 1, 1], board="yellow_sign")
    assert t.state.hoard is not None and t.state.hoard.specials == ["king_in_yellow"]
    t = alone(board="yellow_sign", broken=["start", "c0", "c1"])
    t.ann.plays("place:yellow_sign_c0:acolyte").has(on=["track.yellow_sign_c0"])
    assert rolled(t) == {"magic": 1}


@rule("EHP Q-51", "EHP Q-50")
def test_a_step_of_a_track_pays_him_once() -> None:
    t = taking("yellow_sign_c1", dice=[1, 1, 1, 1], board="yellow_sign", broken=["start", "c0"], raids=1)
    t.until(ask="turn")
    gained = {kind: n for kind, n in rolled(t).items() if kind != "elder_sign"}
    rewards = t.state.sheet.bonuses["yellow_sign_c1"].reward
    assert gained == {verb.what: verb.n for verb in rewards if hasattr(verb, "what")}  # type: ignore[attr-defined]


@rule("EHP Q-51", "EHP R-241a")
def test_the_sleepers_four_treasure_are_his() -> None:
    t = taking("sleeper_start", dice=[1, 1, 1], board="sleeper")
    t.until(ask="turn")
    assert rolled(t)["treasure"] == 4


# He is the opponent for goods, and for nothing else ------------------------------------------------------------------


@rule("EHP Q-18")
def test_goods_may_be_stolen_from_him_and_lost_by_him() -> None:
    t = alone(options=BOTH, ann={"lairs": ["byakhee"]}, hoard={"grimoire": 1})
    t.ann.plays("discard:byakhee").has(grimoire=1)
    assert rolled(t) == {}
    t = alone(
        options=BOTH,
        broken=["start", "g"],
        monster_row=["wendigo", "gug", "zoog"],
        ann={"blood": 2},
        hoard={"blood": 2},
    )
    t.ann.plays("place:great_cthulhu_g:acolyte", "monster:wendigo", "ability:wendigo").has(blood=1)
    assert rolled(t) == {"blood": 1}


@rule("EHP Q-18", "EHP R-182b")
def test_he_has_no_acolytes_to_be_trapped_or_scared() -> None:
    t = alone(
        options=BOTH, broken=["start", "g"], monster_row=["dimensional_shambler", "gug", "zoog"], ann={"blood": 2}
    )
    t.ann.plays("place:great_cthulhu_g:acolyte", "monster:dimensional_shambler").is_asked("turn")


@rule("EHP Q-18", "EHP R-129b")
def test_what_an_investigator_does_after_a_raid_is_for_the_player_who_started_it_only() -> None:
    row = ["photographer", "federal_agent", "physician"]
    t = alone(options=BOTH, broken=["start"], ann={"grimoire": 1, "asylum": 4}, investigator_row=row, dice=[1, 1])
    t.ann.plays("place:great_cthulhu_b:acolyte").is_asked("after-raid")
    t = taking("great_cthulhu_b", dice=[1, 1, 1], options=BOTH, broken=["start"], investigator_row=row)
    t.until(ask="turn")
    assert t.told("investigator", investigator="photographer") and not [
        e for e in t.table.log if e.kind in ("takes-first",)
    ]
    t.ann.has(treasure=1)  # from escaping


@rule("EHP Q-18")
@pytest.mark.parametrize(("pile", "spared"), [({}, False), ({"blood": 19}, True)])
def test_the_artist_compares_both_and_spares_the_player_if_he_has_less(pile: dict[str, int], spared: bool) -> None:
    t = alone(
        options=BOTH,
        broken=["start"],
        hoard=pile,
        dice=[1, 6],
        investigator_row=["artist", "minister", "author"],
        ann={"grimoire": 1, "asylum": 0, "pool": 1, "magic": 2},
    )
    t.ann.plays("place:great_cthulhu_b:priest")
    t.until(ask="turn")
    t.ann.has(magic=2 if spared else 0)
