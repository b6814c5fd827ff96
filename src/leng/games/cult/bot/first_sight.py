"""What options look worth at first sight, without trying them: so that many moves can be guessed in a millisecond."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from leng.engine.choice import Choice, Option
from leng.games.cult import asks
from leng.games.cult.bot.judgement import reach_of
from leng.games.cult.bot.locations import FOLLOWERS, USELESS, brings, ways_of, worth_of_coins
from leng.games.cult.bot.standing import to_come
from leng.games.cult.box import Way
from leng.games.cult.deeds.influence import patriarch, present, total, winner
from leng.games.cult.effects.compound import Choose
from leng.games.cult.effects.goods import GainCoins, GainFollowers
from leng.games.cult.effects.priests import Boost
from leng.games.cult.effects.verb import Verb
from leng.games.cult.rules.intention import costs_follower
from leng.games.cult.state import PATRIARCH, RIFT, City, Cult

doubt = 2.0
"""How far a judgement may be off."""

CARD = 2.2
"""What a Miracle in hand is worth."""


def prior(g: City, choice: Choice) -> Sequence[float]:
    """About what each option is worth to the cult that is asked."""
    look = _LOOKS.get(choice.ask.name)
    options = choice.sensible
    return [0.0] * len(options) if look is None else look(g, g.cults[choice.seat], choice, options)


def _intend(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A Priest goes where he turns most to account; prayer ends it."""
    strengths = [patriarch(g, who) if each == PATRIARCH else each for each in who.available]
    strongest = max(strengths)
    late = to_come(g, who)
    dear = 0.0
    if costs_follower(g.box, who.placed, who.privileges):
        dear = FOLLOWERS[who.followers] - FOLLOWERS[who.followers - 1]
    dear += reach_of(who) * (1.0 + 0.25 * min(strongest, 8)) if who.placed < 3 else 0.0
    found = []
    for option in options:
        if option == asks.PRAY:
            found.append(0.0)
        else:
            place = g.box.numbers[option[1]]
            gain = _gain(g, who, place, strongest)
            found.append(_more(g, who, place, strongest, gain, late) - dear)
    return found


def _which_priest(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Strong enough to win, and no stronger."""
    place = g.box.numbers[choice.about["place"]]
    late = to_come(g, who)
    found = []
    for option in options:
        strength = patriarch(g, who) if option[1] == PATRIARCH else option[1]
        gain = _gain(g, who, place, strength)
        found.append(_more(g, who, place, strength, gain, late) - 0.25 * min(strength, 8))
    return found


def _gain(g: City, who: Cult, place: int, more: int) -> float:
    """What winning a Location brings now, as the best of its ways; the Rift only with influence enough."""
    if place == RIFT:
        needed, have = g.side(who).power, total(g, who, RIFT) + more
        return 35.0 if have >= needed else 2.0 + 12.0 * (have / needed) ** 2
    return max((gain for gain, _ in ways_of(g, who, place, who.coins)), default=USELESS)


def _more(g: City, who: Cult, place: int, strength: int, gain: float, late: int) -> float:
    """What a Priest of such strength adds to the hopes for a Location."""
    mine = total(g, who, place)
    rival = -1
    for each in g.cults:
        if each is not who and present(g, each, place):
            rival = max(rival, total(g, each, place))
    before = _chance(mine - max(0, rival), rival < 0, late) if mine or present(g, who, place) else 0.0
    after = _chance(mine + strength - max(0, rival), rival < 0, late)
    return (after - before) * gain


def _chance(margin: int, alone: bool, late: int) -> float:
    """How often such a lead held in many matches."""
    if margin <= 0 and not alone:
        return max(0.03, 0.42 + 0.08 * margin)
    chance = 0.85 + 0.015 * margin if alone else 0.69 + 0.03 * margin
    return min(0.95, chance - 0.025 * late)


def _act(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """Cards are played where they turn a Location, or bring something at once."""
    struggle, place = g.struggle, g.active
    leads = struggle is not None and winner(g, place, struggle.takeover, struggle.lowest) == who.seat
    here = present(g, who, place)
    best = max((total(g, each, place) for each in g.cults if each is not who), default=0)
    short = best - total(g, who, place)
    gain = _gain(g, who, place, 0) if here else 0.0
    found = []
    for option in options:
        if option == asks.PASS:
            found.append(0.6)
        elif option[0] == "miracle":
            found.append(_card(g, who, g.box.cards[option[1]].effects, here, leads, short, gain) - CARD)
        else:
            found.append(0.0)
    return found


def _card(g: City, who: Cult, verbs: Sequence[Verb], here: bool, leads: bool, short: int, gain: float) -> float:
    """What a Miracle brings here and now."""
    worth = 0.0
    for verb in verbs:
        if isinstance(verb, Boost):
            worth += 0.8 * gain if here and not leads and verb.by > short else -0.5
        elif isinstance(verb, Choose):
            worth += max(sum(_goods(who, each) for each in option) for option in verb.options)
        else:
            worth += _goods(who, verb)
    return worth


def _goods(who: Cult, verb: Verb) -> float:
    if isinstance(verb, GainCoins):
        return worth_of_coins(who.coins + verb.n) - worth_of_coins(who.coins)
    if isinstance(verb, GainFollowers):
        return FOLLOWERS[min(len(FOLLOWERS) - 1, who.followers + verb.n)] - FOLLOWERS[who.followers]
    return 1.5


def _effect(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The best way to use a Location."""
    place = g.box.numbers[choice.about["place"]]
    ways = g.box.places[place].ways
    found = []
    for option in options:
        if option == asks.DECLINE:
            found.append(0.0)
        else:
            found.append(0.3 + _way(g, who, ways[0 if option == asks.TAKE else option[1] - 1], place))
    return found


def _way(g: City, who: Cult, way: Way, place: int) -> float:
    price = worth_of_coins(who.coins) - worth_of_coins(who.coins - way.coins)
    price += FOLLOWERS[who.followers] - FOLLOWERS[max(0, who.followers - way.followers)]
    return sum(brings(g, who, verb, place, who.coins) for verb in way.effects) - price


def _benefit(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """The Location whose effect is worth most."""
    return [0.0 if option == asks.DECLINE else 0.3 + _gain(g, who, g.box.numbers[option[1]], 0) for option in options]


def _trade(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """A Privilege is worth its bonus and its work, if coins are to spare."""
    found = []
    for option in options:
        if option == asks.DONE:
            found.append(0.5)
        elif option[0] == "buy":
            price = g.box.privileges[option[1]].price
            paid = worth_of_coins(who.coins) - worth_of_coins(who.coins - price)
            found.append(2.2 + 1.3 * g.box.bonus[option[1]] - paid)
        else:
            found.append(0.0)
    return found


def _take(g: City, who: Cult, choice: Choice, options: Sequence[Option]) -> list[float]:
    """What most people answer."""
    usual = choice.ask.beforehand
    return [2.0 if option == usual else 0.0 for option in options]


_LOOKS: dict[str, Callable[[City, Cult, Choice, Sequence[Option]], list[float]]] = {
    asks.INTEND.name: _intend,
    asks.WHICH_PRIEST.name: _which_priest,
    asks.ACT.name: _act,
    asks.GIFT.name: _effect,
    asks.EFFECT.name: _effect,
    asks.COMMUNITY.name: _effect,
    asks.BENEFIT.name: _benefit,
    asks.TRADE.name: _trade,
    asks.CELEBRATE.name: _take,
}
