"""Farms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from leng.engine.choice import Option, Refusal, Rules
from leng.engine.picks import pick_some
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import clock, goods, lines
from leng.games.auztralia.state import FARMS, FARMS_EACH, GOLD, Australia, Colony, Farm

AT_ONCE = 3  # AZ R-060

NOWHERE = Refusal("no-field", "AZ R-062")
OCCUPIED = Refusal("hex-occupied", "AZ R-063")
CUT_OFF = Refusal("field-cut-off", "AZ R-062")
ONE_OF_A_KIND = Refusal("farm-kind-twice", "AZ R-060")
ONE_IN_A_HEX = Refusal("farms-share-hex", "AZ R-063")
NONE_LEFT = Refusal("no-farm-left", "AZ R-065")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why somebody cannot place any farm."""
    return may_not_place(g, who)


def may_not_place(g: Australia, who: Colony) -> Refusal | None:
    """The same, whether by the box or by a character."""
    free, fields = room(g, who), g.land.fields
    if not free:
        return NOWHERE
    spare = left(g, who)
    for kind in FARMS:
        if free & fields[kind] and spare[kind]:
            return None
    return NOWHERE


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """Up to three farms; each takes a point of time."""  # AZ
    farms, fare = yield from place(g, who, AT_ONCE)
    return farms + fare


def place(g: Australia, who: Colony, most: int) -> Rules[tuple[int, int]]:
    """Place farms, at most one of a kind, for one gold each; tells how many, and how many rails of others they use."""
    # AZ
    spare, touched = left(g, who), lines.usable(g, who) | lines.network(g, who.seat)
    fields: list[Option] = [("farm", kind, n) for kind in FARMS for n in lines.hexes(touched & g.land.fields[kind])]
    alike = max([1, *(g.box.same_farms[card] for card in who.characters if card in g.box.same_farms)])
    placed = yield from pick_some(
        who.seat,
        asks.FARM,
        fields,
        1,
        most,
        partial(may_not_farm, g, room(g, who), spare),
        each=partial(_found, g, who),
        whole=partial(_may_not_together, alike, spare),
    )
    return len(placed), lines.fare_to_all(g, who, [n for _, _, n in placed])


def may_not_farm(g: Australia, free: int, spare: dict[str, int], option: Option) -> Refusal | None:
    """Why a farm cannot be in a hex of the right land along the rails."""
    _, kind, n = option
    if free >> n & 1:
        return None if spare[kind] else NONE_LEFT
    return OCCUPIED if taken(g) >> n & 1 else CUT_OFF


def _found(g: Australia, who: Colony, option: Option) -> None:
    _, kind, n = option
    g.farms[n] = Farm(who.seat, kind)
    gold = goods.gain(g, who, GOLD, 1)
    if g.news is not None:
        g.tell("farms", seat=who.seat, goods=kind, hex=n, gold=gold)


def _may_not_together(alike: int, spare: dict[str, int], picked: Sequence[Option]) -> Refusal | None:
    """Why farms cannot be placed by one action: too many of a kind, or two in a hex."""
    if len(picked) == 1:
        return None
    kinds = [kind for _, kind, _ in picked]
    for kind in FARMS:
        count = kinds.count(kind)
        if count > alike:
            return ONE_OF_A_KIND
        if count > spare[kind]:
            return NONE_LEFT
    return ONE_IN_A_HEX if len({n for _, _, n in picked}) < len(picked) else None


def left(g: Australia, who: Colony) -> dict[str, int]:
    """How many farms of each kind a player has not placed yet."""  # AZ R-065
    spare = dict.fromkeys(FARMS, FARMS_EACH)
    for farm in g.farms.values():
        if farm.seat == who.seat:
            spare[farm.kind] -= 1
    return spare


def room(g: Australia, who: Colony) -> int:
    """Hexes with nothing but rails, to which a line free of Old Ones leads from the port."""  # AZ
    return lines.usable(g, who) & ~taken(g)


def taken(g: Australia) -> int:
    """Hexes with Old Ones, goods, farms or ports."""  # AZ
    found = g.haunted | 1 << g.neutral_port
    for who in g.colonies:
        found |= 1 << who.port
    for n in g.goods:
        found |= 1 << n
    for n in g.farms:
        found |= 1 << n
    return found


@unit
def cassan_farms(g: Australia, seat: int, n: int) -> Rules[None]:
    """Farms by the usual rules that take no time; rails of others on the way to them do."""  # AZ Q-57
    who = g.colonies[seat]
    _, fare = yield from place(g, who, n)
    if fare and g.letter:
        clock.spend(g, who, fare)
