"""Spells in hand: drawing them, the limit, playing them at their moment, and empty decks."""

from __future__ import annotations

import pytest

from citing import rule
from games.kingsport_festival.festival import Kingsport, festival
from leng.games.kingsport_festival.effects.combat import SpendForStrength, Strength, StrengthFromBuildings
from leng.games.kingsport_festival.effects.compound import If
from leng.games.kingsport_festival.effects.goods import Gain
from leng.games.kingsport_festival.effects.town import Convert, CostDiscount, WildResources
from leng.games.kingsport_festival.state import Festival

EVIL, DEATH, DESTRUCTION = 0, 1, 2


def luke_invokes(god: str, *dice: int, top: dict[str, list[str]] | None = None, **more: object) -> Kingsport:
    """Luke alone invokes a god with all his dice; the others pass."""
    t = festival(order=["luke"], dice={"luke": dice}, top=top, **more)  # type: ignore[arg-type]  # passed on
    t.luke.plays(f"invoke:{god}:{'-'.join(map(str, dice))}")
    t.gabriel.passes()
    t.livio.passes()
    return t


@rule("KF R-049b", "KF R-049c", "KF R-049d", "KF R-038c")
def test_a_fourth_spell_is_drawn_first_and_then_one_is_discarded_without_effect() -> None:
    t = luke_invokes("nodens", 2, 3, 4, top={"death": ["al_azif", "strange_aeons"]},
                     luke={"hand": ["ignis_fatuus", "vox_ultima"], "cult": 3})  # fmt: skip
    t.luke.plays("death", "death")
    t.luke.is_asked("discard").offered_only(
        "discard:ignis_fatuus", "discard:vox_ultima", "discard:al_azif", "discard:strange_aeons"
    )
    t.luke.plays("discard:vox_ultima")
    t.luke.has(hand=["ignis_fatuus", "al_azif", "strange_aeons"], cult=3, magic=2)
    assert t.state.discards[DESTRUCTION] == ["vox_ultima"]


@rule("KF R-049b", "KF R-049c")
def test_cards_are_discarded_one_by_one_down_to_three_even_the_new_ones() -> None:
    t = luke_invokes("nodens", 2, 3, 4, top={"death": ["al_azif"], "evil": ["the_second_sight"]},
                     luke={"hand": ["ignis_fatuus", "vox_ultima", "pulvis_niger"]})  # fmt: skip
    t.luke.picks("death", "evil").plays("discard:the_second_sight", "discard:al_azif")
    t.luke.has(hand=["ignis_fatuus", "vox_ultima", "pulvis_niger"]).is_asked("foresee")


@rule("KF R-049a")
def test_up_to_three_spells_nothing_is_discarded() -> None:
    t = luke_invokes("nodens", 2, 3, 4, luke={"hand": ["ignis_fatuus"]})
    t.luke.picks("death", "evil").is_asked("foresee")
    assert len(t.luke.cultist.hand) == 3


@rule("KF R-049a", "KF R-071a")
def test_the_library_gives_a_spell_and_room_for_two_more() -> None:
    t = festival(at="propagation", top={"evil": ["the_second_sight"]},
                 luke={"discs": ["house", "emporium"], "evil": 2, "death": 1,
                       "hand": ["ignis_fatuus", "vox_ultima", "pulvis_niger"]})  # fmt: skip
    assert t.table.view(0).cultists[0].hand_limit == 3
    t.luke.plays("place:library").is_asked("deck").plays("evil")
    t.luke.has(hand=["ignis_fatuus", "vox_ultima", "pulvis_niger", "the_second_sight"])
    assert t.table.view(0).cultists[0].hand_limit == 5


@rule("KF R-016b", "KF R-049a")
def test_the_whisperer_in_darkness_raises_the_limit_for_everybody() -> None:
    t = luke_invokes(
        "nodens", 2, 3, 4, scenario="the_whisperer_in_darkness", luke={"hand": ["ignis_fatuus", "vox_ultima"]}
    )
    t.luke.picks("death", "evil").is_asked("foresee")
    assert [seen.hand_limit for seen in t.table.view(1).cultists] == [4, 4, 4]


@rule("KF R-050b", "KF R-050d", "KF R-050e", "KF Q-17")
def test_a_spell_is_paid_works_once_and_lies_open_on_the_discards() -> None:
    t = festival(at="time", luke={"magic": 5, "hand": ["ignis_fatuus", "stigma_diaboli"]})
    t.luke.plays("cast:ignis_fatuus")
    t.luke.has(magic=3, cult=1, hand=["stigma_diaboli"])
    for audience in (0, 1, 2, -1):
        assert t.table.view(audience).discards["destruction"] == ["ignis_fatuus"]
    t.luke.refused("cast:stigma_diaboli", rule="R-050", need=4, have=3)


