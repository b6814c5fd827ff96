"""Prints how fast Leng is: every game's random play and copies, the start of the engine and of the command line.

Catanatron, a fast engine for another game, is installed into a throw-away virtualenv and measured in the same run, so
that the ratio does not depend on the machine.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from rich.console import Console
from rich.table import Table

from leng.engine.game import all_games
from leng.study.bench import FIGURES, Speed, measure

CATANATRON = """
import sys, time
from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
asked = opened = 0


class Counting(RandomPlayer):
    def decide(self, game, playable_actions):
        global asked, opened
        asked += 1
        opened += len(playable_actions) > 1
        return super().decide(game, playable_actions)


for _ in range(5):
    Game([Counting(each) for each in COLOURS]).play()

best, began = 0.0, time.perf_counter()
while time.perf_counter() - began < float(sys.argv[1]):
    start, decisions = time.perf_counter(), 0
    while (spent := time.perf_counter() - start) < 0.5:  # stretches as long as ours
        game = Game([RandomPlayer(each) for each in COLOURS])
        game.play()
        state = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
    best = max(best, decisions / spent)
print(best, opened / asked)
"""
TRIES = 7


def best_ms(*command: str) -> float:
    """The best of several runs of a command, in milliseconds."""
    times = []
    for _ in range(TRIES):
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        times.append(time.perf_counter() - began)
    return min(times) * 1000


def import_ms(module: str) -> float:
    """The best of several imports of a module, each in a fresh interpreter, in milliseconds."""
    script = f"import time; began = time.perf_counter(); import {module}; print(time.perf_counter() - began)"
    runs = [subprocess.run([sys.executable, "-c", script], check=True, capture_output=True) for _ in range(TRIES)]
    return min(float(each.stdout) for each in runs) * 1000


def catanatron(seconds: float) -> tuple[float, float] | None:
    """Catanatron's decisions a second at random and how many of them are open; None when it is not to be had."""
    with tempfile.TemporaryDirectory(prefix="leng-bench-") as folder:
        try:
            venv.create(folder, with_pip=True)
            python = str(Path(folder) / "bin" / "python")
            subprocess.run(
                [python, "-m", "pip", "install", "--quiet", "catanatron"],
                check=True,
                capture_output=True,
                text=True,
                timeout=300,
            )
            ran = subprocess.run([python, "-c", CATANATRON, str(seconds)], check=True, capture_output=True, text=True)
        except (OSError, subprocess.SubprocessError) as trouble:
            said: list[str] = str(getattr(trouble, "stderr", "") or trouble).strip().splitlines()
            print(f"Catanatron cannot be measured here: {said[-1]}", file=sys.stderr)
            return None
    best, opened = map(float, ran.stdout.split())
    return best, opened


def print_games(speeds: list[Speed], other: tuple[float, float] | None) -> None:
    """A column for each game.

    Leng takes a forced choice without asking; two in three of Catanatron's decisions have a single option. So there are
    two ratios: decisions as each project counts them, and decisions with at least two options.
    """
    table = Table("", *(each.game for each in speeds))
    for name in FIGURES:
        table.add_row(name, *(f"{getattr(each, name):,.1f}" for each in speeds))
    if other is not None:
        pace, opened = other
        table.add_row("times catanatron", *(f"{each.decisions_per_second / pace:.1f}" for each in speeds))
        table.add_row(
            "times catanatron, open decisions",
            *(f"{each.decisions_per_second * each.open_share / (pace * opened):.1f}" for each in speeds),
        )
    Console().print(table)


def main() -> None:
    """Measure everything once."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--seconds", type=float, default=5.0, help="how long to play each game")
    wishes.add_argument("--without-catanatron", action="store_true", help="do not install and measure Catanatron")
    typed = wishes.parse_args()
    speeds = [measure(game, typed.seconds) for game in all_games()]
    other = None if typed.without_catanatron else catanatron(typed.seconds)
    print_games(speeds, other)
    if other is not None:
        print(f"catanatron, random play: {other[0]:,.0f} decisions/s, {other[1]:.0%} of them with a choice")
    print(f"import leng.engine: {import_ms('leng.engine.table'):.0f} ms (with the table; budget 100)")
    print(f"leng --help: {best_ms(str(Path(sys.executable).parent / 'leng'), '--help'):.0f} ms (budget 300)")


if __name__ == "__main__":
    main()
