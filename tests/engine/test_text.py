"""Words: two languages, the one a person asked for, and no sentence that silently goes missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leng.engine.errors import BadSetup
from leng.engine.game import all_games, find_game
from leng.engine.text import COMMON, LANGUAGES, Words, language, speak, words

KEYS = re.compile(r'"((?:error|verify)-[a-z-]+)"')


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
    leng = COMMON.parent
    folders = {file.parent for file in leng.rglob("*.ftl")}
    folders |= {file.parent for game in all_games() for file in game.folder.rglob("*.ftl")}
    return sorted(folders)


@pytest.mark.parametrize("folder", _catalogues(), ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    """Every catalogue of Leng and of its games."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    keys: dict[str, list[str]] = {}
    for tongue in LANGUAGES:
        resource = FluentResource((folder / f"{tongue}.ftl").read_text(encoding="utf-8"))
        names = [entry.id.name for entry in resource.body if isinstance(entry, Message | Term)]
        junk = [str(entry.content)[:60] for entry in resource.body if isinstance(entry, Junk)]
        assert not junk, f"{tongue}.ftl cannot be read near {junk[0]!r}"
        assert len(set(names)) == len(names), "a message is there twice"
        keys[tongue] = names
    assert set(keys["en"]) == set(keys["fr"])


def test_every_error_of_the_engine_has_its_sentence() -> None:
    """Each key that the engine may show, in both languages."""
    engine = COMMON.parent / "engine"
    keys = {key for file in engine.glob("*.py") for key in KEYS.findall(file.read_text(encoding="utf-8"))}
    assert len(keys) > 25
    for tongue in LANGUAGES:
        missing = sorted(key for key in keys if not words(tongue).has(key))
        assert not missing, f"{tongue}: {', '.join(missing)}"


def test_the_sealed_door_has_its_words_from_its_own_folder() -> None:
    folder = find_game("SD").folder
    assert words("en", folder).say("title") == "The Sealed Door"
    assert words("fr", folder).say("title") == "La Porte scellée"
    assert words("en").say("title") == "⟦title⟧"
