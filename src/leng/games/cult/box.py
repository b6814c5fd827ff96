"""What is printed on the board, the sheets and the cards, and what follows from it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from leng.engine.content import Entry, Record, fingerprint, read_entries
from leng.engine.errors import BadContent
from leng.engine.plain import Box
from leng.games.cult.asks import PRAY
from leng.games.cult.effects.compound import AnyVerb
from leng.games.cult.effects.cost import AnyCost
from leng.games.cult.effects.standing import (
    Access,
    AltarBonus,
    AnyStanding,
    Community,
    FreePlacement,
    OnPlay,
    Tithe,
)
from leng.games.cult.state import DECKS, PLACES

Given = Literal["no_rival_priest", "no_altar_here", "no_altar_above"]


class Way(Record, frozen=True):
    """One way to take the effect of a Location, perhaps for a payment."""

    effects: tuple[AnyVerb, ...]
    coins: int = 0
    followers: int = 0


class Place(Entry, frozen=True):
    """A Location of the Eternal City."""

    number: int
    required: int  # Followers
    steep: int  # Followers with the other thresholds  # CU Q-01
    alms: int
    ways: tuple[Way, ...]


class Ability(Entry, frozen=True):
    """An ability of a cult."""

    god: str
    side: Literal["light", "dark"]
    cost: tuple[AnyCost, ...]
    effects: tuple[AnyVerb, ...]
    given: tuple[Given, ...] = ()


class Sheet(Entry, frozen=True):
    """A cult sheet: the Divine Power of its two sides."""

    light_power: int
    dark_power: int


class Side:
    """One side of a cult sheet, with its abilities."""

    def __init__(self, power: int, abilities: tuple[Ability, ...]) -> None:
        self.power = power
        self.abilities = abilities
        self.deeds = [("ability", each.id) for each in abilities]


class Sides:
    """A cult sheet with both its sides."""

    def __init__(self, sheet: Sheet, abilities: dict[str, Ability]) -> None:
        mine = [each for each in abilities.values() if each.god == sheet.id]
        self.light = Side(sheet.light_power, tuple(each for each in mine if each.side == "light"))
        self.dark = Side(sheet.dark_power, tuple(each for each in mine if each.side == "dark"))

    def of(self, dark: bool) -> Side:
        """The Dark side, or the Light one."""
        return self.dark if dark else self.light


class Card(Entry, frozen=True):
    """A Miracle or an Intrigue."""

    copies: int
    effects: tuple[AnyVerb, ...]
    sealed: bool = False
    cost: tuple[AnyCost, ...] = ()
    given: tuple[Given, ...] = ()


class Miracle(Card, frozen=True):
    """A Miracle card."""


class Intrigue(Card, frozen=True, kw_only=True):
    """An Intrigue card, which can also be sold."""

    value: int


class Privilege(Entry, frozen=True):
    """A Privilege card."""

    copies: int
    family: Literal["safe_conduct", "community", "personality", "tithe", "singular"]
    price: int
    bonus: int  # to the Patriarch's influence
    standing: AnyStanding


class Celebration(Entry, frozen=True):
    """One of the effects of a celebration."""

    effects: tuple[AnyVerb, ...]


class Supremacy(Entry, frozen=True):
    """The Supremacy card."""

    bonus: int


class Prayer(Entry, frozen=True):
    """The highest Location a prayer reaches, by the number of Mobs."""

    reach: tuple[int, ...]


class Component(Entry, frozen=True):
    """A kind of piece in the box."""

    count: int
    each: int | None = None


class Colour(Entry, frozen=True):
    """A colour of pieces."""


KINDS: dict[str, type[Entry]] = {
    "place": Place,
    "sheet": Sheet,
    "ability": Ability,
    "miracle": Miracle,
    "intrigue": Intrigue,
    "privilege": Privilege,
    "celebration": Celebration,
    "supremacy": Supremacy,
    "prayer": Prayer,
    "component": Component,
    "colour": Colour,
}


class CultBox(Box):
    """Everything in the box, with the indexes the rules ask for."""

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        shelf = read_entries(folder, KINDS, overlay)
        self.fingerprint = fingerprint(shelf)
        self.shelf = shelf
        self.places: dict[int, Place] = {each.number: each for each in shelf["place"].values()}
        self.ids: dict[int, str] = {number: each.id for number, each in self.places.items()}
        self.numbers: dict[str, int] = {name: number for number, name in self.ids.items()}
        self.intents = (*(("preach", self.ids[number]) for number in sorted(self.places)), PRAY)
        self.abilities: dict[str, Ability] = shelf["ability"]
        self.sheets = {name: Sides(each, self.abilities) for name, each in shelf["sheet"].items()}
        self.delicate = {name for name, each in self.abilities.items() if any(verb.delicate for verb in each.effects)}
        self.miracles: dict[str, Miracle] = shelf["miracle"]
        self.intrigues: dict[str, Intrigue] = shelf["intrigue"]
        self.privileges: dict[str, Privilege] = shelf["privilege"]
        self.celebrations: dict[str, Celebration] = shelf["celebration"]
        self.cards: dict[str, Card] = {**self.miracles, **self.intrigues}
        self.deck_of: dict[str, str] = {card: deck for deck in DECKS for card in shelf[deck]}
        self.reach: tuple[int, ...] = shelf["prayer"]["prayer"].reach
        self.supremacy: int = shelf["supremacy"]["supremacy"].bonus  # CU R-004
        self._check_names(folder)
        standing = {name: each.standing for name, each in self.privileges.items()}
        self.bonus = {name: each.bonus for name, each in self.privileges.items()}
        self.altar_bonus = {name: each.n for name, each in standing.items() if isinstance(each, AltarBonus)}
        self.on_play = {name: each for name, each in standing.items() if isinstance(each, OnPlay)}
        self.free = {name: each.ordinal for name, each in standing.items() if isinstance(each, FreePlacement)}
        self.access = {name: self.numbers[each.place] for name, each in standing.items() if isinstance(each, Access)}
        self.community = {
            name: self.numbers[each.place] for name, each in standing.items() if isinstance(each, Community)
        }
        self.tithes = {
            name: (tuple(self.numbers[place] for place in each.places), each.coins)
            for name, each in standing.items()
            if isinstance(each, Tithe)
        }

    def deck(self, kind: str) -> list[str]:
        """Every card of a deck, as often as it is in the box."""
        shelf: dict[str, Card | Privilege] = self.shelf[kind]
        return [name for name, each in shelf.items() for _ in range(each.copies)]

    def _check_names(self, folder: Path) -> None:
        """Thirteen Locations, two abilities a side, and Privileges that name only what exists."""
        if sorted(self.places) != list(range(1, PLACES + 1)):
            raise BadContent("error-content-link", folder=str(folder), entry="place", link="1-13")
        for ability in self.abilities.values():
            if ability.god not in self.sheets:
                raise BadContent("error-content-link", folder=str(folder), entry=ability.id, link=ability.god)
        for card in self.privileges.values():
            standing = card.standing
            named: tuple[str, ...] = standing.places if isinstance(standing, Tithe) else ()
            if isinstance(standing, Access | Community):
                named = (standing.place,)
            for name in named:
                if name not in self.numbers:
                    raise BadContent("error-content-link", folder=str(folder), entry=card.id, link=name)
