"""Everything a game can say, and the tests that hold for the words of every game.

A game's ``speaking.py`` writes the script: what there is to say, with samples of every fact. Its ``test_words.py``
takes the tests over and adds what is the game's own:

    class TestWords(GameWords):
        script = SCRIPT
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

import pytest

from leng.engine.choice import Ask, Choice
from leng.engine.game import Game
from leng.engine.state import Event
from leng.engine.table import Seat
from leng.words.clause import Clause
from leng.words.lesson import lesson_of
from leng.words.presenter import presenter
from leng.words.speech import EACH, YOU, Speech
from leng.words.text import LANGUAGES, MISSING
from problems import Problems
from wording import (
    Families,
    Samples,
    Spoken,
    asked,
    check_card,
    check_label,
    check_line,
    check_question,
    check_waiting_lines,
    events,
    messages,
    remember_all,
    spoken_in,
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
    verbs: Sequence[Clause]  # every verb, price and lasting effect a card may have
    phases: Sequence[str]
    about: Facts
    facts: Samples
    numbers: Facts
    options: Sequence[tuple[Ask, dict[str, Any], Any]] = ()
    families: Families = field(default_factory=dict)  # kinds of events whose names are put together
    voices: Sequence[str] = (YOU, EACH)
    names: Sequence[str] = ()  # messages that the table looks up by itself, besides those of every game
    provisos: Sequence[str] = ()  # conditions of standing orders
    spots: Mapping[str, Collection[str]] = field(default_factory=dict)  # where options may lie, by kind

    @cached_property
    def spoken(self) -> Spoken:
        """What the rules tell and refuse."""
        return spoken_in(self.game.folder, self.families)

    @cached_property
    def stands(self) -> list[str]:
        """What the game says of how one stands; the guard hears it said in real matches."""
        source = ast.parse((self.game.folder / "view.py").read_text(encoding="utf-8"))
        told = {each.value for each in ast.walk(source) if isinstance(each, ast.Constant)}
        return sorted(key for key in self.catalogue("en") if key.removeprefix("stand-") in told - {key})

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

    def catalogue(self, language: str) -> set[str]:
        """The messages of the game."""
        return set(messages(self.game.folder / "lang" / f"{language}.ftl"))

    def names_of_the_table(self) -> list[str]:
        """Messages that the lobby, the terminal and the pages look up by themselves."""
        keys = ["title", "about", *self.names, *(f"phase-{each}" for each in self.phases)]
        keys += ["odds-note"] if self.game.odds_of else []
        lesson = lesson_of(self.game)
        keys += [step.message for step in lesson.steps] if lesson is not None else []
        keys += ["goal", "goal-turn", "goal-ends", *self.stands]
        keys += [f"colour-{each}" for each in self.game.colours] + [f"ending-{each}" for each in self.game.endings]
        return keys + [f"{what}-{each.name}" for what in ("option-name", "option-about") for each in self.game.options]


class GameWords:
    """What holds for the words of every game."""

    script: ClassVar[Script]
    cards: ClassVar[int]  # so many explain themselves

    @pytest.fixture(params=LANGUAGES)
    def speech(self, request: pytest.FixtureRequest) -> Speech:
        return self.script.speaker(request.param)

    def test_the_source_was_read(self) -> None:
        spoken = self.script.spoken
        assert min(len(spoken.events), len(spoken.refusals), len(self.script.asks), len(self.script.verbs)) > 20
        assert len(self.script.catalogue("en")) > 200
        assert len(self.script.pieces) == self.cards

    def test_everything_can_be_said_and_no_message_is_left_over(
        self, speech: Speech, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Every question, option, event, refusal, verb, card and name; each that reads badly is named."""
        said = remember_all(monkeypatch)
        with Problems() as at:
            self._ask(speech, at)
            self._tell(speech, at)
            self._name(speech, at)
            if self.script.options:  # otherwise nobody knows which messages options would have
                for key in sorted(self.script.catalogue(speech.language) - {*self.script.names_of_the_table()}):
                    with at(f"message {key}"):
                        assert key in said, "nobody says it"

    def _ask(self, speech: Speech, at: Problems) -> None:
        """Questions with their options and the reasons against others."""
        called: dict[tuple[str, str, str], Any] = {}
        for ask in self.script.asks:
            with at(f"question {ask.name}"):
                for choice in self.script.questions(ask):
                    check_question(speech, choice)
        for ask, about, option in self.script.options:
            with at(f"option {option} of {ask.name}"):
                label = check_label(speech, asked(ask, **about), option)
                twin = called.setdefault((ask.name, str(about), label.text), option)
                assert twin == option, f"both are called {label.text!r}: {twin}"
                kind, _, name = label.place.partition(":")
                assert not kind or not self.script.spots or name in self.script.spots[kind], label.place
        for refusal in self.script.spoken.refusals:
            with at(f"refusal {refusal}"):
                for reason in self.script.reasons(speech, refusal):
                    assert MISSING not in reason, reason

    def _tell(self, speech: Speech, at: Problems) -> None:
        """Events, verbs and cards."""
        for kind, facts in self.script.spoken.events:
            with at(f"event {kind} with {', '.join(facts)}"):
                for event in events(kind, facts, self.script.facts):
                    check_line(speech, event)
        for verb in self.script.verbs:
            with at(f"verb {verb}"):
                for voice in self.script.voices:
                    said = speech.verbs([verb], voice)
                    assert said and MISSING not in said and "_" not in said, said
        for piece in self.script.pieces:
            with at(f"card {':'.join(piece)}"):
                check_card(speech, *piece)

    def _name(self, speech: Speech, at: Problems) -> None:
        """What the table looks up by itself: names of its own, and of what may be agreed on."""
        for key in self.script.names_of_the_table():
            with at(f"name {key}"):
                assert speech.words.has(key)
        for option in self.script.game.options:
            for value in option.values:
                with at(f"value {value} of {option.name}"):
                    name = speech.value_name(option, value)
                    assert MISSING not in name and "_" not in name, name
                    assert name != value or value in ("yes", "no"), name
        for proviso in self.script.provisos:
            with at(f"condition {proviso}"):
                assert MISSING not in speech.proviso(proviso)

    def test_a_waiting_line_knows_nothing_but_the_seat(self) -> None:
        for language in LANGUAGES:
            check_waiting_lines(self.script.game.folder / "lang" / f"{language}.ftl", self.script.asks)

    def test_an_undo_is_part_of_the_story(self) -> None:
        undo, who = Event("undo", {"seat": 0, "choices": 2}), self.script.seats[0].name
        assert self.script.speaker("en").line(undo) == f"{who} takes back 2 choices."
        assert self.script.speaker("fr").line(undo) == f"{who} revient sur 2 choix."
