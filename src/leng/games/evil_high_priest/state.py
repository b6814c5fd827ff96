"""What lies on the table of Evil High Priest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from leng.engine.plain import Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from leng.games.evil_high_priest.box import HighPriestBox, Sheet

TREASURE, BLOOD, MAGIC, ATOM, GRIMOIRE, SIGN = "treasure", "blood", "magic", "atom", "grimoire", "elder_sign"
GOODS = (TREASURE, BLOOD, MAGIC, ATOM, GRIMOIRE, SIGN)
BASIC = (TREASURE, BLOOD, MAGIC, ATOM)  # EHP R-004
ANY_BASIC = "any_basic"
ROOM = "room"

SETUP, ACTION, RAID, PROWLERS, UPKEEP, OPPONENT, END = (
    "setup",
    "action",
    "raid",
    "prowlers",
    "upkeep",
    "opponent",
    "end",
)
"""The phases of play."""

NOBODY = -1
RIVAL = -2
"""The opponent of a lone player, where a seat is named."""
ADVERSARY = "opponent"
"""The name of that opponent as a rival."""

CHAIRS, LAIRS, SLOTS, ACOLYTES, SIGNS = 4, 3, 7, 6, 13  # EHP
STRONGEST = 18  # EHP R-116
EXPOSED = "exposed"
PLACES = (EXPOSED, *(f"s{n}" for n in range(1, SLOTS + 1)))
"""Where goods may lie in a sanctuary, in the order in which a raid comes by."""  # EHP R-079

MUTANT, ABOMINATION, SPAWN = range(3)
LEVELS = ("mutant", "abomination", "spawn")

POOL, ASYLUM, ESCAPE, WORSHIP, OUT = "pool", "asylum", "escape", "worship", "box"
"""Where acolytes are that stand on no space."""


class Room(Plain):
    """A room of a sanctuary and what lies in it."""

    card: str
    goods: dict[str, int] = {}
    used: bool = False  # its power, in this phase


class Monster(Plain):
    """A monster in its lair."""

    card: str
    turned: bool = False  # to its weaker side
    used: bool = False  # its ability, in this phase  # EHP R-090
    captive: int = NOBODY  # whose acolyte it holds
    committed: bool = False  # it will be sacrificed in this raid
    used_up: bool = False  # it has stopped what it can in this raid, and stayed


class Priest(Plain):
    """A player: a high priest with acolytes, a sanctuary and monsters."""

    seat: int
    home: bool = True  # the priest is in the pool
    pool: int = 0  # acolytes there
    asylum: int = 0
    escape: int = 0
    worship: int = 0
    evolved: list[int] = msgspec.field(default_factory=lambda: [0] * len(LEVELS))
    out: int = 0  # back in the box
    card: str = ""
    spent: bool = False  # the priest card lies face down
    exposed: dict[str, int] = {}
    rooms: list[Room | None] = msgspec.field(default_factory=lambda: [None] * SLOTS)
    lairs: list[Monster] = []
    specials: list[str] = []  # cards of the cult board that lie beside the priest board
    free_entry: int = 0  # what acolytes earn on ritual starts instead of paying, until the action phase ends
    shield: int = 0  # so much less in the next raid of this round
    more_turns: int = 0  # to be taken at once after this one

    # The raid that is being suffered
    strength: int = 0
    held: int = 0  # acolytes that were in the asylum when it came
    fled: int = 0  # and in the escape zone
    given: int = 0  # acolytes sacrificed in it
    spared: bool = False  # it does not come here
    bribe: int = 0  # so much was bought off
    blunted: bool = False  # the first room defends for nothing
    owed: dict[str, int] = {}  # what comes once the raid is over
    spilt: int = 0  # blood that comes into the exposed area then


class Hoard(Plain):
    """The pile of the opponent of a lone player."""  # EHP R-170

    goods: dict[str, int] = {}
    specials: list[str] = []


class Raid(Plain):
    """An investigator raid."""

    starter: int
    dice: list[int] = []
    plus: int = 0  # what is added to them, whatever happens to the dice
    investigator: str = ""
    before: str = ""  # the phase it has broken into
    path: list[str] = []  # where it comes by in the sanctuary that suffers it now
    weak: list[str] = []  # the rooms there that stop nothing


class Conclave(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: HighPriestBox
    priests: list[Priest]
    board: str = ""  # the cult board
    expanded: bool = False  # there are unique monsters, investigators and priest cards
    flags: list[str] = []  # table options that are switched on
    limit: int = 0  # of rounds; none if 0
    threshold: int = 0  # so many worshippers end the match

    first: int = 0  # who holds the marker in this round
    next_first: int = 0
    active: int = NOBODY  # whose turn it is

    # The boards
    standing: dict[str, list[int]] = {}  # cultists by space: twice the seat, and one more for a priest
    broken: list[str] = []  # locks whose sign has left the board, in that order
    prowling: list[str] = []  # locks whose bonus a prowler has taken his place on
    shut: str = ""  # the lock whose bonus stays closed while the cultist that took its sign stands there
    tracks: dict[str, int] = {}
    queue: list[str] = []  # growth sites that are still to come
    site: str = ""  # the one that is being resolved
    glaciers: list[str] = []  # active ones
    amoebas: int = 0  # on their pile
    raids: int = 0  # so many have been resolved
    specials: list[str] = []  # cards that lie on the cult board

    # The cards: the last one of a deck is on top
    rooms: list[str] = []
    room_row: list[str] = []
    room_discard: list[str] = []
    monsters: list[str] = []
    monster_row: list[str] = []
    monster_discard: list[str] = []
    investigators: list[str] = []
    investigator_row: list[str] = []
    investigator_discard: list[str] = []
    undealt: list[str] = []  # priest cards out of the game
    drawn: list[str] = []  # rooms that only one player sees
    looking: int = NOBODY  # that player, until one is kept and shown

    # What goes on
    raid: Raid | None = None
    actor: int = NOBODY  # the cultist that activates a space
    spot: str = ""  # the space it stands on
    applied: int = 0  # how many the effect before has concerned
    activated: list[str] = []  # special cards that have acted in this upkeep
    closed: str = ""  # the space of the blocking prowler
    stayed: list[int] = []  # seats that move no more prowlers in this round

    # The opponent of a lone player
    hoard: Hoard | None = None
    denied: str = ""

    ending: str = ""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.priests)

    @property
    def sheet(self) -> Sheet:
        """The cult board that is played on."""
        return self.box.sheets[self.board]

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
        return self.hoard is not None

    def has(self, flag: str) -> bool:
        """Whether a table option is switched on."""
        return flag in self.flags

    def order(self) -> list[int]:
        """All seats from the first player on."""  # EHP R-298
        seats = len(self.priests)
        return [(self.first + n) % seats for n in range(seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats, from the first player on."""
        return [each for each in self.order() if each != seat]


def acolyte_of(seat: int) -> int:
    """How an acolyte is written where it stands."""
    return 2 * seat


def priest_of(seat: int) -> int:
    """How a priest is written where it stands."""
    return 2 * seat + 1


def is_priest(cultist: int) -> bool:
    """Whether it is a priest."""
    return cultist & 1 == 1


def owner_of(cultist: int) -> int:
    """Whose it is."""
    return cultist >> 1
