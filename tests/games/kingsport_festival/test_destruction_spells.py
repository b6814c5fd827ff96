"""The fifteen Destruction spells: resources in the propagation phase, cult points in the time phase."""

from __future__ import annotations

from typing import Any

import pytest

from citing import rule

from .festival import Kingsport, festival


def holding(spell: str, at: str, magic: int, **luke: Any) -> Kingsport:
    """Luke holds one spell at the beginning of a phase."""
    return festival(at=at, luke={"hand": [spell], "magic": magic, **luke})


def discarded(t: Kingsport, spell: str) -> None:
    """The spell has gone from luke's hand to the open discards."""
    t.luke.has(hand=[])
    assert t.table.view(1).discards["destruction"] == [spell]


@rule("KF R-050b", "KF R-051d")
def test_pactum_tacitum_gives_a_resource_of_choice() -> None:
    t = holding("pactum_tacitum", "propagation", magic=3)
    t.luke.plays("cast:pactum_tacitum").is_asked("resource").offered_only("evil", "death", "destruction")
    t.luke.plays("destruction").has(cubes=[0, 0, 1], magic=1)
    discarded(t, "pactum_tacitum")


@rule("KF R-050b", "KF R-051d")
def test_sabbatum_nocturnum_gives_two_resources_of_choice() -> None:
    t = holding("sabbatum_nocturnum", "propagation", magic=4)
    t.luke.plays("cast:sabbatum_nocturnum", "evil", "death").has(cubes=[1, 1, 0], magic=0)
    discarded(t, "sabbatum_nocturnum")


@rule("KF R-050b", "KF R-051d")
def test_convivium_daemonum_gives_an_evil_and_a_death() -> None:
    t = holding("convivium_daemonum", "propagation", magic=3)
    t.luke.plays("cast:convivium_daemonum").has(cubes=[1, 1, 0], magic=0)
    discarded(t, "convivium_daemonum")


@rule("KF R-050b", "KF R-051d")
def test_tempestas_arcana_gives_a_destruction() -> None:
    t = holding("tempestas_arcana", "propagation", magic=1)
    t.luke.plays("cast:tempestas_arcana").has(cubes=[0, 0, 1], magic=0)
    discarded(t, "tempestas_arcana")


@rule("KF R-050b", "KF R-051d")
def test_unguentum_volans_gives_a_resource_of_choice_and_a_cult_point() -> None:
    t = holding("unguentum_volans", "propagation", magic=4)
    t.luke.plays("cast:unguentum_volans", "death").has(cubes=[0, 1, 0], cult=1, magic=0)
    discarded(t, "unguentum_volans")


@rule("KF R-050b", "KF R-044c")
def test_veneficium_takes_two_resources_off_the_next_placement() -> None:
    t = holding("veneficium", "propagation", magic=3, discs=["house", "emporium"], cubes=[1, 1, 0])
    t.luke.refused("place:library", rule="R-044").plays("cast:veneficium", "place:library")
    t.luke.is_asked("pay").offered_only("evil", "death").plays("evil", "evil")
    t.luke.has(cubes=[0, 1, 0], cult=4, magic=0)  # 1 for the spell, 3 for the Library
    assert "veneficium" in t.state.discards[2]


@rule("KF R-044c")
def test_veneficium_never_makes_a_building_free() -> None:
    t = holding("veneficium", "propagation", magic=3, cubes=[1, 0, 0])
    t.luke.plays("cast:veneficium", "place:house").has(cubes=[0, 0, 0])


@rule("KF R-044c")
def test_veneficium_and_the_cemetery_add_up() -> None:
    t = holding("veneficium", "propagation", magic=3, discs=["barber", "cemetery"], cubes=[1, 1, 0])
    t.luke.plays("cast:veneficium", "place:hospital").has(cubes=[0, 0, 0], cult=7)  # five cubes less three


@rule("KF R-044c")
def test_veneficium_is_for_this_phase_only() -> None:
    t = holding("veneficium", "propagation", magic=3, discs=["house"], cubes=[1, 0, 0])
    t.luke.plays("cast:veneficium").offered("place:club", "place:barber").passes()
    t.until("propagate", "luke").luke.refused("place:club", rule="R-044", less=0)


@rule("KF R-044d", "KF R-050c")
@pytest.mark.parametrize(("spell", "price"), [("veneficium", 3), ("pulvis_niger", 2)])
def test_after_the_placement_veneficium_and_pulvis_niger_still_bring_a_cult_point(spell: str, price: int) -> None:
    t = holding(spell, "propagation", magic=price, cubes=[1, 0, 1])
    t.luke.plays("place:house", "destruction").is_asked("propagate").plays(f"cast:{spell}").has(cult=2, magic=0)
    t.until("propagate", "luke").luke.refused("place:club", rule="R-044", less=0)  # for that phase only


@rule("KF R-050b", "KF R-044c")
def test_pulvis_niger_lets_any_resource_pay_for_any_other() -> None:
    t = holding("pulvis_niger", "propagation", magic=2, discs=["house", "club"], cubes=[0, 0, 3])
    t.luke.refused("place:police_station", rule="R-044").plays("cast:pulvis_niger", "place:police_station")
    t.luke.has(cubes=[0, 0, 0], cult=4, magic=0)
    discarded(t, "pulvis_niger")


@rule("KF R-044c", "KF R-050b")
def test_pulvis_niger_lasts_for_one_placement() -> None:
    t = holding("pulvis_niger", "propagation", magic=2, discs=["house"], cubes=[1, 0, 1])
    t.luke.plays("cast:pulvis_niger").offered("place:club", "place:emporium").passes()
    t.until("propagate", "luke").luke.refused("place:club", rule="R-044").offered_only("place:ruins", "pass")


