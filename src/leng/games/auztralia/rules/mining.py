"""Mines."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods, lines
from leng.games.auztralia.state import GOLD, PHOSPHATE, Australia, Colony

NOTHING_LINKED = Refusal("nothing-to-mine", "AZ R-040")
UNDER_OLD_ONE = Refusal("mine-under-old-one", "AZ Q-09")
NOT_LINKED = Refusal("mine-not-linked", "AZ R-040")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why somebody cannot mine at all."""
    usable = lines.usable(g, who)
    for n in g.goods:
        if usable >> n & 1:
            return None
    return NOTHING_LINKED


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """All goods of one kind from one hex that a line free of Old Ones joins to the port."""  # AZ
    usable = lines.usable(g, who)
    near: list[Option] = [("mine", n, kind) for n, here in g.goods.items() if usable >> n & 1 for kind in here]
    pick = yield from choose(who.seat, asks.MINE, near, partial(may_not_mine, g, usable), also=partial(_seen, g, who))
    _, n, kind = pick
    time = g.box.spaces[space].time + lines.fare(g, who, n)
    count = goods.take_deposit(g, who, n, kind)
    for card in who.characters:
        more = g.box.mine_more.get(card)
        if more is not None and kind not in more.besides:
            count += goods.gain(g, who, kind, more.n)
    if g.news is not None:
        g.tell("mines", seat=who.seat, hex=n, goods=kind, n=count)
    if kind == PHOSPHATE:  # AZ
        goods.gain(g, who, GOLD, 1)
    return time


def may_not_mine(g: Australia, usable: int, option: Option) -> Refusal | None:
    """Why goods cannot be taken from a hex."""
    n = option[1]
    if usable >> n & 1:
        return None
    return UNDER_OLD_ONE if g.haunted >> n & 1 else NOT_LINKED


def _seen(g: Australia, who: Colony) -> list[Option]:
    """All goods that lie along the rails, or next to them."""
    near = lines.network(g, who.seat)
    return [("mine", n, kind) for n, here in g.goods.items() if (g.land.ring[n] | 1 << n) & near for kind in here]
