"""A match told a second time: a table of our own, what was told of chance, and the question we wait at."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator, Iterable, Sequence
from typing import Any

import msgspec

from leng.engine.state import Event
from leng.games.elder_sign.state import COLOUR_OF, LOCKED, RESERVE, Investigator, Museum, Space
from oracles.elder_sign import printed

YELLOW, RED = 6, 7


class Asked(msgspec.Struct, frozen=True):
    """Whom we would ask what, and everything that may be answered."""

    seat: int
    ask: str
    options: frozenset[str]


class Astray(Exception):
    """What was told does not fit what the rulebook says."""


class Ended(Exception):
    """The match is over."""


class Wakes(Exception):
    """The last space of the doom track is covered, and nothing is to be finished first."""


class Gone(Exception):
    """The investigator whose turn it is has been devoured: straight to the clock (R-117)."""


class Try(msgspec.Struct):
    """An investigator at work on a card, or on the Ancient One."""

    card: str
    done: list[int] = []
    met: list[str] = []
    asked: list[int] = []  # helpers asked
    helped: list[int] = []
    used: list[str] = []  # once-a-roll abilities used with this roll
    granted: list[str] = []
    rolls: int = 0
    completed: int = 0  # with this roll
    keeps: bool = False  # the roll has failed: one die may be kept
    focused: bool = False
    rerolls: int = 0


class Tale:
    """Our own table."""

    def __init__(self, g: Museum) -> None:
        self.g = g
        self.told: deque[Event] = deque()
        self.after = g  # the engine's table at the next question
        self.work: Try | None = None
        self.midnight = False  # nobody's turn
        self.list_open = False  # rewards or penalties are being received
        self.in_turn = False
        self.ticking = set(range(len(g.investigators))) if g.awake else set()  # who has clock turns without anybody
        self.failing = False  # the attempt has failed, or the attack is over
        self.first = False  # the first turn of play
        self.source = "cards"  # what brings Elder Signs just now
        self.cause = "other"  # and what brings doom
        self.signs: Counter[tuple[int, str]] = Counter()  # by seat and source
        self.threats: Counter[str] = Counter({"other": g.doom})  # doom by its cause
        self.put_under: dict[str, int] = {}  # cards put under each deck since the last question

    # Who -----------------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> Investigator:
        """A player, with the investigator he plays."""
        return self.g.investigators[seat]

    @property
    def actor(self) -> Investigator:
        """The player whose turn it is, or was when midnight strikes."""
        return self.g.investigators[self.g.active]

    def seats(self) -> list[int]:
        """All seats in turn order, beginning with the one whose turn it is or was."""
        count = len(self.g.investigators)
        return [(self.g.active + n) % count for n in range(count)]

    def living(self) -> list[int]:
        """Those of them who have an investigator."""
        return [seat for seat in self.seats() if self.who(seat).id]

    def can(self, seat: int, kind: str) -> printed.Verb | None:
        """What an investigator may do otherwise than others, unless it has only just come."""
        who = self.who(seat)
        if not who.id or who.resting:
            return None
        return printed.change(printed.INVESTIGATORS[who.id], kind)

    @property
    def ancient_one(self) -> printed.Entry:
        """His card."""
        return printed.ANCIENT_ONES[self.g.ancient_one]

    # Where ---------------------------------------------------------------------------------------------------------

    def spaces(self) -> list[Space]:
        """The Adventures and Other Worlds in play."""
        return [each for each in [*self.g.adventures, *self.g.worlds] if each.card]

    def space(self, card: str) -> Space:
        """Where a card in play lies."""
        return next(each for each in self.spaces() if each.card == card)

    # Chance ----------------------------------------------------------------------------------------------------------

    def comes(self, kind: str) -> dict[str, Any]:
        """What chance brought next, as it was told."""
        while self.told:
            event = self.told.popleft()
            if event.kind == kind:
                return dict(event.facts)
        raise Astray(f"nothing was told of {kind}")

    # Dice ------------------------------------------------------------------------------------------------------------

    def dice(self, place: str) -> list[int]:
        """The dice that lie in a place."""
        return [die for die in range(8) if self.g.lies[die] == place]

    def label(self, die: int) -> str:
        """How a die is called: by its face, and the mark of its colour."""
        return (self.g.faces[die] or "any") + {"green": "", "yellow": ".y", "red": ".r"}[COLOUR_OF[die]]

    def longer(self, die: int) -> str:
        """The same, with the place where it does not lie in the pool."""
        place = self.g.lies[die]
        return self.label(die) if place == "pool" else f"{self.label(die)}@{place}"

    def named(self, name: str, dice: Iterable[int]) -> int:
        """One of the dice that are called so."""
        for die in dice:
            if name in (self.label(die), self.longer(die)):
                return die
        raise Astray(f"no die {name}")

    def rolled(self) -> list[int]:
        """The dice of the pool that show something; one added since the roll does not."""
        return [die for die in self.dice("pool") if self.g.faces[die]]

    def held(self, die: int) -> bool:
        """Whether a lock holds this die."""
        return any(lock.die == die for lock in self.g.locks)

    def put_back(self, die: int) -> None:
        """Back to the others, or to the lock that holds it (Q-28)."""
        self.g.lies[die] = LOCKED if self.held(die) else RESERVE
        self.g.faces[die] = ""


Steps = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]


def choose(seat: int, ask: str, options: Sequence[str]) -> Answer:
    """One of several; where there is only one, nobody is asked."""
    keys = list(dict.fromkeys(options))
    if not keys:
        raise Astray(f"{ask} without an answer")
    if len(keys) == 1:
        return keys[0]
    answer = yield Asked(seat, ask, frozenset(keys))
    return answer
