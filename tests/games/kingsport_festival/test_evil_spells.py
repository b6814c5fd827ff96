"""The fifteen Evil spells, each in play: they change dice, sums, places and the price of gods."""

from __future__ import annotations

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival
from leng.games.kingsport_festival.state import Festival

EVIL = 0


def invoking(spell: str, magic: int, dice: list[int], **more: object) -> Kingsport:
    """Luke, first to invoke, holds one spell and just the magic for it."""
    luke = {"magic": magic, "hand": [spell]}
    return festival(order=["luke"], dice={"luke": dice}, luke=luke, **more)  # type: ignore[arg-type]  # passed on


def answering(spell: str, magic: int, dice: list[int], *gods: str, **luke: object) -> Kingsport:
    """Luke holds one spell when Privileges begin; he invoked these gods and the others passed."""
    luke = {"magic": magic, "hand": [spell], **luke}
    t = festival(order=["luke"], dice={"luke": dice}, luke=luke)
    for number, god in enumerate(gods):
        t.luke.plays(f"invoke:{god}")
        if number == 0:
            t.gabriel.passes()
            t.livio.passes()
    t.luke.passes()
    t.luke.is_asked("privileges")
    return t


def to_x(*dice: str) -> list[str]:
    """These dice laid on Nephren-Ka."""
    return [f"invoke:nephren_ka:{each}" for each in dice]


def spent(t: Kingsport, spell: str) -> None:
    """The spell was paid with all of Luke's magic and lies on the discards."""
    t.luke.has(magic=0, hand=[])
    assert t.state.discards[EVIL] == [spell]


@rule("KF R-050b", "KF Q-05")
def test_the_drummer_of_tedworth_rerolls_one_die() -> None:
    t = festival(dice={"luke": [1, 2, 4], "gabriel": [3, 3, 4]}, then=[6],
                 luke={"magic": 1, "hand": ["the_drummer_of_tedworth"]})  # fmt: skip
    t.luke.plays("cast:the_drummer_of_tedworth").offered_only("die:1", "die:2", "die:4").plays("die:1")
    t.luke.has(rolled=[2, 4, 6], dice=[2, 4, 6])
    assert t.order == ["gabriel", "luke", "livio"]  # 12 instead of 7
    spent(t, "the_drummer_of_tedworth")


@rule("KF R-050b", "KF R-019")
def test_the_witches_of_mohra_reroll_any_number_of_dice_before_the_order_is_worked_out() -> None:
    t = festival(dice={"luke": [1, 2, 4], "gabriel": [3, 3, 4]}, then=[5, 6],
                 luke={"magic": 2, "hand": ["the_witches_of_mohra"]})  # fmt: skip
    t.luke.plays("cast:the_witches_of_mohra", "die:1", "die:2").offered_only("die:4", "done").plays("done")
    t.luke.has(rolled=[4, 5, 6])
    assert t.order[0] == "gabriel"
    spent(t, "the_witches_of_mohra")


@rule("KF R-050b", "KF R-027b")
def test_the_confession_of_elizabeth_style_counts_one_more_or_one_less() -> None:
    t = invoking("the_confession_of_elizabeth_style", 2, [4, 6, 6])
    t.luke.refused("invoke:flying_polyp:", rule="R-027")
    t.luke.plays("cast:the_confession_of_elizabeth_style").offered_only("add:-1", "add:1").plays("add:1")
    t.luke.offered_only(  # the dice keep their faces, and X takes any
        "invoke:flying_polyp:4", "invoke:great_race_of_yith:6", "invoke:dagon:4-6", "invoke:ghatanothoa:6-6",
        "invoke:nyarlathotep:4-6-6", *to_x("4", "6", "4-6", "6-6", "4-6-6"), "pass",
    )  # fmt: skip
    t.luke.plays("invoke:flying_polyp:4")
    t.luke.has(dice=[6, 6], bend=None)
    spent(t, "the_confession_of_elizabeth_style")


