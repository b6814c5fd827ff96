"""Cult: two to five cults of dark gods struggle for the thirteen Locations of the Eternal City."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game, Manner
from leng.engine.options import TableOption
from leng.games.cult.rules import setup
from leng.games.cult.rules.rounds import ENDINGS

GAME: Game[Any] = Game(
    __name__,
    code="CU",
    players=range(2, 6),  # CU R-001
    colours=("red", "yellow", "green", "blue", "black"),
    manner=Manner(scored=False),  # a match is won or not  # CU R-021
    options=(
        TableOption("cults", (setup.RECOMMENDED, setup.RANDOM, setup.CHOSEN), setup.RECOMMENDED),  # CU
        TableOption("thresholds", (setup.GENTLE, setup.STEEP), setup.GENTLE),  # CU Q-01
    ),
    changed_in=("0.4.0", "0.8.0"),  # several picks are one whole; the letter of the rulebook
    endings=ENDINGS,
)
