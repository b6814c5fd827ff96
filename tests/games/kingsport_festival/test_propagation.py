"""Phase 4, propagation: where a disc may go, what it costs and what it scores."""

from __future__ import annotations

from citing import rule
from leng.engine.choice import key

from .festival import Kingsport, festival
from .raiding import raid

PLENTY = [9, 9, 9]


def propagation(**more: object) -> Kingsport:
    """A table at the beginning of phase 4."""
    return festival(at="propagation", **more)  # type: ignore[arg-type]  # passed on as they are


@rule("KF E-11", "KF R-044b", "KF R-044c", "KF R-045b", "KF R-045c", "KF R-047a")
def test_luke_expands_from_the_house_to_the_emporium_and_sees_six_doors_next_month() -> None:
    t = propagation(luke={"discs": ["house"], "cubes": PLENTY})
    t.luke.is_asked("propagate").plays("place:emporium")
    t.luke.has(discs=["house", "emporium"], cubes=[9, 8, 9])
    t.until("propagate", "luke")
    assert t.state.round == 2
    t.luke.offered_only(
        "place:quay", "place:ruins", "place:barber", "place:club", "place:library", "place:newspaper", "pass"
    )


@rule("KF E-11", "KF R-055a")
def test_the_emporium_luke_has_just_paid_for_helps_him_in_the_raid_of_the_same_month() -> None:
    t = raid(at="propagation", luke={"discs": ["house"], "death": 1})
    t.luke.plays("place:emporium")
    t.told("combat", seat=0, strength=1)
    t.told("combat", seat=1, strength=0)


@rule("KF R-044d", "KF Q-33")
def test_a_cultist_expands_into_one_building_a_round_however_rich_he_is() -> None:
    t = propagation(luke={"discs": ["house"], "cubes": PLENTY, "hand": ["tempestas_arcana"], "magic": 1})
    t.luke.plays("place:club").is_asked("propagate")
    t.luke.refused("place:quay", rule="R-044").offered_only("cast:tempestas_arcana", "pass")


@rule("KF R-044b", "KF R-045c")
def test_a_building_at_the_end_of_two_streets_is_offered_once() -> None:
    """The Library lies between the Emporium and the Club."""
    t = propagation(luke={"discs": ["house", "emporium", "club"], "cubes": PLENTY})
    offered = list(map(key, t.decision.options))
    assert offered.count("place:library") == 1
    assert len(offered) == len(set(offered))


@rule("KF R-015a", "KF R-015b", "KF R-044c")
def test_every_kind_of_resource_in_the_price_must_be_there() -> None:
    """The Lighthouse costs one Evil, one Death and one Destruction."""
    for cubes in ([0, 9, 9], [9, 0, 9], [9, 9, 0]):
        t = propagation(luke={"discs": ["house", "quay"], "cubes": cubes})
        t.luke.refused("place:lighthouse", rule="R-044")
    propagation(luke={"discs": ["house", "quay"], "cubes": [1, 1, 1]}).luke.offered("place:lighthouse")


@rule("KF R-044b")
def test_nobody_is_made_to_expand() -> None:
    t = propagation(luke={"discs": ["house"], "cubes": PLENTY})
    t.luke.passes()
    t.luke.has(discs=["house"], cubes=PLENTY, cult=0)


@rule("KF R-044a")
def test_cultists_expand_in_turn_order() -> None:
    rich = {"evil": 1}
    t = propagation(order=["livio", "luke", "gabriel"], luke=rich, gabriel=rich, livio=rich)
    t.livio.plays("place:house")
    t.luke.plays("place:house")
    t.gabriel.plays("place:house")


@rule("KF R-044c", "KF R-072a")
def test_the_whole_cost_must_be_there() -> None:
    t = propagation(luke={"discs": ["house"], "cubes": [1, 0, 0]})
    t.luke.offered_only("place:ruins", "pass")
    t.luke.refused("place:club", rule="R-044", have=(1, 0, 0))
    t.luke.refused("place:barber", rule="R-044")
    t.luke.refused("place:emporium", rule="R-044")


@rule("KF R-015c", "KF R-044c")
def test_the_payer_picks_the_resource_for_the_grey_bag_of_the_house() -> None:
    t = propagation(luke={"cubes": [1, 1, 0]})
    t.luke.plays("place:house").is_asked("pay").offered_only("evil", "death")
    t.luke.plays("death")
    t.luke.has(cubes=[1, 0, 0], discs=["house"], cult=1)


@rule("KF R-045a", "KF R-045b")
def test_the_house_comes_first() -> None:
    t = propagation(luke={"cubes": PLENTY})
    t.luke.offered_only("place:house", "pass")
    for building in ("club", "library", "city_hall"):
        t.luke.refused(f"place:{building}", rule="R-045")


@rule("KF R-045c")
def test_level_three_needs_a_disc_on_a_level_two_neighbour() -> None:
    t = propagation(luke={"discs": ["house", "emporium"], "cubes": PLENTY})
    t.luke.offered("place:library", "place:newspaper")
    t.luke.refused("place:police_station", rule="R-045", doors=["club", "quay"])
    t.luke.refused("place:cemetery", rule="R-045", doors=["ruins", "barber"])


