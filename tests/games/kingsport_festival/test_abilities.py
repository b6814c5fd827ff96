"""The abilities of the twenty-four Investigators, each in a combat."""

from __future__ import annotations

from citing import rule
from leng.games.kingsport_festival.state import Festival

from .raiding import STRENGTH, fought, raid

AL_AZIF, GREEK = "al_azif", "the_greek_of_philetas"


@rule("KF R-062a")
def test_zadok_allen_sells_two_strength_for_a_resource_once() -> None:
    t = raid("zadok_allen", luke={"cubes": [1, 1, 0], "hand": [AL_AZIF], "magic": 1})
    t.luke.offered("use:investigator", "fight").plays("use:investigator").is_asked("pay").plays("death")
    t.luke.is_asked("combat").refused("use:investigator", rule="R-047").plays("fight").has(cubes=[1, 0, 0])
    fought(t, "luke", strength=2, foe=1, outcome="victory")
    t.until("sanity-bonus")
    fought(t, "gabriel", strength=0)  # without resources there is nothing to offer him


@rule("KF R-062a", "KF R-062b", "KF E-12")
def test_nathaniel_wingate_peaslee_takes_one_from_each_spells_bonus() -> None:
    t = raid("nathaniel_wingate_peaslee", luke={"hand": [GREEK, "the_testimony_of_the_mad_arab"], "magic": 6})
    t.luke.plays(f"cast:{GREEK}", "cast:the_testimony_of_the_mad_arab").has(magic=0)
    fought(t, "luke", strength=3, foe=2)


@rule("KF R-024", "KF R-062a")
def test_henry_anthony_wilcox_weakens_cultists_below_six_sanity() -> None:
    club = {"discs": STRENGTH[2]}
    t = raid("henry_anthony_wilcox", luke={**club, "sanity": 5}, gabriel={**club, "sanity": 6})
    fought(t, "luke", strength=1, foe=2, outcome="defeat")
    fought(t, "gabriel", strength=2, foe=2, outcome="repelled")


@rule("KF R-062a", "KF R-058b")
def test_frank_elwood_never_rewards_twice() -> None:
    t = raid("frank_elwood", luke={"discs": STRENGTH[8]})
    fought(t, "luke", strength=8, foe=1, outcome="victory", doubled=False)
    t.luke.is_asked("resource").plays("evil").has(cubes=[1, 0, 0]).is_not_asked()


@rule("KF R-062a")
def test_crawford_tillinghast_makes_spells_one_magic_cheaper_but_not_free() -> None:
    t = raid("crawford_tillinghast", luke={"hand": [AL_AZIF, GREEK], "magic": 3})
    t.luke.plays(f"cast:{GREEK}").has(magic=2)
    t.luke.plays(f"cast:{AL_AZIF}")
    fought(t, "luke", strength=3, foe=3, outcome="repelled")
    t.luke.has(magic=1)


@rule("KF R-062a")
def test_robert_blake_sells_one_strength_for_a_sanity_once() -> None:
    t = raid("robert_blake", luke={"discs": STRENGTH[3], "sanity": 8})
    t.luke.is_asked("combat").plays("use:investigator").has(sanity=7, cult=2)
    fought(t, "luke", strength=4, foe=3, outcome="victory")


@rule("KF R-062a", "KF Q-27")
def test_george_gammel_angell_is_stronger_against_two_spells_in_hand() -> None:
    t = raid("george_gammel_angell", luke={"hand": [AL_AZIF, GREEK]}, gabriel={"hand": ["vox_ultima"]})
    fought(t, "luke", foe=3)
    t.luke.is_asked("lose-spell").plays(f"discard:{GREEK}")
    fought(t, "gabriel", foe=2)


@rule("KF R-062a", "KF R-059")
def test_albert_n_wilmarth_wins_ties() -> None:
    t = raid("albert_n_wilmarth", luke={"discs": STRENGTH[3], "cult": 4}, gabriel={"discs": STRENGTH[4]})
    fought(t, "luke", strength=3, foe=3, outcome="defeat")
    t.luke.has(cult=3)
    fought(t, "gabriel", strength=4, outcome="victory")


