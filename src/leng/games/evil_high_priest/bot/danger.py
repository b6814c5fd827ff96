"""What raids would take from a sanctuary, and what it would cost to stop them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from leng.games.evil_high_priest.bot.scales import Scales
from leng.games.evil_high_priest.rules.defence import EVOLVED, PER_ACOLYTE
from leng.games.evil_high_priest.state import CHAIRS, STRONGEST, Conclave, Priest

STRENGTHS = ((), (2, 4, 6), (5, 8, 11), (8, 11, 15))
"""Raids of so many dice, each as three: somewhat stronger than they come, for what stops one is missing in the next."""
AGGRESSIVE = ((), (1, 3, 5), (8, 10, 12), (14, 16, 18))
GIVEN_MONSTER, SENT_AWAY, GIVEN_CARD = 2.2, 1.2, 4.0
"""What it costs to give up a monster, an acolyte whom a full asylum does not keep, and a special card."""
NEVER = 1e9


def stops(who: Priest) -> int:
    """What stops a raid without anybody's doing."""
    n = who.asylum + who.escape + who.shield
    evolved = who.evolved
    if evolved[0] or evolved[1] or evolved[2]:
        for level, many in enumerate(evolved):
            n += EVOLVED[level] * many
    return n


class Guards(NamedTuple):
    """What could be given up to stop a raid."""

    monsters: tuple[int, ...]  # by their defence, the strongest first
    acolytes: int
    chairs: int  # that are free in the asylum
    cards: tuple[int, ...]  # special cards, by what they stop
    price: float  # of an acolyte whom the asylum keeps


def guards(g: Conclave, who: Priest, active: int, scales: Scales) -> Guards:
    """What a player with so many active acolytes could give up."""
    monsters: list[int] = []
    for monster in who.lairs:
        face = g.box.monsters[monster.card]
        n = face.turned if monster.turned else face.defence
        if n > 0 and not monster.used_up:
            monsters.append(n)
    monsters.sort(reverse=True)
    cards = tuple([n for card in who.specials if (n := g.box.specials[card].stops)]) if who.specials else ()
    return Guards(tuple(monsters), active, CHAIRS - who.asylum, cards, scales.given_acolyte)


Way = list[tuple[int, int, float]]
"""Where a raid comes by anything: what it must have overcome before, what has been taken off it, and the worth."""


def way(heaps: Iterable[tuple[int, float]], before: Sequence[tuple[int, int]]) -> Way:
    """What lies in the way of a raid, worked out once for all strengths, from what lies in places and before them."""
    found = []
    for place, heap in heaps:
        if heap:
            most, passed = before[place]
            found.append((most, passed, heap))
    return found


def loss(left: int, path: Way, prices: Prices) -> float:
    """The least that a raid with so much strength left costs: what it takes, or what must be given up to stop it."""
    taken, least = 0.0, NEVER
    for most, passed, heap in path:
        if left <= most:
            break
        price = taken + prices[left - passed]
        if price < least:
            least = price
        taken += heap
    return least if least < taken else taken


class Prices(dict[int, float]):
    """What must be given up to stop a raid, by the strength that it has left; worked out when it is first asked for."""

    def __init__(self, ready: Guards) -> None:
        self._ready = ready

    def __missing__(self, left: int) -> float:
        price = self[left] = _price(left, self._ready)
        return price


prices = lru_cache(maxsize=4096)(Prices)
"""The prices of some guards: bots see the same ones again and again."""


def _price(left: int, ready: Guards) -> float:
    """What must be given up to stop so much."""
    price, acolytes, chairs = 0.0, ready.acolytes, ready.chairs
    for defence in ready.monsters:
        if left <= 0 or (left <= PER_ACOLYTE and acolytes):
            break
        left -= defence
        price += GIVEN_MONSTER
    while left > 0 and acolytes:
        left -= PER_ACOLYTE
        acolytes -= 1
        price += ready.price if chairs > 0 else SENT_AWAY
        chairs -= 1
    for stopped in ready.cards:
        if left > 0:
            left -= stopped
            price += GIVEN_CARD
    return price if left <= 0 else NEVER


def expected_loss(g: Conclave, path: Way, dice: int, stopped: int, prices: Prices) -> float:
    """What a raid of so many dice costs on average if so much of it is stopped, and more at these prices."""
    strengths = (AGGRESSIVE if "aggressive" in g.flags else STRENGTHS)[dice]
    if not strengths:
        return 0.0
    more = sum([each.worship for each in g.priests]) if g.threshold else 0
    total = 0.0
    for strength in strengths:
        left = min(STRONGEST, strength + more) - stopped
        if left > 0:
            total += loss(left, path, prices)
    return total / len(strengths)
