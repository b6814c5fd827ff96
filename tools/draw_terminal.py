"""Draw the pictures of the terminal tables that the documentation shows: ``python tools/draw_terminal.py``."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from leng.words.presenter import presenter
from moments import MOMENTS

DOCS = Path(__file__).parent.parent / "docs"
NAMES = {"kingsport_festival": "kingsport"}  # what its picture is called, if not like the game
WIDTHS, USUAL = {"kingsport_festival": 110}, 120


def main(language: str = "en", *only: str) -> None:
    """Every game at its moment, or only those named, seen from the first seat."""
    for game_id, moment in MOMENTS.items():
        if only and game_id not in only:
            continue
        table, wide = moment(), WIDTHS.get(game_id, USUAL)
        console = Console(
            record=True, width=wide + 2, file=io.StringIO(), force_terminal=True, color_system="truecolor"
        )
        console.print(
            table.game.part("terminal").draw(table.view(0), presenter(table.game, table.seats, language), wide)
        )
        picture = console.export_svg(title=f"leng play {game_id}")
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # the reader's own fonts will do
        picture = picture.replace("Fira Code", "DejaVu Sans Mono")
        (DOCS / f"{NAMES.get(game_id, game_id)}_terminal_{language}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
