"""Where the locks of a cult board are drawn, and the arrows between them: in quarters of a row, worked out once."""

from __future__ import annotations

import msgspec

from leng.games.evil_high_priest.box import Lock
from leng.games.evil_high_priest.box import Sheet as Printed

WIDE, HIGH = 100, 25  # of a column and of a quarter row, in the units of the arrows
FINE = 4  # so many quarters a lock is high
EDGE = 8  # between a lock and the side of its column
ROUND = 18  # how far an arrow runs before it bends
CLEAR = 0.08  # of a row, between a lock and an arrow that passes it


class Arrow(msgspec.Struct, frozen=True):
    """From a lock to one that it opens."""

    start: str
    end: str
    path: str
    tip: tuple[float, float]  # in hundredths of the graph
    back: bool  # it comes from the right


class Graph:
    """The locks of a board on a grid, without those that lie on a track."""

    def __init__(self, printed: Printed) -> None:
        self.locks = [each for each in printed.locks.values() if not each.site]
        self.columns = 1 + int(max(each.at[0] for each in self.locks))
        top = min(_quarter(each) for each in self.locks)
        self.cells = {each.id: (int(each.at[0]), _quarter(each) - top) for each in self.locks}
        self.rows = FINE + max(row for _, row in self.cells.values())
        self.size = (WIDE * self.columns, HIGH * self.rows)
        self.arrows = [self._arrow(each.id, other) for each in self.locks for other in each.opens]

    def _middle(self, lock: str) -> tuple[float, float]:
        column, row = self.cells[lock]
        return WIDE * (column + 0.5), HIGH * (row + FINE / 2)

    def _arrow(self, start: str, end: str) -> Arrow:
        (x, y), (u, v) = self._middle(start), self._middle(end)
        half = WIDE / 2 - EDGE
        if u <= x:  # in one column: out and in again on the right
            out = x + half
            path = f"M{out - ROUND:g} {y:g}H{out:g}C{out + EDGE:g} {y:g} {out + EDGE:g} {v:g} {out:g} {v:g}"
            return Arrow(start, end, path, self._share(out, v), True)
        path, at = f"M{x:g} {y:g}", y
        for column in range(self.cells[start][0] + 1, self.cells[end][0]):
            middle = WIDE * (column + 0.5)
            past = self._clear(column, y + (v - y) * (middle - x) / (u - x))
            path += f"H{middle - WIDE + half:g}" + _bend(middle - WIDE + half, at, middle - half, past)
            at = past
        path += f"H{u - WIDE + half:g}" + _bend(u - WIDE + half, at, u - half, v)
        return Arrow(start, end, path, self._share(u - half, v), False)

    def _clear(self, column: int, y: float) -> float:
        """The height nearest to one at which an arrow passes a column without touching a lock."""
        room = HIGH * FINE * (0.5 + CLEAR)
        for other, (there, _) in self.cells.items():
            middle = self._middle(other)[1]
            if there == column and abs(y - middle) < room:
                return middle + room if y >= middle else middle - room
        return y

    def _share(self, x: float, y: float) -> tuple[float, float]:
        return round(100 * x / self.size[0], 2), round(100 * y / self.size[1], 2)


def _quarter(lock: Lock) -> int:
    return round(FINE * lock.at[1])


def _bend(x: float, y: float, u: float, v: float) -> str:
    middle = (x + u) / 2
    return f"C{middle:g} {y:g} {middle:g} {v:g} {u:g} {v:g}"
