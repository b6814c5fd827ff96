"""What the Locations of the city are worth to a cult: what each way of using them brings, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from leng.games.cult.deeds.goods import MOST_FOLLOWERS
from leng.games.cult.deeds.influence import patriarch, power, present, total
from leng.games.cult.effects.altars import BuildAltar
from leng.games.cult.effects.cards import DrawAndReturn, MarketPrivilege
from leng.games.cult.effects.compound import AnyVerb
from leng.games.cult.effects.contest import Bribe, Summon, TakeSupremacy
from leng.games.cult.effects.goods import Draw, GainCoins, GainFollowers, GainMob
from leng.games.cult.effects.priests import GainPriest, RaisePriest
from leng.games.cult.rules.intention import FREE_PLACEMENTS
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN
from leng.games.cult.state import PATRIARCH, PLACES, RIFT, City, Cult

CLAIM = 200.0
MOBS = (0.0, 12.0, 26.0, 44.0, *(62.0,) * 20)
ALTARS = (0.0, 8.0, 18.0, 30.0, 45.0, *(62.0,) * 20)
SUMMONINGS = (0.0, 30.0, *(62.0,) * 20)
FOLLOWERS = (0.0, 3.0, 6.0, 8.6, 11.0, 13.2, 15.2, 17.0, 18.6, 20.0)
USELESS = 0.2  # winning a Location denies it to the others


def worth_of_coins(coins: int) -> float:
    """The first dozen of coins is worth more than what comes on top."""
    return 0.5 * coins if coins <= 12 else 6.0 + 0.2 * (coins - 12)


def ways_of(g: City, who: Cult, place: int, coins: int) -> list[tuple[float, int]]:
    """The ways in which a cult with so many coins can use a Location: what each brings, and how many coins it costs."""
    found = []
    followers = who.followers
    for way in g.box.places[place].ways:
        dear = way.coins
        if coins >= dear and followers >= way.followers:
            gain = 0.0
            for verb in way.effects:
                worth = _BRINGS.get(type(verb))
                gain += USELESS if worth is None else worth(g, who, verb, place, coins)
            price = worth_of_coins(coins) - worth_of_coins(coins - dear) if dear else 0.0
            if way.followers:
                price += FOLLOWERS[followers] - FOLLOWERS[followers - way.followers]
            found.append((gain - price, dear))
    return found


def brings(g: City, who: Cult, verb: AnyVerb, place: int, coins: int) -> float:
    """What an effect of a Location is worth before it is had, if it will be of any use."""
    worth = _BRINGS.get(type(verb))
    return USELESS if worth is None else worth(g, who, verb, place, coins)


def _coins(g: City, who: Cult, verb: GainCoins, place: int, coins: int) -> float:
    return worth_of_coins(coins + verb.n) - worth_of_coins(coins)


def _followers(g: City, who: Cult, verb: GainFollowers, place: int, coins: int) -> float:
    return FOLLOWERS[min(MOST_FOLLOWERS, who.followers + verb.n)] - FOLLOWERS[who.followers]


def _mob(g: City, who: Cult, verb: GainMob, place: int, coins: int) -> float:
    return MOBS[who.mobs + 1] - MOBS[who.mobs] + _last(who.mobs, MOBS_TO_WIN)


def _altar(g: City, who: Cult, verb: BuildAltar, place: int, coins: int) -> float:
    """An Altar, if a Priest will still stand where it can be built: those of lower Locations will have gone home."""
    built, seat = who.altars, who.seat
    for site in range(place, PLACES + 1):
        if site not in built:
            for priest in g.places[site]:
                if priest.seat == seat and priest.influence != PATRIARCH:
                    have = len(built)
                    return ALTARS[have + 1] - ALTARS[have] + _last(have, ALTARS_TO_WIN) - 1.0
    return USELESS


def _draw(g: City, who: Cult, verb: Draw, place: int, coins: int) -> float:
    return 2.2 * verb.n


def _draw_and_return(g: City, who: Cult, verb: DrawAndReturn, place: int, coins: int) -> float:
    return 3.0


def _market(g: City, who: Cult, verb: MarketPrivilege, place: int, coins: int) -> float:
    """A Privilege from the market, if any is left: each cult that has not prayed yet may buy one before."""
    left = 0.0
    for card in g.market:
        if card:
            left += 1.0
    if g.phase == "intention":
        taken = 0.0
        for each in g.cults:
            if not each.prayed and not each.celebrating:
                taken += 0.4
        left -= taken
    return 4.8 * max(0.0, min(1.0, left)) or USELESS


def _supremacy(g: City, who: Cult, verb: TakeSupremacy, place: int, coins: int) -> float:
    """Supremacy is worth having; whoever has it has only to keep it from others who come for it."""
    if not who.supremacy:
        return 5.5
    for each in g.cults:
        if each is not who and present(g, each, place):
            return 1.5
    return 0.0


def _priest(g: City, who: Cult, verb: GainPriest, place: int, coins: int) -> float:
    return 1.2 + 0.8 * verb.influence


def _stronger(g: City, who: Cult, verb: RaisePriest, place: int, coins: int) -> float:
    return 0.8 * verb.by + 1.0


def _bribe(g: City, who: Cult, verb: Bribe, place: int, coins: int) -> float:
    """A Priest with coins goes to another Location; an Altar sends nobody."""
    for priest in g.places[place]:
        if priest.seat == who.seat:
            return 3.5 if coins >= 7 else 1.0 if coins >= verb.least else USELESS
    return USELESS


def _summoning(g: City, who: Cult, verb: Summon, place: int, coins: int) -> float:
    """The Rift is worth a summoning if the influence suffices, and something on the way there."""
    needed, have = power(g, who), total(g, who, RIFT)
    done = who.summonings
    prize = SUMMONINGS[done + 1] - SUMMONINGS[done] + _last(done, SUMMONINGS_TO_WIN)
    if have >= needed:
        return prize
    hope = have
    if g.phase == "intention" and not who.prayed:
        left = [patriarch(g, who) if each == PATRIARCH else each for each in who.available]
        left.sort(reverse=True)
        hope += sum(left[: max(0, FREE_PLACEMENTS - who.placed) + who.followers])
    return prize * 0.5 * (have / needed) ** 2 if hope >= needed else 0.2


def _last(have: int, needed: int) -> float:
    """One more would be the victory."""
    return CLAIM / 2 if have + 1 == needed else 0.0


_BRINGS: dict[type[Any], Callable[[City, Cult, Any, int, int], float]] = {
    GainCoins: _coins,
    GainFollowers: _followers,
    GainMob: _mob,
    BuildAltar: _altar,
    Draw: _draw,
    DrawAndReturn: _draw_and_return,
    MarketPrivilege: _market,
    TakeSupremacy: _supremacy,
    GainPriest: _priest,
    RaisePriest: _stronger,
    Bribe: _bribe,
    Summon: _summoning,
}
"""By the kind of the effect; each of them is given its own kind."""
