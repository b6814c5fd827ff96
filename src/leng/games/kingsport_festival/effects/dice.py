"""Verbs about dice, places in the turn order, and the price of gods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from leng.engine.choice import Rules, choose
from leng.engine.picks import pick_some
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds.goods import price
from leng.games.kingsport_festival.deeds.reach import reachable
from leng.games.kingsport_festival.effects.verb import Verb
from leng.games.kingsport_festival.state import Cultist, Festival
from leng.words.clause import Phrase
from leng.words.signs import Row, Sign


class Reroll(Verb, tag="reroll", frozen=True):
    """Roll dice again before the order is worked out."""

    dice: Literal["one", "any_number", "all"]

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        picked: list[int] = []
        if self.dice == "all":
            picked = list(who.dice)
        elif self.dice == "one":
            die = yield from choose(who.seat, asks.WHICH_DIE, [("die", each) for each in dict.fromkeys(who.dice)])
            picked = [die[1]]
        else:
            dice = [("die", each) for each in who.dice]
            picks = yield from pick_some(who.seat, asks.WHICH_DICE, dice, 0, at_once=dice)
            picked = [pick[1] for pick in picks]
        for die_picked in picked:
            who.dice.remove(die_picked)
        fresh = [g.dice.roll() for _ in picked]
        who.dice = sorted(who.dice + fresh)
        who.rolled = sorted(who.dice)
        g.tell("reroll", seat=who.seat, dice=picked, fresh=fresh)

    def describe(self) -> Phrase:
        return Phrase(f"verb-reroll-{self.dice.replace('_', '-')}")

    def signs(self) -> Row:
        return (Sign("reroll"),)


class _DieVerb(Verb, frozen=True):
    """Something done to one unused die on the owner's invocation turn."""

    def idle(self, g: Festival, who: Cultist) -> bool:
        return not who.dice or (who.bend is not None and _invokes_first(g, who))

    def faces(self, die: int) -> Iterable[int]:
        """To which faces a die may be turned."""
        raise NotImplementedError

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        options = [("turn", die, face) for die in dict.fromkeys(who.dice) for face in self.faces(die)]
        if not options:
            return
        _, die, face = yield from choose(who.seat, asks.WHICH_DIE, options)
        who.dice.remove(die)
        who.dice = sorted([*who.dice, face])
        g.tell("turn-die", seat=who.seat, die=die, face=face)


class FlipDie(_DieVerb, tag="flip_die", frozen=True):
    """Turn an unused die to its opposite face."""

    def faces(self, die: int) -> Iterable[int]:
        return (7 - die,)


class ShiftDie(_DieVerb, tag="shift_die", frozen=True):
    """Change an unused die by one of these amounts; it stays a face of the die."""

    by: tuple[int, ...]

    def faces(self, die: int) -> Iterable[int]:
        return [die + each for each in self.by if 1 <= die + each <= 6]


class SetDie(_DieVerb, tag="set_die", frozen=True):
    """Turn an unused die to any face."""

    def faces(self, die: int) -> Iterable[int]:
        return range(1, 7)


def _invokes_first(g: Festival, who: Cultist) -> bool:
    """By the first edition nothing came between a spell that changes a total and the invocation."""
    return who.bend is not None and not g.letter


class ExtraDie(Verb, tag="extra_die", frozen=True):
    """Roll one more die, to be used in this Invocation phase only."""

    def idle(self, g: Festival, who: Cultist) -> bool:
        return _invokes_first(g, who)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        die = g.dice.roll()
        who.dice = sorted([*who.dice, die])
        g.tell("extra-die", seat=who.seat, die=die)
        return None

    def signs(self) -> Row:
        return (Sign("die"),)


class AddToSum(Verb, tag="add_to_sum", frozen=True):
    """The invocation being made counts more or less; the dice keep their faces."""

    by: tuple[int, ...]

    def idle(self, g: Festival, who: Cultist) -> bool:
        bent = who.bend or 0
        for each in self.by:
            if reachable(g, who, bent + each, (), 0):
                return False
        return len(who.hand) == 1 or not any(self._leads_on(g, who, each) for each in self.by)

    def _leads_on(self, g: Festival, who: Cultist, amount: int) -> bool:
        """Whether some invocation is possible when this is added; the spell itself can be used only once."""
        others = [card for card in who.hand if self not in g.box.spells[card].effects]
        price = sum(g.box.bending[card][1] for card in who.hand if card not in others)
        return reachable(g, who, (who.bend or 0) + amount, others, who.magic - price)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        amounts = [("add", each) for each in self.by]
        amount = yield from choose(
            who.seat, asks.AMOUNT, amounts, vain=lambda each: not self._leads_on(g, who, each[1]), letter=g.letter
        )
        bend(g, who, amount[1])


def bend(g: Festival, who: Cultist, n: int) -> None:
    """The invocation being made counts so much more, or less."""
    who.bend = (who.bend or 0) + n
    g.tell("bend", seat=who.seat, n=n)


class SwapOrder(Verb, tag="swap_order", frozen=True):
    """Exchange places in the turn order with another cultist, for this round."""

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        others = [("swap", seat) for seat in g.order if seat != who.seat]
        other = yield from choose(who.seat, asks.SWAP_WITH, others)
        here, there = g.order.index(who.seat), g.order.index(other[1])
        g.order[here], g.order[there] = g.order[there], g.order[here]
        g.tell("swap", seat=who.seat, other=other[1])


class SanityDiscount(Verb, tag="sanity_discount", frozen=True):
    """A god, or every god this round, costs less sanity."""

    n: int
    scope: Literal["this_god", "all_gods"]

    def idle(self, g: Festival, who: Cultist) -> bool:
        """Whether no god asks for sanity of which it could spare anything; the first edition did not look."""
        if not g.letter:
            return False
        gods = [g.gift.god] if g.gift is not None else who.invoked
        own = [(god, each) for god in gods for each in g.invoked.get(god, ()) if each.seat == who.seat]
        return not any(price(g, who, god, offering) for god, offering in own)

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        if self.scope == "all_gods":
            who.spared += self.n
        elif g.gift is not None:
            g.gift.spared += self.n
        return None

    def describe(self) -> Phrase:
        everything = self.n > 12  # more than any track of sanity holds
        return Phrase("verb-sanity-discount-free" if everything else "verb-sanity-discount", self.facts())


class RepeatGift(Verb, tag="repeat_gift", frozen=True):
    """The god being resolved answers once more, for its price."""

    max_level: int

    def idle(self, g: Festival, who: Cultist) -> bool:
        level = None if g.gift is None else g.box.gods[g.gift.god].level
        return level is None or level > self.max_level

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        if g.gift is not None and not self.idle(g, who):
            g.gift.times += 1
        return None
