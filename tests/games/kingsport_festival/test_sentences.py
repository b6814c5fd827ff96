"""Sentences of the rulebook that are easily broken apart: "may", "any", "even if", first this and then that."""

from __future__ import annotations

import pytest

from citing import rule

from .festival import festival
from .raiding import STRENGTH, fought, raid


@rule("KF R-010d")
def test_no_more_than_four_events_and_four_investigators_are_ever_turned_up() -> None:
    t = festival().to_the_end()
    for kind in ("event", "investigator"):
        turned_up = [line.facts[kind] for line in t.table.log if line.kind == kind]
        waiting = [getattr(raid, kind) for raid in t.state.raids]
        assert turned_up == waiting and len(set(turned_up)) == 4


@rule("KF R-017c", "KF R-025a", "KF R-026a")
def test_a_phase_is_over_once_everybody_has_had_his_share_and_not_before() -> None:
    t = festival(order=["luke"], dice={"livio": [1, 2, 6]})
    t.luke.passes()
    t.gabriel.passes()
    assert t.state.phase == "invocation"
    t.livio.plays("invoke:thing_of_darkness:6").is_asked("invoke")  # alone, as long as he likes
    t.livio.plays("invoke:nightgaunt:1", "invoke:shoggoth:2")
    assert t.state.phase == "privileges"


@rule("KF R-018b", "KF R-021a")
def test_the_dice_that_made_the_order_are_those_one_invokes_with() -> None:
    t = festival(dice={"luke": [1, 2, 4]}).until("invoke")
    t.luke.has(rolled=[1, 2, 4], dice=[1, 2, 4]).offered("invoke:shoggoth:2", "invoke:great_race_of_yith:1-2-4")
    assert t.table.view(1).order == [0, 1, 2]


@rule("KF R-022a", "KF R-022b", "KF R-022c", "KF R-022d")
def test_the_first_two_places_may_each_turn_their_bonus_down_and_take_no_part_of_it() -> None:
    t = festival(dice={"luke": [1, 1, 1], "gabriel": [2, 2, 2]}, luke={"sanity": 3}, gabriel={"sanity": 3})
    t.luke.is_asked("sanity-bonus").offered_only("yes", "no").plays("no").has(sanity=3)
    t.gabriel.is_asked("sanity-bonus").offered_only("yes", "no").plays("no").has(sanity=3)
    t.luke.is_asked("invoke")


@rule("KF Q-44", "KF R-023b")
def test_who_stands_at_the_maximum_is_not_asked_about_the_bonus() -> None:
    t = festival(dice={"luke": [1, 1, 1], "gabriel": [2, 2, 2]}, luke={"sanity": 12}, gabriel={"sanity": 11})
    t.gabriel.is_asked("sanity-bonus").plays("yes").has(sanity=12)
    t.luke.has(sanity=12)


@rule("KF R-027a", "KF R-027b")
def test_one_die_may_be_laid_or_two_or_all_three() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 2, 3]})
    t.luke.offered("invoke:nightgaunt:1", "invoke:mi_go:3", "invoke:mi_go:1-2", "invoke:thing_of_darkness:1-2-3")
    t.luke.not_offered("invoke:mi_go:1-3", "invoke:shoggoth:1", "invoke:flying_polyp:1-2-3")


@rule("KF R-029a", "KF R-029b", "KF R-029c")
def test_nephren_ka_takes_one_die_or_three_from_who_comes_first_or_last_and_from_nobody_twice() -> None:
    t = festival(order=["luke"], dice={"luke": [6, 6, 6], "gabriel": [1, 1, 2], "livio": [1, 1, 1]})
    t.luke.plays("invoke:nephren_ka:6")
    t.gabriel.plays("invoke:nephren_ka:1-1-2")
    t.livio.plays("invoke:nephren_ka:1-1")
    t.luke.refused("invoke:nephren_ka:6", rule="R-029").refused("invoke:nephren_ka:6-6", rule="R-029")


