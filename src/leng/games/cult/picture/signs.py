"""Prices and effects as rows of symbols, derived from the verbs and costs of the content."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.picture import MORE, THEN, Sign, either
from leng.games.cult.box import Way
from leng.games.cult.effects import altars, cards, contest, cost, goods, priests
from leng.games.cult.effects.compound import Choose
from leng.games.cult.effects.cost import ENDLESS, Cost
from leng.games.cult.effects.verb import Verb

COUNTED = {"paid": "=", "priests_here": "×", "available": "×"}
LOST = {"mobs": "mob", "followers": "follower", "altar": "altar"}


def way_signs(way: Way) -> list[Sign]:
    """What the winner of a Location pays and gets."""
    price = [Sign(kind, n, paid=True) for kind, n in (("gold", way.coins), ("follower", way.followers)) if n]
    return [*price, THEN, *verb_signs(way.effects)] if price else verb_signs(way.effects)


def deed_signs(costs: Sequence[Cost], effects: Sequence[Verb]) -> list[Sign]:
    """What an ability or a card costs and does."""
    price = [sign for each in costs for sign in _cost(each)]
    return [*price, THEN, *verb_signs(effects)] if price else verb_signs(effects)


def verb_signs(verbs: Sequence[Verb]) -> list[Sign]:
    """What verbs give and take, in the order in which they are printed; what has no symbol is a row of dots."""
    signs = [sign for verb in verbs for sign in _signs(verb)]
    return [sign for at, sign in enumerate(signs) if sign != MORE or MORE not in signs[:at]]


def _cost(paid: Cost) -> list[Sign]:
    match paid:
        case cost.Coins():
            return [Sign("gold", paid.n, paid=True)]
        case cost.Followers():
            return [Sign("follower", paid.n, paid=True)]
        case cost.SomeFollowers():
            return [Sign("", text=f"1–{paid.most}"), Sign("follower", 1, paid=True)]
        case cost.Cards():
            return [Sign("card", paid.n, paid=True)]
        case cost.Sacrifice():
            return [*_range(paid.least, paid.most, 5), Sign("priest", 1, paid=True)]
        case cost.SacrificeAll():
            return [Sign("", text="∀"), Sign("priest", 1, paid=True)]
        case cost.Ritual():
            return [*_range(paid.least, paid.most, ENDLESS), Sign("ritual")]
    return [MORE]


def _range(least: int, most: int, top: int) -> list[Sign]:
    """Which influence a price asks for."""
    if least == most:
        return [Sign("", text=f"={least}")]
    if most < top:
        return [Sign("", text=f"≤{most}")]
    return [Sign("", text=f"≥{least}")] if least > 1 else []


def _signs(verb: Verb) -> list[Sign]:
    match verb:
        case goods.GainCoins():
            return [Sign("gold", verb.n)]
        case goods.GainFollowers():
            return [*_count(verb.per), Sign("follower", verb.n or 1)]
        case goods.GainMob():
            return [Sign("mob", verb.n)]
        case goods.Lose():
            return [Sign("lose"), Sign(LOST[verb.what], verb.n, paid=True)]
        case goods.LoseCoins():
            return [Sign("lose"), Sign("gold", verb.n, paid=True)]
        case goods.TakeCoins():
            return [Sign("", text="½"), Sign("gold")] if verb.n is None else [Sign("gold", verb.n)]
        case goods.Draw():
            return [*_count(verb.per), Sign(verb.deck, verb.n or 1)]
        case cards.DrawAndReturn():
            return [Sign("intrigue", 2), THEN, Sign("intrigue", 1, paid=True)]
        case cards.MarketPrivilege():
            return [Sign("privilege")]
        case cards.PlayCard():
            return [Sign(kind) for kind in verb.decks]
        case altars.BuildAltar():
            return [Sign("altar")]
        case altars.DestroyAltars():
            return [Sign("lose"), Sign("altar", 1, paid=True)]
        case contest.TakeSupremacy():
            return [Sign("supremacy")]
        case contest.Bribe():
            return [Sign("", text=f"{verb.least}–{verb.most}"), Sign("gold", 1, paid=True), THEN, Sign("win")]
        case contest.WinHere():
            return [Sign("win")]
        case contest.Summon():
            return [Sign("summon")]
        case Choose():
            return either([verb_signs(each) for each in verb.options])
    return _priest_signs(verb)


def _priest_signs(verb: Verb) -> list[Sign]:
    match verb:
        case priests.GainPriest():
            return [*_count(verb.per), Sign("priest", verb.influence or 1)]
        case priests.Incarnate():
            return [Sign("priest", verb.influence)]
        case priests.RaisePriest():
            return [*_count(verb.per), Sign("raise", verb.by or 1)]
        case priests.Boost():
            return [Sign("raise", verb.by)]
    return [MORE]


def _count(per: str | None) -> list[Sign]:
    """How an effect is counted that is not printed as a number."""
    return [Sign("", text=COUNTED[per])] if per else []
