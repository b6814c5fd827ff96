"""Elder Sign: one to eight investigators in the museum of Miskatonic University, against the clock."""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game, Manner
from leng.engine.options import TableOption
from leng.games.elder_sign.deeds.ending import ENDINGS
from leng.games.elder_sign.rules import setup

GAME: Game[Any] = Game(
    __name__,
    code="ES",
    players=range(1, 9),  # ES R-001
    colours=("yellow", "blue", "red", "green", "violet", "orange", "white", "black"),
    manner=Manner(together=True, scored=False, secrets=False),
    options=(
        TableOption("ancient_one", (setup.RANDOM,), setup.RANDOM, kind="ancient_one"),  # ES R-003
        TableOption("investigators", (setup.RANDOM, setup.CHOSEN), setup.RANDOM),  # ES R-008
    ),
    endings=ENDINGS,
    changed_in=("0.8.0",),  # the letter of the rulebook
)
