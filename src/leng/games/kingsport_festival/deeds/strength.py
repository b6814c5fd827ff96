"""Strength in a raid: everything that counts for a cultist and for the Investigator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leng.games.kingsport_festival.state import Cultist, Festival, Ranks

if TYPE_CHECKING:
    from leng.games.kingsport_festival.effects.compound import AnyVerb

BASE = 0  # KF R-055
UNLIMITED = 99


class Tally:
    """The sums of one combat as they stand; worked out anew whenever something is played."""

    __slots__ = (
        "barred_by_event", "best_building", "buildings", "combat", "each_building", "foe", "g", "ignored", "no_double",
        "no_penalty", "penalty", "ranks", "spell_bonus", "spell_cost", "spell_limit", "spells", "spoils", "strength",
        "tie_loses", "tie_wins", "who",
    )  # fmt: skip

    def __init__(self, g: Festival, who: Cultist) -> None:
        assert g.combat is not None
        self.g = g
        self.who = who
        self.combat = g.combat
        self.strength = BASE
        self.foe = 0
        self.buildings = 0  # the part of Strength that comes from buildings
        self.spells = 0  # the part that comes from spells
        self.best_building = 0
        self.each_building = 0
        self.ignored: tuple[str, ...] = ()
        self.spell_bonus = 0
        self.spell_cost = 0
        self.spell_limit = UNLIMITED
        self.barred_by_event = False
        self.tie_wins = False
        self.tie_loses = False
        self.no_double = False
        self.no_penalty = False
        self.penalty = 1
        self.spoils: tuple[AnyVerb, ...] = ()
        self.ranks: Ranks = ()

    def add(self, n: int) -> None:
        """More Strength for the cultist."""
        self.strength += n


def tally(g: Festival, who: Cultist) -> Tally:
    """Add up the combat of a cultist: Scenario, Event, ability, buildings, spells."""  # KF R-055
    t = Tally(g, who)
    content, combat = g.box, t.combat
    raid = g.next_raid()
    assert raid is not None
    investigator = content.investigators[raid.investigator]
    t.foe = investigator.strength + g.charter.investigator_bonus  # KF
    event = content.events[raid.event].effects if raid.event is not None else ()
    t.ranks = raid.event_ranks
    for verb in event:
        verb.weigh(t)
    t.barred_by_event = t.spell_limit == 0
    if not _ability_is_void(g, who):
        t.ranks = raid.investigator_ranks
        for verb in investigator.ability:
            verb.weigh(t)  # KF R-062
        if "investigator" in combat.bought:
            for verb in content.combat_offers[raid.investigator].effects:
                verb.weigh(t)
    others = t.strength
    t.buildings = _from_buildings(t)
    t.strength = 0
    for card in combat.played:
        t.spells += _from_spell(t, card)
    t.strength = BASE + others + t.buildings + t.spells
    t.foe = max(1, t.foe)  # KF Q-20
    return t


def _ability_is_void(g: Festival, who: Cultist) -> bool:
    raid = g.next_raid()
    assert raid is not None and g.combat is not None
    return raid.event in g.box.voids_ability or not g.box.voids_ability.isdisjoint(g.combat.played)


def ability_touches(g: Festival, who: Cultist) -> bool:
    """Whether the Investigator's ability is in force against this cultist."""
    return not _ability_is_void(g, who)


def _from_buildings(t: Tally) -> int:
    """The bonuses of the cultist's buildings, less what the ability takes from them."""
    bonuses = []
    for disc in t.who.discs:
        effects = t.g.box.combat_buildings.get(disc)
        if effects is None or disc in t.ignored:
            continue
        t.strength = 0
        for effect in effects:
            if effect.given.holds(t.g, t.who):
                for verb in effect.effects:
                    verb.weigh(t)
        if disc in t.combat.bought:
            for verb in t.g.box.combat_offers[disc].effects:
                verb.weigh(t)
        bonuses.append(max(0, t.strength + t.each_building))
    if bonuses and t.best_building:
        best = max(bonuses)
        return sum(bonuses) - best + max(0, best + t.best_building)
    return sum(bonuses)


def _from_spell(t: Tally, card: str) -> int:
    """The bonus of one spell, changed by the ability; a spell without a bonus stays without."""
    t.strength = 0
    for verb in t.g.box.spells[card].effects:
        verb.weigh(t, spell=True)
    return max(0, t.strength + t.spell_bonus) if t.strength > 0 else t.strength
