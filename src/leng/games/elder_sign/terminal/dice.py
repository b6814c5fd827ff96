"""The dice: the pool as big faces, then what is kept, out, locked or waiting in the reserve."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leng.drawing.paper import beside, flow, listed
from leng.games.elder_sign.state import FOCUS, GONE, LOCKED, OUT, POOL, RESERVE
from leng.games.elder_sign.terminal.faces import DIE_STYLES, small_dice, small_die
from leng.games.elder_sign.terminal.paper import Paper
from leng.games.elder_sign.view import DieView

BIG_FROM = 78
"""Narrower than this, dice are drawn in one line."""
DIE_WIDTH, DICE = 5, 8


def dice(paper: Paper, width: int) -> list[Text]:
    """The eight dice."""
    pool = [die for die in paper.view.dice if die.lies == POOL]
    if not pool:
        return _elsewhere(paper, width)
    title = [Text(_title(paper, len(pool)), style="bold")]
    if width < BIG_FROM:
        return [*flow([*title, small_dice(paper, pool)], width, 2), *_elsewhere(paper, width)]
    left = DIE_WIDTH * len(pool)
    right = [*title, *_elsewhere(paper, width - left - 2)]
    drawn = [*_big(paper, pool), *[Text(" " * left)] * (len(right) - 3)]
    right += [Text()] * (len(drawn) - len(right))
    return [Text.assemble(one, "  ", two) for one, two in zip(drawn, right, strict=True)]


def _title(paper: Paper, n: int) -> str:
    """Which roll lies there, or how many dice are left after it."""
    attempt = paper.view.attempt
    if attempt is None or not attempt.rolls:
        return paper.say("dice-to-roll", n=n)
    return paper.say("dice-rolled" if attempt.lying else "dice-left", n=n, roll=attempt.rolls)


def _big(paper: Paper, pool: Sequence[DieView]) -> list[Text]:
    """Dice of three lines; the letter on the lower edge tells the colour."""
    blocks = []
    for die in pool:
        style = DIE_STYLES[die.colour]
        letter = paper.say(f"die-{die.colour}")
        shown = paper.face(die.face).center(3)
        blocks.append(
            [
                Text("┌───┐", style=style),
                Text.assemble(("│", style), (shown, f"bold {style}"), ("│", style)),
                Text(f"└─{letter}─┘", style=style),
            ]
        )
    return beside(blocks, DIE_WIDTH, gap=0)


def _elsewhere(paper: Paper, width: int) -> list[Text]:
    """Where the other dice are, place by place."""
    said = [
        ("dice-kept", _kept(paper)),
        ("dice-combat", _of(paper, "task.") if paper.view.awake else []),
        ("dice-out", _colours(paper, OUT)),
        ("dice-locked", _locked(paper)),
        ("dice-waiting", [Text(paper.name(each)) for each in paper.view.waiting_locks]),
        ("dice-gone", _colours(paper, GONE)),
        ("dice-reserve", _colours(paper, RESERVE)),
    ]
    lines: list[Text] = []
    for key, parts in said:
        if parts:
            lines += flow([Text(paper.say(key), style="bold"), *listed(parts)], width, 2)
    return lines


def _of(paper: Paper, lies: str) -> list[Text]:
    return [small_die(paper, die) for die in paper.view.dice if die.lies.startswith(lies)]


def _colours(paper: Paper, lies: str) -> list[Text]:
    """The dice that lie somewhere, by colour only: what they show no longer matters."""
    found = [paper.colour(die.colour) for die in paper.view.dice if die.lies == lies]
    return [Text(f"{found.count(each)}{each}") for each in dict.fromkeys(found)]


def _kept(paper: Paper) -> list[Text]:
    """Dice with a fixed result: on the own marker, on a helper's, on spells."""
    parts = []
    for die in paper.view.dice:
        if die.lies == FOCUS:
            where = paper.say("kept-focus", seat=paper.presenter.seats[paper.view.active].name)
        elif die.lies.startswith("help."):
            where = paper.say("kept-help", seat=paper.presenter.seats[int(die.lies[5:])].name)
        elif die.lies in paper.box.securing:
            where = paper.say("kept-spell", card=paper.name(die.lies))
        else:
            continue
        parts.append(Text.assemble(small_die(paper, die), f" {where}"))
    return parts


def _locked(paper: Paper) -> list[Text]:
    return [
        Text(f"{paper.colour(die.colour)} {paper.say('locked-by', card=paper.name(die.held_by))}")
        for die in paper.view.dice
        if die.lies == LOCKED and die.held_by
    ]
