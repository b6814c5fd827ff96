"""Prices, gifts and effects as rows of symbols, derived from the verbs of the content."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.picture import MORE, THEN, Sign, either
from leng.games.kingsport_festival.box import Building
from leng.games.kingsport_festival.effects.combat import Strength
from leng.games.kingsport_festival.effects.compound import Choose, HandLimit, If, May
from leng.games.kingsport_festival.effects.dice import Reroll
from leng.games.kingsport_festival.effects.goods import Draw, Foresee, Gain, Lose
from leng.games.kingsport_festival.effects.town import CostDiscount
from leng.games.kingsport_festival.effects.verb import Cost, Verb

BOOKS = {"any": "spell", "evil": "spell-evil", "death": "spell-death", "destruction": "spell-destruction"}


def verb_signs(verbs: Sequence[Verb]) -> list[Sign]:
    """What verbs give and take, in the order in which they are printed."""
    return [sign for verb in verbs for sign in _signs(verb)]


def _signs(verb: Verb) -> list[Sign]:
    match verb:
        case Gain(per=None):
            return [Sign(verb.what, verb.n)]
        case Gain():
            return [Sign(verb.what, verb.n), MORE]
        case Lose():
            return [Sign(verb.what, verb.n, paid=True)]
        case Draw():
            return [Sign(BOOKS[verb.deck], verb.n)]
        case Foresee():
            return [Sign("foresee")]
        case Strength(per=None):
            return [Sign("strength", verb.n)]
        case Reroll():
            return [Sign("reroll")]
        case CostDiscount():
            return [Sign("cheaper", verb.n)]
        case HandLimit():
            return [Sign("hand", verb.delta)]
        case Choose():
            return either([verb_signs(each) for each in verb.options])
        case If():
            return either([verb_signs(each) for each in (verb.then, verb.otherwise) if each])
        case May():
            return [*cost_signs(verb.cost), THEN, *verb_signs(verb.effects)]
    return [MORE]


def cost_signs(cost: Cost) -> list[Sign]:
    """What is paid: each symbol has spikes."""
    fields = ((field, getattr(cost, field)) for field in cost.__struct_fields__)
    return [Sign("any_resource" if field == "any" else field, n, paid=True) for field, n in fields if n]


def building_signs(building: Building) -> list[Sign]:
    """What a building does, as short as its tile allows."""
    signs = [sign for effect in building.effects for sign in verb_signs(effect.effects)]
    return [sign for sign in signs if sign != MORE] or [MORE]


def brief_signs(building: Building) -> list[Sign]:
    """What a building does where there is room for one symbol: all of it if that is one, else what recalls it."""
    signs = building_signs(building)
    return signs if len(signs) == 1 else [Sign(building.icon) if building.icon else signs[0]]
