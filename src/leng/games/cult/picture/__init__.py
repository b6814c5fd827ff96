"""The table of Cult drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leng.engine.lights import Lights, Lit
from leng.engine.presenter import Presenter
from leng.games.cult.picture.cards import hands, market, piles, playing
from leng.games.cult.picture.city import places
from leng.games.cult.picture.cults import cults, sheets_to_choose
from leng.games.cult.picture.scene import Scene
from leng.games.cult.picture.sheet import Sheet
from leng.games.cult.view import CityView

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""


def draw(view: CityView, speaker: Presenter, options: Sequence[Lit]) -> str:
    """The whole position as one piece of HTML; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say, named=True))
    return sheet.draw(
        "table.html.j2",
        scene=scene,
        view=view,
        sheet=sheet,
        places=places(scene),
        market=market(scene),
        piles=piles(scene),
        playing=playing(scene),
        hands=hands(scene),
        cults=cults(scene),
        candidates=sheets_to_choose(scene),
    )
