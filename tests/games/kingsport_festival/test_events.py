"""The eighteen Events, each turned up in a raid."""

from __future__ import annotations

from citing import rule

from .raiding import STRENGTH, fought, raid

AL_AZIF, GREEK = "al_azif", "the_greek_of_philetas"


@rule("KF R-053b", "KF E-12")
def test_ex_oblivione_strengthens_the_investigator() -> None:
    t = raid("william_dyer", "ex_oblivione", luke={"discs": STRENGTH[4]})
    for who in ("luke", "gabriel", "livio"):
        fought(t, who, foe=5)


@rule("KF R-053b", "KF Q-13")
def test_the_tomb_takes_a_sanity_from_everybody() -> None:
    t = raid("william_dyer", "the_tomb", luke={"sanity": 8}, gabriel={"sanity": 0, "cult": 3})
    t.luke.has(sanity=7)
    t.gabriel.has(sanity=0, cult=2)
    t.livio.has(sanity=9)


@rule("KF R-053b", "KF Q-20")
def test_polaris_weakens_the_investigator() -> None:
    t = raid("william_dyer", "polaris", luke={"discs": STRENGTH[4]})
    fought(t, "luke", strength=4, foe=3, outcome="victory")


@rule("KF R-053b", "KF R-024", "KF Q-34")
def test_the_white_ship_favours_six_sanity_or_more() -> None:
    t = raid("william_dyer", "the_white_ship", luke={"sanity": 6}, gabriel={"sanity": 5})
    t.luke.has(cult=1)
    t.gabriel.has(cult=0)


@rule("KF R-053b", "KF R-024", "KF Q-34")
def test_beyond_the_wall_of_sleep_heals_below_six_sanity() -> None:
    t = raid("william_dyer", "beyond_the_wall_of_sleep", luke={"sanity": 5}, gabriel={"sanity": 6})
    t.luke.has(sanity=7)
    t.gabriel.has(sanity=6)


@rule("KF R-053b")
def test_the_terrible_old_man_takes_a_resource_or_else_a_sanity() -> None:
    t = raid("robert_blake", "the_terrible_old_man", luke={"cubes": [1, 1, 0]}, gabriel={"cubes": [0, 0, 1]})
    t.luke.is_asked("lose-resources").offered_only("evil", "death").plays("death")
    t.luke.has(cubes=[1, 0, 0], sanity=10)
    t.gabriel.has(cubes=[0, 0, 0], sanity=10)
    t.livio.has(sanity=9)


@rule("KF R-053b", "KF R-059")
def test_the_cats_of_ulthar_turn_ties_into_victories() -> None:
    t = raid("william_dyer", "the_cats_of_ulthar", luke={"discs": STRENGTH[4]}, gabriel={"discs": STRENGTH[3]})
    fought(t, "luke", strength=4, foe=4, outcome="victory", doubled=False)
    t.luke.has(cult=2, destruction=1)
    fought(t, "gabriel", strength=3, foe=4, outcome="defeat")


@rule("KF R-053b")
def test_celephais_gives_everybody_two_magic_before_the_combats() -> None:
    t = raid("william_dyer", "celephais", luke={"hand": [GREEK]}, gabriel={"magic": 1})
    t.luke.is_asked("combat").has(magic=2).plays(f"cast:{GREEK}").has(magic=0)
    t.gabriel.has(magic=3)
    t.livio.has(magic=2)


@rule("KF R-053b", "KF R-024", "KF R-055c")
def test_from_beyond_favours_the_mad() -> None:
    club = {"discs": STRENGTH[2]}
    t = raid("william_dyer", "from_beyond", luke={**club, "sanity": 5}, gabriel={**club, "sanity": 6})
    fought(t, "luke", strength=3)
    fought(t, "gabriel", strength=1)


@rule("KF R-053b", "KF Q-27", "KF Q-35")
def test_from_beyond_is_read_at_each_combat() -> None:
    t = raid("wingate_peaslee", "from_beyond", luke={"sanity": 6}, gabriel={"sanity": 7})
    fought(t, "luke", strength=1)  # Wingate Peaslee has just brought him to 5
    fought(t, "gabriel", strength=-1)


@rule("KF R-053b", "KF R-037b")
def test_the_picture_in_the_house_takes_two_magic() -> None:
    t = raid("robert_blake", "the_picture_in_the_house", luke={"magic": 5}, gabriel={"magic": 1})
    t.luke.has(magic=3)
    t.gabriel.has(magic=0)


@rule("KF R-053b")
def test_the_music_of_erich_zann_makes_spells_cheaper_but_not_free() -> None:
    t = raid("william_dyer", "the_music_of_erich_zann", luke={"hand": [AL_AZIF, GREEK], "magic": 2})
    t.luke.plays(f"cast:{GREEK}").has(magic=1)
    t.luke.plays(f"cast:{AL_AZIF}").has(magic=0)
    fought(t, "luke", strength=3)


