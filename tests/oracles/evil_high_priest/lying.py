"""What lies on two tables, compared: everything that players see, and the decks that nobody sees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leng.games.evil_high_priest.state import Conclave, Priest

PRIEST = ("home", "pool", "asylum", "escape", "worship", "evolved", "out", "card", "spent", "exposed", "specials")
TABLE = (
    "round",
    "broken",
    "tracks",
    "glaciers",
    "amoebas",
    "raids",
    "rooms",
    "room_row",
    "room_discard",
    "monsters",
    "monster_row",
    "monster_discard",
    "investigators",
    "investigator_row",
    "investigator_discard",
    "next_first",
    "first",
    "denied",
)


def differences(mine: Any, its: Any) -> Iterator[str]:
    """Where the table of the oracle and that of the engine differ."""
    for name in TABLE:
        if getattr(mine, name) != getattr(its, name):
            yield f"{name} should be {getattr(mine, name)}, is {getattr(its, name)}"
    if sorted(mine.specials) != sorted(its.specials):
        yield f"specials should be {mine.specials}, are {its.specials}"
    if standing(mine) != standing(its):
        yield f"standing should be {standing(mine)}, is {standing(its)}"
    if mine.hoard is not None and heap(mine.hoard) != heap(its.hoard):
        yield f"the opponent's pile should be {heap(mine.hoard)}, is {heap(its.hoard)}"
    for one, other in zip(mine.priests, its.priests, strict=True):
        for name, wanted in seen(one).items():
            if wanted != seen(other)[name]:
                yield f"{name} of seat {one.seat} should be {wanted}, is {seen(other)[name]}"


def standing(g: Conclave) -> dict[str, list[int]]:
    """Who stands where."""
    return {space: sorted(there) for space, there in sorted(g.standing.items()) if there}


def heap(hoard: Any) -> tuple[dict[str, int], list[str]]:
    """What the opponent of a lone player has."""
    return {kind: n for kind, n in hoard.goods.items() if n}, sorted(hoard.specials)


def seen(p: Priest) -> dict[str, Any]:
    """What all see of somebody's boards."""
    found = {name: getattr(p, name) for name in PRIEST}
    found["exposed"] = {kind: n for kind, n in p.exposed.items() if n}
    found["specials"] = sorted(p.specials)
    found["rooms"] = [r and (r.card, {kind: n for kind, n in r.goods.items() if n}) for r in p.rooms]
    found["lairs"] = [(each.card, each.turned, each.captive) for each in p.lairs]
    return found
