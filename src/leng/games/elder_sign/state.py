"""What lies on the table of Elder Sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from leng.engine.plain import Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from leng.games.elder_sign.box import ElderSignBox

ENTRANCE, LAIR = "entrance", "lair"
"""Where a marker stands when it is on no card: the entrance sheet, or the Ancient One's card in the battle."""

RESERVE, POOL, OUT, FOCUS, LOCKED, GONE = "reserve", "pool", "out", "focus", "locked", "gone"
"""Where a die lies; besides these on a task (``task.2``), on a helper's marker (``help.3``) or on a spell."""

COLOUR_OF = ("green",) * 6 + ("yellow", "red")
"""The eight dice."""

OWN_TURN = ("movement", "entrance", "attempt", "clock")
"""The phases of a player's turn before the battle; midnight belongs to nobody."""

KINDS = ("common", "unique", "spell")
"""The cards a player holds and uses up."""


class Investigator(Plain):
    """A player, and the investigator he plays at the moment."""

    seat: int
    id: str = ""  # nobody while devoured
    sanity: int = 0
    stamina: int = 0
    less_sanity: int = 0  # what attacks have taken off the maxima
    less_stamina: int = 0
    clues: int = 0
    cards: list[str] = []  # common items, unique items and spells
    cast: list[str] = []  # spells lying open with dice on them
    allies: list[str] = []
    trophies: list[str] = []  # Adventures, Other Worlds and monster markers
    at: str = ENTRANCE  # a card, the entrance, or the lair
    used: list[str] = []  # once-a-day abilities, until midnight
    resting: bool = False  # a new investigator may act only from the player's next turn
    due: bool = False  # a new investigator is still to be chosen

    @property
    def alive(self) -> bool:
        """Whether the player has an investigator in the game."""
        return self.id != ""


class Space(Plain):
    """An Adventure or Other World on the table, with the monsters on it."""

    card: str  # empty while the deck has no card for this space
    monsters: list[str] = []
    slots: list[int] = []  # for each monster the task it lies on, or -1 below the last task


class Lock(Plain):
    """A locked-die icon in play; the list of them is in order of arrival."""

    holder: str  # the card or monster marker
    colour: str
    die: int = -1  # -1 while it waits for a die of its colour


class Deck(Plain):
    """A face-down deck; the last card is on top, and the cards put under it in everybody's sight come first."""

    cards: list[str] = []
    seen: int = 0  # how many at the bottom everybody has seen go there


class Attempt(Plain):
    """An investigator at work on a card, or on the Ancient One in the battle."""

    card: str
    done: list[int] = []  # tasks completed
    met: list[str] = []  # monsters whose task was completed
    helpers: list[int] = []  # seats asked, whether they agreed or not
    helped: list[int] = []  # seats that agreed
    used: list[str] = []  # once-a-roll abilities used with this roll
    granted: list[str] = []  # cards whose ability lasts until the end of the turn
    rolls: int = 0
    lying: bool = False  # a roll lies there and has not been judged
    completed: int = 0  # tasks completed with the roll that lies there
    secures: bool = False  # after a failed roll a die may be kept, once
    focused: bool = False  # once a turn
    rerolls: int = 0  # rerolls left of a clue already spent
    missed: bool = False  # the roll has failed, and a die is still to be discarded for it
    failed: bool = False


class Museum(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: ElderSignBox
    investigators: list[Investigator]
    first: int = 0
    active: int = 0  # whose turn it is, or was when midnight strikes
    ancient_one: str = ""
    doom: int = 0
    signs: int = 0
    awake: bool = False
    hour: int = 0  # 0 is XII
    struck: int = 0  # midnights of this turn still to be resolved
    turns: int = 0
    adventures: list[Space] = []  # six spaces
    worlds: list[Space] = []
    faces: list[str] = msgspec.field(default_factory=lambda: [""] * 8)
    lies: list[str] = msgspec.field(default_factory=lambda: [RESERVE] * 8)
    locks: list[Lock] = []
    decks: dict[str, Deck] = {}
    cup: list[str] = []  # monster markers, in no order
    mythos: str = ""  # the Mythos card in force
    lingering: list[str] = []  # Mythos cards whose effect outlasts them until it has happened
    unused: list[str] = []  # investigators nobody has played yet
    devoured: list[str] = []
    removed: list[str] = []  # back in the game box
    attempt: Attempt | None = None
    beaten: list[str] = []  # markers turned over by a card this turn, to be gained at the end of the Resolution phase
    aside: list[str] = []  # won monsters whose card has gone already, to be gained at the same moment
    ready: bool = False  # the set-up is over
    ending: str = ""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.investigators)

    @property
    def actor(self) -> Investigator:
        """The player whose turn it is."""
        return self.investigators[self.active]

    @property
    def ongoing(self) -> Attempt:
        """The attempt going on, where there must be one."""
        assert self.attempt is not None
        return self.attempt

    @property
    def at_work(self) -> tuple[Investigator, Attempt]:
        """The player whose turn it is, and the attempt going on, where there must be one."""
        assert self.attempt is not None
        return self.investigators[self.active], self.attempt

    def spaces(self) -> list[Space]:
        """The Adventures and Other Worlds in play."""
        return [space for space in self.adventures if space.card] + self.worlds

    def space(self, card: str) -> Space:
        """Where a card in play lies."""
        for space in self.adventures:
            if space.card == card:
                return space
        return next(space for space in self.worlds if space.card == card)

    def living(self) -> list[Investigator]:
        """The players who have an investigator, in turn order, beginning with the one whose turn it is or was."""
        return [each for each in self.from_active() if each.id]

    def from_active(self) -> list[Investigator]:
        """All players in turn order, beginning with the one whose turn it is or was."""
        return self.investigators[self.active :] + self.investigators[: self.active]
