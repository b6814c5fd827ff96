"""Cult: two to five cults of dark gods struggle for the thirteen Locations of the Eternal City."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from leng.engine.choice import Choice
from leng.engine.dice import Dice
from leng.engine.game import Game, Options, Result, TableOption
from leng.engine.plain import Box
from leng.games.cult import orders
from leng.games.cult import view as views
from leng.games.cult.box import CultBox
from leng.games.cult.inventory import check
from leng.games.cult.judgement import judge
from leng.games.cult.rules import intention, prayer, resolution, rounds, setup, supremacy
from leng.games.cult.state import City

if TYPE_CHECKING:
    import msgspec

HERE = Path(__file__).parent


@cache
def _own_box() -> CultBox:
    return CultBox(HERE / "content")


class CultGame(Game[City]):
    """The game, as the engine knows it."""

    id = "cult"
    code = "CU"
    players = range(2, 6)  # CU R-001
    colours = ("red", "yellow", "green", "blue", "black")
    scored = False  # a match is won or not  # CU R-021
    options = (
        TableOption("cults", (setup.RECOMMENDED, setup.RANDOM, setup.CHOSEN), setup.RECOMMENDED),  # CU
        TableOption("thresholds", (setup.GENTLE, setup.STEEP), setup.GENTLE),  # CU Q-01
    )
    endings = rounds.ENDINGS
    state_type = City
    units = {
        "which_cult": setup.which_cult,
        "begin": setup.begin,
        "new_round": rounds.new_round,
        "celebrate": supremacy.celebrate,
        "turn_passes": intention.turn_passes,
        "intend": intention.intend,
        "trade": prayer.trade,
        "resolution": resolution.resolution,
        "find_place": resolution.find_place,
        "act": resolution.act,
        "decide": resolution.decide,
        "reap": resolution.reap,
        "community": resolution.community,
        "leave_place": resolution.leave_place,
        "end_of_round": rounds.end_of_round,
    }

    def open_box(self, overlay: Path | None = None) -> CultBox:
        return _own_box() if overlay is None else CultBox(HERE / "content", overlay)

    def set_up(self, box: Box, seats: int, options: Options, dice: Dice) -> City:
        return setup.set_up(cast(CultBox, box), seats, options, dice)

    def result(self, g: City) -> Result | None:
        return rounds.result(g) if g.ending else None

    def view(self, g: City, audience: int) -> msgspec.Struct:
        return views.view(g, audience)

    def imagine(self, g: City, seat: int, chance: Dice, remember: bool = True) -> None:
        views.imagine(g, seat, chance, remember)

    def hidden_from(self, g: City, audience: int) -> set[str]:
        return views.hidden_from(g, audience)

    def check(self, g: City) -> None:
        check(g)

    def judge(self, g: City, seat: int) -> float:
        return judge(g, seat)

    def provisos(self, g: City, choice: Choice) -> list[str]:
        return orders.provisos(g, choice)

    def heeds(self, g: City, choice: Choice, proviso: str) -> bool | None:
        return orders.heeds(g, choice, proviso)


GAME: Game[Any] = CultGame()
