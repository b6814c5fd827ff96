"""Measuring: how fast matches are played at random, and how fast a table is copied in the middle of one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game
from leng.engine.play import play_out
from leng.engine.table import Seat, Table

FIGURES = (
    "decisions_per_second",
    "matches_per_second",
    "copy_us",
    "play_copy_us",
    "mean_decisions",
    "mean_options",
)
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
    play_copy_us: float  # the position alone, as bots copy it
    mean_decisions: float
    mean_options: float


def measure(game: Game[Any], seconds: float = 3.0, players: int | None = None, seed: str = "bench") -> Speed:
    """Play at random on one core for so many seconds, then copy tables for a while."""
    seats = players or game.players[0]
    decisions, matches, spent = _play_for(game, seats, seed, seconds)
    tables, mean_options = _in_the_middle(game, seats, seed, decisions / matches)
    return Speed(
        game=game.id,
        players=seats,
        matches=matches,
        decisions_per_second=round(decisions / spent, 1),
        matches_per_second=round(matches / spent, 2),
        copy_us=round(_microseconds([table.copy for table in tables], seconds / 6), 2),
        play_copy_us=round(_microseconds([table.play.copy for table in tables], seconds / 6), 2),
        mean_decisions=round(decisions / matches, 2),
        mean_options=round(mean_options, 3),
    )


def _play_for(game: Game[Any], seats: int, seed: str, seconds: float) -> tuple[int, int, float]:
    """Whole matches at random, without keeping anything: how many decisions, how many matches, in what time."""
    box, options = game.open_box(), game.agree({})
    decisions = matches = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        state = game.set_up(box, seats, options, Dice(seed_number(f"{seed}:{matches}")))
        decisions += play_out(game, state, _picker(f"{seed}:{matches}"))
        matches += 1
        spent = time.perf_counter() - began
    return decisions, matches, spent


def _picker(seed: str) -> Callable[[Choice], Option]:
    chance = Dice(seed_number(f"bot:{seed}"))
    return lambda choice: choice.at_random(chance)


def _in_the_middle(game: Game[Any], seats: int, seed: str, decisions: float) -> tuple[list[Table], float]:
    """Tables half-way through a match and in the middle of a unit of play; and how many options a decision has."""
    tables, offered, asked = [], 0, 0
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
            table.take(pick(table.decision))
        if not kept:
            tables.append(table)
    return tables, offered / max(1, asked)


def _microseconds(deeds: Sequence[Callable[[], object]], seconds: float) -> float:
    """How long a deed takes on average."""
    done = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for deed in deeds:
            deed()
        done += len(deeds)
        spent = time.perf_counter() - began
    return spent / done * 1e6
