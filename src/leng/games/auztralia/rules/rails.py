"""Building railways: where rails may lie."""

from __future__ import annotations

from leng.engine.choice import Option, Refusal
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import lines
from leng.games.auztralia.state import RAILS, Australia, Colony

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


def near(g: Australia, places: int) -> list[Option]:
    """The sides of hexes, whether or not a rail may be laid across them."""
    land = g.land
    found: dict[int, Option] = {}
    for n in lines.hexes(places):
        for side in land.sides_at[n]:
            found[side] = land.rails[side]
    return list(found.values())


def beyond(g: Australia, who: Colony) -> list[Option]:
    """The sides along that part of the network which Old Ones have cut off."""
    return near(g, lines.network(g, who.seat) & ~who.linked)


def may_not_cross(g: Australia, who: Colony, hills: bool, option: Option) -> Refusal | None:
    """Why a rail cannot lie across a side."""
    if option == asks.DONE or option[0] == "use":
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
