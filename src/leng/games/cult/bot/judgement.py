"""How good a position is for a cult: how near it is to a victory, and what its means will bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from leng.games.cult.deeds import altars, tokens
from leng.games.cult.deeds.goods import MOST_FOLLOWERS
from leng.games.cult.deeds.influence import patriarch, power, present, total, winner
from leng.games.cult.effects.altars import BuildAltar
from leng.games.cult.effects.cards import DrawAndReturn, MarketPrivilege
from leng.games.cult.effects.compound import AnyVerb
from leng.games.cult.effects.contest import Bribe, Summon, TakeSupremacy
from leng.games.cult.effects.goods import Draw, GainCoins, GainFollowers, GainMob
from leng.games.cult.effects.priests import GainPriest, RaisePriest
from leng.games.cult.rules.intention import FREE_PLACEMENTS
from leng.games.cult.rules.rounds import ALTARS_TO_WIN, MOBS_TO_WIN, SUMMONINGS_TO_WIN, claims
from leng.games.cult.state import PATRIARCH, PLACES, RIFT, City, Cult

WON, CLAIM = 1000.0, 200.0
MOBS = (0.0, 12.0, 26.0, 44.0, 62.0)
ALTARS = (0.0, 8.0, 18.0, 30.0, 45.0, 62.0)
SUMMONINGS = (0.0, 30.0, 62.0)
FOLLOWERS = (0.0, 3.0, 6.0, 8.6, 11.0, 13.2, 15.2, 17.0, 18.6, 20.0)
REACH = (0.55, 0.65, 0.9, 1.0)  # of what a round brought, by Followers, over 130 rounds that were counted
RIVALS = 0.5  # how much it matters what the strongest rival has
THE_REST = 0.1
HANDFUL = 5  # there is never time to play more Miracles than this
SAFE = 5  # a lead that is rarely made up for
USELESS = 0.2  # winning a Location denies it to the others


def judge(g: City, seat: int) -> float:
    """What a cult has and may hope for, less what its rivals have."""
    if g.ending:
        return WON if g.winner == seat else -WON
    worth = [_worth(g, who) for who in g.cults]
    own = worth.pop(seat)
    return own - RIVALS * max(worth) - THE_REST * sum(worth)


def judge_all(g: City) -> list[float]:
    """The same for every cult at once."""
    if g.ending:
        return [WON if g.winner == who.seat else -WON for who in g.cults]
    worth = [_worth(g, who) for who in g.cults]
    everything = sum(worth)
    *_, second, first = sorted(worth)
    return [own - RIVALS * (second if own == first else first) - THE_REST * (everything - own) for own in worth]


def _worth(g: City, who: Cult) -> float:
    worth = MOBS[min(who.mobs, 4)] + ALTARS[min(len(who.altars), 5)] + SUMMONINGS[min(who.summonings, 2)]
    if claims(who):
        worth += CLAIM + power(g, who)  # the highest Divine Power wins  # CU R-023
    worth += FOLLOWERS[who.followers] + worth_of_coins(who.coins) + _cards(g, who)
    if who.supremacy:
        worth += 5.0
    worth += _priests(g, who) + _prospects(g, who)
    if g.phase == "intention" and not who.prayed and not who.celebrating:
        worth += reach_of(who) * (2.5 + 1.5 * who.mobs)  # the prayer still to come
    return worth


def worth_of_coins(coins: float) -> float:
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
        free = max(0, FREE_PLACEMENTS - who.placed)
        strongest = sorted((patriarch(g, who) if each == PATRIARCH else each for each in who.available), reverse=True)
        worth += reach_of(who) * sum(1.0 + 0.25 * min(each, 8) for each in strongest[:free])
    return worth


def reach_of(who: Cult) -> float:
    """How much of a round to come is in reach: with few Followers the better Locations are closed."""
    return REACH[min(who.followers, len(REACH) - 1)]


def _prospects(g: City, who: Cult) -> float:
    """What the Locations still to be resolved may bring."""
    if who.celebrating or g.phase not in ("intention", "resolution"):
        return 0.0
    settled = g.struggle is not None and g.struggle.winner is not None
    start = 1 if g.phase == "intention" else g.active + settled
    places = [(place, _chance(g, who, place)) for place in range(max(start, 1), PLACES + 1) if present(g, who, place)]
    return _one_after_the_other(g, who, places, who.coins) if places else 0.0


def _one_after_the_other(g: City, who: Cult, places: Sequence[tuple[int, float]], coins: int) -> float:
    """What these Locations may bring a cult with so many coins, each of them spent only once, where it pays best."""
    (place, chance), *others = places
    kept = _one_after_the_other(g, who, others, coins) if others else 0.0
    best = USELESS + kept
    for gain, price in ways_of(g, who, place, coins):
        rest = _one_after_the_other(g, who, others, coins - price) if price and others else kept
        best = max(best, gain + rest)
    return chance * best + (1.0 - chance) * (0.4 * g.box.places[place].alms + kept)


def _chance(g: City, who: Cult, place: int) -> float:
    """How likely a cult is to win a Location where it is present, from how often such a lead held in many matches."""
    struggle = g.struggle
    now = struggle is not None and struggle.place == place
    if now and struggle is not None:
        if struggle.barred:
            return 0.0
        leads = winner(g, place, struggle.takeover, struggle.lowest) == who.seat
    else:
        leads = winner(g, place) == who.seat
    if any(priest.coins for priest in g.places[place]):
        return 0.96 if leads else 0.02
    best = max((total(g, each, place) for each in g.cults if each is not who and present(g, each, place)), default=-1)
    margin = total(g, who, place) - max(0, best)
    alone = best < 0
    if now:
        return _chance_now(g, who, leads, alone or margin > SAFE)
    if not leads:
        return max(0.03, 0.42 + 0.08 * margin) if margin < 0 else 0.1
    chance = 0.85 + 0.015 * margin if alone else 0.69 + 0.03 * margin
    return min(0.95, chance - 0.025 * to_come(g, who))


def to_come(g: City, who: Cult) -> int:
    """How many Priests the others may still place without paying."""
    if g.phase != "intention":
        return 0
    return sum(
        max(0, FREE_PLACEMENTS - each.placed)
        for each in g.cults
        if each is not who and not each.prayed and not each.celebrating
    )


def _chance_now(g: City, who: Cult, leads: bool, safe: bool) -> float:
    """How likely it is to win the Location being decided: whoever has still to act may change it."""
    to_act = [unit[1] for unit in g.agenda if unit[0] == "act"]
    if leads:
        return 0.98 - (0.03 if safe else 0.09) * sum(seat != who.seat for seat in to_act)
    return 0.2 if who.seat in to_act else 0.03


def ways_of(g: City, who: Cult, place: int, coins: int) -> Iterator[tuple[float, int]]:
    """The ways in which a cult with so many coins can use a Location: what each brings, and how many coins it costs."""
    for way in g.box.places[place].ways:
        if coins >= way.coins and who.followers >= way.followers:
            price = worth_of_coins(coins) - worth_of_coins(coins - way.coins)
            price += FOLLOWERS[who.followers] - FOLLOWERS[who.followers - way.followers]
            yield sum(brings(g, who, verb, place, coins) for verb in way.effects) - price, way.coins


def brings(g: City, who: Cult, verb: AnyVerb, place: int, coins: int) -> float:
    """What an effect of a Location is worth before it is had, if it will be of any use."""
    match verb:
        case GainCoins():
            return worth_of_coins(coins + verb.n) - worth_of_coins(coins)
        case GainFollowers():
            return FOLLOWERS[min(MOST_FOLLOWERS, who.followers + verb.n)] - FOLLOWERS[who.followers]
        case GainMob():
            return MOBS[min(who.mobs + 1, 4)] - MOBS[min(who.mobs, 4)] + _last(who.mobs, MOBS_TO_WIN)
        case BuildAltar():
            built = len(who.altars)
            if not any(site >= place for site, _ in altars.sites(g, who)):
                return USELESS  # the Priests of lower Locations will have gone home
            return ALTARS[min(built + 1, 5)] - ALTARS[min(built, 5)] + _last(built, ALTARS_TO_WIN) - 1.0
        case Draw():
            return 2.2 * verb.n
        case DrawAndReturn():
            return 3.0
        case MarketPrivilege():
            return _market(g)
        case TakeSupremacy():
            return _supremacy(g, who, place)
        case GainPriest():
            return 1.2 + 0.8 * verb.influence
        case RaisePriest():
            return 0.8 * verb.by + 1.0
        case Bribe():
            if not tokens.own(g, who, place):
                return USELESS  # an Altar sends nobody
            return 3.5 if coins >= 7 else 1.0 if coins >= verb.least else USELESS
        case Summon():
            return _summoning(g, who)
        case _:
            return USELESS


def _market(g: City) -> float:
    """A Privilege from the market, if any is left: each cult that has not prayed yet may buy one before."""
    left = float(sum(1 for card in g.market if card))
    if g.phase == "intention":
        left -= sum(0.4 for each in g.cults if not each.prayed and not each.celebrating)
    return 4.8 * max(0.0, min(1.0, left)) or USELESS


def _supremacy(g: City, who: Cult, place: int) -> float:
    """Supremacy is worth having; whoever has it has only to keep it from others who come for it."""
    if not who.supremacy:
        return 5.5
    return 1.5 if any(present(g, each, place) for each in g.cults if each is not who) else 0.0


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
        placements = max(0, FREE_PLACEMENTS - who.placed) + who.followers
        hope += sum(sorted(left, reverse=True)[:placements])
    return prize * 0.5 * (have / needed) ** 2 if hope >= needed else 0.2
