"""The effects of the Locations: of the winner's, of a Community's, and of those a prayer reaches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from leng.engine.choice import Choice, Option, Refusal, Rules, choose
from leng.games.cult import asks
from leng.games.cult.box import Way
from leng.games.cult.deeds import goods
from leng.games.cult.effects.verb import LENIENT, USEFUL, in_vain, refuse_all, resolve
from leng.games.cult.state import City, Cult

SHORT_OF_COINS = Refusal("short-of-coins", "CU R-048", goods.have_coins)
SHORT_OF_FOLLOWERS = Refusal("short-of-followers", "CU R-048", goods.have_followers)


def may_not_take(g: City, who: Cult, place: int) -> Refusal | None:
    """Why the effect of a Location is of no use to a cult; ``place`` must be the active one."""  # CU R-048
    refusal = None
    for way in g.box.places[place].ways:
        refusal = may_not_go(g, who, way)
        if refusal is None:
            return None
    return refusal


def may_not_go(g: City, who: Cult, way: Way) -> Refusal | None:
    """Why one way of taking an effect is not open."""
    if who.coins < way.coins:
        return SHORT_OF_COINS
    if who.followers < way.followers:
        return SHORT_OF_FOLLOWERS
    return refuse_all(g, who, way.effects, LENIENT if g.letter else USEFUL)  # CU Q-53


def is_vain(g: City, who: Cult, way: Way) -> bool:
    """Whether a way that is open would bring a cult nothing now."""  # CU Q-53
    return g.letter and in_vain(g, who, way.effects)


def is_of_use(g: City, who: Cult, place: int) -> bool:
    """Whether a Location would bring a cult anything now; ``place`` must be the active one."""
    for way in g.box.places[place].ways:
        if may_not_go(g, who, way) is None and not is_vain(g, who, way):
            return True
    return False


def offer(g: City, who: Cult, place: int, community: bool = False) -> Rules[None]:
    """The winner, or the holder of a Community, may take the effect or leave it."""  # CU
    ways = g.box.places[place].ways
    name = g.box.ids[place]
    if may_not_take(g, who, place) is not None:
        g.tell("cannot-use", seat=who.seat, place=name)
        return
    ask = asks.COMMUNITY if community else asks.GIFT if place in g.box.gifts else asks.EFFECT
    vain = _vain(g, who, ways)
    if len(ways) == 1:
        pick = yield Choice(who.seat, ask, (asks.TAKE, asks.DECLINE), None, None, {"place": name}, vain)
    else:
        options = [*_numbered(ways), asks.DECLINE]
        pick = yield from choose(who.seat, ask, options, partial(_may_not, g, who, ways), vain=vain, place=name)
    if pick == asks.DECLINE:
        g.tell("declines", seat=who.seat, place=name)
        return
    yield from carry_out(g, who, ways[0] if pick == asks.TAKE else ways[pick[1] - 1])


def take(g: City, who: Cult, place: int) -> Rules[None]:
    """The effect of a Location a prayer reaches."""  # CU R-033
    ways = g.box.places[place].ways
    way = ways[0]
    if len(ways) > 1:
        unless = partial(_may_not, g, who, ways)
        vain = _vain(g, who, ways)
        pick = yield from choose(who.seat, asks.EFFECT, _numbered(ways), unless, vain=vain, place=g.box.ids[place])
        way = ways[pick[1] - 1]
    yield from carry_out(g, who, way)


def _numbered(ways: tuple[Way, ...]) -> list[Option]:
    return [("way", number) for number in range(1, len(ways) + 1)]


def _may_not(g: City, who: Cult, ways: tuple[Way, ...], option: Option) -> Refusal | None:
    return None if option == asks.DECLINE else may_not_go(g, who, ways[option[1] - 1])


def _vain(g: City, who: Cult, ways: tuple[Way, ...]) -> Callable[[Option], bool] | None:
    """Which ways of taking an effect would bring nothing."""
    vain = [is_vain(g, who, way) for way in ways]
    if True not in vain:
        return None
    return lambda option: option != asks.DECLINE and vain[0 if option == asks.TAKE else option[1] - 1]


def carry_out(g: City, who: Cult, way: Way) -> Rules[None]:
    """Pay for a way and do what it says."""
    goods.pay_coins(g, who, way.coins)
    goods.lose_followers(g, who, way.followers)
    yield from resolve(g, who, way.effects)
