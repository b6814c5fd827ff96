"""Verbs made of verbs, what a Scenario changes, and the union of everything content may say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from leng.engine.choice import Rules, choose, confirm
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds.goods import may_not_afford, pay
from leng.games.kingsport_festival.deeds.strength import Tally
from leng.games.kingsport_festival.effects import combat, dice, goods, town  # noqa: F401 - their verbs are found
from leng.games.kingsport_festival.effects.verb import ALWAYS, Condition, Cost, Verb, more_or_less, told
from leng.games.kingsport_festival.state import Cultist, Festival
from leng.words.clause import Phrase, any_of, signs_of
from leng.words.signs import Row, Sign, either, for_price

if TYPE_CHECKING:
    from leng.games.kingsport_festival.box import Charter


def resolve(g: Festival, who: Cultist, verbs: tuple[AnyVerb, ...], times: int = 1) -> Rules[None]:
    """Do verbs one after the other, in the order in which they are printed."""  # KF R-033
    for verb in verbs:
        rules = verb.do(g, who, times)
        if rules is not None:
            yield from rules


class Choose(Verb, tag="choose", frozen=True):
    """Exactly one of several lists, as the cultist likes."""

    options: tuple[tuple[AnyVerb, ...], ...]

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:  # KF R-036
        options = [("option", number) for number in range(1, len(self.options) + 1)]
        if g.gift is not None:
            pick = yield from choose(who.seat, asks.WHICH_GIFT, options, verbs=self.options, god=g.gift.god)
        else:
            pick = yield from choose(who.seat, asks.WHICH_ONE, options, verbs=self.options)
        yield from resolve(g, who, self.options[pick[1] - 1], times)

    def describe(self) -> Phrase:
        return Phrase("verb-choose", {"either": [told(verbs) for verbs in self.options]})

    def signs(self) -> Row:
        return either(signs_of(verbs) for verbs in self.options)


class May(Verb, tag="may", frozen=True):
    """Something a cultist may pay for."""

    cost: Cost
    effects: tuple[AnyVerb, ...]

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        if may_not_afford(g, who, self.cost) is None:
            if (yield from confirm(who.seat, asks.OFFER, cost=self.cost, verbs=self.effects)):
                yield from self.buy(g, who, times)

    def buy(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        """Pay and receive."""
        yield from pay(g, who, self.cost)
        yield from resolve(g, who, self.effects, times)

    def signs(self) -> Row:
        return for_price(self.cost.signs(), signs_of(self.effects))


class If(Verb, tag="if", frozen=True):
    """One thing under a condition, another without it."""

    given: Condition
    then: tuple[AnyVerb, ...]
    otherwise: tuple[AnyVerb, ...] = ()

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None] | None:
        verbs = self.then if self.given.holds(g, who) else self.otherwise
        return resolve(g, who, verbs, times) if verbs else None

    def weigh(self, t: Tally, spell: bool = False) -> None:
        for verb in self.then if self.given.holds(t.g, t.who, rank=t.ranks) else self.otherwise:
            verb.weigh(t, spell)

    def describe(self) -> Phrase:
        return Phrase("verb-if-else" if self.otherwise else "verb-if", self.facts())

    def signs(self) -> Row:
        return either(signs_of(verbs) for verbs in (self.then, self.otherwise) if verbs)


class Each(Verb, tag="each", frozen=True):
    """The same for every cultist who fits, in turn order."""

    effects: tuple[AnyVerb, ...]
    who: Condition = Condition()

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        for cultist in g.in_order():
            if self.who.holds(g, cultist):
                yield from resolve(g, cultist, self.effects)

    def describe(self) -> Phrase:
        key = "verb-each" if self.who == ALWAYS else "verb-each-given"
        return Phrase(key, {"given": self.who.describe(), "effects": told(self.effects)})


class OnWin(Verb, tag="on_win", frozen=True):
    """Something more for a victory in this combat; it is not doubled."""

    effects: tuple[AnyVerb, ...]

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.spoils += self.effects


class Standing(Verb, frozen=True):
    """Something in force as long as its card or tile is."""

    def enact(self, charter: Charter) -> None:
        """Write it into what the Scenario changes."""


class HandLimit(Standing, tag="hand_limit", frozen=True):
    """More spells may be held."""

    delta: int

    def enact(self, charter: Charter) -> None:
        charter.hand_limit += self.delta

    def signs(self) -> Row:
        return (Sign("hand", self.delta),)


class SanityMax(Standing, tag="sanity_max", frozen=True):
    """Sanity can never exceed this."""

    n: int

    def enact(self, charter: Charter) -> None:
        charter.sanity_max = self.n


class ReverseOrder(Standing, tag="reverse_order", frozen=True):
    """The highest total plays first."""

    def enact(self, charter: Charter) -> None:
        charter.reversed = True


class AltInvocation(Standing, tag="alt_invocation", frozen=True):
    """Another way to invoke a god."""

    god: str
    requires: Literal["three_dice_any_total", "three_equal_dice"]
    extra: int = 0

    def enact(self, charter: Charter) -> None:
        charter.other_ways[self.god] = (self.requires, self.extra)


class MultiInvocation(Standing, tag="multi_invocation", frozen=True):
    """A god that every cultist may invoke once a round."""

    god: str
    extra: int = 0

    def enact(self, charter: Charter) -> None:
        charter.open_gods[self.god] = self.extra


class GodCost(Standing, tag="god_cost", frozen=True):
    """A god costs more or less sanity."""

    god: str
    delta: int

    def enact(self, charter: Charter) -> None:
        charter.god_cost[self.god] = charter.god_cost.get(self.god, 0) + self.delta

    def describe(self) -> Phrase:
        return more_or_less("verb-god-cost", self.delta, god=self.god)


class GodGift(Standing, tag="god_gift", frozen=True):
    """A god gives something more."""

    god: str
    effects: tuple[AnyVerb, ...]

    def enact(self, charter: Charter) -> None:
        charter.god_gifts[self.god] = charter.god_gifts.get(self.god, ()) + self.effects


class PlaceBonus(Standing, tag="place_bonus", frozen=True):
    """Placing a disc on a building gives something more."""

    building: str
    effects: tuple[AnyVerb, ...]

    def enact(self, charter: Charter) -> None:
        charter.place_bonus[self.building] = charter.place_bonus.get(self.building, ()) + self.effects


if TYPE_CHECKING:
    AnyVerb = Verb
else:
    AnyVerb = any_of(Verb)  # a new verb is found by itself
