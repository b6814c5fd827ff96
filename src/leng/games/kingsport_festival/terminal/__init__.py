"""The table of Kingsport Festival drawn in a terminal, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from leng.drawing.paper import heading, mark
from leng.engine.choice import Option
from leng.games.kingsport_festival.terminal.calendar import calendar, past, scenario, waiting
from leng.games.kingsport_festival.terminal.cultists import cultists, hand
from leng.games.kingsport_festival.terminal.gods import ANSWERS, REACHED, gods, price
from leng.games.kingsport_festival.terminal.paper import GLYPHS, ICON_ONLY, Paper, prose
from leng.games.kingsport_festival.terminal.town import town
from leng.games.kingsport_festival.view import FestivalView
from leng.words.clause import signs_of
from leng.words.presenter import Label, Presenter

__all__ = ["draw", "in_short", "introduce", "mark"]

SIDE_BY_SIDE = 150
TOWN_LAST = ("propagation", "raid", "time", "end")


def draw(view: FestivalView, presenter: Presenter, width: int) -> RenderableType:
    """The whole position; what the phase is about stands lowest, next to the question."""
    paper = Paper(view, presenter, width)
    parts: list[RenderableType] = [heading(_title(paper), width)]
    parts += [prose(scenario(paper), width), *calendar(paper, width)]
    parts += [prose(line, width) for line in (*past(paper), *waiting(paper))]
    parts += _board(paper, width)
    parts += [heading(_cultists(paper), width)]
    parts += [*cultists(paper, width), *(prose(line, width) for line in (*hand(paper), _legend(paper)))]
    return Group(*parts)


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about, for somebody who has never played it."""
    return Text(presenter.words.say("about"))


def in_short(view: FestivalView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: a god's price and gifts, a building's price and effect; in signs if need be."""
    kind, _, name = label.card.partition(":")
    paper = Paper(view, presenter)
    if kind == "god" and option[0] == "invoke":
        return _god_in_short(paper, name, option[2], room)
    if kind == "building" and option[0] == "place":
        tile = paper.box.buildings[name]
        works = " ".join(paper.presenter.effect(effect, "building") for effect in tile.effects)
        return paper.say(
            "short-building", cost=paper.price(tile.cost), cult=tile.cult, sign=GLYPHS["cult"], effects=works
        )
    if kind == "spell" and option[0] == "discard":
        return " ".join(presenter.card(kind, name).lines)
    return ""


def _god_in_short(paper: Paper, name: str, dice: Sequence[int], room: int) -> str:
    god = paper.box.gods[name]
    answer = (*god.gifts, *paper.charter.god_gifts.get(name, ()))
    facts = {"price": price(paper, god, dice), "sign": GLYPHS["sanity"]}
    words = paper.say("short-god", gifts=paper.presenter.verbs(answer), **facts)
    return words if len(words) <= room else paper.say("short-god", gifts=paper.signs(signs_of(answer)), **facts)


def _title(paper: Paper) -> str:
    view = paper.view
    name = paper.presenter.words.say(f"phase-{view.phase}")
    month = paper.presenter.month(view.round) if view.round else ""
    return paper.say("title", phase=view.phase, name=name, month=month, round=view.round)


def _board(paper: Paper, width: int) -> list[RenderableType]:
    """Gods and town, side by side where there is room."""
    if width >= SIDE_BY_SIDE:
        half = width // 2 - 2
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Group(*_gods(paper, half)), Group(*_town(paper, half)))
        return [grid]
    above, below = _gods(paper, width), _town(paper, width)
    return [*above, *below] if paper.view.phase in TOWN_LAST else [*below, *above]


def _gods(paper: Paper, width: int) -> list[Text]:
    return [heading(paper.say("heading-gods"), width), *gods(paper, width)]


def _town(paper: Paper, width: int) -> list[Text]:
    return [heading(paper.say("heading-town"), width), *town(paper, width)]


def _cultists(paper: Paper) -> str:
    """The title of the cultists' part, with what is left in the decks."""
    left = ", ".join(f"{paper.say(f'goods-{deck}')} {n}" for deck, n in paper.view.decks.items())
    return paper.say("heading-cultists", left=left)


def _legend(paper: Paper) -> Text:
    """What the signs mean."""
    signs = [(glyph, kind) for kind, glyph in GLYPHS.items()]
    signs[-1] = (ICON_ONLY, "more")
    if paper.view.phase == "invocation":
        signs.append((REACHED, "reached"))
    if paper.view.answering is not None:
        signs.append((ANSWERS, "answers"))
    named = [f"{sign} {paper.meaning(what)}" for sign, what in signs]
    return Text(paper.say("legend", signs=", ".join(named)), style="dim")