@rule("KF R-050b", "KF R-027b")
def test_the_trial_of_julian_cox_counts_two_more() -> None:
    t = invoking("the_trial_of_julian_cox", 3, [1, 1, 1])
    t.luke.plays("cast:the_trial_of_julian_cox")
    t.luke.offered_only("invoke:mi_go:1", "invoke:byakhee:1-1", "invoke:flying_polyp:1-1-1",
                        *to_x("1", "1-1", "1-1-1"), "pass")  # fmt: skip
    spent(t, "the_trial_of_julian_cox")


@rule("KF R-050b", "KF R-027b")
def test_the_journey_to_blockula_counts_up_to_three_more() -> None:
    t = invoking("the_journey_to_blockula", 4, [6, 6, 6])
    t.luke.plays("cast:the_journey_to_blockula").offered_only("add:1", "add:2", "add:3").plays("add:1")
    t.luke.offered_only("invoke:great_race_of_yith:6", "invoke:ghatanothoa:6-6", "invoke:azathoth:6-6-6",
                        *to_x("6", "6-6", "6-6-6"), "pass")  # fmt: skip
    spent(t, "the_journey_to_blockula")


@rule("KF R-050b", "KF R-027b")
def test_the_second_sight_counts_up_to_three_less() -> None:
    t = invoking("the_second_sight", 3, [2, 2, 2])
    t.luke.plays("cast:the_second_sight").offered_only("add:-3", "add:-2", "add:-1").plays("add:-3")
    t.luke.offered_only("invoke:nightgaunt:2-2", "invoke:mi_go:2-2-2", *to_x("2", "2-2", "2-2-2"), "pass")
    spent(t, "the_second_sight")


@rule("KF R-050c", "KF R-029a", "KF Q-39")
def test_nephren_ka_takes_dice_whatever_a_spell_has_added_to_them() -> None:
    t = invoking("the_trial_of_julian_cox", 3, [1, 1, 1])
    t.luke.plays("cast:the_trial_of_julian_cox", "invoke:nephren_ka:1").has(dice=[1, 1], bend=None)
    spent(t, "the_trial_of_julian_cox")


@rule("KF R-026a", "KF R-050c", "KF Q-39")
def test_after_a_spell_that_changes_the_sum_one_may_pass_and_nothing_of_it_is_left() -> None:
    t = invoking("the_trial_of_julian_cox", 3, [1, 1, 1])
    t.luke.plays("cast:the_trial_of_julian_cox", "pass").has(bend=None, passed=True)
    spent(t, "the_trial_of_julian_cox")


@rule("KF R-050c", "KF Q-38")
def test_a_spell_that_reaches_no_god_may_be_played_all_the_same() -> None:
    t = invoking("the_trial_of_julian_cox", 3, [6, 6, 6])
    t.luke.plays("invoke:nephren_ka:6-6")
    t.gabriel.plays("invoke:rhan_tegoth:4-4")
    t.livio.passes()
    t.luke.offered_in_vain("cast:the_trial_of_julian_cox").plays("cast:the_trial_of_julian_cox")
    t.luke.is_not_asked()  # nothing is left but to pass
    spent(t, "the_trial_of_julian_cox")


@rule("KF R-050c", "KF Q-38")
def test_an_amount_that_reaches_no_god_may_be_taken_too() -> None:
    t = invoking("the_second_sight", 3, [1, 1, 1])
    t.luke.plays("cast:the_second_sight").offered_only("add:-3", "add:-2", "add:-1")
    t.luke.offered_in_vain("add:-3").plays("add:-3").offered_only(*to_x("1", "1-1", "1-1-1"), "pass")


@rule("KF R-050c", "KF Q-38")
@pytest.mark.parametrize(
    ("spell", "price"),
    [
        ("the_witch_of_youghal", 4),
        ("the_witch_of_endor", 1),
        ("jane_brooks_apple", 1),
        ("the_devil_of_mascon", 2),
        ("the_confession_of_elizabeth_style", 2),
        ("the_journey_to_blockula", 4),
    ],
)
def test_without_dice_a_spell_about_dice_may_be_played_in_its_phase(spell: str, price: int) -> None:
    t = invoking(spell, price, [1, 2, 3])
    t.luke.plays("invoke:thing_of_darkness:1-2-3")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.offered_only(f"cast:{spell}", "pass").offered_in_vain(f"cast:{spell}").plays(f"cast:{spell}")
    if t.decision.ask.name == "amount":
        t.luke.plays("add:1")
    spent(t, spell)