@rule("KF R-032b", "KF R-031a")
def test_dice_come_back_from_each_god_as_soon_as_it_has_answered() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 4, 6]})
    t.luke.plays("invoke:byakhee:4")
    t.gabriel.passes()
    t.livio.passes()
    t.luke.plays("invoke:shoggoth:2", "invoke:thing_of_darkness:6").is_asked("which-gift")
    assert sorted(t.table.view(1).gods) == ["byakhee", "thing_of_darkness"]  # the Shoggoth has given its Evil
    t.luke.plays("option:1").is_asked("resource")
    assert sorted(t.table.view(1).gods) == ["thing_of_darkness"]


@rule("KF R-033a", "KF R-033b", "KF R-033c", "KF R-034b")
def test_the_whole_price_is_paid_before_the_first_gift_comes() -> None:
    t = festival(order=["luke"], dice={"luke": [5, 6, 6]}, luke={"sanity": 2, "cult": 5})
    t.luke.plays("invoke:nyarlathotep:5-6-6").is_not_asked()
    t.until("resource").luke.has(sanity=0, cult=1, cubes=[0, 0, 0])  # 6 sanity, and his 4 cult points come later
    t.luke.plays("evil", "death", "destruction").has(cult=5).is_asked("foresee")


@rule("KF R-040a", "KF R-040b", "KF R-040d")
def test_a_foreseen_card_goes_back_and_is_the_one_that_comes() -> None:
    t = festival(round=3, order=["luke"], dice={"luke": [1, 6, 6]}, event="hypnos", investigator="robert_blake")
    t.luke.plays("invoke:nightgaunt:1")
    t.until("foresee").luke.offered_only("foresee:event", "foresee:investigator", "decline")
    t.luke.plays("foresee:investigator", "read").is_asked("combat")  # one look, and no second one at the Event
    t.told("event", event="hypnos")
    t.told("investigator", investigator="robert_blake")


@rule("KF R-043a", "KF R-043c")
def test_a_god_lets_foresee_and_so_does_a_reward() -> None:
    t = festival(order=["luke"], dice={"luke": [1, 6, 6]})
    t.luke.plays("invoke:nightgaunt:1")
    t.until("foresee").luke.is_asked("foresee")
    t = raid("zadok_allen", luke={"discs": STRENGTH[2]})
    fought(t, "luke", strength=2, foe=1, outcome="victory")
    t.luke.is_asked("foresee")


@rule("KF R-044a", "KF R-044b")
def test_who_has_passed_in_propagation_comes_no_more_though_others_go_on() -> None:
    rich = {"evil": 1}
    t = festival(at="propagation", luke=rich, gabriel=rich, livio=rich)
    t.luke.passes()
    t.gabriel.plays("place:house")
    t.livio.plays("place:house")
    t.luke.has(discs=[], evil=1)
    assert t.state.round == 2


@rule("KF R-044c", "KF R-047c")
def test_a_price_is_the_tiles_and_nothing_else_pays_it() -> None:
    t = festival(at="propagation", luke={"discs": ["house"], "cubes": [0, 0, 9], "magic": 9, "sanity": 12, "cult": 40})
    t.luke.is_not_asked()  # the streets from the House ask for Evil and Death
    t = festival(at="time", luke={"discs": ["house", "theatre"], "cubes": [9, 9, 9], "magic": 3})
    t.luke.is_asked("time").offered_only("use:theatre", "pass")


@rule("KF R-045a", "KF R-045b", "KF R-045c", "KF R-045d")
def test_one_street_leads_to_the_next_and_no_level_is_skipped() -> None:
    t = festival(at="propagation", luke={"cubes": [9, 9, 9]})
    for building, beyond in (("house", "club"), ("club", "library"), ("library", "city_hall")):
        t.until("propagate", "luke").luke.refused(f"place:{beyond}", rule="R-045")
        t.luke.plays(f"place:{building}")
    t.until("propagate", "luke").luke.plays("place:city_hall").has(discs=["house", "club", "library", "city_hall"])


