"""Measures who wins in every mode of AuZtralia; it can be stopped at any time and goes on later.

    python bench/auztralia_modes.py results.jsonl --matches 40 --try 20 together-4 solo-easy
    python bench/auztralia_modes.py results.jsonl --matches 0 --into docs/auztralia.md     # only its table

Every match is a line of JSON in the file. The bots of all seats are of one kind. ``--start`` tries another space of the
time track for the discs; such matches are counted by themselves.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from leng.bots import Budget, Sight, find_bot, new_bot
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.play import Play
from leng.games.auztralia.rules import setup
from strength import interval

GAME = find_game("AZ")

MODES: dict[str, tuple[int, dict[str, str]]] = {
    **{f"alone, {each}": (1, {"mode": "solo", "difficulty": each}) for each in ("easy", "hard", "insane")},
    **{f"{seats}, {side}": (seats, {"map": side}) for side in ("east", "west") for seats in (2, 3, 4)},
    **{f"{seats} together": (seats, {"mode": "together"}) for seats in (2, 3, 4)},
    **{f"{seats}, {each}": (seats, {"challenge": each}) for each in setup.CHALLENGES for seats in (3, 4)},
}
BEGIN, END = "<!-- modes: bench/auztralia_modes.py -->", "<!-- end of modes -->"
EARLY = 8
"""Whoever has made so many choices has played."""


class Row(msgspec.Struct):
    """One match as it was played."""

    mode: str
    bot: str
    tries: int
    start: int  # 0: where the discs begin in this release
    number: int
    won: bool
    ending: str
    scores: tuple[int, ...]
    theirs: int
    choices: tuple[int, ...]  # of two options or more, by seat

    @property
    def early(self) -> bool:
        """Whether a port was lost before everybody had played."""
        return self.ending == "port" and min(self.choices) < EARLY


def play(mode: str, bot: str, tries: int, start: int, number: int) -> Row:
    """One match among bots of one kind."""
    seats, options = MODES[mode]
    terms = GAME.agree(options, seats)
    seed = f"modes:{mode}:{number}"
    players = [new_bot(bot, f"{seed}:{seat}") for seat in range(seats)]
    budget, choices = Budget(tries), [0] * seats
    match: Play[Any] = Play(GAME, GAME.set_up(GAME.open_box(), seats, terms.options, Dice(seed_number(seed))))
    if start:
        for who in match.state.colonies:
            who.time = start
        match = Play(GAME, again(match))
    while match.choice is not None:
        seat = match.choice.seat
        choices[seat] += len(match.choice.options) > 1
        match.answer(players[seat].choose(Sight(match, budget)))
    result = GAME.result(match.state)
    assert result is not None
    theirs = result.rivals[0].score or 0
    return Row(
        mode, bot, tries, start, number, bool(result.winners), result.ending, result.scores, theirs, tuple(choices)
    )


def again(match: Play[Any]) -> Any:
    """The position of the first question, from which the match begins with other discs."""
    state = match.boundary.copy()
    for who, moved in zip(state.colonies, match.state.colonies, strict=True):
        who.time = moved.time
    return state


def told(rows: Sequence[Row]) -> str:
    """A row of the table."""
    first, n = rows[0], len(rows)
    won, ports, early = (sum(each) for each in zip(*((r.won, r.ending == "port", r.early) for r in rows), strict=True))
    least, most = (max(0.0, bound) for bound in interval(won, n))
    mean = sum(sum(r.scores) / len(r.scores) for r in rows) / n
    choices = sum(sum(r.choices) for r in rows) / n
    where = f", from {first.start}" if first.start else ""
    return (
        f"| {first.mode}{where} | {won} of {n} | {won / n:.0%} ({least:.0%}–{most:.0%}) | {ports}, {early} early | "
        f"{mean:.0f} : {sum(r.theirs for r in rows) / n:.0f} | {choices:.0f} |"
    )


def read(file: Path) -> list[Row]:
    """All matches of a file; a last line that was cut short counts for nothing."""
    rows = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            rows.append(msgspec.json.decode(line, type=Row))
        except msgspec.DecodeError:
            continue
    return rows


def main() -> None:
    """Play on until there are as many matches of each mode as were asked for, then tell of all."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("file", type=Path)
    words.add_argument("modes", nargs="*", help=f"some of: {'; '.join(MODES)}")
    words.add_argument("--bot", default="master")
    words.add_argument("--try", dest="tries", type=int, default=20, help="worlds a choice is tried in")
    words.add_argument("--start", type=int, default=0)
    words.add_argument("--matches", type=int, default=40)
    words.add_argument("--into", type=Path, help="a page between whose marks the tables are written")
    words.add_argument("--nice", type=int, default=19)
    asked = words.parse_intermixed_args()
    os.nice(asked.nice)
    bot = find_bot(asked.bot).full_name()
    for number in range(asked.matches):
        for mode in asked.modes or MODES:
            wanted = (mode, bot, asked.tries, asked.start, number)
            if any((r.mode, r.bot, r.tries, r.start, r.number) == wanted for r in read(asked.file)):
                continue
            with asked.file.open("ab") as out:
                out.write(msgspec.json.encode(play(*wanted)) + b"\n")
    tables = "\n".join(tabled(read(asked.file)))
    print(tables)
    if asked.into is not None:
        before, rest = asked.into.read_text(encoding="utf-8").split(BEGIN)
        asked.into.write_text(f"{before}{BEGIN}\n\n{tables}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def tabled(rows: Sequence[Row]) -> Iterator[str]:
    """All that was measured, in the order of the modes."""
    order = list(MODES)
    for bot, tries in sorted({(row.bot, row.tries) for row in rows}):
        mine = [row for row in rows if (row.bot, row.tries) == (bot, tries)]
        yield f"`{bot}`, {tries} worlds a choice:\n" if tries else f"`{bot}`:\n"
        yield "| mode | people win | 95 % | ended by a port | points | choices |\n| --- | --- | --- | --- | --- | --- |"
        for mode, start in sorted({(row.mode, row.start) for row in mine}, key=lambda each: order.index(each[0])):
            yield told([row for row in mine if (row.mode, row.start) == (mode, start)])
        yield ""


if __name__ == "__main__":
    main()
