"""The cult board as a graph: locks in columns, lines to those they open, and what else lies on the board."""

from __future__ import annotations

from math import floor

from rich.text import Text

from leng.drawing.paper import fit, flow, listed, pad, pieces
from leng.games.evil_high_priest.box import Lock
from leng.games.evil_high_priest.deeds.people import TRACK
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import NOBODY, RIVAL
from leng.games.evil_high_priest.terminal.paper import NONE, SIGNS, SPECIAL, Paper

OPEN, SHUT, FREE, DEAD, CLOSED = "★", "☆", "+", "×", "-"
"""A sign that may be broken, one out of reach; a bonus for everybody, nothing left, a bonus closed for now."""
STYLE = {OPEN: "bold", SHUT: "dim", FREE: "", DEAD: "dim", CLOSED: "dim"}
STEP = "»"
"""What a step of a ritual track gives."""
GAP, WIDEST, NAMED = 3, 26, 16
LINE, INTO = "dim", "▸"
ARMS = {
    "─": "lr", "│": "du", "┐": "dl", "┘": "lu", "└": "ru", "┌": "dr",
    "├": "dru", "┤": "dlu", "┬": "dlr", "┴": "lru", "┼": "dlru",
}  # fmt: skip
"""To which sides a piece of a line goes on: down, left, right, up."""
PIECE = {arms: piece for piece, arms in ARMS.items()}
INDENT = 3

Spot = tuple[int, int]
Canvas = dict[Spot, tuple[str, str]]


