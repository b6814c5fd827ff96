"""Tables of AuZtralia for tests: an empty land, and on it what the test tells.

    t = outback("ann", "bob", rails={"ann": ["4-11-14"]}, goods={14: {"iron": 3}}, tiles={19: "zombie_l1_1"},
                ann={"gold": 2, "barracks": {"infantry": 2}})
    t.ann.plays("box:mine_a").has(iron=5, time=4)

Ports stand on Melbourne (4), Sydney (21), Ceduna (27) and Brisbane (62), in the west on 2, 13, 19 and 53, unless
``ports`` says otherwise. ``at`` is where play begins: a unit of play, or ``setup``, which leaves everything as it was
set up, with the ports still to be placed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from leng.engine.state import Unit
from leng.engine.table import Seat, Table
from leng.games.auztralia import GAME
from leng.games.auztralia.deeds import clock, lines
from leng.games.auztralia.deeds import tiles as old_ones
from leng.games.auztralia.deeds.tiles import at_headquarters
from leng.games.auztralia.rules.ending import parts
from leng.games.auztralia.rules.setup import sort_tiles
from leng.games.auztralia.state import (
    COLONY,
    GOODS,
    NEUTRAL,
    PURPLE,
    SOLO,
    TOGETHER,
    UNITS,
    Australia,
    Colony,
    Farm,
    OldOne,
)
from transcript import Speaker, TranscriptOf

PORTS = {"east": (4, 21, 27, 62), "west": (2, 13, 19, 53)}
NOBODYS = "nobody"
BEGUN = (0, 1, 3, 5, 7)
"""Where discs stand in a test with so many players, wherever a match begins."""
NEARER = 4  # AZ R-200

Holding = Mapping[str, Any]
"""What a colony has: time, coal, iron, gold, phosphate, points, characters, barracks, cubes, tiles and so on."""


class Settler(Speaker):
    """A player in the transcript."""

    in_order = ("characters",)

    @property
    def colony(self) -> Colony:
        """Everything that is his."""
        colony: Colony = self.table.state.colonies[self.number]
        return colony

    def holding(self, name: str) -> Any:
        """Goods, units by name, cubes at ``headquarters``, ``linked`` hexes, ``rails``, ``farms``, the ``score``.

        What it ``owes`` is the time of an attack that goes on.
        """
        g: Australia = self.table.state
        match name:
            case "owes":
                return clock.due(g, self.number)
            case "headquarters":
                return at_headquarters(g, self.colony)
            case "linked":
                return lines.hexes(self.colony.linked)
            case "rails":
                return ["{}-{}".format(*g.land.sides[side]) for side, owner in g.rails.items() if owner == self.number]
            case "farms":
                return [_told(n, farm) for n, farm in g.farms.items() if farm.seat == self.number]
            case "score":
                return sum(parts(g, self.number).values())
            case _ if name in UNITS:
                return self.colony.barracks[UNITS.index(name)]
        return getattr(self.colony, name)


class OutbackTranscript(TranscriptOf[Settler, Australia]):
    """The transcript of a match of AuZtralia."""

    speaker = Settler

    def lying(self, place: int) -> list[str]:
        """The tiles in a hex, with their damage: ``zombie_l1_1``, ``cthulhu_l3_1 up ann=2 bob=1``."""
        names = [seat.name for seat in self.table.seats]
        found = []
        for one in self.state.at(place):
            damage = "".join(f" {names[seat]}={n}" for seat, n in enumerate(one.damage) if n)
            found.append(one.tile + (" up" if one.up else "") + damage)
        return found

    def one(self, tile: str) -> OldOne:
        """A tile on the board."""
        return next(each for each in self.state.tiles if each.tile == tile)

    @property
    def moves_next(self) -> str:
        """Whose disc is the rearmost: a name, ``old ones``, or nobody's."""
        disc = clock.rearmost(self.state)
        if disc is None:
            return ""
        return "old ones" if disc == PURPLE else self.table.seats[disc].name

    def check(self) -> OutbackTranscript:
        """Every piece of the box is in its place."""
        GAME.check(self.state)
        return self


