"""A table drawn for somebody, what is lit on it, and the colours it is drawn in."""

from __future__ import annotations

import re
from pathlib import Path

from leng.engine.lights import Lit
from leng.engine.presenter import presenter
from leng.engine.table import Table
from leng.web.pages import STATIC
from leng.web.showing import lights
from wording import check_catalogues

LIGHT, DARK = ":root", '[data-theme="dark"]'
PAGE = STATIC / "leng.css"


def cut(drawing: str) -> tuple[str, str]:
    """A drawing in two: the symbols, which are always the same, and the board."""
    board = re.search(r'<div class="\w+-board', drawing)
    assert board is not None
    return drawing[drawing.index('<svg class="sprite"') : board.start()], drawing[board.start() :]


def lit(table: Table, language: str = "en") -> list[Lit]:
    """What the page hands over: every option of the decider with its place."""
    return lights(presenter(table.game, table.seats, language), table.decision)


def drawn(table: Table, audience: int, language: str = "en", options: list[Lit] | None = None) -> str:
    """The table as an audience sees it, with what it may choose."""
    speaker = presenter(table.game, table.seats, language)
    return str(table.game.part("picture").draw(table.view(audience), speaker, options or []))


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
