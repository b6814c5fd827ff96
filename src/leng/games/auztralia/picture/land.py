"""The printed map: where each hex lies, and the ground that looks the same in every position."""

from __future__ import annotations

from collections.abc import Iterable

from leng.games.auztralia.box import DIRECTIONS, Hex, Land

Point = tuple[int, int]

WIDE, HIGH = 60, 70
"""From the middle of a hex to that of its neighbours: so far to the right, so far down. Hexes are 80 wide."""
CORNERS: tuple[Point, ...] = ((-20, -35), (20, -35), (40, 0), (20, 35), (-20, 35), (-40, 0))
"""Those of a side are the corner with the number of its direction and the next."""
ROUND = "h40l20 35-20 35h-40l-20-35z"
COAST = ("coastal", "farmland")
"""Terrains that the sea may meet."""
BEYOND = 2
"""So many hexes of the land beyond the map are drawn, without numbers."""
BELOW = (0, 54, "middle")
NAMES = {
    "Lakes Entrance": (8, 54, "middle"), "Eden": (24, 40, "start"), "Adelaide": (-34, 38, "end"),
    "Sydney": (26, 42, "start"), "Port Lincoln": (-12, 54, "middle"), "Ceduna": (-4, 54, "middle"),
    "Port Macquarie": (105, 46, "end"), "Byron Bay": (44, -24, "end"), "Brisbane": (44, -24, "end"),
    "Gladstone": (100, -20, "end"), "Albany": (14, 54, "middle"), "Bunbury": (-42, 6, "end"),
    "Israelite Bay": (16, 54, "middle"), "Fremantle": (-42, 6, "end"), "Geraldton": (-34, -24, "start"),
    "Denham": (-42, -24, "start"),
}  # fmt: skip
"""Where the name of a port is written, from the middle of its hex: over the sea, where there is room; most below it."""


def middle(q: int, r: int) -> Point:
    """The middle of a hex on the drawing."""
    return WIDE * q, HIGH * r + HIGH // 2 * q


def outlines(places: Iterable[Point]) -> str:
    """The path around each of these hexes, by its middle."""
    return "".join(f"M{x - 20} {y - 35}{ROUND}" for x, y in places)


class Ground:
    """One board as it is printed, in the measures of the drawing."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.at = {n: middle(each.q, each.r) for n, each in land.hexes.items()}
        xs, ys = [x for x, _ in self.at.values()], [y for _, y in self.at.values()]
        self.box = (min(xs) - 48, min(ys) - 41, max(xs) - min(xs) + 96, max(ys) - min(ys) + 84)
        left, top, wide, high = self.box
        self.rose = (left + (64 if self.land.hexes[1].q > 3 else wide - 70), top + high - 62)  # where the sea is
        self.terrains = {
            name: outlines(self.at[n] for n, each in land.hexes.items() if each.terrain == name)
            for name in dict.fromkeys(each.terrain for each in land.board.hexes)
        }
        self.coast = "".join(self._shore(n) for n, each in land.hexes.items() if each.terrain in COAST)
        self.beyond = outlines(self._beyond())
        self.levels = "".join(self._claws(n, each.level) for n, each in land.hexes.items())
        self.sites = [(each, *self.at[each.n]) for each in land.board.hexes if each.port]

    def between(self, a: int, b: int) -> Point:
        """The middle of the side between two hexes."""
        (x, y), (u, v) = self.at[a], self.at[b]
        return (x + u) // 2, (y + v) // 2

    def label(self, site: Hex) -> tuple[int, int, str]:
        """Where the name of a port is written, and on which side of that it lies."""
        x, y = self.at[site.n]
        dx, dy, anchor = NAMES.get(site.port, BELOW)
        return x + dx, y + dy, anchor

    def _shore(self, n: int) -> str:
        """The sides of a hex on which the land ends."""
        x, y = self.at[n]
        path = ""
        for way, other in enumerate(self.land.around[n]):
            if not other:
                (a, b), (c, d) = CORNERS[way], CORNERS[(way + 1) % 6]
                path += f"M{x + a} {y + b}l{c - a} {d - b}"
        return path

    def _beyond(self) -> list[Point]:
        """The land goes on where the map ends inland: a hex outside belongs to what most of its neighbours are."""
        wild = {(each.q, each.r): each.terrain not in COAST for each in self.land.board.hexes}
        printed = set(wild)
        for _ in range(BEYOND):
            ring = {(q + dq, r + dr) for q, r in wild for dq, dr in DIRECTIONS} - wild.keys()
            wild |= {(q, r): self._mostly([wild.get((q + dq, r + dr)) for dq, dr in DIRECTIONS]) for q, r in ring}
        return [middle(q, r) for (q, r), land in wild.items() if land and (q, r) not in printed]

    def _mostly(self, around: list[bool | None]) -> bool:
        return around.count(True) > around.count(False)

    def _claws(self, n: int, level: int) -> str:
        """The level as strokes of a claw, at the lower right."""
        x, y = self.at[n]
        return "".join(f"M{x + 20 - 5 * each} {y + 19}l-2 10" for each in range(level))
