"""What lies on the table of Kingsport Festival."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from leng.engine.plain import Plain
from leng.engine.state import State

if TYPE_CHECKING:
    from leng.games.kingsport_festival.box import Charter, KingsportBox

EVIL, DEATH, DESTRUCTION = 0, 1, 2
RESOURCES = ("evil", "death", "destruction")
DECKS = RESOURCES

Ranks = tuple[tuple[int, ...], ...]
"""The seats with the most cult points, and those with the fewest."""


class Cultist(Plain):
    """A player: tracks, cubes, dice, spells and discs."""

    seat: int
    sanity: int = 10
    magic: int = 0
    cult: int = 0
    cubes: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])  # Evil, Death, Destruction
    rolled: list[int] = []  # this round's three dice as they fell
    dice: list[int] = []  # the dice not yet used, lowest first
    hand: list[str] = []
    invoked: list[str] = []  # gods, this round
    discs: list[str] = []  # buildings, in the order of placing
    used: list[str] = []  # what may be done once a round and has been
    passed: bool = False  # out of this Invocation phase
    bend: int | None = None  # what spells add to the invocation being made; None when none is
    spared: int = 0  # sanity every god costs less this round
    price_off: int = 0  # resources the next placement costs less
    wild: bool = False  # any resource pays for any other in the next placement


class Offering(Plain):
    """Dice of one cultist on a god."""

    seat: int
    dice: list[int]
    extra: int = 0  # sanity a Scenario adds to the god's price for this way of invoking


class Raid(Plain):
    """One of the four raids: its round and the two cards lying in wait."""

    round: int
    investigator: str
    event: str | None
    event_seen: list[int] = []  # seats that foresaw the card
    investigator_seen: list[int] = []
    event_up: bool = False
    investigator_up: bool = False
    over: bool = False
    # Who had the most and the fewest cult points when a card that asks for it was turned up.
    event_ranks: Ranks = ()
    investigator_ranks: Ranks = ()


class Gift(Plain):
    """A god's answer while it is being received."""

    god: str
    seat: int
    spared: int = 0  # sanity this god costs this cultist less
    times: int = 1  # how often it answers


class Combat(Plain):
    """A cultist's combat while it lasts."""

    seat: int
    sanity: int  # as it was when the combat began
    spells: int  # in hand when the combat began
    played: list[str] = []  # spells
    bought: list[str] = []  # "quay", "investigator": bonuses paid for
    burned: int = 0  # cubes paid to the Essential Salts


class Festival(State, kw_only=True):
    """The whole table."""

    if TYPE_CHECKING:
        box: KingsportBox
    cultists: list[Cultist]
    order: list[int]  # seats, first player first
    invoked: dict[str, list[Offering]] = {}  # gods with dice on them
    decks: list[list[str]] = []  # Evil, Death, Destruction; the last card is on top
    discards: list[list[str]] = []
    raids: list[Raid] = []  # in ascending order
    scenario: str | None = None
    festival: str | None = None
    festival_seen: list[int] = []
    festival_up: bool = False
    gift: Gift | None = None
    combat: Combat | None = None
    notes: bool = False  # the table option "keep Foresee notes"

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.cultists)

    @property
    def fate(self) -> tuple[int, ...]:
        """Also changes whenever a spell leaves a hand, for it is laid down face up."""
        return (*super().fate, *(len(who.hand) for who in self.cultists))

    @property
    def charter(self) -> Charter:
        """What the Scenario changes."""
        return self.box.charters[self.scenario]

    def in_order(self) -> list[Cultist]:
        """The cultists, first player first."""
        return [self.cultists[seat] for seat in self.order]

    def next_raid(self) -> Raid | None:
        """The first raid not yet resolved; in a raid round that is this round's."""  # KF R-041
        for raid in self.raids:
            if not raid.over:
                return raid
        return None
