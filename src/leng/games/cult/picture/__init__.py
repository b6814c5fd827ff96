"""The table of Cult drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lights, Lit
from leng.games.cult.picture.cards import market
from leng.games.cult.picture.city import road
from leng.games.cult.picture.cults import cults, sheets_to_choose
from leng.games.cult.picture.scene import Scene
from leng.games.cult.picture.sheet import Sheet
from leng.games.cult.view import CityView
from leng.words.presenter import Presenter

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""
STEPS = ("intention", "resolution")


def draw(view: CityView, speaker: Presenter, options: Sequence[Lit]) -> Drawn:
    """The position in three parts; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say, named=True))
    facts = {"scene": scene, "view": view, "sheet": sheet}
    candidates = sheets_to_choose(scene)
    around = cults(scene, facts)
    return Drawn(
        sheet=sheet,
        board=sheet.draw("board.html.j2", road=road(scene), market=market(scene), candidates=candidates, **facts),
        mine=around.pop(view.audience, Markup()),
        others=around,
        symbols=sheet.sprite,
        legend=sheet.legend,
        regions={name: sheet.say(f"region-{name}") for name in (["sheets"] * bool(candidates) + ["road", "palace"])},
        matters=scene.matters,
        when=sheet.say("round", n=view.round) if view.round else "",
        steps=STEPS if view.phase in STEPS else (),
    )
