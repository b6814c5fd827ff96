"""Play the golden matches again and save them: ``python tests/games/cult/make_golden.py``."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from golden import Wanted, make
from leng.games.cult import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Anna", "Bruno", "Clara", "Diego", "Edda")


def _match(name: str, players: int, ending: str, cults: str, thresholds: str = "gentle", first: int = 0) -> Wanted:
    return Wanted(name, players, {"cults": cults, "thresholds": thresholds}, ending, "greedy", first)


MATCHES = (
    _match("five_altars", 3, "altars", "random", first=13),
    _match("four_mobs", 2, "mobs", "recommended"),
    _match("four_mobs_dearly", 3, "mobs", "random", "steep"),
    _match("two_summonings", 4, "summoning", "recommended", "steep", first=3),
    _match("power_decides", 5, "power", "chosen", first=21),
)

if __name__ == "__main__":
    make(GAME, FOLDER, MATCHES, NAMES, sys.argv[1:])
