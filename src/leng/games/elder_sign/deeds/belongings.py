"""What an investigator owns: clues, items, spells and allies."""

from __future__ import annotations

from collections.abc import Sequence

from leng.engine.choice import Refusal, Rules, choose
from leng.games.elder_sign import asks
from leng.games.elder_sign.deeds import decks
from leng.games.elder_sign.deeds.resolving import resolve
from leng.games.elder_sign.state import KINDS, RESERVE, Investigator, Museum

NO_CLUE = Refusal("no-clue", "ES R-106")
NO_SUCH_CARD = Refusal("no-such-card", "ES R-107")


def gain(g: Museum, who: Investigator, what: str, n: int) -> Rules[None] | None:
    """Clues are taken, cards drawn."""  # ES R-046
    if what == "clue":
        who.clues += n
        g.tell("clues", seat=who.seat, n=n)
        return None
    if what != "ally" and g.ready:
        if g.box.has(who.id, "takes_instead"):
            return _take_instead(g, who, what, n)
        if g.box.extra_card.get(who.id) == what:  # ES
            n += 1
    return draw(g, who, what, n)


def draw(g: Museum, who: Investigator, what: str, n: int) -> Rules[None]:
    """Draw cards of one kind, as far as the deck goes."""  # ES Q-22
    for _ in range(n):
        card = decks.draw(g, what)
        if card is None:
            g.tell("deck-empty", deck=what)
            return
        yield from receive(g, who, card)


def receive(g: Museum, who: Investigator, card: str) -> Rules[None]:
    """A card joins the others; an ally lies open at once."""  # ES R-111
    g.tell("draws", seat=who.seat, card=card)
    ally = g.box.allies.get(card)
    if ally is None:
        who.cards.append(card)
        return
    who.allies.append(card)
    yield from resolve(g, who, ally.joins)


def _take_instead(g: Museum, who: Investigator, what: str, n: int) -> Rules[None]:
    """For each card "Ashcan" Pete may take a clue or another kind of card."""
    others = [kind for kind in KINDS if kind != what]
    options = [("gain", kind) for kind in (what, "clue", *others)]
    for left in range(n, 0, -1):
        pick = yield from choose(who.seat, asks.INSTEAD, options, what=what, left=left)
        if pick[1] == "clue":
            who.clues += 1
            g.tell("clues", seat=who.seat, n=1)
        else:
            yield from draw(g, who, pick[1], 1)


def search_ally(g: Museum, who: Investigator, card: str) -> Rules[None]:
    """Look through the ally deck for one card, then shuffle it."""  # ES R-008
    deck = g.decks["ally"]
    if card in deck.cards:
        deck.cards.remove(card)
        deck.seen = 0
        g.dice.shuffle(deck.cards)
        yield from receive(g, who, card)


def lose_clues(g: Museum, who: Investigator, n: int) -> None:
    """Clues are given back, as far as there are any."""
    n = min(n, who.clues)
    if n:
        who.clues -= n
        g.tell("clues-lost", seat=who.seat, n=n)


def held(g: Museum, who: Investigator, kinds: Sequence[str]) -> list[str]:
    """The cards of these kinds, spells lying open included."""
    return [card for card in (*who.cards, *who.cast) if g.box.kind_of[card] in kinds]


def discard_one(g: Museum, who: Investigator, kinds: Sequence[str]) -> Rules[None]:
    """One card of one's choice goes under its deck."""
    cards = held(g, who, kinds)
    if cards:
        pick = yield from choose(who.seat, asks.DISCARD_CARD, [("discard", card) for card in cards])
        give_away(g, who, pick[1])
        g.tell("discards", seat=who.seat, card=pick[1])


def give_away(g: Museum, who: Investigator, card: str) -> None:
    """A card leaves its owner; dice on a spell return."""  # ES
    if card in who.cast:
        who.cast.remove(card)
        for die, lies in enumerate(g.lies):
            if lies == card:
                g.lies[die] = RESERVE
    elif card in who.allies:
        who.allies.remove(card)
    else:
        who.cards.remove(card)
    decks.under(g, card)


def test_cards(g: Museum, who: Investigator, kinds: Sequence[str]) -> None:
    """A green die for each card: any investigation takes it away."""
    for card in held(g, who, kinds):
        face = g.box.faces["green"][g.dice.roll() - 1]
        lost = face.isdigit()
        g.tell("card-tested", seat=who.seat, card=card, face=face, lost=lost)
        if lost:
            give_away(g, who, card)


def leave_everything(g: Museum, who: Investigator) -> None:
    """All cards go under their decks, trophies too, clues to the supply."""  # ES R-115
    for card in (*who.cards, *who.cast, *who.allies):
        give_away(g, who, card)
    for trophy in who.trophies:
        decks.under(g, trophy)
    who.trophies.clear()
    who.clues = 0
    who.used.clear()
