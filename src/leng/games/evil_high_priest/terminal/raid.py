"""A raid as a scene: the investigator, the dice, and how strong it still is at everybody's door."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import fit, flow, pieces
from leng.games.evil_high_priest.state import STRONGEST
from leng.games.evil_high_priest.terminal.paper import DEFENCE, SIGNS, Paper
from leng.games.evil_high_priest.terminal.places import investigator
from leng.games.evil_high_priest.view import PriestView, RaidView

INDENT = 3
FULL, SPENT = "█", "░"
NAME = 14


def raid(paper: Paper, now: RaidView, width: int) -> list[Text]:
    """Who comes, what was rolled, and a bar for every player."""
    lines = []
    if now.investigator:
        lines += flow([Text(f" {SIGNS['raid']}"), *investigator(paper, now.investigator)], width, INDENT)
    dice = " ".join(f"[{die}]" for die in now.dice)
    plus = f" +{now.plus}" if now.plus else ""
    lines += flow(pieces(paper.say("dice", dice=f" {dice}{plus}".strip(), n=now.strength)), width, INDENT)
    for who in paper.order():
        lines.append(_bar(paper, who, now, width))
    return lines


def _bar(paper: Paper, who: PriestView, now: RaidView, width: int) -> Text:
    """How strong the raid still is at a player's door; before that, what it would take as it stands."""
    strength = who.strength if now.is_set else now.strength
    name = fit(paper.name(who.seat), NAME)
    line = Text.assemble(paper.mark(who.seat), " ", (name, "bold"), " ")
    if who.spared:
        return line.append(paper.say("spared"), style="dim")
    room = min(STRONGEST, width - 45)
    full = round(strength * room / STRONGEST)
    line.append(FULL * full, style="red").append(SPENT * (room - full), style="dim")
    line.append(f" {strength:>2}", style="bold")
    if not now.is_set:
        line.append(f"  {paper.say('would-lose', n=who.tolls[strength].points)}", style="dim")
    stops = [f"{DEFENCE}{monster.defence}" for monster in who.lairs]
    stops += [f"{DEFENCE}{paper.box.specials[card].stops}" for card in who.specials if paper.box.specials[card].stops]
    if stops:
        line.append(f"  {SIGNS['monster']} {' '.join(stops)}")
    line.truncate(width, overflow="ellipsis")
    return line
