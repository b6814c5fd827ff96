"""The Old One cards: one deck and one discard pile for movement and for combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.games.auztralia.state import Australia

if TYPE_CHECKING:
    from leng.games.auztralia.box import Card


def turn(g: Australia) -> Card:
    """The top card is turned and lies on the discard pile, which is shuffled when the deck is empty."""
    # AZ
    if not g.cards:
        g.cards, g.discard = g.discard, []
        g.dice.shuffle(g.cards)
        g.shuffled = True
        g.tell("cards-shuffled", n=len(g.cards))
    g.reveals += 1
    card = g.cards.pop()
    g.discard.append(card)
    return g.box.cards[card]
