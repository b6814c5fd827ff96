"""What is printed on the board, the sheets and the cards, and what follows from it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from leng.engine.content import Box, Entry, Record
from leng.engine.errors import BadContent
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
from leng.words.clause import signs_of
from leng.words.signs import Row, either, for_price, paid

Given = Literal["no_rival_priest", "no_altar_here", "no_altar_above"]


class Way(Record, frozen=True):
    """One way to take the effect of a Location, perhaps for a payment."""

    effects: tuple[AnyVerb, ...]
    coins: int = 0
    followers: int = 0

    def signs(self) -> Row:
        """What is paid, and what that brings."""
        return for_price(paid({"coins": self.coins, "followers": self.followers}), signs_of(self.effects))


class Place(Entry, frozen=True):
    """A Location of the Eternal City."""

    number: int
    required: int  # Followers
    steep: int  # Followers with the other thresholds  # CU Q-01
    alms: int
    ways: tuple[Way, ...]

    @property
    def is_gift(self) -> bool:
        """Whether there is one way to take its effect, and nothing to be paid for it."""
        first, *others = self.ways
        return not (others or first.coins or first.followers or any(verb.dear for verb in first.effects))

    def signs(self) -> Row:
        """Each way of taking its effect."""
        return either(way.signs() for way in self.ways)


class Deed(Entry, frozen=True):
    """What a cult can do before a Location is decided: use an ability or play a card."""

    effects: tuple[AnyVerb, ...]
    cost: tuple[AnyCost, ...] = ()
    given: tuple[Given, ...] = ()

    def signs(self) -> Row:
        """What it costs and does."""
        return for_price(signs_of(self.cost), signs_of(self.effects))


class Ability(Deed, frozen=True, kw_only=True):
    """An ability of a cult."""

    god: str
    side: Literal["light", "dark"]
    cost: tuple[AnyCost, ...]


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


class Card(Deed, frozen=True, kw_only=True):
    """A Miracle or an Intrigue."""

    copies: int
    sealed: bool = False


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

    kinds = KINDS

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        shelf = self.shelf
        self.places: dict[int, Place] = {each.number: each for each in shelf["place"].values()}
        self.ids: dict[int, str] = {number: each.id for number, each in self.places.items()}
        self.numbers: dict[str, int] = {name: number for number, name in self.ids.items()}
        self.benefits = [("benefit", self.ids[number]) for number in sorted(self.places)]
        self.gifts = {number for number, each in self.places.items() if each.is_gift}
        self.intents = (*(("preach", self.ids[number]) for number in sorted(self.places)), PRAY)
        self.abilities: dict[str, Ability] = shelf["ability"]
        self.sheets = {name: Sides(each, self.abilities) for name, each in shelf["sheet"].items()}
        self.delicate = {name for name, each in self.abilities.items() if any(verb.delicate for verb in each.effects)}
        self.required = {  # the effects without which an ability cannot be used  # CU Q-51
            name: tuple(verb for verb in each.effects if verb.required) for name, each in self.abilities.items()
        }
        self.miracles: dict[str, Miracle] = shelf["miracle"]
        self.intrigues: dict[str, Intrigue] = shelf["intrigue"]
        self.privileges: dict[str, Privilege] = shelf["privilege"]
        self.celebrations: dict[str, Celebration] = shelf["celebration"]
        self.cards: dict[str, Card] = {**self.miracles, **self.intrigues}
        self.aimed = {name for name, each in self.intrigues.items() if any(verb.aimed for verb in each.effects)}
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
        tithes = {name: each for name, each in standing.items() if isinstance(each, Tithe)}
        self.tithes: dict[int, dict[str, int]] = {  # by Location: the cards that ask for one, and their coins
            number: {name: each.coins for name, each in tithes.items() if place in each.places}
            for number, place in self.ids.items()
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
            for name in card.standing.where:
                if name not in self.numbers:
                    raise BadContent("error-content-link", folder=str(folder), entry=card.id, link=name)
