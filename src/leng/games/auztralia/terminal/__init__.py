"""The table of AuZtralia drawn in a terminal: the track, the land, the Old Ones, the colonies, and a combat."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from leng.drawing.paper import heading, introduction, mark, pad
from leng.engine.choice import Option
from leng.games.auztralia.state import PURPLE
from leng.games.auztralia.terminal.colonies import display, old_ones, others, own
from leng.games.auztralia.terminal.fight import fight
from leng.games.auztralia.terminal.land import BLIGHTED, PORT, TERRAIN, land, map_width
from leng.games.auztralia.terminal.paper import LANG, LETTER, SIGNS, Paper
from leng.games.auztralia.terminal.short import short
from leng.games.auztralia.terminal.track import END, LIT, WAIT, track
from leng.games.auztralia.view import AustraliaView
from leng.words.presenter import Label, Presenter

__all__ = ["close_up", "draw", "in_short", "introduce", "mark"]

ASIDE = 42
"""So wide must be what is left for the Old Ones and the people to stand beside the map."""


def draw(view: AustraliaView, presenter: Presenter, width: int) -> RenderableType:
    """The whole position; one's own board and the combat stand lowest, next to the question."""
    paper = Paper(view, presenter)
    lines = [heading(_title(paper), width), *track(paper, width)]
    lines += _land(paper, width)
    if any(who is not paper.own for who in view.colonies):
        lines += [heading(paper.say("heading-others"), width), *others(paper, width)]
    if paper.own is not None:
        lines += [heading(paper.say("heading-own"), width), *own(paper, paper.own, width)]
    lines += _combat(paper, width)
    return Group(*lines, *_legend(paper, lines, width))


def close_up(view: AustraliaView, presenter: Presenter, width: int) -> RenderableType | None:
    """What changes with every choice in a combat: the force, the enemy, the card."""
    lines = _combat(Paper(view, presenter), width)
    return Group(*lines) if lines else None


def introduce(presenter: Presenter, width: int) -> RenderableType:
    """What the game is about and what a turn looks like, for somebody who has never played it."""
    return introduction(presenter, LANG, width)


def in_short(view: AustraliaView, presenter: Presenter, option: Option, label: Label, room: int) -> str:
    """What stands behind an option: goods and Old Ones in a hex, what a unit can do."""
    return short(Paper(view, presenter), option, room)


def _title(paper: Paper) -> str:
    view = paper.view
    who = paper.name(view.active) if view.active >= 0 else ""
    space = view.colonies[view.active].time if view.active >= 0 else view.purple
    phase = view.phase if view.active >= 0 or view.active == PURPLE or view.phase in ("setup", "end") else "between"
    return paper.say("title", phase=phase, seat=who, n=space)


def _land(paper: Paper, width: int) -> list[Text]:
    """The map with the Old Ones and the people for hire: beside it where there is room, otherwise below."""
    room = width - map_width(paper) - 1
    narrow = room < ASIDE
    aside = width if narrow else room
    told = [heading(paper.say("heading-old-ones"), aside), *old_ones(paper, aside)]
    if paper.view.phase != "setup" or paper.view.known:
        told += [heading(paper.say("heading-display", n=paper.view.deck), aside), *display(paper, aside)]
    drawn = land(paper, width)
    if narrow:
        return [heading(_board(paper), width), *drawn, *told]
    left = [heading(_board(paper), map_width(paper)), *drawn]
    height = max(len(left), len(told))
    rows = []
    for at in range(height):
        row = pad(left[at] if at < len(left) else Text(), map_width(paper))
        row = Text.assemble(row, " ", told[at] if at < len(told) else Text())
        row.rstrip()
        rows.append(row)
    return rows


def _board(paper: Paper) -> str:
    """The name of the board, and the variants that are played."""
    played = [paper.title("variant", flag) for flag in paper.view.flags if flag in paper.box.variants]
    name = paper.title("board", paper.view.map)
    return f"{name} ({', '.join(played)})" if played else name


def _combat(paper: Paper, width: int) -> list[Text]:
    combat = paper.view.combat
    if combat is None:
        return []
    key = "heading-defence" if combat.defence else "heading-combat"
    title = paper.say(key, seat=paper.name(combat.seat), hex=combat.hex, cards=combat.cards)
    return [heading(title, width), *fight(paper, combat, width)]


def _legend(paper: Paper, lines: list[Text], width: int) -> list[Text]:
    """What the signs mean; the rarer ones only where they have been drawn."""
    drawn = "".join(line.plain for line in lines)
    told = (
        "time",
        "points",
        "cube",
        "coal",
        "iron",
        "gold",
        "phosphate",
        "rail",
        "corn",
        "cattle",
        "sheep",
        "character",
    )
    said = [(SIGNS[kind], kind) for kind in told if SIGNS[kind] in drawn]
    terrains = dict.fromkeys(each.terrain for each in paper.land.hexes.values())
    said += [(TERRAIN[each], f"terrain-{each}") for each in terrains]
    said += [("?2", "hidden")]
    seen = dict.fromkeys(one.creature for one in paper.view.tiles if one.creature is not None)
    said += [(f"{LETTER[each]}3", f"letter-{each}") for each in LETTER if each in seen]
    said += [(f"A{PORT}", "port"), ("●", "line")]
    if any(farm.blighted for farm in paper.view.farms):
        said.append((f"Aψ{BLIGHTED}", "blighted"))
    said += [(LIT, "lit"), (WAIT, "wait"), (END, "end")]
    return paper.legend(said, width)
