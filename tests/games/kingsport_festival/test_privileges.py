"""Phase 3: from X to 19, each invoked god takes its price and gives its gifts."""

from __future__ import annotations

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival

FIVE = {"luke": [1, 2, 4], "gabriel": [6, 3, 1], "livio": [5, 3, 2], "andrea": [2, 4, 5], "james": [3, 4, 5]}


def answers(t: Kingsport) -> list[tuple[str, str]]:
    """Which god answered whom, in order."""
    lines = [line.facts for line in t.table.log if line.kind == "answer"]
    return [(line["god"], t.table.seats[line["seat"]].name) for line in lines]


def luke_invokes(god: str, *dice: int, **luke: object) -> Kingsport:
    """Luke alone invokes a god; the others pass."""
    t = festival(order=["luke"], dice={"luke": dice}, luke=luke)
    t.luke.plays(f"invoke:{god}:{'-'.join(map(str, dice))}")
    t.gabriel.passes()
    t.livio.passes()
    return t


@rule("KF R-031a", "KF R-031b", "KF R-032a", "KF R-039b", "KF Q-06")
def test_gods_answer_from_x_to_nineteen_whatever_the_order_of_invocation() -> None:
    t = festival(order=["gabriel", "luke"], dice={"luke": [3, 5, 6], "gabriel": [2, 6, 6], "livio": [1, 4, 4]})
    t.gabriel.plays("invoke:tsathoggua:6-6")
    t.luke.plays("invoke:thing_of_darkness:6")
    t.livio.plays("invoke:nephren_ka:1")
    t.gabriel.plays("invoke:nephren_ka:2")
    t.luke.plays("invoke:mi_go:3")
    t.livio.plays("invoke:rhan_tegoth:4-4")
    t.luke.plays("invoke:nephren_ka:5")
    assert set(t.state.invoked) == {"thing_of_darkness", "tsathoggua", "rhan_tegoth"}  # the others have answered
    t.until("propagate")
    assert answers(t) == [
        ("nephren_ka", "gabriel"), ("nephren_ka", "luke"), ("nephren_ka", "livio"),  # in turn order
        ("mi_go", "luke"), ("thing_of_darkness", "luke"), ("rhan_tegoth", "livio"), ("tsathoggua", "gabriel"),
    ]  # fmt: skip


@rule("KF R-032a", "KF R-032b")
def test_gods_nobody_invoked_do_nothing_and_dice_come_back() -> None:
    t = luke_invokes("mi_go", 3)
    assert answers(t) == [("mi_go", "luke")]
    t.luke.has(sanity=9, death=1, cubes=[0, 1, 0], magic=0, cult=0)
    t.gabriel.has(sanity=10, cubes=[0, 0, 0], magic=0, cult=0)
    assert t.state.invoked == {}


@rule("KF E-07", "KF R-033c", "KF R-036", "KF R-038b", "KF R-038c")
def test_andrea_draws_her_spells_then_gains_magic_then_foresees() -> None:
    t = festival(["andrea", "luke", "james"], order=["andrea"], dice={"andrea": [2, 4, 5]})
    t.andrea.plays("invoke:nodens:4-5")
    t.luke.passes()
    t.james.passes()
    t.andrea.plays("pass")
    t.andrea.is_asked("deck").offered_only("evil", "death", "destruction").plays("evil")
    t.andrea.has(magic=0).is_asked("deck").plays("death")
    t.andrea.has(magic=2, sanity=10).is_asked("foresee")
    assert [t.state.box.spells[card].deck for card in t.andrea.cultist.hand] == ["evil", "death"]


@rule("KF E-08", "KF R-015b", "KF R-015c", "KF R-036")
def test_luke_takes_one_death_and_one_magic_from_the_thing_of_darkness() -> None:
    t = luke_invokes("thing_of_darkness", 2, 4)
    t.luke.has(magic=0).is_asked("resource").offered_only("evil", "death", "destruction").plays("death")
    t.luke.has(cubes=[0, 1, 0], magic=1, sanity=10)


