"""A position written down: as plain values that JSON can hold, and back again with nothing lost or made up."""

from __future__ import annotations

from typing import Any

import msgspec

from leng.engine.bounds import beyond_reason
from leng.engine.game import Game
from leng.engine.plain import Box
from leng.engine.state import FIRST_EDITION, State


class Snapshot(msgspec.Struct):
    """The position at the boundary before choice number ``at``."""

    at: int
    state: dict[str, Any]


def to_plain(state: State) -> dict[str, Any]:
    """A state as JSON can hold it; the content is left out, the agenda and the dice are in."""
    bare = state.copy()  # a copy has no news
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(bare, enc_hook=lambda box: box.fingerprint))
    del plain["box"], plain["news"]
    if bare.edition == FIRST_EDITION:  # releases of that time knew no other
        del plain["edition"]
    return plain


def from_plain(game: Game[Any], plain: dict[str, Any], box: Box) -> Any:
    """The state that ``to_plain`` described."""

    def give_box(wanted: type, value: Any) -> Any:
        return box if issubclass(wanted, Box) else value

    return msgspec.convert(
        {"edition": FIRST_EDITION, **plain, "box": ""}, game.state_type, dec_hook=give_box, str_keys=True
    )


def exactly(game: Game[Any], plain: dict[str, Any], box: Box) -> Any:
    """The state that was written down; ValueError when it was written in another shape than states have today.

    So is one in which something is there without number.
    """
    state = from_plain(game, plain, box)
    huge = beyond_reason(state)
    if huge is not None:
        raise ValueError(huge.lstrip("."))
    parted = first_difference(plain, to_plain(state))
    if parted is not None:
        raise ValueError(": ".join(parted))
    return state


Parting = tuple[str, str, str]
"""Where two plain values part, and what each has there."""


def first_difference(theirs: Any, ours: Any, where: str = "") -> Parting | None:
    """The first field in which two plain values differ."""
    if theirs == ours:
        return None
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for field in {**theirs, **ours}:
            if field not in theirs or field not in ours or theirs[field] != ours[field]:
                return first_difference(theirs.get(field), ours.get(field), f"{where}.{field}".lstrip(".")) or (
                    f"{where}.{field}".lstrip("."),
                    as_json(theirs.get(field, "–")),
                    as_json(ours.get(field, "–")),
                )
    if isinstance(theirs, list | tuple) and isinstance(ours, list | tuple) and len(theirs) == len(ours):
        for number, (one, other) in enumerate(zip(theirs, ours, strict=True)):
            if one != other:
                return first_difference(one, other, f"{where}[{number}]")
    return where, as_json(theirs), as_json(ours)


def contradict(theirs: Any, ours: Any) -> bool:
    """Whether two positions, perhaps written in different shapes, differ in something that both tell."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        return any(contradict(value, ours[field]) for field, value in theirs.items() if field in ours)
    if isinstance(theirs, list) and isinstance(ours, list):
        return len(theirs) != len(ours) or any(map(contradict, theirs, ours))
    return type(theirs) is type(ours) and bool(theirs != ours)


def as_json(value: Any) -> str:
    """A value on one line."""
    return msgspec.json.encode(value).decode()
