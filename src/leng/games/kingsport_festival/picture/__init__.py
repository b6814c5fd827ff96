"""The table of Kingsport Festival drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lights, Lit
from leng.games.kingsport_festival.picture.scene import Scene
from leng.games.kingsport_festival.picture.sheet import Sheet
from leng.games.kingsport_festival.picture.streets import CSS
from leng.games.kingsport_festival.picture.tiles import buildings, gods
from leng.games.kingsport_festival.view import FestivalView
from leng.words.presenter import Presenter

__all__ = ["CSS", "draw"]

MONTHS = 12
STEPS = ("turn_order", "invocation", "privileges", "propagation", "raid", "time")


def draw(view: FestivalView, speaker: Presenter, options: Sequence[Lit]) -> Drawn:
    """The position in three parts; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say))
    facts = {"scene": scene, "view": view, "sheet": sheet, "lights": scene.lights}
    board = sheet.draw("board.html.j2", gods=gods(scene), buildings=buildings(scene), raid=scene.raid, **facts)
    around = scene.order(view.audience)
    mine = view.cultists[around[0]] if view.audience == around[0] else None
    return Drawn(
        sheet=sheet,
        board=board,
        mine=sheet.draw("mine.html.j2", who=mine, **facts) if mine else Markup(),
        others={
            seat: sheet.draw("other.html.j2", who=view.cultists[seat], **facts)
            for seat in around
            if mine is None or seat != mine.seat
        },
        symbols=sheet.sprite,
        legend=sheet.legend,
        regions=scene.regions,
        matters=scene.matters,
        when=sheet.speaker.month(view.round) if view.round else "",
        nth=f"{view.round}/{MONTHS}" if view.round else "",
        steps=STEPS,
    )
