"""Prints how fast Leng is: every game with the fewest and the most players, and the start of the command line.

Catanatron, a fast engine for another game, is installed into a throw-away virtualenv and plays in the same run, stretch
by stretch in turn with Leng, so that the ratio depends neither on the machine nor on what else it does. Both are
measured by the time of the processor, each by its best stretch, and compared by decisions with two options or more: two
in three of Catanatron's decisions have a single option, where Leng mostly asks nobody.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from leng.engine.errors import BadSetup
from leng.engine.game import all_games, find_game
from leng.study.bench import FIGURES, STRETCH, Pace, Speed, measure, sizes_of

CATANATRON = """
import sys, time
from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
asked = opened = calls = 0


class Counting(RandomPlayer):
    def decide(self, game, playable_actions):
        global asked, opened
        asked += 1
        opened += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def count(frame, event, argument):
    global calls
    calls += event == "call"


for _ in range(20):
    Game([Counting(each) for each in COLOURS]).play()


def play():
    game = Game([RandomPlayer(each) for each in COLOURS])
    game.play()
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


sys.setprofile(count)
counted = sum(play() for _ in range(3))
sys.setprofile(None)
print(opened / asked, calls / counted, flush=True)
for line in sys.stdin:
    start, decisions = time.process_time(), 0
    while (spent := time.process_time() - start) < float(line):
        decisions += play()
    print(decisions / spent, flush=True)
"""
TRIES = 7
Pairs = list[tuple[float, float]]
"""Decisions a second of Leng and of Catanatron in stretches right after each other."""


class Catanatron:
    """Catanatron in a process of its own, which plays a stretch when asked to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.open_share, self.calls = map(float, self._answer().split())
        self.best = 0.0

    def stretch(self, seconds: float = STRETCH) -> float:
        """Its decisions a second, those without a choice included."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        pace = float(self._answer())
        self.best = max(self.best, pace)
        return pace

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()


@contextmanager
def catanatron(python: str | None) -> Iterator[Catanatron | None]:
    """Catanatron, installed for now unless an interpreter that has it is named; None when it is not to be had."""
    with tempfile.TemporaryDirectory(prefix="leng-bench-") as folder:
        try:
            if python is None:
                venv.create(folder, with_pip=True)
                python = str(Path(folder) / "bin" / "python")
                install = [python, "-m", "pip", "install", "--quiet", "catanatron"]
                subprocess.run(install, check=True, capture_output=True, text=True, timeout=300)
            subprocess.run([python, "-c", "import catanatron"], check=True, capture_output=True, text=True)
        except (OSError, subprocess.SubprocessError) as trouble:
            said: list[str] = str(getattr(trouble, "stderr", "") or trouble).strip().splitlines()
            print(f"Catanatron cannot be measured here: {said[-1]}", file=sys.stderr)
            yield None
            return
        command = [python, "-c", CATANATRON]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            yield Catanatron(process)
            assert process.stdin is not None
            process.stdin.close()


def race(paces: list[Pace], other: Catanatron, seconds: float) -> list[Pairs]:
    """Let every table and Catanatron play in turn, stretch by stretch."""
    pairs: list[Pairs] = [[] for _ in paces]
    while min(pace.seconds for pace in paces) < seconds:
        for number, pace in enumerate(paces):
            its = other.stretch()
            pairs[number].append((pace.stretch(), its))
    return pairs


def print_speeds(speeds: list[Speed], other: Catanatron | None, pairs: list[Pairs]) -> None:
    """A column for each game and number of players."""
    table = Table("", *(f"{find_game(each.game).code} {each.players}" for each in speeds))
    for name in FIGURES:
        figures = [getattr(each, name) for each in speeds]
        table.add_row(name, *(f"{each:,.0f}" if each > 1000 else f"{each:.2f}" for each in figures))
    if other is not None:
        open_pace = other.best * other.open_share
        ratios = [each.open_decisions_per_second / open_pace for each in speeds]
        table.add_row("times catanatron, open decisions", *(f"{each:.2f}" for each in ratios))
        medians = [
            statistics.median(ours / its for ours, its in pairs[number]) * each.open_share / other.open_share
            for number, each in enumerate(speeds)
        ]
        table.add_row("the same, median of neighbouring stretches", *(f"{each:.2f}" for each in medians))
        table.add_row(
            "times catanatron, all decisions", *(f"{each.decisions_per_second / other.best:.2f}" for each in speeds)
        )
    Console(width=max(100, Console().width)).print(table)


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


def main() -> None:
    """Measure everything once."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("games", nargs="*", help="which games; all of them unless some are named")
    wishes.add_argument("--seconds", type=float, default=5.0, help="how long to play each game and number of players")
    wishes.add_argument("--without-catanatron", action="store_true", help="do not install and measure Catanatron")
    wishes.add_argument("--catanatron", metavar="PYTHON", help="an interpreter that has Catanatron already")
    typed = wishes.parse_args()
    try:
        games = [find_game(each) for each in typed.games] or all_games()
    except BadSetup as trouble:
        wishes.error(str(trouble))
    paces = [Pace(game, players) for game in games for players in sizes_of(game)]
    other, pairs = None, []
    if not typed.without_catanatron:
        with catanatron(typed.catanatron) as other:
            if other is not None:
                pairs = race(paces, other, typed.seconds)
    print_speeds([measure(pace, typed.seconds) for pace in paces], other, pairs)
    if other is not None:
        share = other.open_share
        print(
            f"catanatron, random play: {other.best:,.0f} decisions/s, {other.best * share:,.0f} of them with a choice"
        )
        print(f"catanatron, calls of functions: {other.calls:.0f} a decision, {other.calls / share:.0f} a choice")
    print(f"import leng.engine: {import_ms('leng.engine.table'):.0f} ms (with the table; budget 100)")
    print(f"leng --help: {best_ms(str(Path(sys.executable).parent / 'leng'), '--help'):.0f} ms (budget 300)")


if __name__ == "__main__":
    main()
