"""What must hold of the worlds bots think in: nothing they hold leads to the truth, and a copy is the same world."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any, NamedTuple

import msgspec

from leng.bots import Sight
from leng.engine.choice import Choice, Option, key
from leng.engine.dice import Dice
from leng.engine.game import Game
from leng.engine.past import Past
from leng.engine.plain import Box
from leng.engine.play import Play
from leng.engine.state import Event, State
from leng.engine.table import Table
from leng.engine.world import Deal, World
from leng.study.faults import Fault, bare, changeable, question, shared

BEYOND = 4
"""So many decisions after its first boundary a world is followed."""

LONGEST = 16
"""So many decisions at most, where a unit of play is long."""

NOT_FOR_BOTS = (State, Play, Table, Choice, Deal, GeneratorType)
"""None of these is for bots, neither the true one nor an imagined one: they all lead on to a whole position."""

_LEAVES = (str, int, type(None), float, bytes, type, ModuleType, Box, Game)
"""What leads nowhere: plain values, and what is the same at every table."""


def check_worlds(table: Table, chance: Dice) -> None:
    """What the seat that must decide is given leads to nothing hidden, and every copy of a world is that world."""
    before = (bare(table.state), bare(table.play.boundary), question(table.decision))
    sight = Sight(table.play)
    world = sight.imagine(chance.fork())
    truth = _pieces(table)
    _check_reach(truth, sight, world)
    common = shared((table.state, table.play.boundary), (world._play.state,))
    if common:
        raise Fault("world-touches-table", f"an imagined world holds a piece of the table: {common[0]!r:.200}")
    if world._play.state.dice.key == table.state.dice.key:
        raise Fault("world-has-true-dice", f"seat {sight.seat} imagines the dice as they are")
    _check_fair(table, sight.seat, chance)
    trail = _follow(world, chance)
    _check_reach(truth, world, *(step.copy for step in trail[-1:]))
    for number, step in enumerate(trail):
        _check_goes_on(step.copy, trail[number:])
    if before != (bare(table.state), bare(table.play.boundary), question(table.decision)):
        raise Fault("world-touches-table", f"what seat {sight.seat} tries in an imagined world happens at the table")


# Copies ----------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """One option taken in a world: a copy from just before, and how the world stood then and afterwards."""

    copy: World
    stood: tuple[object, ...]
    option: Option
    stands: tuple[object, ...]


def _follow(world: World, chance: Dice) -> list[Step]:
    """Play a world on over its first boundary and a little further, taking a copy at each decision."""
    trail: list[Step] = []
    beyond = 0
    while not world.over and beyond < BEYOND and len(trail) < LONGEST:
        copy = world.copy() if len(trail) % 2 else world.copy().copy()
        common = shared((world._play.state,), (copy._play.state,))
        if common:
            raise Fault("world-copy-shares", repr(common[0])[:200])
        stood = _standing(world)
        option = world.at_random(chance)
        world.take(option)
        trail.append(Step(copy, stood, option, _standing(world)))
        beyond += not world.in_unit
    return trail


def _check_goes_on(copy: World, trail: Sequence[Step]) -> None:
    """The same answers lead a copy to the same places, whatever was done meanwhile in its world and in other copies."""
    stands = _standing(copy)
    if stands != trail[0].stood:
        raise Fault("world-copy-differs", _first(trail[0].stood, stands))
    for step in trail:
        copy.take(step.option)
        stands = _standing(copy)
        if stands != step.stands:
            raise Fault("world-copy-differs", f"after {key(step.option)}: {_first(step.stands, stands)}")


def _standing(world: World) -> tuple[object, ...]:
    """A world in comparable form: all that a bot can see of it, and the position behind it."""
    asked = () if world.over else (world.ask.name, msgspec.json.encode(world.about, enc_hook=repr))
    seen = (world.seat, world.over, world.in_unit, *asked, tuple(map(key, world.options)), world.fate, world.result)
    return *seen, world.judge(), msgspec.json.encode(world.view), bare(world._play.state)


def _first(one: tuple[object, ...], other: tuple[object, ...], place: str = "its copy") -> str:
    """The first thing in which a world and another differ."""
    for ours, theirs in zip(one, other, strict=False):
        if ours != theirs:
            return f"{ours!r:.120} in a world is {theirs!r:.120} in {place}"
    return "a match that is over in one goes on in the other"


# Other truths ----------------------------------------------------------------------------------------------------


def _check_fair(table: Table, seat: int, chance: Dice) -> None:
    """In the middle of a unit of play, too: another truth that looks the same to a seat is imagined in the same way.

    What a running rule has noted for itself is not dealt anew; it must be nothing that the seat does not know.
    """
    game, play = table.game, table.play
    other = play.boundary.copy()
    game.imagine(other, seat, chance.fork())
    answers = list(map(key, play.since))
    true, untrue = (_live(game, start, answers, seat) for start in (play.boundary.copy(), other))
    if true is None or untrue is None or true.known != untrue.known:
        return  # the seat knows that it was not like this
    deal = chance.fork().key
    here, there = (World(life.play, seat, Dice(deal)) for life in (true, untrue))
    for _ in range(LONGEST):
        stands, differently = _standing(here), _standing(there)
        if stands != differently:
            raise Fault("world-knows-truth", f"seat {seat}: {_first(stands, differently, 'that of another truth')}")
        if not here.in_unit:
            break
        option = here.at_random(chance)
        here.take(option)
        there.take(option)


class Life(NamedTuple):
    """A unit of play up to a decision, and what the seat that must make it was told and shown since the boundary."""

    play: Play[Any]
    known: list[object]


def _live(game: Game[Any], start: State, answers: Iterable[str], seat: int) -> Life | None:
    """Run a unit of play from a boundary; None where these answers do not lead to a decision of the seat."""
    news: Past[Event] = Past()
    start.news = news
    play: Play[Any] = Play(game, start)
    known: list[object] = []
    for answer in answers:
        asked = play.choice
        if asked is None or answer not in map(key, asked.options):
            return None
        if asked.seat == seat:
            known += [question(asked), asked.about, msgspec.json.encode(game.view(start, seat))]
        play.answer(asked.find(answer))
    if play.choice is None or play.choice.seat != seat:
        return None
    known += [event for event in news if event.seen_by(seat)]
    known += [question(play.choice), play.choice.about, msgspec.json.encode(game.view(start, seat))]
    return Life(play, known)


# What leads where ------------------------------------------------------------------------------------------------


def _pieces(table: Table) -> dict[int, object]:
    """Every changeable piece of the true match."""
    play = table.play
    return {id(each): each for root in (play.state, play.boundary) for each in (*changeable(root), root)}


def _check_reach(truth: Mapping[int, object], *held: Sight | World) -> None:
    """No public name leads to a position; and a world that is past its first boundary has nothing true left at all."""
    for each in held:
        for way, thing in reachable(each):
            if isinstance(thing, NOT_FOR_BOTS) or id(thing) in truth:
                raise Fault("bot-sees-truth", f"{type(each).__name__}{_told(way)} is {thing!r:.120}")
        if isinstance(each, World) and not each.in_unit:
            for way, thing in reachable(each, hidden=True):
                if isinstance(thing, Deal) or id(thing) in truth:
                    raise Fault("world-keeps-truth", f"World{_told(way)} is {thing!r:.120}")


Way = tuple[Any, ...]
"""The way to a thing: the way to what leads there, and the last step; nothing for where it begins."""


def reachable(root: object, hidden: bool = False) -> Iterator[tuple[Way, object]]:
    """Everything that can be come by from a thing by public names (or also by hidden ones), and the way there."""
    seen = {id(root): root}  # what a property makes must live as long as its number is remembered
    going: list[tuple[Way, object]] = [((), root)]
    while going:
        way, thing = going.pop()
        yield way, thing
        for step, further in _steps(thing, hidden):
            if not isinstance(further, _LEAVES) and id(further) not in seen:
                seen[id(further)] = further
                going.append(((way, step), further))


def _steps(thing: Any, hidden: bool) -> Iterable[tuple[object, object]]:
    """What one thing leads to: its parts, its attributes, and what a function has taken with it."""
    match thing:
        case dict():
            return [*thing.items(), *enumerate(thing)]
        case list() | set() | frozenset():
            return enumerate(thing)
        case tuple() if not hasattr(thing, "_fields"):
            return enumerate(thing)
        case msgspec.Struct():
            return [(name, getattr(thing, name)) for name in thing.__struct_fields__]
        case MethodType() | BuiltinFunctionType():
            return [("__self__", thing.__self__), ("__func__", getattr(thing, "__func__", None))]
        case FunctionType():
            cells = [cell.cell_contents for cell in thing.__closure__ or ()]
            return [("__closure__", cells), ("__defaults__", (thing.__defaults__, thing.__kwdefaults__))]
        case partial():
            return [("func", thing.func), ("args", thing.args), ("keywords", thing.keywords)]
        case GeneratorType():
            running = {} if thing.gi_frame is None else thing.gi_frame.f_locals
            return [("gi_frame", running), ("gi_yieldfrom", thing.gi_yieldfrom)]
    return _attributes(thing, hidden)


def _attributes(thing: object, hidden: bool) -> Iterator[tuple[object, object]]:
    for name in dir(thing):
        if not name.startswith("__" if hidden else "_"):
            try:
                yield name, getattr(thing, name)
            except AssertionError:
                continue  # there is nothing to be seen there now: nobody is asked


def _told(way: Way) -> str:
    """A way in words: ``.view.discard``."""
    return f"{_told(way[0])}.{way[1]}" if way else ""