@rule("KF R-050b")
def test_every_part_of_the_price_must_be_paid() -> None:
    short = {"magic": 2, "evil": 1, "hand": ["grando_et_fulmen"]}
    t = festival(at="time", luke=short)
    t.luke.refused("cast:grando_et_fulmen", rule="R-015")
    t = festival(at="time", luke={**short, "death": 2})
    t.luke.plays("cast:grando_et_fulmen").is_asked("pay").picks("death", "evil")
    t.luke.has(magic=0, evil=0, death=1, cult=3, hand=[])


@rule("KF R-050a")
@pytest.mark.parametrize(
    ("at", "wrong"),
    [
        ("invocation", "the_compact_with_the_black_man"),
        ("invocation", "anne_bodenhams_glass"),
        ("propagation", "ignis_fatuus"),
        ("time", "pulvis_niger"),
    ],
)
def test_a_spell_is_played_only_at_its_moment(at: str, wrong: str) -> None:
    t = festival(at=at, luke={"magic": 9, "evil": 1, "hand": [wrong]})
    t.luke.refused(f"cast:{wrong}", rule="R-050", moment=t.state.box.spells[wrong].when)


@rule("KF R-050a")
def test_a_death_spell_waits_for_a_raid() -> None:
    t = festival(round=3, at="propagation", event="ex_oblivione", investigator="frank_elwood",
                 luke={"magic": 9, "evil": 1, "hand": ["al_azif"]})  # fmt: skip
    t.luke.refused("cast:al_azif", rule="R-050").passes()
    t.luke.is_asked("combat").offered("cast:al_azif")


@rule("KF R-052a")
def test_several_spells_may_be_played_in_one_phase() -> None:
    t = festival(at="time", luke={"magic": 12, "hand": ["ignis_fatuus", "stigma_diaboli", "vox_ultima"]})
    t.luke.plays("cast:vox_ultima", "cast:ignis_fatuus", "cast:stigma_diaboli")
    t.luke.has(magic=0, cult=6, hand=[])


@rule("KF R-052a")
def test_several_spells_may_bend_one_invocation() -> None:
    t = festival(order=["luke"], dice={"luke": [6, 6, 6]},
                 luke={"magic": 9, "hand": ["the_trial_of_julian_cox", "the_second_sight"]})  # fmt: skip
    t.luke.plays("cast:the_trial_of_julian_cox", "cast:the_second_sight", "add:-1")
    t.luke.has(magic=3, bend=1).offered("invoke:azathoth:6-6-6", "invoke:great_race_of_yith:6")


@rule("KF R-048a", "KF R-048b")
def test_magic_pays_for_spells_and_for_what_buildings_do() -> None:
    t = festival(at="propagation", luke={"magic": 3, "discs": ["house", "ruins"]}, gabriel={"evil": 1})
    assert all(spell.cost.magic > 0 for spell in t.state.box.spells.values())
    t.luke.is_asked("propagate").plays("use:ruins", "death")
    t.luke.has(magic=1)
    assert len(t.luke.cultist.hand) == 1


@rule("KF R-048a", "KF R-048b")
def test_without_magic_neither_spell_nor_building_works() -> None:
    t = festival(at="time", luke={"magic": 2, "discs": ["house", "theatre"], "hand": ["vox_ultima"]})
    t.luke.offered_only("pass").refused("use:theatre", rule="R-050", have=2).refused("cast:vox_ultima", rule="R-050")


@rule("KF R-051a", "KF R-051b", "KF R-051c", "KF R-051d")
def test_each_deck_has_fifteen_spells_of_its_own_purpose() -> None:
    spells = festival().state.box.spells.values()
    for deck, moments in {
        "evil": {"turn_order.after_roll", "turn_order.after_order", "invocation.own_turn", "privileges.start",
                 "privileges.on_gift"},
        "death": {"raid.own_combat"},
        "destruction": {"propagation.own_turn", "time"},
    }.items():  # fmt: skip
        own = [spell for spell in spells if spell.deck == deck]
        assert len(own) == 15
        assert {spell.when for spell in own} == moments
    strength = (Strength, StrengthFromBuildings, SpendForStrength, If)
    assert all(isinstance(spell.effects[0], strength) for spell in spells if spell.deck == "death")
    riches = (Gain, CostDiscount, WildResources, Convert, If)
    assert all(isinstance(spell.effects[0], riches) for spell in spells if spell.deck == "destruction")


