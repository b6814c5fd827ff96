"""Draw the pictures of the terminal tables that the documentation shows: ``python docs/draw_terminal.py``."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from moments import MOMENTS
from rich.console import Console

from leng.engine.presenter import presenter

HERE = Path(__file__).parent
NAMES = {"kingsport_festival": "kingsport", "elder_sign": "elder_sign", "cult": "cult"}  # what its picture is called
WIDTH = {"kingsport_festival": 110, "elder_sign": 120, "cult": 120}


def main(language: str = "en") -> None:
    """Every game at its moment, seen from the first seat."""
    for game_id, moment in MOMENTS.items():
        table, wide = moment(), WIDTH[game_id]
        console = Console(
            record=True, width=wide + 2, file=io.StringIO(), force_terminal=True, color_system="truecolor"
        )
        console.print(
            table.game.part("terminal").draw(table.view(0), presenter(table.game, table.seats, language), wide)
        )
        picture = console.export_svg(title=f"leng play {game_id}")
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # the reader's own fonts will do
        picture = picture.replace("Fira Code", "DejaVu Sans Mono")
        (HERE / f"{NAMES[game_id]}_terminal_{language}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
