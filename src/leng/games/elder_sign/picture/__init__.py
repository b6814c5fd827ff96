"""The table of Elder Sign drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leng.engine.lights import Lights, Lit
from leng.engine.presenter import Presenter
from leng.games.elder_sign.picture.entrance import entrance, piles
from leng.games.elder_sign.picture.investigators import candidates, investigators
from leng.games.elder_sign.picture.museum import adventures, worlds
from leng.games.elder_sign.picture.race import lair, mythos, race
from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.picture.sheet import Sheet
from leng.games.elder_sign.picture.tray import tray
from leng.games.elder_sign.view import MuseumView

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""


def draw(view: MuseumView, speaker: Presenter, options: Sequence[Lit]) -> str:
    """The whole position as one piece of HTML; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say, named=True))
    return sheet.draw(
        "table.html.j2",
        scene=scene,
        view=view,
        sheet=sheet,
        race=race(scene),
        lair=lair(scene),
        adventures=adventures(scene),
        worlds=worlds(scene),
        tray=tray(scene),
        mythos=mythos(scene),
        entrance=entrance(scene),
        piles=piles(scene),
        panels=investigators(scene),
        candidates=candidates(scene),
    )
