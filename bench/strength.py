"""Measures how strong a bot is against another one, until the figure is settled; it can be stopped and goes on later.

    python bench/strength.py results.jsonl --bot high_priest --against greedy@2 --think 0.2 kingsport-3 cult-2

Every match is a line of JSON in the file. One seat thinks, all others are played by the opponent; in as many matches as
there are seats the same seed is played from every one of them, so whatever belongs to a seat (gods, cults, dice) is
each bot's in turn, and the boards that a figure names are taken one after the other. Where a table is won together, all
seats think. A figure is settled as soon as its 95 % interval (Wilson) lies on one side of its aim. With ``--games 0``
what is in the file is only printed.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from leng.bots import Budget, Sight, find_bot, new_bot
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.play import Play

_SETTLED = " (settled)"
SURE = 1.96
"""So many standard errors on either side hold the true value in 95 of 100 cases."""


class Figure(msgspec.Struct, frozen=True):
    """What is to be measured: at which tables, and what share of the victories is aimed at."""

    game: str
    seats: int
    aim: float
    option: str = ""  # an option of the table whose values are taken in turn
    values: tuple[str, ...] = ()
    won_by_people: bool = False  # matches that nobody with a seat wins are left out


ANCIENT_ONES = ("azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub_niggurath", "yig", "yog_sothoth")

FIGURES = {
    "kingsport-3": Figure("KF", 3, 0.60),
    "kingsport-5": Figure("KF", 5, 0.40),
    "cult-2": Figure("CU", 2, 0.65, "cults", ("recommended", "random")),
    "cult-3": Figure("CU", 3, 0.50, "cults", ("recommended", "random")),
    "elder-sign-4": Figure("ES", 4, 0.50, "ancient_one", ANCIENT_ONES),
    "auztralia-3": Figure("AZ", 3, 0.50, won_by_people=True),
    "high-priest-3": Figure("EHP", 3, 0.50, "cult", ("great_cthulhu", "yellow_sign", "crawling_chaos")),
}


class Row(msgspec.Struct):
    """One match as it was played."""

    figure: str
    bot: str
    against: str
    budget: str
    number: int
    value: str  # of the option that is varied
    seat: int  # of the bot that is measured
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    together: bool
    choices: int  # of two options or more, made by the bot that is measured
    seconds: float  # of processor time, for these
    slowest: float


def play(figure: str, bot: str, against: str, budget: Budget, number: int) -> Row:
    """One match; the thoughts of the bot that is measured are timed."""
    what = FIGURES[figure]
    game = find_game(what.game)
    block, seat = divmod(number, what.seats)
    value = ""
    wanted: dict[str, str] = {}
    together = False
    if what.option:
        value = what.values[(number if what.game == "ES" else block) % len(what.values)]
        wanted = {what.option: value}
        boxes = {option.name for option in game.options}
        if "boxes" in boxes:
            wanted["boxes"] = "both"
    terms = game.agree(wanted, what.seats)
    together = game.manner(terms).together
    seed = f"strength:{figure}:{number if together else block}"
    names = [bot if each == seat or together else against for each in range(what.seats)]
    players = [new_bot(name, f"{seed}:{each}") for each, name in enumerate(names)]
    match: Play[Any] = Play(game, game.set_up(game.open_box(), what.seats, terms.options, Dice(seed_number(seed))))
    choices, seconds, slowest = 0, 0.0, 0.0
    while match.choice is not None:
        asked = match.choice.seat
        real, thinks = len(match.choice.options) > 1, names[asked] == bot and (together or asked == seat)
        began = time.process_time()
        option = players[asked].choose(Sight(match, budget) if thinks else Sight(match))
        took = time.process_time() - began
        if real and thinks:
            choices, seconds, slowest = choices + 1, seconds + took, max(slowest, took)
        match.answer(option)
    result = game.result(match.state)
    assert result is not None
    how = f"{budget.seconds} s" if budget.seconds is not None else f"{budget.iterations or 'usual'}"
    return Row(
        figure, bot, against, how, number, value, seat, result.winners, result.scores, together,
        choices, round(seconds, 2), round(slowest, 3),
    )  # fmt: skip


def share(row: Row) -> float:
    """What a match counts for the bot that is measured."""
    if row.together:
        return float(bool(row.winners))
    return 1 / len(row.winners) if row.seat in row.winners else 0.0


def interval(won: float, of: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share."""
    part = won / of
    middle = (part + SURE**2 / (2 * of)) / (1 + SURE**2 / of)
    half = SURE * math.sqrt(part * (1 - part) / of + SURE**2 / (4 * of**2)) / (1 + SURE**2 / of)
    return middle - half, middle + half


