"""What is printed on the boards, sheets, tiles and cards, and what follows from it at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args

from leng.engine.content import Box, Entry, Record
from leng.engine.errors import BadContent
from leng.games.kingsport_festival.deeds.reach import Dice, Placement, subsets
from leng.games.kingsport_festival.deeds.spellbook import HAND_LIMIT
from leng.games.kingsport_festival.effects.combat import IgnoreAbility, InvestigatorStrength
from leng.games.kingsport_festival.effects.compound import AnyVerb, Each, HandLimit, May, Standing
from leng.games.kingsport_festival.effects.dice import AddToSum
from leng.games.kingsport_festival.effects.goods import Gain
from leng.games.kingsport_festival.effects.town import Convert, CostDiscount, WildResources
from leng.games.kingsport_festival.effects.verb import Condition, Cost, Resource, Verb
from leng.words.clause import signs_of
from leng.words.signs import Row

SANITY_MAX = 12  # KF R-023
LEVELS = (1, 2, 3, 4)
A_CULT_POINT = (Gain(what="cult"),)

Moment = Literal[
    "passive",
    "on_place",
    "turn_order.after_roll",
    "turn_order.after_order",
    "turn_order.after_bonus",
    "invocation.own_turn",
    "privileges.start",
    "privileges.on_gift",
    "privileges.after_gift",
    "propagation.own_turn",
    "raid.own_combat",
    "time",
    "end_of_game",
]


class Effect(Record, frozen=True):
    """An effect with its moment, its condition and whether it may be used once a round or declined."""

    when: Moment
    effects: tuple[AnyVerb, ...]
    given: Condition = Condition()
    once: bool = False
    optional: bool = False

    @property
    def bought(self) -> tuple[Verb, ...]:
        """What it does, or what it lets buy."""
        return tuple(each for verb in self.effects for each in (verb.effects if isinstance(verb, May) else (verb,)))


class God(Entry, frozen=True):
    """The sheet of an Elder God."""

    value: int  # 0 is X
    sanity: int
    gifts: tuple[AnyVerb, ...]
    level: int | None = None
    open_to_all: bool = False


class Building(Entry, frozen=True):
    """The tile of a building."""

    level: Literal[1, 2, 3, 4]
    cost: Cost
    cult: int
    links: tuple[str, ...]
    effects: tuple[Effect, ...]
    icon: str | None = None

    def standing(self) -> Iterator[Verb]:
        """What holds as long as a disc lies there."""
        return (verb for effect in self.effects if effect.when == "passive" for verb in effect.effects)

    def at(self, moment: str) -> tuple[Effect, ...]:
        """Its effects of one moment."""
        return tuple(effect for effect in self.effects if effect.when == moment)

    def signs(self) -> Row:
        """What it brings, effect by effect."""
        return tuple(sign for effect in self.effects for sign in signs_of(effect.effects))


class Investigator(Entry, frozen=True):
    """The front of an Investigator card."""

    level: Literal[1, 2, 3, 4]
    strength: int
    reward: tuple[AnyVerb, ...]
    penalty: tuple[AnyVerb, ...]
    ability: tuple[AnyVerb, ...] = ()


class Back(Entry, frozen=True):
    """The back of an Investigator card: its level and the range of its Strength."""  # KF R-061

    level: Literal[1, 2, 3, 4]
    least: int
    most: int


class Spell(Entry, frozen=True):
    """A spell card."""

    deck: Resource
    cost: Cost
    when: Moment
    effects: tuple[AnyVerb, ...]

    @property
    def besides(self) -> tuple[AnyVerb, ...]:
        """What a Destruction spell brings that would bring neither cult nor goods: a cult point."""  # KF
        neither = any(isinstance(verb, CostDiscount | WildResources | Convert) for verb in self.effects)
        return A_CULT_POINT if neither else ()


class Scenario(Entry, frozen=True):
    """A Scenario card."""

    year: int
    raids: tuple[int, int, int, int]
    festival: bool
    effects: tuple[Effect, ...]


class EventCard(Entry, frozen=True):
    """An Event card."""

    effects: tuple[AnyVerb, ...]


class FestivalCard(Entry, frozen=True):
    """A Festival card."""

    effects: tuple[Each, ...]


class Component(Entry, frozen=True):
    """A kind of piece in the box."""

    count: int
    each: int | None = None
    groups: dict[str, int] | None = None


class Colour(Entry, frozen=True):
    """A colour of pieces."""


Idlers = dict[tuple[str, str], tuple[Verb, ...]]
"""What may bring nothing, by the option by which it is played or used, with what it does."""


class Charter:
    """What a Scenario changes, ready for use; without a Scenario it changes nothing."""

    def __init__(self, scenario: Scenario | None) -> None:
        self.sanity_max = SANITY_MAX
        self.hand_limit = HAND_LIMIT
        self.reversed = False
        self.investigator_bonus = 0
        self.god_cost: dict[str, int] = {}
        self.god_gifts: dict[str, tuple[AnyVerb, ...]] = {}
        self.open_gods: dict[str, int] = {}
        self.other_ways: dict[str, tuple[str, int]] = {}
        self.place_bonus: dict[str, tuple[AnyVerb, ...]] = {}
        self.at: dict[str, list[Effect]] = {}
        self.idlers: dict[bool, dict[str, Idlers]] = {}  # by moment; by the letter, or before
        self.facts: dict[str, dict[str, Any]] = {}  # for the sentence that says what it offers at a moment
        for effect in scenario.effects if scenario else ():
            if effect.when != "passive":
                self.at.setdefault(effect.when, []).append(effect)
                self.facts[effect.when] = {"scenario": scenario.id} if scenario else {}
            for verb in effect.effects if effect.when == "passive" else ():
                if isinstance(verb, Standing):
                    verb.enact(self)
                elif isinstance(verb, InvestigatorStrength):
                    self.investigator_bonus += verb.n

    def price(self, god: God) -> int:
        """The sanity that a god costs."""
        return max(0, god.sanity + self.god_cost.get(god.id, 0) + self.open_gods.get(god.id, 0))


KINDS: dict[str, type[Entry]] = {
    "god": God,
    "building": Building,
    "investigator": Investigator,
    "back": Back,
    "spell": Spell,
    "scenario": Scenario,
    "event": EventCard,
    "festival": FestivalCard,
    "component": Component,
    "colour": Colour,
}


def may_idle(verb: Verb) -> bool:
    """Whether a verb may bring nothing at times."""
    return type(verb).idle is not Verb.idle


class KingsportBox(Box):
    """Everything in the box, with the indexes the rules ask for."""

    kinds = KINDS

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        shelf = self.shelf
        gods: list[God] = sorted(shelf["god"].values(), key=lambda god: god.value)
        self.gods: dict[str, God] = {god.id: god for god in gods}  # in the order in which they answer, KF R-003
        self.buildings: dict[str, Building] = shelf["building"]
        self.investigators: dict[str, Investigator] = shelf["investigator"]
        self.spells: dict[str, Spell] = shelf["spell"]
        self.scenarios: dict[str, Scenario] = shelf["scenario"]
        self.events: dict[str, EventCard] = shelf["event"]
        self.festivals: dict[str, FestivalCard] = shelf["festival"]
        self._check_names(folder)
        self.charters: dict[str | None, Charter] = {None: Charter(None)}
        self.charters.update((each.id, Charter(each)) for each in self.scenarios.values())
        self.cheapest_spell = min(spell.cost.magic for spell in self.spells.values())
        self.expected_at = {moment: self._decks_at(moment) for moment in get_args(Moment)}
        self.bending: dict[str, tuple[tuple[int, ...], int]] = {
            spell.id: (verb.by, spell.cost.magic)
            for spell in self.spells.values()
            for verb in spell.effects
            if isinstance(verb, AddToSum)
        }
        cards: list[EventCard | Spell] = [*self.events.values(), *self.spells.values()]
        self.voids_ability = {
            card.id for card in cards if any(isinstance(verb, IgnoreAbility) for verb in card.effects)
        }
        self.hand_limits = {
            each.id: sum(verb.delta for verb in each.standing() if isinstance(verb, HandLimit))
            for each in self.buildings.values()
        }
        self.discounts = {
            each.id: verb
            for each in self.buildings.values()
            for verb in each.standing()
            if isinstance(verb, CostDiscount)
        }
        self.outward = {
            each.id: [("place", link) for link in each.links if self.buildings[link].level > each.level]
            for each in self.buildings.values()
        }
        self.prices = {each.id: each.cost.cubes for each in self.buildings.values()}
        self.doors = {
            each.id: tuple(link for link in each.links if self.buildings[link].level < each.level)
            for each in self.buildings.values()
        }
        self.combat_buildings = self._buildings_at("raid.own_combat")
        self.combat_offers = self._offers_in_combat()
        self.answer_buildings = self._buildings_at("privileges.after_gift")
        self.income_buildings = self._buildings_at("turn_order.after_bonus")
        self.offering_buildings: dict[str, dict[str, Effect]] = {moment: {} for moment in get_args(Moment)}
        for building in self.buildings.values():
            for effect in building.effects:
                if effect.once or effect.optional:
                    self.offering_buildings[effect.when][building.id] = effect
        self.besides = {spell.id: spell.besides for spell in self.spells.values()}
        for charter in self.charters.values():
            for letter in (False, True):
                charter.idlers[letter] = {moment: idlers for moment in get_args(Moment)
                                          if (idlers := self._idlers(charter, moment, letter))}  # fmt: skip
        self.backs: dict[int, Back] = {back.level: back for back in shelf["back"].values()}
        self._placements: dict[tuple[Dice, int | None], tuple[Placement, ...]] = {}

    def _decks_at(self, moment: str) -> set[str]:
        """All cards of the decks that hold spells of this moment: by their backs, each might be one."""
        decks = {spell.deck for spell in self.spells.values() if spell.when == moment}
        return {spell.id for spell in self.spells.values() if spell.deck in decks}

    def _buildings_at(self, moment: str) -> dict[str, tuple[Effect, ...]]:
        return {each.id: each.at(moment) for each in self.buildings.values() if each.at(moment)}

    def _idlers(self, charter: Charter, moment: str, letter: bool) -> Idlers:
        """What can be played or used at a moment and may bring nothing."""
        found: Idlers = {
            ("cast", spell.id): spell.effects
            for spell in self.spells.values()
            if spell.when == moment and not (letter and spell.besides)
        }
        found |= {("use", building): effect.bought for building, effect in self.offering_buildings[moment].items()}
        for effect in charter.at.get(moment, ())[:1]:
            found["use", "scenario"] = effect.bought
        return {act: verbs for act, verbs in found.items() if any(map(may_idle, verbs))}

    def _offers_in_combat(self) -> dict[str, May]:
        """What buildings and Investigators sell in a combat."""
        verbs: dict[str, list[Verb]] = {each.id: [*each.ability] for each in self.investigators.values()}
        for building, effects in self.combat_buildings.items():
            verbs[building] = [verb for effect in effects for verb in effect.effects]
        return {card: verb for card, each in verbs.items() for verb in each if isinstance(verb, May)}

    def placements(self, dice: Dice, bend: int | None) -> tuple[Placement, ...]:
        """The gods these dice reach by their sum, and X with any of them."""  # KF
        found = self._placements.get((dice, bend))
        if found is None:
            by_value = {god.value: god.id for god in self.gods.values()}
            picks = [(by_value.get(sum(pick) + (bend or 0)), pick) for pick in subsets(dice)]
            placed = [("invoke", god, pick) for god, pick in picks if god is not None and self.gods[god].value > 0]
            if bend is None:  # X has no sum that a spell could change
                placed += self.for_x(dice)
            found = self._placements[dice, bend] = tuple(placed)
        return found

    def for_x(self, dice: Dice) -> list[Placement]:
        """Every way to lay some of these dice on X."""  # KF R-029
        return [("invoke", god.id, pick) for god in self.gods.values() if not god.value for pick in subsets(dice)]

    def _check_names(self, folder: Path) -> None:
        """Streets and effects name only things that exist."""
        for building in self.buildings.values():
            for link in building.links:
                if link not in self.buildings or building.id not in self.buildings[link].links:
                    raise BadContent("error-content-link", folder=str(folder), entry=building.id, link=link)
