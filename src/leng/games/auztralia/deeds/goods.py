"""Goods, gold, points and military units: from the supply to a player and back."""

from __future__ import annotations

from collections.abc import Mapping

from leng.games.auztralia.state import GOODS, UNITS, Australia, Colony


def have(who: Colony, kind: str) -> int:
    """How much of something a player has."""
    count: int = getattr(who, kind)
    return count


def gain(g: Australia, who: Colony, kind: str, n: int) -> int:
    """Take goods from the supply, as far as it goes; tells how many came."""  # AZ R-003
    n = min(n, g.supply[kind])
    if n:
        g.supply[kind] -= n
        setattr(who, kind, getattr(who, kind) + n)
    return n


def pay(g: Australia, who: Colony, price: Mapping[str, int]) -> None:
    """Return goods to the supply."""
    for kind, n in price.items():
        setattr(who, kind, getattr(who, kind) - n)
        g.supply[kind] += n


def hand_over(giver: Colony, taker: Colony, kind: str, n: int) -> None:
    """Goods go from one player to another."""  # AZ R-202
    setattr(giver, kind, getattr(giver, kind) - n)
    setattr(taker, kind, getattr(taker, kind) + n)


def take_deposit(g: Australia, who: Colony, place: int, kind: str) -> int:
    """All of one kind that lies in a hex; tokens become points."""  # AZ
    here = g.goods[place]
    n = here.pop(kind)
    if not here:
        del g.goods[place]
    if kind in GOODS:
        setattr(who, kind, getattr(who, kind) + n)
    else:
        who.points += n * int(kind.rpartition("_")[2])
        who.mined += n
    return n


def enlist(g: Australia, who: Colony, unit: int, n: int = 1) -> int:
    """Units from the supply go to the barracks, as far as there are any; tells how many."""  # AZ R-050
    n = min(n, g.pool[unit])
    g.pool[unit] -= n
    who.barracks[unit] += n
    return n


def army(who: Colony) -> dict[str, int]:
    """The units in a barracks by name, for those who tell of them."""
    return named(who.barracks)


def named(units: list[int]) -> dict[str, int]:
    """Units by name, for those who tell of them."""
    return {UNITS[unit]: n for unit, n in enumerate(units) if n}
