"""A lesson: a real match against bots in which a few words come when their moment has come.

A game's ``lesson.toml`` says at which moments which step is told, which places are shown and what is advised; every
sentence is a message ``lesson-<step>`` of its catalogues. What has been told follows from the match alone, from the
questions put to the pupil and the lines of the log, so nothing of it is stored and undo takes it back by itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from leng.engine.choice import Choice, Option, key
from leng.engine.errors import BadContent, BadSetup
from leng.engine.game import Game, find_game
from leng.engine.past import Past, shared
from leng.engine.record import HUMAN, Move, Seat
from leng.engine.state import Event
from leng.engine.table import Table
from leng.words.presenter import Presenter

FILE = "lesson.toml"
START, END, ASK, EVENT = "start", "end", "ask", "event"
PUPIL = "pupil"
"""Stands in conditions for the seat of whoever learns."""
PARTS = ("mine", "others", "story")
"""Parts of the page that a step may show, beside places, regions and figures of the drawing."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is told once, when its moment has come."""

    id: str
    at: str  # "start", "ask:invoke", "event:investigator" or "end"
    after: tuple[str, ...] = ()  # not before these have been told
    given: dict[str, Any] = {}  # what the event, or the question, must be about
    offers: tuple[str, ...] = ()  # beginnings of keys: one of these must be on offer
    lacks: tuple[str, ...] = ()  # beginnings of keys: none of these may be on offer
    advises: tuple[str, ...] = ()  # beginnings of keys of options, the best first
    shows: tuple[str, ...] = ()  # "god:nodens", "region:town", "figure:sanity", "mine"

    @property
    def moment(self) -> tuple[str, str]:
        """The kind of its moment, and the name of the question or event."""
        kind, _, name = self.at.partition(":")
        return kind, name

    @property
    def message(self) -> str:
        """The name of its words in the catalogues."""
        return f"lesson-{self.id.replace('_', '-')}"

    def fits(self, facts: Mapping[str, Any], pupil: int) -> bool:
        """Whether this is what it waits for."""
        wanted = {name: pupil if value == PUPIL else value for name, value in self.given.items()}
        return all(facts.get(name) == value for name, value in wanted.items())

    def advised(self, choice: Choice) -> Option | None:
        """The best option that it recommends, of those on offer."""
        return next((found for wish in self.advises for found in choice.options if key(found).startswith(wish)), None)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match."""

    id: str
    game: str
    players: tuple[str, ...]  # by seat: one person, and bots
    seed: str
    steps: tuple[Step, ...]
    options: dict[str, str] = {}

    @property
    def pupil(self) -> int:
        """The seat of whoever learns."""
        return self.players.index(HUMAN)

    @property
    def seats(self) -> list[Seat]:
        """Who plays, still without names."""
        return [Seat("", player) for player in self.players]

    def open(self, seats: Sequence[Seat]) -> Table:
        """The table of the lesson, for these people."""
        return Table.open(find_game(self.game), seats, self.options, self.seed, lesson=self.id)


class Question(NamedTuple):
    """A question that was put to the pupil, and what was told with it."""

    number: int
    logged: int  # lines of the log before it
    steps: tuple[Step, ...]


class Taught(NamedTuple):
    """Where a lesson stands."""

    lesson: Lesson
    now: tuple[Step, ...]  # what is told at this moment
    told: tuple[Step, ...]  # all that has been told so far, this included
    advised: str | None = None  # the key of the option that is recommended now

    @property
    def total(self) -> int:
        """How many steps there are."""
        return len(self.lesson.steps)

    @property
    def over(self) -> bool:
        """Whether nothing is left to tell, so that one plays on alone."""
        return not self.now and all(step in self.told or step.at == END for step in self.lesson.steps)


class Course:
    """A lesson at one table; it remembers what it has worked out, as long as that is not taken back."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._questions: list[Question] = []
        self._moves: Past[Move] = Past()  # up to here it has been followed

    def at(self, table: Table) -> Taught:
        """Where the lesson stands at this table."""
        self._follow(table)
        decision = table.decision
        told = tuple(step for each in self._questions for step in each.steps)
        if decision is None:
            now = tuple(step for step in self.lesson.steps if step.at == END)
            return Taught(self.lesson, now, told + now)
        asked = self._questions[-1] if self._questions and decision.seat == self.lesson.pupil else None
        now = asked.steps if asked is not None and asked.number == _began(table, decision) else ()
        advised = next((each for step in now if (each := step.advised(decision)) is not None), None)
        return Taught(self.lesson, now, told, None if advised is None else key(advised))

    def _follow(self, table: Table) -> None:
        """Walk on from what is known and still stands to the question on the table."""
        stands = shared(self._moves, table.moves)
        known = [each for each in self._questions if each.number <= stands]
        begin = known[-1].number if known else table.boundaries[0]
        self._questions = known[:-1]  # the last one is met again, and whatever came after it
        play = table.position(begin)
        for number, move in enumerate(table.moves[begin:], start=begin):
            assert play.choice is not None
            self._meet(table, play.choice, number, move.logged)
            play.answer(play.choice.find(move.key))
        if table.decision is not None:
            self._meet(table, table.decision, table.number, len(table.log))
        self._moves = table.moves.copy()

    def _meet(self, table: Table, choice: Choice, number: int, logged: int) -> None:
        """Note a question, if it is one that the pupil gets to see, with what is told at it."""
        alone = len(choice.options) == 1 and not choice.ask.must_be_put
        if choice.seat == self.lesson.pupil and not alone and (choice.picks is None or not choice.picks.asked):
            last = self._questions[-1].logged if self._questions else 0
            fresh = [each for each in table.log[last:logged] if each.seen_by(self.lesson.pupil)]
            self._questions.append(Question(number, logged, tuple(self._told(choice, fresh))))

    def _told(self, choice: Choice, fresh: Sequence[Event]) -> Iterator[Step]:
        """What is told at a question: at the first one how it begins, then one thing about what has just happened
        and one about what is asked."""
        met = {step.id for each in self._questions for step in each.steps}
        first = not self._questions
        for kind in (START,) if first else (EVENT,):
            for step in self.lesson.steps:
                if step.moment[0] == kind and step.id not in met and self._comes(step, met, fresh):
                    met.add(step.id)
                    yield step
                    if kind == EVENT:
                        break
        for step in self.lesson.steps:
            if step.id not in met and self._is_about(step, met, choice):
                yield step
                return

    def _comes(self, step: Step, met: set[str], fresh: Sequence[Event]) -> bool:
        if not met.issuperset(step.after):
            return False
        kind, name = step.moment
        return kind == START or any(each.kind == name and step.fits(each.facts, self.lesson.pupil) for each in fresh)

    def _is_about(self, step: Step, met: set[str], choice: Choice) -> bool:
        if step.moment != (ASK, choice.ask.name) or not met.issuperset(step.after):
            return False
        if not step.fits(choice.about, self.lesson.pupil):
            return False
        keys = [*map(key, choice.options)]
        if step.lacks and any(each.startswith(step.lacks) for each in keys):
            return False
        return not step.offers or any(each.startswith(step.offers) for each in keys)


