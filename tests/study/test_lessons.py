"""Lessons are played by their own advice and at random: nothing is missed, nothing is missing."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import msgspec
import pytest

from leng.engine.game import Game, all_games, find_game
from leng.engine.record import HUMAN
from leng.study import lessons
from leng.study.lessons import check_lesson
from leng.words.lesson import END, PAGE, START, TERMINAL, Lesson, Step, lesson_of
from leng.words.text import LANGUAGES, MISSING, words

TAUGHT = [game for game in all_games() if lesson_of(game) is not None]
CULT = find_game("cult")


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_teaches_what_it_promises(game: Game[Any]) -> None:
    found = check_lesson(game, matches=1)
    assert found is not None
    assert found.faults == []
    assert 10 <= found.steps <= 20
    assert found.questions <= 50, "whoever follows its advice has heard everything within ten minutes"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_one_plays_within_half_a_minute(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    _, taught = next(lessons.played(lesson, lessons.by_advice))
    first, *others = taught.now
    assert first.at == START, "two sentences of theme and the goal come first"
    assert [step.moment[0] for step in others] == ["ask"], "then the first choice, and what it is about"
    for language in LANGUAGES:
        said = " ".join(words(language, game.folder).say(step.message) for step in taught.now)
        assert len(said.split()) <= 110, f"{len(said.split())} words before the first choice: {said}"
    assert taught.lesson.steps[-1].at == END


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_every_sentence_of_a_lesson_belongs_to_a_step_and_is_short(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    known = {step.message for step in lesson.steps}
    for language in LANGUAGES:
        spoken = words(language, game.folder)
        text = (game.folder / "lang" / f"{language}.ftl").read_text(encoding="utf-8")
        written = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("lesson-")}
        assert written == known
        for each, at in product(known, (PAGE, TERMINAL)):
            said = spoken.say(each, at=at)
            assert MISSING not in said
            assert len(said) <= 330, f"{each} is no longer two sentences: {said}"
            assert at == PAGE or not re.search("(?i)click|clic|point at|pointez", said), "nobody points at a terminal"


def broken(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> list[str]:
    """What is found in the lesson of Cult once it is told otherwise."""
    good = lesson_of(CULT)
    assert good is not None
    bad: Lesson = msgspec.structs.replace(good, **changes)
    monkeypatch.setattr(lessons, "lesson_of", lambda game: bad)
    found = check_lesson(CULT, matches=0)
    assert found is not None
    return found.faults


def steps(*more: Step) -> tuple[Step, ...]:
    """The first two steps of the lesson of Cult, and others."""
    good = lesson_of(CULT)
    assert good is not None
    return (*good.steps[:2], *more)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (Step("never", "ask:no-such-question"), "step-missed: never"),
        (Step("priest", "ask:which-priest", advises=("send:9",)), "advice-missing: priest advises send:9"),
        (Step("priest", "ask:which-priest", shows=("place:atlantis",)), "place-missing: priest shows place:atlantis"),
        (Step("mumbled", "ask:which-priest"), "word-missing: en: ⟦lesson-mumbled⟧"),
        (Step("priest", "ask:which-priest", after=("nothing",)), "step-unknown: priest waits for nothing"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(step: Step, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(each.startswith(fault) for each in broken(monkeypatch, steps=steps(step)))


def test_a_lesson_is_for_one_person_and_bots_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any("one-pupil" in each for each in broken(monkeypatch, players=(HUMAN, HUMAN)))
    assert any("bot-unknown" in each for each in broken(monkeypatch, players=(HUMAN, "hastur@1")))


def test_a_game_without_a_lesson_is_left_alone() -> None:
    assert check_lesson(find_game("sealed_door")) is None
