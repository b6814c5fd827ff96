"""What is printed on the boards and cards, and what follows from it at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeVar

from msgspec.structs import replace

from leng.engine.content import Box, Entry, Name, Record
from leng.engine.errors import BadContent
from leng.games.evil_high_priest.deeds.people import RITUAL
from leng.games.evil_high_priest.effects.conditions import AnyCondition
from leng.games.evil_high_priest.effects.cult import AmoebasDefend, FromWorship, Prowl
from leng.games.evil_high_priest.effects.every import Ability, AnyVerb
from leng.games.evil_high_priest.effects.monsters import StrongAlone, StrongInEmptiness
from leng.games.evil_high_priest.effects.people import Trap
from leng.games.evil_high_priest.effects.raid import StartRaid
from leng.games.evil_high_priest.effects.verb import Verb
from leng.games.evil_high_priest.state import GOODS

V = TypeVar("V", bound=Verb)

BoxName = Literal["base", "blood_ceremony", "dark_ritual"]
BASE, BLOOD_CEREMONY, DARK_RITUAL, BOTH = "base", "blood_ceremony", "dark_ritual", "both"
IN_USE: dict[str, tuple[str, ...]] = {
    BASE: (BASE,),
    BLOOD_CEREMONY: (BASE, BLOOD_CEREMONY),
    DARK_RITUAL: (BASE, DARK_RITUAL),
    BOTH: (BASE, BLOOD_CEREMONY, DARK_RITUAL),
}
"""Which boxes lie on the table, by the table option."""  # EHP R-003


class Resource(Entry, frozen=True):
    """A kind of goods."""

    worth: int  # points for each
    total: int  # what all tokens together are worth  # EHP Q-09


class Space(Record, frozen=True):
    """What one pays for a space and gets there."""

    cost: tuple[AnyVerb, ...] = ()
    reward: tuple[AnyVerb, ...] = ()


class Location(Entry, frozen=True):
    """One of the twelve locations."""

    n: int
    cost: tuple[AnyVerb, ...] = ()
    reward: tuple[AnyVerb, ...] = ()
    prowlers: bool = True  # they may come here


class Lurk(Entry, frozen=True):
    """A prowler space of the location board."""

    players: tuple[int, ...]  # with how many it is used


class Ritual(Entry, frozen=True):
    """A ritual: what its steps give, the first of which is the start."""

    n: int
    steps: tuple[tuple[AnyVerb, ...], ...]


class Post(Entry, frozen=True):
    """A space of the priest boards."""

    who: Literal["priest", "acolyte"]
    cost: tuple[AnyVerb, ...] = ()
    reward: tuple[AnyVerb, ...] = ()


class Storage(Record, frozen=True):
    """So many goods of some kinds that a room holds."""

    holds: tuple[str, ...]
    n: int

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of goods."""
        return GOODS if self.holds == ("any",) else self.holds


class RoomCard(Entry, frozen=True):
    """A kind of room."""

    count: int
    defence: int
    storage: tuple[Storage, ...] = ()
    ability: Ability | None = None


class MonsterCard(Entry, frozen=True):
    """A kind of monster."""

    box: BoxName
    defence: int
    count: int = 1
    turned: int = 0  # the defence of its other side
    unique: bool = True
    ability: Ability | None = None


class Investigator(Entry, frozen=True):
    """An investigator."""

    box: BoxName
    dice: int = 0
    strength: int = 0
    abilities: tuple[Ability, ...] = ()


class PriestCard(Entry, frozen=True):
    """A high priest; the card is used once a game."""

    box: BoxName
    effects: tuple[AnyVerb, ...]
    needs: tuple[AnyCondition, ...] = ()
    cost: tuple[AnyVerb, ...] = ()


class Special(Entry, frozen=True):
    """A special card of a cult board."""

    board: str
    stops: int = 0  # so much of a raid, when it is given up
    cost: tuple[AnyVerb, ...] = ()  # of the action space that it is, if it is one
    reward: tuple[AnyVerb, ...] = ()
    upkeep: tuple[AnyVerb, ...] = ()  # what its controller may do
    pays: tuple[AnyVerb, ...] = ()  # to every player, once its glacier is active


class Cult(Entry, frozen=True):
    """A cult board."""

    n: int
    box: BoxName
    tracks: dict[str, int] = {}  # markers, and where they begin
    track_end: int = 0
    raid_begins: tuple[AnyVerb, ...] = ()
    worship: bool = False  # raids are stronger by the worshippers, and too many of them end the match
    atoms: bool = False
    amoebas: int = 0
    lines: dict[str, tuple[str, ...]] = {}  # ritual tracks of the board: their locks in order
    line_names: dict[str, Name] = {}