@rule("KF R-071a", "KF R-071b")
def test_spells_come_from_certain_gods_and_certain_buildings() -> None:
    box = festival().state.box
    gods = {god.id for god in box.gods.values() if "Draw" in repr(god.gifts)}
    tiles = {tile.id for tile in box.buildings.values() if "Draw" in repr(tile.effects)}
    assert gods == {"flying_polyp", "great_race_of_yith", "nodens", "tsathoggua"}
    assert tiles == {"library", "ruins"}


@rule("KF R-038a", "KF R-036")
def test_the_deck_is_named_only_where_the_symbol_leaves_it_open() -> None:
    t = luke_invokes("great_race_of_yith", 1, 3, 3, top={"evil": ["the_second_sight"]})
    t.luke.plays("evil")  # the resource
    t.luke.has(hand=["the_second_sight"], magic=1)
    t = luke_invokes("flying_polyp", 1, 1, 3, top={"destruction": ["vox_ultima"]})
    t.luke.is_asked("which-gift").plays("option:2")
    t.luke.has(hand=["vox_ultima"], magic=1)


@rule("KF R-036", "KF R-071a")
def test_in_the_nameless_city_the_ruins_give_a_spell_of_choice_at_once() -> None:
    t = festival(scenario="the_nameless_city", at="propagation", top={"death": ["al_azif"]},
                 luke={"discs": ["house"], "evil": 1})  # fmt: skip
    t.luke.plays("place:ruins").is_asked("deck").plays("death")
    t.luke.has(cult=3, hand=["al_azif"])  # 1 for the Ruins, 2 for the Scenario


@rule("KF Q-16")
def test_an_empty_deck_is_made_of_its_shuffled_discards() -> None:
    def all_discarded(g: Festival) -> None:
        g.discards[EVIL], g.decks[EVIL] = sorted(g.decks[EVIL]), []  # the same pile at every table

    hands = set()
    for seed in range(12):
        t = luke_invokes("great_race_of_yith", 1, 3, 3, arrange=all_discarded, seed=str(seed))
        t.luke.plays("evil")
        assert t.state.discards[EVIL] == [] and len(t.state.decks[EVIL]) == 14
        assert t.gabriel.reads("reshuffle", deck="evil")
        hands.add(t.luke.cultist.hand[0])
    assert len(hands) > 3


@rule("KF Q-16")
def test_without_deck_and_discards_the_draw_is_lost() -> None:
    def hoarded(g: Festival) -> None:
        g.cultists[1].hand, g.decks[EVIL] = g.decks[EVIL], []

    t = luke_invokes("great_race_of_yith", 1, 3, 3, arrange=hoarded)
    t.luke.plays("evil")
    t.luke.has(hand=[], magic=1)
    assert t.livio.reads("no-spell-left", seat=0, deck="evil")
    t = luke_invokes("nodens", 2, 3, 4, arrange=hoarded)
    t.luke.refused("evil", rule="Q-16").offered_only("death", "destruction")


@rule("KF Q-16")
def test_with_no_card_left_anywhere_a_spell_of_choice_is_lost_too() -> None:
    def hoarded(g: Festival) -> None:
        g.cultists[1].hand = [card for pile in g.decks for card in pile]
        g.decks = [[], [], []]

    t = luke_invokes("nodens", 2, 3, 4, arrange=hoarded)
    t.luke.has(hand=[], magic=2).is_asked("foresee")


@rule("KF R-038b", "KF R-036", "KF E-07")
def test_both_decks_are_named_before_the_first_card_is_seen() -> None:
    t = luke_invokes("nodens", 2, 3, 4, top={"death": ["al_azif"], "destruction": ["vox_ultima"]})
    t.luke.is_asked("deck").plays("death").is_asked("deck").has(hand=[])
    t.luke.does_not_read("draw-own").plays("destruction").has(hand=["al_azif", "vox_ultima"], magic=2)


@rule("KF R-038a", "KF Q-16")
def test_no_deck_is_named_more_often_than_it_has_cards() -> None:
    def one_evil_card_is_left(g: Festival) -> None:
        g.cultists[1].hand, g.decks[EVIL] = g.decks[EVIL][1:], g.decks[EVIL][:1]

    t = luke_invokes("nodens", 2, 3, 4, arrange=one_evil_card_is_left)
    t.luke.offered_only("evil", "death", "destruction").plays("evil").offered_only("death", "destruction")


@rule("KF Q-14", "KF R-049a")
def test_a_drawn_spell_cannot_be_thrown_away_below_the_limit() -> None:
    t = luke_invokes("nodens", 2, 3, 4, top={"death": ["al_azif", "strange_aeons"]})
    t.luke.plays("death", "death").is_asked("foresee")
    t.luke.has(hand=["al_azif", "strange_aeons"])
