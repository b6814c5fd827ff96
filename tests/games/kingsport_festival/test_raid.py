"""Phase 5, raid: the Event, the Investigator, and everybody's combat."""

from __future__ import annotations

import pytest

from citing import rule

from .festival import festival
from .raiding import PLAIN_FOUR, STRENGTH, fought, raid

TESTIMONY = "the_testimony_of_the_mad_arab"
PEASLEE = "nathaniel_wingate_peaslee"


@rule(
    "KF E-12",
    "KF R-053a",
    "KF R-053b",
    "KF R-054b",
    "KF R-055a",
    "KF R-055b",
    "KF R-057",
    "KF R-058a",
    "KF R-058c",
    "KF R-062a",
    "KF R-062b",
)
def test_luke_beats_peaslee_with_the_club_and_the_testimony_of_the_mad_arab() -> None:
    club = ["house", "club"]
    t = raid(PEASLEE, "ex_oblivione", luke={"discs": club, "hand": [TESTIMONY], "magic": 4}, gabriel={"discs": club})
    combat = t.table.view(0).combat
    assert (combat.strength, combat.foe) == (2, 3)
    t.luke.is_asked("combat").plays(f"cast:{TESTIMONY}")
    fought(t, "luke", strength=4, foe=3, outcome="victory", doubled=False)
    t.luke.has(magic=0, cult=1).is_asked("deck").plays("death")  # the reward, once
    fought(t, "gabriel", strength=2, foe=3, outcome="defeat")  # the others still face 3
    fought(t, "livio", strength=0, foe=3, outcome="defeat")


@rule("KF R-053a", "KF R-053b", "KF R-054a")
def test_first_the_event_is_applied_then_the_investigator_comes() -> None:
    t = raid(PLAIN_FOUR, "the_strange_high_house_in_the_mist", luke={"magic": 2})
    t.luke.is_asked("offer")
    raid_now = t.table.view(1).raids[1]
    assert raid_now.event == "the_strange_high_house_in_the_mist" and raid_now.investigator is None
    t.luke.plays("yes").has(cult=1, magic=0)
    assert t.table.view(1).raids[1].investigator == PLAIN_FOUR


@rule("KF R-054a")
def test_nobody_sees_the_cards_before_they_are_turned_up() -> None:
    t = festival(at="propagation", round=3, event="hypnos", investigator="robert_blake", luke={"evil": 1})
    for audience in (-1, 0, 1, 2):
        waiting = t.table.view(audience).raids[0]
        assert (waiting.event, waiting.investigator) == (None, None)
    t.luke.passes()
    assert t.table.view(1).raids[0].investigator == "robert_blake"


@rule("KF R-053a", "KF R-056a")
def test_there_is_a_raid_only_in_marked_rounds() -> None:
    for number in range(1, 13):
        t = festival(at="raid", round=number, options={"events": "no"})
        raided = any(event.kind == "investigator" for event in t.table.log)
        assert raided is (number in (3, 6, 9, 12)), f"round {number}"


@rule("KF R-056a", "KF R-056c", "KF Q-26")
def test_combats_are_fought_one_by_one_in_turn_order_and_everybody_fights() -> None:
    armed = {"hand": ["al_azif"], "magic": 1}
    t = raid(order=["livio", "luke", "gabriel"], luke=armed, gabriel={"discs": STRENGTH[5]})
    t.luke.is_asked("combat")  # livio has nothing to decide, and has fought already
    fought(t, "livio", outcome="defeat")
    assert not any(event.kind == "combat" and event.facts["seat"] == 0 for event in t.table.log)
    t.luke.plays("fight")
    seats = [event.facts["seat"] for event in t.table.log if event.kind == "combat"]
    assert seats == [2, 0, 1]


