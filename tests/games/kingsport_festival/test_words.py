"""The words of Kingsport Festival: nothing is missing in either language, and what is said reads well."""

from __future__ import annotations

import pytest

from leng.engine.state import Event
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.effects.verb import Cost
from leng.words.speech import Speech
from script import GameWords
from wording import asked

from .speaking import SCRIPT, speaker


class TestWords(GameWords):
    script = SCRIPT
    cards = 141

    def test_every_phase_is_announced_in_its_own_words(self, speech: Speech) -> None:
        phases = SCRIPT.phases[1:]
        assert len({speech.line(Event("phase", {"phase": each})) for each in phases}) == len(phases) == 7


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
    with pytest.raises(KeyError, match="dance"):
        speech.label(choice, ("dance", 1))
