"""What a building or the Scenario lets a cultist do at a moment, if he likes."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules
from leng.games.kingsport_festival.box import Effect
from leng.games.kingsport_festival.deeds import goods
from leng.games.kingsport_festival.effects.compound import May, resolve
from leng.games.kingsport_festival.state import Cultist, Festival

Use = tuple[str, str]
"""The option ``use:building``, or ``use:scenario``."""

SCENARIO = "scenario"

USED = Refusal("used-this-round", "KF R-047")
NOT_NOW = Refusal("condition-not-met", "KF R-047")


def uses(g: Festival, who: Cultist, moment: str) -> list[Use]:
    """The cultist's buildings, and the Scenario, that offer something at this moment."""
    box = g.box
    found: list[Use] = []
    for building in box.offering_buildings[moment]:
        if building in who.discs:
            found.append(("use", building))
    if moment in box.charters[g.scenario].at:
        found.append(("use", SCENARIO))
    return found


def effect_of(g: Festival, source: str, moment: str) -> Effect:
    """What a building or the Scenario offers at a moment."""
    if source == SCENARIO:
        return g.charter.at[moment][0]
    return g.box.offering_buildings[moment][source]


def may_not_use(g: Festival, who: Cultist, source: str, moment: str) -> Refusal | None:
    """Once a round, when its condition holds and its price can be paid."""  # KF R-047
    effect = effect_of(g, source, moment)
    if source in who.used:
        return USED
    if not effect.given.holds(g, who):
        return NOT_NOW
    for verb in effect.effects:
        if isinstance(verb, May):
            refusal = goods.may_not_afford(g, who, verb.cost)
            if refusal is not None:
                return refusal
    return None


def use(g: Festival, who: Cultist, source: str, moment: str) -> Rules[None]:
    """Use it."""
    effect = effect_of(g, source, moment)
    who.used.append(source)
    g.tell("use", seat=who.seat, source=source)
    for verb in effect.effects:
        if isinstance(verb, May):
            yield from verb.buy(g, who)
        else:
            yield from resolve(g, who, (verb,))
