"""What lies in a sanctuary: paying, gaining, storing, losing, rearranging (EHP R-042 to R-046, R-071 to R-078)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from leng.games.evil_high_priest.state import Conclave, Hoard, Priest, Room
from oracles.evil_high_priest.asking import Rules, choose, pick
from oracles.evil_high_priest.printed import (
    ALL_KINDS,
    BASIC,
    BOARDS,
    DEAREST,
    GRIMOIRE,
    SIGN,
    TOKENS,
    room_face,
)

EXPOSED = "exposed"
LEVELS = ("mutant", "abomination", "spawn")
WORTH_TO_KEEP = ("atom", "treasure", "blood", "magic", "grimoire", "elder_sign", *LEVELS)


def areas(p: Priest) -> list[tuple[str, dict[str, int]]]:
    """Where somebody's goods may lie: exposed, then in the rooms from the first slot to the last."""
    return [(EXPOSED, p.exposed)] + [(f"s{n}", room.goods) for n, room in enumerate(p.rooms, 1) if room is not None]


def area(p: Priest, place: str) -> dict[str, int]:
    """What lies at one place."""
    return dict(areas(p))[place]


def room_at(p: Priest, place: str) -> Room:
    """The room in a slot that has one."""
    room = p.rooms[int(place[1:]) - 1]
    assert room is not None
    return room


def pile_of(g: Conclave) -> Hoard:
    """What the opponent of a lone player has."""
    assert g.hoard is not None
    return g.hoard


def own(p: Priest, kind: str) -> int:
    """How much of a kind somebody has, wherever it lies."""
    return sum(goods.get(kind, 0) for _, goods in areas(p))


def all_of(p: Priest) -> Counter[str]:
    """Everything somebody has."""
    return Counter({kind: own(p, kind) for kind in ALL_KINDS if own(p, kind)})


def put(goods: dict[str, int], kind: str, n: int) -> None:
    """Lay goods down, or take them away."""
    left = goods.get(kind, 0) + n
    assert left >= 0, f"{kind}: {left}"
    if left:
        goods[kind] = left
    else:
        goods.pop(kind, None)


