"""Building railways: two rails for coal and iron."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Option, Rules, choose
from leng.engine.state import unit
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import goods, lines
from leng.games.auztralia.effects.once import Hire, LayRails, RazeTemple, Reveal, Strike
from leng.games.auztralia.rules import characters, rails
from leng.games.auztralia.state import COAL, IRON, RAILS, Australia, Colony

PRICE = {COAL: 1, IRON: 1}  # AZ R-031
AT_ONCE = 2
IN_BETWEEN = (Reveal, Strike, RazeTemple, LayRails, Hire)
"""What may change where the second rail goes."""


def act(g: Australia, who: Colony, space: str) -> Rules[int]:
    """Two rails; the box that takes longer also reaches the hills."""  # AZ R-030
    box = g.box.spaces[space]
    yield from lay(g, who, AT_ONCE, box.hills)
    return box.time


def lay(g: Australia, who: Colony, most: int, hills: bool) -> Rules[None]:
    """Pay coal and iron, then lay rails; all but the first one may be left out."""  # AZ
    goods.pay(g, who, PRICE)
    unless, also = partial(rails.may_not_cross, g, who, hills), partial(rails.beyond, g, who)
    ask, besides = asks.LAY_RAIL, _nothing()
    while most and lines.laid(g, who.seat) < RAILS:
        pick = yield from choose(who.seat, ask, rails.near(g, who.linked) + besides, unless, also=also)
        if pick == asks.DONE:
            return
        if pick[0] == "use":
            yield from characters.use(g, who, pick[1])
        else:
            most -= 1
            lines.lay(g, who, g.land.side_of[pick[1:]])
            if g.news is not None:
                g.tell("lays-rail", seat=who.seat, a=pick[1], b=pick[2])
        ask, besides = asks.LAY_SECOND, [*_meanwhile(g, who), asks.DONE]


def _nothing() -> list[Option]:
    return []


def _meanwhile(g: Australia, who: Colony) -> list[Option]:
    """Characters that may be used between two rails, where that makes a difference."""  # AZ
    return characters.that_matter(g, who, IN_BETWEEN) if who.characters and g.letter else []


@unit
def brassey_rails(g: Australia, seat: int, n: int) -> Rules[None]:
    """Rails that take no time, on any terrain."""
    yield from lay(g, g.colonies[seat], n, hills=True)