@rule("KF R-050b", "KF R-051d")
def test_transfiguratio_changes_up_to_three_resources() -> None:
    t = holding("transfiguratio", "propagation", magic=1, cubes=[4, 0, 0])
    t.luke.plays("cast:transfiguratio").is_asked("convert")
    t.luke.offered_only("change:evil:death", "change:evil:destruction", "done")
    t.luke.plays("change:evil:death", "change:evil:destruction", "change:evil:destruction")
    t.luke.is_asked("propagate").has(cubes=[1, 1, 2], magic=0)
    discarded(t, "transfiguratio")


@rule("KF R-050c")
def test_transfiguratio_may_change_fewer_or_nothing_and_brings_a_cult_point() -> None:
    t = holding("transfiguratio", "propagation", magic=1, cubes=[2, 0, 0])
    t.luke.plays("cast:transfiguratio", "change:evil:death", "done").has(cubes=[1, 1, 0], cult=1)
    t = holding("transfiguratio", "propagation", magic=1)
    t.luke.plays("cast:transfiguratio").is_not_asked().has(cult=1, magic=0)


@rule("KF R-050b", "KF R-051d")
def test_maleficium_lactis_gives_two_resources_for_a_magic_and_two_sanity() -> None:
    t = holding("maleficium_lactis", "propagation", magic=1, sanity=2)
    t.luke.plays("cast:maleficium_lactis", "evil", "evil").has(cubes=[2, 0, 0], sanity=0, magic=0)
    discarded(t, "maleficium_lactis")


@rule("KF Q-13")
def test_the_sanity_for_maleficium_lactis_cannot_be_paid_in_cult_points() -> None:
    t = holding("maleficium_lactis", "propagation", magic=1, sanity=1, cult=9)
    t.luke.refused("cast:maleficium_lactis", rule="Q-13", have=1)


@rule("KF R-050b", "KF R-051d")
@pytest.mark.parametrize(
    ("spell", "price", "cult"), [("ignis_fatuus", 2, 1), ("stigma_diaboli", 4, 2), ("vox_ultima", 6, 3)]
)
def test_ignis_fatuus_stigma_diaboli_and_vox_ultima_turn_magic_into_cult(spell: str, price: int, cult: int) -> None:
    t = holding(spell, "time", magic=price + 1)
    t.luke.is_asked("time").plays(f"cast:{spell}").has(magic=1, cult=cult)
    discarded(t, spell)
    t = holding(spell, "time", magic=price - 1)
    t.luke.refused(f"cast:{spell}", rule="R-050", need=price, have=price - 1)


@rule("KF R-050b", "KF R-051d")
def test_chorea_circularis_scores_level_three_buildings_four_at_most() -> None:
    two = ["house", "club", "library", "police_station", "city_hall"]
    t = holding("chorea_circularis", "time", magic=4, discs=two)
    t.luke.plays("cast:chorea_circularis").has(cult=2, magic=0)
    discarded(t, "chorea_circularis")
    five = ["library", "police_station", "lighthouse", "cemetery", "newspaper"]
    t = holding("chorea_circularis", "time", magic=4, discs=five)
    t.luke.plays("cast:chorea_circularis").has(cult=4)


@rule("KF R-050b", "KF R-051d")
def test_grando_et_fulmen_scores_three_for_two_magic_and_two_resources() -> None:
    t = holding("grando_et_fulmen", "time", magic=2, cubes=[1, 0, 2])
    t.luke.plays("cast:grando_et_fulmen").is_asked("pay").offered_only("evil", "destruction")
    t.luke.picks("destruction", "evil").has(cubes=[0, 0, 1], cult=3, magic=0)
    discarded(t, "grando_et_fulmen")
    t = holding("grando_et_fulmen", "time", magic=2, cubes=[1, 0, 0])
    t.luke.refused("cast:grando_et_fulmen", rule="R-015")


@rule("KF R-024", "KF R-050b", "KF R-051d")
def test_messis_diaboli_scores_one_and_three_below_six_sanity() -> None:
    t = holding("messis_diaboli", "time", magic=3, sanity=6)
    t.luke.plays("cast:messis_diaboli").has(cult=1, magic=0)
    discarded(t, "messis_diaboli")
    t = holding("messis_diaboli", "time", magic=3, sanity=5)
    t.luke.plays("cast:messis_diaboli").has(cult=3)


@rule("KF R-050a")
def test_a_spell_is_played_in_the_phase_it_names() -> None:
    t = holding("ignis_fatuus", "propagation", magic=9)
    t.luke.is_asked("propagate").refused("cast:ignis_fatuus", rule="R-050").passes()
    t.luke.is_asked("time").offered("cast:ignis_fatuus")
    t = holding("pactum_tacitum", "time", magic=9)
    t.luke.refused("cast:pactum_tacitum", rule="R-050")


@rule("KF R-052a")
def test_several_spells_may_be_played_in_one_phase() -> None:
    t = festival(at="time", luke={"hand": ["ignis_fatuus", "stigma_diaboli", "vox_ultima"], "magic": 12})
    t.luke.plays("cast:ignis_fatuus", "cast:vox_ultima", "cast:stigma_diaboli").has(cult=6, magic=0, hand=[])


@rule("KF R-051d")
def test_destruction_spells_are_fifteen_and_bring_cult_or_resources() -> None:
    t = festival()
    cards = [card for card in t.state.box.spells.values() if card.deck == "destruction"]
    assert len(cards) == 15
    assert {card.when for card in cards} == {"propagation.own_turn", "time"}