class Bonus(Record, frozen=True):
    """The bonus part of a lock."""

    cost: tuple[AnyVerb, ...] = ()
    reward: tuple[AnyVerb, ...] = ()
    needs: tuple[AnyCondition, ...] = ()
    acolytes: bool = False  # no priest may use it
    prowlers: bool = True  # they may come here
    step: bool = False  # of a track: nobody is placed here


class Lock(Entry, frozen=True):
    """A lock of a cult board with its sign."""

    board: str
    letter: str
    start: bool = False
    needs: tuple[AnyCondition, ...] = ()
    cost: tuple[AnyVerb, ...] = ()
    effects: tuple[AnyVerb, ...] = ()
    opens: tuple[str, ...] = ()
    bonus: Bonus | None = None
    site: int = 0  # the point of the growth track that sets it off; nobody is placed here
    section: str = ""
    at: tuple[float, float] = (0.0, 0.0)  # where it is drawn: column and row


class Omen(Entry, frozen=True):
    """A line of the table by which the opponent of a lone player acts."""  # EHP R-176

    roll: int
    goods: dict[str, int]


KINDS: dict[str, type[Entry]] = {
    "resource": Resource,
    "location": Location,
    "lurk": Lurk,
    "ritual": Ritual,
    "post": Post,
    "room": RoomCard,
    "monster": MonsterCard,
    "investigator": Investigator,
    "priest": PriestCard,
    "special": Special,
    "cult": Cult,
    "lock": Lock,
    "omen": Omen,
}


class Sheet:
    """A cult board with everything about its locks worked out once."""

    def __init__(self, board: Cult, locks: Sequence[Lock]) -> None:
        self.board = board
        self.locks = {each.id: each for each in locks}
        self.sites = dict(sorted(((each.id, each.site) for each in locks if each.site), key=lambda pair: pair[1]))
        self.lines = board.lines
        self.steps = {lock: (track, n) for track, line in self.lines.items() for n, lock in enumerate(line)}
        self.opened_by: dict[str, tuple[str, ...]] = {
            each.id: tuple(other.id for other in locks if each.id in other.opens) for each in locks
        }
        self.bonuses = {each.id: each.bonus for each in locks if each.bonus is not None}
        self.prowlers = {
            lock: verb.kind for lock, bonus in self.bonuses.items() for verb in bonus.reward if isinstance(verb, Prowl)
        }
        self.supremacy = {
            lock: verb.n
            for lock, bonus in self.bonuses.items()
            for verb in bonus.reward
            if isinstance(verb, AmoebasDefend)
        }
        self.dice = {each.id: sum(verb.dice for verb in each.effects if isinstance(verb, StartRaid)) for each in locks}

    def is_open(self, lock: str, broken: Sequence[str]) -> bool:
        """Whether the sign of a lock may be broken as far as the arrows go."""  # EHP R-103, GEN-Q2
        face = self.locks[lock]
        if face.site or lock in broken:
            return False
        if face.start:
            return True
        for other in self.opened_by[lock]:
            if other in broken:
                return True
        return False

    def accessible(self, broken: Sequence[str]) -> Iterator[str]:
        """The locks whose sign may be broken as far as the arrows go."""
        return (lock for lock in self.locks if self.is_open(lock, broken))


