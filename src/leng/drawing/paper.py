"""Drawing a table with letters: the marks of the seats, and words laid out in lines of a given width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from rich.cells import cell_len, set_cell_size
from rich.console import Group
from rich.text import Text

from leng.drawing.marks import LETTERS
from leng.words.presenter import Presenter
from leng.words.signs import LATER, OR, THEN, Sign
from leng.words.text import COMMON, Words

V = TypeVar("V")
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
SEPARATORS = {OR.text: "|", THEN.text: ">", LATER.text: "»"}
DOTS = "…"
BREAKS = re.compile("(?<!«) (?![:;?!»])")


class Paper(Generic[V]):
    """A view to be drawn for one pair of eyes, in one language."""

    glyphs: ClassVar[Mapping[str, str]] = {}
    """How the kinds of signs look; what has none is a row of dots, as what only words can tell."""

    between: ClassVar[str] = " "
    """What stands between two signs that follow each other."""

    def __init__(self, view: V, presenter: Presenter, lang: Path) -> None:
        self.view = view
        self.presenter = presenter
        self.words = words_of(presenter.language, lang)

    def say(self, key: str, /, **facts: Any) -> str:
        """A word of the drawing, or of its game."""
        return self.words.say(key, **facts)

    def mark(self, seat: int, shape: bool = True) -> Text:
        """The mark of a seat."""
        return mark(seat, self.presenter.seats[seat].colour, shape)

    def signs(self, row: Iterable[Sign]) -> str:
        """A row of signs: ``2¤>1☻|3☺``."""
        text = ""
        for sign in row:
            said = self.sign(sign) if sign.kind else SEPARATORS.get(sign.text, sign.text)
            close = not text or not sign.kind or text[-1] in SEPARATORS.values()
            text += said if close else f"{self.between}{said}"
        return text

    def sign(self, sign: Sign) -> str:
        """So many of something; a game may write some of its own in another way."""
        glyph = self.glyphs.get(sign.kind)
        return DOTS if glyph is None else f"{sign.text or sign.n}{glyph}"

    def legend(self, signs: Iterable[tuple[str, str]], width: int) -> list[Text]:
        """What signs mean; each comes with the name of its meaning."""
        parts = [Text(f"{sign} {self.say(f'sign-{what}', n='').strip()}", style="dim") for sign, what in signs]
        return flow([Text(self.say("legend"), style="dim"), *listed(parts)], width, 2)


@cache
def words_of(language: str, lang: Path) -> Words:
    """The words that a drawing keeps in a folder, over those of its game."""
    return Words(language, (COMMON, lang.parents[1] / "lang", lang))


def introduction(presenter: Presenter, lang: Path, width: int) -> Group:
    """What a game is about, as its drawing keeps it in a folder; a numbered step is indented below its number."""
    lines: list[Text] = []
    for paragraph in words_of(presenter.language, lang).say("about").splitlines():
        lines += flow(pieces(paragraph), width, 3 if paragraph[:1].isdigit() else 0)
    return Group(*lines)


def mark(seat: int, colour: str, shape: bool = True) -> Text:
    """The mark of a seat: its letter and, where there is room, its shape; colour is never the only mark."""
    return Text(LETTERS[seat] + (SHAPES[seat] if shape else ""), style=f"bold {STYLES.get(colour, '')}".strip())


def heading(title: str, width: int) -> Text:
    """A title in a line across the page; what explains it in brackets is left out where there is no room."""
    room = width - 5
    title = title if cell_len(title) <= room else fit(title.partition(" (")[0], room).rstrip()
    return Text.assemble(("── ", "dim"), (title, "bold"), (" " + "─" * (width - cell_len(title) - 4), "dim"))


def fit(words: str, width: int) -> str:
    """Words in exactly this width; what does not fit ends in …"""
    if cell_len(words) <= width:
        return set_cell_size(words, width)
    return set_cell_size(words, max(0, width - 1)) + "…"


def pad(line: Text, width: int) -> Text:
    """A line brought to this width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def pieces(words: str, style: str = "") -> list[Text]:
    """Words one by one, so that a line may break between them; French signs stay with their word."""
    return [Text(each, style=style) for each in BREAKS.split(words) if each]


def listed(parts: Sequence[Text]) -> list[Text]:
    """Pieces with commas between them."""
    return [*(Text.assemble(part, ",") for part in parts[:-1]), *parts[-1:]]


def flow(parts: Iterable[Text], width: int, indent: int = 0) -> list[Text]:
    """Pieces laid one after the other; each line but the first begins further in, and nothing is cut in two."""
    lines, begun, used = [Text()], 0, 0
    for part in parts:
        size = part.cell_len
        if used > begun and used + 1 + size > width:
            lines.append(Text(" " * indent))
            begun = used = indent
        if used > begun:
            lines[-1].append(" ")
            used += 1
        lines[-1].append_text(part)
        used += size
    return [pad(line, width) if line.cell_len > width else line for line in lines]


def beside(blocks: Sequence[Sequence[Text]], width: int, gap: int = 1) -> list[Text]:
    """Blocks of lines next to each other, each of this width."""
    height = max((len(block) for block in blocks), default=0)
    rows = []
    for at in range(height):
        cells = [pad(block[at] if at < len(block) else Text(), width) for block in blocks]
        row = Text(" " * gap).join(cells)
        row.rstrip()
        rows.append(row)
    return rows
