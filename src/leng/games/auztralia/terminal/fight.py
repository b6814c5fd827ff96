"""A combat: the force, the enemy, and what the card says of both."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import flow, listed, pieces
from leng.games.auztralia.terminal.paper import DARK, SIGNS, Paper
from leng.games.auztralia.view import CombatView

INDENT = 3


def fight(paper: Paper, combat: CombatView, width: int) -> list[Text]:
    """Who fights with what against whom, and the lines of the card that matter here."""
    lines = flow([paper.mark(combat.seat), *listed(_force(paper, combat)), _sanity(paper, combat)], width, INDENT)
    foes = paper.at(combat.hex)
    if foes:
        lines += flow([Text("Ω ", style=DARK), *listed([Text(paper.old_one(one)) for one in foes])], width, INDENT)
    if combat.card is None:
        return lines
    card = paper.box.cards[combat.card]
    kinds = dict.fromkeys(one.creature for one in foes if one.creature)
    for kind in kinds:
        if kind in card.lines:
            said = paper.presenter.line_of(kind, card.lines[kind])
            lines += flow([Text(" ►"), *pieces(said, "bold")], width, INDENT)
    return lines


def _force(paper: Paper, combat: CombatView) -> list[Text]:
    """The stacks, with the damage on the unit on top."""
    parts = []
    for stack, hurt in zip(combat.force, combat.hurt, strict=True):
        if stack.n:
            told = paper.say(
                "in-force", name=paper.title("unit", stack.unit), n=stack.n, hurt=hurt, capacity=stack.capacity
            )
            parts.append(Text(told, style="bold" if hurt else ""))
    return parts or [Text(paper.say("no-force"), style="dim")]


def _sanity(paper: Paper, combat: CombatView) -> Text:
    return Text(f"{combat.sanity}{SIGNS['sanity']}", style="bold" if combat.sanity > 1 else "bold red")
