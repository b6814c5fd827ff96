"""Play the golden matches again and save them: ``python tests/games/evil_high_priest/make_golden.py``."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from golden import Wanted, make
from leng.games.evil_high_priest import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
GREEDY, RANDOM = "greedy", "random"
BOTH, BLOOD, DARK = {"boxes": "both"}, {"boxes": "blood_ceremony"}, {"boxes": "dark_ritual"}
TWENTY, TWELVE = {"rounds": "20"}, {"rounds": "12"}

MATCHES = (
    Wanted("great_cthulhu", 3, {"cult": "great_cthulhu"}, "broken", GREEDY, winners=1),
    Wanted("black_goat", 2, {"cult": "black_goat", "tokens": "strict"}, "broken", GREEDY, winners=1),
    Wanted("shared", 2, {"cult": "black_goat", **TWENTY}, "broken", RANDOM, winners=2),
    Wanted("last_raid_takes_signs", 4, {**BOTH, "cult": "sleeper", "investigators": "aggressive", **TWENTY}, "broken"),
    Wanted("grown", 3, {**BLOOD, "cult": "tcho_tchos", **TWENTY}, "grown", RANDOM, first=3800, winners=1),
    Wanted("azathoth", 2, {**BLOOD, "cult": "crawling_chaos", **TWENTY}, "azathoth", winners=0),
    Wanted("azathoth_alone", 1, {**BLOOD, "cult": "crawling_chaos", **TWENTY}, "azathoth"),
    Wanted("many_worshippers", 1, {**BLOOD, "cult": "crawling_chaos", "worshippers": "6", **TWELVE}, "limit"),
    Wanted("opener_of_the_way", 3, {**BOTH, "cult": "opener_of_the_way", **TWENTY}, "broken"),
    Wanted("windwalker", 5, {**DARK, "cult": "windwalker", **TWENTY}, "broken"),
    Wanted("guardian", 3, {**DARK, "cult": "guardian_of_the_pyramid", "flight": "active", **TWENTY}, "broken"),
    Wanted("elder_things", 4, {**DARK, "cult": "elder_things", **TWENTY}, "broken"),
    Wanted("yellow_sign", 3, {**BOTH, "cult": "yellow_sign", "start": "free", **TWENTY}, "broken"),
    Wanted("out_of_rounds", 2, {**BOTH, "cult": "random", **TWELVE}, "limit"),
    Wanted("alone_won", 1, {"cult": "great_cthulhu", **TWENTY}, "broken", first=12600, winners=1),
    Wanted("alone_lost", 1, {"cult": "black_goat", **TWENTY}, "broken", winners=0),
)

if __name__ == "__main__":
    make(GAME, FOLDER, MATCHES, NAMES, sys.argv[1:])
