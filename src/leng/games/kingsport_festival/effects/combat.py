"""Verbs about a raid: Strength on both sides and what the outcome brings."""

from __future__ import annotations

from typing import Literal

from leng.engine.choice import Rules, choose
from leng.games.kingsport_festival import asks
from leng.games.kingsport_festival.deeds import goods
from leng.games.kingsport_festival.deeds.strength import Tally
from leng.games.kingsport_festival.effects.verb import Counted, Resource, Verb, count, for_each, more_or_less
from leng.games.kingsport_festival.state import RESOURCES, Cultist, Festival
from leng.words.clause import Phrase
from leng.words.signs import MORE, THEN, Row, Sign


class Strength(Verb, tag="strength", frozen=True):
    """More (or less) Strength in this combat."""

    n: int = 1
    per: Counted | None = None
    most: int | None = None

    def weigh(self, t: Tally, spell: bool = False) -> None:
        n = self.n
        if self.per is not None:
            n *= count(t.g, t.who, self.per)
            n = n if self.most is None else min(n, self.most)
        t.add(n)

    def describe(self) -> Phrase:
        if self.per is None:
            return more_or_less("verb-strength", self.n)
        return Phrase("verb-strength-per", {"n": self.n, "per": for_each(self.per, 1), "most": self.most or 0})

    def signs(self) -> Row:
        strength = Sign("strength", abs(self.n), paid=self.n < 0)
        return (strength,) if self.per is None else (strength, MORE)


class StrengthFromBuildings(Verb, tag="strength_from_buildings", frozen=True):
    """Buildings count several times; the extra is capped and counts as the spell's bonus."""

    multiply: int
    max_extra: int

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.add(min(t.buildings * (self.multiply - 1), self.max_extra))


class SpendForStrength(Verb, tag="spend_for_strength", frozen=True):
    """Pay cubes of one kind for Strength."""

    what: Resource
    most: int
    each: int

    def do(self, g: Festival, who: Cultist, times: int = 1) -> Rules[None]:
        most = min(self.most, who.cubes[RESOURCES.index(self.what)])
        burned = yield from choose(who.seat, asks.BURN, [("burn", n) for n in range(most + 1)], goods=self.what)
        burn(g, who, self.what, burned[1])

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.add(t.combat.burned * self.each)

    def signs(self) -> Row:
        return (Sign(self.what, paid=True), THEN, Sign("strength", self.each))


def burn(g: Festival, who: Cultist, what: Resource, n: int) -> None:
    """Pay cubes for Strength in the combat going on."""
    goods.hand_over(g, who, what, n)
    if g.combat is not None:
        g.combat.burned += n


class InvestigatorStrength(Verb, tag="investigator_strength", frozen=True):
    """The Investigator is stronger or weaker, against everybody or against one cultist."""

    n: int
    scope: Literal["raid", "self"]
    least: int = 1

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.foe += self.n

    def describe(self) -> Phrase:
        return more_or_less("verb-investigator-strength", self.n, scope=self.scope)


class IgnoreAbility(Verb, tag="ignore_ability", frozen=True):
    """The Investigator's ability does not touch the cultist."""


class NoPenalty(Verb, tag="no_penalty", frozen=True):
    """A defeat brings no penalty."""

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.no_penalty = True


class TieWins(Verb, tag="tie_wins", frozen=True):
    """Equal Strength is a victory."""

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.tie_wins = True


class TieLoses(Verb, tag="tie_loses", frozen=True):
    """Equal Strength is a defeat."""

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.tie_loses = True


class NoDouble(Verb, tag="no_double", frozen=True):
    """Rewards are never doubled."""

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.no_double = True


class PenaltyMultiplier(Verb, tag="penalty_multiplier", frozen=True):
    """Every number of the penalty is multiplied."""

    n: int

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.penalty *= self.n


class SpellBonus(Verb, tag="spell_bonus", frozen=True):
    """Each spell gives more or less Strength."""

    delta: int
    least: int = 0

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.spell_bonus += self.delta

    def describe(self) -> Phrase:
        return more_or_less("verb-spell-bonus", self.delta)


class SpellCost(Verb, tag="spell_cost", frozen=True):
    """Spells cost more or less magic in this raid."""

    delta: int
    least: int = 1

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.spell_cost += self.delta

    def describe(self) -> Phrase:
        return more_or_less("verb-spell-cost", self.delta, least=self.least)


class NoSpells(Verb, tag="no_spells", frozen=True):
    """No spell may be played in this raid."""

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.spell_limit = 0


class MaxSpells(Verb, tag="max_spells", frozen=True):
    """Each cultist may play only so many spells in this raid."""

    n: int

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.spell_limit = min(t.spell_limit, self.n)


class BuildingBonus(Verb, tag="building_bonus", frozen=True):
    """The best building, or each, gives more or less Strength."""

    delta: int
    target: Literal["highest", "each"]
    least: int = 0

    def weigh(self, t: Tally, spell: bool = False) -> None:
        if self.target == "highest":
            t.best_building += self.delta
        else:
            t.each_building += self.delta

    def describe(self) -> Phrase:
        return more_or_less("verb-building-bonus", self.delta, target=self.target)


class IgnoreBuilding(Verb, tag="ignore_building", frozen=True):
    """These buildings give no Strength."""

    buildings: tuple[str, ...]

    def weigh(self, t: Tally, spell: bool = False) -> None:
        t.ignored += self.buildings