def _began(table: Table, decision: Choice) -> int:
    """The number of the question on the table; of several picks that of the first."""
    return table.number - (decision.picks.asked if decision.picks is not None else 0)


# Words and places ------------------------------------------------------------------------------------------------


PAGE, TERMINAL = "page", "terminal"
"""Where a lesson is given: one points at a card, or types its name."""


def in_words(speaker: Presenter, step: Step, at: str = PAGE) -> str:
    """What a step says."""
    return speaker.words.say(step.message, at=at)


def attributes_of(place: str, seat: int) -> tuple[str, ...]:
    """How the element of a drawing that a step shows is known there; none for a part of the page itself."""
    kind, _, name = place.partition(":")
    if place in PARTS:
        return ()
    if kind == "region":
        return (f'data-region="{name}"',)
    if kind == "figure":
        return (f'id="{name}-{seat}"',)
    return (f'data-place="{place}"',)


# Finding ---------------------------------------------------------------------------------------------------------


@cache
def _read(folder: Path) -> Lesson | None:
    file = folder / FILE
    if not file.exists():
        return None
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = [{"id": name, **step} for name, step in raw.pop("step", {}).items()]
    try:
        return msgspec.convert({"game": folder.name, **raw, "steps": steps}, Lesson)
    except msgspec.ValidationError as trouble:
        raise BadContent("error-lesson", file=str(file), trouble=str(trouble)) from None


def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if it has one."""
    return _read(game.folder)


def wanted_lesson(game: Game[Any]) -> Lesson:
    """The lesson of a game that somebody asks for; without one, that is said."""
    found = lesson_of(game)
    if found is None:
        raise BadSetup("error-no-lesson", game=game.id)
    return found


def course_at(table: Table) -> Course | None:
    """The lesson that is given at a table; None at all others, and where the lesson is no longer known."""
    found = lesson_of(table.game) if table.opening.lesson is not msgspec.UNSET else None
    return Course(found) if found is not None and found.id == table.opening.lesson else None
