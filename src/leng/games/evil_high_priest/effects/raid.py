"""Verbs of raids: what starts one, what investigators change, and what may be announced."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Refusal, Rules, choose
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.effects.rooms import Standing
from leng.games.evil_high_priest.effects.targets import name_one
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import Conclave, Priest
from leng.words.signs import CHANCE, MORE, Row, Sign

ONE_DIE_STAYS = Refusal("one-die-stays", "EHP R-116")


class StartRaid(Verb, tag="raid", frozen=True):
    """Investigators come for everybody."""  # EHP R-110

    dice: int
    chapter = True

    def do(self, g: Conclave, who: Priest) -> None:
        g.next_up(("raid", self.dice, who.seat))

    def rival(self, g: Conclave) -> None:
        g.next_up(("raid", self.dice, -2))

    def signs(self) -> Row:
        return (Sign(f"{CHANCE}-raid", self.dice),)


# What may be announced between the dice and the strengths ------------------------------------------------------------


class Reroll(Verb, tag="reroll", frozen=True):
    """All raid dice that still count are rolled again."""

    def do(self, g: Conclave, who: Priest) -> None:
        raid = g.raid
        assert raid is not None
        raid.dice = g.dice.rolls(len(raid.dice)) if raid.dice else []
        g.tell("rerolls", seat=who.seat, dice=raid.dice[:])

    def signs(self) -> Row:
        return (Sign(CHANCE),)


class RemoveDie(Verb, tag="remove_die", frozen=True):
    """One rolled die is taken away; at least one stays."""

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        return None if g.raid is None or len(g.raid.dice) > 1 else ONE_DIE_STAYS

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        raid = g.raid
        assert raid is not None
        dice = [("die", die) for die in sorted(set(raid.dice), reverse=True)]
        _, die = yield from choose(who.seat, asks.WHICH_DIE, dice)
        raid.dice.remove(die)
        g.tell("removes-die", seat=who.seat, die=die)

    def signs(self) -> Row:
        return (MORE,)


class BluntFirst(Verb, tag="blunt_first", frozen=True):
    """The first room of one opponent defends for nothing in this raid."""

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        seat = yield from name_one(g, who, lambda other: any(room is not None for room in other.rooms))
        if seat is not None:
            g.priests[seat].blunted = True
            g.tell("blunts", seat=who.seat, victim=seat)

    def signs(self) -> Row:
        return (MORE,)


class Bribe(Verb, tag="bribe", frozen=True):
    """So much of one's own raid is bought off."""

    n: int

    def do(self, g: Conclave, who: Priest) -> None:
        who.bribe += self.n
        g.tell("bribes", seat=who.seat, n=self.n)

    def signs(self) -> Row:
        return (Sign("raid", self.n, paid=True),)


# What investigators change -------------------------------------------------------------------------------------------


class IgnoreRooms(Standing, tag="ignore_rooms", frozen=True):
    """Some rooms defend for nothing; what lies in them is destroyed as usual."""  # EHP Q-05

    rooms: Literal["first", "highest", "empty"]


class Protect(Standing, tag="protect", frozen=True):
    """Some goods are not destroyed."""

    what: tuple[str, ...]


class AsylumRate(Standing, tag="asylum_rate", frozen=True):
    """So much each acolyte in the asylum or the escape zone stops."""

    n: int


class AcolyteRate(Standing, tag="acolyte_rate", frozen=True):
    """So much each sacrificed acolyte stops."""

    n: int


class MonstersWeaker(Standing, tag="monsters_weaker", frozen=True):
    """Every sacrificed monster stops so much less."""

    n: int


class Backwards(Standing, tag="backwards", frozen=True):
    """Rooms are visited from the last to the first."""


class SpareLowest(Standing, tag="spare_lowest", frozen=True):
    """Who has the fewest points does not suffer this raid."""


class TakesGrimoire(Standing, tag="takes_grimoire", frozen=True):
    """Where the raid still has strength, a grimoire is lost first."""


class PerEmptySlot(Standing, tag="per_empty_slot", frozen=True):
    """One more strength for each empty slot of a sanctuary."""

    most: int