@rule("KF E-09", "KF R-033a", "KF R-033c", "KF R-034a", "KF R-034b", "KF R-036")
def test_livio_pays_hydra_with_his_last_sanity_and_a_cult_point() -> None:
    t = festival(5, order=["livio"], dice=FIVE, livio={"sanity": 1, "cult": 3})
    t.livio.plays("invoke:hydra:2-3-5")
    for each in (t.luke, t.gabriel, t.andrea, t.james):
        each.passes()
    t.livio.has(sanity=0, cult=2, cubes=[0, 0, 0])  # the price comes first
    t.livio.is_asked("which-gift").offered_only("option:1", "option:2").plays("option:2")
    t.livio.has(evil=2, death=0, destruction=1)


@rule("KF E-09", "KF R-036")
def test_livio_might_have_taken_two_evil_and_one_death() -> None:
    t = luke_invokes("hydra", 2, 3, 5)
    t.luke.plays("option:1")
    t.luke.has(sanity=8, evil=2, death=1, destruction=0)


@rule("KF R-033b", "KF R-033c", "KF Q-14")
def test_neither_the_price_nor_the_gifts_of_a_god_can_be_refused() -> None:
    t = luke_invokes("ghatanothoa", 3, 4, 6)
    t.luke.has(sanity=7, destruction=2).is_asked("resource").offered_only("evil", "death", "destruction")
    assert t.decision.ask.passing is None
    t = luke_invokes("great_race_of_yith", 1, 6)
    t.luke.plays("evil")
    assert len(t.luke.cultist.hand) == 1  # the spell came without a question


@rule("KF R-034a", "KF R-034b", "KF R-037a", "KF Q-08")
@pytest.mark.parametrize(
    ("sanity", "cult", "left"), [(6, 9, (0, 9)), (5, 9, (0, 8)), (0, 9, (0, 3)), (2, 3, (0, 0)), (0, 0, (0, 0))]
)
def test_missing_sanity_is_lost_in_cult_points_down_to_zero(sanity: int, cult: int, left: tuple[int, int]) -> None:
    t = luke_invokes("nyarlathotep", 5, 6, 6, sanity=sanity, cult=cult)
    t.luke.has(sanity=left[0], cult=left[1]).is_asked("resource")
    t.luke.plays("evil", "evil", "death")
    t.luke.has(cult=left[1] + 4, evil=2, death=1)  # the gifts are received all the same


@rule("KF R-070b", "KF R-034a")
def test_without_sanity_nobody_is_out() -> None:
    t = festival(dice={"luke": [1, 1, 1], "gabriel": [2, 2, 2]}, luke={"sanity": 0}, gabriel={"sanity": 0})
    t.luke.is_asked("sanity-bonus").plays("no")
    t.gabriel.plays("no")
    t.luke.plays("invoke:mi_go:1-1-1")
    t.to_the_end()
    t.luke.has(sanity=0)
    assert t.state.round == 12 and t.table.result is not None


@rule("KF R-070a", "KF Q-22")
@pytest.mark.parametrize(
    ("luke", "gabriel", "winners"),
    [
        ({"cult": 9, "sanity": 0}, {"cult": 8, "sanity": 12}, (0,)),
        ({"cult": 9, "sanity": 3}, {"cult": 9, "sanity": 4}, (1,)),
        ({"cult": 9, "sanity": 4, "magic": 1}, {"cult": 9, "sanity": 4}, (0,)),
        ({"cult": 9, "sanity": 4, "magic": 1}, {"cult": 9, "sanity": 4, "magic": 1}, (0, 1)),
    ],
)
def test_sanity_decides_only_between_equal_cult_points(
    luke: dict[str, int], gabriel: dict[str, int], winners: tuple[int, ...]
) -> None:
    t = festival(round=12, at="time", luke=luke, gabriel=gabriel)
    assert t.table.result is not None
    assert t.table.result.winners == winners


@rule("KF R-035a", "KF R-004b")
def test_there_is_no_limit_to_what_a_cultist_may_hoard() -> None:
    t = luke_invokes("shub_niggurath", 4, 6, 6, evil=25, death=25, destruction=15)
    t.luke.has(evil=28, death=27, destruction=15)


@rule("KF Q-11")
def test_magic_has_no_maximum() -> None:
    t = luke_invokes("yog_sothoth", 6, 6, 6, magic=50)
    t.luke.has(magic=53)


