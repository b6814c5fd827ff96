"""What each watcher may see, built from nothing; and the worlds a watcher can imagine behind it."""

from __future__ import annotations

import msgspec

from leng.engine.dice import Dice
from leng.engine.state import UNVEILED

from .state import Door


class WatcherView(msgspec.Struct):
    """What is open of a watcher."""

    seat: int
    cracks: int
    cards: int
    hand: list[str] | None = None  # the owner's eyes only


class DoorView(msgspec.Struct, kw_only=True):
    """The table as an audience sees it."""

    audience: int
    round: int
    phase: str
    door: str
    watchers: list[WatcherView]
    deck: int
    discard: list[str]
    heard: str | None = None


def view(g: Door, audience: int) -> DoorView:
    """The table for a seat, a spectator, or the replay of a finished match."""
    open_hands = range(len(g.watchers)) if audience == UNVEILED else (audience,)
    return DoorView(
        audience=audience,
        round=g.round,
        phase=g.phase,
        door=g.door,
        watchers=[
            WatcherView(who.seat, who.cracks, len(who.hand), sorted(who.hand) if who.seat in open_hands else None)
            for who in g.watchers
        ],
        deck=len(g.deck),
        discard=g.discard[:],
        heard=g.watchers[audience].heard if audience >= 0 else None,
    )


def imagine(g: Door, seat: int, chance: Dice, remember: bool = True) -> None:
    """Deal the deck and the other hands anew; what the watcher heard on top stays there."""
    heard = g.watchers[seat].heard if seat >= 0 else None
    others = [who for who in g.watchers if who.seat != seat]
    hidden = [card for card in g.deck if card != heard] + [card for who in others for card in who.hand]
    hidden.sort()  # what is imagined must not depend on how things really lie
    chance.shuffle(hidden)
    for who in others:
        who.hand[:] = [hidden.pop() for _ in who.hand]
        who.heard = None
    g.deck[:] = hidden if heard is None else [*hidden, heard]


def hidden_from(g: Door, audience: int) -> set[str]:
    """The cards this audience may not know the place of."""
    if audience == UNVEILED:
        return set()
    cards = set(g.deck).union(*(who.hand for who in g.watchers if who.seat != audience))
    return cards - {g.watchers[audience].heard} if audience >= 0 else cards
