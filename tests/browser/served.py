"""A server in a process of its own, as ``leng serve`` starts it, and matches to put on its tables."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from leng.engine.choice import key
from leng.engine.dice import Dice, seed_number
from leng.engine.game import find_game
from leng.engine.journal import load, save
from leng.engine.table import HUMAN, Seat, Table
from matches import random_keys

SOON = 60  # seconds; a busy machine is slow, not wrong
AGAIN = 8  # matches, until a question comes up
FESTIVAL, MUSEUM = "kingsport_festival", "elder_sign"
USUAL = {FESTIVAL: {"scenario": "none"}, MUSEUM: {"ancient_one": "azathoth"}}
LENG = str(Path(sys.executable).parent / "leng")


class Served:
    """The house, open to browsers on a port of its own."""

    def __init__(self, data: Path, games: Path | None = None) -> None:
        self.data = data
        self.games = {} if games is None else {"LENG_GAMES": str(games)}  # a folder with more of them
        self.output = data / "output.txt"  # whatever the server complains of
        self.port = 0
        self.open()

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start it, the first time on a port that nobody uses, then always on that one."""
        command = [LENG, "serve", "--no-browser", "--pace", "0", "--requests", "1000000", "--port", str(self.port)]
        with self.output.open("a", encoding="utf-8") as output:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                stdout=subprocess.PIPE,
                stderr=output,
                text=True,
                env={**os.environ, **self.games, "LENG_LANG": "en", "PYTHONFAULTHANDLER": "1"},
            )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", told)
        assert found, told
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut does it."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def close(self) -> None:
        """As Ctrl-C does it, also while pages are open."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(SOON)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # it dies telling where each of its threads was
        self._gone()
        complaints = self.output.read_text(encoding="utf-8")
        assert self.process.returncode == 0, f"Ctrl-C ended the server with {self.process.returncode}:\n{complaints}"

    def _gone(self) -> None:
        self.process.wait(SOON)
        assert self.process.stdout is not None
        self.process.stdout.close()


def late_in(file: Path, left: int) -> None:
    """Play the match of a save on by chance until so many choices are left and a person is asked."""
    table = load(file)
    chance = Dice(seed_number("late"))
    keys: list[tuple[int, str]] = []
    twin = table.copy()
    while (asked := twin.decision) is not None:
        option = asked.at_random(chance)
        keys.append((asked.seat, key(option)))
        twin.take(option)
    for number, (seat, each) in enumerate(keys):
        if len(keys) - number <= left and table.seats[seat].player == HUMAN:
            break
        table.choose(each)
    assert table.decision is not None, "nobody is asked so late"
    save(table, file)


def match_file(
    folder: Path,
    *,
    game: str = FESTIVAL,
    bots: int = 2,
    choices: int = 10**6,
    until: str = "",
    seed: str = "lantern",
    **options: str,
) -> Path:
    """A match in a save: played at random to the end, or so many choices, or until the first seat is asked this."""
    said = [game, seed, until or str(choices), str(bots), *options.values()]
    file = folder / f"{'-'.join(said)}.leng"
    if file.exists():
        return file
    names = ("Ada", "Ben", "Cy")
    seats = [Seat(name, "random" if number >= 3 - bots else HUMAN) for number, name in enumerate(names)]
    for each in (seed, *(f"{seed} {n}" for n in range(AGAIN))):  # what is rare may not come up in a single match
        table = Table.open(find_game(game), seats, {**USUAL.get(game, {}), **options}, each)
        for _ in random_keys(table, each, choices):
            asked = table.decision
            if asked is not None and (asked.seat, asked.ask.name) == (0, until) and not asked.is_in_vain:
                break
        if not until or table.decision is not None:
            break
    assert not until or table.decision is not None, f"Ada was never asked {until}"
    save(table, file)
    return file
