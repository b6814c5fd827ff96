"""Tables of Evil High Priest for tests, arranged as the test tells it.

    t = sanctum("ann", "bob", board="black_goat", broken=["s1"], ann={"magic": 2, "rooms": {"s1": "well blood=2"}})
    t.ann.plays("place:black_goat_s2:acolyte").has(elder_sign=1)

Everybody begins with the priest and two acolytes in the pool, four in the asylum, and nothing else. The first named
moves first. ``dice`` are the next results of all dice in order: in an expanded game a raid first rolls for its
investigator. Rows and decks are as set up, unless told: ``room_row``, ``monster_row``, ``investigator_row``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from leng.engine.choice import key
from leng.engine.state import Unit
from leng.engine.table import Seat, Table
from leng.games.evil_high_priest import GAME, inventory
from leng.games.evil_high_priest.deeds import goods, people
from leng.games.evil_high_priest.deeds.cards import AMOEBA
from leng.games.evil_high_priest.rules import ending
from leng.games.evil_high_priest.state import (
    GOODS,
    PLACES,
    Conclave,
    Monster,
    Priest,
    Room,
    acolyte_of,
    priest_of,
)
from transcript import Speaker, TranscriptOf

BOXES = {
    "great_cthulhu": "base",
    "black_goat": "base",
    "crawling_chaos": "blood_ceremony",
    "opener_of_the_way": "blood_ceremony",
    "sleeper": "blood_ceremony",
    "tcho_tchos": "blood_ceremony",
    "windwalker": "dark_ritual",
    "guardian_of_the_pyramid": "dark_ritual",
    "elder_things": "dark_ritual",
    "yellow_sign": "dark_ritual",
}

QUIET = ("place:escape:acolyte", "place:improve_sanctuary:priest")
"""What is always possible on a turn and concerns nobody else."""

Holding = Mapping[str, Any]
"""What a player has: goods (in the exposed area), ``rooms`` by slot (``"vault blood=2"``), ``lairs`` (cards), ``pool``,
``asylum``, ``escape``, ``worship``, ``evolved``, ``home``, ``card``, ``spent``, ``specials``, ``on`` (spaces with an
acolyte), ``prowls`` (prowler spaces of the cult board with one), ``priest_on`` (the space with the priest).
Acolytes not named are back in the box: see ``out``."""


class HighPriest(Speaker):
    """A player in the transcript."""

    in_order = ("rooms", "lairs")

    @property
    def priest(self) -> Priest:
        """Everything that is his."""
        priest: Priest = self.table.state.priests[self.number]
        return priest

    def holding(self, name: str) -> Any:
        """Goods of a kind anywhere; ``exposed`` goods; ``rooms`` and ``lairs`` by their cards; ``on``; ``score``.

        ``monster``, ``amoeba``, ``room`` and ``acolyte`` are numbers, the last one of those that may be sacrificed.
        """
        g: Conclave = self.table.state
        who = self.priest
        match name:
            case _ if name in GOODS:
                return goods.have(who, name)
            case "exposed":
                return {kind: n for kind, n in who.exposed.items() if n}
            case "rooms":
                return {PLACES[n]: _told(room) for n, room in enumerate(who.rooms, start=1) if room is not None}
            case "lairs":
                return [monster.card for monster in who.lairs]
            case "on":
                return people.spaces_of(g, acolyte_of(who.seat))
            case "priest_on":
                return people.spaces_of(g, priest_of(who.seat))
            case "monster" | "amoeba" | "room" | "acolyte":
                return inventory.holdings(g, who.seat)[name]
            case "score":
                return ending.score(g, who.seat)
        return getattr(who, name)


class SanctumTranscript(TranscriptOf[HighPriest, Conclave]):
    """The transcript of a match of Evil High Priest."""

    speaker = HighPriest

    def check(self) -> SanctumTranscript:
        """Every piece of the box is in its place."""
        GAME.check(self.state)
        return self

    def idle(self, answers: Mapping[str, str] | None = None) -> SanctumTranscript:
        """Acolytes escape and priests build until the next round begins; all else is declined, unless told."""
        this = self.state.round
        while self.table.decision is not None and self.state.round == this:
            options = list(map(key, self.decision.options))
            quiet = next((each for each in QUIET if each in options), "")
            self._answer({"turn": quiet, **(answers or {})})
        return self

    def raided(self, dice: int = 1, *, by: int = 0) -> SanctumTranscript:
        """A raid breaks out as soon as the question on the table is answered; rarely needed: locks start raids."""
        self.state.next_up(("raid", dice, by))
        return self


def sanctum(
    *players: str,
    board: str = "great_cthulhu",
    at: str | Unit | None = None,
    options: Mapping[str, str] | None = None,
    broken: Sequence[str] = (),
    raids: int = 0,
    dice: Sequence[int] = (),
    room_row: Sequence[str] | None = None,
    rooms: Sequence[str] | None = None,
    monster_row: Sequence[str] | None = None,
    investigator_row: Sequence[str] | None = None,
    tracks: Mapping[str, int] | None = None,
    seed: str = "sanctum",
    arrange: Callable[[Conclave], None] | None = None,
    checked: bool = True,
    thorough: bool = False,
    **holdings: Holding,
) -> SanctumTranscript:
    """A table arranged as the test tells it.

    ``broken`` are locks by the end of their id (``a``, ``start``): their signs are out of the game. ``raids`` is how
    many have been resolved (rituals open with the first). ``at`` is a unit of play to begin with; usually the first
    named has a turn. ``room_row`` etc. name cards; the next ones of the deck are ``rooms``. An expanded table has
    ``options={"boxes": "both"}``; a board of another box brings its box along.
    """
    names = list(players or ("ann", "bob"))
    assert set(holdings) <= set(names), f"only {names} sit at this table"

    def lay_out(g: Conclave) -> None:
        g.first = g.next_first = 0
        g.round = 1
        g.phase = "action"
        g.raids = raids
        g.broken = [f"{board}_{lock}" for lock in broken]
        g.tracks.update(tracks or {})
        for who in g.priests:
            who.exposed = {}
        for heap, row, deck, wanted in (
            ("room", g.room_row, g.rooms, room_row),
            ("monster", g.monster_row, g.monsters, monster_row),
            ("investigator", g.investigator_row, g.investigators, investigator_row),
        ):
            if wanted is not None:
                deck += row
                for card in wanted:
                    assert card in deck, f"no {heap} called {card} is in this game"
                    deck.remove(card)
                row[:] = wanted
        for card in reversed(rooms or ()):
            _draw(card, g.rooms, g.room_row)
            g.rooms.append(card)
        for name, holding in holdings.items():
            _give(g, g.priests[names.index(name)], holding)
        for who in g.priests:
            _count_acolytes(g, who)
        g.dice.script = list(dice)
        g.agenda = []
        g.next_up(("next_turn", 0))
        if at is not None:
            g.next_up((at,) if isinstance(at, str) else at)
        if arrange is not None:
            arrange(g)
        if checked:
            GAME.check(g)

    wanted = {"boxes": BOXES[board], "cult": board, **(options or {})}
    table = Table.open(GAME, [Seat(name) for name in names], wanted, seed, arrange=lay_out)
    return SanctumTranscript(table, thorough)


def by_the_first_edition(t: SanctumTranscript) -> SanctumTranscript:
    """The same table, as a release up to 0.7.0 would have begun it."""
    opening = msgspec.structs.replace(t.table.opening, edition=msgspec.UNSET)
    return SanctumTranscript(Table(GAME, opening, t.table.start.copy()))


def _draw(card: str, *heaps: list[str]) -> None:
    for heap in heaps:
        if card in heap:
            heap.remove(card)
            return
    raise AssertionError(f"{card} lies nowhere it could be taken from")


def _give(g: Conclave, who: Priest, holding: Holding) -> None:
    """Put things in front of a player."""
    for name, value in holding.items():
        if name in GOODS:
            who.exposed[name] = value
        elif name == "rooms":
            for place, told in value.items():
                card, *held = told.split()
                _draw(card, g.rooms, g.room_row, g.room_discard)
                contents = {kind: int(n) for kind, _, n in (each.partition("=") for each in held)}
                who.rooms[PLACES.index(place) - 1] = Room(card, contents)
            while len(g.room_row) < 3:
                g.room_row.append(g.rooms.pop())
        elif name == "lairs":
            for card in value:
                if card == AMOEBA:
                    g.amoebas -= 1
                else:
                    _draw(card, g.monsters, g.monster_row, g.monster_discard)
                who.lairs.append(Monster(card))
            while g.expanded and len(g.monster_row) < 3 and g.monsters:
                g.monster_row.append(g.monsters.pop())
        elif name == "card":
            other = next((each for each in g.priests if each.card == value), None)
            if other is not None:
                other.card, who.card = who.card, value
            elif value != who.card:
                g.undealt.append(who.card)
                g.undealt.remove(value)
                g.undealt.sort()
                who.card = value
        elif name == "specials":
            for card in value:
                g.specials.remove(card)
                who.specials.append(card)
        elif name == "on":
            for space in value:
                people.stand(g, acolyte_of(who.seat), space)
        elif name == "prowls":
            for space in value:
                people.stand(g, acolyte_of(who.seat), space)
                g.prowling.append(space)
        elif name == "priest_on":
            who.home = False
            people.stand(g, priest_of(who.seat), value)
        else:
            assert hasattr(who, name), f"a priest has no {name}"
            setattr(who, name, list(value) if isinstance(value, list) else value)


def _count_acolytes(g: Conclave, who: Priest) -> None:
    """Six acolytes each: those the test does not place go to the box."""
    held = sum(monster.captive == who.seat for other in g.priests for monster in other.lairs)
    placed = who.pool + who.asylum + who.escape + who.worship + sum(who.evolved) + held
    placed += len(people.spaces_of(g, acolyte_of(who.seat)))
    assert placed <= 6, f"{placed} acolytes of seat {who.seat}: say pool=, asylum= and so on"
    who.out = 6 - placed


def _told(room: Room) -> str:
    return " ".join([room.card, *(f"{kind}={n}" for kind, n in sorted(room.goods.items()) if n)])


def opened(*players: str, seed: str = "sanctum", **options: str) -> SanctumTranscript:
    """A table as it is set up, with nothing arranged: ``opened("ann", "bob", boxes="both", cult="sleeper")``."""
    names = players or ("ann", "bob")
    return SanctumTranscript(Table.open(GAME, [Seat(name) for name in names], options, seed))
