"""The match as the oracle tells it: its own copy of the table, and how it puts questions.

The chapters beside this one play the rulebook on that copy from the first question to the last. A chapter that has to
ask yields a ``Put`` and is sent the key of the answer. What chance decides (the order of a shuffled deck) it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import NamedTuple, TypeVar

from leng.engine.state import Event
from leng.games.auztralia.state import Australia, Colony, OldOne
from oracles.auztralia.paper import Map, map_of, tile

T = TypeVar("T")

END = 53
"""Whose disc stands there or further has no more actions."""  # AZ R-023


class Put(NamedTuple):
    """A question as the oracle would put it."""

    seat: int
    ask: str
    options: frozenset[str]


Rules = Generator[Put, str, T]


class Parted(Exception):
    """What was told cannot be: from here on the oracle does not know the table any more."""


class Over(Exception):
    """The match ends here and now."""


class Telling:
    """A match: the table as it must be, and what the engine has told since the last answer."""

    def __init__(self, g: Australia) -> None:
        self.g = g
        self.map: Map = map_of(g.map)
        self.told: Sequence[Event] = ()
        self.after: Australia = g
        self.shuffles = 0  # so many since the last answer
        self.wrong: list[str] = []

    # Who and what ------------------------------------------------------------------------------------------------

    def colony(self, seat: int) -> Colony:
        """A player."""
        return self.g.colonies[seat]

    def has(self, seat: int, character: str) -> bool:
        """Whether somebody has a character."""
        return character in self.g.colonies[seat].characters

    def at(self, n: int) -> list[OldOne]:
        """The Old Ones in a hex."""
        return [each for each in self.g.tiles if each.hex == n]

    def haunted(self, n: int) -> bool:
        """Whether an Old One, hidden or not, is in a hex."""
        return any(each.hex == n for each in self.g.tiles)

    def cubes(self, seat: int) -> int:
        """The cubes at somebody's headquarters: on boxes and on Old Ones they are not."""  # AZ
        out = sum(self.colony(seat).cubes.values())
        damage = sum(each.damage[seat] for each in self.g.tiles)
        return 20 - out - lying(20 - out, damage)

    def spend(self, seat: int, time: int) -> None:
        """A disc goes forward on the track, and on top of those it meets."""  # AZ R-021
        self.colony(seat).time += time
        self.arrive(seat)

    def arrive(self, disc: int) -> None:
        """A disc lies on top of its stack."""
        self.g.arrivals.remove(disc)
        self.g.arrivals.append(disc)

    # The supply --------------------------------------------------------------------------------------------------

    def take(self, seat: int, goods: str, n: int) -> int:
        """Goods from the supply, as many as it has."""  # AZ R-003
        n = min(n, self.g.supply[goods])
        self.g.supply[goods] -= n
        self.give(seat, goods, n)
        return n

    def give(self, seat: int, goods: str, n: int) -> None:
        """Goods to a warehouse."""
        each = self.colony(seat)
        setattr(each, goods, getattr(each, goods) + n)

    def pay(self, seat: int, goods: str, n: int) -> None:
        """Goods back to the supply."""
        self.give(seat, goods, -n)
        self.g.supply[goods] += n

    def enlist(self, seat: int, kind: int, n: int) -> None:
        """Units from the supply, as many as it has."""
        n = min(n, self.g.pool[kind])
        self.g.pool[kind] -= n
        self.colony(seat).barracks[kind] += n

    # The Old One cards -------------------------------------------------------------------------------------------

    def turn(self) -> str:
        """The top card of the deck; the discards are shuffled when one is needed and there is none."""  # AZ Q-52
        if not self.g.cards:
            self._shuffle()
        return self.g.cards.pop()

    def _shuffle(self) -> None:
        """In which order they lie then, only the story and the table afterwards can tell."""
        at = [n for n, each in enumerate(self.told) if each.kind == "cards-shuffled"]
        if len(at) <= self.shuffles:
            raise Parted("the Old One cards had to be shuffled")
        begins, self.shuffles = at[self.shuffles], self.shuffles + 1
        last = len(at) == self.shuffles
        ends = len(self.told) if last else at[self.shuffles]
        shown = [str(each.facts["card"]) for each in self.told[begins:ends] if shows_card(each)]
        deck = (self.after.cards if last else []) + shown[::-1]
        if Counter(deck) != Counter(self.g.discard):
            raise Parted("the shuffled Old One cards are not those that were discarded")
        self.g.cards, self.g.discard, self.g.shuffled = deck, [], True

    # Old Ones ----------------------------------------------------------------------------------------------------

    def hurt(self, old_one: OldOne, seat: int, n: int) -> None:
        """Somebody's damage on an Old One."""
        old_one.damage[seat] += n

    def is_dead(self, old_one: OldOne) -> bool:
        """Whether its damage has reached its capacity."""  # AZ R-098
        return sum(old_one.damage) >= int(tile(old_one.tile)["capacity"])

    def remove(self, old_one: OldOne) -> None:
        """A tile leaves the board."""
        self.g.tiles = [each for each in self.g.tiles if each is not old_one]

    def bury(self, old_one: OldOne) -> None:
        """A dead Old One goes to whoever did all the damage, or its points are shared out."""  # AZ
        self.remove(old_one)
        face = tile(old_one.tile)
        shares = share(int(face["points"]), old_one.damage)
        if len(shares) == 1:
            (seat,) = shares
            self.colony(seat).tiles.append(old_one.tile)
        else:
            self.g.gone.append(old_one.tile)
            for seat, points in shares.items():
                self.colony(seat).points += points
        for seat in shares:
            self.colony(seat).temples += face["creature"] == "temple"


