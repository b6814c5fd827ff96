"""The Deep Well: keepers lay stones over a well out of which something climbs. A game made for the tests.

It has what the Sealed Door has not: a manner of playing that follows from its options, options that depend on each
other and on the number of players, a rival without a seat, a private question, a mode without rounds, and rules that
are not in force at every table.
"""

from __future__ import annotations

from typing import Any

from leng.engine.game import Game, Manner
from leng.engine.options import ANYWHERE, Fit, Options, TableOption

from .box import Shaft
from .rules import ALONE, CLIMBER, RACE, TOGETHER


def manner(seats: int, options: Options) -> Manner:
    """A race in hours, alone or against each other; or a common watch without any."""  # DW
    together = options["mode"] == TOGETHER
    return Manner(together=together, secrets=False, rounds=not together)


def fit_of(shaft: Shaft) -> Fit:
    """Some wells are too deep for a race."""  # DW R-003
    return Fit(given={"mode": shaft.modes}) if shaft.modes else ANYWHERE


SEVERAL, SINGLE = Fit(players=(2, 3)), Fit(players=(1,))

GAME: Game[Any] = Game(
    __name__,
    code="DW",
    players=range(1, 4),  # DW R-001
    colours=("green", "yellow", "black"),
    manner=manner,
    options=(
        TableOption("mode", (RACE, TOGETHER, ALONE), RACE, fits={RACE: SEVERAL, TOGETHER: SEVERAL, ALONE: SINGLE}),
        TableOption("shaft", (), "shallow", kind="shaft", fit_of=fit_of),
        TableOption("omens", ("no", "yes"), "no", fit=Fit(players=(3,))),  # DW R-007
        TableOption("pace", ("slow", "swift"), "slow", fits={"swift": Fit(given={"omens": ("yes",)})}),  # DW R-008
    ),
    endings=("climbed", "filled"),
    rivals=(CLIMBER,),
)
