"""Playing alone: an opponent without boards, who gathers goods, denies rewards, and may win."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.evil_high_priest.state import Hoard

from .raiding import BOTH
from .sanctum import opened
from .solitude import CTHULHU, ESCAPE, LAST, RICH, alone, rolled, taking

# Set-up and turns -----------------------------------------------------------------------------------------------------


@rule("EHP R-170a", "EHP R-171a", "EHP R-171b", "EHP Q-13", "EHP R-002b")
def test_the_lone_player_begins_with_one_treasure_and_the_opponent_with_an_empty_pile() -> None:
    t = opened("ann")
    t.ann.has(exposed={"treasure": 1}, pool=2, asylum=4)
    assert len(t.state.priests) == 1 and t.state.hoard == Hoard() and t.state.denied == ""


@rule("EHP R-172", "EHP R-175a", "EHP R-175b", "EHP R-170c")
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
    t.ann.plays("place:black_goat_c:acolyte").is_asked("retaliate").passes()
    t.ann.is_asked("turn")  # the sign is broken, its prowler is not offered
    t.ann.has(elder_sign=1)


@rule("EHP Q-51", "EHP R-173", "EHP R-241a")
def test_the_sleepers_treasure_for_prowlers_is_out_of_reach() -> None:
    t = alone(board="sleeper", broken=["start"])
    t.ann.refused("place:sleeper_start:acolyte", rule="R-048")


# What he gathers ------------------------------------------------------------------------------------------------------


@rule("EHP R-176a", "EHP R-176c", "EHP R-176d", "EHP R-176e", "EHP R-176f", "EHP R-176g", "EHP R-176h", "EHP R-170b")
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


@rule("EHP R-176b", "EHP R-180a")
@pytest.mark.parametrize("dice", [[1, 1], [6, 6]])
def test_a_roll_of_two_or_twelve_is_a_sign(dice: list[int]) -> None:
    t = alone(dice=[*dice, 1], ann=LAST)
    t.ann.plays(ESCAPE)
    assert rolled(t) == {"elder_sign": 1} and t.state.broken == ["great_cthulhu_start"]


@rule("EHP R-177a", "EHP R-177b", "EHP R-177c", "EHP R-177d", "EHP E-20", "EHP Q-14")
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


@rule("EHP Q-14", "EHP R-177b")
def test_he_exchanges_even_when_he_has_just_rolled_a_sign() -> None:
    t = alone(dice=[1, 1, 1, 1, 1, 1, 1], ann=LAST, hoard={"blood": 25})
    t.ann.plays(ESCAPE)
    t.until(ask="turn")
    assert rolled(t)["elder_sign"] == 2 and rolled(t)["blood"] == 15
    assert len([e for e in t.table.log if e.kind == "rival-exchanges"]) == 1


@rule("EHP Q-15", "EHP Q-14", "EHP R-180a")
def test_with_no_sign_in_reach_a_rolled_one_is_lost_and_nothing_is_exchanged() -> None:
    broken = ["s1", "s2", *"abcdefg"]
    t = alone(board="tcho_tchos", broken=broken, raids=1, dice=[1, 1, 3], ann=LAST, hoard={"blood": 10})
    t.ann.plays(ESCAPE)
    assert rolled(t) == {"blood": 10} and len(t.state.broken) == 9 and t.state.denied == "blood"


# What he denies -------------------------------------------------------------------------------------------------------


@rule("EHP R-178b", "EHP R-178c", "EHP R-178d", "EHP R-178e", "EHP R-178f", "EHP R-178g")
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


@rule("EHP R-174", "EHP R-179b", "EHP R-179c", "EHP Q-38", "EHP Q-52", "EHP GEN-Q12")
@pytest.mark.parametrize("denied", CLOSED)
def test_no_space_that_gives_what_is_denied_may_be_used_even_if_it_gives_more(denied: str) -> None:
    ann = {**RICH, "elder_sign": 1}
    t = alone(broken=["start", *"abcdefghi"], raids=1, ann=ann, denied=denied)
    refused = {option[1] for option, reason in t.decision.refused() if reason.rule == "EHP R-174"}
    assert refused == CLOSED[denied]
    open_again = {option[1] for option in alone(broken=["start", *"abcdefghi"], raids=1, ann=ann).decision.options}
    assert CLOSED[denied] <= open_again, "each of them is open as long as nothing is denied"


@rule("EHP Q-38", "EHP R-179a")
def test_the_denied_kind_may_be_kept_paid_and_moved() -> None:
    ann = {"blood": 4, "treasure": 2, "rooms": {"s1": "well_1"}}
    t = alone(ann=ann, denied="blood", room_row=["vault_1", "well_2", "closet_1"])
    t.ann.plays("place:rescue_acolyte:priest").has(blood=2)
    t.ann.plays("place:church_of_starry_wisdom:acolyte").has(blood=1, treasure=3)
    t = alone(ann=ann, denied="blood", room_row=["vault_1", "well_2", "closet_1"])
    t.ann.plays("place:improve_sanctuary:priest", "room:vault_1", "slot:s2").is_asked("rearrange").plays("best")
    t.ann.has(blood=4)


@rule("EHP R-179a", "EHP R-179e", "EHP Q-38", "EHP Q-07", "EHP R-062b")
def test_a_ritual_advances_without_the_denied_reward_and_may_be_begun() -> None:
    t = alone(
        raids=1, denied="blood", dice=[3, 4, 1], ann={"treasure": 2, "pool": 1, "home": False, "priest_on": "salem"}
    )
    t.ann.plays("place:ritual.red_sign.1:acolyte").has(blood=0, on=["ritual.red_sign.2"])
    assert t.told("denied", seat=0, goods="blood")


@rule("EHP R-179d", "EHP R-008a")
def test_the_denied_kind_cannot_be_chosen_where_one_may_choose() -> None:
    t = alone(board="tcho_tchos", broken=["s1", "e"], denied="magic")
    t.ann.plays("place:tcho_tchos_e:acolyte").is_asked("gain-which")
    t.ann.offered("goods:treasure", "goods:blood").not_offered("goods:magic")


@rule("EHP R-179d", "EHP R-032a")
def test_nor_can_goods_be_exchanged_for_it() -> None:
    t = alone(options=BOTH, denied="magic", ann={"card": "crawford_tillinghast", "blood": 1, "treasure": 1})
    t.ann.plays("place:priest_ability:priest").is_asked("exchange").picks("from:exposed:blood")
    t.ann.has(treasure=2, blood=0).is_asked("turn")  # magic is denied, so treasure is all there is


@rule("EHP R-179f", "EHP R-179g", "EHP R-174")
def test_no_sign_is_broken_while_signs_are_denied_nor_one_whose_effects_give_the_denied() -> None:
    t = alone(ann=RICH, denied="elder_sign")
    t.ann.refused("place:great_cthulhu_start:acolyte", rule="R-174")
    sheet = t.state.box.sheets["black_goat"]
    assert all(not verb.gives for face in sheet.locks.values() for verb in face.effects), "monsters are never denied"
    t = alone(board="black_goat", ann=RICH, denied="room", dice=[1])
    t.ann.offered("place:black_goat_s1:acolyte")


@rule("EHP Q-52", "EHP R-101a")
def test_a_lock_may_be_broken_although_its_bonus_gives_what_is_denied() -> None:
    t = alone(broken=["start"], ann={"magic": 2, "treasure": 4}, denied="room", dice=[1])
    t.ann.plays("place:great_cthulhu_d:acolyte")
    t.until(ask="turn").ann.has(elder_sign=1, rooms={}, treasure=2)
    t = alone(broken=["start"], ann={"magic": 2, "treasure": 4}, dice=[1])
    t.ann.plays("place:great_cthulhu_d:acolyte").passes().is_asked("bonus")


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


@rule("EHP Q-38", "EHP R-174", "EHP R-032a")
@pytest.mark.parametrize(("card", "denied"), [("shan_queen", "magic"), ("wilbur_whateley", "grimoire")])
def test_a_priest_card_that_steals_what_is_denied_may_be_used_in_vain(card: str, denied: str) -> None:
    priest = "place:priest_ability:priest"
    t = alone(options=BOTH, ann={"card": card, "pool": 2}, hoard={denied: 3}, denied=denied)
    t.ann.offered(priest)
    assert t.decision.in_vain == {priest}
    t.ann.plays(priest).has(**{denied: 0}).is_asked("turn").not_offered(priest)
    t = alone(options=BOTH, ann={"card": card, "pool": 2}, hoard={denied: 3}, denied="blood")
    t.ann.offered(priest)
    assert not t.decision.in_vain


@rule("EHP Q-21", "EHP R-031e", "EHP R-172")
def test_a_cultist_for_whom_every_space_is_denied_stays_in_the_pool() -> None:
    t = alone(denied="treasure", ann={"pool": 2, "asylum": 2, "on": ["innsmouth", "dunwich"]}, dice=[3, 4, 1])
    t.ann.is_asked("room")  # nothing but the priest's improvement is left, and that goes without asking
    t.until(ask="turn").ann.has(pool=4)
    assert t.state.round == 2 and not [e for e in t.table.log if e.kind == "escapes"]


# The end -------------------------------------------------------------------------------------------------------------


@rule("EHP Q-16", "EHP R-151a", "EHP R-151b", "EHP R-182a", "EHP GEN-Q8")
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


@rule("EHP Q-16", "EHP R-153a")
def test_treasure_is_compared_with_his() -> None:
    t = alone(
        broken=CTHULHU[:-1], raids=1, dice=[1, 1, 1], ann={"magic": 4, "treasure": 4, "pool": 1}, hoard={"treasure": 2}
    )
    t.ann.plays("place:great_cthulhu_l:acolyte")
    result = t.table.result
    assert result is not None and result.scores == (10,) and result.rivals[0].score == 5 and result.winners == (0,)


@rule("EHP Q-16", "EHP R-155b")
def test_equal_totals_share_the_victory_with_him() -> None:
    t = alone(
        broken=CTHULHU[:-1], raids=1, dice=[1, 1, 1], ann={"magic": 4, "treasure": 3, "pool": 1}, hoard={"magic": 5}
    )
    t.ann.plays("place:great_cthulhu_l:acolyte")
    result = t.table.result
    assert result is not None and result.winners == (0,) and result.rivals[0].won and result.scores == (10,)
