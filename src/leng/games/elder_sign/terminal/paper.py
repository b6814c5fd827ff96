"""What every part of the drawing needs: the view, the box and names."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from rich.text import Text

from leng.engine import paper
from leng.engine.content import Name
from leng.engine.presenter import Presenter
from leng.games.elder_sign.box import ElderSignBox
from leng.games.elder_sign.state import ENTRANCE, LAIR
from leng.games.elder_sign.view import InvestigatorView, MuseumView

LANG = Path(__file__).parent / "lang"


class Paper(paper.Paper[MuseumView]):
    """A view to be drawn in one language."""

    def __init__(self, view: MuseumView, presenter: Presenter) -> None:
        super().__init__(view, presenter, LANG)
        self.box = cast(ElderSignBox, presenter.box)

    @property
    def actor(self) -> InvestigatorView:
        """The player whose turn it is."""
        return self.view.investigators[self.view.active]

    def written(self, name: Name) -> str:
        """A name in the language of the drawing; a French one with the apostrophe of a printed page."""
        return name.fr.replace("'", "’") if self.words.language == "fr" else name.en

    def name(self, thing: str) -> str:
        """What a card, marker, investigator or Ancient One is called."""
        box = self.box
        if thing in box.monsters:
            return self.written(box.monsters[thing].name)
        if thing in box.investigators:
            return self.written(box.investigators[thing].name)
        if thing in box.ancient_ones:
            return self.written(box.ancient_ones[thing].name)
        return self.written(box.shelf[box.kind_of[thing]][thing].name)

    def place(self, where: str) -> str:
        """What a place is called."""
        if where in (ENTRANCE, LAIR, ""):
            return self.say(f"place-{where or 'nowhere'}")
        return self.name(where)

    def marks_at(self, where: str, room: int) -> Text:
        """The marks of everybody who stands somewhere; without their shapes if there is little room."""
        seats = [who.seat for who in self.view.investigators if who.at == where and who.id]
        shaped = 3 * len(seats) - 1 <= room
        return Text(" " if shaped else "").join(self.mark(seat, shaped) for seat in seats)
