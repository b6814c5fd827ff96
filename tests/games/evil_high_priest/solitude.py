"""A table for one: Ann, and an opponent without boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from leng.games.evil_high_priest.state import Conclave, Hoard

from .sanctum import SanctumTranscript, sanctum

ESCAPE = "place:escape:acolyte"
LAST = {"pool": 1, "home": False, "priest_on": "dunwich"}
"""The player has one acolyte left to place."""
CTHULHU = ["start", *"abcdefghijkl"]
RICH = {"treasure": 20, "blood": 20, "magic": 20, "grimoire": 5}


def alone(
    *,
    dice: Sequence[int] = (),
    hoard: dict[str, int] | None = None,
    cards: Sequence[str] = (),
    denied: str = "",
    **arranged: Any,
) -> SanctumTranscript:
    """Ann plays alone: the opponent has a pile and cards, and denies a reward."""

    def lay_out(g: Conclave) -> None:
        for card in cards:
            g.specials.remove(card)
        g.hoard = Hoard(dict(hoard or {}), list(cards))
        g.denied = denied

    return sanctum("ann", dice=dice, arrange=lay_out, **arranged)


def rolled(t: SanctumTranscript) -> dict[str, int]:
    """The opponent's pile."""
    assert t.state.hoard is not None
    return t.state.hoard.goods


def taking(lock: str, dice: Sequence[int] = (), play: str = ESCAPE, **arranged: Any) -> SanctumTranscript:
    """Ann's last acolyte escapes, the opponent rolls a sign, and chance lets him take this one."""
    arranged.setdefault("ann", LAST)
    for n in range(400):
        t = alone(dice=[1, 1, *dice], seed=f"chance {n}", **arranged)
        t.ann.plays(play)
        while t.table.decision is not None and not any(e.kind == "rival-rolls" for e in t.table.log):
            t._answer({})
        if any(e.kind == "rival-breaks" and e.facts["lock"] == lock for e in t.table.log):
            return t
    raise AssertionError(f"{lock} is never taken")
