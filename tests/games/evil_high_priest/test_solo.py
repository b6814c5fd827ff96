"""Playing alone: an opponent without boards, who gathers goods, breaks signs at random and denies rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, opened, sanctum
from leng.games.evil_high_priest.state import Conclave, Hoard

ESCAPE = "place:escape:acolyte"
LAST = {"pool": 1, "home": False, "priest_on": "dunwich"}
"""The player has one acolyte left to place."""
BOTH = {"boxes": "both"}
CTHULHU = ["start", *"abcdefghijkl"]
RICH = {"treasure": 20, "blood": 20, "magic": 20, "grimoire": 5}


def alone(
    *,
    dice: Sequence[int] = (),
    hoard: dict[str, int] | None = None,
    cards: Sequence[str] = (),
    denied: str = "",
    **arranged: Any,
) -> SanctumTranscript:
    """Ann plays alone: the opponent has a pile and cards, and denies a reward."""

    def lay_out(g: Conclave) -> None:
        for card in cards:
            g.specials.remove(card)
        g.hoard = Hoard(dict(hoard or {}), list(cards))
        g.denied = denied

    return sanctum("ann", dice=dice, arrange=lay_out, **arranged)


def rolled(t: SanctumTranscript) -> dict[str, int]:
    """The opponent's pile."""
    assert t.state.hoard is not None
    return t.state.hoard.goods


def taking(lock: str, dice: Sequence[int] = (), play: str = ESCAPE, **arranged: Any) -> SanctumTranscript:
    """Ann's last acolyte escapes, the opponent rolls a sign, and chance lets him take this one."""
    arranged.setdefault("ann", LAST)
    for n in range(400):
        t = alone(dice=[1, 1, *dice], seed=f"chance {n}", **arranged)
        t.ann.plays(play)
        while t.table.decision is not None and not any(e.kind == "rival-rolls" for e in t.table.log):
            t._answer({})
        if any(e.kind == "rival-breaks" and e.facts["lock"] == lock for e in t.table.log):
            return t
    raise AssertionError(f"{lock} is never taken")


# Set-up and turns -----------------------------------------------------------------------------------------------------


@rule("EHP R-170", "EHP R-171", "EHP Q-13", "EHP R-002")
def test_the_lone_player_begins_with_one_treasure_and_the_opponent_with_an_empty_pile() -> None:
    t = opened("ann")
    t.ann.has(exposed={"treasure": 1}, pool=2, asylum=4)
    assert len(t.state.priests) == 1 and t.state.hoard == Hoard() and t.state.denied == ""


@rule("EHP R-172", "EHP R-175")
def test_all_cultists_are_placed_one_after_another_then_come_both_upkeeps_with_the_opponent_between() -> None:
    t = alone(dice=[3, 4, 1])
    t.ann.plays(ESCAPE).is_asked("turn").plays("place:kingsport:priest").is_asked("turn").plays(ESCAPE)
    kinds = [e.kind for e in t.table.log if e.kind in ("homecoming", "rival-rolls", "denies", "round")]
    assert kinds[-4:] == ["homecoming", "rival-rolls", "denies", "round"]
    assert t.state.round == 2 and rolled(t) == {"treasure": 3} and t.state.denied == "room"


@rule("EHP R-173", "EHP Q-51")
def test_a_lone_player_never_lurks() -> None:
    t = alone()
    t.ann.refused("place:prowler_1:acolyte", rule="R-173").refused("place:prowler_1:priest", rule="R-173")
    t = alone(board="black_goat", broken=["s1", "s2", "a"], ann={"blood": 9, "magic": 9, "pool": 2}, dice=[1])
    t.ann.refused("place:black_goat_a:acolyte", rule="R-173")
    t.ann.plays("place:black_goat_c:acolyte").is_asked("turn")  # the sign is broken, its prowler is not offered
    t.ann.has(elder_sign=1)


