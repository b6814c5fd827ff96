"""The words on the cards: every piece of the box, every verb and every condition says what it does."""

from __future__ import annotations

from typing import get_args

import pytest

from citing import rule
from leng.engine.content import Phrase
from leng.engine.text import LANGUAGES
from leng.games.kingsport_festival.effects import combat, compound, dice, goods, town
from leng.games.kingsport_festival.effects.verb import Condition, Cost, Counted, Verb
from leng.games.kingsport_festival.present import Presenter
from wording import MISSING, check_card

from .speaking import PIECES, speaker

GAIN = goods.Gain(what="cult", n=1)


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Presenter:
    return speaker(request.param)


SAMPLES: list[Verb] = [
    GAIN,
    goods.Gain(what="any_resource", n=2),
    *(goods.Gain(what="cult", n=1, per=per, div=div, most=div) for per in get_args(Counted) for div in (1, 2)),
    goods.Lose(what="sanity", n=1),
    goods.Lose(what="spell", n=2, otherwise=(goods.Lose(what="sanity", n=1),)),
    goods.Draw(deck="any", n=2),
    goods.Draw(deck="evil", n=1),
    goods.Foresee(),
    goods.RemoveDisc(levels=(2, 3)),
    *(dice.Reroll(dice=which) for which in ("one", "any_number", "all")),
    dice.FlipDie(), dice.ShiftDie(by=(-1, 1)), dice.SetDie(), dice.ExtraDie(), dice.AddToSum(by=(2,)), dice.SwapOrder(),
    *(dice.SanityDiscount(n=n, scope=scope) for n in (1, 2, 99) for scope in ("this_god", "all_gods")),
    dice.RepeatGift(max_level=2),
    town.CostDiscount(n=1, levels=(3, 4), scope="always"),
    town.CostDiscount(n=2, levels=(1, 2, 3, 4), scope="next_placement"),
    town.WildResources(), town.Convert(n=3),
    combat.Strength(n=2), combat.Strength(n=-1), combat.Strength(n=1, per="magic", most=3),
    combat.Strength(per="magic"),
    combat.StrengthFromBuildings(multiply=2, max_extra=4), combat.StrengthFromBuildings(multiply=3, max_extra=4),
    combat.SpendForStrength(what="death", most=3, each=1),
    *(combat.InvestigatorStrength(n=n, scope=scope) for n in (1, -1) for scope in ("raid", "self")),
    combat.IgnoreAbility(), combat.NoPenalty(), combat.TieWins(), combat.TieLoses(), combat.NoDouble(),
    combat.PenaltyMultiplier(n=2), combat.PenaltyMultiplier(n=3),
    combat.SpellBonus(delta=1), combat.SpellBonus(delta=-1), combat.SpellCost(delta=1), combat.SpellCost(delta=-1),
    combat.NoSpells(), combat.MaxSpells(n=1), combat.MaxSpells(n=2),
    *(combat.BuildingBonus(delta=n, target=target) for n in (1, -1) for target in ("highest", "each")),
    combat.IgnoreBuilding(buildings=("quay", "club")),
    compound.Choose(options=((GAIN,), (goods.Foresee(),))),
    compound.May(cost=Cost(magic=1, any=2), effects=(GAIN,)),
    compound.If(given=Condition(place="first"), then=(GAIN,)),
    compound.If(given=Condition(cult_rank="fewest"), then=(GAIN,), otherwise=(goods.Foresee(),)),
    compound.Each(effects=(GAIN, goods.Draw(deck="any"), goods.Draw(deck="evil"), goods.Foresee())),
    compound.Each(effects=(goods.RemoveDisc(levels=(2,)),), who=Condition(sanity_below=6)),
    compound.OnWin(effects=(GAIN,)),
    compound.HandLimit(delta=1), compound.SanityMax(n=9), compound.ReverseOrder(),
    compound.AltInvocation(god="cthulhu", requires="three_equal_dice"),
    compound.AltInvocation(god="cthulhu", requires="three_dice_any_total", extra=3),
    compound.MultiInvocation(god="nightgaunt"), compound.MultiInvocation(god="nightgaunt", extra=1),
    compound.GodCost(god="hydra", delta=1), compound.GodCost(god="hydra", delta=-1),
    compound.GodGift(god="hydra", effects=(GAIN,)), compound.PlaceBonus(building="ruins", effects=(GAIN,)),
]  # fmt: skip

CONDITIONS = [
    Condition(), Condition(sanity_below=6), Condition(sanity_at_least=6), Condition(roll_at_most=7),
    Condition(place="first"), Condition(place="last"), Condition(cult_rank="most"), Condition(cult_rank="fewest"),
    Condition(spells_at_least=2), Condition(invoked_at_least=13), Condition(foresaw_investigator=True),
    Condition(god_levels=(3, 4)), Condition(rounds=(11, 12)), Condition(sanity_below=6, place="last"),
]  # fmt: skip


def test_there_is_a_sample_of_every_verb_and_condition() -> None:
    assert {type(each) for each in SAMPLES} == set(get_args(compound.AnyVerb))
    asked = {name for each in CONDITIONS for name in Condition.__struct_fields__ if getattr(each, name) is not None}
    assert asked == set(Condition.__struct_fields__)


@pytest.mark.parametrize("verb", SAMPLES, ids=lambda verb: verb.describe().key)
def test_every_verb_describes_itself(speech: Presenter, verb: Verb) -> None:
    assert MISSING not in speech.verbs([verb])


@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: condition.describe().key)
def test_every_condition_describes_itself(speech: Presenter, condition: Condition) -> None:
    for who in ("you", "each"):
        assert MISSING not in speech.phrase(condition.describe(), who)


@pytest.mark.parametrize(("kind", "name"), PIECES)
def test_every_card_describes_itself(speech: Presenter, kind: str, name: str) -> None:
    check_card(speech, kind, name)


def test_gains_in_a_row_share_their_verb() -> None:
    gains = [Phrase("verb-gain", {"goods": what, "n": 1}) for what in ("evil", "magic")]
    look = Phrase("verb-foresee")
    assert speaker("en").phrases([*gains, look]) == "gain 1 Evil and 1 magic; foresee a card of the next raid"
    assert speaker("fr").phrases([gains[0], look, gains[1]]) == (
        "gagnez 1 Maléfice, regardez une carte du prochain Raid (Présage) et gagnez 1 point de Magie"
    )


def test_a_card_reads_like_a_card() -> None:
    english, french = speaker("en"), speaker("fr")
    assert english.card("god", "hydra").lines == (
        "Value 10, level II.",
        "Price: 2 sanity.",
        "Gift: gain 2 Evil and 1 Death, or 2 Evil and 1 Destruction.",
    )
    assert french.card("event", "the_rats_in_the_walls").lines == (
        "Chaque Cultiste perd 1 Sort ; qui n’en a pas perd 1 point de Santé Mentale.",
    )
    assert english.card("building", "barber").lines[2] == (
        "In Turn order, once the dice have fallen, if you rolled 7 or less: "
        "you may roll all your dice again (once a round)."
    )
    assert english.card("scenario", "the_call_of_cthulhu").lines[1] == "Raids in April, May, October and November."


@rule("KF R-075")
def test_spell_titles_are_not_translated_but_for_one() -> None:
    english, french = speaker("en"), speaker("fr")
    spells = [name for kind, name in PIECES if kind == "spell"]
    other = [name for name in spells if french.title("spell", name) != english.title("spell", name).replace("'", "’")]
    assert other == ["the_testimony_of_the_mad_arab"]
    assert french.title("spell", other[0]) == "Le Témoignage de l’Arabe Dément"
