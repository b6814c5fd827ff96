"""The table of Elder Sign drawn in a terminal: the race, the museum, the dice and the investigators."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from leng.drawing.paper import heading, introduction, mark
from leng.engine.choice import Option
from leng.games.elder_sign.effects.verb import ON_TERROR
from leng.games.elder_sign.terminal.dice import dice
from leng.games.elder_sign.terminal.entrance import SHOWN_IN, entrance
from leng.games.elder_sign.terminal.investigators import investigators
from leng.games.elder_sign.terminal.lair import lair
from leng.games.elder_sign.terminal.museum import attempted, museum
from leng.games.elder_sign.terminal.paper import LANG, MIDNIGHT, ORDERED, SIGNS, Paper
from leng.games.elder_sign.terminal.race import race
from leng.games.elder_sign.terminal.short import short
from leng.games.elder_sign.view import MuseumView
from leng.words.presenter import Label, Presenter

__all__ = ["close_up", "draw", "in_short", "introduce", "mark"]


def draw(view: MuseumView, presenter: Presenter, width: int) -> RenderableType:
    """The whole position; the dice stand lowest but for the signs, next to the question."""
    paper = Paper(view, presenter)
    lines = [heading(_title(paper), width), *race(paper, width)]
    lines += lair(paper, width) if view.awake else museum(paper, width)
    if view.phase in SHOWN_IN:
        lines += entrance(paper, width)
    lines += [heading(paper.say("investigators"), width), *investigators(paper, width)]
    lines += [heading(paper.say("dice"), width), *dice(paper, width)]
    return Group(*lines, *_legend(paper, "\n".join(line.plain for line in lines), width))


def close_up(view: MuseumView, presenter: Presenter, width: int) -> RenderableType | None:
    """What changes with every choice of an attempt: the card with its tasks (or the Ancient One), and the dice."""
    if view.attempt is None:
        return None
    paper = Paper(view, presenter)
    lines = lair(paper, width) if view.awake else attempted(paper, width)
    return Group(*lines, *dice(paper, width)) if lines else None


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about and what a turn looks like, for somebody who has never played it."""
    return introduction(presenter, LANG, width)


def in_short(view: MuseumView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: tasks, rewards and penalties, what a card does, or a price."""
    return short(Paper(view, presenter), option, room)


def _title(paper: Paper) -> str:
    view = paper.view
    who = paper.presenter.seats[view.active].name
    return paper.say("title", phase=view.phase, name=paper.presenter.phase(view.phase), seat=who, night=view.round)


def _legend(paper: Paper, drawn: str, width: int) -> list[Text]:
    """What the signs mean; rarer ones only where they have been drawn."""
    said = [("[n]", "investigation")]
    said += [(f"[{paper.say(f'face-{each}')}]", each) for each in ("lore", "peril", "terror", "wild")]
    said += [(f"[{paper.say(f'die-{each}')}]", each) for each in ("green", "yellow", "red")]
    said += [(sign, what) for what, sign in SIGNS.items() if sign.isalnum() or sign in drawn]
    rarer = ((paper.sign(ON_TERROR), "on_terror"), (ORDERED, "ordered"))
    said += [(sign, what) for sign, what in rarer if sign in drawn]
    if not paper.view.awake:
        said += [(MIDNIGHT, "midnight"), ("(…)", "slot"), ("<M>", "monster-space")]
    return paper.legend(said, width)