@rule("KF R-050c", "KF Q-39")
def test_a_die_may_still_be_turned_once_a_spell_has_changed_the_sum() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 1, 6]},
                 luke={"magic": 4, "hand": ["the_trial_of_julian_cox", "the_witch_of_endor"]})  # fmt: skip
    t.luke.plays("cast:the_trial_of_julian_cox", "cast:the_witch_of_endor", "turn:1:6")
    t.luke.has(dice=[1, 6, 6], bend=2).plays("invoke:hastur:6-6").has(magic=0, dice=[1])


@rule("KF R-016b", "KF R-027b", "KF Q-36", "KF Q-39")
def test_cthulhu_asks_the_usual_price_where_a_spell_makes_the_sum_and_more_where_it_does_not() -> None:
    for bent, price in ((True, 5), (False, 8)):
        t = invoking("the_trial_of_julian_cox", 3, [3, 4, 6], scenario="the_call_of_cthulhu")
        if bent:
            t.luke.plays("cast:the_trial_of_julian_cox")
        t.luke.plays("invoke:cthulhu:3-4-6")
        assert [each.price for each in t.table.view(1).gods["cthulhu"]] == [price]


@rule("KF R-016b", "KF Q-39")
def test_three_equal_dice_call_yog_sothoth_whatever_a_spell_has_added() -> None:
    t = invoking("the_trial_of_julian_cox", 3, [2, 2, 2], scenario="the_dunwich_horror")
    t.luke.plays("cast:the_trial_of_julian_cox", "invoke:yog_sothoth:2-2-2").has(dice=[], bend=None)


@rule("KF R-050b")
def test_the_witch_of_youghal_sets_a_die_to_any_face() -> None:
    t = invoking("the_witch_of_youghal", 4, [2, 2, 2])
    t.luke.plays("cast:the_witch_of_youghal").offered_only(*(f"turn:2:{face}" for face in range(1, 7)))
    t.luke.plays("turn:2:5")
    t.luke.has(dice=[2, 2, 5], rolled=[2, 2, 2])
    spent(t, "the_witch_of_youghal")


@rule("KF R-050b")
def test_the_witch_of_endor_turns_a_die_to_its_opposite_face() -> None:
    t = invoking("the_witch_of_endor", 1, [1, 2, 3])
    t.luke.plays("cast:the_witch_of_endor").offered_only("turn:1:6", "turn:2:5", "turn:3:4").plays("turn:1:6")
    t.luke.has(dice=[2, 3, 6])
    spent(t, "the_witch_of_endor")


@rule("KF R-050b")
def test_jane_brooks_apple_changes_a_die_by_one_within_its_faces() -> None:
    t = invoking("jane_brooks_apple", 1, [1, 3, 6])
    t.luke.plays("cast:jane_brooks_apple").offered_only("turn:1:2", "turn:3:2", "turn:3:4", "turn:6:5")
    t.luke.plays("turn:6:5")
    t.luke.has(dice=[1, 3, 5])
    spent(t, "jane_brooks_apple")


@rule("KF R-050b")
def test_the_devil_of_mascon_changes_a_die_by_two_within_its_faces() -> None:
    t = invoking("the_devil_of_mascon", 2, [1, 3, 6])
    t.luke.plays("cast:the_devil_of_mascon").offered_only("turn:1:3", "turn:3:1", "turn:3:5", "turn:6:4")
    t.luke.plays("turn:1:3")
    t.luke.has(dice=[3, 3, 6])
    spent(t, "the_devil_of_mascon")