@rule("EHP Q-51", "EHP R-173", "EHP R-241")
def test_the_sleepers_treasure_for_prowlers_is_out_of_reach() -> None:
    t = alone(board="sleeper", broken=["start"])
    t.ann.refused("place:sleeper_start:acolyte", rule="R-048")


# What he gathers ------------------------------------------------------------------------------------------------------


@rule("EHP R-176", "EHP R-170")
@pytest.mark.parametrize(
    ("dice", "goods"),
    [
        ([1, 2], {"grimoire": 2}),
        ([1, 3], {"magic": 4}),
        ([2, 3], {"blood": 6}),
        ([3, 3], {"grimoire": 1}),
        ([1, 6], {"treasure": 3}),
        ([2, 6], {"treasure": 3, "blood": 3, "magic": 1}),
        ([4, 5], {"blood": 6}),
        ([5, 5], {"magic": 4}),
        ([5, 6], {"grimoire": 2}),
    ],
)
def test_two_dice_say_what_the_opponent_gains(dice: list[int], goods: dict[str, int]) -> None:
    t = alone(board="tcho_tchos", broken=["s1", "s2", *"abcdefg"], dice=[*dice, 1], ann=LAST)  # nothing to exchange for
    t.ann.plays(ESCAPE)
    assert rolled(t) == goods


@rule("EHP R-176", "EHP R-180")
@pytest.mark.parametrize("dice", [[1, 1], [6, 6]])
def test_a_roll_of_two_or_twelve_is_a_sign(dice: list[int]) -> None:
    t = alone(dice=[*dice, 1], ann=LAST)
    t.ann.plays(ESCAPE)
    assert rolled(t) == {"elder_sign": 1} and t.state.broken == ["great_cthulhu_start"]


@rule("EHP R-177", "EHP E-20", "EHP Q-14")
@pytest.mark.parametrize(
    ("hoard", "left"),
    [
        ({"blood": 10, "magic": 5, "grimoire": 2}, {"magic": 5, "grimoire": 2}),
        ({"blood": 9, "magic": 6, "grimoire": 2}, {"blood": 9, "magic": 1, "grimoire": 2}),
        ({"blood": 9, "magic": 4, "grimoire": 3}, {"blood": 9, "magic": 4, "grimoire": 1}),
        ({"blood": 9, "magic": 4, "grimoire": 1}, None),
    ],
)
def test_he_exchanges_once_a_round_the_cheapest_kind_first(hoard: dict[str, int], left: dict[str, int] | None) -> None:
    t = alone(dice=[3, 4, 1], ann=LAST, hoard=hoard)
    t.ann.plays(ESCAPE)
    if left is None:
        assert rolled(t) == {**hoard, "treasure": 3} and t.state.broken == []
    else:
        assert rolled(t) == {**left, "treasure": 3, "elder_sign": 1} and len(t.state.broken) == 1


@rule("EHP Q-14", "EHP R-177")
def test_he_exchanges_even_when_he_has_just_rolled_a_sign() -> None:
    t = alone(dice=[1, 1, 1, 1, 1, 1, 1], ann=LAST, hoard={"blood": 25})
    t.ann.plays(ESCAPE)
    t.until(ask="turn")
    assert rolled(t)["elder_sign"] == 2 and rolled(t)["blood"] == 15
    assert len([e for e in t.table.log if e.kind == "rival-exchanges"]) == 1


@rule("EHP Q-15", "EHP Q-14", "EHP R-180")
def test_with_no_sign_in_reach_a_rolled_one_is_lost_and_nothing_is_exchanged() -> None:
    broken = ["s1", "s2", *"abcdefg"]
    t = alone(board="tcho_tchos", broken=broken, raids=1, dice=[1, 1, 3], ann=LAST, hoard={"blood": 10})
    t.ann.plays(ESCAPE)
    assert rolled(t) == {"blood": 10} and len(t.state.broken) == 9 and t.state.denied == "blood"


