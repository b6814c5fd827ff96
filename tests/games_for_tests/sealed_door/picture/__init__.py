"""The door drawn for a browser, from what one pair of eyes may see."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leng.drawing.drawn import Drawn
from leng.drawing.lights import Lights, Lit
from leng.drawing.scene import Scene
from leng.drawing.sheet import Sheet
from leng.words.clause import signs_of
from leng.words.presenter import Presenter

from .. import GAME
from ..view import DoorView

CSS = Path(__file__).with_name("table.css")


def draw(view: DoorView, speaker: Presenter, options: Sequence[Lit]) -> Drawn:
    """The whole position, all of it on the board; what the onlooker may choose now is lit."""
    sheet = Sheet.of(speaker)
    cards = speaker.box.shelf["card"]
    rows = {card: sheet.signs(signs_of(cards[card].effects)) for who in view.watchers for card in who.hand or ()}
    put = {"view": view, "scene": Scene(GAME, speaker.seats, Lights(options, sheet.say)), "cards": cards, "signs": rows}
    return Drawn(sheet=sheet, board=sheet.draw("table.html.j2", sheet=sheet, **put))
