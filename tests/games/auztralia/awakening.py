"""One activation of the Old Ones on an arranged board, and what the log tells of it.

    t = activation(tiles={47: "mi_go_l1_1 up"}, farms={"bob": ["sheep 60"]}, cards=["ooc_05", MOVES_NOBODY])
    assert moves(t) == ["47-54"]

The purple disc steps onto 40, or onto 41 where a revelation waits if ``lit``; the players stand at 30.
"""

from __future__ import annotations

from typing import Any

from leng.engine.state import Event
from leng.games.auztralia.deeds.tiles import OLD_ONES

from .outback import OutbackTranscript, outback

NOBODY, NOBODY_2, NOBODY_3 = "ooc_04", "ooc_16", "ooc_36"
"""Cards that circle no kind of Old One."""


def activation(*players: str, lit: bool = False, **facts: Any) -> OutbackTranscript:
    """The Old Ones act once; then it is a player's turn."""
    names = players or ("ann", "bob")
    for name in names:
        facts[name] = {"time": 30, **facts.get(name, {})}
    facts.setdefault("cards", [NOBODY, NOBODY_2])
    return outback(*names, **{"at": "old_ones", "purple": 40 if lit else 39, **facts})


def moves(t: OutbackTranscript) -> list[str]:
    """Every step of an Old One, as ``from-to``."""
    return [f"{each.facts['origin']}-{each.facts['hex']}" for each in events(t, "old-one-moves")]


def turned(t: OutbackTranscript) -> list[str]:
    """The cards that were turned to see who moves."""
    return [each.facts["card"] for each in events(t, "movement-card")]


def events(t: OutbackTranscript, kind: str) -> list[Event]:
    """All lines of the log of one kind."""
    return [each for each in t.table.log if each.kind == kind]


def story(t: OutbackTranscript) -> list[str]:
    """What the Old Ones did, step by step."""
    return [each.kind for each in t.table.log if each.rival == OLD_ONES]
