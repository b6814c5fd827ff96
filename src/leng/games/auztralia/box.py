"""What is printed on the boards, tiles and cards, and what follows from it at once."""

from __future__ import annotations

from functools import reduce
from operator import or_
from pathlib import Path
from typing import Literal, TypeVar

from leng.engine.content import Box, Entry, Record
from leng.engine.errors import BadContent
from leng.games.auztralia.effects.conditions import AnyCondition
from leng.games.auztralia.effects.every import AnyVerb
from leng.games.auztralia.effects.fight import Heal, Hit, Sacrifice, Save, SlipAway
from leng.games.auztralia.effects.standing import (
    Capacity,
    Counterattack,
    GuardFarms,
    GuardPort,
    Hasten,
    MineMore,
    Nerve,
    Reach,
    SameFarms,
    ScorePer,
)
from leng.games.auztralia.effects.verb import Verb
from leng.games.auztralia.state import AIRSHIP, FARMS, UNITS

V = TypeVar("V", bound=Verb)

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The neighbours of a hex from the north clockwise, as steps along its axes."""  # AZ R-132
POSITIONS = {"C": -1, "N": 0, "NE": 1, "SE": 2, "S": 3, "SW": 4, "NW": 5}
FAR = 99
"""Farther than any hex of a board from another."""
FARTHEST = 6
"""No unit goes farther beyond the rails."""

Place = Literal["C", "N", "NE", "SE", "S", "SW", "NW"]
Action = Literal["rails", "mine", "recruit", "buy", "trade", "farm", "attack", "retrieve"]
Creature = Literal["cthulhu", "shoggoth", "mi_go", "zombie", "loyalist", "temple", "blank"]


class Hex(Record, frozen=True):
    """A hex of a board."""

    n: int
    q: int
    r: int
    terrain: str
    level: int = 0  # of the Old One that may lie there at the beginning
    port: str = ""  # the name of a port site
    survey: bool = False
    token: str = ""


class Board(Entry, frozen=True):
    """One side of the board, with what is peculiar to it."""

    port_distance: int
    farmland: dict[str, tuple[str, ...]]  # terrains of each kind of farm
    gentle: tuple[str, ...]  # terrains of the quicker box for rails
    no_goods_on: tuple[str, ...]
    no_old_ones_on: tuple[str, ...]
    no_goods_of: tuple[str, ...]
    hexes: tuple[Hex, ...]


class Track(Entry, frozen=True):
    """The time track."""

    old_ones: int  # where the purple disc waits
    end: int
    last: int
    lit: tuple[int, ...]
    start: tuple[int, ...]  # by the number of players


class Space(Entry, frozen=True):
    """An action box of the player boards."""

    action: Action
    time: int
    hills: bool = False


class Goods(Entry, frozen=True):
    """A kind of goods, or tokens that are mined like goods."""

    count: int
    deposit: int


class Unit(Entry, frozen=True):
    """A kind of military unit."""

    count: int
    cost: int
    range: int
    capacity: int
    timed: bool  # it counts for the time of an attack


class Difficulty(Entry, frozen=True):
    """What a lone player begins with."""

    gold: int
    iron: int
    coal: int
    points: int
    all_surveys: bool


class Being(Entry, frozen=True):
    """A kind of Old One."""

    moves: bool
    regenerates: bool = False


class Tile(Entry, frozen=True):
    """An Old One tile."""

    creature: Creature
    level: int
    points: int
    capacity: int
    mark: Literal["", "X", "XX"] = ""
    spawns: str = ""


class Find(Record, frozen=True):
    """Goods on a discovery tile."""

    at: Place
    kind: str


class Survey(Entry, frozen=True):
    """A discovery tile."""

    old_ones: tuple[Place, ...]
    goods: tuple[Find, ...]
    claw: bool = False


class Line(Record, frozen=True):
    """What a card says of one kind of Old One in a combat."""

    hits: tuple[str, ...]
    damage: int = 0
    air: int = 0
    sanity: int = 0


class Card(Entry, frozen=True):
    """An Old One card."""

    direction: int
    clockwise: bool
    movers: tuple[str, ...]
    lines: dict[str, Line]


class Revelation(Entry, frozen=True):
    """A revelation card."""

    level: int
    effects: tuple[AnyVerb, ...]
    benefit: tuple[AnyVerb, ...] = ()


class Character(Entry, frozen=True):
    """A character."""

    timing: Literal["lasting", "combat", "once", "score"]
    effects: tuple[AnyVerb, ...]


class Objective(Entry, frozen=True):
    """An objective of the solo game."""

    condition: AnyCondition
    points: int


class Variant(Entry, frozen=True):
    """A variant for two players."""

    card: int


KINDS: dict[str, type[Entry]] = {
    "board": Board,
    "track": Track,
    "space": Space,
    "goods": Goods,
    "unit": Unit,
    "difficulty": Difficulty,
    "creature": Being,
    "tile": Tile,
    "survey": Survey,
    "card": Card,
    "revelation": Revelation,
    "character": Character,
    "objective": Objective,
    "variant": Variant,
}


class Land:
    """A board with everything about its hexes worked out once; sets of hexes are numbers whose bits are the hexes."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.hexes = {each.n: each for each in board.hexes}
        places = {(each.q, each.r): each.n for each in board.hexes}
        self.numbers = tuple(sorted(self.hexes))
        self.whole = sum(1 << n for n in self.numbers)
        size = self.numbers[-1] + 1
        self.around: list[tuple[int, ...]] = [()] * size  # by direction, 0 where the land ends
        for each in board.hexes:
            self.around[each.n] = tuple(places.get((each.q + dq, each.r + dr), 0) for dq, dr in DIRECTIONS)
        self.near = [tuple(n for n in each if n) for each in self.around]
        self.ring = [sum(1 << n for n in each) for each in self.near]
        # The sides between two hexes, numbered; a rail lies across one of them.
        self.sides = tuple((a, b) for a in self.numbers for b in self.near[a] if a < b)
        self.side_of = {ends: number for number, ends in enumerate(self.sides)}
        self.sides_at: list[tuple[int, ...]] = [()] * size
        for number, (a, b) in enumerate(self.sides):
            self.sides_at[a] += (number,)
            self.sides_at[b] += (number,)
        self.ends = tuple(1 << a | 1 << b for a, b in self.sides)
        self.rails = tuple(("rail", a, b) for a, b in self.sides)  # as options
        self.steep = tuple(any(self._hilly(n) for n in ends) for ends in self.sides)  # AZ Q-07
        self.steps = [self._walks(n) if n in self.hexes else [] for n in range(size)]
        self.within = [self._discs(n) for n in range(size)]  # hexes so many steps away at most, by that number
        self.sites = tuple(n for n in self.numbers if self.hexes[n].port)
        self.surveyed = tuple(n for n in self.numbers if self.hexes[n].survey)
        self.fields = {
            kind: sum(1 << n for n in self.numbers if self.hexes[n].terrain in board.farmland[kind]) for kind in FARMS
        }
        self.fertile = reduce(or_, self.fields.values())  # where any kind of farm may stand

    def _hilly(self, n: int) -> bool:
        return self.hexes[n].terrain not in self.board.gentle

    def _walks(self, start: int) -> list[int]:
        """How many steps over land lead from one hex to each."""
        steps = [FAR] * len(self.around)
        steps[start], edge = 0, [start]
        while edge:
            further = []
            for n in edge:
                for m in self.near[n]:
                    if steps[m] == FAR:
                        steps[m] = steps[n] + 1
                        further.append(m)
            edge = further
        return steps

    def _discs(self, n: int) -> list[int]:
        steps = self.steps[n]
        return [sum(1 << m for m in self.numbers if steps and steps[m] <= far) for far in range(FARTHEST + 1)]

    def apart(self, a: int, b: int) -> int:
        """How far two hexes are from each other as the crow flies, over the sea too."""  # AZ Q-03
        one, other = self.hexes[a], self.hexes[b]
        q, r = one.q - other.q, one.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    def at(self, n: int, place: str) -> int:
        """The hex that a mark of a discovery tile refers to; 0 where the land ends."""
        return n if place == "C" else self.around[n][POSITIONS[place]]