# What he denies -------------------------------------------------------------------------------------------------------


@rule("EHP R-178")
@pytest.mark.parametrize(
    ("die", "denied"), list(enumerate(("room", "treasure", "blood", "magic", "grimoire", "elder_sign"), start=1))
)
def test_a_die_says_what_is_denied_in_the_next_round(die: int, denied: str) -> None:
    t = alone(dice=[3, 4, die], ann=LAST)
    t.ann.plays(ESCAPE)
    assert t.state.denied == denied and t.told("denies", goods=denied)


CLOSED = {
    "room": {"improve_sanctuary", "silver_twilight_lodge", "great_cthulhu_d"},
    "treasure": {"escape", "kingsport", "boston", "arkham", "church_of_starry_wisdom", "providence", "great_cthulhu_c"},
    "blood": {"innsmouth", "boston", "arkham", "salem", "great_cthulhu_e"},
    "magic": {"dunwich", "athenaeum", "arkham", "great_cthulhu_h"},
    "grimoire": {"miskatonic_university", "aylesbury", "great_cthulhu_f"},
    "elder_sign": {"great_cthulhu_j", "great_cthulhu_k"},
}
"""With all locks broken but J, K and L, of which L is not open yet."""


@rule("EHP R-174", "EHP R-179", "EHP Q-38", "EHP Q-52", "EHP GEN-Q12")
@pytest.mark.parametrize("denied", CLOSED)
def test_no_space_that_gives_what_is_denied_may_be_used_even_if_it_gives_more(denied: str) -> None:
    ann = {**RICH, "elder_sign": 1}
    t = alone(broken=["start", *"abcdefghi"], raids=1, ann=ann, denied=denied)
    refused = {option[1] for option, reason in t.decision.refused() if reason.rule == "EHP R-174"}
    assert refused == CLOSED[denied]
    open_again = {option[1] for option in alone(broken=["start", *"abcdefghi"], raids=1, ann=ann).decision.options}
    assert CLOSED[denied] <= open_again, "each of them is open as long as nothing is denied"


@rule("EHP Q-38", "EHP R-179")
def test_the_denied_kind_may_be_kept_paid_and_moved() -> None:
    ann = {"blood": 4, "treasure": 2, "rooms": {"s1": "well_1"}}
    t = alone(ann=ann, denied="blood", room_row=["vault_1", "well_2", "closet_1"])
    t.ann.plays("place:rescue_acolyte:priest").has(blood=2)
    t.ann.plays("place:church_of_starry_wisdom:acolyte").has(blood=1, treasure=3)
    t = alone(ann=ann, denied="blood", room_row=["vault_1", "well_2", "closet_1"])
    t.ann.plays("place:improve_sanctuary:priest", "room:vault_1", "slot:s2").is_asked("rearrange").plays("best")
    t.ann.has(blood=4)


@rule("EHP R-179", "EHP Q-38", "EHP Q-07", "EHP R-062")
def test_a_ritual_advances_without_the_denied_reward_and_may_be_begun() -> None:
    t = alone(
        raids=1, denied="blood", dice=[3, 4, 1], ann={"treasure": 2, "pool": 1, "home": False, "priest_on": "salem"}
    )
    t.ann.plays("place:ritual.red_sign.1:acolyte").has(blood=0, on=["ritual.red_sign.2"])
    assert t.told("denied", seat=0, goods="blood")


@rule("EHP R-179", "EHP R-008")
def test_the_denied_kind_cannot_be_chosen_where_one_may_choose() -> None:
    t = alone(board="tcho_tchos", broken=["s1", "e"], denied="magic")
    t.ann.plays("place:tcho_tchos_e:acolyte").is_asked("gain-which")
    t.ann.offered("goods:treasure", "goods:blood").not_offered("goods:magic")