@rule("KF R-056b")
def test_the_investigator_is_not_weakened_by_those_who_fought_before() -> None:
    t = raid(luke={"discs": STRENGTH[8]}, gabriel={"discs": STRENGTH[4]})
    fought(t, "luke", foe=4, outcome="victory")
    fought(t, "gabriel", foe=4, outcome="repelled")
    fought(t, "livio", foe=4, outcome="defeat")


@rule("KF R-057", "KF R-058a", "KF R-058b", "KF R-059", "KF R-060")
@pytest.mark.parametrize(
    ("strength", "outcome", "doubled", "cult", "cubes"),
    [
        (3, "defeat", False, 5, [2, 0, 0]),
        (4, "repelled", False, 5, [4, 0, 0]),
        (5, "victory", False, 7, [4, 0, 1]),
        (7, "victory", False, 7, [4, 0, 1]),
        (8, "victory", True, 9, [4, 0, 2]),
    ],
)
def test_more_strength_wins_twice_as_much_wins_double_equal_repels_less_loses(
    strength: int, outcome: str, doubled: bool, cult: int, cubes: list[int]
) -> None:
    t = raid(luke={"discs": STRENGTH[strength], "cult": 5, "cubes": [4, 0, 0]})
    fought(t, "luke", strength=strength, foe=4, outcome=outcome, doubled=doubled)
    t.luke.has(cult=cult, cubes=cubes)


@rule("KF R-055a")
def test_strength_starts_at_nothing() -> None:
    t = raid()
    for who in ("luke", "gabriel", "livio"):
        fought(t, who, strength=0)


@rule("KF R-055a", "KF R-055b", "KF R-055c", "KF R-016b")
def test_buildings_spells_event_and_scenario_all_count() -> None:
    low = {"discs": STRENGTH[3], "hand": ["the_greek_of_philetas"], "magic": 2}
    t = raid("danforth", "the_outsider", "the_call_of_cthulhu", luke=low, gabriel={"cult": 1}, livio={"cult": 1})
    t.luke.plays("cast:the_greek_of_philetas")
    fought(t, "luke", strength=7, foe=5)  # 3 buildings, 2 spell, 2 for the fewest cult points; the Scenario adds 1


@rule("KF R-058c", "KF Q-20")
def test_the_double_is_measured_against_the_strength_as_it_stands() -> None:
    t = raid("henry_anthony_wilcox", "ex_oblivione", luke={"discs": STRENGTH[5]}, gabriel={"discs": STRENGTH[6]})
    fought(t, "luke", strength=5, foe=3, doubled=False)  # twice the printed 2, not twice 3
    fought(t, "gabriel", strength=6, foe=3, doubled=True)
    t.luke.has(cult=1, sanity=11)
    t.gabriel.has(cult=2, sanity=12)


@rule("KF Q-20")
def test_an_investigator_never_falls_below_one() -> None:
    t = raid("frank_elwood", "polaris", luke={"discs": STRENGTH[1]})
    fought(t, "luke", strength=1, foe=1, outcome="repelled")


@rule("KF R-061a", "KF R-061b")
def test_the_backs_show_how_strong_an_investigator_of_its_level_can_be() -> None:
    backs = [(each.level, each.least, each.most) for each in festival().table.view(0).raids]
    assert backs == [(1, 1, 3), (2, 2, 4), (3, 3, 5), (4, 4, 6)]


@rule("KF Q-30", "KF R-009b")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_four_raids_meet_the_four_levels_in_ascending_order(seed: str) -> None:
    t = festival(scenario="the_haunter_of_the_dark", seed=seed).to_the_end()
    met = [event.facts["investigator"] for event in t.table.log if event.kind == "investigator"]
    assert [t.state.box.investigators[each].level for each in met] == [1, 2, 3, 4]
    assert [each.round for each in t.state.raids] == [3, 4, 8, 9]


@rule("KF R-062b")
def test_an_ability_lowers_a_bonus_but_not_below_nothing_and_not_the_price() -> None:
    t = raid(PEASLEE, luke={"discs": STRENGTH[2], "hand": ["al_azif"], "magic": 1})
    t.luke.plays("cast:al_azif").has(magic=0)
    fought(t, "luke", strength=2, foe=2, outcome="repelled")