@rule("KF R-062a", "KF R-059")
def test_william_dyer_has_no_ability() -> None:
    t = raid("william_dyer", luke={"discs": STRENGTH[4], "hand": [AL_AZIF], "magic": 1, "evil": 1})
    t.luke.offered_only(f"cast:{AL_AZIF}", "fight").plays("fight")
    fought(t, "luke", strength=4, foe=4, outcome="repelled")


@rule("KF R-062a")
def test_frank_h_pabodie_takes_one_from_the_best_building_only() -> None:
    t = raid("frank_h_pabodie", luke={"discs": STRENGTH[5]}, gabriel={"discs": STRENGTH[1]})
    fought(t, "luke", strength=4, foe=3)  # Club 2, Police Station 2, Emporium 1, less 1
    t.luke.plays("evil", "evil")
    fought(t, "gabriel", strength=0)
    fought(t, "livio", strength=0)  # without buildings nothing is taken


@rule("KF R-062a", "KF R-058b")
def test_daniel_upton_never_rewards_twice() -> None:
    t = raid("daniel_upton", luke={"discs": STRENGTH[8], "sanity": 7})
    fought(t, "luke", strength=8, foe=4, outcome="victory", doubled=False)
    t.luke.has(cult=2, sanity=9)


@rule("KF R-062a")
def test_william_channing_webb_is_stronger_against_who_invoked_a_great_god() -> None:
    t = raid("william_channing_webb", at="invocation", dice={"luke": [4, 4, 5], "gabriel": [4, 4, 4]})
    t.luke.plays("invoke:ghatanothoa:4-4-5")
    t.gabriel.plays("invoke:tsathoggua:4-4-4")
    t.livio.passes()
    t.until("sanity-bonus")
    fought(t, "luke", foe=4)  # value 13
    fought(t, "gabriel", foe=2)  # value 12


@rule("KF R-062a")
def test_henry_armitage_makes_spells_one_magic_dearer() -> None:
    t = raid("henry_armitage", luke={"hand": [AL_AZIF, GREEK], "magic": 3})
    t.luke.plays(f"cast:{GREEK}").has(magic=0)
    fought(t, "luke", strength=2, foe=5)
    t = raid("henry_armitage", luke={"hand": [AL_AZIF, GREEK], "magic": 2})
    t.luke.refused(f"cast:{GREEK}", rule="R-050", need=3, have=2).offered(f"cast:{AL_AZIF}")


@rule("KF R-062a", "KF Q-27")
def test_john_raymond_legrasse_is_stronger_against_those_who_lead() -> None:
    t = raid("john_raymond_legrasse", luke={"cult": 7}, gabriel={"cult": 7}, livio={"cult": 6})
    fought(t, "luke", foe=5)
    fought(t, "gabriel", foe=5)
    fought(t, "livio", foe=4)


@rule("KF R-062a", "KF R-052b")
def test_randolph_carter_allows_no_spells() -> None:
    armed = {"hand": [AL_AZIF, "the_powder_of_ibn_ghazi"], "magic": 9}
    t = raid("randolph_carter", luke={**armed, "discs": ["house", "quay"]}, gabriel={"hand": [GREEK], "magic": 9})
    t.luke.is_asked("combat").offered_only("use:quay", "fight")
    t.luke.refused(f"cast:{AL_AZIF}", rule="R-062").refused("cast:the_powder_of_ibn_ghazi", rule="R-062").plays("fight")
    fought(t, "gabriel", strength=0, outcome="defeat")  # nobody expects a spell, so he is not even asked


@rule("KF R-062a")
def test_gustaf_johansen_knows_the_quay_and_the_lighthouse() -> None:
    def luke_saw_him(g: Festival) -> None:
        g.raids[2].investigator_seen = [0]

    harbour = ["house", "quay", "lighthouse", "emporium"]
    luke = {"discs": harbour, "hand": [AL_AZIF], "magic": 2}
    t = raid("gustaf_johansen", luke=luke, arrange=luke_saw_him)
    t.luke.offered_in_vain("use:quay").plays("use:quay", "fight").has(magic=1)  # it sells what he makes useless
    fought(t, "luke", strength=1, foe=5)


