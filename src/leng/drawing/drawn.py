"""A table as a game has drawn it: three parts, and what the page must know to lay them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from markupsafe import Markup

from leng.drawing.sheet import Sheet


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """What ``draw`` of a game's picture gives. ``docs/page.md`` says where the page puts each part.

    A part knows nothing of screens: it fills the room it is given and asks by container queries how large that is.
    """

    sheet: Sheet
    """Draws the signs of this game wherever the page shows some."""
    board: Markup
    """What lies in the middle of the table. Its regions bear ``data-region``."""
    mine: Markup = Markup()
    """What the onlooker holds; empty for whoever only watches."""
    others: Mapping[int, Markup] = msgspec.field(default_factory=dict)
    """Everybody else in one line each, by seat. Of a line, ``.main`` is what stays where there is little room."""
    symbols: Markup = Markup()
    """The glyphs that the parts refer to, the same at every moment of a match: sent once, with the page itself."""
    legend: Markup = Markup()
    """What the signs mean, as a list."""
    regions: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The regions of the board and what they are called: where there is little room, each is a page of its own."""
    matters: str = ""
    """The region that matters now."""
    when: str = ""
    """What moment of the match this is, in a word: "July"."""
    nth: str = ""
    """How far the match has come: "7/12"."""
    steps: Sequence[str] = ()
    """The phases of a round in their order."""

    def __str__(self) -> str:
        """All of it in one piece."""
        return "".join([self.symbols, self.parts, self.legend])

    @property
    def parts(self) -> str:
        """What is sent anew whenever something changes."""
        return "".join([self.board, self.mine, *self.others.values()])
