"""Buying military units."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods
from leng.games.auztralia.state import GOLD, INFANTRY, UNITS, Australia, Colony

OFFERS: tuple[Option, ...] = tuple(
    ("unit", name, n) for unit, name in enumerate(UNITS) for n in ((1, 2) if unit == INFANTRY else (1,))
)
NUMBER = {name: unit for unit, name in enumerate(UNITS)}


def _price(g: Australia, seat: int, option: Option) -> dict[str, int]:
    return {"have": g.colonies[seat].gold, "need": g.box.units[NUMBER[option[1]]].cost * option[2]}


TOO_DEAR = Refusal("unit-too-dear", "AZ R-050", _price)
NONE_LEFT = Refusal("no-unit-left", "AZ R-050")
NO_GOLD = Refusal("no-gold-for-units", "AZ R-050")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why somebody cannot buy anything with what is left once the box is paid for."""  # AZ R-022
    gold = who.gold - who.cubes.get(space, 0)
    for unit, each in enumerate(g.box.units):
        if each.cost <= gold and g.pool[unit]:
            return None
    return NO_GOLD


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """One unit for its price, or two of infantry, into the barracks."""  # AZ R-050
    _, name, n = yield from choose(who.seat, asks.BUY, OFFERS, partial(may_not_buy, g, who))
    unit = NUMBER[name]
    price = g.box.units[unit].cost * n
    goods.pay(g, who, {GOLD: price})
    goods.enlist(g, who, unit, n)
    if g.news is not None:
        g.tell("buys", seat=who.seat, unit=name, n=n, gold=price)
    return g.box.spaces[space].time


def may_not_buy(g: Australia, who: Colony, option: Option) -> Refusal | None:
    """Why a unit cannot be bought."""
    _, name, n = option
    unit = NUMBER[name]
    if g.pool[unit] < n:
        return NONE_LEFT
    return TOO_DEAR if g.box.units[unit].cost * n > who.gold else None
