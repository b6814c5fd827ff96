"""Whether lessons teach what they promise: played by their own advice, and by whatever comes to somebody's mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from leng.bots import USUAL, Sight, find_bot, new_bot, thoughts_at, who_plays
from leng.engine.choice import Choice, Option, key
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import LengError
from leng.engine.game import Game
from leng.engine.orders import give_at_opening
from leng.engine.record import HUMAN, Seat
from leng.engine.table import Table
from leng.study.drawings import drawing_of
from leng.words.lesson import END, PARTS, Course, Lesson, Step, Taught, attributes_of, in_words, lesson_of
from leng.words.presenter import Presenter, presenter
from leng.words.text import LANGUAGES, MISSING

MATCHES = 2
"""So many times a lesson is played at random."""


class LessonChecked(msgspec.Struct, frozen=True):
    """What came of a lesson that was played."""

    game: str
    id: str
    steps: int
    questions: int  # that were put to the pupil until all was told
    faults: list[str]


def check_lesson(game: Game[Any], matches: int = MATCHES) -> LessonChecked | None:
    """Play the lesson of a game by its advice and at random; None where there is none."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    faults = list(dict.fromkeys(_declared_faults(lesson)))
    if faults:
        return LessonChecked(game.id, lesson.id, len(lesson.steps), 0, faults)
    told: set[str] = set()
    questions = 0
    for table, taught in played(lesson, by_advice):
        told.update(step.id for step in taught.told)
        if table.decision is not None:
            questions += 1
            faults += _unheeded(table.decision, taught)
        faults += _faults_at(table, taught)
    faults += [f"step-missed: {step.id}" for step in lesson.steps if step.id not in told and step.at != END]
    for match in range(matches):
        for table, taught in played(lesson, at_random(Dice(seed_number(f"lesson:{match}"))), whole=True):
            faults += _faults_at(table, taught)
    return LessonChecked(game.id, lesson.id, len(lesson.steps), questions, list(dict.fromkeys(faults)))


Answer = Callable[[Table, Taught], Option]


def played(lesson: Lesson, answer: Answer, *, whole: bool = False) -> Iterator[tuple[Table, Taught]]:
    """The table at every question put to the pupil, until all is told (or to the very end), and once it is over."""
    table = lesson.open([Seat(f"{player} {seat}", player) for seat, player in enumerate(lesson.players)])
    give_at_opening(table)
    table.follow_orders()
    course = Course(lesson)
    while (decision := table.decision) is not None:
        player = table.seats[decision.seat].player
        if player == HUMAN:
            taught = course.at(table)
            if taught.over and not whole:
                return
            if decision.picks is None or not decision.picks.asked:
                yield table, taught
            table.take(answer(table, taught))
        else:
            table.take(_bots_answer(table, player))
        table.follow_orders()
    yield table, course.at(table)


def by_advice(table: Table, taught: Taught) -> Option:
    """What the lesson recommends; where it says nothing, what the best bot would do."""
    decision = table.decision
    assert decision is not None
    return _bots_answer(table, USUAL) if taught.advised is None else decision.find(taught.advised)


def _bots_answer(table: Table, player: str) -> Option:
    return new_bot(who_plays(player), thoughts_at(table)).choose(Sight(table.play))


def at_random(chance: Dice) -> Answer:
    """Whatever comes to somebody's mind."""

    def answer(table: Table, _: Taught) -> Option:
        assert table.decision is not None
        return table.decision.at_random(chance)

    return answer


# What can be wrong -----------------------------------------------------------------------------------------------


def _declared_faults(lesson: Lesson) -> Iterator[str]:
    """What cannot be, whatever happens: a bot or a step that nobody knows, not one person."""
    if lesson.players.count(HUMAN) != 1:
        yield "one-pupil: a lesson is for one person"
    for player in lesson.players:
        if player != HUMAN:
            try:
                find_bot(player)
            except LengError as trouble:
                yield f"bot-unknown: {trouble}"
    known = {step.id for step in lesson.steps}
    for step in lesson.steps:
        yield from (f"step-unknown: {step.id} waits for {each}" for each in step.after if each not in known)


def _unheeded(decision: Choice, taught: Taught) -> Iterator[str]:
    """Advice that was given and could not be followed, where everything was done as advised."""
    for step in taught.now:
        if step.advises and step.advised(decision) is None:
            offered = ", ".join(map(key, decision.options))
            yield f"advice-missing: {step.id} advises {', '.join(step.advises)}; on offer: {offered}"


def _faults_at(table: Table, taught: Taught) -> Iterator[str]:
    """What is told can be said in every language, and what it shows is there to be seen."""
    for language in LANGUAGES if taught.now else ():
        speaker = presenter(table.game, table.seats, language, table.state.box)
        for step in taught.now:
            if MISSING in (said := in_words(speaker, step)):
                yield f"word-missing: {language}: {said}"
        yield from _unseen(table, taught.now, speaker, taught.lesson.pupil)


def _unseen(table: Table, steps: Sequence[Step], speaker: Presenter, pupil: int) -> Iterator[str]:
    picture = drawing_of(table.game, "picture")
    places = [(step, place) for step in steps for place in step.shows if place not in PARTS]
    if picture is None or not places:
        return
    drawn = str(picture.draw(table.view(pupil), speaker, ()))
    for step, place in places:
        if not any(each in drawn for each in attributes_of(place, pupil)):
            yield f"place-missing: {step.id} shows {place}"
