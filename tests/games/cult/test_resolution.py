"""Resolution: which Locations become active, who may act, who wins, and what the others get."""

from __future__ import annotations

import pytest

from citing import rule

from .city import city


@rule("CU R-045", "CU R-046a", "CU R-050a", "CU R-051a")
def test_the_highest_total_wins_and_the_others_get_alms() -> None:
    t = city("ann", "bob", "cleo", at="market", places={"market": ["ann 3", "bob 1", "bob 2", "cleo patriarch"]})
    t.ann.weighs("market", 3)
    t.bob.weighs("market", 3)
    t.cleo.weighs("market", 2)
    t.all_pass()
    t.bob.is_asked("gift").plays("take").has(coins=11)
    t.ann.has(coins=7, available=[0, 1, 2, 3])
    t.cleo.has(coins=7)


@rule("CU R-039a", "CU R-039b")
def test_locations_are_resolved_from_the_lowest_number_and_empty_ones_are_passed_over() -> None:
    t = city(
        "ann",
        "bob",
        at="ruins",
        bob={"miracles": ["avatar"], "mobs": 1},
        places={"port": ["ann 1"], "slums": ["bob altar"], "ruins": ["ann patriarch"], "palace": ["bob 3"]},
    )
    active = []
    while t.state.round == 1:
        if t.decision.ask.name == "act" and t.decision.seat == 1:
            active.append(t.active)
        t._answer({})
    assert active == ["ruins", "slums", "port", "palace"]
    assert [line.facts["place"] for line in t.table.log if line.kind == "place-active"] == active


@rule("CU R-039c", "CU R-085")
def test_a_location_becomes_active_if_a_priest_moves_there_in_time() -> None:
    t = city("ann", "bob", at="slums", places={"slums": ["ann 1", "ann 2"]}, ann={"miracles": ["wings_of_night"]})
    t.ann.plays("miracle:wings_of_night", "move:1:market")
    t.all_pass().ann.plays("take").has(followers=3)
    t.all_pass().ann.plays("take").has(coins=11)
    assert t.state.round == 2


@rule("CU R-040a", "CU E-20", "CU R-040b", "CU R-040d")
def test_everybody_present_or_not_may_act_once_clockwise_from_the_first_player() -> None:
    hand = {"miracles": ["alms_of_the_faithful", "rain_of_gold"], "intrigues": ["inquisition"]}
    t = city(
        "ann",
        "bob",
        "cleo",
        at="market",
        first="bob",
        places={"market": ["ann 3"]},
        bob=hand,
        cleo={"miracles": ["healing_of_the_sick"]},
        ann={"miracles": ["whispered_blessing"]},
    )
    t.bob.is_asked("act").offered("miracle:rain_of_gold", "intrigue:inquisition", "pass")
    t.bob.plays("miracle:alms_of_the_faithful", "option:1").has(followers=3)
    t.cleo.is_asked("act").plays("pass")
    t.ann.is_asked("act").plays("miracle:whispered_blessing")
    t.ann.is_asked("gift")  # nobody gets a second chance


@rule("CU R-040", "CU R-041a")
def test_an_ability_may_be_used_once_on_each_active_location() -> None:
    t = city("ann:nirriti", "bob", at="slums", ann={"followers": 6}, places={"slums": ["bob 1"], "market": ["bob 2"]})
    t.ann.plays("ability:way_of_loyalty").has(followers=4)
    assert len(t.ann.cult.miracles) == 3
    t.until("act", "ann")
    assert t.active == "market"
    t.ann.plays("ability:way_of_loyalty").has(followers=2)
    assert len(t.ann.cult.miracles) == 6


