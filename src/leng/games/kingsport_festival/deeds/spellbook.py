"""Spell cards: drawing them and holding no more than the limit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from leng.engine.choice import Ask, Refusal, Rules, choose
from leng.engine.picks import pick_some
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.state import DECKS, Cultist, Festival

HAND_LIMIT = 3  # KF R-049

NO_CARDS = Refusal("no-cards-left", "KF Q-16")


def hand_limit(g: Festival, who: Cultist) -> int:
    """How many spells a cultist may hold."""  # KF R-049
    limit = g.charter.hand_limit
    for disc in who.discs:
        limit += g.box.hand_limits[disc]
    return limit


def draw(g: Festival, who: Cultist, deck: str, n: int) -> Rules[None]:
    """Draw spells, naming the decks where the symbol leaves them open, then respect the limit."""  # KF R-038
    if deck == "any" and n > 1 and g.letter:
        for name in (yield from _decks_named(g, who, n)):
            draw_one(g, who, DECKS.index(name))
        n = 0
    for _ in range(n):
        name = deck
        if deck == "any":
            unless = partial(_may_not_draw, g)
            if all(map(unless, DECKS)):
                break
            name = yield from choose(who.seat, asks.DECK, DECKS, unless, left=1, picked=0)
        draw_one(g, who, DECKS.index(name))
    yield from keep_to_limit(g, who)


def _decks_named(g: Festival, who: Cultist, n: int) -> Rules[list[str]]:
    """From which decks so many spells are drawn: all are named before the first is seen."""  # KF R-038, E-07
    left = [len(pile) + len(discards) for pile, discards in zip(g.decks, g.discards, strict=True)]
    n = min(n, sum(left))
    if not n:
        return []
    decks = [deck for deck, cards in zip(DECKS, left, strict=True) for _ in range(max(1, min(n, cards)))]
    return (yield from pick_some(who.seat, asks.DECK, decks, n, n, partial(_may_not_draw, g)))


def _may_not_draw(g: Festival, deck: str) -> Refusal | None:
    pile = DECKS.index(deck)
    return None if g.decks[pile] or g.discards[pile] else NO_CARDS


def draw_one(g: Festival, who: Cultist, pile: int) -> None:
    """Take the top card; an empty deck is made of its shuffled discards; without any, the draw is lost."""  # KF Q-16
    if not g.decks[pile]:
        if not g.discards[pile]:
            g.tell("no-spell-left", seat=who.seat, deck=DECKS[pile])
            return
        g.decks[pile], g.discards[pile] = g.discards[pile], []
        g.dice.shuffle(g.decks[pile])
        g.tell("reshuffle", deck=DECKS[pile])
    card = g.decks[pile].pop()
    who.hand.append(card)
    g.reveals += 1
    g.tell("draw-own", to=who.seat, seat=who.seat, spell=card)
    g.tell("draw", but=who.seat, seat=who.seat, deck=DECKS[pile])


def keep_to_limit(g: Festival, who: Cultist) -> Rules[None]:
    """Above the limit, discard cards of one's choice, without effect."""  # KF R-049
    over = len(who.hand) - hand_limit(g, who)
    if over > 0:
        yield from _discard_some(g, who, asks.DISCARD, over)


def _discard_some(g: Festival, who: Cultist, ask: Ask, n: int) -> Rules[None]:
    """Discard so many spells of one's choice, without effect, one on top of the other."""
    hand = [("discard", card) for card in who.hand]
    yield from pick_some(who.seat, ask, hand, n, n, each=lambda option: discard(g, who, option[1]), ordered=True)


def lay_down(g: Festival, who: Cultist, card: str) -> None:
    """Put a spell on the open discards of its deck."""
    who.hand.remove(card)
    g.discards[DECKS.index(g.box.spells[card].deck)].append(card)


def lay_out(who: Cultist, card: str) -> None:
    """Put a spell before oneself while it works; it lies in no hand, deck or discards then."""  # KF
    who.hand.remove(card)


def laid_out(g: Festival) -> list[str]:
    """The spells that lie before their owner and work."""
    elsewhere = {card for pile in (*g.decks, *g.discards, *(who.hand for who in g.cultists)) for card in pile}
    return [card for card in g.box.spells if card not in elsewhere]


def discard_used(g: Festival, cards: Iterable[str]) -> None:
    """Spells that have worked go to the discards of their decks."""  # KF R-050
    for card in cards:
        g.discards[DECKS.index(g.box.spells[card].deck)].append(card)


def discard(g: Festival, who: Cultist, card: str) -> None:
    """Discard a spell without effect."""
    lay_down(g, who, card)
    g.tell("discard", seat=who.seat, spell=card)


def lose_spells(g: Festival, who: Cultist, n: int) -> Rules[None]:
    """Discard spells of one's choice, as many as there are."""
    if n < len(who.hand):
        yield from _discard_some(g, who, asks.LOSE_SPELL, n)
        return
    for card in who.hand[:]:
        discard(g, who, card)
