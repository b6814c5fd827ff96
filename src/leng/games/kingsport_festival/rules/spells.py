"""Playing spells, at their moment and for their price."""

from __future__ import annotations

from typing import Any

from leng.engine.choice import Refusal, Rules
from leng.games.kingsport_festival.deeds import goods
from leng.games.kingsport_festival.deeds.spellbook import lay_down, lay_out
from leng.games.kingsport_festival.deeds.strength import Tally, tally
from leng.games.kingsport_festival.effects.compound import resolve
from leng.games.kingsport_festival.state import Cultist, Festival

Cast = tuple[str, str]
"""The option ``cast:spell``."""


def _price(g: Festival, seat: int, option: Cast) -> dict[str, Any]:
    who = g.cultists[seat]
    price = goods.magic_price(g.box.spells[option[1]].cost, _dearer(g, who))
    return {"spell": option[1], "need": price, "have": who.magic}


WRONG_MOMENT = Refusal("wrong-moment", "KF R-050", lambda g, seat, option: {"moment": g.box.spells[option[1]].when})
TOO_DEAR = Refusal("spell-too-dear", "KF R-050", _price)
BARRED = Refusal("spells-barred", "KF R-062")
BARRED_BY_EVENT = Refusal("spells-barred-by-event", "KF R-053")
ENOUGH_SPELLS = Refusal("enough-spells", "KF R-062", lambda g, seat, option: {"played": len(g.combat.played)})


def casts(g: Festival, who: Cultist, moment: str) -> list[Cast]:
    """The spells in hand whose moment this is."""
    spells = g.box.spells
    return [("cast", card) for card in who.hand if spells[card].when == moment]


def other_casts(who: Cultist) -> list[Cast]:
    """All spells in hand, for a player who wonders why one cannot be played."""
    return [("cast", card) for card in who.hand]


def might_cast(g: Festival, who: Cultist, moment: str) -> bool:
    """Whether anybody at the table would expect a spell now, from the backs of the cards and the magic track.

    A seat is asked exactly then, so that being asked, or not, tells nothing about the fronts.
    """
    return who.magic >= g.box.cheapest_spell and not g.box.expected_at[moment].isdisjoint(who.hand)


def may_not_cast(g: Festival, who: Cultist, card: str, moment: str, sums: Tally | None = None) -> Refusal | None:
    """A spell is played in the phase it names, for its full cost; ``sums`` are those of a combat."""  # KF R-050
    spell = g.box.spells[card]
    if spell.when != moment:
        return WRONG_MOMENT
    dearer = 0
    if sums is not None:
        dearer = sums.spell_cost
        if len(sums.combat.played) >= sums.spell_limit:
            if sums.spell_limit:
                return ENOUGH_SPELLS
            return BARRED_BY_EVENT if sums.barred_by_event else BARRED
    refusal = goods.may_not_afford(g, who, spell.cost, dearer)
    return TOO_DEAR if refusal is goods.SHORT_OF_MAGIC else refusal


def _dearer(g: Festival, who: Cultist) -> int:
    return 0 if g.combat is None else tally(g, who).spell_cost


def cast(g: Festival, who: Cultist, card: str) -> Rules[None]:
    """Pay, let the spell work once, and discard it."""  # KF R-050
    spell = g.box.spells[card]
    g.tell("cast", seat=who.seat, spell=card)
    dearer = _dearer(g, who)
    if g.letter and (g.combat is not None or g.gift is not None):
        lay_out(who, card)  # KF Q-40: it works until the combat is over, or the god has answered
    else:
        lay_down(g, who, card)  # everybody has seen it
    yield from goods.pay(g, who, spell.cost, dearer)
    if g.combat is not None:
        g.combat.played.append(card)
    if g.letter:
        yield from resolve(g, who, g.box.besides[card])  # KF R-051
    yield from resolve(g, who, spell.effects)
