"""Railways: what is linked to a port, where rails and farms may go, and what the rails of others cost (p. 8-9, 19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from leng.games.auztralia.state import Farm
from oracles.auztralia.paper import FARMS
from oracles.auztralia.telling import Rules, Telling, several

FAR = 1000


def rails(t: Telling) -> Iterator[tuple[int, int, int]]:
    """The rails on the board: the two hexes of each, and whose it is."""
    for side, owner in t.g.rails.items():
        a, b = t.g.land.sides[side]
        yield a, b, owner


def rail_between(t: Telling, a: int, b: int) -> bool:
    """Whether a rail, of any colour, lies across a side."""  # AZ R-034
    return any({a, b} == {c, d} for c, d, _ in rails(t))


def linked(t: Telling, seat: int) -> set[int]:
    """The hexes to which one's own rails lead from the port without meeting an Old One."""  # AZ R-036
    port = t.colony(seat).port
    if not port or t.haunted(port):
        return set()
    own = [(a, b) for a, b, owner in rails(t) if owner == seat]
    found, queue = {port}, [port]
    for n in queue:
        for a, b in own:
            for here, there in ((a, b), (b, a)):
                if here == n and there not in found and not t.haunted(there):
                    found.add(there)
                    queue.append(there)
    return found


def fares(t: Telling, seat: int) -> dict[int, int]:
    """The hexes one can get to by rail, and how many rails of others that takes at least."""  # AZ
    fare = dict.fromkeys(linked(t, seat), 0)
    if not t.g.has("shared_rails"):
        return fare
    changed = bool(fare)
    while changed:
        changed = False
        for a, b, owner in rails(t):
            for here, there in ((a, b), (b, a)):
                n = fare.get(here, FAR) + (owner != seat)
                if n < fare.get(there, FAR) and not t.haunted(there):
                    fare[there], changed = n, True
    return fare


def fare_to_all(t: Telling, seat: int, places: Iterable[int]) -> int:
    """The fewest rails of others that together lead to all these hexes; one rail is paid once."""  # AZ R-201, p. 19
    places = list(places)
    start = linked(t, seat)
    edges = [
        (here, there, int(owner != seat))
        for a, b, owner in rails(t)
        for here, there in ((a, b), (b, a))
        if not t.haunted(a) and not t.haunted(b)
    ]

    def spread(best: dict[int, int]) -> dict[int, int]:
        changed = True
        while changed:
            changed = False
            for here, there, n in edges:
                if best.get(here, FAR) + n < best.get(there, FAR):
                    best[there], changed = best[here] + n, True
        return best

    # From each hex, the cheapest tree that joins it to a set of the places; sets are joined two by two.
    trees: dict[frozenset[int], dict[int, int]] = {frozenset([n]): spread({n: 0}) for n in places}
    whole = frozenset(places)
    for size in range(2, len(whole) + 1):
        for group in _groups(whole, size):
            best: dict[int, int] = {}
            for part in trees:
                rest = group - part
                if part < group and rest in trees:
                    for n in trees[part].keys() & trees[rest].keys():
                        best[n] = min(best.get(n, FAR), trees[part][n] + trees[rest][n])
            trees[group] = spread(best)
    return min((n for here, n in trees[whole].items() if here in start), default=0)


def _groups(whole: frozenset[int], size: int) -> list[frozenset[int]]:
    return [frozenset(each) for each in combinations(sorted(whole), size)]


def rails_left(t: Telling, seat: int) -> int:
    """The rails somebody still has."""  # AZ R-037
    return 20 - sum(owner == seat for owner in t.g.rails.values())


def sides_for_rail(t: Telling, seat: int, hills: bool) -> list[str]:
    """Where somebody may lay a rail: on from the line, with no Old One at either end, over a side without a rail."""
    # AZ
    if not rails_left(t, seat):
        return []
    found = []
    for a in sorted(linked(t, seat)):
        for b in t.map.near(a):
            steep = t.map.hilly(a) or t.map.hilly(b)
            if not t.haunted(b) and not rail_between(t, a, b) and (hills or not steep):
                found.append(f"rail:{min(a, b)}:{max(a, b)}")
    return list(dict.fromkeys(found))


def lay(t: Telling, seat: int, answer: str) -> None:
    """A rail lies across a side."""  # AZ R-033
    _, a, b = answer.split(":")
    t.g.rails[t.g.land.sides.index((int(a), int(b)))] = seat


def is_port(t: Telling, n: int) -> bool:
    """Whether anybody's port is there."""
    return n == t.g.neutral_port or any(each.port == n for each in t.g.colonies)


def is_empty(t: Telling, n: int) -> bool:
    """Whether nothing but rails lies in a hex."""  # AZ R-063
    goods = any(t.g.goods.get(n, {}).values())
    return not (goods or n in t.g.farms or is_port(t, n) or t.haunted(n))


def fields(t: Telling, seat: int) -> list[str]:
    """Where somebody may settle which kind of farm."""  # AZ
    found = []
    reached = sorted(fares(t, seat))
    for kind in FARMS:
        settled = sum(each.seat == seat and each.kind == kind for each in t.g.farms.values())
        if settled < 7:
            grounds = t.map.board["farmland"][kind]
            found += [f"farm:{kind}:{n}" for n in reached if t.map.terrain(n) in grounds and is_empty(t, n)]
    return found


def settle(t: Telling, seat: int, most: int) -> Rules[int]:
    """Farms of different kinds (with Dagmar Krauss two of one) in different hexes; their fare."""  # AZ R-060
    of_a_kind = 2 if t.has(seat, "dagmar_krauss") else 1
    settled = {kind: sum(f.seat == seat and f.kind == kind for f in t.g.farms.values()) for kind in FARMS}

    def fit(picked: Sequence[str]) -> bool:
        kinds = [each.split(":")[1] for each in picked]
        hexes = [each.split(":")[2] for each in picked]
        enough = all(kinds.count(kind) <= min(of_a_kind, 7 - settled[kind]) for kind in kinds)
        return enough and len(set(hexes)) == len(hexes)

    choice = fields(t, seat)
    placed = yield from several(seat, "farm", choice, 1, most, fit, taken=lambda each: plough(t, seat, each))
    return fare_to_all(t, seat, [int(each.split(":")[2]) for each in placed])


def plough(t: Telling, seat: int, answer: str) -> None:
    """A farm stands, and brings 1 gold."""  # AZ R-064
    _, kind, n = answer.split(":")
    t.g.farms[int(n)] = Farm(seat, kind)
    t.take(seat, "gold", 1)
