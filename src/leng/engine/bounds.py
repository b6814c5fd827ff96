"""Reasonable positions: in one that somebody wrote down rather than played, nothing is there without number.

What matches come to lies far below; what lies above would only keep a machine busy.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_type_hints

from leng.engine.dice import Dice
from leng.engine.plain import BITS, Plain

MOST = 5_000
"""Of anything that is counted, and of things in a row."""

MOST_BITS = 1_024
"""Of a set that is kept as bits."""


def beyond_reason(value: Any, where: str = "") -> str | None:
    """The first place in a position at which a number is beyond all reason."""
    if isinstance(value, int):
        return None if -MOST <= value <= MOST else where
    if isinstance(value, Dice):  # its key and its pool are large by nature
        return beyond_reason(value.script, f"{where}.script")
    if isinstance(value, Plain):
        bits = _kept_as_bits(type(value))
        inside: Iterable[tuple[str, Any]] = (
            (f"{where}.{name}", getattr(value, name)) for name in value.__struct_fields__ if name not in bits
        )
        wide = next((name for name in bits if getattr(value, name).bit_length() > MOST_BITS), None)
        if wide is not None:
            return f"{where}.{wide}"
    elif isinstance(value, list | tuple):
        inside = ((f"{where}[{place}]", each) for place, each in enumerate(value[: MOST + 1]))
        if len(value) > MOST:
            return where
    elif isinstance(value, dict):
        inside = ((f"{where}.{name}", part) for name, each in value.items() for part in (name, each))
    else:
        return None
    return next((found for place, each in inside if (found := beyond_reason(each, place)) is not None), None)


@cache
def _kept_as_bits(kind: type[Plain]) -> tuple[str, ...]:
    """The fields that are sets, each thing in it a bit of a number."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if BITS in get_args(hints[name]))
