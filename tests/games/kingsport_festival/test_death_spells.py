"""The fifteen Death spells: Strength against the Investigators, each played in a combat."""

from __future__ import annotations

import pytest

from citing import rule
from leng.games.kingsport_festival.state import Festival

from .festival import festival
from .raiding import STRENGTH, duel, fought, raid


@rule("KF R-050b", "KF R-051c", "KF R-055b")
@pytest.mark.parametrize(
    ("spell", "price", "bonus"),
    [
        ("al_azif", 1, 1),
        ("the_greek_of_philetas", 2, 2),
        ("the_testimony_of_the_mad_arab", 4, 3),
        ("wormius_rendering", 6, 4),
        ("irem_city_of_pillars", 8, 5),
    ],
)
def test_al_azif_the_greek_the_testimony_wormius_and_irem_trade_magic_for_strength(
    spell: str, price: int, bonus: int
) -> None:
    t = duel(spell, 2, magic=price + 1)
    t.luke.is_asked("combat").plays(f"cast:{spell}")
    fought(t, "luke", strength=2 + bonus, foe=4)
    t.luke.has(magic=1, hand=[])
    assert t.table.view(1).discards["death"] == [spell]

    t = duel(spell, 2, magic=price - 1)
    if price > 1:
        t.luke.refused(f"cast:{spell}", rule="R-050", need=price, have=price - 1)
    else:
        fought(t, "luke", strength=2)  # without any magic nobody expects a spell


@rule("KF R-051c", "KF R-062a")
def test_the_powder_of_ibn_ghazi_keeps_the_ability_away() -> None:
    hand = ["the_powder_of_ibn_ghazi", "al_azif"]
    t = raid("warren_rice", luke={"discs": STRENGTH[4], "hand": hand, "magic": 3})
    t.luke.plays("cast:al_azif")
    assert t.table.view(0).combat.strength == 3  # best building one less, the spell's bonus gone
    t.luke.plays("cast:the_powder_of_ibn_ghazi")
    fought(t, "luke", strength=6, foe=4, outcome="victory")
    t.luke.has(magic=0)


@rule("KF R-051c", "KF R-055b")
def test_the_essential_salts_burn_up_to_three_death() -> None:
    t = duel("the_essential_salts", 1, magic=1, cubes=[5, 4, 0])
    t.luke.plays("cast:the_essential_salts").is_asked("burn").offered_only("burn:0", "burn:1", "burn:2", "burn:3")
    t.luke.plays("burn:3").has(cubes=[5, 1, 0], magic=0)
    fought(t, "luke", strength=4, outcome="repelled")


@rule("KF R-055b")
def test_the_essential_salts_burn_no_more_than_there_is() -> None:
    t = duel("the_essential_salts", 2, magic=1, cubes=[0, 1, 0])
    t.luke.plays("cast:the_essential_salts").offered_only("burn:0", "burn:1").plays("burn:1")
    fought(t, "luke", strength=3)
    t = duel("the_essential_salts", 2, magic=1, cubes=[9, 0, 9])
    t.luke.plays("cast:the_essential_salts")  # up to three may be none at all
    fought(t, "luke", strength=2)


@rule("KF R-051c", "KF R-060")
def test_that_which_is_not_dead_spares_the_penalty_of_a_defeat() -> None:
    t = duel("that_which_is_not_dead", 2, magic=2, cubes=[2, 0, 0])
    t.luke.plays("cast:that_which_is_not_dead").has(cubes=[2, 0, 0], magic=0)
    fought(t, "luke", strength=3, foe=4, outcome="defeat")

    t = duel("that_which_is_not_dead", 2, magic=2, cubes=[2, 0, 0])
    t.luke.plays("fight").has(cubes=[0, 0, 0])  # Dyer takes two resources from who does not play it


@rule("KF R-051c", "KF R-059")
def test_strange_aeons_turn_a_tie_into_a_victory() -> None:
    t = duel("strange_aeons", 3, magic=2)
    t.luke.plays("cast:strange_aeons").has(cult=2, destruction=1, magic=0)
    fought(t, "luke", strength=4, foe=4, outcome="victory", doubled=False)


@rule("KF R-024", "KF R-051c")
@pytest.mark.parametrize(("sanity", "bonus"), [(5, 4), (6, 2)])
def test_the_dho_hna_formula_is_stronger_below_six_sanity(sanity: int, bonus: int) -> None:
    t = duel("the_dho_hna_formula", 1, magic=3, sanity=sanity)
    t.luke.plays("cast:the_dho_hna_formula").has(magic=0)
    fought(t, "luke", strength=1 + bonus)


@rule("KF R-051c", "KF R-055b")
@pytest.mark.parametrize(("sanity", "bonus"), [(9, 4), (8, 2)])
def test_yr_and_nhhngr_is_stronger_from_nine_sanity_on(sanity: int, bonus: int) -> None:
    t = duel("yr_and_nhhngr", 1, magic=3, sanity=sanity)
    t.luke.plays("cast:yr_and_nhhngr").has(magic=0)
    fought(t, "luke", strength=1 + bonus)


@rule("KF R-051c", "KF Q-20")
def test_the_vach_viraj_incantation_weakens_the_investigator_for_its_caster_alone() -> None:
    t = duel("the_vach_viraj_incantation", 2, magic=3)
    t.luke.plays("cast:the_vach_viraj_incantation").has(magic=0)
    fought(t, "luke", strength=3, foe=3, outcome="repelled")
    fought(t, "gabriel", foe=4)