@rule("CU R-040c")
def test_only_the_abilities_of_the_side_that_is_shown_are_offered() -> None:
    t = city("ann:janus", "bob", at="market", ann={"summonings": 1, "coins": 9}, places={"market": ["bob 1"]})
    t.ann.is_asked("act").offered_only("ability:mystery_of_vices", "pass")
    t = city("ann:janus", "bob", at="market", ann={"coins": 9}, places={"market": ["bob 1"]})
    t.ann.is_asked("act").offered_only("ability:mystery_of_virtues", "pass")


@rule("CU R-042b")
def test_a_ritual_lays_an_available_priest_on_the_sheet_until_the_round_ends() -> None:
    t = city("ann:atheism", "bob", at="market", ann={"available": [0, 1, 4]}, places={"market": ["ann 1"], "slums": []})
    t.ann.plays("ability:triumph_of_science").has(sheet=[4], available=[0], followers=3)
    t.all_pass().until("intend")
    t.ann.has(sheet=[], available=[0, 1, 4])


@rule("CU R-042c", "CU Q-21")
def test_the_patriarch_may_pay_a_ritual_when_his_influence_fits() -> None:
    places = {"market": ["ann 1"]}
    t = city("ann:atheism", "bob", at="market", ann={"available": [0], "followers": 4}, places=places)
    t.ann.plays("ability:triumph_of_science").has(sheet=[0], followers=5)
    t = city("ann:atheism", "bob", at="market", places=places,
             ann={"available": [0], "followers": 3, "miracles": ["weeping_idol"]})  # fmt: skip
    t.ann.refused("ability:triumph_of_science", rule="R-042")


@rule("CU R-043b", "CU R-006a", "CU R-043d")
def test_a_sacrificed_priest_goes_to_the_reserve_and_the_patriarch_is_never_sacrificed() -> None:
    t = city(
        "ann:cthulhu", "bob", at="market", ann={"available": [0, 2, 3], "followers": 9}, places={"market": ["ann 1"]}
    )
    t.ann.plays("ability:ritual_of_the_abyss").offered_only("sacrifice:2", "sacrifice:3").plays("sacrifice:2")
    t.ann.has(available=[0, 3])
    assert t.ann.cult.spare == [3, 3, 1, 3, 3]  # the 1 was exchanged for a 3, the 2 went back
    t = city("ann:cthulhu", "bob", at="market", ann={"available": [0], "followers": 9, "miracles": ["avatar"]},
             places={"market": ["ann 1"]})  # fmt: skip
    t.ann.refused("ability:ritual_of_the_abyss", rule="R-043")


@rule("CU R-044a")
def test_abilities_act_on_the_active_location_or_on_what_a_cult_owns() -> None:
    t = city("ann:fafnir", "bob", at="market", ann={"coins": 12}, places={"market": ["ann 1"], "palace": ["ann 2"]})
    t.ann.plays("ability:ode_to_greed")  # there is no choice: the 2 at the Palace is out of reach
    assert t.standing("artisan_district") == ["ann 2"] and t.standing("palace") == ["ann 2"]
    t.ann.has(coins=6)


@rule("CU R-005a", "CU R-086")
def test_nothing_strengthens_a_patriarch() -> None:
    t = city(
        "ann",
        "bob",
        at="market",
        ann={"miracles": ["tongue_of_fire"], "coins": 9},
        places={"market": ["ann patriarch"]},
    )
    t.ann.refused("miracle:tongue_of_fire", rule="R-086").offered_in_vain("ability:ode_to_greed")


@rule("CU R-005b", "CU R-101")
def test_nothing_weakens_a_patriarch() -> None:
    t = city("ann", "bob", at="market", ann={"intrigues": ["exorcism"], "followers": 5},
             places={"market": ["bob patriarch", "bob 3", "ann patriarch"]})  # fmt: skip
    t.ann.plays("intrigue:exorcism").weighs("market", 5)
    t.bob.weighs("market", 3)
    assert t.standing("market") == ["ann patriarch", "bob 1", "bob patriarch"]