def board(paper: Paper, width: int) -> list[Text]:
    """The locks where the board has them, each with what opens it, what it sets off and its bonus."""
    locks = paper.sheet.locks
    columns = 1 + floor(max(each.at[0] for each in locks.values()))
    room = min(WIDEST, (width - GAP * (columns - 1)) // columns)
    cells = {name: _cell(paper, each, room) for name, each in locks.items()}
    height = max(map(len, cells.values()))
    at = {name: _at(each, room, height) for name, each in locks.items()}
    canvas: Canvas = {}
    for name, each in locks.items():
        for other in each.opens:
            _line(canvas, at[name], at[other], room)
    for name, cell in cells.items():
        x, y = at[name]
        for down, line in enumerate(cell):
            _write(canvas, x, y + down, line)
    return _lines(canvas, width)


def _at(lock: Lock, room: int, height: int) -> Spot:
    column, row = lock.at
    return floor(column * (room + GAP) + 0.5), floor(row * height + 0.5)


# A lock --------------------------------------------------------------------------------------------------------------


def state(paper: Paper, lock: str) -> str:
    """How a lock stands."""
    view, face = paper.view, paper.sheet.locks[lock]
    if lock not in view.broken:
        return OPEN if lock in view.open else SHUT
    if face.bonus is None:
        return DEAD
    return CLOSED if view.shut == lock or view.closed == lock else FREE


def _cell(paper: Paper, lock: Lock, room: int) -> list[Text]:
    """Head, what breaking costs and sets off, and the bonus."""
    how = state(paper, lock.id)
    style = STYLE[how]
    figures = paper.standing(lock.id, TRACK + lock.id)
    head = Text(f"{how}{lock.letter}{_far(paper, lock)}", style=style)
    if room >= NAMED:
        head.append(f" {paper.title('lock', lock.id)}")
    lines = [Text.assemble(pad(head, room - figures.cell_len), figures)]
    if how in (OPEN, SHUT):
        groups = [[paper.needs(lock.needs), *paper.price(cost_of(paper, lock))], _tokens(paper, lock.effects)]
        lines += [Text(each, style=style) for each in _wrapped(groups, room)]
    if lock.bonus is not None:
        lead = (STEP if lock.bonus.step else FREE) + paper.needs(lock.bonus.needs)
        price, brings = paper.price(lock.bonus.cost), _tokens(paper, lock.bonus.reward)
        if price:
            brings[0] = f">{brings[0]}"
        tokens = [*price, *brings]
        tokens[0] = lead + tokens[0]
        lines += [Text(each, style="bold" if how == FREE else "dim") for each in _wrapped([tokens], room)]
    return lines


def cost_of(paper: Paper, lock: Lock) -> tuple[Verb, ...]:
    """What a lock costs at this table."""  # EHP YS-Q1
    free = lock.start and "start_free" in paper.view.flags and bool(paper.sheet.lines)
    return () if free else lock.cost


def _far(paper: Paper, lock: Lock) -> str:
    """The locks it opens to which no line is drawn: those that are not in the next column."""
    far = [other for other in lock.opens if paper.box.locks[other].at[0] - lock.at[0] != 1]
    return "→" + "".join(paper.box.locks[other].letter for other in far) if far else ""


def _tokens(paper: Paper, verbs: tuple[Verb, ...]) -> list[str]:
    return [paper.does((verb,)) for verb in verbs]


def _wrapped(groups: list[list[str]], room: int) -> list[str]:
    """Signs in lines: those of a group follow each other closely, and none is cut in two."""
    lines = [""]
    for group in groups:
        for n, token in enumerate(each for each in group if each):
            gap = " " if n == 0 and lines[-1] else ""
            if lines[-1] and len(lines[-1] + gap + token) > room:
                lines.append(fit(token, room).rstrip())
            else:
                lines[-1] += gap + token
    return lines if lines[-1] else lines[:-1]


# Lines between locks -------------------------------------------------------------------------------------------------


def _line(canvas: Canvas, start: Spot, end: Spot, room: int) -> None:
    """A line from the head of a lock to the head of one in the next column."""
    (x, y), (goal, to) = start, end
    left = x + room
    if goal - left != GAP:
        return
    _draw(canvas, left, y, "─")
    if y == to:
        _draw(canvas, left + 1, y, "─")
    elif abs(to - y) == 1:
        _draw(canvas, left + 1, y, "┐" if to > y else "┘")
        _draw(canvas, left + 1, to, "└" if to > y else "┌")
    else:
        slope = "╲" if to > y else "╱"
        between = range(y + 1, to) if to > y else range(to + 1, y)
        for row in between:
            _draw(canvas, left + 1, row, slope if row in (between[0], between[-1]) else "│")
    canvas[left + 2, to] = (INTO, LINE)


def _draw(canvas: Canvas, x: int, y: int, sign: str) -> None:
    """Part of a line; where two cross, a sign of both."""
    there = canvas.get((x, y), (sign, ""))[0]
    if there in ARMS or sign in ARMS:  # a slope goes up and down, too
        sign = PIECE["".join(sorted({*ARMS.get(there, "du"), *ARMS.get(sign, "du")}))] if there != sign else sign
    elif there != sign:
        sign = "╳"
    canvas[x, y] = (sign, LINE)


def _write(canvas: Canvas, x: int, y: int, line: Text) -> None:
    for at, letter in enumerate(line.plain):
        style = str(line.style)
        for span in line.spans:
            if span.start <= at < span.end:
                style = str(span.style)
        canvas[x + at, y] = (letter, style)


def _lines(canvas: Canvas, width: int) -> list[Text]:
    top, bottom = min(y for _, y in canvas), max(y for _, y in canvas)
    lines = []
    for y in range(top, bottom + 1):
        here = {x: piece for (x, at), piece in canvas.items() if at == y and x < width}
        line = Text()
        for x in range(max(here, default=-1) + 1):
            line.append(*here.get(x, (" ", "")))
        line.rstrip()
        lines.append(line)
    return lines


# What else lies on the board -----------------------------------------------------------------------------------------


def beside(paper: Paper, width: int) -> list[Text]:
    """Tracks, worshippers, glaciers, special cards and amoebas, as far as the board has them."""
    view, cult = paper.view, paper.sheet.board
    lines = []
    for track, n in view.tracks.items():
        lines += flow([*pieces(paper.say(f"track-{track}")), _track(paper, n), Text(f"{n}/{cult.track_end}")], width)
    if cult.worship:
        there = sum(who.worship for who in view.priests)
        parts = [Text.assemble(paper.mark(who.seat), f" {who.worship}") for who in view.priests if who.worship]
        said = pieces(paper.say("worship", n=there, most=view.threshold))
        lines += flow([Text(SIGNS["worship"], style="bold"), *said, *listed(parts)], width, INDENT)
    for card in [name for name, each in paper.box.specials.items() if each.board == cult.id]:
        lines += flow(_special(paper, card), width, INDENT)
    if cult.amoebas:
        lines += flow([Text(SIGNS["amoeba"]), *pieces(paper.say("amoebas", n=view.amoebas))], width)
    return lines


def _track(paper: Paper, n: int) -> Text:
    """The spaces of a track with the marker; sites that are still to come stand by their number."""
    text = Text()
    sites = {point: lock for lock, point in paper.sheet.sites.items() if lock not in paper.view.broken}
    for space in range(paper.sheet.board.track_end + 1):
        here = str(space) if space in sites else NONE
        text.append(f"[{here}]" if space == n else here, style="bold" if space == n or space in sites else "dim")
    return text


def _special(paper: Paper, card: str) -> list[Text]:
    """A special card: where it is, and what it does."""
    face = paper.box.specials[card]
    name = paper.title("special", card)
    if face.pays:
        awake = card in paper.view.glaciers
        said = paper.say("glacier-awake" if awake else "glacier-asleep", name=name, pays=paper.does(face.pays))
        return [Text(SIGNS["glacier"]), *pieces(said, "" if awake else "dim")]
    parts = [Text(SPECIAL), *pieces(name, "bold"), *_holder(paper, card)]
    if face.stops:
        parts.append(Text(f"◘{face.stops}"))
    if face.reward:
        parts.append(Text(paper.space(face.cost, face.reward)))
        parts.append(paper.standing(card))
    return [part for part in parts if part.plain]


def _holder(paper: Paper, card: str) -> list[Text]:
    """Who has a special card."""
    seat = next((who.seat for who in paper.view.priests if card in who.specials), NOBODY)
    if paper.view.hoard is not None and card in paper.view.hoard.specials:
        seat = RIVAL
    if seat == NOBODY:
        return pieces(paper.say("on-board"), "dim")
    return pieces(paper.presenter.rival_name("opponent")) if seat == RIVAL else [paper.mark(seat)]
