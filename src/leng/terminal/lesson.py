"""The lesson at the terminal: a few words before a question, and what is advised beside an option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.engine.choice import Choice
from leng.terminal.speech import say
from leng.words.lesson import TERMINAL, in_words

if TYPE_CHECKING:
    from leng.terminal.loop import Sitting


def speak_of(sitting: Sitting, decision: Choice | None) -> None:
    """What the lesson has to say before a question, or once the match is over; nothing where there is none."""
    course = sitting.course
    if course is None or sitting.lesson_left or (decision is not None and decision.seat != course.lesson.pupil):
        return
    taught = course.at(sitting.table)
    if not taught.now:
        return
    sitting.screen.gap()
    sitting.screen.say(say("lesson-of", told=len(taught.told), total=taught.total), "bold yellow")
    for step in taught.now:
        sitting.screen.say(in_words(sitting.presenter, step, TERMINAL), "yellow")


def advised(sitting: Sitting, decision: Choice) -> str | None:
    """The key of the option that the lesson recommends."""
    course = sitting.course
    if course is None or sitting.lesson_left or decision.seat != course.lesson.pupil:
        return None
    return course.at(sitting.table).advised


def change(sitting: Sitting) -> None:
    """Leave the lesson, or come back to it; the match goes on either way."""
    if sitting.course is None:
        sitting.screen.say(say("lesson-none"))
        return
    sitting.lesson_left = not sitting.lesson_left
    sitting.screen.say(say("lesson-left" if sitting.lesson_left else "lesson-back"))
