"""What must hold before a space or a card may be used, or for a part of it to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.state import SIGNS, Conclave, Priest
from leng.words.clause import Clause, any_of

Level = Literal["mutant", "abomination", "spawn"]
LEVEL_AT = {"mutant": 0, "abomination": 1, "spawn": 2}


class Condition(Clause, tag_field="is", frozen=True):
    """Something that holds for a player or not; nothing is spent."""  # EHP R-048

    speaks_of = "condition"
    of_table: ClassVar[bool] = False  # it asks nothing of the player, so it may hold for the opponent of a lone one too

    def met(self, g: Conclave, who: Priest) -> bool:
        """Whether it holds."""
        raise NotImplementedError

    def so_far(self, g: Conclave, who: Priest) -> int | None:
        """How far it has come, where that can be counted."""
        return None


class Owns(Condition, tag="owns", frozen=True):
    """The player has so many of a kind."""

    what: str
    n: int

    def met(self, g: Conclave, who: Priest) -> bool:
        return goods.have(who, self.what) >= self.n

    def so_far(self, g: Conclave, who: Priest) -> int:
        return goods.have(who, self.what)


class RitualsOpen(Condition, tag="rituals_open", frozen=True):
    """The ritual board lies face up."""  # EHP R-060

    def met(self, g: Conclave, who: Priest) -> bool:
        return g.raids > 0


class NoMonster(Condition, tag="no_monster", frozen=True):
    """All own lairs are empty."""

    def met(self, g: Conclave, who: Priest) -> bool:
        return not who.lairs


class FirstPlayer(Condition, tag="first_player", frozen=True):
    """The player holds the first player marker."""

    def met(self, g: Conclave, who: Priest) -> bool:
        return g.next_first == who.seat


class Prowling(Condition, tag="prowling", frozen=True):
    """An own cultist stands on a prowler space."""  # EHP R-241

    def met(self, g: Conclave, who: Priest) -> bool:
        return people.prowling(g, who.seat)


class HasEvolved(Condition, tag="evolved", frozen=True):
    """An own acolyte has evolved at least so far."""

    level: Level

    def met(self, g: Conclave, who: Priest) -> bool:
        return sum(who.evolved[LEVEL_AT[self.level] :]) > 0


class SignsBroken(Condition, tag="signs_broken", frozen=True):
    """So many signs have left the board."""

    n: int

    def met(self, g: Conclave, who: Priest) -> bool:
        return len(g.broken) >= self.n

    def so_far(self, g: Conclave, who: Priest) -> int:
        return len(g.broken)


class TrackAtLeast(Condition, tag="track_at_least", frozen=True):
    """A marker has come so far."""

    track: str
    n: int
    of_table = True

    def met(self, g: Conclave, who: Priest) -> bool:
        return g.tracks.get(self.track, 0) >= self.n

    def so_far(self, g: Conclave, who: Priest) -> int:
        return g.tracks.get(self.track, 0)


class Controls(Condition, tag="controls", frozen=True):
    """The player has a special card."""

    card: str

    def met(self, g: Conclave, who: Priest) -> bool:
        return self.card in who.specials


class TrackOpen(Condition, tag="track_open", frozen=True):
    """The first two signs of a ritual track of the cult board are broken."""  # EHP R-294

    track: str

    def met(self, g: Conclave, who: Priest) -> bool:
        return all(lock in g.broken for lock in g.sheet.lines[self.track][:2])


class SignLeft(Condition, tag="sign_left", frozen=True):
    """There is a sign that could be taken."""

    def met(self, g: Conclave, who: Priest) -> bool:
        return len(g.broken) < SIGNS and any(True for _ in g.sheet.accessible(g.broken))


class Applied(Condition, tag="applied", frozen=True):
    """What stands before it has really happened."""

    of_table = True

    def met(self, g: Conclave, who: Priest) -> bool:
        return g.applied > 0


if TYPE_CHECKING:
    AnyCondition = Condition
else:
    AnyCondition = any_of(Condition)
