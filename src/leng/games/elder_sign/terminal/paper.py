"""What every part of the drawing needs: the view, the box, names, words and a few strokes of the pen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from leng.engine.content import Name
from leng.engine.presenter import Presenter
from leng.engine.text import Words
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.state import ENTRANCE, LAIR
from leng.games.elder_sign.terminal.seats import mark
from leng.games.elder_sign.view import InvestigatorView, MuseumView

LANG = Path(__file__).parent / "lang"
BREAKS = re.compile("(?<!«) (?![:;?!»])")


@cache
def _words(language: str) -> Words:
    return Words(language, (LANG,))


class Paper:
    """A view to be drawn in one language."""

    def __init__(self, view: MuseumView, presenter: Presenter) -> None:
        self.view = view
        self.presenter = presenter
        self.box = cast(ElderSignBox, presenter.box)
        self.words = _words(presenter.language)

    @property
    def actor(self) -> InvestigatorView:
        """The player whose turn it is."""
        return self.view.investigators[self.view.active]

    def say(self, key: str, /, **facts: Any) -> str:
        """A word of the drawing."""
        return self.words.say(key, **facts)

    def written(self, name: Name) -> str:
        """A name in the language of the drawing; a French one with the apostrophe of a printed page."""
        return name.fr.replace("'", "’") if self.words.language == "fr" else name.en

    def name(self, thing: str) -> str:
        """What a card, marker, investigator or Ancient One is called."""
        box = self.box
        if thing in box.monsters:
            return self.written(box.monsters[thing].name)
        if thing in box.investigators:
            return self.written(box.investigators[thing].name)
        if thing in box.ancient_ones:
            return self.written(box.ancient_ones[thing].name)
        return self.written(box.shelf[box.kind_of[thing]][thing].name)

    def place(self, where: str) -> str:
        """What a place is called."""
        if where in (ENTRANCE, LAIR, ""):
            return self.say(f"place-{where or 'nowhere'}")
        return self.name(where)

    def mark(self, seat: int, shape: bool = True) -> Text:
        """The mark of a seat."""
        return mark(seat, self.presenter.seats[seat].colour, shape)

    def marks_at(self, where: str, room: int) -> Text:
        """The marks of everybody who stands somewhere; without their shapes if there is little room."""
        seats = [who.seat for who in self.view.investigators if who.at == where and who.id]
        shaped = 3 * len(seats) - 1 <= room
        return Text(" " if shaped else "").join(self.mark(seat, shaped) for seat in seats)

    def heading(self, title: str, width: int) -> Text:
        """A title in a line across the page."""
        title = fit(title, width - 5).rstrip()
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
    lines = [Text()]
    for part in parts:
        line = lines[-1]
        fresh = len(line) == (0 if len(lines) == 1 else indent)
        if not fresh and line.cell_len + 1 + part.cell_len > width:
            line = Text(" " * indent)
            lines.append(line)
            fresh = True
        if not fresh:
            line.append(" ")
        line.append_text(part)
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


def introduction(language: str) -> str:
    """What the game is about, in this language."""
    return _words(language).say("about")
