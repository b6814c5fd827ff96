"""Decks, the cup, and cards that go back to them."""

from __future__ import annotations

from oracles.elder_sign import printed
from oracles.elder_sign.tale import Tale


def draw(t: Tale, kind: str) -> str | None:
    """The top card of a deck; nothing where there is none (Q-22)."""
    deck = t.g.decks[kind]
    if not deck.cards:
        return None
    t.put_under[kind] = min(t.put_under.get(kind, 0), len(deck.cards) - 1)
    return deck.cards.pop()


def fill(t: Tale) -> None:
    """A gap among the six spaces is filled as soon as there is a card (Q-22)."""
    for space in t.g.adventures:
        deck = t.g.decks["adventure"].cards
        if not space.card and deck and not t.g.awake:
            space.card = deck.pop()


def put_under(t: Tale, card: str) -> None:
    """A card goes face down under its deck, a marker back into the cup (R-063, R-107)."""
    kind = printed.deck_of(card)
    if kind == "monster":
        t.g.cup.append(card)
        return
    t.g.decks[kind].cards.insert(0, card)
    t.put_under[kind] = t.put_under.get(kind, 0) + 1
    if kind == "adventure":
        fill(t)


def discard(t: Tale, seat: int, card: str) -> None:
    """Out of the hand, under the deck (R-107)."""
    who = t.who(seat)
    if card in who.cast:
        release_dice(t, card)
    (who.cards if card in who.cards else who.cast if card in who.cast else who.allies).remove(card)
    put_under(t, card)


def release_dice(t: Tale, spell: str) -> None:
    """The dice of a spell come free."""
    for die in t.dice(spell):
        t.put_back(die)


def spells_over(t: Tale) -> None:
    """Spells without dice go under their deck (R-087)."""
    for seat, who in enumerate(t.g.investigators):
        for spell in who.cast[:]:
            if not t.dice(spell):
                discard(t, seat, spell)
