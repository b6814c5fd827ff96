"""How good a position is for a cult: how near it is to a victory, and what its means will bring."""

from __future__ import annotations

from leng.engine.game import Judgement
from leng.games.cult.deeds.goods import MOST_FOLLOWERS
from leng.games.cult.deeds.influence import patriarch, power, present, total, winner
from leng.games.cult.effects.altars import BuildAltar
from leng.games.cult.effects.cards import DrawAndReturn, MarketPrivilege
from leng.games.cult.effects.compound import AnyVerb
from leng.games.cult.effects.contest import Bribe, Summon, TakeSupremacy
from leng.games.cult.effects.goods import Draw, GainCoins, GainFollowers, GainMob
from leng.games.cult.effects.priests import GainPriest, RaisePriest
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN, claims
from leng.games.cult.state import PATRIARCH, PLACES, RIFT, City, Cult

WON, CLAIM = 1000.0, 200.0
MOBS = (0.0, 12.0, 26.0, 44.0, 62.0)
ALTARS = (0.0, 8.0, 18.0, 30.0, 45.0, 62.0)
SUMMONINGS = (0.0, 30.0, 62.0)
FOLLOWERS = (0.0, 3.0, 6.0, 8.6, 11.0, 13.2, 15.2, 17.0, 18.6, 20.0)
RIVALS = 0.5  # how much it matters what the strongest rival has
THE_REST = 0.1
HANDFUL = 5  # there is never time to play more Miracles than this
USELESS = 0.2  # winning a Location denies it to the others


def judge_1(g: City, seat: int) -> float:
    """What a cult has and may hope for, less what its rivals have."""
    if g.ending:
        return WON if g.winner == seat else -WON
    worth = [_worth(g, who) for who in g.cults]
    own = worth.pop(seat)
    return own - RIVALS * max(worth) - THE_REST * sum(worth)


def _worth(g: City, who: Cult) -> float:
    worth = MOBS[min(who.mobs, 4)] + ALTARS[min(len(who.altars), 5)] + SUMMONINGS[min(who.summonings, 2)]
    if claims(who):
        worth += CLAIM + power(g, who)  # the highest Divine Power wins  # CU R-023
    worth += FOLLOWERS[who.followers] + _coins(who.coins) + _cards(g, who)
    if who.supremacy:
        worth += 5.0
    worth += _priests(g, who) + _prospects(g, who)
    if g.phase == "intention" and not who.prayed and not who.celebrating:
        worth += 2.5 + 1.5 * who.mobs  # the prayer still to come
    return worth


def _coins(coins: float) -> float:
    return 0.5 * min(coins, 12) + 0.2 * max(0, coins - 12)


def _cards(g: City, who: Cult) -> float:
    """Hands and Privileges; a sealed Miracle waits for the Dark side."""
    each = sorted((1.0 if g.box.miracles[card].sealed and not who.dark else 2.2 for card in who.miracles), reverse=True)
    worth = sum(each[:HANDFUL]) + 0.3 * len(each[HANDFUL:])
    worth += sum(0.45 * g.box.intrigues[card].value for card in who.intrigues)
    return worth + sum(2.2 + 1.3 * g.box.bonus[card] for card in who.privileges)


def _priests(g: City, who: Cult) -> float:
    """Priests are worth their influence; those still to be placed a little more, as long as they can be."""
    to_come = g.phase == "intention" and not who.prayed and not who.celebrating
    worth = sum(1.2 + 0.8 * each for each in who.available + who.sheet if each != PATRIARCH)
    worth += sum(1.2 + 0.8 * each.influence for place in g.places for each in place if each.seat == who.seat)
    if to_come:
        free = max(0, 3 - who.placed)
        strongest = sorted((patriarch(g, who) if each == PATRIARCH else each for each in who.available), reverse=True)
        worth += sum(1.0 + 0.25 * min(each, 8) for each in strongest[:free])
    return worth


