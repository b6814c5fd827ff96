"""Reading a drawing: its elements and what is around each, what is lit on it, and the colours it is drawn in."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

from leng.engine.lights import Lit
from leng.engine.presenter import presenter
from leng.engine.table import Table
from leng.web.pages import STATIC
from leng.web.showing import lights
from wording import check_catalogues

MOST = 90_000  # bytes of a drawing
LIGHT, DARK = ":root", '[data-theme="dark"]'
PAGE = STATIC / "leng.css"
VOID = {"br"}  # closed by nothing

Attributes = dict[str, str]
Element = tuple[Attributes, list[Attributes]]
"""An element and those around it."""


class Reader(HTMLParser):
    """Reads a drawing and notes its elements; an element closed in the wrong order is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, Attributes]] = []
        self.elements: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append((tag, self.elements[-1][0]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice on <{tag} {names}>"
        around = [attributes for _, attributes in self.open]
        self.elements.append(({name: value or "" for name, value in attrs}, around))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop()[0] == tag


def cut(drawing: str) -> tuple[str, str]:
    """A drawing in two: the symbols, which are always the same, and the board."""
    board = re.search(r'<div class="\w+-board', drawing)
    assert board is not None
    return drawing[drawing.index('<svg class="sprite"') : board.start()], drawing[board.start() :]


def read(drawing: str) -> list[Element]:
    """All elements on the board of a well-formed drawing."""
    reader = Reader()
    reader.feed("<div>" + cut(drawing)[1])
    reader.close()
    assert reader.open == []
    return reader.elements


def lit(table: Table, language: str = "en") -> list[Lit]:
    """What the page hands over: every option of the decider with its place."""
    return lights(presenter(table.game, table.seats, language), table.decision)


def drawn(table: Table, audience: int, language: str = "en", options: list[Lit] | None = None) -> str:
    """The table as an audience sees it, with what it may choose."""
    speaker = presenter(table.game, table.seats, language)
    return str(table.game.part("picture").draw(table.view(audience), speaker, options or []))


def keys_of(attributes: Attributes) -> list[str]:
    """What an element offers."""
    several: list[str] = json.loads(attributes.get("data-keys", "[]"))
    return [attributes["data-key"], *several] if "data-key" in attributes else several


def lit_as_offered(table: Table, elements: list[Element]) -> set[str]:
    """Every option that has a place is lit there and nothing else is; the kinds of places that are."""
    chosen: dict[str, set[str]] = {}
    for each, _ in elements:
        keys, classes = keys_of(each), each.get("class", "").split()
        assert bool(keys) == ("lit" in classes)
        assert (len(keys) > 1) == ("many" in classes)
        if keys:
            assert each["role"] == "button" and each["tabindex"] == "0" and each["aria-description"]
            chosen.setdefault(each["data-place"], set()).update(keys)
    wanted: dict[str, set[str]] = {}
    for option in lit(table):
        if option.place:
            wanted.setdefault(option.place, set()).add(option.key)
    assert chosen == wanted, table.decision
    return {place.partition(":")[0] for place in wanted}


# Style and words -------------------------------------------------------------------------------------------------


def colours(css: Path, theme: str) -> dict[str, str]:
    """The colours of a drawing in light or dark: those of every page, and over them its own."""
    found: dict[str, str] = {}
    for sheet in (PAGE, css):
        text = sheet.read_text("utf-8")
        block = text[text.index(theme + " {") :].partition("}\n")[0]
        found.update(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block))
    return found


def contrast(one: str, two: str) -> float:
    """How much two colours stand out from each other, as the accessibility guidelines measure it."""
    dark, light = sorted((_luminance(one), _luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * each for each in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def words_in_both_languages(folder: Path) -> set[str]:
    """The messages of a folder, which are the same in English and in French."""
    return check_catalogues(folder)