@rule("CU R-004c")
def test_a_patriarch_is_weaker_the_moment_followers_a_privilege_or_supremacy_are_spent() -> None:
    ann = {"followers": 9, "privileges": ["oracle", "noviciates"], "supremacy": True, "coins": 9}
    t = city(
        "ann:nirriti", "bob", at="market", ann=ann, places={"market": ["ann patriarch"]}, market=["healer"] + [""] * 2
    )
    t.ann.weighs("market", 20).plays("ability:path_of_temptation", "discard:oracle").weighs("market", 17)
    t.ann.plays("discard:supremacy").weighs("market", 10 + 2)  # and the Healer that is taken adds 2
    t = city("ann:nirriti", "bob", at="market", ann=ann, places={"market": ["ann patriarch"]})
    t.ann.plays("ability:way_of_loyalty").weighs("market", 18)


@rule("CU R-004c", "CU R-046")
def test_followers_spent_in_the_round_of_actions_can_cost_the_victory() -> None:
    t = city(
        "ann:nirriti", "bob:cthulhu", at="market", ann={"followers": 4}, places={"market": ["ann patriarch", "bob 3"]}
    )
    t.ann.plays("ability:way_of_loyalty")
    t.all_pass().bob.is_asked("gift")


@rule("CU R-045", "CU R-098")
def test_priests_patriarch_altar_and_boosts_are_added_up() -> None:
    t = city(
        "ann:cthulhu",
        "bob",
        at="market",
        ann={"followers": 3, "miracles": ["voice_of_the_deep"], "privileges": ["noviciates"]},
        places={"market": ["ann 1", "ann 4", "ann patriarch", "ann altar"]},
    )
    t.ann.weighs("market", 1 + 4 + (3 + 1) + (4 + 1)).plays("miracle:voice_of_the_deep", "boost:1").weighs("market", 19)


@rule("CU R-046b")
@pytest.mark.parametrize(("ann", "bob", "winner"), [("janus", "cthulhu", "bob"), ("cthulhu", "janus", "ann")])
def test_a_tie_goes_to_the_higher_divine_power(ann: str, bob: str, winner: str) -> None:
    t = city(f"ann:{ann}", f"bob:{bob}", "cleo:anubis", at="market", places={"market": ["ann 3", "bob 3", "cleo 2"]})
    t.all_pass().seat(winner).is_asked("gift")


@rule("CU R-046b", "CU R-079")
def test_the_side_of_the_sheet_counts_in_a_tie() -> None:
    """Janus has 17 by day and 27 by night; Cthulhu has 21."""
    t = city("ann:janus", "bob:cthulhu", at="market", ann={"summonings": 1}, places={"market": ["ann 3", "bob 3"]})
    t.all_pass().ann.is_asked("gift")


@rule("CU R-047a", "CU R-047b", "CU R-047c", "CU R-106", "CU Q-16")
def test_takeover_beats_a_bribe_a_bribe_beats_the_chalice_and_the_chalice_beats_the_totals() -> None:
    def contest(ann: bool, bob: bool, coins: int) -> int:
        t = city(
            "ann:janus",
            "bob:tiamat",
            "cleo:nirriti",
            "dan:cthulhu",
            at="market",
            places={"market": ["cleo 2", f"dan 3 coins={coins}", "bob 1"]},
            ann={"intrigues": ["theft", "massacre"]},
            bob={"intrigues": ["takeover"], "summonings": 1},
        )
        if ann:
            t.ann.plays("ability:chalice_of_clarity", "discard:theft").has(followers=3, intrigues=[])
        else:
            t.ann.plays("pass")
        t.bob.plays("intrigue:takeover" if bob else "pass")
        t.all_pass()
        assert t.decision.ask.name == "gift"
        return t.decision.seat

    assert contest(ann=True, bob=True, coins=6) == 1
    assert contest(ann=True, bob=False, coins=6) == 3
    assert contest(ann=True, bob=False, coins=0) == 1  # the lowest influence is Tiamat's
    assert contest(ann=False, bob=False, coins=0) == 3


