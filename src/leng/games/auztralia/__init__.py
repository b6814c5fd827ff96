"""AuZtralia: railways, farms and mines in a new land, until what sleeps in the outback awakes."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game, Manner
from leng.engine.options import Fit, Options, TableOption
from leng.games.auztralia.deeds.tiles import OLD_ONES
from leng.games.auztralia.rules import setup
from leng.games.auztralia.rules.ending import ENDINGS
from leng.games.auztralia.state import EAST, SOLO, STANDARD, TOGETHER


def manner(seats: int, options: Options) -> Manner:
    """Everybody for himself, or all against the Old Ones; there are no hands and no rounds."""  # AZ
    return Manner(together=options["mode"] == TOGETHER, secrets=False, rounds=False)


SEVERAL, ALONE = Fit(players=(2, 3, 4)), Fit(players=(1,))

GAME: Game[Any] = Game(
    __name__,
    code="AZ",
    players=range(1, 5),  # AZ R-001
    changed_in=("0.8.0",),  # the letter of the rulebook
    colours=("red", "blue", "green", "yellow"),
    manner=manner,
    options=(
        TableOption(
            "mode", (STANDARD, TOGETHER, SOLO), STANDARD, fits={STANDARD: SEVERAL, TOGETHER: SEVERAL, SOLO: ALONE}
        ),  # AZ
        TableOption("map", (), EAST, kind="board"),  # AZ R-190
        TableOption("difficulty", (), "hard", kind="difficulty", fit=ALONE),  # AZ R-181
        TableOption("objective", (setup.RANDOM,), setup.RANDOM, kind="objective", fit=ALONE),  # AZ R-183
        TableOption(
            "variants", ("none", "one", "two"), "none", fit=Fit(players=(2,), given={"mode": (STANDARD,)})
        ),  # AZ
        TableOption("challenge", ("none", *setup.CHALLENGES), "none", fit=Fit(players=(3, 4))),  # AZ R-210
    ),
    endings=ENDINGS,
    rivals=(OLD_ONES,),
)