@rule("EHP R-179", "EHP R-032")
def test_nor_can_goods_be_exchanged_for_it() -> None:
    t = alone(options=BOTH, denied="magic", ann={"card": "crawford_tillinghast", "blood": 1, "treasure": 1})
    t.ann.plays("place:priest_ability:priest").is_asked("exchange").picks("from:exposed:blood")
    t.ann.has(treasure=2, blood=0).is_asked("turn")  # magic is denied, so treasure is all there is


@rule("EHP R-179", "EHP R-174")
def test_no_sign_is_broken_while_signs_are_denied_nor_one_whose_effects_give_the_denied() -> None:
    t = alone(ann=RICH, denied="elder_sign")
    t.ann.refused("place:great_cthulhu_start:acolyte", rule="R-174")
    sheet = t.state.box.sheets["black_goat"]
    assert all(not verb.gives for face in sheet.locks.values() for verb in face.effects), "monsters are never denied"
    t = alone(board="black_goat", ann=RICH, denied="room", dice=[1])
    t.ann.offered("place:black_goat_s1:acolyte")


@rule("EHP Q-52", "EHP R-101")
def test_a_lock_may_be_broken_although_its_bonus_gives_what_is_denied() -> None:
    t = alone(broken=["start"], ann={"magic": 2, "treasure": 4}, denied="room", dice=[1])
    t.ann.plays("place:great_cthulhu_d:acolyte")
    t.until(ask="turn").ann.has(elder_sign=1, rooms={}, treasure=2)
    t = alone(broken=["start"], ann={"magic": 2, "treasure": 4}, dice=[1])
    t.ann.plays("place:great_cthulhu_d:acolyte").is_asked("bonus")


@rule("EHP Q-38")
def test_what_monsters_and_others_bring_is_denied_too_until_the_end_of_upkeep_but_not_while_he_acts() -> None:
    t = alone(
        options=BOTH,
        denied="magic",
        ann={**LAST, "blood": 1, "lairs": ["servitor_of_the_outer_gods"]},
        dice=[1, 3, 6],
    )
    t.ann.plays(ESCAPE).is_asked("upkeep").plays("ability:servitor_of_the_outer_gods").has(magic=0, blood=0)
    assert rolled(t) == {"magic": 4} and t.state.denied == "elder_sign"


@rule("EHP Q-38", "EHP Q-18")
def test_the_denied_kind_cannot_be_stolen() -> None:
    holding = {"card": "shan_queen", "pool": 2}
    t = alone(options=BOTH, ann=holding, hoard={"magic": 3}, denied="magic")
    t.ann.plays("place:priest_ability:priest").has(magic=0)
    assert rolled(t) == {"magic": 3}
    t = alone(options=BOTH, ann=holding, hoard={"magic": 3})
    t.ann.plays("place:priest_ability:priest").has(magic=1)
    assert rolled(t) == {"magic": 2}


@rule("EHP Q-21", "EHP R-031", "EHP R-172")
def test_a_cultist_for_whom_every_space_is_denied_stays_in_the_pool() -> None:
    t = alone(denied="treasure", ann={"pool": 2, "asylum": 2, "on": ["innsmouth", "dunwich"]}, dice=[3, 4, 1])
    t.ann.is_asked("room")  # nothing but the priest's improvement is left, and that goes without asking
    t.until(ask="turn").ann.has(pool=4)
    assert t.state.round == 2 and not [e for e in t.table.log if e.kind == "escapes"]


# His signs ------------------------------------------------------------------------------------------------------------


@rule("EHP R-180", "EHP Q-15", "EHP Q-51")
def test_any_sign_in_reach_may_fall_to_him_whatever_it_asks_of_players_but_the_number_of_signs() -> None:
    drawn = set()
    for n in range(120):
        t = alone(board="opener_of_the_way", dice=[1, 1, 1, 1, 1, 1, 1], ann=LAST, seed=f"draw {n}")
        t.ann.plays(ESCAPE)
        drawn.add(t.told("rival-breaks").facts["lock"])
    sheet = t.state.sheet
    counted = {lock for lock, face in sheet.locks.items() if any(hasattr(each, "n") for each in face.needs)}
    assert len(counted) == 2 and drawn == set(sheet.locks) - counted


