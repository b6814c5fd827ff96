"""Phase 2: one god or pass, in turn order, again and again; the dice must make exactly the god's value."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival
from leng.games.kingsport_festival.effects.compound import MultiInvocation

FIVE = {"luke": [1, 2, 4], "gabriel": [6, 3, 1], "livio": [5, 3, 2], "andrea": [2, 4, 5], "james": [3, 4, 5]}
ORDER = ("luke", "livio", "gabriel", "andrea", "james")


def first_round_of_invocations() -> Kingsport:
    """The invocations of the rulebook's examples, up to Luke's second turn."""
    t = festival(5, order=ORDER, dice=FIVE)
    t.luke.plays("invoke:thing_of_darkness:2-4")
    t.livio.plays("invoke:hydra:2-3-5")
    t.gabriel.plays("invoke:nightgaunt:1")
    t.andrea.plays("invoke:nodens:4-5")
    t.james.plays("invoke:nephren_ka:3")
    return t


@rule("KF E-04", "KF R-025a", "KF R-027a", "KF R-027b", "KF R-029a")
def test_luke_uses_two_dice_on_the_thing_of_darkness_and_keeps_a_one() -> None:
    t = festival(5, order=ORDER, dice=FIVE)
    t.luke.is_asked("invoke").plays("invoke:thing_of_darkness:2-4")
    t.luke.has(dice=[1])
    for each in (t.livio, t.gabriel, t.andrea, t.james):
        each.is_asked("invoke").passes()
    t.luke.offered_only("invoke:nightgaunt:1", "invoke:nephren_ka:1", "pass")


@rule("KF E-05", "KF E-06", "KF R-028a", "KF R-029b")
def test_the_nightgaunt_is_taken_so_luke_follows_james_to_nephren_ka() -> None:
    t = first_round_of_invocations()
    t.luke.offered_only("invoke:nephren_ka:1", "pass")
    t.luke.refused("invoke:nightgaunt:1", rule="R-028", god="nightgaunt", seat=1)
    t.luke.plays("invoke:nephren_ka:1")
    assert [offering.seat for offering in t.state.invoked["nephren_ka"]] == [4, 0]


@rule("KF E-05", "KF R-039a")
def test_both_james_and_luke_get_the_gifts_of_nephren_ka() -> None:
    t = first_round_of_invocations()
    t.state.cultists[0].sanity = t.state.cultists[4].sanity = 5
    t.luke.plays("invoke:nephren_ka:1")
    t.until("resource")
    t.luke.has(sanity=9)
    t.james.has(sanity=9)


@rule("KF R-025a", "KF R-025b", "KF R-026a", "KF Q-21")
def test_one_god_a_turn_round_after_round_until_all_have_passed() -> None:
    t = festival(order=["livio"], dice={"luke": [1, 2, 3], "gabriel": [1, 1, 5], "livio": [4, 4, 6]})
    t.livio.plays("invoke:byakhee:4")
    t.luke.plays("invoke:shoggoth:2")
    t.gabriel.passes()  # with three dice left; he is out for this phase
    t.livio.plays("invoke:thing_of_darkness:6")
    t.luke.plays("invoke:mi_go:3")
    t.livio.passes()
    t.luke.plays("invoke:nightgaunt:1")
    assert t.state.phase == "privileges"
    t.gabriel.has(dice=[1, 1, 5], invoked=[])
    t.luke.has(invoked=["shoggoth", "mi_go", "nightgaunt"], dice=[])


@rule("KF R-026b")
def test_who_has_no_die_or_no_god_in_reach_passes_without_being_asked() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 1, 1], "gabriel": [2, 2, 2], "livio": [6, 6, 6]})
    t.luke.plays("invoke:nephren_ka:1")
    t.gabriel.plays("invoke:thing_of_darkness:2-2-2")
    t.livio.passes()
    t.luke.plays("invoke:nightgaunt:1")  # Gabriel has no die left, and no god is left for Luke's last one
    assert t.state.phase == "privileges"
    passes = [(line.facts["seat"], line.facts["dice"]) for line in t.table.log if line.kind == "pass"]
    assert passes == [(2, [6, 6, 6]), (1, []), (0, [1])]


@rule("KF R-026b", "KF R-050b")
def test_a_spell_that_could_help_keeps_a_cultist_in_the_phase() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 1, 1]}, luke={"magic": 1, "hand": ["the_witch_of_endor"]})
    t.luke.plays("invoke:nephren_ka:1")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("invoke:nightgaunt:1")
    t.luke.offered_only("cast:the_witch_of_endor", "pass")
    t.luke.plays("cast:the_witch_of_endor", "invoke:thing_of_darkness:6")


@rule("KF R-026b", "KF Q-17")
def test_an_evil_card_and_some_magic_are_asked_about_whatever_the_card_is() -> None:
    t = festival(order=["luke"], dice={"luke": [6, 6, 6]}, luke={"magic": 1, "hand": ["the_sabbath_feast"]})
    t.luke.plays("invoke:nephren_ka:6-6-6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.is_asked("invoke").offered_only("pass")  # he has no dice, but nobody may know that he cannot get one
    t.luke.refused("cast:the_sabbath_feast", rule="R-050", moment="privileges.on_gift")


@rule("KF R-027a", "KF R-027b")
def test_the_sum_of_the_dice_must_be_exactly_the_value_of_the_god() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 2, 4]})
    t.luke.offered_only(
        "invoke:nightgaunt:1", "invoke:shoggoth:2", "invoke:mi_go:1-2", "invoke:byakhee:4", "invoke:flying_polyp:1-4",
        "invoke:thing_of_darkness:2-4", "invoke:great_race_of_yith:1-2-4",
        "invoke:nephren_ka:1", "invoke:nephren_ka:2", "invoke:nephren_ka:4", "invoke:nephren_ka:1-2",
        "invoke:nephren_ka:1-4", "invoke:nephren_ka:2-4", "invoke:nephren_ka:1-2-4", "pass",
    )  # fmt: skip
    t.luke.refused("invoke:nodens:", rule="R-027", need=9, sums=[1, 2, 3, 4, 5, 6, 7])
    t.luke.refused("invoke:azathoth:", rule="R-027", need=19)


@rule("KF R-028b")
def test_not_even_the_cultist_who_invoked_a_god_may_invoke_it_again() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 2, 6]})
    t.luke.plays("invoke:shoggoth:2")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.refused("invoke:shoggoth:2", rule="R-028", god="shoggoth", seat=0)


@rule("KF R-028a")
def test_a_god_is_free_again_in_the_next_round() -> None:
    t = festival(dice={"luke": [1, 1, 1, 1, 1, 1], "gabriel": [6] * 6, "livio": [5] * 6})
    t.until("invoke", "luke")
    t.luke.plays("invoke:nightgaunt:1")
    t.until("sanity-bonus", "luke")
    assert t.state.round == 2
    t.until("invoke", "luke")
    t.luke.offered("invoke:nightgaunt:1")


@rule("KF R-029a", "KF R-029b", "KF R-029c", "KF Q-31")
def test_nephren_ka_takes_any_dice_from_everybody_but_once_each() -> None:
    t = festival(order=["luke"], dice={"luke": [3, 5, 6], "gabriel": [2, 2, 2], "livio": [4, 5, 6]})
    t.luke.plays("invoke:nephren_ka:5")
    t.gabriel.plays("invoke:nephren_ka:2-2-2")
    t.livio.plays("invoke:nephren_ka:4-6")
    t.luke.refused("invoke:nephren_ka:3", rule="R-029").refused("invoke:nephren_ka:3-6", rule="R-029")
    assert [offering.dice for offering in t.state.invoked["nephren_ka"]] == [[5], [2, 2, 2], [4, 6]]


@rule("KF R-029d", "KF R-016b", "KF Q-06", "KF Q-33")
def test_only_a_scenario_opens_another_god_to_several_cultists() -> None:
    t = festival(scenario="the_dream_quest_of_unknown_kadath", order=["livio", "gabriel"],
                 dice={"luke": [1, 1, 6], "gabriel": [1, 5, 5], "livio": [1, 5, 6]},
                 luke={"sanity": 3}, gabriel={"sanity": 3}, livio={"sanity": 3})  # fmt: skip
    t.livio.plays("invoke:nightgaunt:1")
    t.gabriel.plays("invoke:nightgaunt:1")
    t.luke.plays("invoke:nightgaunt:1")
    t.livio.passes()
    t.gabriel.passes()
    t.luke.refused("invoke:nightgaunt:1", rule="R-029").passes()
    for each in (t.livio, t.gabriel, t.luke):  # in turn order
        each.has(magic=1, sanity=3).is_asked("foresee").passes()
        each.has(sanity=4)
    assert t.state.invoked == {}


@rule("KF Q-33", "KF R-028a", "KF R-031b")
def test_no_card_but_a_scenario_opens_a_god_to_several_cultists() -> None:
    box = festival().state.box
    cards: list[Any] = [*box.spells.values(), *box.events.values(), *box.festivals.values()]
    verbs = [verb for card in cards for verb in card.effects]
    verbs += [verb for tile in box.buildings.values() for effect in tile.effects for verb in effect.effects]
    verbs += [verb for each in box.investigators.values() for verb in each.ability]
    assert not any(isinstance(verb, MultiInvocation) for verb in verbs)
    assert [god.id for god in box.gods.values() if god.open_to_all] == ["nephren_ka"]


@rule("KF Q-33", "KF R-028a")
def test_a_spell_bends_the_sum_but_opens_no_god_that_is_taken() -> None:
    t = festival(order=["gabriel", "livio"], dice={"luke": [2, 6, 6], "gabriel": [1, 6, 6], "livio": [3, 6, 6]},
                 luke={"magic": 2, "hand": ["the_confession_of_elizabeth_style"]})  # fmt: skip
    t.gabriel.plays("invoke:nightgaunt:1")
    t.livio.plays("invoke:mi_go:3")
    t.luke.plays("cast:the_confession_of_elizabeth_style", "add:-1")
    t.luke.refused("invoke:nightgaunt:2", rule="R-028").offered("invoke:great_race_of_yith:2-6")


@rule("KF Q-36", "KF R-034b", "KF R-016b")
def test_the_extra_sanity_of_a_scenario_is_paid_when_the_god_answers() -> None:
    t = festival(scenario="the_haunter_of_the_dark", order=["luke"], luke={"sanity": 0, "cult": 5},
                 dice={"luke": [1, 1, 6], "gabriel": [2, 2, 6], "livio": [5, 5, 5]})  # fmt: skip
    t.luke.plays("invoke:thing_of_darkness:6")
    t.luke.has(sanity=0, cult=5)
    t.gabriel.plays("invoke:thing_of_darkness:6")
    t.until("resource", "luke")
    t.luke.has(cult=4)  # no sanity left: a cult point instead
    t.luke.plays("death")
    t.gabriel.has(sanity=9).is_asked("resource")


@rule("KF Q-36", "KF E-13")
def test_cthulhu_invoked_with_fifteen_costs_nothing_extra_in_his_own_scenario() -> None:
    t = festival(scenario="the_call_of_cthulhu", order=["luke"], dice={"luke": [4, 5, 6]})
    t.luke.plays("invoke:cthulhu:4-5-6")
    t.until("propagate")
    t.luke.has(sanity=5, cult=3)


@rule("KF R-016b")
@pytest.mark.parametrize(("dice", "offered"), [([2, 2, 2], True), ([2, 2, 3], False)])
def test_in_the_dunwich_horror_three_equal_dice_reach_yog_sothoth(dice: list[int], offered: bool) -> None:
    t = festival(scenario="the_dunwich_horror", order=["luke"], dice={"luke": dice})
    if not offered:
        t.luke.refused("invoke:yog_sothoth:", rule="R-027", need=18)
        return
    t.luke.plays("invoke:yog_sothoth:2-2-2")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.has(sanity=5, cult=4, magic=3)  # 6 - 1 in this Scenario


@rule("KF R-016b", "KF Q-13")
def test_in_the_dreams_in_the_witch_house_a_die_is_flipped_for_sanity_once_a_round() -> None:
    t = festival(scenario="the_dreams_in_the_witch_house", order=["luke"], dice={"luke": [1, 2, 2]},
                 gabriel={"sanity": 0})  # fmt: skip
    t.luke.plays("use:scenario", "turn:1:6")
    t.luke.has(sanity=9, dice=[2, 2, 6]).refused("use:scenario", rule="R-047")
    t.luke.plays("invoke:thing_of_darkness:6")
    t.gabriel.refused("use:scenario", rule="Q-13")  # a price one chooses to pay is paid in sanity
