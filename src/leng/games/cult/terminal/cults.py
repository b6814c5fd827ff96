"""The cults from the First Player on: god and side, goods, Priests, cards, and how near each victory is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from leng.drawing.paper import fit, flow, pad, pieces
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN
from leng.games.cult.state import PATRIARCH, SUPREMACY
from leng.games.cult.terminal.paper import SIGNS, Paper
from leng.games.cult.view import CultView

INDENT = 6
GAP = 2
NAME = 18
GROUPS = (
    ("cult", "god", "power", "followers", "coins", "patriarch"),
    ("hand", "available", "sheet"),
    ("altars", "mobs", "summonings", "now"),
)
COLUMNS = [column for group in GROUPS for column in group]
SUMMONED, MISSING = "●", "·"


def cults(paper: Paper, width: int) -> list[Text]:
    """Every cult under lines that name the columns; as many columns side by side as there is room for."""
    everybody = paper.clockwise()
    table = [_cells(paper, who, place) for place, who in enumerate(everybody, start=1)]
    titles = [Text(paper.say(f"column-{key}"), style="dim") for key in COLUMNS]
    titles[0] = Text(f"{'':{INDENT}}{titles[0].plain}", style="dim")
    sizes = [max(row[at].cell_len for row in (titles, *table)) for at in range(len(COLUMNS))]
    rows = _rows(sizes, width)
    lines = _laid_out(titles, sizes, rows)
    for who, cells in zip(everybody, table, strict=True):
        lines += _laid_out(cells, sizes, rows)
        lines += _privileges(paper, who, width)
    return lines


def _rows(sizes: Sequence[int], width: int) -> list[list[int]]:
    """Which columns share a line: those of a group stay together if they can; further lines begin further in."""
    rows: list[list[int]] = [[]]
    start = 0
    for group in GROUPS:
        columns = list(range(start, start + len(group)))
        start += len(group)
        for some in [columns] if _size(sizes, columns, INDENT) <= width else [[each] for each in columns]:
            if rows[-1] and _size(sizes, rows[-1] + some, INDENT if len(rows) > 1 else 0) > width:
                rows.append([])
            rows[-1] += some
    return rows


def _size(sizes: Sequence[int], columns: Sequence[int], indent: int) -> int:
    """How wide these columns are next to each other."""
    return indent + sum(sizes[each] for each in columns) + GAP * (len(columns) - 1)


def _laid_out(cells: Sequence[Text], sizes: Sequence[int], rows: Sequence[Sequence[int]]) -> list[Text]:
    lines = []
    for number, row in enumerate(rows):
        line = Text(" " * GAP).join(pad(cells[at], sizes[at]) for at in row)
        line = Text.assemble(" " * INDENT, line) if number else line
        line.rstrip()
        lines.append(line)
    return lines


def _cells(paper: Paper, who: CultView, place: int) -> list[Text]:
    """Everything about a cult, column by column."""
    mine = who.seat == paper.view.audience
    return [
        Text.assemble(f"{place}. ", paper.mark(who.seat), " ", (_name(paper, who, mine), "bold" if mine else "")),
        Text(f"{paper.short_name('sheet', who.god)}, {paper.say('side-dark' if who.dark else 'side-light')}"),
        Text(str(who.power)),
        Text(f"{who.followers}{SIGNS['followers']}"),
        Text(f"{who.coins}{SIGNS['coins']}"),
        Text(f"{SIGNS['patriarch']}{who.patriarch}"),
        Text(f"{who.miracles}{SIGNS['miracle']} {who.intrigues}{SIGNS['intrigue']}"),
        Text(priests(who.available)),
        Text(priests(who.sheet)),
        _track(SIGNS["altar"], len(who.altars), ALTARS_TO_WIN),
        _track(SIGNS["mobs"], who.mobs, MOBS_TO_WIN),
        Text.assemble(_track(SUMMONED, who.summonings, SUMMONINGS_TO_WIN), _next_summoning(paper, who)),
        Text(_now(paper, who), style="bold"),
    ]


def priests(some: Iterable[int]) -> str:
    """Priests by their influence, the Patriarch first: ``P 1 2×3``; a dash for none."""
    parts = []
    for influence, n in sorted(Counter(some).items()):
        sign = SIGNS["patriarch"] if influence == PATRIARCH else str(influence)
        parts.append(f"{sign}×{n}" if n > 1 else sign)
    return " ".join(parts) or "-"


def _name(paper: Paper, who: CultView, mine: bool) -> str:
    name = paper.presenter.seats[who.seat].name
    if not mine:
        return fit(name, NAME).rstrip()
    you = paper.say("you")
    return f"{fit(name, NAME - len(you) - 1).rstrip()} {you}"


def _track(sign: str, has: int, most: int) -> Text:
    """How much of what wins is there."""
    style = "bold green" if has >= most else "bold"
    return Text.assemble((sign * min(has, most), style), (MISSING * max(0, most - has), "dim"), f" {has}/{most}")


def _next_summoning(paper: Paper, who: CultView) -> str:
    """The influence at the Rift that the next Summoning needs."""
    return f" {paper.say('needs', n=who.power)}" if who.summonings < SUMMONINGS_TO_WIN else ""


def _now(paper: Paper, who: CultView) -> str:
    """What a cult is doing, and whether it would win if the round ended now."""
    said = []
    if who.claims:
        said.append(paper.say("claims", phase=paper.view.phase))
    if who.celebrating:
        said.append(paper.say("celebrates"))
    elif who.prayed and paper.view.phase == "intention":
        said.append(paper.say("prayed"))
    return ", ".join(said)


def _privileges(paper: Paper, who: CultView, width: int) -> list[Text]:
    """Supremacy and the Privileges, with what they are good for."""
    cards = [f"{paper.card(SUPREMACY)} ({SIGNS['patriarch']}+{paper.box.supremacy})"] if who.supremacy else []
    cards += [
        f"{paper.card(card)} ({paper.privilege(paper.box.privileges[card], named=False)})" for card in who.privileges
    ]
    if not cards:
        return []
    lines = flow([Text(SIGNS["privilege"]), *pieces(", ".join(cards))], width - INDENT, 2)
    return [Text.assemble(" " * INDENT, line) for line in lines]
