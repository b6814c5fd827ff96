"""The abilities of the cults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leng.engine.choice import Refusal, Rules
from leng.games.cult.effects.playable import missing
from leng.games.cult.effects.verb import Verb, resolve_possible
from leng.games.cult.rules import paying
from leng.games.cult.state import City, Cult

if TYPE_CHECKING:
    from leng.games.cult.box import Ability

OTHER_SIDE = Refusal("other-side", "CU R-040")


def may_not_use(g: City, who: Cult, ability: Ability) -> Refusal | None:
    """Why an ability cannot be used on the active Location now."""  # CU
    if ability.side != ("dark" if who.summonings else "light") or ability.god != who.god:
        return OTHER_SIDE
    for wanted in ability.given:
        refusal = missing(g, who, wanted)
        if refusal is not None:
            return refusal
    needs = needed(g, ability)
    if not needs:
        return paying.short_of(g, who, ability.cost)
    return paying.may_not_pay(g, who, ability.cost, needs, ability.id in g.box.delicate)


def needed(g: City, ability: Ability) -> Sequence[Verb]:
    """The effects without which an ability cannot be used: those its own text names; by the first edition all."""
    return g.box.required[ability.id] if g.letter else ability.effects  # CU


def in_vain(g: City, who: Cult, ability: Ability) -> bool:
    """Whether nothing would come of an ability that can be used."""  # CU Q-24
    return paying.in_vain(g, who, ability.cost, ability.effects, ability.id in g.box.delicate)


def use(g: City, who: Cult, ability: Ability) -> Rules[None]:
    """Pay for an ability and do what it says."""  # CU R-044
    g.tell("uses", seat=who.seat, ability=ability.id)
    delicate = ability.id in g.box.delicate
    needs = needed(g, ability) if delicate else ()
    hopes = ability.effects if delicate and g.letter else ()
    x = yield from paying.pay(g, who, ability.cost, needs, hopes, source=ability.id)
    yield from resolve_possible(g, who, ability.effects, x)
