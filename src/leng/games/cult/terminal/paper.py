"""What every part of the drawing needs: the view, the box, and what things are called."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from leng.engine import paper
from leng.engine.presenter import Presenter
from leng.games.cult.box import CultBox
from leng.games.cult.present import Presenter as CultPresenter
from leng.games.cult.state import SUPREMACY
from leng.games.cult.view import CityView, CultView

LANG = Path(__file__).parent / "lang"


class Paper(paper.Paper[CityView]):
    """A view to be drawn for one pair of eyes, in one language."""

    def __init__(self, view: CityView, presenter: Presenter) -> None:
        super().__init__(view, presenter, LANG)
        self.presenter: CultPresenter = cast(CultPresenter, presenter)
        self.box: CultBox = self.presenter.box
        self.cults: dict[int, CultView] = {who.seat: who for who in view.cults}

    @property
    def own(self) -> CultView | None:
        """The cult for whose eyes this is drawn."""
        return self.cults.get(self.view.audience)

    def clockwise(self) -> list[CultView]:
        """The cults, from the First Player on."""
        seats = range(len(self.presenter.seats))
        order = (*seats[self.view.first :], *seats[: self.view.first])
        return [self.cults[seat] for seat in order if seat in self.cults]

    def name(self, kind: str, entry: str) -> str:
        """What a thing is called."""
        return self.presenter.title(kind, entry)

    def short_name(self, kind: str, entry: str) -> str:
        """What a thing is called, without its article."""
        return self.presenter.parted(self.name(kind, entry))[1]

    def card(self, card: str) -> str:
        """What a card is called."""
        return self.name(SUPREMACY if card == SUPREMACY else self.box.deck_of[card], card)

    def place(self, place: str) -> str:
        """A Location with its number."""
        return f"{self.box.numbers[place]} {self.short_name('place', place)}"
