"""The twelve Scenarios: when their raids come, whether they bring a Festival, and what each changes."""

from __future__ import annotations

import pytest

from citing import rule

from .festival import festival
from .raiding import STRENGTH, fought, raid

CARDS = [
    ("the_nameless_city", [3, 6, 9, 12], False),
    ("the_festival", [2, 5, 8, 11], True),
    ("the_call_of_cthulhu", [4, 5, 10, 11], True),
    ("the_dream_quest_of_unknown_kadath", [3, 7, 9, 11], True),
    ("the_colour_out_of_space", [4, 6, 8, 10], False),
    ("the_dunwich_horror", [3, 5, 9, 12], True),
    ("the_whisperer_in_darkness", [4, 7, 9, 12], True),
    ("at_the_mountains_of_madness", [5, 7, 10, 12], True),
    ("the_shadow_over_innsmouth", [2, 6, 8, 11], True),
    ("the_dreams_in_the_witch_house", [3, 6, 10, 12], True),
    ("the_shadow_out_of_time", [4, 8, 9, 12], False),
    ("the_haunter_of_the_dark", [3, 4, 8, 9], True),
]


@rule("KF R-008a", "KF R-008b", "KF R-009a", "KF R-073a", "KF R-074a", "KF R-074b")
@pytest.mark.parametrize(("scenario", "raids", "brings_festival"), CARDS)
def test_a_scenario_names_its_raids_and_whether_it_brings_a_festival(
    scenario: str, raids: list[int], brings_festival: bool
) -> None:
    t = festival(scenario=scenario)
    for audience in (-1, 0, 1, 2):
        seen = t.table.view(audience)
        assert seen.scenario == scenario
        assert [each.round for each in seen.raids] == raids
        assert seen.has_festival is brings_festival


@rule("KF R-009b", "KF R-056a")
@pytest.mark.parametrize(("scenario", "raids", "brings_festival"), CARDS)
def test_the_raids_of_a_scenario_are_fought_in_their_rounds(
    scenario: str, raids: list[int], brings_festival: bool
) -> None:
    t = festival(scenario=scenario).to_the_end()
    month, fought_in = 0, []
    for event in t.table.log:
        if event.kind == "month":
            month = event.facts["round"]
        elif event.kind == "investigator":
            fought_in.append(month)
    assert fought_in == raids
    assert any(event.kind == "festival" for event in t.table.log) is brings_festival


@rule("KF R-016b")
def test_the_nameless_city_rewards_the_ruins() -> None:
    luke = {"discs": ["house"], "evil": 1}
    t = festival(scenario="the_nameless_city", at="propagation", luke=luke, gabriel={**luke, "death": 1})
    t.luke.plays("place:ruins").has(cult=3).is_asked("deck").plays("evil")
    assert len(t.luke.cultist.hand) == 1
    t.gabriel.plays("place:emporium").has(cult=1, hand=[])


@rule("KF R-016b")
@pytest.mark.parametrize(("month", "cult"), [(12, 2), (11, 0)])
def test_the_festival_pays_a_cult_point_for_each_god_of_the_twelfth_month(month: int, cult: int) -> None:
    t = festival(scenario="the_festival", at="invocation", round=month, dice={"luke": [1, 2, 6]})
    t.luke.plays("invoke:nightgaunt:1")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("invoke:shoggoth:2", "pass")
    t.until("propagate").luke.has(cult=cult, evil=1, magic=1)


@rule("KF E-13", "KF R-016b")
def test_the_call_of_cthulhu_strengthens_every_investigator() -> None:
    for name, strength in (
        ("zadok_allen", 1),
        ("william_dyer", 4),
        ("randolph_carter", 3),
        ("thomas_f_malone", 5),
    ):
        fought(raid(name, scenario="the_call_of_cthulhu"), "luke", foe=strength + 1)


@rule("KF E-13", "KF R-016b", "KF Q-36")
def test_the_call_of_cthulhu_lets_three_dice_of_any_total_wake_him_for_three_more_sanity() -> None:
    dice = {"luke": [1, 1, 2], "gabriel": [5, 5, 5]}
    t = festival(scenario="the_call_of_cthulhu", at="invocation", dice=dice, luke={"sanity": 10})
    t.luke.plays("invoke:cthulhu:1-1-2")
    t.gabriel.refused("invoke:cthulhu:5-5-5", rule="R-028").passes()  # still one cultist a round
    t.livio.passes()
    t.luke.has(sanity=2, cult=3, cubes=[1, 1, 1])  # 5 printed and 3 more