def shows_card(event: Event) -> bool:
    """Whether a line of the story turns a card over."""
    return event.kind in ("card", "movement-card", "spawned", "stays") and "card" in event.facts


def lying(cubes: int, damage: int) -> int:
    """How many cubes mark so much damage: when they run out, two discs stand for five each."""  # AZ
    for _ in range(2):
        if damage > cubes and damage >= 5:
            damage -= 5
    return min(cubes, damage)


def share(points: int, damage: Sequence[int]) -> dict[int, int]:
    """The points of an Old One for everybody whose cubes lie on it."""  # AZ
    by = [seat for seat, n in enumerate(damage) if n]
    each, rest = divmod(points, len(by))
    most = [seat for seat in by if damage[seat] == max(damage)]
    return {seat: each + (rest // len(most) if seat in most else 0) for seat in by}


def on_display(g: Australia) -> int:
    """How many characters lie on display."""  # AZ
    return 7 if g.has("display_seven") else 5


# Questions -----------------------------------------------------------------------------------------------------------

ALWAYS = ("opening-character", "keep")
"""What only the decider sees is asked even where there is one answer."""


def ask(seat: int, name: str, options: Iterable[str]) -> Rules[str]:
    """One of these; where there is only one, nobody is asked, and where there is none, nothing comes of it."""
    options = list(options)
    if not options:
        return ""
    if len(options) == 1 and name not in ALWAYS:
        return options[0]
    return (yield Put(seat, name, frozenset(options)))


def several(
    seat: int,
    name: str,
    things: Sequence[str],
    least: int,
    most: int,
    fits: Callable[[Sequence[str]], bool] = lambda picked: True,
    everything: Sequence[str] = (),
    taken: Callable[[str], None] = lambda picked: None,
) -> Rules[list[str]]:
    """Some of these, one after the other in their order, so that each set can be named in one way."""
    kinds = list(dict.fromkeys(things))
    most = min(most, len(things))
    picked: list[str] = []
    asked = False

    def may_follow(so_far: list[str], first: int) -> list[str]:
        return [each for each in kinds[first:] if so_far.count(each) < things.count(each)]

    def can_end(so_far: list[str], first: int) -> bool:
        if len(so_far) >= least and fits(so_far):
            return True
        if len(so_far) >= most:
            return False
        return any(can_end([*so_far, each], kinds.index(each)) for each in may_follow(so_far, first))

    while len(picked) < most:
        first = kinds.index(picked[-1]) if picked else 0
        options = [each for each in may_follow(picked, first) if can_end([*picked, each], kinds.index(each))]
        if len(picked) >= least and fits(picked):
            options.append("done")
        at_once = list(everything)
        if not asked and len(at_once) > len(picked) + 1 and at_once[: len(picked)] == picked and len(options) > 1:
            options.append("all")
        asked = asked or len(options) > 1
        answer = yield from ask(seat, name, options)
        if answer == "done":
            break
        if answer == "all":
            for each in at_once[len(picked) :]:
                taken(each)
            return at_once
        picked.append(answer)
        taken(answer)
    return picked
