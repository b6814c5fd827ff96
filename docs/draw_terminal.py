"""Draw the picture of the terminal table that the documentation shows: ``python docs/draw_terminal.py``."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from leng.bots import Sight, new_bot
from leng.engine.game import load_game
from leng.engine.presenter import presenter
from leng.engine.table import Seat, Table

HERE = Path(__file__).parent


def main(language: str = "en") -> None:
    """A match of four greedy bots in its seventh month, seen from the first seat."""
    game = load_game("kingsport_festival")
    seats = [Seat("Luke", "greedy"), Seat("Andrea", "greedy"), Seat("Livio", "greedy"), Seat("James", "greedy")]
    table = Table.open(game, seats, {"scenario": "the_call_of_cthulhu"}, "picture")
    while table.decision is not None and not (table.state.round == 7 and table.decision.seat == 0):
        bot = new_bot("greedy", f"picture:{table.number}")
        table.take(bot.choose(Sight(table.play)))
    console = Console(record=True, width=112, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    speaker = presenter(game, table.seats, language)
    console.print(game.part("terminal").draw(table.view(0), speaker, 110))
    picture = console.export_svg(title="leng play kingsport_festival")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # the reader's own fonts will do
    picture = picture.replace("Fira Code", "DejaVu Sans Mono")
    (HERE / f"kingsport_terminal_{language}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
