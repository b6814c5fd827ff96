"""Whether a card may be played, or an ability used, as things stand."""

from __future__ import annotations

from functools import cache

import msgspec

from leng.engine.choice import Refusal
from leng.games.cult.deeds import altars
from leng.games.cult.effects.verb import FULL, USEFUL, in_vain, refuse_all, refuse_any
from leng.games.cult.state import INTRIGUE, MIRACLE, City, Cult

SEALED = Refusal("sealed", "CU R-081")
RIVAL_PRIEST = Refusal("rival-priest-here", "CU R-127")
ALTAR_HERE = Refusal("altar-here", "CU R-127")
ALTAR_ABOVE = Refusal("altar-above", "CU R-105", lambda g, seat, option: {"place": g.box.ids[altars.highest(g)]})


def may_not_play(g: City, who: Cult, card: str, sealed_too: bool = False, from_hand: bool = True) -> Refusal | None:
    """Why a card cannot be played on the active Location now."""  # CU
    printed = g.box.cards[card]
    if printed.sealed and not who.summonings and not sealed_too:
        return SEALED
    for wanted in printed.given:
        refusal = missing(g, who, wanted)
        if refusal is not None:
            return refusal
    if g.box.deck_of[card] == MIRACLE:
        for cost in printed.cost:
            refusal = cost.refuse(g, who)
            if refusal is not None:
                return _of_a_miracle(refusal)  # CU E-08
        return refuse_all(g, who, printed.effects, FULL)  # CU R-082
    if not from_hand:
        return refuse_any(g, who, printed.effects, USEFUL)  # CU Q-25
    where = who.intrigues.index(card)  # the card being played is not counted among one's own  # CU Q-08
    del who.intrigues[where]
    try:
        return refuse_any(g, who, printed.effects, USEFUL)
    finally:
        who.intrigues.insert(where, card)


def aims_in_vain(g: City, who: Cult, card: str) -> bool:
    """Whether an Intrigue would hit nobody but the cult that plays it, and bring it nothing."""  # CU Q-25
    if card not in g.box.aimed or any(
        g.box.on_play[each].deck == INTRIGUE for each in who.privileges if each in g.box.on_play
    ):
        return False
    return in_vain(g, who, g.box.cards[card].effects)


@cache
def _of_a_miracle(refusal: Refusal) -> Refusal:
    """What a Miracle cannot be paid with keeps it from being carried out in full."""
    return msgspec.structs.replace(refusal, rule="CU R-082")


def missing(g: City, who: Cult, wanted: str) -> Refusal | None:
    """What is wanted on the table and is not there."""
    if wanted == "no_rival_priest":
        for each in g.places[g.active]:
            if each.seat != who.seat:
                return RIVAL_PRIEST
        return None
    if wanted == "no_altar_here":
        return ALTAR_HERE if altars.owners(g, g.active) else None
    return ALTAR_ABOVE if altars.highest(g) > g.active else None