@rule("KF Q-20")
def test_no_incantation_takes_an_investigator_below_one() -> None:
    t = duel("the_vach_viraj_incantation", 0, magic=3, investigator="zadok_allen")
    t.luke.plays("cast:the_vach_viraj_incantation")
    fought(t, "luke", strength=1, foe=1, outcome="repelled")


@rule("KF R-051c", "KF R-055b")
def test_the_nethermost_caverns_count_great_buildings_four_at_most() -> None:
    t = raid(luke={"discs": STRENGTH[6], "hand": ["the_nethermost_caverns"], "magic": 3})
    t.luke.plays("cast:the_nethermost_caverns").has(magic=0)
    fought(t, "luke", strength=8)  # Police Station and Sanatorium
    five = ["library", "lighthouse", "cemetery", "newspaper", "theatre"]
    t = raid(luke={"discs": five, "hand": ["the_nethermost_caverns"], "magic": 3})
    t.luke.plays("cast:the_nethermost_caverns")
    fought(t, "luke", strength=4)


@rule("KF R-051c", "KF R-057")
def test_doctor_dees_leaves_bring_two_spells_to_the_victor() -> None:
    t = duel("doctor_dees_leaves", 4, magic=2)
    t.luke.plays("cast:doctor_dees_leaves").has(magic=0)
    fought(t, "luke", strength=5, outcome="victory")
    t.luke.is_asked("deck").offered_only("evil", "death", "destruction").plays("evil", "death")
    assert [t.state.box.spells[card].deck for card in t.luke.cultist.hand] == ["evil", "death"]


@rule("KF R-058b")
def test_doctor_dees_leaves_are_not_doubled() -> None:
    t = duel("doctor_dees_leaves", 7, magic=2)
    t.luke.plays("cast:doctor_dees_leaves")
    fought(t, "luke", strength=8, doubled=True)
    t.luke.plays("evil", "evil").has(cult=4)
    t.until("sanity-bonus")
    assert len(t.luke.cultist.hand) == 2


@rule("KF R-050e", "KF Q-40")
def test_a_spell_lies_before_its_caster_until_the_combat_is_over_and_is_discarded_then() -> None:
    def one_death_card_is_left(g: Festival) -> None:
        g.cultists[2].hand, g.decks[1] = g.decks[1][1:], g.decks[1][:1]

    t = duel("doctor_dees_leaves", 4, magic=2, arrange=one_death_card_is_left)
    last = t.state.decks[1][0]
    t.luke.plays("cast:doctor_dees_leaves").is_asked("deck").has(hand=[])
    assert t.state.discards[1] == [], "what it says of the victory is still to be done"
    t.luke.picks("evil", "death")
    assert last in t.luke.cultist.hand, "the Leaves cannot be drawn themselves"
    assert t.state.discards[1] == ["doctor_dees_leaves"]


@rule("KF R-060")
def test_doctor_dees_leaves_bring_nothing_to_the_beaten() -> None:
    t = duel("doctor_dees_leaves", 2, magic=2)
    t.luke.plays("cast:doctor_dees_leaves").has(hand=[])
    fought(t, "luke", strength=3, outcome="defeat")


@rule("KF R-051c", "KF R-055b")
@pytest.mark.parametrize(("buildings", "strength"), [(0, 0), (3, 6), (4, 8), (5, 9)])
def test_page_seven_hundred_fifty_one_doubles_buildings_by_four_at_most(buildings: int, strength: int) -> None:
    t = duel("page_seven_hundred_fifty_one", buildings, magic=4)
    t.luke.plays("cast:page_seven_hundred_fifty_one").has(magic=0)
    fought(t, "luke", strength=strength)


@rule("KF R-062a")
def test_what_page_seven_hundred_fifty_one_adds_is_a_spells_bonus() -> None:
    t = duel("page_seven_hundred_fifty_one", 3, magic=4, investigator="nathaniel_wingate_peaslee")
    t.luke.plays("cast:page_seven_hundred_fifty_one")
    fought(t, "luke", strength=5, foe=2)  # 3 and 3 less 1


@rule("KF R-052a")
def test_any_number_of_death_spells_may_be_played_in_a_combat() -> None:
    hand = ["al_azif", "the_greek_of_philetas", "strange_aeons"]
    t = raid(luke={"hand": hand, "magic": 5})
    t.luke.plays("cast:al_azif", "cast:the_greek_of_philetas", "cast:strange_aeons").has(hand=[], magic=0)
    fought(t, "luke", strength=4, outcome="victory")


@rule("KF R-050a")
def test_a_death_spell_waits_for_its_owners_own_combat() -> None:
    t = festival(at="propagation", luke={"hand": ["al_azif", "ignis_fatuus"], "magic": 9})
    t.luke.is_asked("propagate").refused("cast:al_azif", rule="R-050")
    t = raid(luke={"hand": ["al_azif"], "magic": 9}, gabriel={"hand": ["strange_aeons"], "magic": 9})
    t.luke.is_asked("combat").passes()
    t.gabriel.is_asked("combat").plays("cast:strange_aeons")
    fought(t, "gabriel", strength=1)


@rule("KF R-051c")
def test_death_spells_are_fifteen_and_all_for_raids() -> None:
    cards = [card for card in festival().state.box.spells.values() if card.deck == "death"]
    assert len(cards) == 15
    assert {card.when for card in cards} == {"raid.own_combat"}
