"""The table of Evil High Priest drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from markupsafe import Markup

from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lights, Lit
from leng.games.evil_high_priest.picture.cult import drawn_cult
from leng.games.evil_high_priest.picture.homes import home, tolls
from leng.games.evil_high_priest.picture.places import locations, lurks, posts, rituals
from leng.games.evil_high_priest.picture.rows import rows
from leng.games.evil_high_priest.picture.scene import Scene
from leng.games.evil_high_priest.picture.sheet import Sheet
from leng.games.evil_high_priest.state import ACTION, OPPONENT, PROWLERS, RAID, UPKEEP
from leng.games.evil_high_priest.view import ConclaveView
from leng.words.presenter import Presenter

CSS = Path(__file__).with_name("table.css")
"""The style sheet that the drawing needs."""
STEPS = (ACTION, RAID, PROWLERS, UPKEEP)


def draw(view: ConclaveView, speaker: Presenter, options: Sequence[Lit]) -> Drawn:
    """The position in three parts; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    scene = Scene(view, sheet, speaker.seats, Lights(options, sheet.say, named=True))
    around = scene.order(view.audience)
    facts = {"scene": scene, "view": view, "sheet": sheet, "lights": scene.lights}
    homes = {seat: home(scene, seat) for seat in around}
    board = sheet.draw(
        "board.html.j2",
        cult=drawn_cult(scene),
        locations=locations(scene),
        lurks=lurks(scene),
        rituals=rituals(scene),
        rows=rows(scene),
        homes=[homes[seat] for seat in around if view.raid is not None or scene.mine is None or seat != view.audience],
        **facts,
    )
    mine = Markup()
    if scene.mine is not None:
        own = homes[view.audience]
        mine = sheet.draw("mine.html.j2", home=own, posts=posts(scene), tolls=tolls(scene, own), **facts)
    return Drawn(
        sheet=sheet,
        board=board,
        mine=mine,
        others={
            seat: sheet.draw("other.html.j2", home=homes[seat], **facts)
            for seat in around
            if scene.mine is None or seat != view.audience
        },
        symbols=sheet.sprite(view.board),
        legend=sheet.legend(view.board),
        regions=scene.regions,
        matters=scene.matters,
        nth=sheet.say("of-rounds", n=view.limit) if view.limit and view.round else "",
        steps=(*STEPS, OPPONENT) if view.hoard is not None else STEPS,
    )
