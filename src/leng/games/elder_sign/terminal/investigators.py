"""The investigators side by side: health, clues, trophies, cards, and where they stand."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import beside, fit, flow, listed, pieces
from leng.games.elder_sign.terminal.faces import small_dice
from leng.games.elder_sign.terminal.paper import SIGNS, Paper
from leng.games.elder_sign.view import InvestigatorView

NARROWEST = 38
"""A column is at least so wide."""
TURN = "►"
INDENT = 2
NAME = 18


def investigators(paper: Paper, width: int) -> list[Text]:
    """Everybody, in as many columns as there is room for."""
    everybody = paper.view.investigators
    across = max(1, min(len(everybody), (width + 2) // (NARROWEST + 2)))
    while across > 1 and -(-len(everybody) // (across - 1)) == -(-len(everybody) // across):
        across -= 1  # as many rows as before, with more room in each
    size = (width - 2 * (across - 1)) // across
    lines: list[Text] = []
    for at in range(0, len(everybody), across):
        lines += beside([_investigator(paper, who, size) for who in everybody[at : at + across]], size, gap=2)
    return lines


def _investigator(paper: Paper, who: InvestigatorView, size: int) -> list[Text]:
    room = size - INDENT
    seat = fit(paper.presenter.seats[who.seat].name, NAME).rstrip()
    first = Text.assemble(TURN if who.active else " ", paper.mark(who.seat), " ", (seat, "bold"))
    if not who.id:
        return flow([first, *pieces(paper.say("out" if who.out else "nobody"), "dim")], size, INDENT)
    lines = flow([first, Text(paper.name(who.id)), *_place(paper, who, room)], size, INDENT)
    lines += [Text.assemble("  ", line) for line in flow(_health(paper, who), room)]
    cards = _cards(paper, who)
    if cards:
        lines += [Text.assemble("  ", line) for line in flow(listed(cards), room)]
    return lines


def _place(paper: Paper, who: InvestigatorView, room: int) -> list[Text]:
    said = [Text(fit(f"@ {paper.place(who.at)}", room).rstrip(), style="cyan")]
    for each in who.used:
        words = paper.say("used-ability") if each == who.id else paper.say("used-ally", card=paper.name(each))
        said.append(Text(fit(words, room).rstrip(), style="dim"))
    return said


def _health(paper: Paper, who: InvestigatorView) -> list[Text]:
    """Sanity and stamina as rows of signs, then clues and trophies."""
    parts = [
        _row("sanity", who.sanity, who.max_sanity, "bright_cyan"),
        _row("stamina", who.stamina, who.max_stamina, "bright_red"),
        Text(f"{who.clues}{SIGNS['clue']}", style="bold"),
    ]
    values = [paper.box.worth(each, who.allies) for each in who.trophies]
    spelled = f" ({'+'.join(map(str, values))})" if len(values) > 1 else ""
    return [*parts, Text(f"{who.worth}{SIGNS['trophy']}{spelled}", style="bold")]


def _row(what: str, has: int, most: int, style: str) -> Text:
    sign = SIGNS[what]
    return Text.assemble((sign * has, style), ("·" * max(0, most - has), "dim"), f" {has}/{most}")


def _cards(paper: Paper, who: InvestigatorView) -> list[Text]:
    """The cards by name, each with the sign of its kind; on a spell the dice it keeps."""
    parts = [Text(f"{SIGNS[paper.box.kind_of[card]]} {paper.name(card)}") for card in (*who.cards, *who.allies)]
    for card in who.cast:
        kept = [die for die in paper.view.dice if die.lies == card]
        parts.append(Text.assemble(f"{SIGNS['spell']} {paper.name(card)} = ", small_dice(paper, kept)))
    return parts
