"""The words on the cards: every piece of the box, every verb and every condition says what it does."""

from __future__ import annotations

from itertools import product
from typing import get_args

from citing import rule
from leng.games.kingsport_festival.effects import compound
from leng.games.kingsport_festival.effects.verb import Condition
from leng.words.clause import Phrase
from leng.words.text import LANGUAGES, MISSING
from problems import Problems

from .speaking import SCRIPT, speaker

CONDITIONS = [
    Condition(), Condition(sanity_below=6), Condition(sanity_at_least=6), Condition(roll_at_most=7),
    Condition(place="first"), Condition(place="last"), Condition(cult_rank="most"), Condition(cult_rank="fewest"),
    Condition(spells_at_least=2), Condition(invoked_at_least=13), Condition(foresaw_investigator=True),
    Condition(god_levels=(3, 4)), Condition(rounds=(11, 12)), Condition(sanity_below=6, place="last"),
]  # fmt: skip


def test_every_condition_describes_itself() -> None:
    with Problems() as at:
        for speech, condition, who in product(map(speaker, LANGUAGES), CONDITIONS, ("you", "each")):
            with at(f"{speech.language}: {condition}, {who}"):
                assert MISSING not in speech.phrase(condition.describe(), who)


def test_there_is_a_sample_of_every_verb_and_condition() -> None:
    assert {type(each) for each in SCRIPT.verbs} == set(get_args(compound.AnyVerb))
    asked = {name for each in CONDITIONS for name in Condition.__struct_fields__ if getattr(each, name) is not None}
    assert asked == set(Condition.__struct_fields__)


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


@rule("KF R-075a", "KF R-075b")
def test_spell_titles_are_not_translated_but_for_one() -> None:
    english, french = speaker("en"), speaker("fr")
    spells = [name for kind, name in SCRIPT.pieces if kind == "spell"]
    other = [name for name in spells if french.title("spell", name) != english.title("spell", name).replace("'", "’")]
    assert other == ["the_testimony_of_the_mad_arab"]
    assert french.title("spell", other[0]) == "Le Témoignage de l’Arabe Dément"
