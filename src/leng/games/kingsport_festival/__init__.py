"""Kingsport Festival: three to five cultists, twelve months, twenty Elder Gods."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game
from leng.engine.options import TableOption
from leng.games.kingsport_festival.rules import setup, time

GAME: Game[Any] = Game(
    __name__,
    code="KF",
    players=range(3, 6),  # KF R-001
    colours=("yellow", "black", "red", "green", "violet"),  # KF R-005
    options=(
        TableOption("scenario", (setup.RANDOM, setup.NO_SCENARIO), setup.RANDOM, kind="scenario"),
        TableOption("events", ("yes", "no"), "yes"),  # KF Q-12
        TableOption("foresee_notes", ("no", "yes"), "no"),  # KF Q-10
    ),
    changed_in=("0.4.0", "0.8.0"),  # several picks are one whole; by the letter of the rulebook
    endings=time.ENDINGS,
)
