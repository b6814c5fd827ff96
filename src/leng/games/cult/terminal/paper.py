"""What every part of the drawing needs: the view, the box, and what things are called."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from leng.drawing import paper
from leng.games.cult.box import CultBox, Privilege
from leng.games.cult.present import Presenter as CultPresenter
from leng.games.cult.state import SUPREMACY
from leng.games.cult.view import CityView, CultView
from leng.words.clause import signs_of
from leng.words.presenter import Presenter
from leng.words.signs import MORE, Sign

LANG = Path(__file__).parent / "lang"
SIGNS = {
    "followers": "☺", "coins": "¤", "mobs": "☻", "altar": "⌂", "miracle": "☼", "intrigue": "‡", "privilege": "§",
    "card": "▬", "chance-card": "?", "priest": "†", "raise": "†↑", "ritual": "↨", "lose": "↓", "win": "⚑",
    "patriarch": "P",
}  # fmt: skip
WEIGHED = ("priest", "raise", "ritual", "win")
"""Signs of which there are not so many: what stands behind them is an influence."""


class Paper(paper.Paper[CityView]):
    """A view to be drawn for one pair of eyes, in one language."""

    glyphs = SIGNS

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

    def short_name(self, kind: str, entry: str) -> str:
        """What a thing is called, without its article."""
        return self.presenter.parted(self.presenter.title(kind, entry))[1]

    def card(self, card: str) -> str:
        """What a card is called."""
        return self.presenter.title(SUPREMACY if card == SUPREMACY else self.box.deck_of[card], card)

    def place(self, place: str, named: bool = True) -> str:
        """A Location by its number, and perhaps its name."""
        number = self.box.numbers[place]
        return f"{number} {self.short_name('place', place)}" if named else str(number)

    def sign(self, sign: Sign) -> str:
        """What is paid has a minus; others lose what stands behind an arrow; what has no sign is a word."""
        kind, _, what = sign.kind.partition("-")
        paid = "-" if sign.paid else ""
        if kind == "lose":
            return f"{SIGNS[kind]}{sign.n}{SIGNS[what]}"
        if kind in WEIGHED:
            several = f"{sign.n}×" if sign.n > 1 else ""
            return f"{paid}{several}{SIGNS[kind]}{what or sign.text.removeprefix('+')}"
        if sign.kind in SIGNS or sign == MORE:
            return paid + super().sign(sign)
        return self.presenter.amount(kind, sign.n)

    def privilege(self, card: Privilege, named: bool = True) -> str:
        """What a Privilege adds to the Patriarch and what it allows; the Locations by name, or only by number."""
        standing = card.standing
        facts = standing.facts()
        facts["where"] = ", ".join(self.place(each, named) for each in standing.where)
        facts["effects"] = self.signs(signs_of(facts.get("effects", ())))
        return f"{SIGNS['patriarch']}+{card.bonus}, {self.say(standing.describe().key, **facts)}"
