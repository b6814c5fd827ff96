"""How good a position is for a cult: how near it is to a victory, and what its means will bring."""

from __future__ import annotations

from functools import lru_cache

from leng.games.cult.bot.locations import (
    ALTARS,
    CLAIM,
    FOLLOWERS,
    MOBS,
    SUMMONINGS,
    USELESS,
    ways_of,
    worth_of_coins,
)
from leng.games.cult.bot.standing import PRIESTS, Standing
from leng.games.cult.deeds.influence import power
from leng.games.cult.rules.intention import FREE_PLACEMENTS
from leng.games.cult.rules.rounds import claims
from leng.games.cult.state import PATRIARCH, City, Cult

WON = 1000.0
REACH = (0.55, 0.65, 0.9, 1.0)  # of what a round brought, by Followers, over 130 rounds that were counted
RIVALS = 0.5  # how much it matters what the strongest rival has
THE_REST = 0.1
HANDFUL = 5  # there is never time to play more Miracles than this
AT_HAND = tuple(1.0 + 0.25 * min(influence, 8) for influence in range(60))
"""What it is worth to have a Priest of such influence still to be placed."""


def judge(g: City, seat: int) -> float:
    """What a cult has and may hope for, less what its rivals have."""
    if g.ending:
        return WON if g.winner == seat else -WON
    standing = Standing(g)
    worth = [_worth(g, who, standing) for who in g.cults]
    own = worth.pop(seat)
    return own - RIVALS * max(worth) - THE_REST * sum(worth)


def judge_all(g: City) -> list[float]:
    """The same for every cult at once."""
    if g.ending:
        return [WON if g.winner == who.seat else -WON for who in g.cults]
    standing = Standing(g)
    worth = [_worth(g, who, standing) for who in g.cults]
    everything = sum(worth)
    *_, second, first = sorted(worth)
    return [own - RIVALS * (second if own == first else first) - THE_REST * (everything - own) for own in worth]


def _worth(g: City, who: Cult, standing: Standing) -> float:
    worth = MOBS[who.mobs] + ALTARS[len(who.altars)] + SUMMONINGS[who.summonings]
    if claims(who):
        worth += CLAIM + power(g, who)  # the highest Divine Power wins  # CU R-023
    worth += FOLLOWERS[who.followers] + worth_of_coins(who.coins) + _cards(g, who)
    if who.supremacy:
        worth += 5.0
    to_come = g.phase == "intention" and not who.prayed and not who.celebrating
    priests = _priests(who, standing, to_come)
    worth += priests + hopes(g, who, standing) if standing.places[who.seat] else priests
    if to_come:
        worth += reach_of(who) * (2.5 + 1.5 * who.mobs)  # the prayer still to come
    return worth


def _cards(g: City, who: Cult) -> float:
    """Hands and Privileges; a sealed Miracle waits for the Dark side."""
    box, sealed = g.box, 0
    if not who.summonings:
        for card in who.miracles:
            if box.miracles[card].sealed:
                sealed += 1
    intrigues = privileges = 0.0
    for card in who.intrigues:
        intrigues += 0.45 * box.intrigues[card].value
    for card in who.privileges:
        privileges += 2.2 + 1.3 * box.bonus[card]
    return worth_of_miracles(len(who.miracles) - sealed, sealed) + intrigues + privileges


@lru_cache
def worth_of_miracles(usable: int, sealed: int) -> float:
    """What so many Miracles that can be played are worth, and so many that cannot yet."""
    each = [2.2] * usable + [1.0] * sealed
    return sum(each[:HANDFUL]) + 0.3 * len(each[HANDFUL:])


def _priests(who: Cult, standing: Standing, to_come: bool) -> float:
    """Priests are worth their influence; those still to be placed a little more, as long as they can be."""
    worth = 0.0
    for each in who.available:
        if each != PATRIARCH:
            worth += PRIESTS[each]
    for each in who.sheet:
        if each != PATRIARCH:
            worth += PRIESTS[each]
    worth += standing.worth[who.seat]
    if to_come and who.placed < FREE_PLACEMENTS:
        strongest = who.available[:]
        if PATRIARCH in strongest:
            strongest[strongest.index(PATRIARCH)] = standing.patriarchs[who.seat]
        strongest.sort(reverse=True)
        hopes = 0.0
        for each in strongest[: FREE_PLACEMENTS - who.placed]:
            hopes += AT_HAND[each]
        worth += reach_of(who) * hopes
    return worth


def reach_of(who: Cult) -> float:
    """How much of a round to come is in reach: with few Followers the better Locations are closed."""
    return REACH[who.followers] if who.followers < len(REACH) else REACH[-1]


def hopes(g: City, who: Cult, standing: Standing) -> float:
    """What the Locations still to be resolved may bring."""
    if who.celebrating or g.phase not in ("intention", "resolution"):
        return 0.0
    start = 1
    if g.phase == "resolution":
        start = g.active + (g.struggle is not None and g.struggle.winner is not None)
    places = [(place, standing.chance(g, who, place)) for place in standing.places[who.seat] if place >= start]
    return _one_after_the_other(g, who, places, 0, who.coins) if places else 0.0


def _one_after_the_other(g: City, who: Cult, places: list[tuple[int, float]], at: int, coins: int) -> float:
    """What these Locations may bring a cult with so many coins, each of them spent only once, where it pays best."""
    place, chance = places[at]
    at += 1
    others = at < len(places)
    kept = _one_after_the_other(g, who, places, at, coins) if others else 0.0
    best = USELESS + kept
    for gain, price in ways_of(g, who, place, coins):
        gain += _one_after_the_other(g, who, places, at, coins - price) if price and others else kept
        if gain > best:
            best = gain
    return chance * best + (1.0 - chance) * (0.4 * g.box.places[place].alms + kept)
