"""What every part of the drawing needs: the view, the box, names, and sentences that break."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from rich.console import RenderableType
from rich.constrain import Constrain

from leng.engine import paper
from leng.engine.presenter import Presenter
from leng.games.kingsport_festival.box import Charter, KingsportBox
from leng.games.kingsport_festival.present import Presenter as Kingsport
from leng.games.kingsport_festival.view import CultistView, FestivalView

LANG = Path(__file__).parent / "lang"


class Paper(paper.Paper[FestivalView]):
    """A view to be drawn for one pair of eyes, in one language."""

    def __init__(self, view: FestivalView, presenter: Presenter) -> None:
        super().__init__(view, presenter, LANG)
        self.presenter: Kingsport = cast(Kingsport, presenter)
        self.box: KingsportBox = self.presenter.box

    @property
    def charter(self) -> Charter:
        """What the Scenario changes."""
        return self.box.charters[self.view.scenario]

    @property
    def own(self) -> CultistView | None:
        """The cultist for whose eyes this is drawn."""
        return next((each for each in self.view.cultists if each.seat == self.view.audience), None)

    def name(self, kind: str, entry: str) -> str:
        """What a thing is called."""
        return self.presenter.title(kind, entry)

    def short_name(self, kind: str, entry: str) -> str:
        """What a thing is called, without its article."""
        return self.presenter.parted(self.name(kind, entry))[1]

    def month(self, number: int) -> str:
        """The name of a month."""
        return self.presenter.words.say(f"month-{number}")


def prose(words: RenderableType, width: int) -> RenderableType:
    """Sentences, broken where this width ends; everything else that is drawn must fit by itself."""
    return Constrain(words, width)