@rule("KF Q-27")
def test_sanity_is_read_when_the_combat_begins() -> None:
    t = raid("robert_blake", luke={"discs": ["sanatorium"], "sanity": 6})
    t.luke.plays("use:investigator").has(sanity=5)
    fought(t, "luke", strength=3, foe=3)  # the Sanatorium still counts 2, not 4


@rule("KF Q-27")
def test_spells_in_hand_are_counted_when_the_combat_begins() -> None:
    t = raid("george_gammel_angell", luke={"hand": ["al_azif", "the_greek_of_philetas"], "magic": 3})
    t.luke.plays("cast:al_azif", "cast:the_greek_of_philetas")
    fought(t, "luke", strength=3, foe=3)


@rule("KF Q-27")
def test_who_has_the_most_cult_is_read_when_the_card_is_turned_up() -> None:
    luke = {"cult": 3, "discs": STRENGTH[8]}
    t = raid("john_raymond_legrasse", luke=luke, gabriel={"cult": 5})
    fought(t, "luke", foe=4)
    t.luke.has(cult=9)  # he leads now, but gabriel led when Legrasse came
    fought(t, "gabriel", foe=5)


@rule("KF Q-28", "KF R-041a")
def test_foresee_won_in_a_raid_looks_at_the_next_one_twice_when_doubled() -> None:
    t = raid("zadok_allen", luke={"discs": STRENGTH[2]})
    t.luke.has(cult=2).is_asked("foresee").offered_only("foresee:investigator", "decline")  # no Events at this table
    assert t.decision.about["round"] == 6
    t.luke.plays("foresee:investigator")
    assert t.decision.about["shown"] == t.state.raids[1].investigator
    t.luke.plays("read").is_asked("foresee").plays("decline")
    assert t.table.view(1).raids[1].foreseen_investigator == [0]
    assert t.table.view(1).raids[0].foreseen_investigator == []


@rule("KF Q-28", "KF R-042a")
def test_foresee_won_in_the_fourth_raid_looks_at_the_festival() -> None:
    luke = {"discs": STRENGTH[4], "evil": 1}
    t = festival(scenario="the_call_of_cthulhu", round=11, at="propagation", luke=luke, options={"events": "no"})
    t.state.raids[3].investigator = "zadok_allen"  # no level IV card grants Foresee, so Zadok comes again
    t.luke.passes().is_asked("combat").passes()
    t.luke.is_asked("foresee").offered_only("foresee:festival", "decline").plays("foresee:festival")
    assert t.decision.about["shown"] == t.state.festival
    t.luke.plays("read")
    assert t.table.view(0).festival is None  # seen once, not kept


@rule("KF Q-29", "KF R-046b")
def test_doubled_removal_takes_two_discs_and_stops_when_there_are_no_more() -> None:
    two = {"discs": ["house", "club", "quay", "ruins"], "cult": 9}
    one = {"discs": ["house", "ruins"], "cult": 9}
    t = raid("john_raymond_legrasse", "the_lurking_fear", luke=two, gabriel=one, livio={"discs": ["house"], "cult": 9})
    t.luke.is_asked("lose-disc").plays("remove:quay").is_asked("lose-disc").plays("remove:ruins")
    t.luke.has(discs=["house", "club"], cult=6)
    t.gabriel.has(discs=["house"], cult=8)  # the only disc there is, and nothing instead of the second
    t.livio.has(discs=["house"], cult=5)  # none at all: twice 2 cult points


@rule("KF Q-35")
def test_what_an_ability_takes_comes_first_then_conditions_are_read() -> None:
    t = raid("wingate_peaslee", luke={"discs": ["sanatorium"], "sanity": 6})
    fought(t, "luke", strength=4, foe=6)  # at 5 sanity the Sanatorium gives 4


