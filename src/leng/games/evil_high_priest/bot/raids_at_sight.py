"""Raids at first sight: what one is feared to cost, and what is given up to stop it."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Choice, Option
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.bot.danger import (
    GIVEN_CARD,
    GIVEN_MONSTER,
    SENT_AWAY,
    Guards,
    expected_loss,
    guards,
    loss,
    prices,
    stops,
    way,
)
from leng.games.evil_high_priest.bot.sanctuary import layout_of, overcome, piles
from leng.games.evil_high_priest.bot.scales import AT_SIGHT
from leng.games.evil_high_priest.bot.worth import ACTION, beasts, rituals
from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.rules.defence import PER_ACOLYTE, acolyte_stops, defence_of, forced, has_met
from leng.games.evil_high_priest.state import ASYLUM, CHAIRS, ESCAPE, PLACES, POOL, SIGN, Conclave, Priest, acolyte_of

RELUCTANT = 0.3
"""By so much at least a raid must take more than what is given up to stop it."""


def feared(g: Conclave, who: Priest, dice: int, sign: bool) -> float:
    """What a raid of so many dice costs a player on average, perhaps with a sign just broken."""
    heaps = piles(who, AT_SIGHT)
    if sign and not goods.free_places(g, who, SIGN):
        heaps[0] = (0, heaps[0][1] + AT_SIGHT.goods[SIGN])
    path = way(heaps, layout_of(g, who, AT_SIGHT).before)
    return expected_loss(g, path, dice, stops(who), prices(_guards(g, who)))


def _guards(g: Conclave, who: Priest) -> Guards:
    active, code = who.pool, acolyte_of(who.seat)
    for here in g.standing.values():
        active += here.count(code)
    return guards(g, who, active, AT_SIGHT)


def sacrifice(g: Conclave, place: str) -> float:
    """What is lost with an acolyte by where it stands: who has done his work is given up first."""
    if place == POOL:
        return ACTION
    if place in (ASYLUM, ESCAPE):
        return 0.2
    coming = rituals(g.box, AT_SIGHT).get(place)
    if coming is not None:
        return sum(coming[0])
    if place.startswith((people.TRACK, people.ETERNAL)):
        return 2 * ACTION
    return ACTION if place in g.box.lurks or place in g.prowling else 0.0


def retaliate(g: Conclave, who: Priest, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Give up what it takes to stop the raid where that is less than what the raid would take, and else nothing."""
    n = 0
    for each in g.agenda:
        if each[0] == "sack" and each[1] == who.seat:
            n = int(each[2])
    left = who.strength if has_met(g, who) else who.strength - forced(g, who)
    assert g.raid is not None
    heaps, walls = [], []
    for at in range(n, len(g.raid.path)):
        place = g.raid.path[at]
        slot = PLACES.index(place)
        heaps.append(heap(goods.lying(who, place)))
        room = who.rooms[slot - 1] if slot else None
        defends = at > n and room is not None and place not in g.raid.weak
        walls.append(g.box.rooms[room.card].defence if defends and room is not None else 0)
    ready = _guards(g, who)
    strong = {each.card: defence_of(g, who, each) for each in who.lairs if not each.used_up}
    ready = ready._replace(monsters=tuple(sorted([n for n in strong.values() if n > 0], reverse=True)))
    each_stops = acolyte_stops(g, who)
    if each_stops < PER_ACOLYTE:
        ready = ready._replace(acolytes=ready.acolytes * each_stops // PER_ACOLYTE)
    costs = prices(ready)
    path = way(enumerate([0.0, *heaps[1:]]), overcome(walls))
    taken = heaps[0] + loss(left, path, costs) if left > 0 else 0.0
    price = loss(left, [(0, 0, 1e6)], costs) if left > 0 else 0.0
    saved = taken - price - RELUCTANT
    found = []
    enough = left <= each_stops
    for option in options:
        if option == asks.PASS:
            found.append(0.0)
        elif left <= 0:
            found.append(-2.0)
        elif option[0] == "acolyte":
            cost = (AT_SIGHT.given_acolyte if who.asylum < CHAIRS else SENT_AWAY) + 0.5 * sacrifice(g, option[1])
            found.append(saved - 0.1 * cost + (0.4 if enough else 0.0) if saved > 0 else saved)
        elif option[0] == "monster":
            cost = GIVEN_MONSTER + 0.3 * beasts(g.box, AT_SIGHT)[option[1]]
            stopped = min(left, strong[option[1]])
            found.append(saved - 0.1 * cost + 0.08 * stopped if saved > 0 and stopped > 0 else min(saved, -1.0))
        elif option[0] == "captive":
            found.append(saved + (0.4 if enough else 0.0) if saved > 0 else saved)
        else:
            found.append(saved - 0.1 * GIVEN_CARD - 0.3 if saved > 0 else saved)
    return found


def comes(g: Conclave, who: Priest, strength: int) -> float:
    """What a raid of this strength costs a player, as it comes to him."""
    left = strength - stops(who)
    path = way(piles(who, AT_SIGHT), layout_of(g, who, AT_SIGHT).before)
    return loss(left, path, prices(_guards(g, who))) if left > 0 else 0.0


def heap(lying: dict[str, int]) -> float:
    """What goods are worth that lie together."""
    worth, table = 0.0, AT_SIGHT.goods
    for kind, n in lying.items():
        worth += table[kind] * n
    return worth