@rule("KF R-050b", "KF R-033a")
def test_anne_bodenhams_glass_makes_one_god_free() -> None:
    t = answering("anne_bodenhams_glass", 2, [2, 3, 6], "shoggoth:2", "mi_go:3")
    t.luke.passes()  # the start of the phase is not its moment
    t.luke.is_asked("gift").plays("cast:anne_bodenhams_glass")
    t.until("propagate")
    t.luke.has(sanity=9, evil=1, death=1)  # Shoggoth for nothing, Mi-Go for 1
    spent(t, "anne_bodenhams_glass")


@rule("KF R-050b", "KF R-033a")
def test_anne_bodenhams_glass_can_wait_for_the_dearer_god() -> None:
    t = answering("anne_bodenhams_glass", 2, [1, 6, 6], "nightgaunt:1", "tsathoggua:6-6", evil=1)
    t.luke.passes()
    t.luke.is_asked("gift").passes()
    t.luke.plays("decline")
    t.luke.is_asked("gift").plays("cast:anne_bodenhams_glass", "evil", "evil")
    t.luke.has(sanity=10, evil=3, magic=3)


@rule("KF R-050b", "KF R-034b")
def test_the_apparition_of_major_sydenham_makes_every_god_two_cheaper() -> None:
    t = answering("the_apparition_of_major_sydenham", 2, [2, 5, 6], "shoggoth:2", "dagon:5-6", cult=3)
    t.luke.plays("cast:the_apparition_of_major_sydenham")
    t.until("which-gift")
    t.luke.has(sanity=10, evil=1, cult=3)  # 1 - 2 is nothing, and nothing comes back; 2 - 2 is nothing
    spent(t, "the_apparition_of_major_sydenham")


@rule("KF R-050b", "KF R-034b", "KF R-017a")
def test_what_major_sydenham_spares_is_dear_again_next_month() -> None:
    t = answering("the_apparition_of_major_sydenham", 2, [2, 5, 6], "shoggoth:2", "dagon:5-6", cult=3)
    t.luke.plays("cast:the_apparition_of_major_sydenham")
    t.until("invoke")
    assert t.state.round == 2
    t.luke.has(spared=0)


@rule("KF R-050b", "KF R-027b")
def test_of_familiar_spirits_rolls_a_fourth_die_for_this_phase_only() -> None:
    t = festival(order=["luke"], dice={"luke": [6, 6, 6]}, then=[1], luke={"magic": 4, "hand": ["of_familiar_spirits"]})
    t.luke.plays("cast:of_familiar_spirits")
    t.luke.has(dice=[1, 6, 6, 6], rolled=[6, 6, 6])
    spent(t, "of_familiar_spirits")
    t.luke.plays("invoke:azathoth:1-6-6-6")
    t.until("sanity-bonus")
    assert t.state.round == 2 and len(t.luke.cultist.dice) == 3