@rule("KF R-062a", "KF R-058b", "KF R-059")
def test_henry_w_akeley_wins_ties_and_never_rewards_twice() -> None:
    t = raid("henry_w_akeley", luke={"discs": STRENGTH[3], "cult": 4}, gabriel={"discs": STRENGTH[6]})
    fought(t, "luke", strength=3, foe=3, outcome="defeat")
    fought(t, "gabriel", strength=6, foe=3, outcome="victory", doubled=False)
    t.gabriel.has(cult=2, magic=2)


@rule("KF R-024", "KF R-062a")
def test_danforth_strengthens_cultists_below_six_sanity() -> None:
    t = raid("danforth", luke={"discs": STRENGTH[4], "sanity": 5}, gabriel={"discs": STRENGTH[4], "sanity": 6})
    fought(t, "luke", strength=5, foe=4, outcome="victory")
    fought(t, "gabriel", strength=4, foe=4, outcome="repelled")


@rule("KF R-062a", "KF R-052b")
def test_marinus_bicknell_willett_allows_one_spell_each() -> None:
    armed = {"hand": [AL_AZIF, GREEK], "magic": 9, "discs": ["house", "quay"]}
    t = raid("marinus_bicknell_willett", luke=armed, gabriel={"hand": ["strange_aeons"], "magic": 9})
    t.luke.plays(f"cast:{AL_AZIF}").is_asked("combat").refused(f"cast:{GREEK}", rule="R-062", played=1).plays("fight")
    t.gabriel.is_asked("combat").plays("cast:strange_aeons")
    fought(t, "luke", strength=2, foe=6)
    fought(t, "gabriel", strength=1, foe=6)


@rule("KF R-062a")
def test_thomas_f_malone_knows_the_emporium_and_the_club() -> None:
    t = raid("thomas_f_malone", luke={"discs": STRENGTH[8]})
    fought(t, "luke", strength=5, foe=5, outcome="repelled")


@rule("KF R-062a", "KF Q-27")
def test_francis_wayland_thurston_is_stronger_against_three_spells_in_hand() -> None:
    three, two = [AL_AZIF, GREEK, "vox_ultima"], ["strange_aeons", "ignis_fatuus"]
    t = raid("francis_wayland_thurston", luke={"hand": three, "magic": 1}, gabriel={"hand": two})
    t.luke.is_asked("combat").plays(f"cast:{AL_AZIF}")  # three when the combat began, and that counts
    fought(t, "luke", strength=1, foe=6)
    t.luke.has(hand=[])  # the penalty takes the two that are left, without asking which goes first
    fought(t, "gabriel", foe=4)


@rule("KF R-062a")
def test_warren_rice_takes_one_from_spells_and_from_the_best_building() -> None:
    t = raid("warren_rice", luke={"discs": STRENGTH[3], "hand": [GREEK], "magic": 2})
    t.luke.plays(f"cast:{GREEK}").has(magic=0)
    fought(t, "luke", strength=3, foe=4)  # Club 1, Emporium 1, spell 1


@rule("KF R-062a", "KF R-058b")
def test_francis_morgan_never_rewards_twice() -> None:
    luke = {"discs": STRENGTH[8], "hand": [GREEK], "magic": 2}
    t = raid("francis_morgan", luke=luke)
    t.luke.plays(f"cast:{GREEK}").has(cult=5, magic=2)
    fought(t, "luke", strength=10, foe=5, outcome="victory", doubled=False)


@rule("KF R-062a", "KF Q-35")
def test_wingate_peaslee_takes_a_sanity_as_each_combat_begins() -> None:
    t = raid("wingate_peaslee", luke={"discs": STRENGTH[6], "sanity": 9}, gabriel={"discs": STRENGTH[8], "sanity": 9})
    fought(t, "luke", strength=6, foe=6, outcome="repelled")
    t.luke.has(sanity=8)
    t.gabriel.is_asked("resource").has(sanity=8)
