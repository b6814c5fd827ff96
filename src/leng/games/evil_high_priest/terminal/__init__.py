"""The table of Evil High Priest drawn in a terminal: the cult board, the places, the cards, the sanctuaries, a raid."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from leng.drawing.paper import heading, introduction, mark
from leng.engine.choice import Option
from leng.games.evil_high_priest.state import GOODS, SIGNS
from leng.games.evil_high_priest.terminal import paper as signs
from leng.games.evil_high_priest.terminal.locks import CLOSED, DEAD, FREE, OPEN, SHUT, beside, board
from leng.games.evil_high_priest.terminal.paper import LANG, Paper
from leng.games.evil_high_priest.terminal.places import display, locations, rituals
from leng.games.evil_high_priest.terminal.raid import raid
from leng.games.evil_high_priest.terminal.sanctuary import FIRST, hoard, others, own
from leng.games.evil_high_priest.terminal.short import short
from leng.games.evil_high_priest.view import ConclaveView
from leng.words.presenter import Label, Presenter

__all__ = ["close_up", "draw", "in_short", "introduce", "mark"]

RARE = (
    "any_basic", "atom", "amoeba", "rescue", "worship", "fetched", "mutant", "abomination", "spawn", "glacier",
    "track-entry", "prowler-location", "prowler-cult", "prowler-ritual", "prowler-flex", "prowler-block",
    "prowler-eternal",
)  # fmt: skip
"""Signs that are explained only where they are drawn."""


def draw(view: ConclaveView, presenter: Presenter, width: int) -> RenderableType:
    """The whole position; one's own sanctuary and the raid stand lowest, next to the question."""
    paper = Paper(view, presenter)
    left = SIGNS - len(view.broken)
    name = paper.title("cult", view.board)
    lines = [heading(_title(paper), width), heading(paper.say("heading-cult", name=name, n=left), width)]
    lines += [*board(paper, width), *beside(paper, width)]
    lines += [heading(paper.say("heading-places"), width), *locations(paper, width)]
    lines += [heading(paper.say("heading-rituals" if view.raids else "heading-closed"), width), *rituals(paper, width)]
    lines += [heading(paper.say("heading-display"), width), *display(paper, width)]
    if any(who is not paper.own for who in view.priests):
        lines += [heading(paper.say("heading-others"), width), *others(paper, width)]
    lines += hoard(paper, width)
    if paper.own is not None:
        lines += [heading(paper.say("heading-own"), width), *own(paper, paper.own, width)]
    lines += _raid(paper, width)
    return Group(*lines, *_legend(paper, lines, width))


def close_up(view: ConclaveView, presenter: Presenter, width: int) -> RenderableType | None:
    """What changes with every choice in a raid: its strength at everybody's door."""
    lines = _raid(Paper(view, presenter), width)
    return Group(*lines) if lines else None


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about and what a round looks like, for somebody who has never played it."""
    return introduction(presenter, LANG, width)


def in_short(view: ConclaveView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: what a space costs and brings, what a card does."""
    return short(Paper(view, presenter), option, room)


def _title(paper: Paper) -> str:
    view = paper.view
    who = paper.name(view.active) if view.active >= 0 else ""
    phase = view.phase if who or view.phase in ("setup", "raid", "upkeep", "opponent", "end") else "between"
    return paper.say("title", phase=phase, seat=who, n=view.round, limit=view.limit)


def _raid(paper: Paper, width: int) -> list[Text]:
    now = paper.view.raid
    if now is None:
        return []
    if now.starter >= 0:
        title = paper.say("heading-raid", seat=paper.name(now.starter))
    else:
        title = paper.say("heading-raid", seat=paper.presenter.rival_name("opponent"))
    return [heading(title, width), *raid(paper, now, width)]


def _legend(paper: Paper, lines: Sequence[Text], width: int) -> list[Text]:
    """What the signs mean; the rarer ones only where they have been drawn."""
    drawn = "".join(line.plain for line in lines)
    said = [(signs.SIGNS[kind], kind) for kind in GOODS if kind != "atom"]
    said += [(signs.SIGNS[kind], kind) for kind in ("room", "monster", "acolyte", "raid")]
    said += [(f"{signs.DEFENCE}2", "defence"), (signs.ANY, "any")]
    said += [(signs.SIGNS[kind], kind) for kind in RARE if signs.SIGNS[kind] in drawn]
    said += [(signs.SIGNS[track], track) for track in paper.view.tracks]
    said += [(f"{signs.TAKEN}{signs.SIGNS['amoeba']}", "taken")] if signs.TAKEN in drawn else []
    said += [(signs.SPECIAL, "special")] if signs.SPECIAL in drawn else []
    said += [(FIRST, "first")] if FIRST in drawn else []
    said += [("A●", "priest"), ("a●", "own-acolyte")]
    said += [(f"{OPEN}B", "lock-open"), (f"{SHUT}B", "lock-shut"), (f"{FREE}B", "lock-free"), (f"{DEAD}B", "lock-dead")]
    said += [(f"{CLOSED}B", "lock-closed")] if paper.view.shut else []
    return paper.legend(said, width)
