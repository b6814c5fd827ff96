"""One view about to be drawn on the page: who sits where, and what is lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from markupsafe import Markup, escape

from leng.drawing.lights import Lights
from leng.drawing.marks import LETTERS
from leng.engine.game import Game
from leng.engine.record import Seat


class Scene:
    """One view, about to be drawn: who sits where, and what is lit."""

    role_of_marks: ClassVar[str] = ""
    """What a mark is to those who hear the drawing; left out, its title is all they hear of it."""

    def __init__(self, game: Game[Any], seats: Sequence[Seat], lights: Lights) -> None:
        self.seats = seats
        self.lights = lights
        self.symbols = game.code.lower()
        self._hues = [f"hue-{seat.colour or game.colours[number]}" for number, seat in enumerate(seats)]

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.seats[seat].name

    def letter(self, seat: int) -> str:
        """The letter of a seat."""
        return LETTERS[seat]

    def hue(self, seat: int) -> str:
        """The class that gives a seat its colour; its letter and shape say the same without colour."""
        return self._hues[seat]

    def mark(self, seat: int, name: str = "", label: str | None = None) -> Markup:
        """The mark of a seat, in its shape and colour; ``name`` is the id it keeps when it moves."""
        title = escape(self.name(seat) if label is None else label)
        known = f' id="{name}"' if name else ""
        role = f' role="{self.role_of_marks}"' if self.role_of_marks else ""
        mark = f'<svg class="mark {self._hues[seat]}"{known}{role}><title>{title}</title>'
        return Markup(f'{mark}<use href="#{self.symbols}-seat{seat}"/></svg>')  # noqa: S704 - the title is escaped

    def who(self, seat: int) -> Markup:
        """The mark and the name of a seat, where it may be chosen."""
        name = self.name(seat)
        spot = self.lights.spot(f"seat:{seat}", "who", name=name)
        return Markup('<span{}>{}<b class="pname">{}</b></span>').format(spot, self.mark(seat, f"seat-{seat}"), name)

    def order(self, first: int) -> list[int]:
        """The seats around the table from one of them on; from the first where nobody sits there."""
        start = first if 0 <= first < len(self.seats) else 0
        return [(start + each) % len(self.seats) for each in range(len(self.seats))]
