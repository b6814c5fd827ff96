"""What a lesson has told follows from the match alone: saved, resumed, taken back or walked anew, it is the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from leng.engine import journal
from leng.engine.dice import Dice
from leng.engine.errors import BadContent, BadSetup
from leng.engine.game import find_game
from leng.engine.record import HUMAN, Opening, Seat
from leng.engine.table import Table
from leng.words import lesson as lessons
from leng.words.lesson import Course, Lesson, Taught, course_at, lesson_of, wanted_lesson

KINGSPORT = find_game("kingsport_festival")


def first_months() -> Lesson:
    """The lesson of Kingsport Festival."""
    return wanted_lesson(KINGSPORT)


def opened(lesson: Lesson) -> Table:
    """Its table."""
    return lesson.open([Seat(f"P{number}", player) for number, player in enumerate(lesson.players)])


def questions(table: Table, course: Course, chance: Dice, most: int) -> Iterator[Taught]:
    """What is taught at each of the first questions to the pupil, everybody playing at random."""
    met = 0
    while table.decision is not None and met < most:
        if table.decision.seat == course.lesson.pupil:
            met += 1
            yield course.at(table)
        table.take(table.decision.at_random(chance))


def test_only_a_lesson_writes_down_that_it_is_one() -> None:
    plain = Opening("sealed_door", [Seat("Ada")], {}, "12" * 16, sealed=True)
    as_ever = (
        '{"game":"sealed_door","seats":[{"name":"Ada","player":"human","colour":""}],"options":{},"seed":"'
        + "12" * 16
        + '","content":"","arranged":false,"sealed":true}'
    )
    assert msgspec.json.encode(plain).decode() == as_ever
    assert plain.commitment == hashlib.sha256(f"leng-opening:{as_ever}".encode()).hexdigest()
    taught = msgspec.structs.replace(plain, lesson="first_night")
    assert b'"lesson":"first_night"' in msgspec.json.encode(taught)
    assert taught.commitment != plain.commitment


def test_a_saved_lesson_goes_on_as_one(tmp_path: Path) -> None:
    table, chance = opened(first_months()), Dice(3)
    *_, last = questions(table, Course(first_months()), chance, 9)
    journal.save(table, tmp_path / "lesson.leng")
    again = journal.load(tmp_path / "lesson.leng")
    assert again.opening.lesson == "first_months"
    course = course_at(again)
    assert course is not None
    assert [step.id for step in course.at(again).told][: len(last.told)] == [step.id for step in last.told]


def test_a_course_that_goes_on_knows_the_same_as_one_that_begins_anew() -> None:
    lesson = first_months()
    table = opened(lesson)
    for taught in questions(table, Course(lesson), Dice(5), 40):
        assert Course(lesson).at(table) == taught


def test_undo_takes_a_step_back_and_tells_it_again() -> None:
    lesson = first_months()
    table, course = opened(lesson), Course(lesson)
    while table.decision is not None and table.decision.seat != lesson.pupil:
        table.take(table.decision.at_random(Dice(1)))
    before = course.at(table)
    assert [step.id for step in before.now] == ["welcome", "invoke"]
    assert before.advised is not None
    table.choose(before.advised)
    course.at(table)
    table.undo(lesson.pupil)
    assert course.at(table) == before == Course(lesson).at(table)


def test_any_choice_is_accepted_and_the_lesson_goes_on() -> None:
    lesson = first_months()
    told = [len(taught.told) for taught in questions(opened(lesson), Course(lesson), Dice(8), 60)]
    assert told == sorted(told) and told[-1] > 8


def test_nothing_is_told_at_the_questions_of_others_nor_where_nothing_is_to_decide() -> None:
    lesson = first_months()
    table, course, chance = opened(lesson), Course(lesson), Dice(2)
    for _ in range(60):
        assert table.decision is not None
        if table.decision.seat != lesson.pupil:
            assert course.at(table).now == ()
        table.take(table.decision.at_random(chance))


def test_a_table_whose_lesson_is_no_longer_known_is_a_table_like_any_other() -> None:
    table = opened(first_months())
    table.opening = msgspec.structs.replace(table.opening, lesson="of_long_ago")
    assert course_at(table) is None
    plain = Table.open(KINGSPORT, [Seat("A"), Seat("B"), Seat("C")], seed="x")
    assert course_at(plain) is None


def test_a_game_without_a_lesson_says_so_and_a_spoilt_one_too(tmp_path: Path) -> None:
    assert lesson_of(find_game("sealed_door")) is None
    with pytest.raises(BadSetup) as none:
        wanted_lesson(find_game("sealed_door"))
    assert none.value.key == "error-no-lesson"
    (tmp_path / lessons.FILE).write_text('id = "x"\nplayers = ["human"]\nseed = "1"\n[step.one]\nwhen = "start"\n')
    with pytest.raises(BadContent) as spoilt:
        lessons._read(tmp_path)
    assert "when" in str(spoilt.value)


def test_the_pupil_is_where_the_person_sits() -> None:
    lesson = msgspec.structs.replace(first_months(), players=("greedy@2", HUMAN, "random@1"))
    assert lesson.pupil == 1
    assert [seat.player for seat in lesson.seats] == ["greedy@2", HUMAN, "random@1"]