@rule("KF R-045d")
def test_level_four_needs_a_disc_on_a_level_three_neighbour() -> None:
    t = propagation(luke={"discs": ["house", "emporium", "library"], "cubes": PLENTY})
    t.luke.offered("place:city_hall", "place:theatre")
    t.luke.refused("place:sanatorium", rule="R-045", doors=["police_station", "lighthouse"])
    t.luke.refused("place:hospital", rule="R-045")


@rule("KF R-045c")
def test_streets_lead_outwards_only() -> None:
    t = propagation(luke={"discs": ["house", "club", "library", "theatre"], "cubes": PLENTY})
    t.luke.refused("place:newspaper", rule="R-045", doors=["emporium", "barber"])


@rule("KF Q-07")
def test_cultists_share_a_building_but_nobody_has_two_discs_there() -> None:
    t = propagation(luke={"discs": ["house"], "cubes": PLENTY}, gabriel={"discs": ["house", "club"], "cubes": PLENTY})
    t.luke.refused("place:house", rule="Q-07").plays("place:club")
    t.gabriel.refused("place:club", rule="Q-07").plays("place:quay")
    t.luke.has(discs=["house", "club"])
    t.gabriel.has(discs=["house", "club", "quay"])


@rule("KF R-046a", "KF R-046b", "KF R-046c")
def test_a_disc_scores_at_once_and_is_lost_and_scored_again_with_its_points() -> None:
    t = raid("john_raymond_legrasse", luke={"discs": ["house", "quay"], "cult": 10, "cubes": [1, 1, 0]})
    t.luke.has(discs=["house"], cult=8)  # beaten by Legrasse: the Quay and its 2 points are gone
    t.until("propagate", "luke")
    t.luke.plays("place:quay")
    t.luke.has(discs=["house", "quay"], cult=10, cubes=[0, 0, 0])


@rule("KF Q-18", "KF R-046b")
def test_buildings_further_out_stay_when_the_street_behind_them_is_lost() -> None:
    t = raid("john_raymond_legrasse", luke={"discs": ["house", "emporium", "library"], "cult": 10, "cubes": PLENTY})
    t.luke.is_asked("lose-disc").offered_only("remove:emporium", "remove:library").plays("remove:emporium")
    t.luke.has(discs=["house", "library"], cult=9)
    t.until("propagate", "luke")
    t.luke.offered("place:city_hall", "place:theatre", "place:emporium")
    t.luke.refused("place:newspaper", rule="R-045")


@rule("KF Q-18")
def test_without_the_house_level_two_is_closed_until_it_is_rebuilt() -> None:
    t = propagation(luke={"discs": ["club", "library"], "cubes": PLENTY})
    t.luke.refused("place:quay", rule="R-045")
    t.luke.offered_only("place:house", "place:police_station", "place:city_hall", "place:theatre", "pass")
    t.luke.plays("place:house", "evil")
    t.until("propagate", "luke").luke.offered("place:quay")


@rule("KF R-047c")
def test_discs_are_placed_in_the_propagation_phase_only() -> None:
    t = festival(luke={"discs": ["house"], "cubes": PLENTY}, gabriel={"cubes": PLENTY}, livio={"cubes": PLENTY})
    phases = set()
    while t.state.round < 4:
        if any(key(option).startswith("place:") for option in t.decision.options):
            phases.add(t.state.phase)
        t.table.take(t.decision.options[0])
    assert phases == {"propagation"}


@rule("KF R-047a")
def test_a_building_works_for_the_cultist_whose_disc_lies_there_and_for_nobody_else() -> None:
    t = raid(luke={"discs": ["house", "club"]}, gabriel={"discs": ["house"]})
    t.told("combat", seat=0, strength=2)
    t.told("combat", seat=1, strength=0)


@rule("KF R-035b")
def test_resources_do_not_run_out_when_the_cubes_of_the_box_do() -> None:
    t = propagation(luke={"destruction": 15, "hand": ["tempestas_arcana"], "magic": 1}, gabriel={"destruction": 15})
    t.luke.plays("cast:tempestas_arcana")
    t.luke.has(destruction=16)


@rule("KF R-044b", "KF R-052a")
def test_spells_and_the_ruins_may_come_before_and_after_the_disc() -> None:
    hand = ["tempestas_arcana", "convivium_daemonum"]
    t = propagation(luke={"discs": ["house", "ruins"], "hand": hand, "magic": 6})
    t.luke.refused("place:quay", rule="R-044").plays("cast:convivium_daemonum")
    t.luke.plays("place:quay", "cast:tempestas_arcana")
    t.luke.plays("use:ruins", "evil")
    t.luke.has(discs=["house", "ruins", "quay"], cubes=[0, 0, 1], magic=0)
    assert len(t.luke.cultist.hand) == 1


@rule("KF R-044b")
def test_a_cultist_with_nothing_to_decide_is_not_asked() -> None:
    t = propagation(luke={"discs": ["house"]}, livio={"evil": 1})
    t.livio.is_asked("propagate").offered_only("place:house", "pass")
