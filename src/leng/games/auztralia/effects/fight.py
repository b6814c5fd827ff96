"""Verbs of characters that may be used once in each combat."""

from __future__ import annotations

from leng.engine.choice import Refusal, Rules, choose
from leng.games.auztralia import asks
from leng.games.auztralia.deeds import tiles
from leng.games.auztralia.effects.once import Unit
from leng.games.auztralia.effects.verb import EACH, Verb
from leng.games.auztralia.state import UNITS, Australia, Colony, Combat
from leng.words.signs import Row, Sign, for_price

NEEDS_A_UNIT = Refusal("needs-a-unit", "AZ R-142")


def fighting(g: Australia) -> Combat:
    """The combat that goes on."""
    combat = g.combat
    assert combat is not None, "nobody fights"
    return combat


class Hit(Verb, tag="hit", frozen=True):
    """Damage to one Old One in the combat, perhaps only with a kind of unit in the force."""

    n: int
    needs: Unit | None = None

    def refuse(self, g: Australia, who: Colony) -> Refusal | None:
        if self.needs is not None and not fighting(g).force[UNITS.index(self.needs)]:
            return NEEDS_A_UNIT
        return None

    def do(self, g: Australia, who: Colony) -> Rules[None]:
        yield from _strike(g, who, self.n)

    def signs(self) -> Row:
        return (*((Sign(self.needs), EACH) if self.needs else ()), Sign("damage", self.n))


class SlipAway(Verb, tag="slip_away", frozen=True):
    """A retreat once the card is turned, before it counts."""


class Heal(Verb, tag="heal", frozen=True):
    """Damage comes off one stack after a card."""

    n: int

    def signs(self) -> Row:
        return (Sign("damage", text=f"−{self.n}"),)


class Save(Verb, tag="save", frozen=True):
    """Units that are eliminated go to the barracks."""

    n: int


class Sacrifice(Verb, tag="sacrifice", frozen=True):
    """A unit is given up for damage to one Old One."""

    damage: int

    def do(self, g: Australia, who: Colony) -> Rules[None]:
        force = fighting(g).force
        units = [("unit", name) for kind, name in enumerate(UNITS) if force[kind]]
        _, name = yield from choose(who.seat, asks.SACRIFICE, units)
        yield from g.at_once("eliminate", UNITS.index(name))
        yield from _strike(g, who, self.damage)

    def signs(self) -> Row:
        return for_price([Sign("unit", paid=True)], [Sign("damage", self.damage)])


def _strike(g: Australia, who: Colony, n: int) -> Rules[None]:
    """Damage to one of the Old Ones in the combat."""
    those = g.at(fighting(g).hex)
    _, tile = yield from choose(who.seat, asks.HIT_WHOM, [("old_one", one.tile) for one in those], n=n)
    for one in those:
        if one.tile == tile:
            tiles.strike(g, one, who.seat, n)
