"""Small acts with cards, which chapters and verbs share."""

from __future__ import annotations

from .state import Door, Watcher


def draw(g: Door, who: Watcher) -> None:
    """Take the top card; only its owner reads which one it is."""
    card = g.deck.pop()
    who.hand.append(card)
    forget(g)
    g.reveals += 1
    g.tell("draw-own", to=who.seat, card=card)
    g.tell("draw", but=who.seat, seat=who.seat)


def lay_down(g: Door, who: Watcher, card: str) -> None:
    """A card of the hand is played, for all to see."""
    who.hand.remove(card)
    g.discard.append(card)
    g.reveals += 1


def forget(g: Door) -> None:
    """The deck has changed: nobody knows its top any more."""
    for who in g.watchers:
        who.heard = None
