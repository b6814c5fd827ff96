"""Finds what weights make play at first sight stronger: by matches in which every seat varies all of them at random.

    python bench/vary.py weights.jsonl --game EHP --matches 1000 --generations 12

In each match every seat plays with every weight taken as it is, or a good third more or less. Whether more of a weight
wins is then seen from who won: a regression on how the seats differed, which no habit of play can mislead, since chance
alone decided who had what. Every weight takes a step that way, the surer the longer, and the next generation begins
there. Each is a line of JSON in the file, with what was played against the weights of the code; a run that was stopped
goes on after the last one. The weights are the figures of ``SIGHT`` and ``AT_SIGHT`` in the game's ``bot`` folder.
"""

from __future__ import annotations

import argparse
import importlib
import math
import os
import pkgutil
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from leng.engine.dice import Dice, seed_number
from leng.engine.game import Game, find_game
from leng.engine.play import Play

HOLDERS = ("SIGHT", "AT_SIGHT")
VARIED = math.log(1.4)
STEP, SLOWER = 0.4, 6.0
"""So far a weight goes at most in the first generation, and after so many generations half as far."""

SURE = 5.0
"""An effect of so many standard errors makes the whole step."""

VARIOUS = ("cult", "map")
"""Options of tables that are taken by chance."""

LONGEST = 4000
"""Matches of more decisions than that are left out."""

Figures = dict[str, float]
Kit = dict[str, Any]
"""The objects that hold the weights of one seat, by their names."""


class Generation(msgspec.Struct):
    """The weights after a step, how sure each part of it was, and how they fared against those of the code."""

    number: int
    weights: Figures
    errors: Figures  # by how many standard errors more of each wins
    won: float
    of: int
    decisions: float  # in a match


class Knobs:
    """All weights of a game's first sight, and the modules that look at them."""

    def __init__(self, game: Game[Any]) -> None:
        package = importlib.import_module(f"leng.games.{game.id}.bot")
        names = [each.name for each in pkgutil.iter_modules(package.__path__)]
        modules = [importlib.import_module(f"{package.__name__}.{each}") for each in names]
        self._modules: list[tuple[ModuleType, str]] = [
            (module, name) for module in modules for name in HOLDERS if hasattr(module, name)
        ]
        self.held: Kit = {name: getattr(module, name) for module, name in self._modules}
        self.figures: Figures = {}
        for name, held in self.held.items():
            for field, value in _fields(held).items():
                if isinstance(value, float):
                    self.figures[f"{name}.{field}"] = value
                elif isinstance(value, Mapping):
                    self.figures.update({f"{name}.{field}.{key}": each for key, each in value.items()})

    def kit(self, figures: Figures) -> Kit:
        """What holds these weights."""
        made: Kit = {}
        for name, held in self.held.items():
            changed: dict[str, Any] = {}
            for path, value in figures.items():
                holder, field, *key = path.split(".")
                if holder == name:
                    changed[field] = {**changed.get(field, {}), key[0]: value} if key else value
            made[name] = (held._replace if _is_tuple(held) else partial(msgspec.structs.replace, held))(**changed)
        return made

    def turn(self, kit: Kit) -> None:
        """From now on these are looked at."""
        for module, name in self._modules:
            setattr(module, name, kit[name])


def _fields(held: Any) -> dict[str, Any]:
    found: dict[str, Any] = held._asdict() if _is_tuple(held) else msgspec.structs.asdict(held)
    return found


def _is_tuple(held: Any) -> bool:
    return hasattr(held, "_asdict")


def play(game: Game[Any], knobs: Knobs, seed: str, kits: Sequence[Kit]) -> tuple[list[float], int] | None:
    """What part of the victory each seat had, and after how many decisions; nothing where it took too long."""
    chance = Random(seed)
    offered = {each.name: [value for value in each.values if value != "random"] for each in game.options}
    options = {name: chance.choice(offered[name]) for name in VARIOUS if name in offered}
    if "boxes" in offered:
        options["boxes"] = "both"
    state = game.set_up(game.open_box(), len(kits), game.agree(options, len(kits)).options, Dice(seed_number(seed)))
    match: Play[Any] = Play(game, state, keep=False)
    decisions = 0
    while match.choice is not None:
        answers = list(match.choice.options)
        found = answers[0]
        if len(answers) > 1:
            knobs.turn(kits[match.choice.seat])
            looks = [worth + game.doubt * chance.random() for worth in game.prior(match.state, match.choice)]
            found = answers[looks.index(max(looks))]
            decisions += 1
        if decisions > LONGEST:
            return None
        match.answer(found)
    result = game.result(match.state)
    assert result is not None
    return [(seat in result.winners) / max(1, len(result.winners)) for seat in range(len(kits))], decisions