def outback(
    *players: str,
    at: str | Unit = "next_disc",
    options: Mapping[str, str] | None = None,
    flags: Sequence[str] = (),
    order: Sequence[str] | None = None,
    purple: int | None = None,
    ports: Mapping[str, int] | None = None,
    tiles: Mapping[int, str | Sequence[str]] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    rails: Mapping[str, Sequence[str]] | None = None,
    farms: Mapping[str, Sequence[str]] | None = None,
    display: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    cards: Sequence[str] | None = None,
    revelations: Sequence[str] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    seed: str = "outback",
    formerly: bool = False,
    thorough: bool = False,
    arrange: Callable[[Australia], None] | None = None,
    **holdings: Holding,
) -> OutbackTranscript:
    """A table arranged as the test tells it.

    Everybody has 2 coal, 2 iron and 4 gold and stands early on the track, the first named on top of the stack,
    unless ``order`` names them otherwise or ``ann={...}`` says more. ``tiles`` by hex are ``zombie_l1_1``,
    ``cthulhu_l3_1 up`` or ``temple_l1_1 up ann=2``. ``rails`` run along hexes: ``4-11-14``. ``farms`` are ``sheep 14``
    or ``corn 1 blighted``; those of ``nobody`` are neutral. ``display``, and the next ones of ``deck``, ``cards``,
    ``revelations`` and ``piles``, first one first, are taken from wherever they lie. ``supply`` is what is left of
    goods; the rest is out of the game, so such a table is not checked. A single player plays solo. A match of the time
    before the letter of the rulebook is played ``formerly``; ``thorough`` asks also where nothing would come of it.
    """
    names = list(players or ("ann", "bob"))
    assert set(holdings) <= set(names), f"only {names} sit at this table"

    def lay_out(g: Australia) -> None:
        if at == "setup":
            if arrange is not None:
                arrange(g)
            return
        g.flags += flags
        _clear(g)
        if flags:
            sort_tiles(g)
        for who, name in zip(g.colonies, names, strict=True):
            who.time = BEGUN[len(names)] + (NEARER if g.mode == TOGETHER else 0)
            who.port = (ports or {}).get(name, PORTS[g.map][who.seat])
        g.neutral_port = (ports or {}).get(NOBODYS, 0)
        g.arrivals = [PURPLE, *(names.index(name) for name in reversed(order or names))]
        if purple is not None:
            g.purple = purple
        for name, holding in holdings.items():
            _give(g, g.colonies[names.index(name)], holding)
        for n, there in (goods or {}).items():
            g.goods[n] = dict(there)
            for kind, count in there.items():
                if kind in GOODS:
                    g.supply[kind] -= count
        for name, paths in (rails or {}).items():
            for path in paths:
                _lay(g, names.index(name), path)
        for name, placed in (farms or {}).items():
            for each in placed:
                kind, field, *blighted = each.split()
                seat = NEUTRAL if name == NOBODYS else names.index(name)
                g.farms[int(field)] = Farm(seat, kind, bool(blighted))
        for n, standing in (tiles or {}).items():
            for each in [standing] if isinstance(standing, str) else standing:
                _put(g, names, n, each)
        _stack(g, display, deck, cards, revelations, piles)
        lines.retrace(g)
        g.phase = COLONY
        g.agenda = []
        g.next_up(("next_disc",))
        if at != "next_disc":
            g.next_up((at,) if isinstance(at, str) else at)
        if arrange is not None:
            arrange(g)
        if supply is None:
            GAME.check(g)
        else:
            g.supply.update(supply)

    alone = {"mode": SOLO} if len(names) == 1 else {}
    table = Table.open(GAME, [Seat(name) for name in names], {**alone, **(options or {})}, seed, arrange=lay_out)
    if formerly:
        table = Table(GAME, msgspec.structs.replace(table.opening, edition=msgspec.UNSET), table.start)
    return OutbackTranscript(table, thorough)


def _clear(g: Australia) -> None:
    """Everything that the discovery of the land has put on the board goes back."""
    for one in list(g.tiles):
        old_ones.take_off(g, one)
        g.piles[g.box.tiles[one.tile].level].append(one.tile)
    for there in g.goods.values():
        for kind, count in there.items():
            if kind in GOODS:
                g.supply[kind] += count
    g.goods = {}


def _give(g: Australia, who: Colony, holding: Holding) -> None:
    """Put things in front of a player: out of the supply, the pool, the deck, the piles."""
    for name, value in holding.items():
        assert hasattr(who, name), f"a colony has no {name}"
        if name in GOODS:
            g.supply[name] += getattr(who, name) - value
            setattr(who, name, value)
        elif name == "barracks":
            for unit, count in value.items():
                g.pool[UNITS.index(unit)] -= count
                who.barracks[UNITS.index(unit)] += count
        elif name == "characters":
            for card in value:
                _take(card, g.deck, g.display)
                who.characters.append(card)
            while len(g.display) < 5:
                g.display.insert(0, g.deck.pop())
        elif name == "tiles":
            for tile in value:
                _take(tile, *g.piles.values())
                who.tiles.append(tile)
        else:
            setattr(who, name, value)


def _lay(g: Australia, seat: int, path: str) -> None:
    """Rails from hex to hex."""
    stops = [int(n) for n in path.split("-")]
    for a, b in pairwise(stops):
        g.rails[g.land.side_of[min(a, b), max(a, b)]] = seat


def _put(g: Australia, names: list[str], n: int, described: str) -> None:
    tile, *extra = described.split()
    _take(tile, g.waiting, g.gone, *g.piles.values())
    one = old_ones.put(g, tile, n, "up" in extra)
    for each in extra:
        name, _, count = each.partition("=")
        if count:
            one.damage[names.index(name)] = int(count)


def _stack(
    g: Australia,
    display: Sequence[str] | None,
    deck: Sequence[str] | None,
    cards: Sequence[str] | None,
    revelations: Sequence[str] | None,
    piles: Mapping[int, Sequence[str]] | None,
) -> None:
    """Decks as the test wants them: the next card first."""
    if display is not None:
        g.deck += g.display
        for card in display:
            g.deck.remove(card)
        g.display = list(display)
    for card in reversed(deck or ()):
        if card in g.display:  # another one takes its place
            g.display[g.display.index(card)] = g.deck.pop(0)
        else:
            g.deck.remove(card)
        g.deck.append(card)
    for card in reversed(cards or ()):
        g.cards.remove(card)
        g.cards.append(card)
    for card in reversed(revelations or ()):
        if card in g.unused:  # one of its level leaves the deck for it
            level = g.box.revelations[card].level
            other = next(each for each in g.revelations if g.box.revelations[each].level == level)
            g.revelations.remove(other)
            g.unused[g.unused.index(card)] = other
        else:
            g.revelations.remove(card)
        g.revelations.append(card)
    for level, wanted in (piles or {}).items():
        for tile in reversed(wanted):
            g.piles[level].remove(tile)
            g.piles[level].append(tile)


def _take(piece: str, *heaps: list[str]) -> None:
    for heap in heaps:
        if piece in heap:
            heap.remove(piece)
            return
    raise AssertionError(f"{piece} lies nowhere it could be taken from")


def _told(n: int, farm: Farm) -> str:
    return f"{farm.kind} {n}" + (" blighted" if farm.blighted else "")
