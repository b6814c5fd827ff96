"""What dice show and tasks need, in letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from leng.games.elder_sign.terminal.paper import Paper
from leng.games.elder_sign.view import DieView

FACE_STYLES = {"lore": "green", "peril": "yellow", "terror": "magenta", "wild": "bright_red"}
DIE_STYLES = {"green": "green", "yellow": "bright_yellow", "red": "bright_red"}


def small_die(paper: Paper, die: DieView) -> Text:
    """A die in a few letters: what it shows, then its colour unless it is green."""
    letter = "" if die.colour == "green" else paper.say(f"die-{die.colour}")
    return Text((paper.face(die.face) or "-") + letter, style=f"bold {DIE_STYLES[die.colour]}")


def small_dice(paper: Paper, some: Iterable[DieView]) -> Text:
    """Several dice in a row."""
    return Text(" ").join(small_die(paper, die) for die in some)


def needs(paper: Paper, some: Sequence[int | str], framed: Sequence[int] = ()) -> Text:
    """All a task needs; what lies inside a monster's frame in brackets of its own."""
    line = Text()
    for at, each in enumerate(some):
        if at in framed and at - 1 not in framed:
            line.append("(")
        style = FACE_STYLES.get(str(each).partition("/")[0], "cyan")
        line.append(f"[{paper.face(str(each))}]", style=f"bold {style}")
        if at in framed and at + 1 not in framed:
            line.append(")")
    return line
