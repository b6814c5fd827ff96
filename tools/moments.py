"""The moments that the pictures of the documentation show, one for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from leng.bots import Sight, new_bot
from leng.engine.choice import Choice
from leng.engine.game import load_game
from leng.engine.odds import chances
from leng.engine.table import HUMAN, Seat, Table
from leng.games.auztralia.state import Australia
from leng.games.cult.state import City
from leng.games.evil_high_priest.state import Conclave

Reached = Callable[[Table, Choice], bool]
WAYS = 3  # so many different chances make a picture worth taking
NEARLY_SURE = 0.97
ENOUGH = 4  # Altars in the city, ways to act, Old Ones awake


def kingsport_festival() -> Table:
    """Four cultists in the seventh month; the first of them, a person, may spread the cult."""

    def reached(table: Table, asked: Choice) -> bool:
        return bool(table.state.round == 7 and asked.ask.name == "propagate")

    names = ("Luke", "Andrea", "Livio", "James")
    return _played("kingsport_festival", names, {"scenario": "the_call_of_cthulhu"}, "picture", reached)


def elder_sign() -> Table:
    """Four investigators, a gate open; the first of them has rolled and may lay dice on several tasks."""

    def reached(table: Table, asked: Choice) -> bool:
        g: Any = table.state
        if asked.ask.name != "after-roll" or g.round < 2 or not g.worlds:
            return False
        tasks = {option[1] for option in asked.options if option[0] == "complete"}
        found = chances(table.play).values() if len(tasks) > 1 else []
        return len({round(each, 3) for each in found}) >= WAYS and max(found) < NEARLY_SURE

    return _played("elder_sign", ("Ada", "Ben", "Cleo", "Dan"), {"ancient_one": "yog_sothoth"}, "p4", reached)


def cult() -> Table:
    """Four cults late in a match, a god summoned, a bribe on its way; the first may play most of a hand."""

    def reached(table: Table, asked: Choice) -> bool:
        g: City = table.state
        if asked.ask.name != "act" or len(asked.options) <= ENOUGH or not any(who.dark for who in g.cults):
            return False
        bribed = any(priest.coins for here in g.places for priest in here)
        contested = len({priest.seat for priest in g.places[g.active]}) > 1
        return bribed and contested and sum(len(who.altars) for who in g.cults) >= ENOUGH

    return _played("cult", ("Ann", "Bob", "Cleo", "Dan"), {}, "p5", reached)


def auztralia() -> Table:
    """Four colonies, the Old Ones on the march; the first colony looks for something to attack."""

    def reached(table: Table, asked: Choice) -> bool:
        g: Australia = table.state
        awake, blighted = sum(one.up for one in g.tiles), sum(farm.blighted for farm in g.farms.values())
        return asked.ask.name == "target" and len(asked.options) > 1 and awake >= ENOUGH and blighted > 0

    return _played("auztralia", ("Ann", "Bob", "Cleo", "Dan"), {}, "p1", reached)


def evil_high_priest() -> Table:
    """Four priests of Great Cthulhu, most signs broken; investigators are at the door of the first."""

    def reached(table: Table, asked: Choice) -> bool:
        g: Conclave = table.state
        own = g.priests[0]
        rooms = sum(room is not None for room in own.rooms)
        kept = sum(room is not None and bool(room.goods) for room in own.rooms)
        ways = len(asked.options) >= ENOUGH and bool(own.lairs)
        return asked.ask.name == "retaliate" and ways and rooms >= WAYS and kept > 0 and len(g.broken) > ENOUGH

    options = {"boxes": "both", "cult": "great_cthulhu"}
    return _played("evil_high_priest", ("Zelda", "Noah", "Amelia", "Cecil"), options, "p3", reached)


def played_on(table: Table) -> Table:
    """The same match at its end."""
    while table.decision is not None:
        table.take(new_bot("greedy", str(table.number)).choose(Sight(table.play)))
    return table


MOMENTS: Mapping[str, Callable[[], Table]] = {
    "kingsport_festival": kingsport_festival,
    "elder_sign": elder_sign,
    "cult": cult,
    "auztralia": auztralia,
    "evil_high_priest": evil_high_priest,
}


def _played(game: str, names: tuple[str, ...], options: Mapping[str, str], seed: str, reached: Reached) -> Table:
    """A match of greedy bots up to a moment of the first seat, which then belongs to a person; if it never comes, the
    next match."""
    seats = [Seat(name, HUMAN if number == 0 else "greedy") for number, name in enumerate(names)]
    for again in count():
        table = Table.open(load_game(game), seats, options, f"{seed} {again}" if again else seed)
        while (asked := table.decision) is not None:
            if asked.seat == 0 and reached(table, asked):
                return table
            table.take(new_bot("greedy", f"picture:{table.number}").choose(Sight(table.play)))
    raise AssertionError("there is always another match")
