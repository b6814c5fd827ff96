"""Building railways."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods, lines
from leng.games.auztralia.state import COAL, IRON, RAILS, Australia, Colony

PRICE = {COAL: 1, IRON: 1}  # AZ R-031
AT_ONCE = 2
NOTHING: list[Option] = []

NO_GOODS = Refusal("rails-need-goods", "AZ R-031")
NO_RAILS = Refusal("no-rails-left", "AZ R-037")
NOWHERE = Refusal("no-side-for-rail", "AZ R-032")
LAID = Refusal("rail-there", "AZ R-034")
HAUNTED = Refusal("rail-to-old-one", "AZ R-035")
CUT_OFF = Refusal("rail-cut-off", "AZ R-036")
HILLS = Refusal("rail-in-hills", "AZ R-030")


def may_not(g: Australia, who: Colony, space: str) -> Refusal | None:
    """Why somebody cannot build railways with a box."""
    return may_not_lay(g, who, g.box.spaces[space].hills)


def may_not_lay(g: Australia, who: Colony, hills: bool) -> Refusal | None:
    """Why no rail at all can be laid."""
    if not who.coal or not who.iron:
        return NO_GOODS
    if lines.laid(g, who.seat) >= RAILS:
        return NO_RAILS
    for option in near(g, who.linked):
        if may_not_cross(g, who, hills, option) is None:
            return None
    return NOWHERE


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """Two rails; the box that takes longer also reaches the hills."""  # AZ R-030
    box = g.box.spaces[space]
    yield from lay(g, who, AT_ONCE, box.hills)
    return box.time


def lay(g: Australia, who: Colony, most: int, hills: bool) -> Rules[None]:
    """Pay coal and iron, then lay rails; all but the first one may be left out."""  # AZ
    goods.pay(g, who, PRICE)
    unless = partial(may_not_cross, g, who, hills)
    also = partial(_beyond, g, who)
    ask, leave = asks.LAY_RAIL, NOTHING
    for _ in range(min(most, RAILS - lines.laid(g, who.seat))):
        pick = yield from choose(who.seat, ask, near(g, who.linked) + leave, unless, also=also)
        if pick == asks.DONE:
            return
        lines.lay(g, who, g.land.side_of[pick[1:]])
        if g.news is not None:
            g.tell("lays-rail", seat=who.seat, a=pick[1], b=pick[2])
        ask, leave = asks.LAY_SECOND, [asks.DONE]


def near(g: Australia, places: int) -> list[Option]:
    """The sides of hexes, whether or not a rail may be laid across them."""
    land = g.land
    found: dict[int, Option] = {}
    for n in lines.hexes(places):
        for side in land.sides_at[n]:
            found[side] = land.rails[side]
    return list(found.values())


def _beyond(g: Australia, who: Colony) -> list[Option]:
    """The sides along that part of the network which Old Ones have cut off."""
    return near(g, lines.network(g, who.seat) & ~who.linked)


def may_not_cross(g: Australia, who: Colony, hills: bool, option: Option) -> Refusal | None:
    """Why a rail cannot lie across a side."""
    if option == asks.DONE:
        return None
    land = g.land
    side = land.side_of[option[1:]]
    if side in g.rails:
        return LAID
    if land.ends[side] & g.haunted:
        return HAUNTED
    if not land.ends[side] & who.linked:
        return CUT_OFF
    return HILLS if land.steep[side] and not hills else None  # AZ Q-07


@unit
def brassey_rails(g: Australia, seat: int, n: int) -> Rules[None]:
    """Rails that take no time, on any terrain."""
    yield from lay(g, g.colonies[seat], n, hills=True)
