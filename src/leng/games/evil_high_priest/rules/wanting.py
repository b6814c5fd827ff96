"""What is wanting where something is refused: what must hold or be paid for it, and what the player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from leng.engine.choice import Option
from leng.engine.state import unit
from leng.games.evil_high_priest.effects import storing
from leng.games.evil_high_priest.effects.conditions import Condition
from leng.games.evil_high_priest.effects.goods import Pay
from leng.games.evil_high_priest.effects.monsters import FeedsOn
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.rules.spaces import ABILITY, ENTRY, cost_of
from leng.games.evil_high_priest.state import Conclave, Priest

Terms = tuple[Sequence[Condition], Sequence[Verb]]
"""What must hold, and what must be paid."""


@unit
def lacking(g: Conclave, seat: int, option: Option) -> dict[str, Any]:
    """The goods an option costs, and what the player has of them or may give for them."""  # EHP
    who = g.priests[seat]
    price: dict[str, int] = {}
    for what, n in _goods(g, who, option):
        price[what] = price.get(what, 0) + n
    have = [each for what in price for each in storing.at_hand(who, what)]
    return {"price": list(price.items()), "have": have, "total": sum(n for _, n in have)}


def _goods(g: Conclave, who: Priest, option: Option) -> Iterator[tuple[str, int]]:
    if option == "feed":
        for monster in who.lairs:
            hunger = g.box.lasting(monster.card, FeedsOn)
            if hunger is not None:
                yield hunger.what, hunger.n
        return
    for verb in terms(g, who, option)[1]:
        if isinstance(verb, Pay):
            yield verb.what, verb.n


@unit
def unmet(g: Conclave, seat: int, option: Option) -> dict[str, Any]:
    """What would have to hold for an option and does not, and how far it has come if it can be counted."""  # EHP R-048
    who = g.priests[seat]
    missing = [each for each in terms(g, who, option)[0] if not each.met(g, who)]
    counted = [n for each in missing if (n := each.so_far(g, who)) is not None]
    return {
        "needs": [each.describe() for each in missing],
        "so_far": counted[0] if len(counted) == len(missing) == 1 else -1,
    }


def terms(g: Conclave, who: Priest, option: Option) -> Terms:
    """What an option asks for: a cultist on a space, the bonus of a lock, a monster that is discarded."""
    box = g.box
    if option[0] == "discard":
        ability = box.monsters[option[1]].ability
        assert ability is not None
        first = ability.effects[0].when
        needs = ability.needs if first is None else (*ability.needs, first)
        return needs, (*ability.price, *ability.effects)
    space = option[1] if option[0] == "place" else option[-1]
    if space in box.locks:
        face = g.sheet.locks[space]
        if space not in g.broken:
            return face.needs, cost_of(g, space)
        assert face.bonus is not None
        return face.bonus.needs, face.bonus.cost
    if space == ABILITY:
        card = box.priests[who.card]
        return card.needs, card.cost
    for shelf in (box.locations, box.posts, box.specials):
        if space in shelf:
            return (), shelf[space].cost
    return (), (Pay(what="treasure", n=ENTRY),)  # the start of a ritual
