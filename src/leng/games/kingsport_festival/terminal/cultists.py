"""Everybody's tracks, cubes, dice and spells, in turn order; the onlooker's own hand by name."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from leng.engine.paper import fit
from leng.games.kingsport_festival.box import Effect
from leng.games.kingsport_festival.state import DECKS
from leng.games.kingsport_festival.terminal.paper import Paper
from leng.games.kingsport_festival.terminal.symbols import SIGNS, cost
from leng.games.kingsport_festival.view import CultistView

MARK = 6  # KF R-024
WIDE = 96
PLUS = 50


def cultists(paper: Paper, width: int) -> list[Text]:
    """A line for each cultist, first player first, under a line that names the columns."""
    lines = [_titles(paper, width)]
    for place, seat in enumerate(paper.view.order, start=1):
        lines.append(_cultist(paper, paper.view.cultists[seat], place, width))
    return lines


def _columns(width: int) -> tuple[int, int, int, int, int, int, int]:
    """Widths: name, sanity, magic, cult, cubes, dice, spells."""
    return (18, 17, 7, 9, 12, 8, 10) if width >= WIDE else (17, 6, 6, 8, 12, 8, 10)


def _titles(paper: Paper, width: int) -> Text:
    keys = ("cultist", "sanity" if width >= WIDE else "sanity-short", "magic", "cult", "cubes", "dice", "spells")
    cells = [fit(paper.say(f"column-{key}"), size) for key, size in zip(keys, _columns(width), strict=True)]
    return Text("    " + " ".join(cells).rstrip(), style="dim")


def _cultist(paper: Paper, who: CultistView, place: int, width: int) -> Text:
    name, sanity, magic, cult, cubes, dice, _ = _columns(width)
    mine = who.seat == paper.view.audience
    title = paper.presenter.seats[who.seat].name
    if mine:
        title = f"{fit(title, max(3, name - 3 - len(paper.say('you')) - 1)).rstrip()} {paper.say('you')}"
    backs = " ".join(f"{n}{SIGNS['spell']}{SIGNS[deck]}" for deck, n in who.backs.items() if n) or "-"
    cells: list[Text | str | tuple[str, str]] = [
        f"{place}. ",
        " ",
        paper.mark(who.seat),
        " ",
        (fit(title, name - 3), "bold" if mine else ""),
        " ",
        fit(_sanity(paper, who, width), sanity),
        " ",
        fit(f"{who.magic}{SIGNS['magic']}", magic),
        " ",
        fit(_cult(who), cult),
        " ",
        fit(" ".join(f"{n}{SIGNS[kind]}" for kind, n in zip(DECKS, who.cubes, strict=True)), cubes),
        " ",
        fit(_dice(paper, who), dice),
        " ",
        backs,
    ]
    return Text.assemble(*cells)


def _sanity(paper: Paper, who: CultistView, width: int) -> str:
    """The track with its mark at 6, or just the number where there is no room."""
    most = paper.view.sanity_max
    if width < WIDE:
        return f"{who.sanity}{SIGNS['sanity']}" + (f"<{MARK}" if who.sanity < MARK else "")
    track = "".join("■" if each < who.sanity else "·" for each in range(most))
    return f"{track[:MARK]}|{track[MARK:]} {who.sanity}{SIGNS['sanity']}"


def _cult(who: CultistView) -> str:
    return f"{who.cult}{SIGNS['cult']}" + (f" +{PLUS}" if who.plus_fifty else "")


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
        price = f" {SIGNS['spell']}{SIGNS[spell.deck]} ({cost(spell.cost)})"
        line = Text.assemble((paper.name("spell", card), "bold"), price, paper.say("colon"), words)
        lines.append(Padding(line, (0, 0, 0, 2)))
    return lines
