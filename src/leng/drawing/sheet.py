"""The printed side of a table on the page: what looks the same in every position is drawn once.

Only the drawings themselves import this module; playing a match needs no templates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from leng.drawing.symbols import between, seat_symbols, sign_symbols
from leng.words.presenter import Presenter
from leng.words.signs import CHANCE, CLOSE, MORE, OPEN, Sign
from leng.words.text import COMMON, Words

MINUS = "\N{MINUS SIGN}"
UNSIGNED = (CHANCE, MORE.kind)
"""Kinds of signs that are neither paid nor gained."""


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

    counted: ClassVar[frozenset[str]] = frozenset()
    """Signs that bear their number even if it is one."""

    _made: ClassVar[dict[tuple[type[Sheet], str, str], Any]] = {}

    def __init__(self, speaker: Presenter) -> None:
        folder = speaker.game.folder / "picture"
        self.speaker = type(speaker)(speaker.game, (), speaker.language, speaker.box)
        self.words = Words(speaker.language, (COMMON, speaker.game.folder / "lang", folder / "lang"))
        self.prefix = speaker.game.code.lower()
        self.templates = templates(folder)
        self._drawn: dict[tuple[Any, ...], Markup] = {}
        self._signs: dict[Sign, Markup] = {}
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
        """A word of the drawing, or of its game."""
        return self.words.say(key, **facts)

    def title(self, kind: str, name: str) -> str:
        """What a thing of the box is called."""
        return str(getattr(self.speaker.box.shelf[kind][name].name, self.words.language))

    def lines(self, kind: str, name: str) -> tuple[str, ...]:
        """What a card says."""
        lines = self._lines.get((kind, name))
        if lines is None:
            lines = self._lines[kind, name] = self.speaker.card(kind, name).lines
        return lines

    # Signs -----------------------------------------------------------------------------------------------------------

    def signs(self, row: Iterable[Sign]) -> Markup:
        """A row of symbols with what stands between them."""
        return _in_a_row(row, self._drawn_sign)

    def beside(self, row: Iterable[Sign]) -> Markup:
        """The row of an option: what is paid has a minus before it, what is gained a plus."""
        return _in_a_row(row, self._signed)

    def pieces(self, uses: Iterable[str]) -> Markup:
        """The pieces an option takes, as they lie on the table; empty where the game has no small drawing of them."""
        return Markup()

    def _signed(self, sign: Sign) -> Markup:
        drawn = self._drawn_sign(sign)
        if sign.kind.startswith(UNSIGNED) or sign.text.startswith("+"):
            return drawn
        return Markup('<span class="amt"><b aria-hidden="true">{}</b>{}</span>').format(
            MINUS if sign.paid else "+", drawn
        )

    def sign(self, kind: str, n: int = 1, paid: bool = False) -> Markup:
        """So many of something as a number and a symbol; what is paid or lost has spikes."""
        return self._drawn_sign(Sign(kind, n, paid))

    def _drawn_sign(self, sign: Sign) -> Markup:
        drawn = self._signs.get(sign)
        if drawn is None:
            drawn = self._signs[sign] = self.symbol(sign)
        return drawn

    def symbol(self, sign: Sign) -> Markup:
        """How a sign is drawn; a game may draw some of its own in another way."""
        title = self.say("paid", amount=self.spoken(sign)) if sign.paid else self.spoken(sign)
        symbol = Markup('<svg class="i {}" role="img"><title>{}</title><use href="#{}-{}{}"/></svg>')
        drawn = symbol.format(sign.kind, title, self.prefix, sign.kind, "-paid" if sign.paid else "")
        bare = sign.n == 1 and not sign.text and (sign.paid or sign.kind not in self.counted)
        return drawn if bare else self.numbered(sign, drawn)

    def spoken(self, sign: Sign) -> str:
        """A sign in words."""
        return self.say(f"sign-{sign.kind}", n=sign.text or sign.n)

    def numbered(self, sign: Sign, drawn: Markup) -> Markup:
        """A symbol with its number, or with what stands in its place."""
        return Markup('<span class="amt"><b>{}</b>{}</span>').format(sign.text or sign.n, drawn)


def _in_a_row(row: Iterable[Sign], drawn: Callable[[Sign], Markup]) -> Markup:
    """Signs one after the other; a bracket goes with the sign it stands at, wherever a line breaks."""
    pieces: list[Markup] = []
    before: Sign | None = None
    for sign in row:
        piece = drawn(sign) if sign.kind else between(sign)
        if pieces and (sign == CLOSE or before == OPEN):
            pieces[-1] = Markup('<span class="amt">{}{}</span>').format(pieces[-1], piece)
        else:
            pieces.append(piece)
        before = sign
    return Markup("").join(pieces)