@rule("KF E-13", "KF Q-36")
def test_a_total_of_fifteen_wakes_cthulhu_at_the_printed_price() -> None:
    t = festival(scenario="the_call_of_cthulhu", at="invocation", dice={"luke": [4, 5, 6]})
    t.luke.plays("invoke:cthulhu:4-5-6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.has(sanity=5, cult=3)


@rule("KF E-13")
def test_cthulhu_needs_all_three_dice() -> None:
    t = festival(scenario="the_call_of_cthulhu", at="invocation", dice={"luke": [1, 1, 2]})
    t.luke.offered("invoke:cthulhu:1-1-2").not_offered("invoke:cthulhu:1-1", "invoke:cthulhu:1-2")
    t = festival(at="invocation", dice={"luke": [1, 1, 2]})
    t.luke.not_offered("invoke:cthulhu:1-1-2")


@rule("KF R-016a", "KF R-016b", "KF R-029d", "KF Q-06")
def test_in_kadath_everybody_may_call_the_nightgaunt_once_and_it_heals() -> None:
    dice = {"luke": [1, 1, 6], "gabriel": [1, 6, 6]}
    t = festival(scenario="the_dream_quest_of_unknown_kadath", at="invocation", dice=dice)
    t.luke.plays("invoke:nightgaunt:1")
    t.gabriel.plays("invoke:nightgaunt:1")
    t.livio.passes()
    t.luke.refused("invoke:nightgaunt:1", rule="R-029").passes()
    t.gabriel.passes()
    t.luke.is_asked("foresee").plays("decline").has(magic=1, sanity=11)
    t.gabriel.is_asked("foresee").plays("decline").has(magic=1, sanity=11)


@rule("KF R-016a", "KF R-016b", "KF Q-13")
def test_the_colour_out_of_space_takes_a_sanity_for_each_disc() -> None:
    colour = "the_colour_out_of_space"
    t = festival(scenario=colour, at="propagation", luke={"evil": 1}, gabriel={"evil": 1, "sanity": 0, "cult": 5})
    t.luke.plays("place:house").has(sanity=9, cult=1)
    t.gabriel.plays("place:house").has(sanity=0, cult=5)  # one scored, one lost for the missing sanity


@rule("KF R-016b")
def test_in_dunwich_three_equal_dice_open_the_gate_at_one_sanity_less() -> None:
    dice = {"luke": [2, 2, 2], "gabriel": [5, 6, 6]}
    t = festival(scenario="the_dunwich_horror", at="invocation", dice=dice)
    t.luke.plays("invoke:yog_sothoth:2-2-2")
    t.gabriel.not_offered("invoke:yog_sothoth:5-6-6").passes()
    t.livio.passes()
    t.luke.has(sanity=5, cubes=[1, 1, 2], magic=3, cult=4)


@rule("KF R-016b")
def test_in_dunwich_eighteen_is_cheaper_too() -> None:
    t = festival(scenario="the_dunwich_horror", at="invocation", dice={"luke": [6, 6, 6]})
    t.luke.plays("invoke:yog_sothoth:6-6-6")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.has(sanity=5)


@rule("KF R-016b", "KF R-049a")
def test_the_mi_go_whisper_a_spell_and_hands_hold_four() -> None:
    three = ["vox_ultima", "ignis_fatuus", "stigma_diaboli"]
    whisperer = "the_whisperer_in_darkness"
    t = festival(scenario=whisperer, at="invocation", dice={"luke": [3, 6, 6]}, luke={"hand": three})
    t.luke.plays("invoke:mi_go:3")
    t.until("deck").luke.plays("death").has(sanity=9, death=1)
    assert len(t.luke.cultist.hand) == 4
    t.luke.is_asked("propagate")  # and not to discard


@rule("KF R-016b", "KF R-023a", "KF R-006a")
def test_at_the_mountains_of_madness_sanity_stops_at_nine() -> None:
    t = festival(scenario="at_the_mountains_of_madness", gabriel={"sanity": 8})
    t.luke.has(sanity=9)
    t.gabriel.is_asked("sanity-bonus").plays("yes").has(sanity=9)  # luke, first, had nothing to gain
    t = festival(scenario="at_the_mountains_of_madness", at="invocation", luke={"sanity": 7})
    t.luke.plays("invoke:nephren_ka:4")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.passes().has(sanity=9)


@rule("KF R-016b")
def test_at_the_mountains_of_madness_the_shoggoth_gives_magic() -> None:
    t = festival(scenario="at_the_mountains_of_madness", at="invocation", dice={"luke": [2, 6, 6]})
    t.luke.plays("invoke:shoggoth:2")
    t.until("propagate").luke.has(evil=1, magic=1, sanity=8)


@rule("KF R-016b")
@pytest.mark.parametrize(
    ("god", "dice", "cubes", "magic"), [("hydra", [3, 3, 4], [2, 1, 0], 0), ("dagon", [3, 4, 4], [1, 2, 0], 1)]
)
def test_innsmouth_favours_hydra_and_dagon(god: str, dice: list[int], cubes: list[int], magic: int) -> None:
    t = festival(scenario="the_shadow_over_innsmouth", at="invocation", dice={"luke": dice})
    t.luke.plays(f"invoke:{god}:" + "-".join(map(str, dice)))
    t.gabriel.passes()
    t.livio.passes()
    t.luke.is_asked("which-gift").plays("option:1").has(sanity=9, cult=1, cubes=cubes, magic=magic)


@rule("KF R-016b", "KF Q-13")
def test_in_the_witch_house_a_die_may_be_turned_over_for_a_sanity_once_a_round() -> None:
    dice = {"luke": [1, 3, 3], "gabriel": [1, 1, 1]}
    t = festival(scenario="the_dreams_in_the_witch_house", at="invocation", dice=dice, gabriel={"sanity": 0})
    t.luke.offered("use:scenario").not_offered("invoke:thing_of_darkness:6").plays("use:scenario")
    t.luke.is_asked("which-die").offered_only("turn:1:6", "turn:3:4").plays("turn:1:6").has(sanity=9)
    t.luke.is_asked("invoke").refused("use:scenario", rule="R-047").plays("invoke:thing_of_darkness:6")
    t.gabriel.refused("use:scenario", rule="Q-13", have=0).passes()


@rule("KF R-016b", "KF R-020a", "KF Q-41")
def test_out_of_time_the_highest_total_plays_first_and_ties_are_broken_as_ever() -> None:
    dice = {"luke": [1, 2, 3], "gabriel": [6, 2, 2], "livio": [4, 3, 3], "andrea": [5, 5, 5]}
    t = festival(4, "the_shadow_out_of_time", dice=dice)
    assert t.order == ["andrea", "livio", "gabriel", "luke"]  # of two tens, the lower single die
    t.andrea.is_asked("sanity-bonus").plays("yes").has(sanity=12)
    t.livio.is_asked("sanity-bonus")


@rule("KF R-016b", "KF R-020c", "KF Q-41")
def test_out_of_time_fewer_cult_points_go_first_among_equal_dice() -> None:
    same = [2, 3, 4]
    dice = {"luke": same, "gabriel": same, "livio": same}
    t = festival(scenario="the_shadow_out_of_time", dice=dice, luke={"cult": 1}, gabriel={"cult": 3})
    assert t.order == ["livio", "luke", "gabriel"]


@rule("KF R-016b", "KF R-029d", "KF Q-36")
def test_the_thing_of_darkness_haunts_everybody_for_a_sanity() -> None:
    dice = {"luke": [1, 5, 6], "gabriel": [3, 3, 5]}
    luke = {"sanity": 0, "cult": 4}
    t = festival(scenario="the_haunter_of_the_dark", at="invocation", dice=dice, luke=luke)
    t.luke.plays("invoke:thing_of_darkness:6")
    t.gabriel.plays("invoke:thing_of_darkness:3-3")
    t.livio.passes()
    t.luke.refused("invoke:thing_of_darkness:1-5", rule="R-029").passes()
    t.gabriel.passes()
    t.luke.is_asked("resource").plays("death").has(death=1, magic=1, sanity=0, cult=3)
    t.gabriel.is_asked("resource").plays("evil").has(evil=1, magic=1, sanity=9)


@rule("KF R-013a", "KF R-013b", "KF R-016b")
def test_without_a_scenario_the_rulebook_stands_as_it_is() -> None:
    t = festival(at="propagation", luke={"evil": 1})
    t.luke.plays("place:house").has(sanity=10, cult=1)
    fought(raid(luke={"discs": STRENGTH[1]}), "luke", foe=4)
