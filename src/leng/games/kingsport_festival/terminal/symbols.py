"""Short signs for what gods, buildings and cards take and give, derived from their verbs."""

from __future__ import annotations

from collections.abc import Sequence

from leng.games.kingsport_festival.box import Building
from leng.games.kingsport_festival.effects.combat import Strength
from leng.games.kingsport_festival.effects.compound import Choose, If, May
from leng.games.kingsport_festival.effects.goods import Draw, Foresee, Gain
from leng.games.kingsport_festival.effects.verb import ALWAYS, Cost, Verb

SIGNS = {
    "sanity": "☺",
    "magic": "≈",
    "cult": "★",
    "evil": "§",
    "death": "†",
    "destruction": "☼",
    "any_resource": "◊",
    "any": "◊",
    "spell": "¶",
    "foresee": "∞",
    "strength": "‡",
}
LEGEND = ("sanity", "magic", "cult", "evil", "death", "destruction", "any_resource", "spell", "foresee", "strength")
MORE = "…"
ICON_ONLY = "•"


def gifts(verbs: Sequence[Verb]) -> str:
    """What verbs give, as a row of numbers and signs; ``a|b`` is a choice, … something a card tells in words."""
    return "".join(_gift(verb, alone=len(verbs) == 1) for verb in verbs)


def _gift(verb: Verb, alone: bool = False) -> str:
    if isinstance(verb, Gain) and verb.per is None:
        return f"{verb.n}{SIGNS[verb.what]}"
    if isinstance(verb, Draw):
        return f"{verb.n}{SIGNS['spell']}{SIGNS[verb.deck]}"
    if isinstance(verb, Foresee):
        return SIGNS["foresee"]
    if isinstance(verb, Strength) and verb.per is None:
        return f"{verb.n}{SIGNS['strength']}"
    if isinstance(verb, Choose):
        either = "|".join(gifts(verbs) for verbs in verb.options)
        return either if alone else f"({either})"
    if isinstance(verb, May):
        return f"({cost(verb.cost)}>{gifts(verb.effects)})"
    if isinstance(verb, If):
        return "|".join(gifts(verbs) for verbs in (verb.then, verb.otherwise) if verbs)
    return MORE


def cost(price: Cost) -> str:
    """What is paid, as numbers and signs."""
    parts = zip(price.__struct_fields__, (getattr(price, each) for each in price.__struct_fields__), strict=True)
    return "".join(f"{n}{SIGNS[what]}" for what, n in parts if n)


def works(building: Building) -> str:
    """What a building does, as short as a tile allows: exact where that is short, else its icon, else •."""
    said = "".join(gifts(effect.effects) for effect in building.effects)
    if len(said) <= 2 and MORE not in said and all(effect.given == ALWAYS for effect in building.effects):
        return said
    return SIGNS[building.icon] if building.icon else ICON_ONLY