def told(rows: Sequence[Row]) -> tuple[str, bool]:
    """A figure in a line, and whether it is settled."""
    what, first = FIGURES[rows[0].figure], rows[0]
    counted = [row for row in rows if row.winners or not what.won_by_people]
    won = sum(map(share, counted))
    least, most = interval(won, len(counted)) if counted else (0.0, 1.0)
    choices, seconds = sum(row.choices for row in rows), sum(row.seconds for row in rows)
    settled = least > what.aim or most < what.aim
    line = (
        f"{first.figure:14} {first.bot} v {first.against}, {first.budget:8} {won:5.1f} of {len(counted):3} = "
        f"{won / max(1, len(counted)):4.0%} [{least:.0%}, {most:.0%}] aim {what.aim:.0%}{_SETTLED * settled}, "
        f"{1000 * seconds / max(1, choices):.0f} ms each, slowest {max(row.slowest for row in rows):.2f} s"
    )
    if len(first.scores) > 1 and not first.together:
        margins = [row.scores[row.seat] - max(s for at, s in enumerate(row.scores) if at != row.seat) for row in rows]
        line += f", ahead by {sum(margins) / len(margins):+.1f}"
    return line, settled


def read(file: Path) -> list[Row]:
    """All matches of a file; a last line that was cut short counts for nothing."""
    rows = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            rows.append(msgspec.json.decode(line, type=Row))
        except msgspec.DecodeError:
            continue
    return rows


def groups(rows: Iterable[Row]) -> Mapping[tuple[str, str, str, str], list[Row]]:
    """The matches of each figure."""
    found: dict[tuple[str, str, str, str], list[Row]] = {}
    for row in rows:
        found.setdefault((row.figure, row.bot, row.against, row.budget), []).append(row)
    return found


def main() -> None:
    """Play on until every figure that was asked for is settled."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("file", type=Path)
    words.add_argument("figures", nargs="*", default=list(FIGURES))
    words.add_argument("--bot", default="high_priest")
    words.add_argument("--against", default="greedy@2")
    words.add_argument("--think", type=float, help="seconds of processor time a choice")
    words.add_argument("--iterations", type=int)
    words.add_argument("--games", type=int, default=200, help="at most so many for a figure")
    words.add_argument("--nice", type=int, default=15, help="how far everything else goes first")
    words.add_argument("--all", action="store_true", help="play them all, settled or not")
    asked = words.parse_intermixed_args()
    os.nice(asked.nice)
    budget = Budget(asked.iterations, asked.think)
    bot, against = find_bot(asked.bot).full_name(), find_bot(asked.against).full_name()
    how = f"{budget.seconds} s" if budget.seconds is not None else f"{budget.iterations or 'usual'}"
    for figure in asked.figures if asked.games else ():
        rows = [*groups(read(asked.file)).get((figure, bot, against, how), ())]
        for number in range(asked.games):
            if rows and told(rows)[1] and not asked.all and len(rows) % FIGURES[figure].seats == 0:
                break
            if all(row.number != number for row in rows):
                rows.append(play(figure, bot, against, budget, number))
                with asked.file.open("ab") as out:
                    out.write(msgspec.json.encode(rows[-1]) + b"\n")
    for rows in groups(read(asked.file)).values():
        print(told(rows)[0])


if __name__ == "__main__":
    main()
