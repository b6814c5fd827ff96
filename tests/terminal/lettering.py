"""A drawing made of letters, read back: its text, its width, its words, and what every game's drawing must have."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.cells import cell_len

from leng.drawing import paper
from leng.engine.choice import Option
from leng.engine.game import Game
from leng.study.drawings import printed
from leng.words.presenter import Label, Presenter
from leng.words.text import MISSING
from wording import check_catalogues

MARKS = ("A●", "B■", "C▲", "D♦", "E♣", "F♠", "G▼", "H○")


def drawn(view: Any, presenter: Presenter, width: int) -> str:
    """What an audience sees of a table, as plain text."""
    return printed(presenter.game.part("terminal").draw(view, presenter, width))


def in_short(view: Any, presenter: Presenter, option: Option, room: int) -> str:
    """What is written beside an option."""
    said: str = presenter.game.part("terminal").in_short(view, presenter, option, Label("?"), room)
    return said


def check_fit(text: str, width: int) -> None:
    """A drawing keeps within its width and lacks no word."""
    assert [line for line in text.splitlines() if cell_len(line) > width] == []
    assert MISSING not in text


def check_introduction(presenter: Presenter, width: int, steps: int) -> None:
    """Whoever has never played reads a page that fits: a few paragraphs, and numbered steps."""
    lines = printed(presenter.game.part("terminal").introduce(presenter, width)).splitlines()
    check_fit("\n".join(lines), width)
    assert 9 <= len(lines) <= 30
    assert [line[:2] for line in lines if line[:1].isdigit()] == [f"{step}." for step in range(1, steps + 1)]
    assert not any(line[:1] in ":;?!" for line in lines)


def check_marks(game: Game[Any]) -> None:
    """Every seat has a letter and a shape, so that colour is never the only mark."""
    marks = [game.part("terminal").mark(seat, colour) for seat, colour in enumerate(game.colours)]
    assert [mark.plain for mark in marks] == list(MARKS[: len(game.colours)])
    assert len({str(mark.style) for mark in marks}) == len(marks)


def check_no_word_is_idle(lang: Path, built: Sequence[str]) -> None:
    """Both languages have the same words and the drawing uses them all.

    Those that begin as ``built`` says are said with the rest of their name.
    """
    files = [*lang.parent.glob("*.py"), Path(paper.__file__)]
    code = "".join(file.read_text("utf-8") for file in files).replace("'", '"')
    names = check_catalogues(lang)
    assert [name for name in names if not name.startswith(tuple(built)) and f'"{name}"' not in code] == []
    assert [start for start in built if not any(name.startswith(start) for name in names)] == []
