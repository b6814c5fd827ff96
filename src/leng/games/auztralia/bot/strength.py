"""What units are worth against each kind of Old One on average, worked out once from the cards of a box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from leng.games.auztralia.box import AuztraliaBox
from leng.games.auztralia.deeds import people
from leng.games.auztralia.state import AIRSHIP, BLANK, TEMPLE, UNITS, Australia, Colony, OldOne

STEEP = 4
"""How fast the better of two sides becomes sure to win; fitted to fights that were played out."""

Foe = tuple[str, int]
"""An Old One: its kind, and the damage it still bears."""

Foes = tuple[Foe, ...]


class Menace(NamedTuple):
    """What a card does on average in a fight with one kind of Old One."""

    hits: tuple[float, ...]  # by each kind of unit that takes part
    damage: float
    air: float
    sanity: float


class Army(NamedTuple):
    """Units as far as a fight depends on them."""

    force: tuple[int, ...]
    bears: tuple[int, ...]  # damage that a unit of each kind bears
    sanity: int
    hurt: int = 0  # damage it has taken already


def army(g: Australia, who: Colony, force: Sequence[int] | None = None) -> Army:
    """All units of a barracks, or some of them, before a fight."""
    if g.box.capacity.keys().isdisjoint(who.characters):
        bears = _unhelped(g.box)
    else:
        bears = tuple([people.capacity(g, who, unit) for unit in range(len(UNITS))])
    return Army(tuple(who.barracks if force is None else force), bears, people.sanity(g, who))


@lru_cache(maxsize=8)
def _unhelped(box: AuztraliaBox) -> tuple[int, ...]:
    """The damage that units bear where no character makes them tougher."""
    return tuple([each.capacity for each in box.units])


def foe(box: AuztraliaBox, one: OldOne) -> Foe:
    """A tile as it is met in a fight."""
    face = box.tiles[one.tile]
    return face.creature, max(1, face.capacity - sum(one.damage))


@lru_cache(maxsize=8)
def menaces(box: AuztraliaBox) -> dict[str, Menace]:
    """The mean over all cards, by kind of Old One."""
    found = {}
    for kind in box.beings:
        if kind != BLANK:
            lines = [card.lines[kind] for card in box.cards.values()]
            n = len(lines)
            found[kind] = Menace(
                tuple(sum(unit in line.hits for line in lines) / n for unit in UNITS),
                sum(line.damage for line in lines) / n,
                sum(line.air for line in lines) / n,
                sum(line.sanity for line in lines) / n,
            )
    return found


@lru_cache(maxsize=50_000)
def prevails(box: AuztraliaBox, army: Army, foes: Foes, steep: int = STEEP) -> float:
    """How sure an army is to destroy Old Ones before it is defeated, from 0 to 1.

    The cards it needs are held against the cards it can stand, both on average.
    """
    table = menaces(box)
    needed = damage = air = sanity = 0.0
    for kind, bears in foes:
        menace = table[kind]
        rate = sum(hit for hit, n in zip(menace.hits, army.force, strict=True) if n)
        if not rate:
            return 0.0
        needed = max(needed, bears / rate)
        damage, air, sanity = damage + menace.damage, air + menace.air, sanity + menace.sanity
    stands = (army.sanity + 1) / sanity if sanity else 99.0
    absorbs = [n * bears for n, bears in zip(army.force, army.bears, strict=True)]
    flying = absorbs[AIRSHIP]
    grounded = sum(absorbs) - flying
    aloft = flying / air if flying and air else 0.0
    if grounded and damage:
        stands = min(stands, max(0, grounded - army.hurt) / damage + aloft / 2)
    elif aloft:
        stands = min(stands, aloft)
    ratio = (stands / needed) ** steep
    return ratio / (1.0 + ratio)


@lru_cache(maxsize=10_000)
def spoils(box: AuztraliaBox, army: Army, level: int) -> float:
    """The points that a hidden tile of a level brings on average to an army that attacks it."""
    faces = [tile for tile in box.tiles.values() if tile.level == level and not tile.mark]
    won = sum(
        face.points * prevails(box, army, ((face.creature, face.capacity),)) for face in faces if face.creature != BLANK
    )
    return won / len(faces)


@lru_cache(maxsize=10_000)
def wakes(box: AuztraliaBox, army: Army, level: int) -> float:
    """How likely a hidden tile of a level, once turned up, walks away from an army that attacks it."""
    faces = [tile for tile in box.tiles.values() if tile.level == level and not tile.mark]
    walks = [face for face in faces if face.creature not in (BLANK, TEMPLE)]
    return sum(1 - prevails(box, army, ((face.creature, face.capacity),)) for face in walks) / len(faces)