@rule("EHP Q-15", "EHP R-250")
def test_he_never_takes_a_growth_site_by_chance() -> None:
    drawn = set()
    for n in range(40):
        t = alone(board="tcho_tchos", dice=[1, 1, 1, 1, 1, 1, 1], ann=LAST, seed=f"draw {n}")
        t.ann.plays(ESCAPE)
        drawn.add(t.told("rival-breaks").facts["lock"])
    assert drawn == {"tcho_tchos_s1", "tcho_tchos_s2"}


@rule("EHP R-180", "EHP R-181", "EHP R-182", "EHP Q-50", "EHP Q-36", "EHP R-128")
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


@rule("EHP R-181", "EHP Q-50", "EHP Q-51", "EHP R-203")
def test_he_takes_the_shoggoth_for_nothing_and_the_player_may_take_it_back() -> None:
    t = taking("great_cthulhu_a", dice=[1], broken=["start"])
    assert t.state.hoard is not None and t.state.hoard.specials == ["shoggoth"] and t.state.specials == []
    t.check()
    t.until(ask="turn").ann.plays("place:great_cthulhu_a:priest").has(specials=["shoggoth"])
    assert t.state.hoard.specials == []


@rule("EHP Q-15", "EHP Q-50", "EHP Q-51", "EHP R-204")
@pytest.mark.parametrize("holds", [True, False])
def test_only_with_the_shoggoth_does_the_leash_bring_him_a_second_sign(holds: bool) -> None:
    cards = ["shoggoth"] if holds else []
    t = taking("great_cthulhu_i", dice=[1, 1, 1, 1, 1, 1], broken=["start", *"abcde"], raids=1, cards=cards)
    t.until(ask="turn")
    assert rolled(t)["elder_sign"] == (2 if holds else 1)


@rule("EHP Q-50")
def test_what_needs_boards_of_his_own_is_skipped() -> None:
    for lock, broken in (("d", ["start"]), ("g", ["start", "c"])):
        t = taking(f"great_cthulhu_{lock}", dice=[1, 1, 1], broken=broken)
        t.until(ask="turn")
        assert rolled(t) == {"elder_sign": 1} and len(t.state.room_row) == 3 and len(t.state.monsters) == 15
    t = taking("great_cthulhu_start", dice=[1])
    t.ann.has(asylum=4)
    t.check()


@rule("EHP Q-50", "EHP R-206")
@pytest.mark.parametrize(("deep", "magic"), [(2, 1), (5, 2)])
def test_what_a_space_gives_under_a_condition_of_the_table_he_gains_only_then(deep: int, magic: int) -> None:
    t = taking("great_cthulhu_h", dice=[1], broken=["start", "d"], raids=1, tracks={"deep_ones": deep - 1})
    assert t.state.tracks["deep_ones"] == deep
    assert rolled(t) == {"elder_sign": 1, "magic": magic}


@rule("EHP Q-50", "EHP R-251")
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


@rule("EHP Q-51", "EHP R-253", "EHP R-252")
def test_a_tie_at_a_growth_site_is_the_players_when_he_moved_the_track() -> None:
    t = alone(board="tcho_tchos", ann={"treasure": 3, "blood": 1}, tracks={"growth": 1}, dice=[1, 1, 1, 1])
    t.ann.plays("place:tcho_tchos_s1:acolyte")
    t.until(ask="turn").ann.has(elder_sign=2)
    assert t.told("awarded", seat=0, lock="tcho_tchos_site_2")


@rule("EHP Q-51", "EHP R-252")
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


@rule("EHP Q-38", "EHP Q-51", "EHP R-178")
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