@rule("KF R-026b", "KF R-050b")
def test_of_familiar_spirits_helps_a_cultist_without_dice() -> None:
    t = festival(order=["luke"], dice={"luke": [6, 6, 6]}, then=[5], luke={"magic": 4, "hand": ["of_familiar_spirits"]})
    t.luke.plays("invoke:yog_sothoth:6-6-6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.offered_only("cast:of_familiar_spirits", "pass").plays("cast:of_familiar_spirits")
    t.luke.plays("invoke:flying_polyp:5")


@rule("KF R-050b", "KF R-021a", "KF R-022a")
def test_the_compact_with_the_black_man_exchanges_places_and_the_bonus_goes_with_the_place() -> None:
    t = festival(dice={"luke": [6, 6, 6], "gabriel": [1, 1, 1], "livio": [2, 2, 2]},
                 luke={"magic": 1, "hand": ["the_compact_with_the_black_man"]})  # fmt: skip
    t.luke.is_asked("after-roll").passes()
    assert t.order == ["gabriel", "livio", "luke"]
    t.luke.is_asked("after-order").plays("cast:the_compact_with_the_black_man")
    t.luke.offered_only("swap:1", "swap:2").plays("swap:1")
    assert t.order == ["luke", "livio", "gabriel"]
    t.luke.is_asked("sanity-bonus").plays("yes")
    t.luke.has(sanity=12)
    spent(t, "the_compact_with_the_black_man")
    t.livio.is_asked("sanity-bonus").plays("no")
    t.luke.is_asked("invoke")


@rule("KF R-050b", "KF R-033a")
def test_the_sabbath_feast_makes_a_god_answer_twice_for_twice_the_price() -> None:
    t = answering("the_sabbath_feast", 4, [1, 1, 6], "rhan_tegoth:1-1-6")
    t.luke.passes()
    t.luke.is_asked("gift").plays("cast:the_sabbath_feast")
    t.luke.has(sanity=6, death=2, destruction=2, magic=2, hand=[])
    answers = [event.facts["seat"] for event in t.table.log if event.kind == "answer"]
    assert answers == [0, 0], "the story tells of both answers"


@rule("KF R-050c", "KF Q-38")
@pytest.mark.parametrize("god", ["ghatanothoa", "nephren_ka"])
def test_the_sabbath_feast_may_be_played_on_any_god_and_moves_only_those_up_to_twelve(god: str) -> None:
    t = answering("the_sabbath_feast", 4, [1, 6, 6], f"{god}:1-6-6")
    t.luke.passes()
    t.luke.is_asked("gift").offered_in_vain("cast:the_sabbath_feast").plays("cast:the_sabbath_feast")
    t.until("propagate" if god == "ghatanothoa" else "sanity-bonus")
    assert len([event for event in t.table.log if event.kind == "answer"]) == 1
    spent(t, "the_sabbath_feast")


@rule("KF R-050b", "KF R-052a")
def test_the_glass_covers_both_answers_of_a_god_at_a_sabbath_feast() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 1, 6]},
                 luke={"magic": 6, "hand": ["the_sabbath_feast", "anne_bodenhams_glass"]})  # fmt: skip
    t.luke.plays("invoke:rhan_tegoth:1-1-6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("pass", "pass", "cast:anne_bodenhams_glass", "cast:the_sabbath_feast")
    t.luke.has(sanity=10, death=2, destruction=2, magic=2)


@rule("KF R-050e", "KF Q-40")
def test_the_sabbath_feast_is_discarded_once_the_god_has_answered_twice() -> None:
    def one_evil_card_is_left(g: Festival) -> None:
        g.cultists[2].hand, g.decks[EVIL] = g.decks[EVIL][1:], g.decks[EVIL][:1]

    t = festival(order=["luke"], dice={"luke": [1, 3, 3]}, arrange=one_evil_card_is_left,
                 luke={"magic": 4, "hand": ["the_sabbath_feast"]})  # fmt: skip
    t.luke.plays("invoke:great_race_of_yith:1-3-3")
    t.until("gift").luke.plays("cast:the_sabbath_feast", "evil", "evil")
    t.told("no-spell-left", seat=0, deck="evil")  # the Feast itself was not there to be drawn
    assert len(t.luke.cultist.hand) == 1
    assert t.state.discards[EVIL] == ["the_sabbath_feast"]


@rule("KF R-033a", "KF R-050b")
def test_the_glass_does_not_change_the_price_others_read_on_the_table() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 5, 6], "gabriel": [3, 4, 6]},
                 luke={"magic": 3, "hand": ["anne_bodenhams_glass", "the_witch_of_endor"]})  # fmt: skip
    t.luke.plays("invoke:shoggoth:2")
    t.gabriel.plays("invoke:ghatanothoa:3-4-6")
    t.livio.passes()
    t.luke.plays("invoke:dagon:5-6", "pass", "pass", "cast:anne_bodenhams_glass")
    t.luke.is_asked("gift")  # one magic and one Evil card are left, so Shoggoth is still answering
    prices = {god: [each.price for each in offerings] for god, offerings in t.table.view(1).gods.items()}
    assert prices == {"shoggoth": [0], "dagon": [2], "ghatanothoa": [3]}
