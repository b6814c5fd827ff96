"""What every part of the drawing needs: the view, the box, names, words and a few strokes of the pen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.constrain import Constrain
from rich.text import Text

from leng.engine.presenter import Presenter
from leng.engine.text import Words
from leng.games.kingsport_festival.box import Charter, KingsportBox
from leng.games.kingsport_festival.present import Presenter as Kingsport
from leng.games.kingsport_festival.view import CultistView, FestivalView

LANG = Path(__file__).parent / "lang"


@cache
def _words(language: str) -> Words:
    return Words(language, (LANG,))


class Paper:
    """A view to be drawn for one pair of eyes, in one language."""

    def __init__(self, view: FestivalView, presenter: Presenter) -> None:
        self.view = view
        self.presenter = cast(Kingsport, presenter)
        self.box: KingsportBox = self.presenter.box
        self.words = _words(presenter.language)

    @property
    def charter(self) -> Charter:
        """What the Scenario changes."""
        return self.box.charters[self.view.scenario]

    @property
    def own(self) -> CultistView | None:
        """The cultist for whose eyes this is drawn."""
        return next((each for each in self.view.cultists if each.seat == self.view.audience), None)

    def say(self, key: str, /, **facts: Any) -> str:
        """A word of the drawing."""
        return self.words.say(key, **facts)

    def name(self, kind: str, entry: str) -> str:
        """What a thing is called."""
        return self.presenter.title(kind, entry)

    def short_name(self, kind: str, entry: str) -> str:
        """What a thing is called, without its article."""
        name = self.name(kind, entry)
        for article in self.presenter.articles:
            lead = article if article[-1] in "'’" else f"{article} "
            if name.startswith(lead):
                return name[len(lead) :]
        return name

    def month(self, number: int) -> str:
        """The name of a month."""
        return self.presenter.words.say(f"month-{number}")

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self.presenter.seats[seat].colour

    def heading(self, title: str, width: int) -> Text:
        """A title in a line across the page; what explains it in brackets is left out where there is no room."""
        title = title if len(title) <= width - 4 else title.partition(" (")[0]
        return Text.assemble(("── ", "dim"), (title, "bold"), (" " + "─" * max(0, width - len(title) - 4), "dim"))


def prose(words: RenderableType, width: int) -> RenderableType:
    """Sentences, broken where this width ends; everything else that is drawn must fit by itself."""
    return Constrain(words, width)


def fit(words: str, width: int) -> str:
    """Words in exactly this width; what does not fit ends in …"""
    if cell_len(words) <= width:
        return set_cell_size(words, width)
    return set_cell_size(words, max(0, width - 1)) + "…"


def pad(line: Text, width: int) -> Text:
    """A line brought to this width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line
