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


def _match(name: str, players: int, ancient_one: str, ending: str, first: int = 0, **more: str) -> Wanted:
    options = {"ancient_one": ancient_one, "investigators": more.get("how", "random")}
    return Wanted(name, players, options, ending, more.get("level", "greedy"), first)


MATCHES = (
    _match("azathoth_sealed", 4, "azathoth", "sealed", first=9),
    _match("azathoth_destroyed", 5, "azathoth", "destroyed", level="bold"),
    _match("cthulhu_devoured", 8, "cthulhu", "devoured", level="bold"),
    _match("hastur_sealed", 3, "hastur", "sealed", how="chosen"),
    _match("ithaqua_devoured", 7, "ithaqua", "devoured", level="bold", how="chosen"),
    _match("nyarlathotep_banished", 2, "nyarlathotep", "banished", first=33),
    _match("shub_niggurath_devoured", 1, "shub_niggurath", "devoured"),
    _match("yig_sealed", 4, "yig", "sealed"),
    _match("yog_sothoth_devoured", 6, "yog_sothoth", "devoured", level="bold"),
)

if __name__ == "__main__":
    make(GAME, FOLDER, MATCHES, NAMES, sys.argv[1:])
