"""Who speaks in the tests of words."""

from __future__ import annotations

from typing import cast

from leng.engine.presenter import presenter
from leng.engine.table import Seat
from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.box import KingsportBox
from leng.games.kingsport_festival.present import Presenter
from leng.games.kingsport_festival.speech import CARDS

SEATS = [Seat("Luke"), Seat("Livio"), Seat("Gabriel")]
PIECES = [(kind, name) for kind in CARDS for name in cast(KingsportBox, GAME.open_box()).shelf[kind]]


def speaker(language: str) -> Presenter:
    """The presenter of the game in a language."""
    made = presenter(GAME, SEATS, language)
    assert isinstance(made, Presenter)
    return made
