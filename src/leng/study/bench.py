"""Measuring: how fast matches are played at random, and how fast a table is copied in the middle of one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from leng.bots import Sight
from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game
from leng.engine.play import play_out
from leng.engine.table import Seat, Table
from leng.engine.world import World

FIGURES = (
    "decisions_per_second",
    "matches_per_second",
    "copy_us",
    "play_copy_us",
    "imagine_us",
    "world_copy_us",
    "mean_decisions",
    "mean_options",
    "open_share",
)
STRETCH = 0.5  # seconds
TABLES = 16
"""How many tables in the middle of a match are copied, at different moments."""


class Speed(msgspec.Struct, kw_only=True):
    """The figures of one game."""

    game: str
    players: int
    matches: int
    decisions_per_second: float
    matches_per_second: float
    copy_us: float  # a whole table with its log and its past
    play_copy_us: float  # the position alone
    imagine_us: float  # the position with all that is hidden dealt anew, as bots think in it
    world_copy_us: float  # such a world, once it has boundaries of its own
    mean_decisions: float
    mean_options: float
    open_share: float  # of the decisions, those with two options or more


def measure(game: Game[Any], seconds: float = 3.0, players: int | None = None, seed: str = "bench") -> Speed:
    """Play at random on one core for so many seconds, then copy tables for a while."""
    seats = players or game.players[0]
    decisions, matches, best = _play_for(game, seats, seed, seconds)
    tables, mean_options, open_share = _in_the_middle(game, seats, seed, decisions / matches)
    sights = [Sight(table.play) for table in tables if table.decision is not None]
    worlds = [_beyond(sight, seed) for sight in sights]
    return Speed(
        game=game.id,
        players=seats,
        matches=matches,
        decisions_per_second=round(best, 1),
        matches_per_second=round(best * matches / decisions, 2),
        copy_us=round(_microseconds([table.copy for table in tables], seconds / 6), 2),
        play_copy_us=round(_microseconds([table.play.copy for table in tables], seconds / 6), 2),
        imagine_us=round(_microseconds([partial(sight.imagine, Dice(1)) for sight in sights], seconds / 6), 2),
        world_copy_us=round(_microseconds([world.copy for world in worlds], seconds / 6), 2),
        mean_decisions=round(decisions / matches, 2),
        mean_options=round(mean_options, 3),
        open_share=round(open_share, 3),
    )


def _play_for(game: Game[Any], seats: int, seed: str, seconds: float) -> tuple[int, int, float]:
    """Whole matches at random, without keeping anything: decisions, matches, and decisions a second.

    The speed is that of the best of many short stretches: what else the machine does only ever makes it slower.
    """
    box, options = game.open_box(), game.agree({})
    decisions = matches = 0
    best = 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        stretch, before = time.perf_counter(), decisions
        while (spent := time.perf_counter() - stretch) < STRETCH:
            state = game.set_up(box, seats, options, Dice(seed_number(f"{seed}:{matches}")))
            decisions += play_out(game, state, _picker(f"{seed}:{matches}"))
            matches += 1
        best = max(best, (decisions - before) / spent)
    return decisions, matches, best


def _picker(seed: str) -> Callable[[Choice], Option]:
    chance = Dice(seed_number(f"bot:{seed}"))
    return lambda choice: choice.at_random(chance)


def _in_the_middle(game: Game[Any], seats: int, seed: str, decisions: float) -> tuple[list[Table], float, float]:
    """Tables in the middle of a match and of a unit; how many options a decision has, and how many have two."""
    tables, offered, asked, opened = [], 0, 0, 0
    for number in range(TABLES):
        table = Table.open(game, [Seat(f"Seat {seat}") for seat in range(seats)], seed=f"{seed}:{number}")
        pick = _picker(f"{seed}:{number}")
        kept = False
        while table.decision is not None:
            if not kept and table.number >= decisions / 2 and table.play.since:
                tables.append(table.copy())
                kept = True
            offered += len(table.decision.options)
            asked += 1
            opened += len(table.decision.options) > 1
            table.take(pick(table.decision))
        if not kept:
            tables.append(table)
    return tables, offered / max(1, asked), opened / max(1, asked)


def _beyond(sight: Sight, seed: str) -> World:
    """A world played on at random beyond the unit of play in which it was imagined."""
    world, chance = sight.imagine(Dice(seed_number(seed))), Dice(seed_number(f"bot:{seed}"))
    while world.in_unit:
        world.take(world.at_random(chance))
    return world


def _microseconds(deeds: Sequence[Callable[[], object]], seconds: float) -> float:
    """How long a deed takes: the mean over all of them, each at its best."""
    best = [float("inf")] * len(deeds)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for number, deed in enumerate(deeds):
            start = time.perf_counter()
            deed()
            best[number] = min(best[number], time.perf_counter() - start)
    return sum(best) / max(1, len(best)) * 1e6