class HighPriestBox(Box):
    """Everything in the box, with the indexes the rules ask for."""

    kinds = KINDS

    def __init__(self, folder: Path, overlay: Path | None = None) -> None:
        super().__init__(folder, overlay)
        shelf = self.shelf
        self.resources: dict[str, Resource] = shelf["resource"]
        self.locations: dict[str, Location] = dict(sorted(shelf["location"].items(), key=lambda pair: pair[1].n))
        self.lurks: dict[str, Lurk] = shelf["lurk"]
        self.rituals: dict[str, Ritual] = dict(sorted(shelf["ritual"].items(), key=lambda pair: pair[1].n))
        self.posts: dict[str, Post] = shelf["post"]
        self.room_kinds: dict[str, RoomCard] = shelf["room"]
        self.monster_kinds: dict[str, MonsterCard] = shelf["monster"]
        self.investigators: dict[str, Investigator] = shelf["investigator"]
        self.priests: dict[str, PriestCard] = shelf["priest"]
        self.specials: dict[str, Special] = shelf["special"]
        self.locks: dict[str, Lock] = shelf["lock"]
        self.omens = {each.roll: each for each in shelf["omen"].values()}
        boards = sorted(shelf["cult"].values(), key=lambda each: each.n)
        self.sheets = {
            each.id: Sheet(each, [lock for lock in self.locks.values() if lock.board == each.id]) for each in boards
        }
        self._check_names(folder)
        # Cards of which there are several: each has a name of its own, and the face of its kind.
        self.rooms = {card: face for face in self.room_kinds.values() for card in copies(face.id, face.count)}
        self.monsters = {card: face for face in self.monster_kinds.values() for card in copies(face.id, face.count)}
        # What each room holds, by card; what cards do as long as they are in play, of those that do something.
        self.storage = {card: tuple((each.kinds, each.n) for each in face.storage) for card, face in self.rooms.items()}
        self._lasting = {
            card: face.ability.effects
            for cards in (self.rooms, self.monsters)
            for card, face in cards.items()
            if face.ability is not None
        }
        self.loners = frozenset(
            card
            for card in self.monsters
            if self.lasting(card, StrongAlone) is not None or self.lasting(card, StrongInEmptiness) is not None
        )
        """The monsters whose defence depends on how many are in the lairs."""
        self.upkeeps = {name: all_the_same(each.upkeep) for name, each in self.specials.items()}
        # Spaces
        self.starts = tuple(f"{RITUAL}{each}.1" for each in self.rituals)
        self.steps = tuple(
            (f"{RITUAL}{name}.{step}", name, step, each.steps[step] if step < len(each.steps) else None)
            for name, each in self.rituals.items()
            for step in range(len(each.steps), 0, -1)
        )
        """The steps of the rituals, of each the last one first: where one stands, and what the step after it gives."""
        # What is done by the name of what says it.
        self.effects: dict[str, tuple[Verb, ...]] = {
            **{f"location:{name}": each.reward for name, each in self.locations.items()},
            **{f"post:{name}": each.reward for name, each in self.posts.items()},
            **{f"priest:{name}": each.effects for name, each in self.priests.items()},
            **{f"special:{name}": each.reward for name, each in self.specials.items()},
            **{f"lock:{name}": each.effects for name, each in self.locks.items()},
            **{f"bonus:{name}": each.bonus.reward for name, each in self.locks.items() if each.bonus is not None},
        }

    def upkeep_of(self, card: str, letter: bool) -> tuple[Verb, ...]:
        """What a special card does in upkeep: by the letter, or as its entry has it, which was so before."""
        return self.upkeeps[card] if letter else self.specials[card].upkeep

    def traps(self, card: str) -> bool:
        """Whether a monster holds acolytes of others."""
        ability = self.monsters[card].ability
        return ability is not None and any(isinstance(verb, Trap) for verb in ability.effects)

    def lasting(self, card: str, kind: type[V]) -> V | None:
        """What a monster or a room does of a kind as long as it is in play."""
        for verb in self._lasting.get(card, ()):
            if isinstance(verb, kind):
                return verb
        return None

    def changes(self, investigator: str, kind: type[V]) -> V | None:
        """What an investigator changes of a kind."""
        if investigator:
            for ability in self.investigators[investigator].abilities:
                for verb in ability.effects:
                    if isinstance(verb, kind):
                        return verb
        return None

    def _check_names(self, folder: Path) -> None:
        """Locks open only locks of their own board, and tracks name only what exists."""
        for lock in self.locks.values():
            for link in (lock.board, *lock.opens):
                if link not in self.sheets and (link not in self.locks or self.locks[link].board != lock.board):
                    raise BadContent("error-content-link", folder=str(folder), entry=lock.id, link=link)
        for special in self.specials.values():
            if special.board not in self.sheets:
                raise BadContent("error-content-link", folder=str(folder), entry=special.id, link=special.board)


def all_the_same(verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """Whoever is allowed to fetch somebody from Azathoth need not, and has what follows all the same."""
    # EHP R-225, CC-Q2
    if not any(isinstance(verb, FromWorship) for verb in verbs):
        return verbs
    return tuple(
        replace(verb, up_to=True) if isinstance(verb, FromWorship) else replace(verb, when=None) for verb in verbs
    )


def copies(kind: str, count: int) -> list[str]:
    """The names of all cards of a kind."""
    return [kind] if count == 1 else [f"{kind}_{n}" for n in range(1, count + 1)]
