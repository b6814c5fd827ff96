"""Play the golden matches again and save them: ``python tests/games/kingsport_festival/make_golden.py``.

Each is a whole match from its seed on, played by cultists who try things rather than pass. For each one seeds are tried
in a fixed order until a match ends as wanted, so that the same rules always give the same files. Run this after a
change of rules or content that is meant to change matches, and look at what changed before you keep it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from leng.engine import journal
from leng.engine.choice import Choice, Option
from leng.engine.dice import Dice, seed_number
from leng.engine.game import Result
from leng.engine.play import play_out
from leng.engine.table import Seat, Table
from leng.games.kingsport_festival import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Luke", "Gabriel", "Livio", "Andréa", "James")
TRIES = 20_000


class Wanted(msgspec.Struct, frozen=True):
    """A match to be found: who plays what, and how it shall end."""

    name: str
    players: int
    scenario: str
    ending: str
    options: dict[str, str] = {}

    def agreed(self) -> dict[str, str]:
        """The options of its table."""
        return {"scenario": self.scenario, **self.options}


MATCHES = (
    Wanted("beginners_most_cult", 3, "none", "most-cult"),
    Wanted("kadath_most_cult", 4, "the_dream_quest_of_unknown_kadath", "most-cult"),
    Wanted("cthulhu_most_cult", 5, "the_call_of_cthulhu", "most-cult"),
    Wanted("witch_house_more_sanity", 4, "the_dreams_in_the_witch_house", "more-sanity"),
    Wanted("out_of_time_more_magic", 3, "the_shadow_out_of_time", "more-magic"),
    Wanted("mountains_more_magic", 4, "at_the_mountains_of_madness", "more-magic", {"foresee_notes": "yes"}),
    Wanted("nameless_city_shared", 3, "the_nameless_city", "shared"),
    Wanted("without_events_shared", 5, "none", "shared", {"events": "no"}),
)


class Player:
    """Picks at random, but passes only when there is nothing else, or one time in four."""

    def __init__(self, seed: str) -> None:
        self.chance = Dice(seed_number(f"choices of {seed}"))

    def __call__(self, choice: Choice) -> Option:
        options = [each for each in choice.options if each != choice.ask.passing]
        if not options or self.chance.below(4) == 0:
            options = list(choice.options)
        return options[self.chance.below(len(options))]


def find_seed(wanted: Wanted) -> str:
    """The first seed whose match ends as wanted."""
    box = GAME.open_box()
    for number in range(TRIES):
        seed = f"{wanted.name} {number}"
        state = GAME.set_up(box, wanted.players, GAME.agree(wanted.agreed()), Dice(seed_number(seed)))
        play_out(GAME, state, Player(seed))
        result = GAME.result(state)
        if result is not None and result.ending == wanted.ending:
            return seed
    raise LookupError(f"no match of {TRIES} ends with {wanted.ending}: {wanted.name}")


def record(wanted: Wanted, seed: str) -> Table:
    """Play the match of a seed at a table that keeps everything."""
    seats = [Seat(name) for name in NAMES[: wanted.players]]
    table = Table.open(GAME, seats, wanted.agreed(), seed)
    player = Player(seed)
    while table.decision is not None:
        table.take(player(table.decision))
    return table


def main() -> None:
    """Write every golden match."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in MATCHES:
        table = record(wanted, find_seed(wanted))
        result: Result | None = table.result
        assert result is not None and result.ending == wanted.ending
        journal.save(table, FOLDER / f"{wanted.name}.leng")
        print(f"{wanted.name}: seed {table.opening.seed!r}, {table.number} choices, {result}")


if __name__ == "__main__":
    main()
