"""Cards: the market at the Palace, the three decks, what is being played, and the hands that may be read."""

from __future__ import annotations

from collections import Counter

import msgspec
from markupsafe import Markup

from leng.games.cult.picture.scene import Scene
from leng.games.cult.picture.sheet import CardFace
from leng.games.cult.state import DECKS, INTRIGUE, MIRACLE


class Offer(msgspec.Struct, frozen=True):
    """A Privilege that lies open at the Palace."""

    title: str
    price: int
    price_said: str
    bonus: int
    line: str
    spot: Markup


class Pile(msgspec.Struct, frozen=True):
    """A deck with what is known to lie under it, the lowest card first."""

    deck: str
    title: str
    left: int
    said: str
    known: list[tuple[str, str]]
    known_said: str
    top: tuple[str, str] | None


class HandCard(msgspec.Struct, frozen=True):
    """A card, with as many copies as the hand holds."""

    face: CardFace
    copies: int
    spot: Markup
    shut: bool  # sealed, and the sheet still shows its Light side


class Hand(msgspec.Struct, frozen=True):
    """A hand that is open to the onlooker; of those of others only the titles are written, each explains itself."""

    seat: int
    mine: bool
    title: str
    cards: list[HandCard]


def market(scene: Scene) -> list[Offer | None]:
    """The three spaces of the market, some of them perhaps empty."""
    return [_offer(scene, card) if card else None for card in scene.view.market]


def _offer(scene: Scene, card: str) -> Offer:
    sheet = scene.sheet
    entry, title = sheet.box.privileges[card], sheet.title("privilege", card)
    price = sheet.say("sign-gold", n=entry.price)
    spot = scene.lights.spot(
        f"market:{card}", "hit", f"privilege:{card}", sheet.say("offer", title=title, price=price, bonus=entry.bonus)
    )
    return Offer(title, entry.price, price, entry.bonus, sheet.lines("privilege", card)[0], spot)


def piles(scene: Scene) -> list[Pile]:
    """The three decks."""
    return [_pile(scene, deck) for deck in DECKS]


def _pile(scene: Scene, deck: str) -> Pile:
    sheet = scene.sheet
    pile = scene.view.decks[deck]
    return Pile(
        deck=deck,
        title=sheet.say(f"deck-{deck}"),
        left=pile.cards,
        said=sheet.say("deck-left", deck=sheet.say(f"deck-{deck}"), n=pile.cards),
        known=[(f"{deck}:{card}", sheet.title(deck, card)) for card in pile.under],
        known_said=sheet.say("known-under", n=len(pile.under)),
        top=(f"{deck}:{pile.top}", sheet.title(deck, pile.top)) if pile.top else None,
    )


def playing(scene: Scene) -> list[tuple[str, str, str]]:
    """The cards being played, the last one first to be done: deck, card, title."""
    sheet = scene.sheet
    found = []
    for card in reversed(scene.view.playing):
        deck = sheet.box.deck_of[card]
        found.append((deck, f"{deck}:{card}", sheet.title(deck, card)))
    return found


def hands(scene: Scene) -> list[Hand]:
    """The hands the onlooker may read: his own, or all of them once nothing is hidden."""
    found = []
    for who in scene.view.cults:
        if who.hand is None:
            continue
        mine = who is scene.mine
        title = scene.sheet.say("hand", mine="yes" if mine else "no", name=scene.name(who.seat), n=len(who.hand))
        cards = [_card(scene, card, copies, who.dark) for card, copies in Counter(who.hand).items()]
        found.append(Hand(who.seat, mine, title, sorted(cards, key=_order)))
    return found


def _order(card: HandCard) -> tuple[int, str]:
    return (MIRACLE, INTRIGUE).index(card.face.deck), card.face.title


def _card(scene: Scene, card: str, copies: int, dark: bool) -> HandCard:
    face = scene.sheet.card(card)
    shut = face.sealed and not dark
    name = scene.sheet.say("card-sealed" if shut else "card-in-hand", title=face.title, n=copies)
    return HandCard(face, copies, scene.lights.spot(f"hand:{card}", "hit", f"{face.deck}:{card}", name), shut)