@rule("KF R-023a", "KF R-023b")
def test_nephren_ka_gives_no_sanity_beyond_twelve() -> None:
    t = luke_invokes("nephren_ka", 1, 1, 1)
    t.luke.has(sanity=12)


@rule("KF R-037b")
def test_a_loss_stops_at_zero() -> None:
    t = festival(round=3, at="raid", event="the_picture_in_the_house", investigator="robert_blake",
                 luke={"magic": 1}, gabriel={"magic": 3})  # fmt: skip
    t.luke.has(magic=0).is_asked("combat")
    t.gabriel.has(magic=1)
    t.livio.has(magic=0)
    t.luke.passes()  # 0 against 3: the penalty is a cult point, and there is none
    t.luke.has(cult=0)


@rule("KF Q-13", "KF R-034b")
def test_every_forced_loss_of_sanity_falls_back_on_cult_points() -> None:
    t = festival(scenario="the_colour_out_of_space", at="propagation", luke={"sanity": 0, "cult": 4, "evil": 1})
    t.luke.plays("place:house")
    t.luke.has(sanity=0, cult=4)  # 1 for the House, 1 lost to the Colour


@rule("KF Q-13")
def test_a_price_in_sanity_that_one_chooses_must_be_paid_in_full() -> None:
    t = festival(at="propagation", luke={"magic": 1, "sanity": 1, "cult": 9, "hand": ["maleficium_lactis"]})
    t.luke.refused("cast:maleficium_lactis", rule="Q-13", have=1)


@rule("KF Q-09")
def test_beyond_fifty_cult_points_the_token_lies_on_the_plus_space() -> None:
    t = luke_invokes("yog_sothoth", 6, 6, 6, cult=46)
    t.luke.has(cult=50)
    assert t.table.view(1).cultists[0].plus_fifty is False
    t = luke_invokes("yog_sothoth", 6, 6, 6, cult=47)
    t.luke.has(cult=51)
    assert t.table.view(1).cultists[0].plus_fifty is True


@rule("KF R-015b", "KF R-015c", "KF R-036")
def test_the_grey_bag_is_a_choice_for_each_unit() -> None:
    t = luke_invokes("hastur", 3, 5, 6)
    t.luke.picks("evil", "destruction", "evil")
    t.luke.has(evil=2, death=0, destruction=1, cult=2, sanity=6)


@rule("KF R-015a", "KF R-015c")
def test_a_spiked_bag_is_paid_with_a_resource_of_choice() -> None:
    t = festival(at="propagation", luke={"evil": 1, "death": 1})
    t.luke.plays("place:house").offered_only("evil", "death").plays("death")
    t.luke.has(cubes=[1, 0, 0])


@rule("KF R-031b", "KF Q-33")
def test_a_spell_repeats_a_god_in_its_place_and_changes_no_order() -> None:
    t = festival(order=["luke"], dice={"luke": [2, 3, 6], "gabriel": [4, 4, 4]},
                 luke={"magic": 4, "hand": ["the_sabbath_feast"]})  # fmt: skip
    t.luke.plays("invoke:shoggoth:2")
    t.gabriel.plays("invoke:byakhee:4")
    t.livio.passes()
    t.luke.plays("invoke:thing_of_darkness:6")
    t.gabriel.passes()
    t.luke.passes()
    t.luke.is_asked("privileges").passes()
    t.luke.is_asked("gift").plays("cast:the_sabbath_feast")
    t.luke.has(evil=2, sanity=8)  # Shoggoth twice, before anybody else is served
    t.gabriel.is_asked("which-gift")
    t.until("propagate")
    assert answers(t) == [
        ("shoggoth", "luke"), ("shoggoth", "luke"), ("byakhee", "gabriel"), ("thing_of_darkness", "luke")
    ]  # fmt: skip


@rule("KF R-033a", "KF R-032b")
def test_a_god_that_has_answered_is_no_longer_the_one_that_answers() -> None:
    t = luke_invokes("mi_go", 3, hand=["al_azif"], evil=1)
    t.luke.is_asked("propagate")
    assert answers(t) == [("mi_go", "luke")]
    assert t.state.gift is None and t.table.view(1).answering is None
