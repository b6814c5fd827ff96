"""Evil High Priest: rival priests of one cult break thirteen signs, and investigators come for what they hoard."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game, Manner
from leng.engine.options import Fit, TableOption
from leng.games.evil_high_priest.box import BASE, BLOOD_CEREMONY, BOTH, DARK_RITUAL, Cult
from leng.games.evil_high_priest.rules import setup
from leng.games.evil_high_priest.rules.ending import ENDINGS
from leng.games.evil_high_priest.state import ADVERSARY

WITH_BOX = {
    BASE: (BASE, BLOOD_CEREMONY, DARK_RITUAL, BOTH),
    BLOOD_CEREMONY: (BLOOD_CEREMONY, BOTH),
    DARK_RITUAL: (DARK_RITUAL, BOTH),
}
"""Which choices of boxes hold a box."""


def fit_of(cult: Cult) -> Fit:
    """A board needs its box."""  # EHP R-305
    return Fit(given={"boxes": WITH_BOX[cult.box]})


GAME: Game[Any] = Game(
    __name__,
    code="EHP",
    players=range(1, 6),  # EHP R-002
    colours=("red", "blue", "green", "yellow", "violet"),
    manner=Manner(secrets=False),
    options=(
        TableOption("boxes", (BASE, BLOOD_CEREMONY, DARK_RITUAL, BOTH), BASE),  # EHP R-003
        TableOption("cult", (setup.RANDOM,), "great_cthulhu", kind="cult", fit_of=fit_of),  # EHP R-010
        TableOption("investigators", ("usual", setup.AGGRESSIVE), "usual"),  # EHP R-160
        TableOption("tokens", ("unlimited", setup.STRICT), "unlimited"),  # EHP Q-09
        TableOption(
            "start", ("paid", "free"), "paid", fit=Fit(given={"cult": ("yellow_sign", setup.RANDOM)})
        ),  # EHP YS-Q1
        TableOption(
            "flight",
            ("asylum", "active"),
            "asylum",
            fit=Fit(given={"cult": ("guardian_of_the_pyramid", setup.RANDOM)}),
        ),  # EHP GP-Q3
        TableOption(
            "worshippers",
            ("3", "6"),
            "3",
            fit=Fit(players=(1,), given={"cult": ("crawling_chaos", setup.RANDOM)}),
        ),  # EHP CC-Q8
        TableOption("rounds", ("unlimited", "20", "12"), "unlimited"),  # ours
    ),
    endings=ENDINGS,
    at_random={"rounds": "20"},  # chance alone may never break thirteen signs
    rivals=(ADVERSARY,),
    changed_in=("0.8.0",),  # the letter of the rulebook
)
