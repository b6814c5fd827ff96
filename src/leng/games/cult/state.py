"""What lies on the table of Cult."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from leng.engine.plain import Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from leng.games.cult.box import CultBox, Side

PATRIARCH = 0
"""Where the influence of a Priest is named, this stands for the Patriarch."""

INFLUENCES = (1, 2, 3, 4, 5)
MIRACLE, INTRIGUE, PRIVILEGE, SUPREMACY = "miracle", "intrigue", "privilege", "supremacy"
DECKS = (MIRACLE, INTRIGUE, PRIVILEGE)
RIFT = 13
PLACES = 13
RESERVE = -1


class Priest(Plain):
    """A Priest or a Patriarch standing on a Location."""

    seat: int
    influence: int  # PATRIARCH for the figure
    coins: int = 0  # the bribe it carries
    boost: int = 0  # what Miracles add to it here


class Cult(Plain):
    """A player's cult: sheet, Priests, Followers, Mobs, coins and cards."""

    seat: int
    god: str = ""
    summonings: int = 0  # the first turns the sheet to its Dark side
    followers: int = 2  # CU R-017
    coins: int = 5
    mobs: int = 0
    available: list[int] = msgspec.field(default_factory=lambda: [PATRIARCH, 1, 2, 3])  # CU R-015
    sheet: list[int] = []  # Priests that paid a Ritual
    altars: list[int] = []  # the numbers of their Locations
    # How many tokens of influence 1 to 5 are nobody's Priests: those in the reserve and those turned over as Altars.
    # Behind these five stands which token each Altar is made of; by the first edition nobody asked.  # CU R-073
    spare: list[int] = msgspec.field(default_factory=lambda: [2, 2, 2, 3, 3])
    miracles: list[str] = []
    intrigues: list[str] = []
    privileges: list[str] = []
    supremacy: bool = False
    placed: int = 0  # placements of this Intention phase
    prayed: bool = False
    celebrating: bool = False

    @property
    def dark(self) -> bool:
        """Whether the sheet shows its Dark side."""
        return self.summonings > 0

    @property
    def bases(self) -> list[int]:
        """Which token each of the Altars is made of, in their order."""
        return self.spare[len(INFLUENCES) :]

    @property
    def nobodys(self) -> int:
        """How many tokens are nobody's Priests."""
        return sum(self.spare[: len(INFLUENCES)])

    def reserve(self, influence: int) -> int:
        """How many tokens of an influence lie in the reserve."""
        return self.spare[influence - 1] - self.bases.count(influence)

    @property
    def hand(self) -> list[str]:
        """The cards the others may not see."""
        return self.miracles + self.intrigues

    @property
    def cards(self) -> int:
        """How many cards the cult owns, of every type."""  # CU Q-08
        return len(self.miracles) + len(self.intrigues) + len(self.privileges) + self.supremacy


class Deck(Plain):
    """A face-down deck whose used cards come back from below."""

    cards: list[str]  # the last one is on top
    under: int = 0  # so many at the bottom were put there before everybody's eyes
    glimpsed: int | None = None  # the seat that put the top card there and so knows it


class Struggle(Plain):
    """What cards and abilities have changed about the Location being resolved."""

    place: int
    takeover: int | None = None  # the seat that will win whatever the influence
    lowest: bool = False  # the lowest influence wins
    barred: bool = False  # nobody present gets anything
    winner: int | None = None
    present: list[int] = []  # the cults present when the winner was found
    sharers: list[int] = []  # holders of its Community, who get no alms


class City(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: CultBox
    cults: list[Cult]
    first: int = 0  # the seat with the First Player token
    places: list[list[Priest]] = []  # the Priests on Locations 1 to 13; index 0 stays empty
    required: tuple[int, ...] = ()  # Followers required, by number of Location
    decks: dict[str, Deck] = {}
    market: list[str] = []  # three spaces, "" where a card is missing
    mobs: int = 16  # in the reserve
    playing: list[str] = []  # cards being played, the last one first to be done
    active: int = 0  # the Location being resolved, or whose effect a prayer brings
    struggle: Struggle | None = None
    highest: int = RESERVE  # the seat that won the highest Location of this round
    ending: str = ""
    winner: int = RESERVE

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.cults)

    def clockwise(self, first: int | None = None) -> list[Cult]:
        """The cults from the First Player on, or from another seat."""
        start = self.first if first is None else first
        return self.cults[start:] + self.cults[:start]

    def side(self, who: Cult) -> Side:
        """The side of its sheet that a cult plays with."""
        sheet = self.box.sheets[who.god]
        return sheet.dark if who.summonings else sheet.light
