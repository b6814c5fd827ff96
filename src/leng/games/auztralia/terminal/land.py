"""The land: a cell of two lines for each hex, rails on the sides between them."""

from __future__ import annotations

from rich.text import Text

from leng.games.auztralia.state import GOODS
from leng.games.auztralia.terminal.paper import DARK, LETTER, SIGNS, Paper

TERRAIN = {"coastal": "~", "hills": "^", "outback": ".", "farmland": '"', "desert": "."}
COLOURS = {"coastal": "cyan", "hills": "rosy_brown", "outback": "", "farmland": "dark_sea_green4", "desert": ""}
"""None of them is the colour of a seat."""
PORT, BLIGHTED = "⌂", "×"
WIDE, NARROW = 6, 5
"""How many columns a hex takes, with the side to its right."""

Spot = tuple[int, int]
Piece = tuple[str, str]
"""Letters and their style."""


def land(paper: Paper, width: int) -> list[Text]:
    """The whole map; a hex lies half a cell lower than its neighbour to the left, or higher."""
    columns = 1 + max(each.q for each in paper.land.hexes.values())
    stride = WIDE if columns * WIDE - 1 <= width else NARROW
    canvas: dict[Spot, Piece] = {}
    for n, here in paper.land.hexes.items():
        x, y = here.q * stride, 2 * here.r + here.q
        ground = (TERRAIN[here.terrain], f"dim {COLOURS[here.terrain]}".strip())
        canvas.update({(x + across, y + down): ground for across in range(stride - 1) for down in (0, 1)})
        _write(canvas, x, y, stride - 1, _upper(paper, n))
        _write(canvas, x, y + 1, stride - 2, _lower(paper, n))
    for rail in paper.view.rails:
        spot = _side(paper, rail.a, rail.b, stride)
        canvas[spot] = (paper.shape(rail.seat), paper.style(rail.seat) + (" dim" if rail.cut else ""))
    return _lines(canvas)


def map_width(paper: Paper) -> int:
    """How wide the map is where there is room."""
    return (1 + max(each.q for each in paper.land.hexes.values())) * WIDE


def _write(canvas: dict[Spot, Piece], x: int, y: int, room: int, pieces: list[Piece]) -> None:
    """Letters into a line of a cell; what does not fit is left out, and a + tells so."""
    letters = [(letter, style) for text, style in pieces for letter in text]
    if len(letters) > room:
        letters[room - 1 :] = [("+", "bold")]
    for at, each in enumerate(letters):
        canvas[x + at, y] = each


def _upper(paper: Paper, n: int) -> list[Piece]:
    """The number of a hex, and who is there."""
    here, combat = paper.land.hexes[n], paper.view.combat
    fought = combat is not None and combat.hex == n
    number = (f"{n:02}", "bold reverse" if fought else COLOURS[here.terrain])
    who = _who(paper, n)
    return [number, (who, DARK if who[0] == "?" else f"{DARK} reverse")] if who else [number]


def _who(paper: Paper, n: int) -> str:
    """A hidden tile by its level, one in sight by its letter and how much it still bears; a + where there are more."""
    those = paper.at(n)
    if not those:
        return ""
    first = those[0]
    said = f"?{first.level}" if first.creature is None else f"{LETTER[first.creature]}{paper.left(first)}"
    return said[:3] if len(those) == 1 else f"{said[:2]}+"


def _lower(paper: Paper, n: int) -> list[Piece]:
    """A port, a farm, goods."""
    view, pieces = paper.view, list[Piece]()
    for who in view.colonies:
        if who.port == n:
            pieces.append((paper.letter(who.seat).plain + PORT, paper.style(who.seat) + " reverse"))
    if view.neutral_port == n:
        pieces.append((paper.letter(-1).plain + PORT, "reverse"))
    if not pieces and view.phase == "setup" and paper.land.hexes[n].port:
        pieces.append((PORT, "dim"))
    for farm in view.farms:
        if farm.hex == n:
            blight = BLIGHTED if farm.blighted else ""
            style = "dim" if farm.blighted else paper.style(farm.seat)
            pieces.append((f"{paper.letter(farm.seat).plain}{SIGNS[farm.kind]}{blight}", style))
    for kind, count in view.goods.get(n, {}).items():
        told = f"{count}{SIGNS[kind]}" if kind in GOODS else f"{SIGNS['points']}{kind.rpartition('_')[2]}"
        pieces.append((told, "bold"))
    return pieces


def _side(paper: Paper, a: int, b: int, stride: int) -> Spot:
    """Where a rail is drawn: between two cells, or at the foot of the upper one."""
    one, other = paper.land.hexes[a], paper.land.hexes[b]
    if one.q > other.q:
        one, other = other, one
    x, y = one.q * stride, 2 * one.r + one.q
    if one.q == other.q:
        upper = min(one.r, other.r)
        return x + stride - 2, 2 * upper + one.q + 1
    return x + stride - 1, y if other.r < one.r else y + 1


def _lines(canvas: dict[Spot, Piece]) -> list[Text]:
    top, bottom = min(y for _, y in canvas), max(y for _, y in canvas)
    lines = []
    for y in range(top, bottom + 1):
        here = {x: piece for (x, at), piece in canvas.items() if at == y}
        line = Text()
        for x in range(max(here, default=-1) + 1):
            line.append(*here.get(x, (" ", "")))
        lines.append(line)
    return lines
