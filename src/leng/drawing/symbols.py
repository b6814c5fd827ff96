"""The symbols of a drawing on the page: the marks of the seats, and signs on what they lie on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from leng.drawing.marks import LETTERS, SHAPES, TRIANGLE
from leng.words.signs import CLOSE, OPEN, OR, Sign


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


BETWEEN = {OR: "or", OPEN: "open", CLOSE: "close"}


def between(sign: Sign) -> Markup:
    """What stands between two symbols."""
    return Markup('<i class="{}">{}</i>').format(BETWEEN.get(sign, "to"), sign.text)