@rule("KF Q-35")
def test_the_powder_of_ibn_ghazi_gives_nothing_back() -> None:
    powder = {"hand": ["the_powder_of_ibn_ghazi"], "magic": 2, "discs": STRENGTH[8], "sanity": 9}
    t = raid("wingate_peaslee", luke=powder)
    t.luke.is_asked("combat").has(sanity=8).plays("cast:the_powder_of_ibn_ghazi")
    fought(t, "luke", strength=9, foe=6, outcome="victory")
    t.luke.has(sanity=8)


@rule("KF Q-35")
def test_the_powder_cancels_what_was_bought_from_the_ability() -> None:
    t = raid("zadok_allen", luke={"hand": ["the_powder_of_ibn_ghazi"], "magic": 2, "cubes": [1, 0, 0]})
    t.luke.plays("use:investigator").has(cubes=[0, 0, 0])
    t.luke.plays("cast:the_powder_of_ibn_ghazi")
    fought(t, "luke", strength=1, foe=1)


@rule("KF Q-37", "KF R-059")
@pytest.mark.parametrize("investigator", ["albert_n_wilmarth", "henry_w_akeley"])
def test_equal_wins_and_equal_loses_cancel_each_other(investigator: str) -> None:
    t = raid(investigator, "the_cats_of_ulthar", luke={"discs": STRENGTH[3], "cult": 4})
    fought(t, "luke", strength=3, foe=3, outcome="repelled")
    t.luke.has(cult=4)


@rule("KF Q-37", "KF R-059")
def test_strange_aeons_only_cancel_wilmarths_claim_on_ties() -> None:
    t = raid("albert_n_wilmarth", luke={"discs": STRENGTH[2], "hand": ["strange_aeons"], "magic": 2})
    t.luke.plays("cast:strange_aeons")
    fought(t, "luke", strength=3, foe=3, outcome="repelled")


@rule("KF Q-13", "KF Q-08", "KF R-060")
def test_a_forced_loss_of_sanity_falls_over_to_cult_points_and_stops_at_zero() -> None:
    t = raid("wingate_peaslee", luke={"sanity": 2, "cult": 9}, gabriel={"sanity": 0, "cult": 1})
    t.luke.has(sanity=0, cult=6)  # 1 as the combat begins and 4 for the defeat
    t.gabriel.has(sanity=0, cult=0)


@rule("KF Q-13")
def test_sanity_offered_for_strength_must_be_there() -> None:
    t = raid("robert_blake", luke={"sanity": 0, "cult": 9, "hand": ["al_azif"], "magic": 1})
    t.luke.is_asked("combat").refused("use:investigator", rule="Q-13", have=0)


@rule("KF R-060")
def test_the_loser_picks_what_he_loses() -> None:
    t = raid(PLAIN_FOUR, luke={"cubes": [1, 2, 1]})
    t.luke.is_asked("lose-resources").offered_only("evil", "death")  # no set begins with the last kind
    t.luke.picks("death", "death").has(cubes=[1, 0, 1])
    t = raid("henry_armitage", luke={"hand": ["al_azif", "vox_ultima"], "cult": 3})
    t.luke.is_asked("lose-spell").plays("discard:vox_ultima").has(hand=["al_azif"], cult=1)


@rule("KF R-060")
def test_who_has_less_than_the_penalty_loses_what_there_is() -> None:
    t = raid(PLAIN_FOUR, luke={"cubes": [0, 1, 0], "sanity": 7})
    t.luke.has(cubes=[0, 0, 0], sanity=7)


@rule("KF R-062", "KF R-015")
def test_a_bonus_counts_when_it_is_paid_for_and_not_while_it_is_being_paid() -> None:
    t = raid("zadok_allen", luke={"evil": 1, "death": 1})
    before = t.table.view(0).combat.strength
    t.luke.plays("use:investigator")
    t.luke.is_asked("pay")
    assert t.table.view(0).combat.strength == before
