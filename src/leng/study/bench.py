"""Measuring: how fast matches are played at random, what a table costs to copy and to keep, how long a bot thinks."""

from __future__ import annotations

import gc
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from leng.bots import Sight, new_bot
from leng.bots.rollouts import play_on
from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game
from leng.engine.play import play_out
from leng.engine.table import Seat, Table
from leng.engine.world import World

FIGURES = (
    "decisions_per_second",
    "open_decisions_per_second",
    "matches_per_second",
    "calls_per_decision",
    "copy_early_us",
    "copy_us",
    "copy_late_us",
    "play_copy_us",
    "imagine_us",
    "world_copy_us",
    "judge_us",
    "rollouts_per_second",
    "memory_mb",
    "greedy_ms",
    "mean_decisions",
    "mean_options",
    "open_share",
)
STRETCH = 0.5  # seconds of the processor
WALKS, STOPS = 8, 20
"""So many matches are looked at closely, and in each of them about so many decisions."""
COUNTED = 2000
"""Calls are counted over whole matches with at least so many decisions, the same ones every time."""


class Speed(msgspec.Struct, kw_only=True):
    """The figures of one game with so many players."""

    game: str
    players: int
    matches: int
    decisions_per_second: float
    open_decisions_per_second: float  # those with two options or more
    matches_per_second: float
    calls_per_decision: float  # of Python functions; a generator that goes on counts anew; no load disturbs it
    copy_early_us: float  # a whole table with its log and its past, early in a match
    copy_us: float  # in the middle
    copy_late_us: float  # and late
    play_copy_us: float  # the position alone
    imagine_us: float  # the position with all that is hidden dealt anew, as bots think in it
    world_copy_us: float  # such a world, once it has boundaries of its own
    judge_us: float  # how good a position is for one seat
    rollouts_per_second: float  # worlds imagined, played on at first sight to the end of the round, and judged
    memory_mb: float  # of the table of a finished match of usual length, with all one needs to look back
    greedy_ms: float  # how long the greedy bot thinks about a decision
    mean_decisions: float
    mean_options: float
    open_share: float  # of the decisions, those with two options or more


class Pace:
    """Matches of one game with so many players, played at random and without keeping anything, stretch by stretch.

    The speed is that of the best stretch, by the time of the processor: what else the machine does only ever makes it
    slower. Calls are counted first, since later what the rules remember would depend on how long was played.
    """

    def __init__(self, game: Game[Any], players: int | None = None, seed: str = "bench") -> None:
        self.game, self.players, self.seed = game, players or game.players[0], seed
        self.box, self.options = game.open_box(), game.agree(game.at_random, self.players).options
        self.calls = _calls_per_decision(self)
        self.decisions = self.matches = 0
        self.seconds = self.best = 0.0

    def stretch(self, seconds: float = STRETCH) -> float:
        """Play on for so long; returns the decisions a second of this stretch."""
        began, before = time.process_time(), self.decisions
        while (spent := time.process_time() - began) < seconds:
            self.decisions += self.play(self.matches)
            self.matches += 1
        self.seconds += spent
        pace = (self.decisions - before) / spent
        self.best = max(self.best, pace)
        return pace

    def play(self, number: int) -> int:
        """Play a match, the same for the same number; returns how many decisions there were."""
        seed = f"{self.seed}:{number}"
        state = self.game.set_up(self.box, self.players, self.options, Dice(seed_number(seed)))
        return play_out(self.game, state, _picker(seed))

    def open_table(self, number: int) -> tuple[Table, Callable[[Choice], Option]]:
        """A table that keeps everything, and somebody who decides at random there."""
        seats = [Seat(f"Seat {seat}") for seat in range(self.players)]
        seed = f"{self.seed}:{number}"
        return Table.open(self.game, seats, self.options, seed), _picker(seed)


def sizes_of(game: Game[Any]) -> list[int]:
    """The fewest and the most players a game is for."""
    return sorted({game.players[0], game.players[-1]})


