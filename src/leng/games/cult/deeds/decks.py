"""The three decks: cards are drawn from the top and put back underneath."""

from __future__ import annotations

from leng.engine.choice import Refusal
from leng.games.cult.state import INTRIGUE, MIRACLE, PRIVILEGE, SUPREMACY, City, Cult

EMPTY = Refusal("deck-is-empty", "CU Q-33")


def drawn(g: City, deck: str, n: int, bottom: bool = False) -> list[str]:
    """Take cards off a deck, as many as there are."""  # CU Q-33
    pile = g.decks[deck]
    n = min(n, len(pile.cards))
    if not n:
        return []
    g.reveals += 1
    if bottom:
        cards = pile.cards[:n]
        del pile.cards[:n]
        pile.under = max(0, pile.under - n)
    else:
        cards = pile.cards[-n:][::-1]
        del pile.cards[-n:]
        pile.glimpsed = None
        pile.under = min(pile.under, len(pile.cards))
    if not pile.cards:
        pile.glimpsed = None
    return cards


def draw(g: City, who: Cult, deck: str, n: int, bottom: bool = False) -> None:
    """Cards for a cult: into the hand, or a Privilege face up in front of it."""  # CU
    cards = drawn(g, deck, n, bottom)
    if not cards:
        return
    take_in(g, who, deck, cards)
    if g.news is None:
        return
    if deck == PRIVILEGE:
        for card in cards:
            g.tell("gets-privilege", seat=who.seat, card=card)
    else:
        g.tell("draws", but=who.seat, seat=who.seat, deck=deck, n=len(cards), bottom=bottom)
        g.tell("draws-these", to=who.seat, seat=who.seat, deck=deck, cards=cards, bottom=bottom)


def take_in(g: City, who: Cult, deck: str, cards: list[str]) -> None:
    """Put cards where a cult keeps such cards."""
    held = {MIRACLE: who.miracles, INTRIGUE: who.intrigues, PRIVILEGE: who.privileges}[deck]
    held.extend(cards)
    held.sort()


def take_from_market(g: City, who: Cult, card: str) -> None:
    """A Privilege leaves the market; its space stays empty until the end of the round."""  # CU R-035
    g.market[g.market.index(card)] = ""
    take_in(g, who, PRIVILEGE, [card])


def under(g: City, card: str) -> None:
    """A used card goes under its own deck, for all to see."""  # CU
    pile = g.decks[g.box.deck_of[card]]
    pile.cards.insert(0, card)
    pile.under += 1


def let_go(g: City, who: Cult, card: str) -> None:
    """A card leaves a cult; where it goes is the caller's business."""
    if card == SUPREMACY:
        who.supremacy = False
        return
    deck = g.box.deck_of[card]
    (who.miracles if deck == MIRACLE else who.intrigues if deck == INTRIGUE else who.privileges).remove(card)


def owned(who: Cult, kinds: tuple[str, ...] | None = None) -> list[str]:
    """One of each card a cult owns, of these types or of all."""  # CU Q-10
    return list(dict.fromkeys(everything(who, kinds)))


def everything(who: Cult, kinds: tuple[str, ...] | None = None) -> list[str]:
    """All cards a cult owns, of these types or of all."""  # CU Q-10
    cards: list[str] = []
    if kinds is None or MIRACLE in kinds:
        cards += who.miracles
    if kinds is None or INTRIGUE in kinds:
        cards += who.intrigues
    if kinds is None or PRIVILEGE in kinds:
        cards += who.privileges
    if who.supremacy and (kinds is None or SUPREMACY in kinds):
        cards.append(SUPREMACY)
    return cards
