"""What the land has to offer at first sight: goods in the ground, fields, and where a rail should lead."""

from __future__ import annotations

from collections.abc import Mapping

from leng.games.auztralia.bot.judgement import VALUE, pile
from leng.games.auztralia.bot.weights import SIGHT
from leng.games.auztralia.rules.farming import left as unbuilt
from leng.games.auztralia.rules.farming import room, taken
from leng.games.auztralia.state import FARMS, Australia, Colony

TO_COME = 0.7
"""Of what lies in a hex, what it is worth to be linked to it."""
FURTHER = 3
"""So many steps beyond a rail are looked at."""
NEXT = 0.12  # what a free field is worth beside a hex that a rail leads to
SECOND = 0.5  # of what the second rail of two promises


def brings(who: Colony, kind: str, n: int, use: float = 1.0) -> float:
    """What goods are worth to a player: some have enough of them, or no time to use them."""
    if kind == "gold":
        return use * gain(SIGHT.gold, who.gold, n)
    if kind == "coal":
        return use * gain(SIGHT.goods, who.coal, n)
    if kind == "iron":
        return use * gain(SIGHT.goods, who.iron, n)
    return VALUE[kind] * n


def gain(values: tuple[float, ...], have: int, more: int) -> float:
    """What some more are worth to whoever has so many; below nothing for fewer."""
    return pile(SIGHT, values, max(0, have + more)) - pile(SIGHT, values, have)


def lies(g: Australia, who: Colony) -> list[Mapping[str, int]]:
    """The goods in hexes that a line leads to."""
    linked = who.linked
    return [here for n, here in g.goods.items() if linked >> n & 1] or list(g.goods.values())


def fields(g: Australia, who: Colony) -> int:
    """How many farms one action could place: a field for each kind, one farm in each."""
    free, spare = room(g, who), unbuilt(g, who)
    n = places = 0
    for kind in FARMS:
        here = free & g.land.fields[kind]
        if here and spare[kind]:
            n += 1
            places |= here
    return min(n, places.bit_count())


class Outlook:
    """What lies beyond the lines of a player: fields that are free, and goods that nobody has dug up yet."""

    __slots__ = ("_free", "_land", "_prizes")

    def __init__(self, g: Australia, who: Colony) -> None:
        barred = g.haunted | who.linked
        land = self._land = g.land
        self._free = land.fertile & ~taken(g) & ~who.linked
        self._prizes: list[tuple[int, float]] = []
        for n, here in g.goods.items():
            if not barred >> n & 1:
                worth = 0.0
                for kind, many in here.items():
                    worth += VALUE[kind] * many
                self._prizes.append((n, TO_COME * worth))

    def promise(self, n: int) -> float:
        """What a rail to a hex promises: a field there, and what it leads on to."""
        land, free = self._land, self._free
        worth = NEXT * (land.ring[n] & free).bit_count() + (SIGHT.site if free >> n & 1 else 0.0)
        row = land.steps[n]
        for place, value in self._prizes:
            far = row[place]
            if far < FURTHER:
                worth += value * SIGHT.close[far]
        return worth

    def best(self, g: Australia, who: Colony) -> tuple[float, float]:
        """What two rails promise where the land is gentle, and in the hills too."""
        land, linked = self._land, who.linked
        edge, bits = 0, linked
        while bits:
            low = bits & -bits
            edge |= land.ring[low.bit_length() - 1]
            bits ^= low
        edge &= ~linked & ~g.haunted
        gentle: list[float] = [0.0, 0.0]
        every: list[float] = [0.0, 0.0]
        while edge:
            low = edge & -edge
            n = low.bit_length() - 1
            edge ^= low
            worth = self.promise(n)
            every.append(worth)
            if land.hexes[n].terrain in land.board.gentle:
                gentle.append(worth)
        return _two(gentle), _two(every)


def _two(promises: list[float]) -> float:
    """What two rails are worth; the second one cannot have all the first one could."""
    promises.sort(reverse=True)
    return promises[0] + SECOND * promises[1]