@rule("CU Q-16", "CU R-106")
def test_of_two_takeovers_the_later_counts_and_only_altars_bring_alms() -> None:
    dark = {"summonings": 1, "intrigues": ["takeover"]}
    t = city("ann", "bob", "cleo", "dan", at="market", ann=dark, bob=dark,
             places={"market": ["cleo 3", "cleo patriarch", "dan 2", "dan altar", "ann 1"]})  # fmt: skip
    t.ann.plays("intrigue:takeover")
    t.cleo.has(available=[0, 1, 2, 3])
    t.dan.has(available=[0, 1, 2, 3])
    t.bob.plays("intrigue:takeover")
    t.all_pass().bob.plays("take").has(coins=11)
    t.dan.has(coins=7, altars=["market"])
    t.ann.has(coins=5)
    t.cleo.has(coins=5)


@rule("CU Q-17", "CU R-105e")
@pytest.mark.parametrize("altar", [False, True])
def test_inquisition_bars_all_who_are_present_but_not_a_takeover_from_outside(altar: bool) -> None:
    t = city("ann", "bob", "cleo", at="market", first="cleo",
             ann={"summonings": 1, "intrigues": ["takeover"]}, bob={"intrigues": ["inquisition"]},
             places={"market": ["cleo 3", "cleo altar", *(["ann altar"] if altar else [])]})  # fmt: skip
    t.ann.plays("intrigue:takeover")
    t.bob.plays("intrigue:inquisition")
    if not altar:
        t.ann.plays("take")
    t.ann.has(coins=5 if altar else 11)
    t.cleo.has(coins=5)  # no alms
    assert t.state.round == 2 and t.state.first == 0  # the victory is recorded all the same


@rule("CU Q-18", "CU R-087")
def test_with_nobody_left_nobody_wins() -> None:
    t = city("ann", "bob", at="market", ann={"miracles": ["weeping_idol"]}, places={"market": ["ann 3"]})
    t.ann.plays("miracle:weeping_idol").has(coins=12, available=[0, 1, 2, 3])
    t.all_pass()
    assert t.told("nobody-wins", place="market") and t.state.round == 2
    t.ann.has(coins=12)


@rule("CU Q-19")
def test_a_lone_patriarch_without_influence_is_present_and_wins() -> None:
    t = city("ann", "bob", at="market", ann={"followers": 0}, places={"market": ["ann patriarch"]})
    t.all_pass().ann.weighs("market", 0).plays("take").has(coins=11)


@rule("CU Q-19", "CU R-050")
def test_a_patriarch_without_influence_gets_alms() -> None:
    t = city("ann", "bob", at="market", ann={"followers": 0}, places={"market": ["ann patriarch", "bob 1"]})
    t.all_pass().bob.plays("take")
    t.ann.has(coins=7)


@rule("CU E-13", "CU R-048a", "CU R-050b", "CU R-048b", "CU R-048c")
def test_when_the_winner_declines_nobody_gets_the_effect_and_the_others_still_get_alms() -> None:
    t = city("ann", "bob", "cleo", at="market", places={"market": ["ann 3", "bob 2", "cleo 1"]})
    t.all_pass().ann.plays("decline").has(coins=5)
    t.bob.has(coins=7)
    t.cleo.has(coins=7)
    assert t.state.first == 0 and t.state.round == 2


@rule("CU E-13", "CU R-048b")
def test_when_the_winner_cannot_use_the_effect_the_others_still_get_alms() -> None:
    t = city("ann", "bob", "cleo", at="artisan_district", ann={"coins": 4},
             places={"artisan_district": ["ann 3", "bob 2"]}, bob={"coins": 9})  # fmt: skip
    t.all_pass().ann.has(coins=4, altars=[])
    t.bob.has(coins=11, altars=[])
    t.cleo.has(coins=5)


