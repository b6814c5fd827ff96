"""Verbs of priests and monsters that act through other chapters."""

from __future__ import annotations

from typing import Any

from leng.engine.choice import Refusal, Rules, choose
from leng.games.evil_high_priest import asks
from leng.games.evil_high_priest.effects.goods import Gain
from leng.games.evil_high_priest.effects.rooms import GainRoom
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import Conclave, Priest
from leng.words.signs import MORE, Row, Sign, either

DENIED = Refusal("denied-reward", "EHP R-174")


class Activate(Verb, tag="activate", frozen=True):
    """Any location but Providence is activated, even if it is occupied; its cost is paid."""

    def do(self, g: Conclave, who: Priest) -> Any:
        return g.at_once("activate_location", who.seat)

    def signs(self) -> Row:
        return (MORE,)


class Relocate(Verb, tag="relocate", frozen=True):
    """An own cultist goes from one location to a free one and activates it; its cost is paid."""

    def refuse(self, g: Conclave, who: Priest) -> Refusal | None:
        refusal: Refusal | None = g.at_once("may_not_relocate", who.seat)
        return refusal

    def do(self, g: Conclave, who: Priest) -> Any:
        return g.at_once("relocate", who.seat)

    def signs(self) -> Row:
        return (MORE,)


class ExtraTurn(Verb, tag="extra_turn", frozen=True):
    """Another turn at once after this one."""

    def do(self, g: Conclave, who: Priest) -> None:
        who.more_turns += 1
        g.tell("extra-turn", seat=who.seat)

    def signs(self) -> Row:
        return (Sign("turn"),)


class FreeEntry(Verb, tag="free_entry", frozen=True):
    """Acolytes earn on the starts of rituals instead of paying, until the action phase ends."""

    n: int

    def do(self, g: Conclave, who: Priest) -> None:
        who.free_entry = self.n

    def signs(self) -> Row:
        return (MORE,)


class Shield(Verb, tag="shield", frozen=True):
    """The next raid of this round is so much weaker."""

    n: int

    def do(self, g: Conclave, who: Priest) -> None:
        who.shield += self.n
        g.tell("shielded", seat=who.seat, n=self.n)

    def signs(self) -> Row:
        return (Sign("shield", self.n),)


class PickRewards(Verb, tag="pick_rewards", frozen=True):
    """Some different ones of several rewards."""

    n: int
    rewards: tuple[Gain | GainRoom, ...]

    def do(self, g: Conclave, who: Priest) -> Rules[None]:
        left = list(range(len(self.rewards)))
        for _ in range(self.n):
            _, pick = yield from choose(
                who.seat,
                asks.WHICH_REWARD,
                [("reward", each) for each in left],
                lambda each: DENIED if g.denied and g.denied in self.rewards[each[1]].gives else None,
            )
            left.remove(pick)
            rules = self.rewards[pick].do(g, who)
            if rules is not None:
                yield from rules

    def signs(self) -> Row:
        return either(each.signs() for each in self.rewards)
