"""Play the golden matches again and save them: ``python tests/games/kingsport_festival/make_golden.py``."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from golden import Wanted, make
from leng.games.kingsport_festival import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Luke", "Gabriel", "Livio", "Andréa", "James")


def _match(name: str, players: int, scenario: str, ending: str, **options: str) -> Wanted:
    return Wanted(name, players, {"scenario": scenario, **options}, ending)


MATCHES = (
    _match("beginners_most_cult", 3, "none", "most-cult"),
    _match("kadath_most_cult", 4, "the_dream_quest_of_unknown_kadath", "most-cult"),
    _match("cthulhu_most_cult", 5, "the_call_of_cthulhu", "most-cult"),
    _match("witch_house_more_sanity", 4, "the_dreams_in_the_witch_house", "more-sanity"),
    _match("out_of_time_more_magic", 3, "the_shadow_out_of_time", "more-magic"),
    _match("mountains_more_magic", 4, "at_the_mountains_of_madness", "more-magic", foresee_notes="yes"),
    _match("nameless_city_shared", 3, "the_nameless_city", "shared"),
    _match("without_events_shared", 5, "none", "shared", events="no"),
)

if __name__ == "__main__":
    make(GAME, FOLDER, MATCHES, NAMES, sys.argv[1:])
