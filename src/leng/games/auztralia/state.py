"""What lies on the table of AuZtralia."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from leng.engine.plain import Bits, Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from leng.games.auztralia.box import AuztraliaBox, Land

STANDARD, SOLO, TOGETHER = "standard", "solo", "together"
EAST, WEST = "east", "west"
COLONY, COMBAT, OLD_ONES, END = "colony", "combat", "old_ones", "end"
"""The phases of play: a player's turn, a combat, the Old Ones' activation."""

PURPLE = -1
"""The Old Ones, where a disc of the time track is named; and in the facts of events, the rival."""
NEUTRAL = -2
"""The owner of the port and the farms that two players may add to the board."""
NOBODY = -3

INFANTRY, CAR, ARTILLERY, TRAIN, AIRSHIP = range(5)
UNITS = ("infantry", "armoured_car", "artillery", "armoured_train", "airship")
"""The military units, by their places in a barracks and in a force."""

COAL, IRON, GOLD, PHOSPHATE = "coal", "iron", "gold", "phosphate"
GOODS = (COAL, IRON, GOLD, PHOSPHATE)
CORN, CATTLE, SHEEP = "corn", "cattle", "sheep"
FARMS = (CORN, CATTLE, SHEEP)
TEMPLE, BLANK = "temple", "blank"

CUBES, RAILS, FARMS_EACH, SPARE_DISCS, PER_DISC = 20, 20, 7, 2, 5
"""What a colour has in the box; a spare disc stands for five cubes of damage."""  # AZ


class Colony(Plain):
    """A player: port, disc, cubes, goods, units and characters."""

    seat: int
    port: int = 0  # the number of its hex; none before it is placed
    time: int = 0  # where the disc is
    cubes: dict[str, int] = {}  # on the action boxes, by box; the rest is at headquarters or on Old Ones
    coal: int = 0
    iron: int = 0
    gold: int = 0
    phosphate: int = 0
    points: int = 0  # in tokens
    mined: int = 0  # so many of them were mined, on the western board
    barracks: list[int] = msgspec.field(default_factory=lambda: [0] * len(UNITS))  # AZ R-077
    characters: list[str] = []  # lying open, in the order in which they came
    recruited: int = 0  # so many were ever taken
    tiles: list[str] = []  # Old Ones destroyed alone
    temples: int = 0  # so many were destroyed or removed
    linked: Bits = 0  # hexes to which a line free of Old Ones leads from the port, as bits; see ``deeds.lines``


class OldOne(Plain):
    """A tile on the board."""

    tile: str
    hex: int
    up: bool = False
    damage: list[int] = []  # by seat
    halted: bool = False  # it moves no more in this activation: it stands on a port, or a counterattack is due
    spared: int = 0  # the hex of a farm that was restored under it and is not entered anew  # AZ Q-59


class Farm(Plain):
    """A farm on the board; there is one in a hex at most."""

    seat: int  # or NEUTRAL
    kind: str
    blighted: bool = False


class Combat(Plain):
    """A fight in one hex."""

    seat: int
    hex: int
    force: list[int]  # units still in the fight, by kind
    hurt: list[int] = msgspec.field(default_factory=lambda: [0] * len(UNITS))  # damage on each stack
    sanity: int = 3
    defence: bool = False  # of a port: no time, no retreat  # AZ R-110
    turned: bool = False  # the attack has turned a hidden tile up, so one may retreat at once  # AZ R-091
    card: str = ""  # the card being resolved
    cards: int = 0  # so many have been turned
    used: list[str] = []  # characters used up for this combat
    broken: bool = False  # sanity was to be lost and none was left


class Australia(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: AuztraliaBox
    colonies: list[Colony]
    mode: str = STANDARD
    map: str = EAST
    flags: list[str] = []  # variants and modes that are switched on
    objective: str = ""  # of the lone player
    approached: bool = False  # an Old One has come near the lone player's port

    # The time track. ``arrivals`` are the discs, the one that came last at the end: it lies on top of its stack.
    arrivals: list[int] = []
    purple: int = 22

    # The board
    goods: dict[int, dict[str, int]] = {}  # by hex
    tiles: list[OldOne] = []
    haunted: Bits = 0  # hexes with a tile, as bits
    farms: dict[int, Farm] = {}  # by hex
    rails: dict[int, int] = {}  # who laid one across a side, by the number of the side
    neutral_port: int = 0  # its hex, while it stands
    fallen: int = 0  # so many neutral ports were overrun

    # Beside the board
    supply: dict[str, int] = {}  # goods
    pool: list[int] = []  # military units left, by kind
    piles: dict[int, list[str]] = {}  # face-down tiles by level; the last one is on top
    waiting: list[str] = []  # tiles with X, face up beside the board
    gone: list[str] = []  # tiles that left the game
    surveys: list[str] = []  # discovery tiles, used ones too: nobody knows which were left over
    cards: list[str] = []  # the Old One cards; the last one is on top
    discard: list[str] = []
    shuffled: bool = False  # the discarded cards were made a deck again, so everybody has seen all of them
    revelations: list[str] = []  # the last one is on top
    revealed: list[str] = []
    unused: list[str] = []  # revelation cards that nobody has seen
    display: list[str] = []  # characters, from left to right; the deck lies to the left
    deck: list[str] = []  # characters; the last one is on top
    dismissed: list[str] = []  # characters out of the game
    offered: dict[int, list[str]] = {}  # three characters each before the first turn, seen by one seat alone
    looking: int = NOBODY  # who looks at the characters he was offered, or else at the two on top of the deck
    glimpsed: int = NOBODY  # who put the top one back and so knows it
    variants: list[str] = []  # those that two players may choose from

    # What goes on
    active: int = NOBODY  # whose turn it is; PURPLE for the Old Ones
    combat: Combat | None = None
    fresh: str = ""  # the tile that the last revelation has turned up
    entered: list[int] = []  # farms that Old Ones have entered and a counterattack may still save
    fought: list[int] = []  # seats whose port was attacked in this activation
    ending: str = ""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.colonies)

    @property
    def agreed(self) -> Mapping[str, str]:
        """What the manner of playing follows from."""
        return {"mode": self.mode}

    @property
    def land(self) -> Land:
        """The board that is played on."""
        return self.box.lands[self.map]

    def has(self, flag: str) -> bool:
        """Whether a variant is switched on."""
        return flag in self.flags

    def at(self, place: int) -> list[OldOne]:
        """The tiles in a hex, in the order in which they came."""
        return [each for each in self.tiles if each.hex == place]
