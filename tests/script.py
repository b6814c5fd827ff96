"""Everything a game can say, and the tests that hold for the words of every game.

A game's ``speaking.py`` writes the script: what there is to say, with samples of every fact. Its test modules take the
tests over and add what is the game's own:

    class TestWords(GameWords):
        script = SCRIPT
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

import pytest

from leng.engine.choice import Ask, Choice
from leng.engine.content import Telling
from leng.engine.game import Game
from leng.engine.presenter import presenter
from leng.engine.speech import EACH, YOU, Speech
from leng.engine.state import Event
from leng.engine.table import Seat
from leng.engine.text import LANGUAGES
from wording import (
    MISSING,
    Families,
    Samples,
    asked,
    check_card,
    check_catalogues,
    check_line,
    check_question,
    check_waiting_lines,
    events,
    messages,
    refusals,
    told,
)

NOTHING: list[dict[str, Any]] = [{}]

Facts = Mapping[str, Sequence[dict[str, Any]]]
"""What a question, or a refusal, may be about, by its name."""


@dataclass(frozen=True)
class Script:
    """What a game can say, and of whom and what."""

    game: Game[Any]
    seats: Sequence[Seat]
    asks: Sequence[Ask]
    pieces: Sequence[tuple[str, str]]  # every card: its kind and its name
    verbs: Sequence[Telling]  # every verb, price and lasting effect a card may have
    phases: Sequence[str]
    about: Facts
    facts: Samples
    numbers: Facts
    options: Sequence[tuple[Ask, dict[str, Any], Any]] = ()
    families: Families = field(default_factory=dict)  # kinds of events whose names are put together
    voices: Sequence[str] = (YOU, EACH)
    names: Sequence[str] = ()  # messages that the table looks up by itself, besides those of every game

    @cached_property
    def told(self) -> list[tuple[str, list[str]]]:
        """Every kind of event with the names of its facts."""
        return told(self.game.folder, self.families)

    @cached_property
    def refusals(self) -> list[str]:
        """Every reason not to allow something."""
        return refusals(self.game.folder)

    def speaker(self, language: str) -> Speech:
        """Who says it all."""
        made = presenter(self.game, self.seats, language)
        assert isinstance(made, Speech)
        return made

    def questions(self, ask: Ask) -> Iterator[Choice]:
        """A question about every sample, with nothing to choose and with every option there may be."""
        options = [option for each, _, option in self.options if each is ask]
        for about in self.about.get(ask.name, NOTHING):
            yield asked(ask, **about)
            yield asked(ask, *options, **about)

    def reasons(self, speech: Speech, refusal: str) -> list[str]:
        """A refusal with every sample of its numbers."""
        return [speech.say(f"refuse-{refusal}", **numbers) for numbers in self.numbers.get(refusal, NOTHING)]

    def values(self, speech: Speech) -> list[str]:
        """What the values of the table's options are called."""
        return [speech.value_name(option, value) for option in self.game.options for value in option.values]

    def catalogue(self, language: str) -> set[str]:
        """The messages of the game."""
        return set(messages(self.game.folder / "lang" / f"{language}.ftl"))

    def names_of_the_table(self) -> list[str]:
        """Messages that the lobby, the terminal and the pages look up by themselves."""
        keys = ["title", "about", *self.names, *(f"phase-{each}" for each in self.phases)]
        keys += [f"colour-{each}" for each in self.game.colours] + [f"ending-{each}" for each in self.game.endings]
        return keys + [f"{what}-{each.name}" for what in ("option-name", "option-about") for each in self.game.options]

    def say_everything(self, speech: Speech) -> None:
        """Ask, tell, refuse and describe whatever there is."""
        for choice in (choice for ask in self.asks for choice in self.questions(ask)):
            speech.prompt(choice)
            speech.waiting(choice)
        for ask, about, option in self.options:
            speech.label(asked(ask, **about), option)
        for event in (event for kind, facts in self.told for event in events(kind, facts, self.facts)):
            speech.line(event)
        for refusal in self.refusals:
            self.reasons(speech, refusal)
        for piece in self.pieces:
            speech.card(*piece)
        for voice in self.voices:
            for verb in self.verbs:
                speech.verbs([verb], voice)
        self.values(speech)


class Reading:
    """Tests of a script, in every language; a test that names a part of the script is run for all of that part."""

    script: ClassVar[Script]

    @pytest.fixture(params=LANGUAGES)
    def speech(self, request: pytest.FixtureRequest) -> Speech:
        return self.script.speaker(request.param)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        parts: dict[str, tuple[Sequence[Any], Any]] = {
            "language": (LANGUAGES, str),
            "question": (self.script.asks, lambda ask: ask.name),
            "happening": (self.script.told, lambda told: "-".join([told[0], *told[1]])),
            "refusal": (self.script.refusals, str),
            "piece": (self.script.pieces, "-".join),
            "verb": (self.script.verbs, lambda verb: verb.describe().key),
        }
        for name, (values, called) in parts.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=called)


class GameWords(Reading):
    """What holds for the words of every game at its table."""

    def test_both_languages_have_the_same_messages(self) -> None:
        check_catalogues(self.script.game.folder / "lang")

    def test_a_waiting_line_knows_nothing_but_the_seat(self, language: str) -> None:
        check_waiting_lines(self.script.game.folder / "lang" / f"{language}.ftl", self.script.asks)

    def test_names_of_the_table_exist(self, speech: Speech) -> None:
        assert [key for key in self.script.names_of_the_table() if not speech.words.has(key)] == []
        assert [name for name in self.script.values(speech) if MISSING in name or "_" in name] == []

    def test_every_question_has_its_prompt_and_its_waiting_line(self, speech: Speech, question: Ask) -> None:
        for choice in self.script.questions(question):
            check_question(speech, choice)

    def test_every_event_has_its_line(self, speech: Speech, happening: tuple[str, list[str]]) -> None:
        for event in events(*happening, self.script.facts):
            check_line(speech, event)

    def test_every_refusal_has_its_reason(self, speech: Speech, refusal: str) -> None:
        assert [line for line in self.script.reasons(speech, refusal) if MISSING in line] == []

    def test_an_undo_is_part_of_the_story(self) -> None:
        undo, who = Event("undo", {"seat": 0, "choices": 2}), self.script.seats[0].name
        assert self.script.speaker("en").line(undo) == f"{who} takes back 2 choices."
        assert self.script.speaker("fr").line(undo) == f"{who} revient sur 2 choix."


class CardWords(Reading):
    """What holds for the words on the cards of every game."""

    def test_every_verb_describes_itself(self, speech: Speech, verb: Telling) -> None:
        for voice in self.script.voices:
            said = speech.verbs([verb], voice)
            assert said
            assert MISSING not in said
            assert "_" not in said

    def test_every_card_describes_itself(self, speech: Speech, piece: tuple[str, str]) -> None:
        check_card(speech, *piece)

    def test_french_titles_have_typographic_apostrophes(self, piece: tuple[str, str]) -> None:
        assert "'" not in self.script.speaker("fr").card(*piece).title
