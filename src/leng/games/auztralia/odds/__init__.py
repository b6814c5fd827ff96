"""The chances of a fight, told before it is begun and before each further card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from leng.engine.choice import Choice, key
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import people
from leng.games.auztralia.odds.fight import Fight, Foes, Stand
from leng.games.auztralia.rules import attack
from leng.games.auztralia.state import AIRSHIP, BLANK, UNITS, Australia, Colony, OldOne

odds_of = (asks.TARGET.name, asks.FORCE.name, asks.FIRST_RETREAT.name, asks.RETREAT.name, asks.COUNTERATTACK.name)
"""The questions about which chances can be told."""

FEW = 8
"""With fewer cards than this in the deck, those in the discard pile come back soon."""


def chances(g: Australia, choice: Choice) -> dict[str, float]:
    """How likely all Old Ones of a hex are destroyed before a unit or the last sanity is lost, by option."""
    who, combat = g.colonies[choice.seat], g.combat
    if choice.ask in (asks.TARGET, asks.COUNTERATTACK):
        marks = [option for option in choice.options if option != asks.PASS]
        return {key(option): _of(g, who, option[1], going(g, who, option[1])) for option in marks}
    assert combat is not None
    if choice.ask is asks.FORCE:
        return _of_forces(g, who, choice)
    return {asks.STAY: _of(g, who, combat.hex, combat.force, combat.hurt, combat.sanity)}


def going(g: Australia, who: Colony, place: int) -> list[int]:
    """All units of the barracks that reach a hex."""
    return [n if n and attack.may_not_send(g, who, unit, place) is None else 0 for unit, n in enumerate(who.barracks)]


def _of_forces(g: Australia, who: Colony, choice: Choice) -> dict[str, float]:
    """What each further unit would make of the force as it is picked so far."""
    combat, picks = g.combat, choice.picks
    assert combat is not None and picks is not None
    found = {}
    for option in choice.options:
        force = combat.force[:]
        for sent in picks.all_at_once if option == asks.ALL else () if isinstance(option, str) else (option,):
            force[UNITS.index(sent[1])] += 1
        found[key(option)] = _of(g, who, combat.hex, force)
    return found


def _of(
    g: Australia,
    who: Colony,
    place: int,
    force: Sequence[int],
    hurt: Sequence[int] = (0,) * len(UNITS),
    sanity: int | None = None,
) -> float:
    """The chance of a force against all that lies in a hex; what is hidden may be anything of its level."""
    here = g.at(place)
    open_ones = [one for one in here if one.up]
    hidden = [one for one in here if not one.up]
    if not hidden:
        return chance(g, who, _foes(g, open_ones), force, hurt, sanity)
    level = g.box.tiles[hidden[0].tile].level
    under = [one.tile for one in g.tiles if not one.up and g.box.tiles[one.tile].level == level]
    faces = Counter(_face(g, tile) for tile in under + g.piles[level])
    seen = _foes(g, open_ones)
    won = sum(n * chance(g, who, (*seen, *face), force, hurt, sanity) for face, n in faces.items())
    return won / faces.total()


def _face(g: Australia, tile: str) -> Foes:
    """What a tile would be once it is turned up: a blank is nothing."""
    face = g.box.tiles[tile]
    return () if face.creature == BLANK else ((face.creature, face.capacity),)


def chance(
    g: Australia,
    who: Colony,
    foes: Foes,
    force: Sequence[int],
    hurt: Sequence[int] = (0,) * len(UNITS),
    sanity: int | None = None,
) -> float:
    """How likely a force destroys certain Old Ones before it loses a unit."""
    units = frozenset(UNITS[unit] for unit, n in enumerate(force) if n)
    spare = [people.capacity(g, who, unit) - 1 - hurt[unit] if n else 0 for unit, n in enumerate(force)]
    cards = g.cards if len(g.cards) >= FEW else g.cards + g.discard
    fight = Fight((g.box.cards[card] for card in cards), foes, units)
    mind = people.sanity(g, who) if sanity is None else sanity
    stand = Stand(tuple(n for _, n in foes), sum(spare) - spare[AIRSHIP], spare[AIRSHIP], mind)
    return fight.chance(stand)


def _foes(g: Australia, ones: Sequence[OldOne]) -> Foes:
    tiles = g.box.tiles
    return tuple((tiles[one.tile].creature, tiles[one.tile].capacity - sum(one.damage)) for one in ones)
