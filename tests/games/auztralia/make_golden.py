"""Play the golden matches again and save them: ``python tests/games/auztralia/make_golden.py``."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from golden import Wanted, make
from leng.games.auztralia import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cleo", "Dan")

MATCHES = (
    Wanted("won_by_one", 3, {"map": "east"}, "time", first=788, winners=1),
    Wanted("won_by_one_in_the_west", 2, {"map": "west", "variants": "two"}, "time", winners=1),
    Wanted("won_though_a_port_fell", 2, {"map": "east"}, "port", first=3284, winners=1),
    Wanted("shared", 2, {"map": "west"}, "time", first=503, winners=2),
    Wanted("tied_with_the_old_ones", 2, {"map": "east", "variants": "one"}, "time", first=3520, winners=0, tied=True),
    Wanted("old_ones_won", 4, {"map": "east", "challenge": "medium"}, "time", winners=0),
    Wanted("port_lost", 3, {"map": "east", "challenge": "hard"}, "port", winners=0),
    Wanted("port_lost_in_the_west", 4, {"map": "west", "challenge": "insane"}, "port", winners=0),
    Wanted("alone_won", 1, {"mode": "solo", "map": "west", "difficulty": "easy"}, "time", winners=1),
    Wanted("alone_lost", 1, {"mode": "solo", "map": "east", "difficulty": "hard"}, "time", winners=0),
    Wanted("alone_port_lost", 1, {"mode": "solo", "map": "east", "difficulty": "insane"}, "port", winners=0),
    Wanted("together_won", 2, {"mode": "together", "map": "east"}, "time", first=1159, winners=2),
    Wanted("together_lost", 3, {"mode": "together", "map": "west"}, "time", winners=0),
    Wanted("together_port_lost", 4, {"mode": "together", "map": "east"}, "port", winners=0),
)

if __name__ == "__main__":
    make(GAME, FOLDER, MATCHES, NAMES, sys.argv[1:])
