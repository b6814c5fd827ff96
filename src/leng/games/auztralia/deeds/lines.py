"""Railway lines: which hexes they touch, and which of them a line free of Old Ones joins to the port."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.auztralia.state import Australia, Colony

SHARED_RAILS = "shared_rails"


def network(g: Australia, seat: int) -> int:
    """The hexes that a player's port and rails touch, as bits."""  # AZ R-072
    who = g.colonies[seat]
    touched = 1 << who.port if who.port else 0
    sides = g.land.sides
    for side, owner in g.rails.items():
        if owner == seat:
            a, b = sides[side]
            touched |= 1 << a | 1 << b
    return touched


def trace(g: Australia, who: Colony) -> None:
    """Work out anew which hexes a line of one's own, free of Old Ones, joins to the port."""  # AZ
    if not who.port or g.haunted >> who.port & 1:
        who.linked = 0
        return
    sides, seat, free = g.land.sides, who.seat, ~g.haunted
    own = []
    for side, owner in g.rails.items():
        if owner == seat:
            a, b = sides[side]
            pair = 1 << a | 1 << b
            if pair & free == pair:
                own.append(pair)
    linked, before = 1 << who.port, 0
    while linked != before:
        before = linked
        for pair in own:
            if pair & linked:
                linked |= pair
    who.linked = linked


def retrace(g: Australia) -> None:
    """The same for everybody, once Old Ones have come, gone or moved."""
    for who in g.colonies:
        trace(g, who)


def lay(g: Australia, who: Colony, side: int) -> None:
    """Lay a rail across a side."""  # AZ R-033
    g.rails[side] = who.seat
    trace(g, who)


def laid(g: Australia, seat: int) -> int:
    """How many rails a player has on the board."""
    return list(g.rails.values()).count(seat)


def fares(g: Australia, who: Colony) -> dict[int, int]:
    """The hexes that can be used, each with the fewest rails of others on the way to it."""  # AZ
    found = dict.fromkeys(hexes(who.linked), 0)
    if SHARED_RAILS not in g.flags:
        return found
    return _spread(_ways(g, who.seat), found)


Ways = dict[int, list[tuple[int, int]]]
"""From each hex the next ones along rails free of Old Ones, each with 1 where the rail is somebody else's, or 0."""


def _ways(g: Australia, seat: int) -> Ways:
    sides, haunted = g.land.sides, g.haunted
    ways: Ways = {}
    for side, owner in g.rails.items():
        a, b = sides[side]
        if not (haunted >> a | haunted >> b) & 1:
            ways.setdefault(a, []).append((b, owner != seat))
            ways.setdefault(b, []).append((a, owner != seat))
    return ways


def _spread(ways: Ways, found: dict[int, int]) -> dict[int, int]:
    """Go on from hexes, each with what it has taken to come there, as cheaply as can be."""
    edge = list(found)
    while edge:
        n = edge.pop()
        for other, fare in ways.get(n, ()):
            if found[n] + fare < found.get(other, 99):
                found[other] = found[n] + fare
                edge.append(other)
    return found


def fare(g: Australia, who: Colony, place: int) -> int:
    """The fewest rails of others on the way to a hex that can be used."""  # AZ
    return fares(g, who)[place] if SHARED_RAILS in g.flags else 0


def fare_to_all(g: Australia, who: Colony, places: Sequence[int]) -> int:
    """The fewest rails of others on ways to all of these hexes that can be used: each is paid for once."""
    # AZ
    alone = fares(g, who) if SHARED_RAILS in g.flags else {}
    beyond = [n for n in places if alone.get(n)]
    if len(beyond) < 2 or not g.letter:  # by the first edition each way was paid for
        return sum(alone[n] for n in beyond)
    ways = _ways(g, who.seat)
    trees = {1 << number: _spread(ways, {n: 0}) for number, n in enumerate(beyond)}  # by the hexes that they join
    every = (1 << len(beyond)) - 1
    for joined in range(3, every + 1):
        if joined not in trees:
            parts = [(trees[part], trees[joined ^ part]) for part in range(1, joined) if part & joined == part]
            forks = {n: min(one[n] + other[n] for one, other in parts) for n in trees[1]}
            trees[joined] = _spread(ways, forks)
    return trees[every][who.port]


def usable(g: Australia, who: Colony) -> int:
    """The hexes that can be used, as bits: those of one's own line, and where rails are shared those beyond."""
    if SHARED_RAILS not in g.flags:
        return who.linked
    bits = 0
    for n in fares(g, who):
        bits |= 1 << n
    return bits


def hexes(bits: int) -> list[int]:
    """The numbers of the hexes of a set, in ascending order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
