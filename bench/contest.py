"""Lets versions of bots play against each other, or a party together, and prints how often each won.

Every match is written to a file as a line of JSON when it is over, so a run that was stopped goes on where it was, and
the figures of all that is in the file are printed at the end, or at once with ``--games 0``.

    python bench/contest.py kingsport_festival --bots greedy,greedy@1,greedy@1 --games 60
    python bench/contest.py elder_sign --bots greedy --players 4 --each ancient_one --games 200

Bots move on by one seat from match to match, so each has every seat, and what belongs to a seat, equally often.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from leng.bots import Sight, find_bot, new_bot
from leng.engine.dice import Dice, seed_number
from leng.engine.errors import BadSetup
from leng.engine.game import Game, find_game
from leng.engine.play import Play
from leng.study.simulate import seated

SURE = 1.96
"""So many standard errors on either side hold the true value in 95 of 100 cases."""


class Row(msgspec.Struct):
    """One match as it was played."""

    game: str
    group: str  # the value of the option that is varied, if one is
    seed: str
    bots: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    choices: dict[str, int]  # by bot: of two options or more
    seconds: dict[str, float]  # of processor time, by bot
    slowest: float


def play(game: Game[Any], bots: tuple[str, ...], seed: str, group: str, options: dict[str, str]) -> Row:
    """One match; the bots' thoughts are timed."""
    players = [new_bot(name, f"{seed}:{seat}") for seat, name in enumerate(bots)]
    state = game.set_up(game.open_box(), len(bots), game.agree(options, len(bots)).options, Dice(seed_number(seed)))
    match: Play[Any] = Play(game, state)
    choices, seconds, slowest = dict.fromkeys(bots, 0), dict.fromkeys(bots, 0.0), 0.0
    while match.choice is not None:
        name, real = bots[match.choice.seat], len(match.choice.options) > 1
        began = time.process_time()
        option = players[match.choice.seat].choose(Sight(match))
        took = time.process_time() - began
        choices[name] += real
        seconds[name] += took
        slowest = max(slowest, took)
        match.answer(option)
    result = game.result(match.state)
    assert result is not None
    return Row(game.id, group, seed, bots, result.winners, result.scores, choices, seconds, slowest)


def wanted(
    game: Game[Any], bots: tuple[str, ...], each: str, games: int, seed: str
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The group, the seed and the seats of every match, group after group in turn, so that a part is a fair sample."""
    groups = [""]
    if each:
        groups = [value for option in game.options if option.name == each for value in option.values]
        groups = [value for value in groups if value not in ("random", "none")]
    for number in range(games):
        for group in groups:
            yield group, f"{seed}:{group}:{number}", seated(bots, number)


def interval(won: float, of: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share."""
    share = won / of
    middle = (share + SURE**2 / (2 * of)) / (1 + SURE**2 / of)
    half = SURE * math.sqrt(share * (1 - share) / of + SURE**2 / (4 * of**2)) / (1 + SURE**2 / of)
    return middle - half, middle + half


def show(console: Console, game: Game[Any], rows: Sequence[Row]) -> None:
    """The figures of all matches, by group and bot."""
    together = game.manner(game.agree({}, len(rows[0].bots))).together
    table = Table("group", "bot", "matches", "won", "share [95 %]", "fair", "mean score", "ms a choice", "slowest ms")
    for group in [*dict.fromkeys(row.group for row in rows), *(["all"] if any(row.group for row in rows) else [])]:
        some = [row for row in rows if group in (row.group, "all")]
        for bot in sorted({name for row in some for name in row.bots}):
            theirs = [row for row in some if bot in row.bots]
            won = sum(_share(row, bot, together) for row in theirs)
            low, high = interval(won, len(theirs))
            fair = sum(row.bots.count(bot) / len(row.bots) for row in theirs) / len(theirs)
            scores = [score for row in theirs for name, score in zip(row.bots, row.scores, strict=True) if name == bot]
            spent = 1000 * sum(row.seconds[bot] for row in theirs) / max(1, sum(row.choices[bot] for row in theirs))
            table.add_row(
                group,
                bot,
                str(len(theirs)),
                f"{won:g}",
                f"{won / len(theirs):.1%} [{low:.0%}, {high:.0%}]",
                "–" if together else f"{fair:.0%}",
                f"{sum(scores) / len(scores):.1f}",
                f"{spent:.1f}",
                f"{1000 * max(row.slowest for row in theirs):.0f}",
            )
    console.print(table)


def _share(row: Row, bot: str, together: bool) -> float:
    """What a bot has of the victory: all of it where everybody wins together, else its part."""
    mine = sum(row.bots[seat] == bot for seat in row.winners)
    return float(mine > 0) if together else mine / max(1, len(row.winners))


def main() -> None:
    """Play what is missing and print the figures."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("game")
    wishes.add_argument("--bots", default="greedy", help="one for each seat, or one for all, with --players")
    wishes.add_argument("--players", type=int, default=0)
    wishes.add_argument("--games", type=int, default=30, help="matches, of each group")
    wishes.add_argument("--each", default="", help="an option of the game whose values are played one by one")
    wishes.add_argument("--seed", default="leng")
    wishes.add_argument(
        "--file", type=Path, help="where the matches are written; by default bench-bots-GAME.jsonl here"
    )
    typed = wishes.parse_args()
    try:
        game = find_game(typed.game)
        names = [find_bot(each).full_name() for each in typed.bots.split(",")]
    except BadSetup as trouble:
        wishes.error(str(trouble))
    bots = tuple(names if len(names) > 1 else names * (typed.players or game.players[0]))
    file: Path = typed.file or Path(f"bench-bots-{game.id}.jsonl")
    lines = file.read_bytes().splitlines() if file.exists() else []
    rows = [msgspec.json.decode(line, type=Row) for line in lines]
    known = {(row.game, row.group, row.seed, row.bots) for row in rows}
    todo = [
        each
        for each in wanted(game, bots, typed.each, typed.games, typed.seed)
        if (game.id, each[0], each[1], each[2]) not in known
    ]
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with file.open("ab") as kept, bar:
            step = bar.add_task(game.id, total=len(todo))
            for group, seed, seats in todo:
                rows.append(play(game, seats, seed, group, {typed.each: group} if group else {}))
                kept.write(msgspec.json.encode(rows[-1]) + b"\n")
                kept.flush()
                bar.advance(step)
    except KeyboardInterrupt:
        pass
    console = Console()
    if rows:
        show(console, game, [row for row in rows if sorted(row.bots) == sorted(bots)])
    console.print(f"{len(rows)} matches in {file}")


if __name__ == "__main__":
    main()
