"""The words of Kingsport Festival: nothing is missing in either language, and what is said reads well."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from leng.engine import text
from leng.engine.speech import Speech
from leng.engine.state import Event
from leng.engine.text import LANGUAGES
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.effects.verb import Cost
from script import GameWords
from wording import asked, calls, check_catalogues, messages, variables

from .speaking import SCRIPT, speaker

# What the source says -----------------------------------------------------------------------------------------------


def test_the_source_was_read() -> None:
    assert len(SCRIPT.told) > 30
    assert len(SCRIPT.refusals) > 25
    assert len(SCRIPT.asks) > 25
    assert len(SCRIPT.pieces) == 141


class TestWords(GameWords):
    script = SCRIPT

    def test_every_phase_is_announced_in_its_own_words(self, speech: Speech) -> None:
        phases = SCRIPT.phases[1:]
        assert len({speech.line(Event("phase", {"phase": each})) for each in phases}) == len(phases) == 7


# What the engine says -----------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_for_all_games() -> None:
    check_catalogues(text.COMMON)


def engine_keys() -> dict[str, set[str]]:
    """The errors and differences the engine can report, with the facts it gives."""
    found: dict[str, set[str]] = {}
    for _, call in calls(Path(text.__file__).parent):
        if call.args and isinstance(call.args[0], ast.Constant):
            word = str(call.args[0].value)
            if re.fullmatch(r"(error|verify)-[a-z-]+", word):
                facts = [str(each.arg) for each in call.keywords if each.arg]
                for given in call.args[1:]:
                    literal = given if isinstance(given, ast.Dict) else ast.Dict([], [])
                    facts += [str(each.value) for each in literal.keys if isinstance(each, ast.Constant)]
                found.setdefault(word, set()).update(facts)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_never_lacks_a_sentence(language: str) -> None:
    known = messages(text.COMMON / f"{language}.ftl")
    keys = engine_keys()
    assert len(keys) > 30
    assert set(keys) | {"listing", "log-undo", "error-content-link"} <= set(known)
    for key, facts in keys.items():
        if facts:  # the others are given a dictionary made before
            assert variables(known[key]) <= facts, key


# Log lines, reasons -------------------------------------------------------------------------------------------------


def test_reasons_give_the_numbers() -> None:
    english, french = speaker("en"), speaker("fr")
    sums = SCRIPT.numbers["wrong-sum"][0]
    assert english.say("refuse-wrong-sum", **sums) == "Nodens asks for 9; your dice make 3, 4 and 7."
    assert french.say("refuse-wrong-sum", **sums) == "Nodens demande 9 ; vos dés font 3, 4 et 7."
    dear = {"building": "library", "cost": Cost(evil=2, death=1), "less": 0, "have": (1, 0, 0)}
    assert english.say("refuse-building-too-dear", **dear) == (
        "The price of the Library is 2 Evil and 1 Death; you have 1 Evil."
    )
    assert french.say("refuse-building-too-dear", **dear) == (
        "Pour la Bibliothèque, le prix est : 2 Maléfices et 1 Mort ; vous avez 1 Maléfice."
    )


def test_the_story_names_months_gods_and_dice() -> None:
    english, french = speaker("en"), speaker("fr")
    month = Event("month", {"round": 4})
    assert (english.line(month), french.line(month)) == ("April. The dice fall.", "Avril. Les dés sont jetés.")
    invoke = Event("invoke", {"seat": 0, "god": "nightgaunt", "dice": [1], "bend": 0})
    assert english.line(invoke) == "Luke invokes the Nightgaunt with a 1."
    assert french.line(invoke) == "Luke invoque le Famélique de la Nuit avec un 1."
    bent = Event("invoke", {"seat": 1, "god": "nodens", "dice": [3, 5], "bend": 1})
    assert english.line(bent) == "Livio invokes Nodens with 3 and 5 (+1 by magic)."
    place = Event("place", {"seat": 0, "building": "church"})
    assert french.line(place) == "Luke pose un disque sur l’Église."


def test_places_and_cards_of_options() -> None:
    speech = speaker("en")
    choice = asked(asks.INVOKE)
    invoke = speech.label(choice, ("invoke", "nodens", (3, 6)))
    assert (invoke.text, invoke.place, invoke.card) == ("Invoke Nodens (9) with 3 and 6", "god:nodens", "god:nodens")
    look = asked(asks.READ_CARD, card="event", shown="hypnos")
    assert speech.label(look, "read").card == "event:hypnos"
    quay = speech.label(choice, ("use", "quay"))
    assert (quay.text, quay.place) == ("Use the Quay for 1 magic: +1 Strength", "building:quay")
    deck = asked(asks.DECK)
    assert speech.label(deck, "evil").place == "deck:evil"
    with pytest.raises(ValueError, match="no words"):
        speech.label(choice, ("dance", 1))