def _prospects(g: City, who: Cult) -> float:
    """What the Locations still to be resolved may bring."""
    if who.celebrating or g.phase not in ("intention", "resolution"):
        return 0.0
    settled = g.struggle is not None and g.struggle.winner is not None
    start = 1 if g.phase == "intention" else g.active + settled
    worth = 0.0
    for place in range(max(start, 1), PLACES + 1):
        if present(g, who, place):
            chance = _chance(g, who, place)
            gain = _gain(g, who, place)
            worth += chance * gain + (1.0 - chance) * 0.4 * g.box.places[place].alms
    return worth


def _chance(g: City, who: Cult, place: int) -> float:
    """How likely a cult is to win a Location where it is present."""
    struggle = g.struggle
    if struggle is not None and struggle.place == place:
        leads = winner(g, place, struggle.takeover, struggle.lowest) == who.seat
        if struggle.barred:
            return 0.0
        return 0.92 if leads else 0.06
    mine = total(g, who, place)
    best = max((total(g, each, place) for each in g.cults if each is not who and present(g, each, place)), default=0)
    leads = winner(g, place) == who.seat
    open_still = g.phase == "intention" and any(not each.prayed and not each.celebrating for each in g.cults)
    margin = mine - best
    if not open_still:
        return min(0.95, 0.78 + 0.03 * margin) if leads else max(0.04, 0.16 + 0.02 * margin)
    return min(0.92, 0.5 + 0.05 * margin) if leads else max(0.05, 0.25 + 0.04 * margin)


def _gain(g: City, who: Cult, place: int) -> float:
    """What winning a Location is worth to this cult now: its best way, if it can be paid for."""
    worth = USELESS
    for way in g.box.places[place].ways:
        if who.coins >= way.coins and who.followers >= way.followers:
            price = _coins(who.coins) - _coins(who.coins - way.coins)
            price += FOLLOWERS[who.followers] - FOLLOWERS[who.followers - way.followers]
            worth = max(worth, sum(_brings(g, who, verb) for verb in way.effects) - price)
    return worth


def _brings(g: City, who: Cult, verb: AnyVerb) -> float:
    """What an effect of a Location is worth before it is had."""
    match verb:
        case GainCoins():
            return _coins(who.coins + verb.n) - _coins(who.coins)
        case GainFollowers():
            return FOLLOWERS[min(MOST_FOLLOWERS, who.followers + verb.n)] - FOLLOWERS[who.followers]
        case GainMob():
            return MOBS[min(who.mobs + 1, 4)] - MOBS[min(who.mobs, 4)] + _last(who.mobs, MOBS_TO_WIN)
        case BuildAltar():
            built = len(who.altars)
            return ALTARS[min(built + 1, 5)] - ALTARS[min(built, 5)] + _last(built, ALTARS_TO_WIN) - 1.0
        case Draw():
            return 2.2 * verb.n
        case DrawAndReturn():
            return 3.0
        case MarketPrivilege():
            return 4.8 if any(g.market) else USELESS
        case TakeSupremacy():
            return 1.0 if who.supremacy else 5.5
        case GainPriest():
            return 1.2 + 0.8 * verb.influence
        case RaisePriest():
            return 0.8 * verb.by + 1.0
        case Bribe():
            return 3.5 if who.coins >= 7 else 1.0 if who.coins >= verb.least else USELESS
        case Summon():
            return _summoning(g, who)
        case _:
            return USELESS


def _last(have: int, needed: int) -> float:
    """One more would be the victory."""
    return CLAIM / 2 if have + 1 == needed else 0.0


def _summoning(g: City, who: Cult) -> float:
    """The Rift is worth a summoning if the influence suffices, and something on the way there."""
    needed, have = power(g, who), total(g, who, RIFT)
    prize = (
        SUMMONINGS[min(who.summonings + 1, 2)]
        - SUMMONINGS[min(who.summonings, 2)]
        + _last(who.summonings, SUMMONINGS_TO_WIN)
    )
    if have >= needed:
        return prize
    hope = have
    if g.phase == "intention" and not who.prayed:
        left = [patriarch(g, who) if each == PATRIARCH else each for each in who.available]
        placements = max(0, 3 - who.placed) + who.followers
        hope += sum(sorted(left, reverse=True)[:placements])
    return prize * 0.5 * (have / needed) ** 2 if hope >= needed else 0.2


earlier = {1: Judgement(judge_1)}