@rule("EHP Q-51", "EHP CC-Q8", "EHP R-222")
@pytest.mark.parametrize(("option", "limit"), [("3", 3), ("6", 6)])
def test_three_worshippers_end_everything_or_six_if_that_was_agreed(option: str, limit: int) -> None:
    t = alone(board="crawling_chaos", options={"worshippers": option})
    assert t.state.threshold == limit


@rule("EHP Q-51", "EHP Q-50", "EHP R-227")
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


@rule("EHP Q-51", "EHP R-262")
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


@rule("EHP Q-51", "EHP Q-50", "EHP R-272", "EHP GP-Q7")
def test_his_amoebas_come_to_the_player_and_the_players_never_to_him() -> None:
    board = "guardian_of_the_pyramid"
    t = taking(f"{board}_b", dice=[1, 1, 1], board=board, broken=["s2"], raids=1)
    t.until(ask="turn").ann.has(lairs=["slime_amoeba"])
    t = alone(board=board, broken=["s3"], ann={"lairs": ["slime_amoeba"]})
    t.ann.refused(f"place:{board}_s3:acolyte", rule="GP-Q7")


@rule("EHP Q-51", "EHP R-282")
def test_his_atoms_are_worth_nothing_and_never_exchanged() -> None:
    t = alone(board="elder_things", hoard={"atom": 30}, dice=[3, 4, 1], ann=LAST)
    t.ann.plays(ESCAPE)
    assert rolled(t) == {"atom": 30, "treasure": 3} and t.state.broken == []


@rule("EHP Q-51", "EHP R-290", "EHP R-297", "EHP Q-18")
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


@rule("EHP Q-51", "EHP R-241")
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


@rule("EHP Q-18", "EHP R-182")
def test_he_has_no_acolytes_to_be_trapped_or_scared() -> None:
    t = alone(
        options=BOTH, broken=["start", "g"], monster_row=["dimensional_shambler", "gug", "zoog"], ann={"blood": 2}
    )
    t.ann.plays("place:great_cthulhu_g:acolyte", "monster:dimensional_shambler").is_asked("turn")


@rule("EHP Q-18", "EHP R-129")
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


# The end -------------------------------------------------------------------------------------------------------------


@rule("EHP Q-16", "EHP R-151", "EHP R-182", "EHP GEN-Q8")
def test_the_match_ends_when_he_takes_the_last_sign_and_its_raid_still_comes() -> None:
    t = taking(
        "great_cthulhu_l",
        dice=[6, 6, 6],
        broken=CTHULHU[:-1],
        raids=1,
        ann={**LAST, "asylum": 0, "magic": 9},
        hoard={"magic": 1},
    )
    t.to_the_end()
    result = t.table.result
    assert result is not None and result.ending == "broken" and result.scores == (0,)
    t.ann.has(magic=0)
    assert result.winners == () and result.rivals[0].score == 12 and result.rivals[0].won


@rule("EHP Q-16", "EHP R-153")
def test_treasure_is_compared_with_his() -> None:
    t = alone(
        broken=CTHULHU[:-1], raids=1, dice=[1, 1, 1], ann={"magic": 4, "treasure": 4, "pool": 1}, hoard={"treasure": 2}
    )
    t.ann.plays("place:great_cthulhu_l:acolyte")
    result = t.table.result
    assert result is not None and result.scores == (10,) and result.rivals[0].score == 5 and result.winners == (0,)


@rule("EHP Q-16", "EHP R-155")
def test_equal_totals_share_the_victory_with_him() -> None:
    t = alone(
        broken=CTHULHU[:-1], raids=1, dice=[1, 1, 1], ann={"magic": 4, "treasure": 3, "pool": 1}, hoard={"magic": 5}
    )
    t.ann.plays("place:great_cthulhu_l:acolyte")
    result = t.table.result
    assert result is not None and result.winners == (0,) and result.rivals[0].won and result.scores == (10,)