class AuztraliaBox(Box):
    """Everything in the box, with the indexes the rules ask for."""

    kinds = KINDS

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        shelf = self.shelf
        self.lands = {name: Land(each) for name, each in shelf["board"].items()}
        self.track: Track = shelf["track"]["time"]
        self.lit = frozenset(self.track.lit)
        self.spaces: dict[str, Space] = shelf["space"]
        self.goods: dict[str, Goods] = shelf["goods"]
        self.units: tuple[Unit, ...] = tuple(shelf["unit"][name] for name in UNITS)
        order = sorted(range(len(UNITS)), key=lambda unit: (-self.units[unit].range, unit != AIRSHIP))
        self.far_first = tuple(order)  # units by how far they go; an airship before others that go as far
        self.difficulties: dict[str, Difficulty] = shelf["difficulty"]
        self.beings: dict[str, Being] = shelf["creature"]
        self.tiles: dict[str, Tile] = shelf["tile"]
        self.surveys: dict[str, Survey] = shelf["survey"]
        self.cards: dict[str, Card] = shelf["card"]
        self.revelations: dict[str, Revelation] = shelf["revelation"]
        self.characters: dict[str, Character] = shelf["character"]
        self.objectives: dict[str, Objective] = shelf["objective"]
        self.variants: dict[str, Variant] = shelf["variant"]
        self._check_names(folder)
        self.movers = {name for name, each in self.beings.items() if each.moves}
        # Which characters do what for as long as they are held.
        self.capacity = {name: (UNITS.index(each.unit), each.n) for name, each in self._with(Capacity)}
        self.reach = {name: each.n for name, each in self._with(Reach)}
        self.hasten = dict(self._with(Hasten))
        self.mine_more = dict(self._with(MineMore))
        self.same_farms = {name: each.n for name, each in self._with(SameFarms)}
        self.guard_farms = {name: each.n for name, each in self._with(GuardFarms)}
        self.guard_port = {name: each.n for name, each in self._with(GuardPort)}
        self.counterattack = {name for name, _ in self._with(Counterattack)}
        self.nerve = {name: each.n for name, each in self._with(Nerve)}
        self.score_per = dict(self._with(ScorePer))
        # Which characters do what in a combat.
        self.blows = {name for name, _ in (*self._with(Hit), *self._with(Sacrifice))}  # between two cards
        self.slip_away = {name for name, _ in self._with(SlipAway)}
        self.heal = {name: each.n for name, each in self._with(Heal)}
        self.save = {name: each.n for name, each in self._with(Save)}
        # Which units a card lets hit each kind of Old One, by their places in a force.
        self.hits = {
            name: {kind: tuple(map(UNITS.index, line.hits)) for kind, line in card.lines.items()}
            for name, card in self.cards.items()
        }

    def _with(self, kind: type[V]) -> list[tuple[str, V]]:
        held = [(name, verb) for name, each in self.characters.items() for verb in each.effects]
        return [(name, verb) for name, verb in held if isinstance(verb, kind)]

    def _check_names(self, folder: Path) -> None:
        """Cards, tiles and surveys name only what exists."""
        for tile in self.tiles.values():
            if tile.creature not in self.beings:
                raise BadContent("error-content-link", folder=str(folder), entry=tile.id, link=tile.creature)
        for card in self.cards.values():
            for link in (*card.movers, *card.lines):
                if link not in self.beings:
                    raise BadContent("error-content-link", folder=str(folder), entry=card.id, link=link)
            for link in (unit for line in card.lines.values() for unit in line.hits):
                if link not in UNITS:
                    raise BadContent("error-content-link", folder=str(folder), entry=card.id, link=link)
        for survey in self.surveys.values():
            for find in survey.goods:
                if find.kind not in self.goods:
                    raise BadContent("error-content-link", folder=str(folder), entry=survey.id, link=find.kind)
