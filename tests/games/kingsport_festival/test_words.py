"""The words of Kingsport Festival: nothing is missing in either language, and what is said reads well."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from leng.engine import text
from leng.engine.choice import Ask
from leng.engine.state import Event
from leng.engine.table import Table
from leng.engine.text import LANGUAGES
from leng.games.kingsport_festival import GAME, asks
from leng.games.kingsport_festival.box import Moment
from leng.games.kingsport_festival.effects.goods import Gain
from leng.games.kingsport_festival.effects.verb import Cost
from leng.games.kingsport_festival.present import Presenter
from wording import (
    MISSING,
    asked,
    calls,
    check_catalogues,
    check_line,
    check_question,
    check_waiting_lines,
    events,
    messages,
    questions_of,
    refusals,
    tell_whole_match,
    told,
    variables,
)

from .speaking import PIECES, SEATS, speaker

ASKS = questions_of(asks)
TOLD = told(GAME.folder)
REFUSALS = refusals(GAME.folder)


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Presenter:
    return speaker(request.param)


# What the source says -----------------------------------------------------------------------------------------------


def test_the_source_was_read() -> None:
    assert len(TOLD) > 30
    assert len(REFUSALS) > 25
    assert len(ASKS) > 25
    assert len(PIECES) == 141


# Catalogues ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", [GAME.folder / "lang", text.COMMON], ids=["game", "common"])
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    check_catalogues(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_waiting_line_knows_nothing_but_the_seat(language: str) -> None:
    check_waiting_lines(GAME.folder / "lang" / f"{language}.ftl", ASKS)


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


def test_an_undo_is_part_of_the_story() -> None:
    undo = Event("undo", {"seat": 0, "choices": 2})
    assert speaker("en").line(undo) == "Luke takes back 2 choices."
    assert speaker("fr").line(undo) == "Luke revient sur 2 choix."


# Questions, log lines, reasons --------------------------------------------------------------------------------------

GAIN = Gain(what="cult", n=1)
ABOUT: dict[str, list[dict[str, Any]]] = {
    "gift": [{"god": "nodens"}],
    "which-dice": [{"picked": []}, {"picked": [2, 5]}],
    "sanity-bonus": [{"n": 2, "have": 9}, {"n": 1, "have": 9}],
    "which-gift": [{"god": "hydra", "verbs": ((GAIN,), (GAIN, GAIN))}],
    "resource": [{"left": 1}, {"left": 2}],
    "foresee": [{"round": 4}, {"round": 0}],
    "read-card": [
        {"card": "event", "shown": "hypnos"},
        {"card": "investigator", "shown": "danforth"},
        {"card": "festival", "shown": "yule"},
    ],
    "discard": [{"over": 1}, {"over": 2}],
    "convert": [{"left": 1}, {"left": 3}],
    "offer": [{"cost": Cost(magic=2), "verbs": (GAIN,)}],
    "burn": [{"goods": "death"}],
    "lose-resources": [{"n": 1}, {"n": 2}],
}

FACTS: dict[str, list[Any]] = {
    "seat": [0], "other": [1], "seats": [[0], [0, 2]], "god": ["nodens", "thing_of_darkness"], "building": ["quay"],
    "spell": ["al_azif"], "event": ["hypnos"], "investigator": ["danforth"], "festival": ["yule"],
    "source": ["quay", "danforth", "scenario"], "goods": ["sanity", "evil"], "deck": ["death"], "n": [0, 1, 2, -1],
    "dice": [[], [3], [3, 6]], "fresh": [[4]], "total": [9], "die": [2], "face": [3], "bend": [0, 1, -2],
    "old": ["evil"], "new": ["death"], "phase": ["invocation", "privileges", "propagation", "raid", "time", "end"],
    "round": [1, 12], "card": ["event", "investigator", "festival"], "strength": [5], "foe": [2],
    "outcome": ["victory", "repelled", "defeat"], "doubled": [True, False],
}  # fmt: skip

NUMBERS: dict[str, list[dict[str, Any]]] = {
    "wrong-sum": [{"god": "nodens", "need": 9, "sums": [3, 4, 7]}, {"god": "nodens", "need": 9, "sums": []},
                  {"god": "nephren_ka", "need": 0, "sums": [3]}],
    "god-taken": [{"god": "nodens", "seat": 1}],
    "god-once": [{"god": "nephren_ka"}],
    "god-not-twice": [{"level": 2}],
    "short-of-magic": [{"have": 0}, {"have": 2}],
    "short-of-sanity": [{"have": 0}, {"have": 1}],
    "short-of-cubes": [{"have": (0, 0, 0)}, {"have": (1, 0, 2)}],
    "own-disc": [{"building": "house"}],
    "no-street": [{"building": "library", "doors": ["emporium", "club"]}],
    "building-too-dear": [{"building": "library", "cost": Cost(evil=2, death=1), "less": less, "have": have}
                          for less in (0, 1, 2) for have in ((0, 0, 0), (1, 0, 0))],
    "wrong-moment": [{"moment": moment} for moment in get_args(Moment)],
    "spell-too-dear": [{"spell": "al_azif", "need": 1, "have": 0}, {"spell": "al_azif", "need": 2, "have": 1}],
    "enough-spells": [{"played": 1}, {"played": 2}],
    "building-ignored": [{"building": "quay"}],
}  # fmt: skip


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: ask.name)
def test_every_question_has_its_prompt_and_its_waiting_line(speech: Presenter, ask: Ask) -> None:
    for about in ABOUT.get(ask.name, [{}]):
        check_question(speech, asked(ask, **about))


@pytest.mark.parametrize(("kind", "facts"), TOLD)
def test_every_event_has_its_line(speech: Presenter, kind: str, facts: list[str]) -> None:
    for event in events(kind, facts, FACTS):
        check_line(speech, event)


@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_has_its_reason(speech: Presenter, name: str) -> None:
    for numbers in NUMBERS.get(name, [{}]):
        assert MISSING not in speech.say(f"refuse-{name}", **numbers)


def test_reasons_give_the_numbers() -> None:
    english, french = speaker("en"), speaker("fr")
    sums = NUMBERS["wrong-sum"][0]
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


def test_names_of_the_table_exist(speech: Presenter) -> None:
    phases = ("setup", "turn_order", "invocation", "privileges", "propagation", "raid", "time", "end")
    keys = ["title", "about", *(f"phase-{each}" for each in phases)]
    keys += [f"month-{number}" for number in range(1, 13)] + [f"level-{number}" for number in range(1, 5)]
    keys += [f"colour-{each}" for each in GAME.colours] + [f"ending-{each}" for each in GAME.endings]
    keys += [f"{what}-{each.name}" for what in ("option-name", "option-about") for each in GAME.options]
    assert [key for key in keys if not speech.words.has(key)] == []
    for option in GAME.options:
        for value in option.values:
            assert MISSING not in speech.value_name(option, value)


def test_every_phase_is_announced_in_its_own_words(speech: Presenter) -> None:
    phases = ("turn_order", "invocation", "privileges", "propagation", "raid", "time", "end")
    assert len({speech.line(Event("phase", {"phase": each})) for each in phases}) == len(phases)


# Whole matches ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "scenario"), [("7", "random"), ("8", "none"), ("witch", "the_dreams_in_the_witch_house")]
)
def test_a_whole_match_is_told_without_a_gap(seed: str, scenario: str) -> None:
    tell_whole_match(Table.open(GAME, SEATS, {"scenario": scenario}, seed), seed, 300)


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
