"""How likely a force is to destroy what it fights before it loses a unit or its mind.

Each card is taken as drawn from all that may still come, whatever was drawn before it in the same fight: of forty cards
a fight turns a handful, so that is nearly exact. Characters are left out; cubes are assigned so that no unit is lost as
long as possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from leng.games.auztralia.box import Card

Foes = tuple[tuple[str, int], ...]
"""Old Ones of a fight: the kind of each, and the damage it still bears."""

Blow = tuple[tuple[int, ...], int, int, int]
"""What a card does: hits on each Old One, damage to units, to airships, and to the mind."""


class Stand(NamedTuple):
    """How a fight stands, as far as its outcome depends on it."""

    bears: tuple[int, ...]  # damage that each Old One still bears
    cubes: int  # damage that can be taken before a unit is lost
    air: int  # the same for airships
    sanity: int


class Fight:
    """A fight of certain units against certain Old Ones, card by card."""

    def __init__(self, cards: Iterable[Card], foes: Foes, units: frozenset[str]) -> None:
        self._cards = list(cards)
        self._kinds = tuple(kind for kind, _ in foes)
        self._units = units
        self._grounded = bool(units - {"airship"})
        self._flying = "airship" in units
        self._blows: dict[tuple[bool, ...], list[tuple[Blow, float]]] = {}
        self._known: dict[Stand, float] = {}

    def chance(self, stand: Stand) -> float:
        """How likely all are destroyed from here on."""
        if not any(stand.bears):
            return 1.0
        known = self._known.get(stand)
        if known is not None:
            return known
        won = idle = 0.0
        for blow, share in self._of(stand.bears):
            after = _after(stand, blow)
            if after == stand:
                idle += share  # nothing has changed: another card
            elif after is not None:
                won += share * self.chance(after)
        self._known[stand] = chance = won / (1 - idle) if idle < 1 else 0.0
        return chance

    def _of(self, bears: Sequence[int]) -> list[tuple[Blow, float]]:
        """What cards do to those who are left, and how likely."""
        left = tuple(n > 0 for n in bears)
        if left not in self._blows:
            counts = Counter(self._blow(card, left) for card in self._cards)
            self._blows[left] = [(blow, n / len(self._cards)) for blow, n in counts.items()]
        return self._blows[left]

    def _blow(self, card: Card, left: Sequence[bool]) -> Blow:
        hits, damage, air, sanity = [], 0, 0, 0
        for kind, alive in zip(self._kinds, left, strict=True):
            line = card.lines[kind]
            hits.append(len(self._units.intersection(line.hits)) if alive else 0)
            if alive:
                damage, air, sanity = damage + line.damage, air + line.air, sanity + line.sanity
        return tuple(hits), damage if self._grounded else 0, air if self._flying else 0, sanity


def _after(stand: Stand, blow: Blow) -> Stand | None:
    """How it stands after a card; None once a unit or the mind is lost."""
    hits, damage, air, sanity = blow
    cubes, up, mind = stand.cubes - damage, stand.air - air, stand.sanity - sanity
    if cubes < 0 or up < 0 or mind < 0:
        return None
    return Stand(tuple(max(0, n - hit) for n, hit in zip(stand.bears, hits, strict=True)), cubes, up, mind)
