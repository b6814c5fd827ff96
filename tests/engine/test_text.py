"""Words: two languages, the one a person asked for, and no sentence that silently goes missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import leng
from leng.engine.errors import BadSetup
from leng.engine.game import all_games, find_game
from leng.words.text import COMMON, LANGUAGES, Words, language, speak, words
from problems import Problems
from wording import calls, check_catalogues, messages, variables

KEY = re.compile(r"(error|verify)-[a-z-]+")


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No language but the one a test asks for."""
    for name in ("LENG_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    speak(None)
    yield
    speak(None)


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }!\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("hello = Bonjour { $name } !\n", encoding="utf-8")
    return tmp_path


def test_a_message_is_said_in_either_language(folder: Path) -> None:
    assert Words("en", (folder,)).say("hello", name="Ada") == "Hello Ada!"
    assert Words("fr", (folder,)).say("hello", name="Ada") == "Bonjour Ada !"


def test_a_missing_message_shows_its_key(folder: Path) -> None:
    french = Words("fr", (folder,))
    assert not french.has("bye")
    assert french.say("bye") == "⟦bye⟧"
    assert Words("en", (folder,)).has("bye")


def test_a_missing_fact_is_marked_too(folder: Path) -> None:
    assert Words("en", (folder,)).say("hello").startswith("⟦hello:")


def test_a_games_words_lie_over_the_common_ones(folder: Path, tmp_path: Path) -> None:
    over = tmp_path / "over"
    over.mkdir()
    (over / "en.ftl").write_text("bye = So long\n", encoding="utf-8")
    both = Words("en", (folder, over))
    assert both.say("bye") == "So long"
    assert both.say("hello", name="Ada") == "Hello Ada!"


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LENG_LANG": "fr"}, "fr"),
        ({"LENG_LANG": "FR"}, "fr"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LENG_LANG": "en", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_GB"}, "fr"),
        ({"LENG_LANG": "en", "LC_ALL": "fr_CA"}, "en"),
        ({"LENG_LANG": "tlh", "LANG": "fr"}, "fr"),
    ],
)
def test_the_language_follows_the_environment(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken
    assert words().language == spoken


def test_a_chosen_language_wins_until_it_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LENG_LANG", "en")
    speak("fr")
    assert language() == "fr"
    speak(None)
    assert language() == "en"


def test_an_error_is_a_sentence_in_the_language_spoken() -> None:
    trouble = BadSetup("error-unknown-game", game="chess", known="go")
    speak("en")
    english = str(trouble)
    speak("fr")
    french = str(trouble)
    assert "chess" in english
    assert "chess" in french
    assert english != french


def _catalogues() -> list[Path]:
    leng = COMMON.parent.parent
    folders = {file.parent for file in leng.rglob("*.ftl")}
    folders |= {file.parent for game in all_games() for file in game.folder.rglob("*.ftl")}
    return sorted(folders)


def test_both_languages_have_the_same_messages() -> None:
    """Every catalogue of Leng and of its games."""
    with Problems() as at:
        for folder in _catalogues():
            with at(folder):
                check_catalogues(folder)
    assert at.seen > 10


def _engine_keys() -> dict[str, set[str]]:
    """The errors and differences that the engine and the words can report, with the facts given."""
    found: dict[str, set[str]] = {}
    for _, call in chain(calls(COMMON.parent.parent / "engine"), calls(COMMON.parent)):
        if call.args and isinstance(call.args[0], ast.Constant) and KEY.fullmatch(str(call.args[0].value)):
            facts = [str(each.arg) for each in call.keywords if each.arg]
            for given in call.args[1:]:
                literal = given if isinstance(given, ast.Dict) else ast.Dict([], [])
                facts += [str(each.value) for each in literal.keys if isinstance(each, ast.Constant)]
            found.setdefault(str(call.args[0].value), set()).update(facts)
    return found


def test_every_error_of_the_engine_has_its_sentence_in_both_languages() -> None:
    keys = _engine_keys()
    assert len(keys) > 30
    for tongue in LANGUAGES:
        known = messages(COMMON / f"{tongue}.ftl")
        assert set(keys) | {"listing", "log-undo", "error-content-link"} <= set(known)
        for key, facts in keys.items():
            if facts:  # the others are given a dictionary made before
                assert variables(known[key]) <= facts, f"{tongue}: {key}"


def test_the_sealed_door_has_its_words_from_its_own_folder() -> None:
    folder = find_game("SD").folder
    assert words("en", folder).say("title") == "The Sealed Door"
    assert words("fr", folder).say("title") == "La Porte scellée"
    assert words("en").say("title") == "⟦title⟧"


def test_a_message_is_read_when_it_is_asked_for_with_what_it_refers_to(tmp_path: Path) -> None:
    text = "# a remark\n-house = Leng\n\n# another\nwhole = { part }, { -house }{ $n ->\n"
    text += "    [one] !\n   *[other] ?\n}\npart = In\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    known = Words("en", (tmp_path,))
    assert known._read == set() and known.has("part") and not known.has("remark")
    assert known.say("whole", n=1) == "In, Leng!"
    assert known._read == {"whole", "part", "-house"}


def test_a_message_of_a_game_takes_the_place_of_a_common_one_also_within_others(tmp_path: Path) -> None:
    for name, text in (("common", "who = Ada\nhello = Hello { who }\n"), ("game", "who = Zoë\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "en.ftl").write_text(text, encoding="utf-8")
    assert Words("en", (tmp_path / "common", tmp_path / "game")).say("hello") == "Hello Zoë"


def test_the_catalogues_of_the_house_are_found_one_by_one() -> None:
    house = Path(leng.__file__).parent
    assert sum(len(messages(file)) for file in house.rglob("lang/*.ftl")) > 5000
