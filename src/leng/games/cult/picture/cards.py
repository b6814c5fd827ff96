"""Cards: the market at the Palace, and a hand that may be read."""

from __future__ import annotations

from collections import Counter

import msgspec
from markupsafe import Markup

from leng.games.cult.box import Privilege
from leng.games.cult.picture.scene import Scene
from leng.games.cult.state import INTRIGUE, MIRACLE
from leng.games.cult.view import CultView


class HandCard(msgspec.Struct, kw_only=True):
    """A card, with as many copies as the hand holds."""

    id: str
    deck: str
    title: str
    sealed: bool
    shut: bool  # sealed, and the sheet still shows its Light side
    copies: int
    spot: Markup


def market(scene: Scene) -> list[tuple[Privilege, Markup, str] | None]:
    """The three spaces of the market, some of them perhaps empty; of two equal cards each has its own name."""
    cards = scene.view.market
    names = [card + "-again" * cards[:space].count(card) for space, card in enumerate(cards)]
    return [(*_offer(scene, card), name) if card else None for card, name in zip(cards, names, strict=True)]


def _offer(scene: Scene, card: str) -> tuple[Privilege, Markup]:
    sheet = scene.sheet
    entry, title = sheet.box.privileges[card], sheet.title("privilege", card)
    price = sheet.say("amount-coins", n=entry.price)
    name = sheet.say("offer", title=title, price=price, bonus=entry.bonus)
    return entry, scene.lights.spot(f"market:{card}", "hit", f"privilege:{card}", name)


def hand(scene: Scene, who: CultView) -> list[HandCard]:
    """The cards of a hand that the onlooker may read, Miracles first; none where it is hidden."""
    cards = [_card(scene, card, copies, who.dark) for card, copies in Counter(who.hand or ()).items()]
    return sorted(cards, key=_order)


def _order(card: HandCard) -> tuple[int, str]:
    return (MIRACLE, INTRIGUE).index(card.deck), card.title


def _card(scene: Scene, card: str, copies: int, dark: bool) -> HandCard:
    sheet = scene.sheet
    deck, sealed = sheet.box.deck_of[card], sheet.box.cards[card].sealed
    title, shut = sheet.title(deck, card), sealed and not dark
    name = sheet.say("card-shut" if shut else "card-in-hand", title=title, n=copies)
    spot = scene.lights.spot(f"hand:{card}", "hit", f"{deck}:{card}", name)
    return HandCard(id=card, deck=deck, title=title, sealed=sealed, shut=shut, copies=copies, spot=spot)
