"""What every part of the drawing needs: the view, the box, names, and sentences that break."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from rich.console import RenderableType
from rich.constrain import Constrain

from leng.drawing import paper
from leng.games.kingsport_festival.box import Building, Charter, KingsportBox
from leng.games.kingsport_festival.effects.verb import ALWAYS, Cost
from leng.games.kingsport_festival.present import Presenter as Kingsport
from leng.games.kingsport_festival.state import DECKS
from leng.games.kingsport_festival.view import CultistView, FestivalView
from leng.words.presenter import Presenter
from leng.words.signs import MORE, Sign

LANG = Path(__file__).parent / "lang"
GLYPHS = {
    "sanity": "☺",
    "magic": "≈",
    "cult": "★",
    "evil": "§",
    "death": "†",
    "destruction": "☼",
    "any_resource": "◊",
    "spell": "¶",
    "foresee": "∞",
    "strength": "‡",
    "reroll": "↻",
    "cheaper": "↓",
    "hand": "+¶",
    "die": "▣",
    "disc": "⌂",
    "more": "…",
}
SPELLS = {"spell": "¶◊", **{f"spell-{deck}": f"¶{GLYPHS[deck]}" for deck in DECKS}}
NARROW = 80
"""Below this width, what stands side by side elsewhere stands below each other."""
UNCOUNTED = ("foresee", "reroll", "more")
ICON_ONLY = "•"


class Paper(paper.Paper[FestivalView]):
    """A view to be drawn for one pair of eyes, in one language."""

    glyphs = {**GLYPHS, **SPELLS}
    between = ""

    def __init__(self, view: FestivalView, presenter: Presenter, width: int = NARROW) -> None:
        super().__init__(view, presenter, LANG)
        self.narrow = width < NARROW
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

    def sign(self, sign: Sign) -> str:
        number = "" if sign.kind in UNCOUNTED else sign.n
        return f"{'-' if sign.paid else ''}{number}{self.glyphs[sign.kind]}"

    def meaning(self, kind: str) -> str:
        """What a sign means, in short."""
        said = self.say(f"goods-{kind}" if self.words.has(f"goods-{kind}") else f"legend-{kind}")
        return said.partition(":")[0].partition(";")[0].rstrip()

    def price(self, cost: Cost) -> str:
        """What is paid, as numbers and signs."""
        return "".join(f"{sign.n}{self.glyphs[sign.kind]}" for sign in cost.signs())

    def works(self, building: Building) -> str:
        """What a building does, as short as a tile allows: exact where that is short, else its icon, else •."""
        row = building.signs()
        exact = len(row) == 1 and row[0] != MORE and all(effect.given == ALWAYS for effect in building.effects)
        if exact:
            return self.sign(row[0])
        return GLYPHS[building.icon] if building.icon else ICON_ONLY


def prose(words: RenderableType, width: int) -> RenderableType:
    """Sentences, broken where this width ends; everything else that is drawn must fit by itself."""
    return Constrain(words, width)
