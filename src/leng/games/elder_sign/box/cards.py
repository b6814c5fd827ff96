"""What is printed on the cards, markers, dice and sheets."""

from __future__ import annotations

from typing import Literal

from leng.engine.content import Entry, Name, Record
from leng.games.elder_sign.deeds.ways import Need
from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.standing import AnyStanding
from leng.games.elder_sign.effects.verb import AT_MIDNIGHT, COLON, Colour, Face, listed
from leng.words.clause import signs_of
from leng.words.signs import THEN, Row, Sign, either, for_price

SYMBOLS = ("lore", "peril", "terror")


class Die(Entry, frozen=True):
    """A colour of dice."""

    count: int
    faces: tuple[Face, ...]


class Task(Record, frozen=True):
    """A row of symbols on a card."""

    needs: tuple[Need, ...] = ()
    sanity: int = 0  # costs, paid when the dice are placed
    stamina: int = 0
    clock: int = 0  # in steps of three hours
    slot: Literal["empty", "full", "partial"] | None = None  # a white frame for a monster
    covered: tuple[int, ...] = ()  # which needs lie inside the frame


class Adventure(Entry, frozen=True):
    """An Adventure or Other World."""

    trophies: int
    tasks: tuple[Task, ...]
    penalties: tuple[AnyVerb, ...]
    rewards: tuple[AnyVerb, ...]
    ordered: bool = False
    lock: Colour | None = None
    terror: tuple[AnyVerb, ...] = ()
    midnight: tuple[AnyVerb, ...] = ()


class OtherWorld(Adventure, frozen=True):
    """An Other World."""


class Monster(Entry, frozen=True):
    """A monster marker: its task in front, its value and text on the back."""

    task: Task
    trophies: int
    count: int = 1
    mask: bool = False
    lock: Colour | None = None
    gained: tuple[AnyVerb, ...] = ()


class Deed(Record, frozen=True):
    """Something an investigator or an ally may do at a moment, so and so often."""

    when: Literal["turn_start", "resolution_start", "after_roll", "any_roll"]
    effects: tuple[AnyVerb, ...]
    once: Literal["roll", "day"] | None = None
    pays: tuple[Literal["common", "clue", "spell", "itself"], ...] = ()  # discards one of these

    def signs(self) -> Row:
        """When and how often, what is paid for it, and what it does; an ally pays with itself."""
        price = either([(Sign("ally" if each == "itself" else each, paid=True),) for each in self.pays])
        once = [Sign(f"once_{self.once}")] if self.once else []
        once += [Sign(self.when)] if self.when in ("turn_start", "any_roll") else []
        return (*once, *([COLON] if once else []), *for_price(price, signs_of(self.effects)))


class InvestigatorCard(Entry, frozen=True):
    """The card of an investigator."""

    occupation: Name
    ability: Name
    sanity: int
    stamina: int
    starting: tuple[AnyVerb, ...]
    standing: tuple[AnyStanding, ...] = ()
    deeds: tuple[Deed, ...] = ()

    def signs(self) -> Row:
        """What only this investigator can do."""
        return listed([*(each.signs() for each in self.deeds), *(each.signs() for each in self.standing)])


class AncientOne(Entry, frozen=True):
    """The card of an Ancient One."""

    ability: Name
    signs: int
    track: tuple[Literal["doom", "monster"], ...]
    combat: Task | None = None
    standing: tuple[AnyStanding, ...] = ()
    awakens: tuple[AnyVerb, ...] = ()
    attack: tuple[AnyVerb, ...] = ()

    def row(self, awake: bool = False) -> Row:
        """What the Ancient One changes, and what happens when he awakes, unless he is awake."""
        awakens = ((Sign("awakens"), COLON, *signs_of(self.awakens)),) if self.awakens and not awake else ()
        return listed([*(each.signs() for each in self.standing), *awakens])


class Item(Entry, frozen=True):
    """A common item, a unique item or a spell: discarded when used."""

    when: Literal["own_turn", "before_roll", "after_roll"]
    effects: tuple[AnyVerb, ...]


class Ally(Entry, frozen=True):
    """An ally: stays until its text sends it away."""

    joins: tuple[AnyVerb, ...] = ()
    standing: tuple[AnyStanding, ...] = ()
    deeds: tuple[Deed, ...] = ()
    spares: bool = False  # may be discarded to escape the penalties of a failed adventure

    def signs(self) -> Row:
        """What the ally can do, and what joining brings."""
        joins = (signs_of(self.joins),) if self.joins else ()
        spares = ((Sign("ally", paid=True), THEN, Sign("spares")),) if self.spares else ()
        own = [*(each.signs() for each in self.deeds), *(each.signs() for each in self.standing)]
        return listed([*own, *joins, *spares])


class Later(Record, frozen=True):
    """Something that happens once, the next time an adventure is failed or resolved."""

    on: Literal["failed", "resolved"]
    effects: tuple[AnyVerb, ...]

    def signs(self) -> Row:
        """What is in store."""
        return (Sign(f"next_{self.on}"), THEN, *signs_of(self.effects))


class Mythos(Entry, frozen=True):
    """A Mythos card."""

    now: tuple[AnyVerb, ...]
    standing: tuple[AnyStanding, ...] = ()
    midnight: tuple[AnyVerb, ...] = ()  # when the clock next strikes
    later: Later | None = None

    def signs(self) -> Row:
        """What the card does as long as it lies there, and what it has in store."""
        midnight = ((AT_MIDNIGHT, THEN, *signs_of(self.midnight)),) if self.midnight else ()
        later = (self.later.signs(),) if self.later else ()
        return listed([*(each.signs() for each in self.standing), *midnight, *later])


class Service(Entry, frozen=True):
    """First aid or a souvenir at the entrance."""

    price: int
    effects: tuple[AnyVerb, ...]


class Finding(Entry, frozen=True):
    """A row of the lost and found table."""

    face: Face
    effects: tuple[AnyVerb, ...] = ()


class Component(Entry, frozen=True):
    """A kind of piece in the box."""

    count: int


SHELVES: dict[str, type[Entry]] = {
    "die": Die,
    "investigator": InvestigatorCard,
    "ancient_one": AncientOne,
    "adventure": Adventure,
    "other_world": OtherWorld,
    "common": Item,
    "unique": Item,
    "spell": Item,
    "ally": Ally,
    "mythos": Mythos,
    "monster": Monster,
    "first_aid": Service,
    "souvenir": Service,
    "finding": Finding,
    "component": Component,
}
DECKS = ("adventure", "other_world", "common", "unique", "spell", "ally", "mythos")
