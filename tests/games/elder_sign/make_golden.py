"""Play the golden matches again and save them: ``python tests/games/elder_sign/make_golden.py``."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from golden import Wanted, make
from leng.games.elder_sign import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Amanda", "Bob", "Carolyn", "Dexter", "Gloria", "Harvey", "Jenny", "Kate")


def _match(
    name: str, players: int, ancient_one: str, ending: str, level: str = "greedy", how: str = "random"
) -> Wanted:
    return Wanted(name, players, {"ancient_one": ancient_one, "investigators": how}, ending, level)


MATCHES = (
    _match("azathoth_sealed", 4, "azathoth", "sealed"),
    _match("azathoth_destroyed", 5, "azathoth", "destroyed", "bold"),
    _match("cthulhu_devoured", 8, "cthulhu", "devoured", "bold"),
    _match("hastur_sealed", 3, "hastur", "sealed", how="chosen"),
    _match("ithaqua_banished", 6, "ithaqua", "banished"),
    _match("nyarlathotep_devoured", 7, "nyarlathotep", "devoured", "bold", how="chosen"),
    _match("shub_niggurath_devoured", 1, "shub_niggurath", "devoured"),
    _match("yig_banished", 4, "yig", "banished"),
    _match("yog_sothoth_sealed", 2, "yog_sothoth", "sealed"),
)

if __name__ == "__main__":
    make(GAME, FOLDER, MATCHES, NAMES)
