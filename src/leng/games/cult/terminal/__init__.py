"""The table of Cult drawn in a terminal: the Palace, the cults, the Eternal City, and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from leng.drawing.paper import heading, introduction, mark
from leng.engine.choice import Option
from leng.games.cult.terminal.city import ACTIVE, DONE, OPEN, SHUT, WINS, active, city
from leng.games.cult.terminal.cults import cults
from leng.games.cult.terminal.hand import SEALED, others, own
from leng.games.cult.terminal.palace import decks, market
from leng.games.cult.terminal.paper import LANG, SIGNS, Paper
from leng.games.cult.terminal.short import short
from leng.games.cult.view import CityView
from leng.words.presenter import Label, Presenter

__all__ = ["close_up", "draw", "in_short", "introduce", "mark"]

MARGIN = {OPEN: "open", SHUT: "lock", ACTIVE: "active", DONE: "done"}


def draw(view: CityView, presenter: Presenter, width: int) -> RenderableType:
    """The whole position; the city and one's own cards stand lowest, next to the question."""
    paper = Paper(view, presenter)
    lines = [heading(_title(paper), width)]
    lines += [heading(paper.say("heading-palace"), width), *market(paper, width), *decks(paper, width)]
    if view.cults:
        lines += [heading(paper.say("heading-cults"), width), *cults(paper, width)]
    lines += [heading(paper.say("city"), width), *city(paper, width)]
    lines += _cards(paper, width)
    return Group(*lines, *_legend(paper, lines, width))


def close_up(view: CityView, presenter: Presenter, width: int) -> RenderableType | None:
    """What changes with every choice about a Location: who stands there and who would win it."""
    lines = active(Paper(view, presenter), width)
    return Group(*lines) if lines else None


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about and what a round looks like, for somebody who has never played it."""
    return introduction(presenter, LANG, width)


def in_short(view: CityView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: the effect of a Location, what a card does, the abilities of a god."""
    return short(Paper(view, presenter), option, room)


def _title(paper: Paper) -> str:
    view = paper.view
    if view.phase != "resolution" or not view.active:
        return paper.say("title", phase="between" if view.phase == "resolution" else view.phase, round=view.round)
    return paper.say("title", phase=view.phase, round=view.round, place=paper.place(view.active))


def _cards(paper: Paper, width: int) -> list[Text]:
    """The onlooker's own cult, or every hand once all is over."""
    who = paper.own
    if who is None:
        hands = others(paper, width)
        return [heading(paper.say("heading-hands"), width), *hands] if hands else []
    side = paper.say("sign-dark" if who.dark else "sign-light")
    title = paper.say("heading-own", god=paper.short_name("sheet", who.god), side=side)
    return [heading(title, width), *own(paper, who, width)]


def _legend(paper: Paper, lines: Sequence[Text], width: int) -> list[Text]:
    """What the signs mean; the rarer ones only where they have been drawn."""
    said = [(sign, what) for what, sign in SIGNS.items()]
    margin = {line.plain[:1] for line in lines}
    said += [(sign, what) for sign, what in MARGIN.items() if sign in margin]
    drawn = "".join(line.plain for line in lines)
    said += [(sign, what) for sign, what in ((WINS, "wins"), (SEALED, "seal")) if sign in drawn]
    said += _in_brackets(paper)
    return paper.legend(said, width)


def _in_brackets(paper: Paper) -> list[tuple[str, str]]:
    """What the brackets mean that have been drawn in the city."""
    priests = [priest for place in paper.view.places for priest in place.priests]
    said = [(f"(3{SIGNS['coins']})", "bribe")] if any(each.coins for each in priests) else []
    said += [("(+2)", "boost")] if any(each.boost for each in priests) else []
    return said + ([("(A●)", "celebrates")] if any(who.celebrating and who.altars for who in paper.view.cults) else [])
