"""Phase 1: everybody rolls, the lowest total plays first, the first two places may gain sanity."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival

FIVE = {"luke": [1, 2, 4], "gabriel": [6, 3, 1], "livio": [5, 3, 2], "andrea": [2, 4, 5], "james": [3, 4, 5]}


def phase_by_phase(t: Kingsport) -> dict[str, list[str]]:
    """Pass everything to the end of the round; in which order were the cultists first asked in each phase?"""
    asked: dict[str, list[str]] = {}
    now = t.state.round
    while t.state.round == now:
        names = asked.setdefault(t.state.phase, [])
        name = t.table.seats[t.decision.seat].name
        if name not in names:
            names.append(name)
        t.table.choose(t.decision.ask.passing or "no")
    return asked


@rule("KF E-01", "KF R-018a", "KF R-018b", "KF R-019")
def test_the_lowest_total_plays_first() -> None:
    t = festival(["andrea", "luke", "james"], dice={"andrea": [2, 4, 5], "luke": [1, 2, 4], "james": [3, 4, 5]})
    assert [sum(who.rolled) for who in t.state.cultists] == [11, 7, 12]
    assert t.order == ["luke", "andrea", "james"]


@rule("KF R-018a")
def test_everybody_has_rolled_three_dice_before_anybody_may_act() -> None:
    t = festival(dice=dict(list(FIVE.items())[:3]), luke={"magic": 1, "hand": ["the_drummer_of_tedworth"]})
    t.luke.is_asked("after-roll")
    assert [who.rolled for who in t.state.cultists] == [[1, 2, 4], [1, 3, 6], [2, 3, 5]]
    assert [who.dice for who in t.state.cultists] == [[1, 2, 4], [1, 3, 6], [2, 3, 5]]


@rule("KF E-02", "KF R-020a")
def test_on_equal_totals_the_lower_best_die_plays_earlier() -> None:
    assert festival(5, dice=FIVE).order == ["luke", "livio", "gabriel", "andrea", "james"]


@rule("KF R-020b")
def test_after_the_best_die_the_second_decides() -> None:
    t = festival(dice={"luke": [6, 4, 1], "gabriel": [6, 3, 2], "livio": [6, 6, 6]})
    assert t.order == ["gabriel", "luke", "livio"]


@rule("KF E-02", "KF R-020c")
@pytest.mark.parametrize(("gabriel", "livio", "first"), [(4, 7, "gabriel"), (7, 4, "livio")])
def test_with_the_same_three_dice_fewer_cult_points_play_earlier(gabriel: int, livio: int, first: str) -> None:
    dice = {"luke": [6, 6, 6], "gabriel": [1, 3, 6], "livio": [6, 1, 3]}
    t = festival(dice=dice, gabriel={"cult": gabriel}, livio={"cult": livio})
    assert t.order[0] == first


@rule("KF R-020d")
def test_when_all_is_equal_chance_decides_between_the_tied_only() -> None:
    same = {"luke": [1, 1, 1], "gabriel": [2, 3, 4], "livio": [4, 3, 2]}
    orders = {tuple(festival(dice=same, seed=str(number)).order) for number in range(30)}
    assert orders == {("luke", "gabriel", "livio"), ("luke", "livio", "gabriel")}


@rule("KF R-016b")
def test_in_the_shadow_out_of_time_the_highest_total_plays_first() -> None:
    t = festival(5, "the_shadow_out_of_time", dice=FIVE)
    assert t.order == ["james", "andrea", "livio", "gabriel", "luke"]


@rule("KF R-017a", "KF R-017b", "KF R-017c", "KF R-021a", "KF R-021b")
def test_six_phases_in_fixed_order_and_the_turn_order_holds_in_all_of_them() -> None:
    hands = (
        ["the_witch_of_endor", "al_azif", "ignis_fatuus"],
        ["the_trial_of_julian_cox", "strange_aeons", "vox_ultima"],
        ["the_second_sight", "wormius_rendering", "stigma_diaboli"],
    )
    luke, gabriel, livio = ({"magic": 5, "evil": 1, "hand": hand} for hand in hands)
    t = festival(round=3, dice={"luke": [3, 3, 3], "gabriel": [4, 4, 4], "livio": [2, 2, 2]},
                 event="ex_oblivione", luke=luke, gabriel=gabriel, livio=livio)  # fmt: skip
    t.until("after-order")
    asked = phase_by_phase(t)
    assert list(asked) == ["turn_order", "invocation", "privileges", "propagation", "raid", "time"]
    for phase, names in asked.items():
        assert names == ["livio", "luke", "gabriel"], phase


@rule("KF R-017b")
def test_without_a_raid_marker_there_is_no_raid_phase() -> None:
    t = festival(round=4, at="propagation", luke={"evil": 1, "magic": 1, "hand": ["al_azif", "ignis_fatuus"]})
    assert list(phase_by_phase(t)) == ["propagation", "time"]


@rule("KF R-021b")
def test_the_next_round_has_an_order_of_its_own() -> None:
    t = festival(dice={"luke": [1, 1, 1, 6, 6, 6], "gabriel": [2, 2, 2, 5, 5, 5], "livio": [3, 3, 3, 4, 4, 4]})
    assert t.order == ["luke", "gabriel", "livio"]
    t.until("sanity-bonus", "livio")
    assert t.state.round == 2 and t.order == ["livio", "gabriel", "luke"]


@rule("KF E-03", "KF R-022a", "KF R-022c")
def test_luke_takes_his_two_sanity_and_livio_refuses_his_one() -> None:
    t = festival(5, dice=FIVE)
    t.luke.is_asked("sanity-bonus").offered_only("yes", "no").plays("yes")
    t.livio.is_asked("sanity-bonus").plays("no")
    t.luke.is_asked("invoke")
    assert [who.sanity for who in t.state.cultists] == [12, 10, 10, 10, 10]


@rule("KF R-022b", "KF R-068b")
def test_the_second_place_gains_one_and_the_third_is_offered_nothing() -> None:
    t = festival(dice={"luke": [1, 1, 1], "gabriel": [2, 2, 2], "livio": [3, 3, 3]},
                 luke={"sanity": 3}, gabriel={"sanity": 3}, livio={"sanity": 3})  # fmt: skip
    t.luke.plays("yes")
    t.gabriel.plays("yes")
    t.luke.has(sanity=5).is_asked("invoke")
    t.gabriel.has(sanity=4)
    t.livio.has(sanity=3)


@rule("KF R-023b", "KF Q-15")
def test_at_eleven_the_bonus_is_all_or_nothing_and_the_excess_is_lost() -> None:
    t = festival(dice={"luke": [1, 1, 1]}, luke={"sanity": 11})
    t.luke.is_asked("sanity-bonus").offered_only("yes", "no").plays("yes")
    t.luke.has(sanity=12)


@rule("KF R-024", "KF Q-34")
@pytest.mark.parametrize(("sanity", "healed", "magic"), [(5, 7, 0), (6, 6, 1), (7, 7, 1)])
def test_exactly_six_sanity_is_not_below_the_mark(sanity: int, healed: int, magic: int) -> None:
    t = festival(dice={"luke": [6, 6, 6]}, luke={"sanity": sanity, "discs": ["hospital"]})
    t.until("invoke")
    t.luke.has(sanity=healed, magic=magic)


@rule("KF R-024", "KF Q-34")
def test_six_or_more_includes_six() -> None:
    t = festival(round=3, at="raid", event="the_white_ship",
                 luke={"sanity": 5}, gabriel={"sanity": 6}, livio={"sanity": 7})  # fmt: skip
    kinds = [line.kind for line in t.table.log]
    rewarded = [line.facts["seat"] for line in t.table.log[: kinds.index("investigator")] if line.kind == "gain"]
    assert rewarded == [1, 2]


@rule("KF Q-05")
def test_dice_are_changed_in_last_rounds_order_and_who_declines_cannot_come_back() -> None:
    spells = {"luke": "the_drummer_of_tedworth", "gabriel": "the_witches_of_mohra", "livio": "the_witch_of_endor"}
    hands: dict[str, Any] = {name: {"magic": 2, "hand": [card]} for name, card in spells.items()}
    dice = {"luke": [1, 1, 1, 2, 2, 2], "gabriel": [6, 6, 6, 3, 3, 3], "livio": [4, 4, 4, 5, 5, 5]}
    t = festival(dice=dice, then=[6], **hands)
    t.luke.is_asked("after-roll").passes()  # round 1: seat order
    t.gabriel.is_asked("after-roll").passes()
    t.livio.is_asked("after-roll").passes()
    t.luke.is_asked("after-order")
    assert t.order == ["luke", "livio", "gabriel"]
    t.until("after-roll")
    assert t.state.round == 2
    t.luke.plays("keep")
    t.livio.is_asked("after-roll").plays("keep")  # now he comes before Gabriel
    t.gabriel.is_asked("after-roll").plays("cast:the_witches_of_mohra", "die:3", "done")
    t.gabriel.has(rolled=[3, 3, 6]).is_not_asked()  # no magic left
    t.luke.is_asked("after-order")


@rule("KF Q-05", "KF R-048b")
def test_the_barber_shop_rerolls_all_dice_of_a_low_roll_once_a_round() -> None:
    t = festival(dice={"luke": [1, 2, 4]}, then=[1, 1, 2], luke={"discs": ["house", "barber"]})
    t.luke.is_asked("after-roll").offered_only("use:barber", "keep").plays("use:barber")
    t.luke.has(rolled=[1, 1, 2]).is_asked("sanity-bonus")  # 4 is low too, but once a round is enough
    t = festival(dice={"luke": [1, 3, 4]}, luke={"discs": ["house", "barber"]})
    t.luke.is_asked("sanity-bonus")  # 8 is not low enough
