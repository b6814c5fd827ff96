"""The face-down decks: drawing from the top, putting cards under."""

from __future__ import annotations

from leng.games.elder_sign.state import Museum


def draw(g: Museum, kind: str) -> str | None:
    """The top card, or nothing when the deck is empty."""  # ES Q-22
    deck = g.decks[kind]
    if not deck.cards:
        return None
    card = deck.cards.pop()
    if deck.seen > len(deck.cards):
        deck.seen = len(deck.cards)
    g.reveals += 1
    return card


def under(g: Museum, card: str) -> None:
    """A card goes face down under its deck, a monster marker into the cup."""  # ES
    kind = g.box.kind_of[card]
    if kind == "monster":
        g.cup.append(card)
        return
    deck = g.decks[kind]
    deck.cards.insert(0, card)
    deck.seen += 1
    if kind == "adventure" and any(not space.card for space in g.adventures):  # ES Q-22
        g.next_up(("museum",))
