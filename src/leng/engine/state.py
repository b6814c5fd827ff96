"""What every game's table has in common: content, dice, an agenda, and news of what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

from leng.engine.dice import Dice
from leng.engine.past import Past
from leng.engine.plain import Box, Plain

Unit = tuple[str | int, ...]
"""A unit of play still to come: its name, then its arguments."""

F = TypeVar("F", bound=Callable[..., Any])

_UNITS: dict[str, dict[str, Callable[..., Any]]] = {}


def unit(rule: F) -> F:
    """A unit of play: agendas and verbs name it by the name of this function."""
    known = _UNITS.setdefault(_game_of(rule.__module__), {})
    assert rule.__name__ not in known, f"two units of play are called {rule.__name__}"
    known[rule.__name__] = rule
    return rule


def units_of(game: str) -> Mapping[str, Callable[..., Any]]:
    """The units of play of a game, by name."""
    return _UNITS.get(game, {})


def _game_of(module: str) -> str:
    return ".".join(module.split(".")[:3])


EVERYBODY = -1
"""The audience of what all may see; it is also the seat number of a spectator."""

UNVEILED = -2
"""The audience of the replay of a finished match: nothing is hidden any more."""


FIRST_EDITION, LETTER = 1, 2
"""By which edition of our rules a match is played: the first up to release 0.7.0; then the letter of the rulebooks."""

EDITION = LETTER
"""The edition of new matches. Earlier ones stay, so that a match goes on by the rules it was begun with."""


class MatchOver(Exception):
    """Raised by a rule that ends the match on the spot: nothing else of the unit of play is done."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as the log keeps it."""

    kind: str
    facts: dict[str, Any]
    to: int | tuple[int, ...] = EVERYBODY  # a seat, several, or EVERYBODY
    but: int | tuple[int, ...] | None = None  # everybody but this seat, or these, who read a fuller sentence

    @property
    def rival(self) -> str:
        """Who did it, where it was one without a seat: the fact ``rival`` names it."""
        return str(self.facts.get("rival", ""))

    def seen_by(self, audience: int) -> bool:
        """Whether this audience may read the line."""
        if audience == UNVEILED:
            return self.but is None
        return (self.to == EVERYBODY or _among(audience, self.to)) and not _among(audience, self.but)


def _among(audience: int, seats: int | tuple[int, ...] | None) -> bool:
    return audience in seats if isinstance(seats, tuple) else audience == seats


class State(Plain, kw_only=True):
    """The part of a position that the engine needs to know."""

    units: ClassVar[Mapping[str, Callable[..., Any]]] = {}  # of its game

    box: Box
    dice: Dice
    agenda: list[Unit] = []
    round: int = 0
    phase: str = "setup"
    edition: int = EDITION  # of our rules, by which this match is played
    reveals: int = 0  # how often hidden information came out; undo is free only up to the last time
    news: Past[Event] | None = None  # what happens, for whoever keeps a log; a copy has none

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        raise NotImplementedError

    @property
    def agreed(self) -> Mapping[str, str]:
        """What was agreed on, as far as the manner of playing follows from it."""
        return {}

    @property
    def letter(self) -> bool:
        """Whether it is played by the letter of the rulebook, as every match since release 0.8.0."""
        return self.edition >= LETTER

    @property
    def fate(self) -> tuple[int, ...]:
        """Changes whenever dice fall or something hidden comes out."""
        return (self.dice.count, self.dice.pool, len(self.dice.script), self.reveals)

    def next_up(self, *units: Unit) -> None:
        """These units of play come next, the first one first."""
        self.agenda += units[::-1]

    def at_once(self, name: str, *arguments: str | int) -> Any:
        """Do a unit of play now, within the one that is being played; only a chapter of the rules knows how."""
        return self.units[name](self, *arguments)

    def tell(
        self,
        kind: str,
        *,
        to: int | tuple[int, ...] = EVERYBODY,
        but: int | tuple[int, ...] | None = None,
        **facts: Any,
    ) -> None:
        """Note something that happened, for those who keep a log (busy rules look first whether anybody does)."""
        if self.news is not None:
            self.news.append(Event(kind, facts, to, but))
