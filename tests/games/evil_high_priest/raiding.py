"""Raids that break out at once, for tests of what they do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from leng.games.evil_high_priest.state import Conclave

from .sanctum import HighPriest, SanctumTranscript, sanctum

OTHERS = ("photographer", "sailor", "physician")
"""Who stands in the row with the investigator that a test is about."""
BOTH = {"boxes": "both"}
AGGRESSIVE = {"investigators": "aggressive"}


def raid(
    *players: str,
    dice: Sequence[int],
    icons: int = 0,
    by: int = 0,
    investigator: str = "",
    options: Mapping[str, str] | None = None,
    again: int = 0,
    then: Sequence[int] = (),
    arrange: Callable[[Conclave], None] | None = None,
    **table: Any,
) -> SanctumTranscript:
    """A raid breaks out before the first turn: these dice are rolled, as many as there are icons unless told.

    With an ``investigator`` the table is one of all boxes. ``by`` is the seat that started it. ``again`` are the icons
    of a second raid that follows at once; ``then`` are further dice.
    """

    def lay_out(g: Conclave) -> None:
        if again:
            g.agenda.insert(-1, ("raid", again, by))
        if arrange is not None:
            arrange(g)

    wanted = dict(options or {})
    rolled = [*dice, *then]
    if investigator:
        wanted = {**BOTH, **wanted}
        row = [investigator, *(each for each in OTHERS if each != investigator)][:3]
        table = {"investigator_row": row, **table}
        rolled = [1, *rolled]
    at = ("raid", icons or len(dice), by)
    return sanctum(*players, at=at, dice=rolled, options=wanted, arrange=lay_out, **table)


def way_of(who: HighPriest) -> list[int]:
    """The strengths at which a player is asked for sacrifices, when he gives none."""
    seen: list[int] = []
    while who.table.decision is not None and who.table.decision.ask.name == "retaliate":
        if who.table.decision.seat != who.number:
            break
        seen.append(who.priest.strength)
        who.passes()
    return seen