@rule("CU R-050b")
def test_alms_come_after_the_effect() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann 3", "bob 2"]})
    t.all_pass().bob.has(coins=5)
    t.ann.plays("take")
    kinds = [(line.kind, line.facts.get("seat")) for line in t.table.log if line.kind in ("gain", "alms")]
    assert kinds == [("gain", 0), ("alms", 1)]


@rule("CU R-051b")
def test_priests_come_home_at_once_and_may_pay_at_a_later_location() -> None:
    t = city(
        "ann:atheism",
        "bob",
        at="slums",
        ann={"available": [0, 4]},
        places={"slums": ["ann 4"], "market": ["ann patriarch", "ann altar"]},
    )
    t.all_pass().ann.plays("take").has(available=[4])
    assert t.standing("slums") == []
    t.ann.plays("ability:triumph_of_science").has(sheet=[4], followers=4)
    t.all_pass().ann.plays("take")
    assert t.standing("market") == ["ann altar"]


@rule("CU Q-27", "CU R-086")
def test_a_boost_counts_on_the_active_location_only_and_is_gone_when_the_priest_moves() -> None:
    t = city("ann:arachne", "bob", "cleo", at="market", places={"market": ["ann 2"]}, ann={"available": [0, 2, 3]},
             arrange=lambda g: setattr(g.places[6][0], "boost", 7))  # fmt: skip
    t.ann.weighs("market", 9).plays("ability:black_widow").weighs("artisan_district", 2).weighs("market", 0)


@rule("CU Q-27")
def test_a_boosted_priest_comes_home_as_it_was() -> None:
    t = city("ann", "bob", at="market", ann={"miracles": ["voice_of_the_deep"]}, places={"market": ["ann 2"]})
    t.ann.plays("miracle:voice_of_the_deep").weighs("market", 7)
    t.all_pass().ann.plays("take").has(available=[0, 1, 2, 3])
    t.ann.plays("preach:ruins", "send:2").weighs("ruins", 2)


@rule("CU Q-28", "CU R-096a", "CU R-084")
def test_a_personality_is_of_no_help_outside_the_intention_phase() -> None:
    t = city("ann", "bob", at="palace", places={"palace": ["bob 1"]},
             ann={"privileges": ["mentor"], "miracles": ["sudden_apparition"]})  # fmt: skip
    t.ann.refused("miracle:sudden_apparition", rule="R-084", have=2, need=4)


@rule("CU Q-32", "CU R-087a")
def test_a_patriarch_may_be_withdrawn() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann patriarch"]}, ann={"miracles": ["weeping_idol"]})
    t.ann.plays("miracle:weeping_idol").has(available=[0, 1, 2, 3], coins=12)


@rule("CU Q-36")
def test_presence_is_read_when_the_winner_is_found() -> None:
    """Who left in the round of actions gets no alms."""
    t = city(
        "ann",
        "bob",
        "cleo",
        at="market",
        places={"market": ["ann 3", "bob 2", "cleo 1"]},
        bob={"miracles": ["weeping_idol"]},
    )
    t.until("act", "bob")
    t.bob.plays("miracle:weeping_idol").has(coins=12)
    t.all_pass().ann.plays("take")
    t.bob.has(coins=12)
    t.cleo.has(coins=7)


@rule("CU R-048", "CU R-080")
def test_when_all_is_decided_no_location_is_active_and_no_card_is_being_played() -> None:
    t = city("ann", "bob", at="market", places={"market": ["ann 3", "bob 1"]}, ann={"miracles": ["rain_of_gold"]})
    t.ann.plays("miracle:rain_of_gold")
    t.until("intend", answers={"one-of": "option:1"})
    view = t.table.view(0)
    assert (view.phase, view.active, view.winner, view.playing) == ("intention", None, None, [])
    assert t.state.struggle is None and t.state.active == 0
