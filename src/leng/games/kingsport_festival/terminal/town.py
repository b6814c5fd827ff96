"""The town: the House in the middle, then ring after ring, with streets between tiles and discs on them."""

from __future__ import annotations

from rich.text import Text

from leng.drawing.paper import fit, flow, listed
from leng.games.kingsport_festival.terminal.paper import Paper
from leng.words.signs import Sign

Ring = tuple[str, ...]
HOUSE = "house"
RING_II = ("emporium", "club", "quay", "ruins", "barber")
RING_III = ("library", "police_station", "lighthouse", "cemetery", "newspaper")
RING_IV = ("theatre", "city_hall", "sanatorium", "church", "hospital")
COLUMNS = len(RING_II)


class Line:
    """A line of the map, written on at chosen places."""

    def __init__(self) -> None:
        self.pieces: list[tuple[int, Text]] = []

    def put(self, at: int, words: Text | str) -> None:
        """Write something at a place."""
        self.pieces.append((max(0, at), Text(words) if isinstance(words, str) else words))

    def text(self) -> Text:
        """The line as written."""
        line = Text()
        for at, piece in sorted(self.pieces, key=lambda each: each[0]):
            line.append(" " * max(0, at - len(line)))
            line.append_text(piece)
        return line


def town(paper: Paper, width: int) -> list[Text]:
    """The map: House, ring II, ring III and ring IV; ring III stands between the tiles of its neighbours."""
    if paper.narrow:
        return _list(paper, width)
    tile = min(20, (2 * width) // (2 * COLUMNS + 1))
    half = tile // 2
    lines = _tiles(paper, (HOUSE,), tile, 2 * tile)
    lines.append(_from_house(paper, tile))
    lines += _tiles(paper, RING_II, tile, 0)
    lines.append(_streets(paper, RING_III, RING_II, tile, half, 0))
    lines += _tiles(paper, RING_III, tile, half)
    lines.append(_streets(paper, RING_IV, RING_III, tile, 0, -1))
    lines += _tiles(paper, RING_IV, tile, 0)
    return lines + _other_streets(paper, _drawn(), width)


def _list(paper: Paper, width: int) -> list[Text]:
    """The buildings below each other, and all streets."""
    lines = []
    for name, building in paper.box.buildings.items():
        title = Text(paper.presenter.short("building", name), style="bold")
        lines += flow([title, Text(paper.works(building), style="cyan"), _price_and_discs(paper, name)], width, 3)
    return lines + _other_streets(paper, set(), width)


def _tiles(paper: Paper, ring: Ring, tile: int, offset: int) -> list[Text]:
    """A row of tiles: name and level above, price, points and discs below."""
    above, below = Line(), Line()
    for place, name in enumerate(ring):
        at = offset + place * tile
        building = paper.box.buildings[name]
        sign = paper.works(building)
        room = tile - 1
        title = fit(paper.presenter.short("building", name), max(4, room - len(sign) - 1)).rstrip()
        own = paper.own is not None and name in paper.own.discs
        above.put(at, Text.assemble((title, "bold underline" if own else "bold"), " ", (sign, "cyan")))
        below.put(at, _price_and_discs(paper, name))
    return [above.text(), below.text()]


def _price_and_discs(paper: Paper, name: str) -> Text:
    building = paper.box.buildings[name]
    discs = [paper.mark(who.seat, shape=False) for who in paper.view.cultists if name in who.discs]
    line = Text.assemble(paper.price(building.cost), " ", (paper.sign(Sign("cult", building.cult)), "green"))
    if discs:
        line.append(" ")
        line.append_text(Text("").join(discs))
    return line


def _from_house(paper: Paper, tile: int) -> Text:
    """The streets from the House to each tile of ring II."""
    middle = tile // 2 - 2
    linked = [place for place, name in enumerate(RING_II) if name in paper.box.buildings[HOUSE].links]
    points = [place * tile + middle for place in linked]
    strokes = [" "] * (max(points, default=0) + 1)
    if points:
        centre = 2 * tile + middle
        for at in range(min(*points, centre), max(*points, centre) + 1):
            strokes[at] = "─"
        for at in points:
            strokes[at] = "┬"
        strokes[points[0]], strokes[points[-1]] = "┌", "┐"
        strokes[centre] = "┼" if centre in points else "┴"
    return Text("".join(strokes), style="dim")


def _streets(paper: Paper, ring: Ring, inner: Ring, tile: int, offset: int, shift: int) -> Text:
    """The streets from a ring to the two tiles of the inner ring that it stands between."""
    line = Line()
    middle = tile // 2 - 2
    reach = max(2, tile // 4)
    for place, name in enumerate(ring):
        links = paper.box.buildings[name].links
        for step, stroke in ((0, "╲"), (1, "╱")):
            neighbour = place + shift + step
            if 0 <= neighbour < COLUMNS and inner[neighbour] in links:
                line.put(offset + place * tile + middle + (reach if step else -reach), Text(stroke, style="dim"))
    return line.text()


def _drawn() -> set[frozenset[str]]:
    """The pairs of tiles that stand next to each other on the map."""
    pairs = {frozenset((HOUSE, name)) for name in RING_II}
    for place, name in enumerate(RING_III):
        pairs.update(frozenset((name, RING_II[each])) for each in (place, place + 1) if each < COLUMNS)
    for place, name in enumerate(RING_IV):
        pairs.update(frozenset((name, RING_III[each])) for each in (place - 1, place) if each >= 0)
    return pairs


def _other_streets(paper: Paper, drawn: set[frozenset[str]], width: int) -> list[Text]:
    """The streets that are not on the map, such as those that run round its back."""
    found = []
    for name, building in paper.box.buildings.items():
        for link in building.links:
            if name < link and frozenset((name, link)) not in drawn:
                ends = [paper.presenter.short("building", each) for each in (name, link)]
                found.append(Text(" ── ".join(ends), style="dim"))
    title = [Text(paper.say("other-streets" if drawn else "streets"), style="dim")]
    return flow([*title, *listed(found)], width, 2) if found else []