@rule("KF R-053b")
def test_erich_zann_and_henry_armitage_outweigh_each_other() -> None:
    t = raid("henry_armitage", "the_music_of_erich_zann", luke={"hand": [GREEK], "magic": 2})
    t.luke.plays(f"cast:{GREEK}").has(magic=0)


@rule("KF R-053b", "KF R-052b")
def test_under_hypnos_nobody_plays_spells() -> None:
    t = raid("william_dyer", "hypnos", luke={"hand": [AL_AZIF], "magic": 5, "discs": ["house", "quay"]})
    t.luke.is_asked("combat").offered_only("use:quay", "fight").refused(f"cast:{AL_AZIF}", rule="R-053").plays("fight")
    t.luke.has(magic=5, hand=[AL_AZIF])


@rule("KF R-053b", "KF Q-27")
def test_the_hound_hunts_those_who_lead() -> None:
    t = raid("william_dyer", "the_hound", luke={"cult": 4}, gabriel={"cult": 4}, livio={"cult": 3})
    fought(t, "luke", foe=6)
    fought(t, "gabriel", foe=6)
    fought(t, "livio", foe=4)


@rule("KF R-053b", "KF Q-27")
def test_the_hound_keeps_the_scent_when_the_lead_changes() -> None:
    luke = {"cult": 3, "discs": STRENGTH[8]}
    t = raid("william_dyer", "the_hound", luke=luke, gabriel={"cult": 4})
    t.luke.has(cult=7)
    fought(t, "luke", foe=4)
    fought(t, "gabriel", foe=6)


@rule("KF R-053b", "KF R-060")
def test_the_lurking_fear_doubles_penalties() -> None:
    t = raid("francis_morgan", "the_lurking_fear", luke={"cult": 9, "cubes": [5, 0, 0]})
    t.luke.has(cult=5, cubes=[1, 0, 0])


@rule("KF R-053b", "KF R-060", "KF Q-29")
def test_the_lurking_fear_doubles_what_is_taken_instead_too() -> None:
    t = raid("nathaniel_wingate_peaslee", "the_lurking_fear", luke={"sanity": 8}, gabriel={"hand": [AL_AZIF]})
    t.luke.has(sanity=6)
    t.gabriel.has(hand=[], sanity=10)  # one of two spells is what there is; nothing instead of the other


@rule("KF R-053b")
def test_the_rats_in_the_walls_gnaw_a_spell_or_else_a_sanity() -> None:
    t = raid("robert_blake", "the_rats_in_the_walls", luke={"hand": ["vox_ultima", "ignis_fatuus"]})
    t.luke.is_asked("lose-spell").plays("discard:ignis_fatuus").has(hand=["vox_ultima"], sanity=10)
    t.gabriel.has(sanity=9)


@rule("KF R-053b", "KF Q-27", "KF R-055c")
def test_the_outsider_helps_those_who_are_behind() -> None:
    t = raid("william_dyer", "the_outsider", luke={"cult": 1}, gabriel={"cult": 0}, livio={"cult": 0})
    fought(t, "luke", strength=0)
    fought(t, "gabriel", strength=2)
    fought(t, "livio", strength=2)


@rule("KF R-053b", "KF R-062a")
def test_under_the_unnamable_the_ability_is_void() -> None:
    t = raid("wingate_peaslee", "the_unnamable", luke={"discs": STRENGTH[6], "sanity": 9})
    t.luke.has(sanity=9)
    t = raid("randolph_carter", "the_unnamable", luke={"hand": [AL_AZIF], "magic": 1})
    t.luke.offered(f"cast:{AL_AZIF}")
    t = raid("zadok_allen", "the_unnamable", luke={"evil": 1, "hand": [AL_AZIF], "magic": 1})
    t.luke.refused("use:investigator", rule="R-062")


@rule("KF R-053b", "KF Q-13")
def test_the_strange_high_house_in_the_mist_sells_a_cult_point_for_two_magic() -> None:
    t = raid("william_dyer", "the_strange_high_house_in_the_mist", luke={"magic": 3}, gabriel={"magic": 2})
    t.luke.is_asked("offer").offered_only("yes", "no").plays("yes").has(cult=1, magic=1)
    t.gabriel.is_asked("offer").plays("no").has(cult=0, magic=2)
    t.livio.has(cult=0).is_not_asked()


@rule("KF R-053b")
def test_events_ask_in_turn_order() -> None:
    rich = {"magic": 2}
    order = ["gabriel", "livio", "luke"]
    mist = "the_strange_high_house_in_the_mist"
    t = raid("william_dyer", mist, order=order, luke=rich, gabriel=rich, livio=rich)
    t.gabriel.plays("no")
    t.livio.plays("no")
    t.luke.plays("no")


@rule("KF R-010b", "KF R-053a")
def test_events_are_eighteen() -> None:
    assert len(raid().state.box.events) == 18
