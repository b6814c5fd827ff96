"""The table of AuZtralia drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lights, Lit
from leng.games.auztralia.picture.fight import battle
from leng.games.auztralia.picture.people import display, seen_alone, serving
from leng.games.auztralia.picture.pieces import Pieces
from leng.games.auztralia.picture.scene import Scene
from leng.games.auztralia.picture.sheet import Sheet
from leng.games.auztralia.picture.track import track
from leng.games.auztralia.view import AustraliaView
from leng.words.presenter import Presenter

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""


def draw(view: AustraliaView, speaker: Presenter, options: Sequence[Lit]) -> Drawn:
    """The position in three parts; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say, named=True))
    around = scene.order(view.audience)
    facts = {"scene": scene, "view": view, "sheet": sheet, "lights": scene.lights}
    board = sheet.draw(
        "board.html.j2",
        pieces=Pieces(scene).drawn(),
        track=track(scene),
        display=display(scene),
        alone=seen_alone(scene),
        serving=[(seat, serving(scene, seat)) for seat in around],
        battle=battle(scene),
        **facts,
    )
    return Drawn(
        sheet=sheet,
        board=board,
        mine=sheet.draw("mine.html.j2", who=scene.mine, **facts) if scene.mine else Markup(),
        others={
            seat: sheet.draw("other.html.j2", who=view.colonies[seat], **facts)
            for seat in around
            if scene.mine is None or seat != scene.mine.seat
        },
        symbols=sheet.sprite,
        legend=sheet.legend,
        regions=scene.regions,
        matters=scene.matters,
        nth=scene.nth,
    )
