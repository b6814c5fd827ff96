"""What is printed on the cards, markers, dice and sheets, and what follows from it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from leng.engine.content import Entry, Name, Record, fingerprint, read_entries
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadContent
from leng.engine.plain import Box
from leng.games.elder_sign.effects.compound import AnyVerb
from leng.games.elder_sign.effects.dice import AddDie, Grant, Secure, TurnDie
from leng.games.elder_sign.effects.goods import Regain
from leng.games.elder_sign.effects.standing import (
    AnyStanding,
    ColdCards,
    Dearer,
    DearTrophies,
    ExtraCard,
    Forbid,
    LockDie,
    LosesSigns,
    Maximum,
    MonsterNeeds,
    Standing,
    Terror,
)
from leng.games.elder_sign.effects.verb import Colour, Face
from leng.games.elder_sign.rules.ways import OpenTask, Tokens, Way, find_ways

Need = int | str
"""Investigation worth so much; or lore, peril, terror; or one of two, as in ``lore/peril``."""

SYMBOLS = ("lore", "peril", "terror")
WAYS_KEPT = 200_000
"""So many answers of ``ways`` are remembered at a time."""


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


class InvestigatorCard(Entry, frozen=True):
    """The card of an investigator."""

    occupation: Name
    ability: Name
    sanity: int
    stamina: int
    starting: tuple[AnyVerb, ...]
    standing: tuple[AnyStanding, ...] = ()
    deeds: tuple[Deed, ...] = ()


class AncientOne(Entry, frozen=True):
    """The card of an Ancient One."""

    ability: Name
    signs: int
    track: tuple[Literal["doom", "monster"], ...]
    combat: Task | None = None
    standing: tuple[AnyStanding, ...] = ()
    awakens: tuple[AnyVerb, ...] = ()
    attack: tuple[AnyVerb, ...] = ()


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


class Later(Record, frozen=True):
    """Something that happens once, the next time an adventure is failed or resolved."""

    on: Literal["failed", "resolved"]
    effects: tuple[AnyVerb, ...]


class Mythos(Entry, frozen=True):
    """A Mythos card."""

    now: tuple[AnyVerb, ...]
    standing: tuple[AnyStanding, ...] = ()
    midnight: tuple[AnyVerb, ...] = ()  # when the clock next strikes
    later: Later | None = None


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


class ElderSignBox(Box):
    """Everything in the box, with the indexes the rules ask for."""

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        shelf = read_entries(folder, SHELVES, overlay)
        self.fingerprint = fingerprint(shelf)
        self.shelf = shelf
        self.investigators: dict[str, InvestigatorCard] = shelf["investigator"]
        self.ancient_ones: dict[str, AncientOne] = shelf["ancient_one"]
        self.adventures: dict[str, Adventure] = shelf["adventure"]
        self.other_worlds: dict[str, OtherWorld] = shelf["other_world"]
        self.cards: dict[str, Adventure] = {**self.adventures, **self.other_worlds}
        self.items: dict[str, Item] = {**shelf["common"], **shelf["unique"], **shelf["spell"]}
        self.allies: dict[str, Ally] = shelf["ally"]
        self.mythos: dict[str, Mythos] = shelf["mythos"]
        self.first_aid: dict[str, Service] = shelf["first_aid"]
        self.souvenirs: dict[str, Service] = shelf["souvenir"]
        self.findings: dict[str, Finding] = {each.face: each for each in shelf["finding"].values()}
        self.monsters: dict[str, Monster] = {
            f"{each.id}.{copy}" if each.count > 1 else each.id: each
            for each in shelf["monster"].values()
            for copy in range(1, each.count + 1)
        }
        self.faces: dict[str, tuple[str, ...]] = {each.id: each.faces for each in shelf["die"].values()}
        self.kind_of: dict[str, str] = {name: kind for kind in DECKS for name in shelf[kind]}
        self.kind_of.update(dict.fromkeys(self.monsters, "monster"))
        self._check(folder)
        owners: list[InvestigatorCard | AncientOne | Ally | Mythos] = [
            *self.investigators.values(),
            *self.ancient_ones.values(),
            *self.allies.values(),
            *self.mythos.values(),
        ]
        self.traits: dict[str, set[str]] = {"": set()}
        self.maxima: dict[str, dict[str, int]] = {"": {"sanity": 0, "stamina": 0}}
        self.locks: dict[str, Colour] = {each.id: each.lock for each in self.cards.values() if each.lock}
        self.locks.update((name, each.lock) for name, each in self.monsters.items() if each.lock)
        self.mythos_terror: dict[str, list[AnyVerb]] = {each: [] for each in ("", *self.mythos)}
        self.forbidden: dict[str, set[str]] = {each: set() for each in ("", *self.mythos)}
        self.dearer: dict[str, tuple[int, int]] = {}  # trophy prices, and the price of an Elder Sign
        self.monster_needs: dict[str, tuple[Need, ...]] = {}
        self.angered_by: dict[str, str] = {}
        self.cold_cards: dict[tuple[str, str], int] = {}
        self.extra_card: dict[str, str] = {}
        self.dear_trophies: dict[str, int] = {}
        for owner in owners:
            self.traits[owner.id] = {str(type(each).__struct_config__.tag) for each in owner.standing}
            self.maxima[owner.id] = {"sanity": 0, "stamina": 0}
            for each in owner.standing:
                self._enact(owner.id, each)
        self.deeds: dict[str, tuple[Deed, ...]] = {
            each.id: each.deeds for each in owners if isinstance(each, InvestigatorCard | Ally)
        }
        self.healers = {each for each, deeds in self.deeds.items() if any(deed.when == "turn_start" for deed in deeds)}
        self.researchers = {
            each for each, deeds in self.deeds.items() if any(deed.when == "any_roll" for deed in deeds)
        }
        self.turning: dict[str, TurnDie] = {
            source: verb for source, deeds in self.deeds.items() for deed in deeds for verb in deed.effects
            if isinstance(verb, TurnDie)
        }  # fmt: skip
        self.granting: dict[str, TurnDie] = {
            each.id: verb.turn for each in self.items.values() for verb in each.effects if isinstance(verb, Grant)
        }
        self.securing: dict[str, int] = {
            each.id: verb.n for each in self.items.values() for verb in each.effects if isinstance(verb, Secure)
        }
        self.trophy_value: dict[str, int] = {each.id: each.trophies for each in self.cards.values()}
        self.trophy_value.update((name, each.trophies) for name, each in self.monsters.items())
        self.one_will_do = {  # cards that may be used when only part of them has an effect
            each.id for each in self.items.values()
            if len(each.effects) > 1 and all(isinstance(verb, AddDie) for verb in each.effects)
        }  # fmt: skip
        self.restoring = {  # cards that do nothing but give back sanity or stamina
            each.id: [verb.what for verb in each.effects if isinstance(verb, Regain)]
            for each in self.items.values() if all(isinstance(verb, Regain) for verb in each.effects)
        }  # fmt: skip
        self.track_length = {each.id: len(each.track) for each in self.ancient_ones.values()}
        self.any_time = {each.id for each in self.items.values() if each.when == "own_turn"}
        self.printed_tasks: dict[str, list[OpenTask]] = {
            each.id: [
                OpenTask(number, task.needs, task.sanity, task.stamina, task.clock, "")
                for number, task in enumerate(each.tasks)
                if task.needs
            ]
            for each in self.cards.values()
        }
        names = sorted(self.kind_of)
        Dice(seed_number("mixed")).shuffle(names)
        self.mixed = {name: place for place, name in enumerate(names)}  # an order without any order in it
        self._ways: dict[tuple[tuple[Need, ...], Tokens], tuple[Way, ...]] = {}

    def _enact(self, owner: str, standing: Standing) -> None:
        """Put a change to the rules where the rules look for it."""
        match standing:
            case Maximum():
                self.maxima[owner][standing.what] += standing.by
            case LockDie():
                self.locks[owner] = standing.colour
            case Terror():
                self.mythos_terror[owner] += standing.effects
            case Forbid():
                self.forbidden[owner].add(standing.what)
            case Dearer():
                self.dearer[owner] = (standing.by, standing.sign_by)
            case MonsterNeeds():
                self.monster_needs[owner] = standing.needs
            case LosesSigns():
                self.angered_by[owner] = standing.monster
            case ColdCards():
                self.cold_cards.update(((owner, kind), standing.n) for kind in standing.kinds)
            case ExtraCard():
                self.extra_card[owner] = standing.what
            case DearTrophies():
                self.dear_trophies[owner] = standing.by

    def has(self, owner: str, tag: str) -> bool:
        """Whether a card in play changes the rules in this way."""
        return tag in self.traits[owner]

    def deck(self, kind: str) -> list[str]:
        """All cards of a deck, in the order of the content files."""
        return list(self.shelf[kind])

    def ways(self, needs: tuple[Need, ...], tokens: Tokens) -> tuple[Way, ...]:
        """All ways to meet a task's needs with these dice, none of them with a die too many."""
        found = self._ways.get((needs, tokens))
        if found is None:
            if len(self._ways) >= WAYS_KEPT:
                self._ways.clear()
            found = self._ways[needs, tokens] = find_ways(needs, tokens)
        return found

    def _check(self, folder: Path) -> None:
        """Every task asks for results that dice can show, and a frame covers only needs that exist."""
        tasks = [(card.id, task) for card in self.cards.values() for task in card.tasks]
        tasks += [(name, each.task) for name, each in self.monsters.items()]
        tasks += [(each.id, each.combat) for each in self.ancient_ones.values() if each.combat]
        for entry, task in tasks:
            for need in task.needs:
                if isinstance(need, str) and not set(need.split("/")) <= set(SYMBOLS):
                    raise BadContent("error-content-need", folder=str(folder), entry=entry, need=need)
            if any(each >= len(task.needs) for each in task.covered):
                raise BadContent("error-content-covered", folder=str(folder), entry=entry)
