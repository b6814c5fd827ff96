"""What every part of the drawing needs: the view, the box, and what things are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from rich.text import Text

from leng.drawing import paper
from leng.drawing.marks import LETTERS
from leng.drawing.paper import SHAPES, STYLES
from leng.games.auztralia.box import AuztraliaBox, Land
from leng.games.auztralia.present import Presenter as AuztraliaPresenter
from leng.games.auztralia.state import GOODS, UNITS
from leng.games.auztralia.view import AustraliaView, ColonyView, OldOneView
from leng.words.presenter import Presenter
from leng.words.signs import MORE, Sign

LANG = Path(__file__).parent / "lang"
SIGNS = {
    "coal": "•", "iron": "#", "gold": "¤", "phosphate": "φ", "points": "★", "rail": "‡", "corn": "ψ", "cattle": "∀",
    "sheep": "@", "farm": "♣", "character": "☺", "time": "Θ", "cube": "▪", "tile": "?", "sanity": "☼", "damage": "×",
    "chance": "?", "chance-card": "?", "chance-fight": "⚔", "air": "ˣ", "capacity": "∞",
}  # fmt: skip
LETTER = {"cthulhu": "C", "shoggoth": "S", "mi_go": "M", "zombie": "Z", "loyalist": "L", "temple": "T", "blank": "-"}
"""Old Ones on the map."""
DARK = "bold magenta"
PURPLE_DISC, NOBODYS = "Ω", "N"


class Paper(paper.Paper[AustraliaView]):
    """A view to be drawn for one pair of eyes, in one language."""

    glyphs = SIGNS

    def __init__(self, view: AustraliaView, presenter: Presenter) -> None:
        super().__init__(view, presenter, LANG)
        self.presenter: AuztraliaPresenter = cast(AuztraliaPresenter, presenter)
        self.box: AuztraliaBox = self.presenter.box
        self.land: Land = self.box.lands[view.map]

    @property
    def own(self) -> ColonyView | None:
        """The colony for whose eyes this is drawn."""
        return next((who for who in self.view.colonies if who.seat == self.view.audience), None)

    def style(self, seat: int) -> str:
        """The colour of a seat; what belongs to nobody has none."""
        return f"bold {STYLES.get(self.presenter.seats[seat].colour, '')}".strip() if seat >= 0 else "bold"

    def letter(self, seat: int) -> Text:
        """The letter of a seat, or of the settlers."""
        return Text(LETTERS[seat] if seat >= 0 else NOBODYS, style=self.style(seat))

    def shape(self, seat: int) -> str:
        """The shape of a seat, which marks its rails."""
        return SHAPES[seat]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.presenter.seat_name(seat)

    def title(self, kind: str, name: str) -> str:
        """What a thing is called."""
        return self.presenter.title(kind, name)

    # Signs -----------------------------------------------------------------------------------------------------------

    def sign(self, sign: Sign) -> str:
        """What is paid has a minus; units are told by a few letters."""
        minus = "-" if sign.paid else ""
        if sign.kind in UNITS or sign.kind == "unit":
            return f"{minus}{sign.text or sign.n}{self.say(f'short-{sign.kind}')}"
        if sign.kind.startswith("chance"):
            return SIGNS[sign.kind]
        if sign.kind in SIGNS or sign == MORE:
            return minus + super().sign(sign)
        return minus + self.presenter.amount(sign.kind, sign.n)

    def goods(self, held: Mapping[str, int], every: bool = False) -> str:
        """Goods by their signs, those there are none of too where every kind is wanted; tokens by their worth."""
        kinds: Iterable[str] = GOODS if every else held
        told = []
        for kind in kinds:
            if kind in GOODS:
                told.append(f"{held.get(kind, 0)}{SIGNS[kind]}")
            else:
                told += [f"{SIGNS['points']}{kind.rpartition('_')[2]}"] * held[kind]
        return " ".join(told)

    def units(self, counts: Iterable[tuple[str, int]]) -> str:
        """Units by their short names."""
        return " ".join(f"{n}{self.say(f'short-{unit}')}" for unit, n in counts if n)

    # Old Ones --------------------------------------------------------------------------------------------------------

    def at(self, n: int) -> list[OldOneView]:
        """The tiles in a hex, those in sight first."""
        return sorted((one for one in self.view.tiles if one.hex == n), key=lambda one: one.creature is None)

    def left(self, one: OldOneView) -> int:
        """How much more damage an Old One in sight bears."""
        return max(0, (one.capacity or 0) - sum(one.damage.values()))

    def old_one(self, one: OldOneView) -> str:
        """An Old One in a few words: what it is, what it bears, what it is worth."""
        if one.creature is None:
            return self.say("hidden", level=one.level)
        return self.say(
            "in-sight",
            name=self.title("creature", one.creature),
            left=self.left(one),
            capacity=one.capacity or 0,
            points=one.points or 0,
        )
