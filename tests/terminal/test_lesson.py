"""The lesson at the terminal: its words before the question, its advice beside an option, and the way out and back."""

from __future__ import annotations

from .conftest import Sit, after

LESSON = ("play", "--lesson", "elder_sign")


def joined(output: str) -> str:
    """What was shown, without line breaks."""
    return " ".join(output.split())


def test_the_words_of_the_lesson_stand_before_the_question(sit: Sit) -> None:
    shown = sit(*LESSON, typed="5\n2\nquit\n")
    assert shown.exit_code == 0, shown.output
    output = joined(shown.output)
    assert output.index("Lesson, 2 of 17") < output.index("Arkham, 1926") < output.index("Where will you try your luck")
    assert "Go to Public Lavatory ← advised" in output
    assert "You roll all your dice at once" in joined(after(shown.output, "5"))
    assert "These dice complete a task" in joined(after(shown.output, "2"))


def test_the_lesson_can_be_left_and_resumed_at_the_prompt(sit: Sit) -> None:
    shown = sit(*LESSON, typed="lesson\n5\nlesson\nquit\n").output
    assert "You have left the lesson" in joined(after(shown, "lesson"))
    assert "You roll all your dice" not in joined(after(shown, "5"))
    back = shown.rpartition("> lesson\n")[2]
    assert "Back to the lesson." in back and "You roll all your dice" in joined(back)


def test_a_lesson_speaks_french_and_goes_on_when_it_is_resumed(sit: Sit) -> None:
    assert "Leçon, 2 sur 17" in sit(*LESSON, "--lang", "fr", typed="5\nquitter\n").output
    assert "Lesson, 3 of 17" in sit("resume", "--lang", "en", typed="quit\n").output


def test_what_a_lesson_settles_cannot_be_given(sit: Sit) -> None:
    refused = sit(*LESSON, "--seed", "1")
    assert refused.exit_code == 2
    assert "--seed cannot be given" in joined(refused.output)
    assert "--ancient_one" in joined(sit(*LESSON, "--ancient-one", "hastur").output)


def test_a_plain_match_has_no_lesson(sit: Sit) -> None:
    shown = sit("play", "elder_sign", "--seats", "you", "--seed", "x", typed="lesson\nquit\n").output
    assert "No lesson is given at this table" in joined(after(shown, "lesson"))
    assert "sealed_door yet" in joined(sit("play", "--lesson", "sealed_door").output)


def test_who_plays_against_a_pupil_has_a_name_and_no_number_of_a_version(sit: Sit) -> None:
    shown = joined(sit("play", "--lesson", "cult", typed="quit\n").output)
    assert "Lavinia" in shown
    assert "Greedy" not in shown and "version" not in shown
