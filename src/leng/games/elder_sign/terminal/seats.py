"""How a seat is marked: a letter, a shape and a colour, so that colour is never the only mark."""

from __future__ import annotations

from rich.text import Text

from leng.engine.marks import LETTERS

SHAPES = "●■▲♦♣♠▼○"
STYLES = {
    "yellow": "bright_yellow",
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "violet": "magenta",
    "orange": "dark_orange",
    "white": "bright_white",
    "black": "reverse",
}


def mark(seat: int, colour: str, shape: bool = True) -> Text:
    """The mark of a seat: its letter and, where there is room, its shape."""
    return Text(LETTERS[seat] + (SHAPES[seat] if shape else ""), style=f"bold {STYLES.get(colour, '')}".strip())