def compartments(card: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """What kinds a room takes, and how many of them in all."""
    for each in room_face(card).get("storage", ()):
        yield (ALL_KINDS if each["holds"] == ["any"] else tuple(each["holds"])), each["n"]


def free(room: Room, kind: str) -> int:
    """How many more of a kind fit into a room."""  # EHP R-078
    return sum(
        max(0, n - sum(room.goods.get(each, 0) for each in kinds))
        for kinds, n in compartments(room.card)
        if kind in kinds
    )


def supply(g: Conclave, kind: str) -> int:
    """How much of a kind is left besides what lies before people."""  # EHP
    lying = sum(own(p, kind) for p in g.priests) + (g.hoard.goods.get(kind, 0) if g.hoard else 0)
    return TOKENS[kind] - lying


def basic_kinds(g: Conclave) -> list[str]:
    """The basic kinds of this board: atoms only lie on that of the Ancients."""  # EHP R-280
    return [kind for kind in BASIC if kind != "atom" or BOARDS[g.board].get("atoms")]


# Paying --------------------------------------------------------------------------------------------------------------


def can_pay(g: Conclave, seat: int, what: str, n: int) -> bool:
    """Whether somebody has so much."""
    p = g.priests[seat]
    if what == "any_basic":
        return sum(own(p, kind) for kind in BASIC) >= n
    return own(p, what) + (sum(p.evolved[1:]) if what == GRIMOIRE else 0) >= n  # EHP R-235


def from_places(p: Priest, kinds: tuple[str, ...]) -> list[str]:
    """Every unit of some kinds, by kind and place."""
    return [f"from:{place}:{kind}" for kind in kinds for place, goods in areas(p) for _ in range(goods.get(kind, 0))]


def pay(g: Conclave, seat: int, what: str, n: int) -> Rules[None]:
    """A cost goes from rooms and the exposed area back to the supply, in any mix."""  # EHP
    p = g.priests[seat]
    candidates = from_places(p, BASIC if what == "any_basic" else (what,))
    if what == GRIMOIRE:
        candidates += [f"evolved:{LEVELS[level]}" for level in (1, 2) for _ in range(p.evolved[level])]
    cheapest = sorted(candidates, key=lambda each: WORTH_TO_KEEP.index(each.rpartition(":")[2]))
    picked = yield from pick(seat, "pay", candidates, n, n, cheapest[:n])
    for each in picked:
        if each.startswith("evolved:"):
            p.evolved[LEVELS.index(each.partition(":")[2])] -= 1
            to_asylum(p)  # EHP OW-Q3
        else:
            _, place, kind = each.split(":")
            put(area(p, place), kind, -1)


def to_asylum(p: Priest) -> None:
    """An acolyte goes to the asylum, from a full one to the escape zone."""  # EHP R-080
    if p.asylum < 4:
        p.asylum += 1
    else:
        p.escape += 1


def lose(g: Conclave, seat: int, kind: str, n: int) -> Rules[int]:
    """Somebody loses up to so much, and picks the tokens."""  # EHP D-17
    p = g.priests[seat]
    n = min(n, own(p, kind))
    if not n:
        return 0
    candidates = from_places(p, (kind,))
    for each in (yield from pick(seat, "lose", candidates, n, n)):
        put(area(p, each.split(":")[1]), kind, -1)
    return n


# Gaining -------------------------------------------------------------------------------------------------------------


def gain(g: Conclave, seat: int, kind: str, n: int) -> Rules[int]:
    """From the supply into rooms with free fitting places or to the exposed area, as one likes."""  # EHP
    n = to_be_had(g, kind, n)
    if n:
        yield from store(g, seat, kind, n)
    return n


def to_be_had(g: Conclave, kind: str, n: int) -> int:
    """How much of so much somebody gets: nothing of what is denied, and no more than there is."""  # EHP
    if g.hoard is not None and g.denied == kind:
        return 0
    return max(0, min(n, supply(g, kind))) if "strict" in g.flags and kind != SIGN else n


def store(g: Conclave, seat: int, kind: str, n: int) -> Rules[None]:
    """Where goods go that somebody gains."""
    p = g.priests[seat]
    fits = [f"store:s{slot}:{kind}" for slot, room in enumerate(p.rooms, 1) if room for _ in range(free(room, kind))]
    most = min(n, len(fits))

    def lay(each: str) -> None:
        put(area(p, each.split(":")[1]), kind, 1)

    stored = yield from pick(seat, "store", fits, 0, most, fits[::-1][:most], lay)
    put(p.exposed, kind, n - len(stored))


def gain_any(g: Conclave, seat: int, n: int) -> Rules[int]:
    """Basic resources of one's choice, in any mix."""  # EHP R-008, AN-Q2
    kinds = [kind for kind in basic_kinds(g) if not (g.hoard is not None and g.denied == kind)]
    candidates = [f"goods:{kind}" for kind in kinds for _ in range(n)]
    picked = yield from pick(seat, "gain-which", candidates, n, n)
    got = 0
    for kind, times in Counter(each.partition(":")[2] for each in picked).items():
        got += yield from gain(g, seat, kind, times)
    return got


# Rearranging ---------------------------------------------------------------------------------------------------------


def arrangement(p: Priest) -> list[dict[str, int]]:
    """How everything lies."""
    return [dict(goods) for _, goods in areas(p)]


def _lay_out(p: Priest, laid: list[dict[str, int]]) -> None:
    for (_, goods), wanted in zip(areas(p), laid, strict=True):
        goods.clear()
        goods.update({kind: n for kind, n in wanted.items() if n})


def safest(p: Priest) -> list[dict[str, int]]:
    """The dearest goods where raids come last."""
    pile = all_of(p)
    rooms = [room for room in p.rooms if room is not None]
    laid: list[dict[str, int]] = [{} for _ in rooms]
    for kind in DEAREST:
        for number in range(len(rooms) - 1, -1, -1):
            for kinds, n in compartments(rooms[number].card):
                if kind in kinds:
                    fits = min(pile[kind], n - sum(laid[number].get(each, 0) for each in kinds))
                    if fits > 0:
                        laid[number][kind] = laid[number].get(kind, 0) + fits
                        pile[kind] -= fits
    return [{kind: n for kind, n in pile.items() if n}, *laid]


def rearrange(g: Conclave, seat: int) -> Rules[None]:
    """One may put one's goods elsewhere, as far as rooms take them."""  # EHP
    p = g.priests[seat]
    pile = all_of(p)
    rooms = [(n, room) for n, room in enumerate(p.rooms, 1) if room is not None]
    movable = any(pile[kind] for _, room in rooms for kinds, _ in compartments(room.card) for kind in kinds)
    if not movable:
        return
    best = safest(p)
    options = ["keep", "hand"] + (["best"] if best != arrangement(p) else [])
    answer = yield from choose(seat, "rearrange", options)
    if answer == "best":
        _lay_out(p, best)
    elif answer == "hand":
        yield from _by_hand(p, seat, rooms, pile)


def _by_hand(p: Priest, seat: int, rooms: list[tuple[int, Any]], pile: Counter[str]) -> Rules[None]:
    """Everything lies exposed at first; then room after room is filled."""
    for _, room in rooms:
        room.goods.clear()
    p.exposed.clear()
    p.exposed.update(pile)
    for slot, room in rooms:
        for kinds, n in compartments(room.card):
            fitting = [
                f"store:s{slot}:{kind}" for kind in DEAREST if kind in kinds for _ in range(p.exposed.get(kind, 0))
            ]
            most = min(n, len(fitting))
            filled = yield from pick(seat, "fill", fitting, 0, most, fitting[:most])
            for each in filled:
                kind = each.rpartition(":")[2]
                put(p.exposed, kind, -1)
                put(room.goods, kind, 1)
