"""What the drawings of all games have in common: the printed sheet, rows of signs, and who sits where.

Only the drawings themselves import this module; playing a match needs no templates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup, escape

from leng.engine.game import Game
from leng.engine.lights import Lights
from leng.engine.marks import LETTERS, SHAPES, TRIANGLE
from leng.engine.presenter import Presenter
from leng.engine.table import Seat
from leng.engine.text import Words

MANY_WORDS = 5000  # names of people come and go; the rest of what a drawing says is a few hundred messages


# Signs ---------------------------------------------------------------------------------------------------------------


class Sign(msgspec.Struct, frozen=True):
    """A symbol with its number, or (without a kind) what stands between two symbols."""

    kind: str
    n: int = 1
    paid: bool = False
    text: str = ""


OR = Sign("", text="/")
THEN = Sign("", text="▸")
MORE = Sign("more")


def either(rows: Sequence[list[Sign]]) -> list[Sign]:
    """One row of signs or another."""
    joined = rows[0]
    for row in rows[1:]:
        joined = [*joined, OR, *row]
    return joined


def between(sign: Sign) -> Markup:
    """What stands between two symbols."""
    return Markup('<i class="{}">{}</i>').format("or" if sign == OR else "to", sign.text)


# The sheet -----------------------------------------------------------------------------------------------------------


def seat_symbols(prefix: str, seats: int) -> Markup:
    """The marks of so many seats, for the symbols of a drawing."""
    drawn = [
        f'<symbol id="{prefix}-seat{seat}" viewBox="0 0 20 20"><{SHAPES[seat % len(SHAPES)]} class="seat-shape"/>'
        f'<text class="seat-letter" x="10" y="{16.2 if seat % len(SHAPES) == TRIANGLE else 14}">{LETTERS[seat]}</text>'
        "</symbol>"
        for seat in range(seats)
    ]
    return Markup("\n".join(drawn))  # noqa: S704 - our own shapes and letters


HOLDERS = {
    "box": '<rect x="1.5" y="1.5" width="21" height="21" rx="4.5" fill="currentColor"/>',
    "coin": '<circle cx="12" cy="12" r="11" fill="currentColor"/>',
    "leaf": '<rect x="3" y="1" width="18" height="22" rx="3" fill="currentColor"/>',
    "spikes": '<path fill="currentColor" d="M12 0l2 3.2L17.5 1.3l.4 3.8 4-.1-1.5 3.6L24 10.2l-2.5 2.6L23.7 16l-3.6 1.2'
    ".6 3.9-3.9-.4L15.5 24 12 21.9 8.5 24 7.2 20.7l-3.9.4.6-3.9L.3 16l2.2-3.2L0 10.2l3.6-1.6L2.1 5l4 .1.4-3.8L10 "
    '3.2z"/>',
}
"""What a glyph lies on: a tile, a round token, a card; what is paid or lost has spikes. In a field of 24 by 24."""

DOTS = "".join(f"M{x} 12a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0z" for x in (5, 10.1, 15.2))


def sign_symbols(prefix: str, holders: Mapping[str, Sequence[str]], paid: Sequence[str] = ()) -> Markup:
    """The symbols of signs whose glyphs a drawing has, each on its holder; those of ``paid`` also with spikes.

    The glyph of a kind is the symbol ``<prefix>-g-<kind>``; that of ``more``, a row of dots, is drawn here.
    """
    drawn = [_symbol(f"{prefix}-{name}", shape) for name, shape in HOLDERS.items()]
    drawn.append(_symbol(f"{prefix}-g-more", f'<path class="{prefix}-gl" d="{DOTS}"/>'))
    for holder, kinds in {**holders, "coin": [*holders.get("coin", ()), "more"]}.items():
        for kind in kinds:
            drawn.append(
                _symbol(f"{prefix}-{kind}", f'<use href="#{prefix}-{holder}"/><use href="#{prefix}-g-{kind}"/>')
            )
    for kind in paid:
        glyph = f'<use href="#{prefix}-g-{kind}" x="2.5" y="2.5" width="19" height="19"/>'
        drawn.append(_symbol(f"{prefix}-{kind}-paid", f'<use href="#{prefix}-spikes"/>{glyph}'))
    return Markup("\n".join(drawn))  # noqa: S704 - our own shapes


def _symbol(name: str, shape: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 24 24">{shape}</symbol>'


@cache
def templates(folder: Path) -> Environment:
    """The pieces of a game's drawing."""
    found = Environment(
        loader=FileSystemLoader(folder), autoescape=True, trim_blocks=True, lstrip_blocks=True, auto_reload=False
    )
    found.globals["seat_symbols"] = seat_symbols
    found.globals["sign_symbols"] = sign_symbols
    return found


class Sheet:
    """The printed side of a table in one language: what looks the same in every position is drawn once."""

    _made: ClassVar[dict[tuple[type[Sheet], str, str], Any]] = {}

    def __init__(self, speaker: Presenter) -> None:
        folder = speaker.game.folder / "picture"
        self.speaker = type(speaker)(speaker.game, (), speaker.language, speaker.box)
        self.words = Words(speaker.language, (folder / "lang",))
        self.templates = templates(folder)
        self._said: dict[tuple[Any, ...], str] = {}
        self._drawn: dict[tuple[Any, ...], Markup] = {}
        self._lines: dict[tuple[str, str], tuple[str, ...]] = {}

    @classmethod
    def of(cls, speaker: Presenter) -> Self:
        """The sheet in the speaker's language, for the content the table plays with."""
        known = (cls, speaker.language, speaker.box.fingerprint)
        sheet: Self | None = cls._made.get(known)
        if sheet is None:
            sheet = cls._made[known] = cls(speaker)
        return sheet

    def draw(self, template: str, **facts: Any) -> Markup:
        """A piece of the drawing."""
        return Markup(self.templates.get_template(template).render(**facts))  # noqa: S704 - templates escape what they are given

    def drawn_once(self, template: str, **facts: Any) -> Markup:
        """A piece of the drawing that comes in few forms, drawn when it is first needed."""
        known = (template, *facts.values())
        piece = self._drawn.get(known)
        if piece is None:
            piece = self._drawn[known] = self.draw(template, **facts)
        return piece

    def say(self, key: str, /, **facts: Any) -> str:
        """A word of the drawing."""
        known = (key, *facts.items())
        text = self._said.get(known)
        if text is None:
            text = self.words.say(key, **facts)
            if len(self._said) < MANY_WORDS:
                self._said[known] = text
        return text

    def title(self, kind: str, name: str) -> str:
        """What a thing of the box is called."""
        return str(getattr(self.speaker.box.shelf[kind][name].name, self.words.language))

    def lines(self, kind: str, name: str) -> tuple[str, ...]:
        """What a card says."""
        lines = self._lines.get((kind, name))
        if lines is None:
            lines = self._lines[kind, name] = self.speaker.card(kind, name).lines
        return lines


# The scene -----------------------------------------------------------------------------------------------------------


class Scene:
    """One view, about to be drawn: who sits where, and what is lit."""

    role_of_marks: ClassVar[str] = ""
    """What a mark is to those who hear the drawing; left out, its title is all they hear of it."""

    def __init__(self, game: Game[Any], seats: Sequence[Seat], lights: Lights) -> None:
        self.seats = seats
        self.lights = lights
        self.symbols = game.code.lower()
        self._hues = [_hue(game, number, seat.colour) for number, seat in enumerate(seats)]

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


def _hue(game: Game[Any], seat: int, colour: str) -> str:
    return f"hue-{game.colours.index(colour) if colour in game.colours else seat}"
