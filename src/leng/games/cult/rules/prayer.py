"""Praying: the effect of a Location by the number of Mobs, then selling and buying."""

from __future__ import annotations

from functools import partial

from leng.engine.choice import Choice, Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.cult import asks
from leng.games.cult.deeds import decks
from leng.games.cult.rules import places
from leng.games.cult.state import City, Cult

OUT_OF_REACH = Refusal("prayer-out-of-reach", "CU R-033", lambda g, seat, option: {"mobs": g.cults[seat].mobs})
TOO_DEAR = Refusal("privilege-too-dear", "CU R-035", lambda g, seat, option: _price(g, seat, option))


def _price(g: City, seat: int, option: Option) -> dict[str, int]:
    return {"have": g.cults[seat].coins, "need": g.box.privileges[option[1]].price}


def reach(g: City, mobs: int) -> int:
    """The highest Location a prayer reaches with so many Mobs."""  # CU
    table = g.box.reach
    return table[min(mobs, len(table) - 1)]


def pray(g: City, who: Cult) -> Rules[None]:
    """Lay the Patriarch down and take the effect of one Location, as if it had been won."""  # CU
    who.prayed = True
    g.tell("prays", seat=who.seat)
    far, benefits = reach(g, who.mobs), g.box.benefits
    options: list[Option] = [*benefits[:far], asks.DECLINE]
    unless = partial(may_not_pray, g, who)
    if g.letter:
        pick = yield Choice(
            who.seat, asks.BENEFIT, options, unless, lambda: benefits[far:], {}, partial(prays_in_vain, g, who)
        )
    else:
        pick = yield from choose(who.seat, asks.BENEFIT, options, unless, also=lambda: benefits[far:])
    if pick == asks.DECLINE:
        return
    g.active = g.box.numbers[pick[1]]
    g.tell("prayer-answered", seat=who.seat, place=pick[1])
    yield from places.take(g, who, g.active)
    g.active = 0


def may_not_pray(g: City, who: Cult, option: Option) -> Refusal | None:
    """Why a prayer does not bring the effect of a Location."""  # CU R-034
    if option == asks.DECLINE:
        return None
    place = g.box.numbers[option[1]]
    if place > reach(g, who.mobs):
        return OUT_OF_REACH
    before, g.active = g.active, place
    refusal = places.may_not_take(g, who, place)
    g.active = before
    return refusal


def prays_in_vain(g: City, who: Cult, option: Option) -> bool:
    """Whether the effect of a Location would bring nothing."""  # CU Q-53
    if option == asks.DECLINE:
        return False
    before, g.active = g.active, g.box.numbers[option[1]]
    vain = not places.is_of_use(g, who, g.active)
    g.active = before
    return vain


@unit
def trade(g: City, seat: int) -> Rules[None]:
    """Sell Intrigues and buy Privileges, in any order, until there has been enough."""  # CU R-035
    who = g.cults[seat]
    while True:
        sales: list[Option] = [("sell", card) for card in dict.fromkeys(who.intrigues)]
        buys = [("buy", card) for card in dict.fromkeys(g.market) if card]
        pick = yield from choose(
            seat,
            asks.TRADE,
            [*sales, *buys, asks.DONE],
            lambda option: TOO_DEAR if option[0] == "buy" and g.box.privileges[option[1]].price > who.coins else None,
        )
        if pick == asks.DONE:
            return
        card = pick[1]
        if pick[0] == "sell":
            g.reveals += 1
            decks.let_go(g, who, card)
            decks.under(g, card)
            who.coins += g.box.intrigues[card].value
            g.tell("sells", seat=seat, card=card, n=g.box.intrigues[card].value)
        else:
            who.coins -= g.box.privileges[card].price
            decks.take_from_market(g, who, card)
            g.tell("buys", seat=seat, card=card, n=g.box.privileges[card].price)
