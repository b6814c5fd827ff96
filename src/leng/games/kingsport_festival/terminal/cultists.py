"""Everybody's tracks, cubes, dice and spells, in turn order; the onlooker's own hand by name."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from leng.drawing.paper import fit, flow
from leng.games.kingsport_festival.box import Effect
from leng.games.kingsport_festival.state import DECKS
from leng.games.kingsport_festival.terminal.paper import GLYPHS, Paper
from leng.games.kingsport_festival.view import CultistView

MARK = 6  # KF R-024
WIDE = 96
PLUS = 50


def cultists(paper: Paper, width: int) -> list[Text]:
    """A line for each cultist, first player first, under a line that names the columns where there are any."""
    lines = [] if paper.narrow else [_titles(paper, width)]
    for place, seat in enumerate(paper.view.order, start=1):
        lines += _cultist(paper, paper.view.cultists[seat], place, width)
    return lines


def _columns(width: int) -> tuple[int, ...]:
    """Widths: name, sanity, magic, cult, cubes, dice, spells."""
    return (18, 17, 7, 9, 12, 8, 10) if width >= WIDE else (17, 6, 6, 8, 12, 8, 10)


def _titles(paper: Paper, width: int) -> Text:
    keys = ("cultist", "sanity" if width >= WIDE else "sanity-short", "magic", "cult", "cubes", "dice", "spells")
    cells = [fit(paper.say(f"column-{key}"), size) for key, size in zip(keys, _columns(width), strict=True)]
    return Text("    " + " ".join(cells).rstrip(), style="dim")


def _cultist(paper: Paper, who: CultistView, place: int, width: int) -> list[Text]:
    name, *sizes = _columns(width)
    mine = who.seat == paper.view.audience
    title = paper.presenter.seats[who.seat].name
    if mine:
        title = f"{fit(title, max(3, name - 3 - len(paper.say('you')) - 1)).rstrip()} {paper.say('you')}"
    cubes = " ".join(f"{n}{GLYPHS[kind]}" for kind, n in zip(DECKS, who.cubes, strict=True))
    backs = " ".join(f"{n}{paper.glyphs[f'spell-{deck}']}" for deck, n in who.backs.items() if n) or "-"
    values = [_sanity(paper, who, width), f"{who.magic}{GLYPHS['magic']}", _cult(who), cubes, _dice(paper, who), backs]
    known, style = Text.assemble(paper.mark(who.seat), " "), "bold" if mine else ""
    if paper.narrow:
        values[-2] = f"{paper.say('column-dice')} {values[-2]}"
        return flow([Text(f"{place}."), Text.assemble(known, (title, style)), *map(Text, values)], width, 3)
    cells = [fit(value, size) for value, size in zip(values[:-1], sizes, strict=False)]
    return [Text.assemble(f"{place}.  ", known, (fit(title, name - 3), style), " ", " ".join([*cells, backs]))]


def _sanity(paper: Paper, who: CultistView, width: int) -> str:
    """The track with its mark at 6, or just the number where there is no room."""
    most = paper.view.sanity_max
    if width < WIDE:
        return f"{who.sanity}{GLYPHS['sanity']}" + (f"<{MARK}" if who.sanity < MARK else "")
    track = "".join("■" if each < who.sanity else "·" for each in range(most))
    return f"{track[:MARK]}|{track[MARK:]} {who.sanity}{GLYPHS['sanity']}"


def _cult(who: CultistView) -> str:
    return f"{who.cult}{GLYPHS['cult']}" + (f" +{PLUS}" if who.plus_fifty else "")


def _dice(paper: Paper, who: CultistView) -> str:
    if who.passed and paper.view.phase == "invocation":
        return paper.say("passed")
    return " ".join(map(str, who.dice)) or "-"


def hand(paper: Paper) -> list[RenderableType]:
    """The onlooker's spells: name, deck, price and what they do."""
    own = paper.own
    if own is None or own.hand is None:
        return []
    if not own.hand:
        return [Text(paper.say("hand-none", limit=own.hand_limit), style="dim")]
    lines: list[RenderableType] = [Text(paper.say("hand", n=len(own.hand), limit=own.hand_limit), style="dim")]
    for card in own.hand:
        spell = paper.box.spells[card]
        words = paper.presenter.effect(Effect(when=spell.when, effects=spell.effects), "spell")
        price = f" {GLYPHS['spell']}{GLYPHS[spell.deck]} ({paper.price(spell.cost)})"
        line = Text.assemble((paper.presenter.title("spell", card), "bold"), price, paper.say("colon"), words)
        lines.append(Padding(line, (0, 0, 0, 2)))
    return lines
