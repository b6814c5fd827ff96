"""A terminal for tests: what is typed comes from a text, what is shown is read back."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from leng.engine import journal
from leng.engine.record import Entry
from leng.terminal import notes
from leng.terminal.commands import PLAY_SETTINGS, play, resume
from leng.words.text import speak

Sit = Callable[..., Result]
OPTION = re.compile(r"^ {1,3}(\d+) (\S.*)$")


def after(output: str, typed: str) -> str:
    """What is shown after a line was typed, up to the next one."""
    return output.partition(f"> {typed}\n")[2].partition("\n> ")[0]


def last_question(output: str) -> str:
    """The last question shown: its prompt, its options and what is greyed."""
    return output.rpartition("Type a number or part")[0].rpartition("\n\n")[2]


def last_options(output: str) -> list[str]:
    """The options of the last question, each as its line shows it."""
    found = [OPTION.match(line) for line in last_question(output).splitlines()]
    return [match[2] for match in found if match]


def led_to(sit: Sit, table: tuple[str, ...], prompt: str) -> tuple[str, str]:
    """Always take the first option until a prompt with these words; what was typed, and all that was shown."""
    shown = sit(*table, typed="1\n" * 60).output.split("> 1\n")
    times = next((each for each, part in enumerate(shown) if prompt in last_question(part)), None)
    assert times is not None, f"never asked: {prompt}"
    return "1\n" * times, sit(*table, typed="1\n" * times).output


def record_of(save: Path) -> list[Entry]:
    """Everything done in a match: what its save tells, and what its diary tells beyond."""
    kept = journal.read(save)
    return kept.record + (notes.further(notes.read_beside(save), kept.opening.commitment, kept.record) or [])


def terminal_app() -> typer.Typer:
    """The two commands alone."""
    app = typer.Typer()
    app.command("play", context_settings=PLAY_SETTINGS)(play)
    app.command("resume")(resume)
    return app


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    speak(None)
    yield
    speak(None)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home for saves, an English environment, a hundred columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LENG_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "fsync", lambda file: None)  # these tests do not pull the plug
    monkeypatch.setenv("LENG_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path


@pytest.fixture
def sit(home: Path) -> Sit:
    """Sit down with a command line and type these lines."""

    def run(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(terminal_app(), list(words), input=typed)

    return run


@pytest.fixture
def saves(home: Path) -> Callable[[], list[Path]]:
    """The save files, oldest first."""
    return lambda: sorted((home / "saves").glob("*.leng"), key=lambda file: file.stat().st_mtime)
