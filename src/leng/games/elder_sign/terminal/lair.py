"""The last battle: the Ancient One in place of the museum."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import flow, pad, pieces
from leng.games.elder_sign.state import LAIR
from leng.games.elder_sign.terminal.faces import needs
from leng.games.elder_sign.terminal.paper import SIGNS, Paper
from leng.games.elder_sign.terminal.race import doom_track


def lair(paper: Paper, width: int) -> list[Text]:
    """The Ancient One, the task that drives him back, and what he does at midnight."""
    view, room = paper.view, width - 4
    entry = paper.box.ancient_ones[view.ancient_one]
    inside: list[Text] = []
    if view.combat:
        task = Text.assemble(needs(paper, view.combat), f" → -1{SIGNS['doom']}")
        inside += flow([*pieces(paper.say("combat-task"), "bold"), task], room, 2)
    inside += flow([*pieces(paper.say("combat-left", n=view.doom), "bold"), doom_track(paper)], room, 2)
    inside += flow([*pieces(paper.say("combat-attack"), "bold"), *pieces(paper.effects(entry.attack), "red")], room, 2)
    inside.append(Text.assemble(paper.say("combat-here"), " ", paper.marks_at(LAIR, room - 30)))
    name = f" {paper.name(view.ancient_one)} "
    lines = [Text.assemble(("╔═", "bold red"), (name, "bold"), ("═" * (width - len(name) - 3) + "╗", "bold red"))]
    lines += [Text.assemble(("║ ", "bold red"), pad(line, room), (" ║", "bold red")) for line in inside]
    return [*lines, Text("╚" + "═" * (width - 2) + "╝", style="bold red")]
