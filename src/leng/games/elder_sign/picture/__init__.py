"""The table of Elder Sign drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lights, Lit
from leng.games.elder_sign.picture.scene import Scene
from leng.games.elder_sign.picture.sheet import Sheet
from leng.games.elder_sign.view import MuseumView
from leng.words.presenter import Presenter

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""

STEPS = ("movement", "entrance", "attempt", "clock", "midnight")


def draw(view: MuseumView, speaker: Presenter, options: Sequence[Lit]) -> Drawn:
    """The position in three parts; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say, named=True))
    facts = {"scene": scene, "view": view, "sheet": sheet, "box": sheet.box, "lights": scene.lights}
    around = scene.order(view.audience)
    mine = view.investigators[around[0]] if view.audience == around[0] else None
    return Drawn(
        sheet=sheet,
        board=sheet.draw("board.html.j2", candidates=scene.candidates, **facts),
        mine=sheet.draw("mine.html.j2", who=mine, **facts) if mine else Markup(),
        others={
            seat: sheet.draw("other.html.j2", who=view.investigators[seat], **facts)
            for seat in around
            if mine is None or seat != mine.seat
        },
        symbols=sheet.sprite,
        legend=sheet.legend,
        regions=scene.regions,
        matters=scene.matters,
        when="" if view.awake else sheet.say("hour", hour=view.hour % 12 or 12),
        steps=STEPS if view.phase in STEPS else (view.phase,),
    )