@rule("KF R-049b", "KF R-049c", "KF R-049d")
def test_the_new_cards_are_seen_first_and_any_may_go_old_or_new() -> None:
    for gone in ("ignis_fatuus", "al_azif"):
        t = festival(order=["luke"], dice={"luke": [1, 3, 3]}, top={"evil": ["the_second_sight"]},
                     luke={"hand": ["ignis_fatuus", "vox_ultima", "al_azif"], "magic": 9})  # fmt: skip
        t.luke.plays("invoke:great_race_of_yith:1-3-3")
        t.until("resource").luke.plays("evil").is_asked("discard").reads("draw-own", spell="the_second_sight")
        t.luke.offered("discard:the_second_sight", f"discard:{gone}").plays(f"discard:{gone}")
        t.luke.has(magic=10, cult=0)  # the god's magic; nothing is paid for a card that goes, and nothing comes of it
        assert gone not in t.luke.cultist.hand and len(t.luke.cultist.hand) == 3


@rule("KF R-050d", "KF R-052a", "KF R-052b")
def test_several_spells_may_follow_each_other_as_far_as_the_magic_goes_and_each_works_once() -> None:
    luke = {"hand": ["ignis_fatuus", "stigma_diaboli", "vox_ultima"], "magic": 7}
    t = festival(at="time", luke=luke)
    t.luke.plays("cast:stigma_diaboli").not_offered("cast:stigma_diaboli").offered("cast:ignis_fatuus")
    t.luke.refused("cast:vox_ultima", rule="R-050", need=6, have=3)
    t.luke.plays("cast:ignis_fatuus").has(cult=3, magic=1)


@rule("KF R-056a", "KF R-056b", "KF R-056c")
def test_everybody_fights_the_whole_investigator_whatever_came_before() -> None:
    t = raid(order=["gabriel", "luke", "livio"], luke={"discs": STRENGTH[8]}, gabriel={"discs": STRENGTH[3]})
    combats = [(line.facts["seat"], line.facts["outcome"]) for line in t.table.log if line.kind == "combat"]
    assert combats == [(1, "defeat"), (0, "victory"), (2, "defeat")]
    for who, strength in (("gabriel", 3), ("luke", 8), ("livio", 0)):
        fought(t, who, strength=strength, foe=4)


@rule("KF R-060", "KF Q-43")
def test_who_loses_as_many_spells_as_he_holds_is_not_asked_which_goes_first() -> None:
    luke = {"hand": ["ignis_fatuus", "vox_ultima"], "cult": 9, "sanity": 10}
    t = raid("francis_wayland_thurston", luke=luke)
    t.luke.is_not_asked().has(hand=[], cult=7)
    assert sorted(t.state.discards[2]) == ["ignis_fatuus", "vox_ultima"]


@rule("KF R-068a", "KF R-068b", "KF R-068c")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_three_four_or_five_only_two_places_have_a_bonus_and_only_the_pieces_differ(players: int) -> None:
    t = festival(players)
    asked = []
    while t.decision.ask.name == "sanity-bonus":
        asked.append(t.decision.seat)
        t.table.choose("no")
    assert asked == t.state.order[:2]
    assert len(t.state.box.gods) == 20 and len(t.state.raids) == 4
    assert sum(len(who.dice) for who in t.state.cultists) == 3 * players


@rule("KF R-072a", "KF R-072b")
def test_an_icon_is_but_a_reminder_of_what_the_tile_does() -> None:
    for tile in festival().state.box.buildings.values():
        kinds = {sign.kind.partition("-")[0] for sign in tile.signs()}
        assert tile.icon is None or tile.icon in kinds, tile.id


@rule("KF R-051d", "KF Q-42")
@pytest.mark.parametrize(("spell", "price"), [("veneficium", 3), ("pulvis_niger", 2), ("transfiguratio", 1)])
def test_a_destruction_spell_that_brings_neither_cult_nor_goods_brings_a_cult_point_besides(
    spell: str, price: int
) -> None:
    t = festival(at="propagation", luke={"hand": [spell], "magic": price, "cubes": [1, 0, 0]})
    t.luke.plays(f"cast:{spell}").has(cult=1, magic=0, hand=[])
