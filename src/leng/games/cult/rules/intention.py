"""The Intention phase: Priests are placed one by one until every cult has prayed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import eq

from leng.engine.choice import Choice, Option, Refusal, Rules, choose
from leng.engine.state import unit
from leng.games.cult import asks
from leng.games.cult.box import CultBox
from leng.games.cult.deeds import altars, goods, tokens
from leng.games.cult.effects.altars import change
from leng.games.cult.rules.prayer import pray
from leng.games.cult.state import City, Cult, Priest

FREE_PLACEMENTS = 3  # CU R-029


def _need(g: City, seat: int, option: Option) -> dict[str, int]:
    return {"have": g.cults[seat].followers, "need": g.required[g.box.numbers[option[1]]]}


TOO_FEW_FOLLOWERS = Refusal("place-needs-followers", "CU R-027", _need)


@unit
def intend(g: City, seat: int, exchanged: int = 0) -> Rules[None]:
    """A turn of the Intention phase: preach or pray."""  # CU R-026
    who = g.cults[seat]
    pick: Option = asks.PRAY  # CU R-031: nothing else is left without a Priest, or without a Follower to pay for one
    if who.available and (who.followers or not costs_follower(g.box, who.placed, who.privileges)):
        options, unless, about = g.box.intents, partial(may_not, g, who), {"placed": who.placed}
        if who.altars and altars.may_exchange(who, exchanged):
            options = (*options, asks.ALTARS)
            pick = yield Choice(seat, asks.INTEND, options, unless, None, about, partial(eq, asks.ALTARS))
        else:
            pick = yield Choice(seat, asks.INTEND, options, unless, None, about)
    if pick == asks.ALTARS:
        made = yield from change(g, who)
        g.next_up(("intend", seat, exchanged + made))
    elif pick == asks.PRAY:
        yield from pray(g, who)
        g.next_up(("trade", seat), ("turn_passes", seat))
    else:
        yield from preach(g, who, g.box.numbers[pick[1]])
        g.next_up(("turn_passes", seat))


@unit
def turn_passes(g: City, seat: int) -> None:
    """To the next cult that has neither prayed nor celebrates; when there is none, Resolution begins."""  # CU R-037
    for who in g.clockwise((seat + 1) % len(g.cults)):
        if not who.prayed and not who.celebrating:
            g.next_up(("intend", who.seat))
            return
    g.next_up(("resolution",))


def may_not(g: City, who: Cult, option: Option) -> Refusal | None:
    """Why no Priest can be placed on a Location."""
    if option == asks.PRAY or option == asks.ALTARS:
        return None
    place = g.box.numbers[option[1]]
    if who.followers >= g.required[place]:
        return None
    for card in who.privileges:  # a Personality opens one Location  # CU R-096
        if g.box.access.get(card) == place:
            return None
    return TOO_FEW_FOLLOWERS  # CU R-027


def costs_follower(box: CultBox, placed: int, privileges: Sequence[str]) -> bool:
    """Whether a cult that has placed so many pays for the next placement with a Follower."""  # CU
    if placed < FREE_PLACEMENTS:
        return False
    for card in privileges:
        if box.free.get(card) == placed + 1:
            return False
    return True


def preach(g: City, who: Cult, place: int) -> Rules[None]:
    """One available Priest, or the Patriarch, is chosen and goes to a Location."""  # CU R-027
    pick = yield from choose(
        who.seat, asks.WHICH_PRIEST, [("send", each) for each in dict.fromkeys(who.available)], place=g.box.ids[place]
    )
    send(g, who, place, pick[1])


def send(g: City, who: Cult, place: int, priest: int) -> None:
    """A Priest arrives on a Location, perhaps at the price of a Follower and of tithes."""  # CU
    costs = costs_follower(g.box, who.placed, who.privileges)
    who.available.remove(priest)
    who.placed += 1
    g.tell("preaches", seat=who.seat, priest=priest, place=g.box.ids[place])
    if costs:
        goods.lose_followers(g, who, 1)  # CU Q-03
    tokens.arrive(g, place, Priest(who.seat, priest))
    if g.box.tithes[place] and who.coins:
        _pay_tithes(g, who, g.box.tithes[place])


def _pay_tithes(g: City, who: Cult, tithes: dict[str, int]) -> None:
    """An opponent's Tithe is paid at once, by whoever has a coin."""  # CU
    for owner in g.cults:
        if owner is who:
            continue
        for card in owner.privileges:
            if card in tithes and who.coins:
                g.tell("tithe", seat=who.seat, other=owner.seat, card=card)
                goods.hand_coins(g, who, owner, tithes[card])
