"""What a thing costs and brings as a row of signs. A card and an option show the same row, on the page and in the
terminal; a drawing only says how each sign looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """So many of a kind, gained or paid; or (without a kind) what stands between two signs.

    With a kind, the text stands in place of the number where that is not known yet: "3–13", "≥4", "½".
    """

    kind: str
    n: int = 1
    paid: bool = False
    text: str = ""


Row = tuple[Sign, ...]

OR = Sign("", text="/")
THEN = Sign("", text="▸")
"""What stands before it is the price of what stands after it."""
LATER = Sign("", text="»")
"""What stands after it follows only once more has been decided, or later in the match."""
MORE = Sign("more")
"""Something that no sign tells: a card says it in words."""
OPEN, CLOSE = Sign("", text="("), Sign("", text=")")
CHANCE = "chance"
"""The kind of a sign for what dice or a deck decide; a game may have others whose kind begins with it."""


def paid(goods: Mapping[str, int]) -> Row:
    """A price: what is given up, each kind with its number."""
    return tuple(Sign(kind, n, paid=True) for kind, n in goods.items() if n)


def gained(goods: Mapping[str, int]) -> Row:
    """What is received, each kind with its number."""
    return tuple(Sign(kind, n) for kind, n in goods.items() if n)


def for_price(price: Sequence[Sign], effects: Sequence[Sign]) -> Row:
    """What is paid, and what that brings."""
    return (*price, THEN, *effects) if price and effects else (*price, *effects)


def either(rows: Iterable[Sequence[Sign]]) -> Row:
    """One row of signs or another."""
    joined: list[Sign] = []
    for row in rows:
        joined += [OR, *row] if joined else row
    return tuple(joined)


def joined(rows: Iterable[Row]) -> Row:
    """Several rows in one; a choice, or something paid for, stands in brackets where it is not alone."""
    every = list(rows)
    if len(every) > 1:
        every = [(OPEN, *row, CLOSE) if OR in row or THEN in row else row for row in every]
    return tuple(sign for row in every for sign in row)


def at_once(row: Sequence[Sign]) -> Row:
    """What happens at once: all that stands before ``LATER``."""
    return tuple(row[: row.index(LATER)]) if LATER in row else tuple(row)


def leaves_to_chance(row: Sequence[Sign]) -> bool:
    """Whether dice or a deck decide what comes at once."""
    return any(sign.kind.startswith(CHANCE) for sign in at_once(row))


def tally(row: Sequence[Sign]) -> dict[str, int]:
    """What a row brings at once and what it costs, taken together, by kind; what comes to nothing is left out."""
    sums: Counter[str] = Counter()
    for sign in at_once(row):
        if sign.kind:
            sums[sign.kind] += -sign.n if sign.paid else sign.n
    return {kind: n for kind, n in sums.items() if n}
