"""Playing Miracles and Intrigues."""

from __future__ import annotations

from functools import cache

import msgspec

from leng.engine.choice import Refusal, Rules
from leng.games.cult.effects.verb import FULL, USEFUL, refuse_all, refuse_any, resolve
from leng.games.cult.rules import altars, decks, paying
from leng.games.cult.state import INTRIGUE, MIRACLE, City, Cult

SEALED = Refusal("sealed", "CU R-081")
RIVAL_PRIEST = Refusal("rival-priest-here", "CU R-127")
ALTAR_HERE = Refusal("altar-here", "CU R-127")
ALTAR_ABOVE = Refusal("altar-above", "CU R-105", lambda g, seat, option: {"place": g.box.ids[altars.highest(g)]})


def may_not_play(g: City, who: Cult, card: str, sealed_too: bool = False, from_hand: bool = True) -> Refusal | None:
    """Why a card cannot be played on the active Location now."""  # CU
    printed = g.box.cards[card]
    if printed.sealed and not who.dark and not sealed_too:
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


@cache
def _of_a_miracle(refusal: Refusal) -> Refusal:
    """What a Miracle cannot be paid with keeps it from being carried out in full."""
    return msgspec.structs.replace(refusal, rule="CU R-082")


def missing(g: City, who: Cult, wanted: str) -> Refusal | None:
    """What is wanted on the table and is not there."""
    if wanted == "no_rival_priest":
        return RIVAL_PRIEST if any(each.seat != who.seat for each in g.places[g.active]) else None
    if wanted == "no_altar_here":
        return ALTAR_HERE if altars.owners(g, g.active) else None
    return ALTAR_ABOVE if altars.highest(g) > g.active else None


def play(g: City, who: Cult, card: str) -> Rules[None]:
    """A card from the hand is played, and goes under its deck when it is done."""  # CU
    g.reveals += 1
    decks.let_go(g, who, card)
    yield from resolve_card(g, who, card)


def resolve_card(g: City, who: Cult, card: str) -> Rules[None]:
    """Pay for a card, do what it says, put it under its deck."""
    printed = g.box.cards[card]
    deck = g.box.deck_of[card]
    g.playing.append(card)
    g.tell("plays", seat=who.seat, card=card)
    on_play = g.box.on_play
    rewarding = [each for each in who.privileges if each in on_play and on_play[each].deck == deck]  # CU Q-54
    if printed.cost:
        yield from paying.pay(g, who, printed.cost, source=card)
    yield from resolve(g, who, printed.effects)
    g.playing.pop()
    decks.under(g, card)
    for privilege in rewarding:  # CU
        g.tell("privilege-pays", seat=who.seat, card=privilege)
        yield from resolve(g, who, on_play[privilege].effects)


def hand(g: City, who: Cult) -> list[tuple[str, str]]:
    """The options to play the cards of a hand, one of each."""
    miracles = [(MIRACLE, card) for card in dict.fromkeys(who.miracles)]
    return miracles + [(INTRIGUE, card) for card in dict.fromkeys(who.intrigues)]
