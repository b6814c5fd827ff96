"""The table of Kingsport Festival drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leng.engine.lights import Lights, Lit
from leng.engine.presenter import Presenter
from leng.games.kingsport_festival.picture.calendar import calendar, combat, scenario_and_festival
from leng.games.kingsport_festival.picture.cultists import cultists, decks, hands
from leng.games.kingsport_festival.picture.gods import gods
from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.picture.sheet import Sheet
from leng.games.kingsport_festival.picture.town import buildings
from leng.games.kingsport_festival.picture.tracks import tracks
from leng.games.kingsport_festival.view import FestivalView

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""


def draw(view: FestivalView, speaker: Presenter, options: Sequence[Lit]) -> str:
    """The whole position as one piece of HTML; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say))
    half = (len(sheet.box.gods) + 1) // 2
    every = gods(scene)
    return sheet.draw(
        "table.html.j2",
        scene=scene,
        view=view,
        sheet=sheet,
        lights=scene.lights,
        months=calendar(scene),
        combat=combat(scene),
        gods_before=every[:half],
        gods_after=every[half:],
        buildings=buildings(scene),
        tracks=tracks(scene),
        cultists=cultists(scene),
        cards=scenario_and_festival(scene),
        decks=decks(scene),
        hands=hands(scene),
    )