def generation(game: Game[Any], knobs: Knobs, number: int, figures: Figures, matches: int, name: str) -> Generation:
    """Play the matches of a generation, and take a step."""
    names = list(figures)
    rows: list[tuple[list[float], float]] = []
    counted = decisions = 0
    for each in range(matches):
        seed = f"{name}:{number}:{each}"
        chance = Random(seed)
        seats = chance.choice([n for n in (2, 3, 3, 3, 4) if n in game.players])
        ways = [[chance.choice((-1, 0, 1)) for _ in names] for _ in range(seats)]
        taken = [{n: figures[n] * math.exp(VARIED * w) for n, w in zip(names, mine, strict=True)} for mine in ways]
        played = play(game, knobs, seed, [knobs.kit(each) for each in taken])
        if played is None or not any(played[0]):
            continue
        counted, decisions = counted + 1, decisions + played[1]
        for seat, mine in enumerate(ways):
            others = [sum(way) / (seats - 1) for way in zip(*(w for s, w in enumerate(ways) if s != seat), strict=True)]
            rows.append(([own - other for own, other in zip(mine, others, strict=True)], played[0][seat] - 1 / seats))
    errors = dict(zip(names, effects(rows), strict=True))
    step = STEP / (1 + number / SLOWER)
    after = {n: figures[n] * math.exp(step * max(-1.0, min(1.0, errors[n] / SURE))) for n in names}
    won = of = 0.0
    ours, theirs = knobs.kit(after), knobs.held
    for each in range(matches // 10):
        seat = each % 3
        played = play(game, knobs, f"{name}:against:{number}:{each}", [ours if s == seat else theirs for s in range(3)])
        if played is not None and any(played[0]):
            won, of = won + played[0][seat], of + 1
    knobs.turn(knobs.held)
    return Generation(number, after, errors, round(won, 1), int(of), decisions / max(1, counted))


def effects(rows: Sequence[tuple[Sequence[float], float]]) -> list[float]:
    """How many standard errors each column's effect is away from none, all of them reckoned together."""
    n = len(rows[0][0])
    square = [[0.0] * n for _ in range(n)]
    right = [0.0] * n
    for row, outcome in rows:
        for i, value in enumerate(row):
            if value:
                right[i] += value * outcome
                for j, other in enumerate(row):
                    square[i][j] += value * other
    spread = sum(outcome**2 for _, outcome in rows) / len(rows)
    return [found / math.sqrt(spread / square[i][i]) for i, found in enumerate(solve(square, right))]


def solve(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    table = [[*row, value] for row, value in zip(square, right, strict=True)]
    n = len(table)
    for i in range(n):
        best = max(range(i, n), key=lambda row: abs(table[row][i]))
        table[i], table[best] = table[best], table[i]
        for row in range(n):
            if row != i and table[row][i]:
                part = table[row][i] / table[i][i]
                table[row] = [a - part * b for a, b in zip(table[row], table[i], strict=True)]
    return [table[i][n] / table[i][i] for i in range(n)]


def read(file: Path) -> list[Generation]:
    """The generations of a file; a last line that was cut short counts for nothing."""
    found = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            found.append(msgspec.json.decode(line, type=Generation))
        except msgspec.DecodeError:
            continue
    return found


def main() -> None:
    """Play the generations that are missing, and print the weights."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("file", type=Path)
    words.add_argument("--game", default="EHP")
    words.add_argument("--matches", type=int, default=1000, help="in each generation")
    words.add_argument("--generations", type=int, default=12)
    words.add_argument("--nice", type=int, default=15, help="how far everything else goes first")
    asked = words.parse_args()
    os.nice(asked.nice)
    game = find_game(asked.game)
    knobs = Knobs(game)
    if not knobs.figures:
        words.error(f"{game.id} has no {' or '.join(HOLDERS)} with figures in its folder bot")
    done = read(asked.file)
    for number in range(len(done), asked.generations):
        start = done[-1].weights if done else knobs.figures
        done.append(generation(game, knobs, number, start, asked.matches, asked.file.stem))
        with asked.file.open("ab") as out:
            out.write(msgspec.json.encode(done[-1]) + b"\n")
        print(f"{number}: won {done[-1].won} of {done[-1].of} against the weights of the code", flush=True)
    if done:
        for name, value in done[-1].weights.items():
            print(f"{name:32} {value:8.3f}  ({knobs.figures[name]:.3f} in the code, {done[-1].errors[name]:+.1f})")


if __name__ == "__main__":
    main()