def measure(pace: Pace, seconds: float = 3.0) -> Speed:
    """Play at random for so many seconds, unless that has been done; then look at some matches closely."""
    while pace.seconds < seconds:
        pace.stretch(min(STRETCH, seconds))
    mean = pace.decisions / pace.matches
    walks = [_walk(pace, number, mean) for number in range(WALKS)]
    asked, offered, opened = (sum(counts) for counts in zip(*(walk.counts for walk in walks), strict=True))
    early = [walk.stops[0] for walk in walks]
    middle = [walk.stops[len(walk.stops) // 2] for walk in walks]
    late = [walk.stops[-1] for walk in walks]
    anywhere = [walk.stops[number * len(walk.stops) // WALKS] for number, walk in enumerate(walks)]
    usual = min(range(WALKS), key=lambda number: abs(walks[number].counts[0] - mean))
    sights = [Sight(table.play) for table in middle]
    worlds = [_beyond(sight, pace.seed) for sight in sights]
    lot = seconds / 6
    return Speed(
        game=pace.game.id,
        players=pace.players,
        matches=pace.matches,
        decisions_per_second=round(pace.best, 1),
        open_decisions_per_second=round(pace.best * opened / asked, 1),
        matches_per_second=round(pace.best / mean, 2),
        calls_per_decision=round(pace.calls, 2),
        copy_early_us=_microseconds([table.copy for table in early], lot),
        copy_us=_microseconds([table.copy for table in middle], lot),
        copy_late_us=_microseconds([table.copy for table in late], lot),
        play_copy_us=_microseconds([table.play.copy for table in middle], lot),
        imagine_us=_microseconds([partial(sight.imagine, Dice(1)) for sight in sights], lot),
        world_copy_us=_microseconds([world.copy for world in worlds], lot),
        judge_us=_microseconds([world.judge for world in worlds], lot),
        rollouts_per_second=round(1e6 / _microseconds([partial(_roll_out, sight) for sight in sights], lot), 1),
        memory_mb=round(_bytes_of_a_match(pace, usual) / 1e6, 3),
        greedy_ms=round(_microseconds([partial(_think, table) for table in anywhere], lot) / 1000, 3),
        mean_decisions=round(mean, 2),
        mean_options=round(offered / asked, 3),
        open_share=round(opened / asked, 3),
    )


def _picker(seed: str) -> Callable[[Choice], Option]:
    chance = Dice(seed_number(f"bot:{seed}"))
    return lambda choice: choice.at_random(chance)


def _calls_per_decision(pace: Pace) -> float:
    """How many Python functions the rules and the engine call from one decision to the next.

    Nothing is collected meanwhile: a generator that somebody else has left behind would be counted when it is closed.
    """
    calls = decisions = number = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    watching, collecting = sys.getprofile(), gc.isenabled()
    gc.disable()
    try:
        while decisions < COUNTED:
            sys.setprofile(count)
            decisions += pace.play(number)
            sys.setprofile(watching)
            number += 1
    finally:
        sys.setprofile(watching)
        if collecting:
            gc.enable()
    return calls / decisions


class Walk(NamedTuple):
    """A match looked at closely."""

    counts: tuple[int, int, int]  # decisions, options in all, decisions with two options or more
    stops: list[Table]  # as it stood at some of its open decisions, in the middle of a unit of play where that came up


def _walk(pace: Pace, number: int, mean: float) -> Walk:
    """Play a match at a table that keeps everything."""
    table, pick = pace.open_table(number)
    asked = offered = opened = 0
    stops: list[Table] = []
    last, step = 0, mean / STOPS
    while (decision := table.decision) is not None:
        options = len(decision.options)
        asked, offered, opened = asked + 1, offered + options, opened + (options > 1)
        waited = table.number - last
        if options > 1 and waited >= step and (table.play.since or waited >= 2 * step):
            stops.append(table.copy())
            last = table.number
        table.take(pick(decision))
    return Walk((asked, offered, opened), stops)


def _beyond(sight: Sight, seed: str) -> World:
    """A world played on at random beyond the unit of play in which it was imagined."""
    world, chance = sight.imagine(Dice(seed_number(seed))), Dice(seed_number(f"bot:{seed}"))
    while world.in_unit:
        world.take(world.at_random(chance))
    return world


def _roll_out(sight: Sight) -> float:
    """One try of a thinking bot, the same every time."""
    world = sight.imagine(Dice(1), keep=False)
    play_on(sight, world, Dice(2), rounds=1)
    return world.judge()


def _think(table: Table) -> None:
    """What the greedy bot thinks here, the same every time."""
    new_bot("greedy", "bench").choose(Sight(table.play))


def _bytes_of_a_match(pace: Pace, number: int) -> int:
    """What a match takes in memory when it is over, as at a server that still shows it."""
    _finished(pace, number)  # whatever is built at first use is there
    gc.collect()
    running = tracemalloc.is_tracing()
    if not running:
        tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        table = _finished(pace, number)
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
        assert table.decision is None
    finally:
        if not running:
            tracemalloc.stop()
    return taken


def _finished(pace: Pace, number: int) -> Table:
    table, pick = pace.open_table(number)
    while table.decision is not None:
        table.take(pick(table.decision))
    return table


def _microseconds(deeds: Sequence[Callable[[], object]], seconds: float) -> float:
    """How long a deed takes: the mean over all of them, each at its best."""
    best = [float("inf")] * len(deeds)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds or best[-1] == float("inf"):
        for number, deed in enumerate(deeds):
            start = time.perf_counter()
            deed()
            best[number] = min(best[number], time.perf_counter() - start)
    return round(sum(best) / len(best) * 1e6, 2)
