"""Raids for tests: which Investigator comes, under which Event, and discs worth a certain Strength.

t = raid("daniel_upton", luke={"discs": STRENGTH[5]})
fought(t, "luke", strength=5, foe=4, outcome="victory")
"""

from __future__ import annotations

from typing import Any

from leng.games.kingsport_festival import GAME
from leng.games.kingsport_festival.state import Festival

from .festival import Holding, Kingsport, festival

BEGINNER_RAIDS = (3, 6, 9, 12)

STRENGTH = {
    0: ["house"],
    1: ["house", "emporium"],
    2: ["house", "club"],
    3: ["house", "club", "emporium"],
    4: ["house", "club", "police_station"],
    5: ["house", "club", "police_station", "emporium"],
    6: ["house", "club", "police_station", "sanatorium"],
    7: ["house", "club", "police_station", "sanatorium", "emporium"],
    8: ["house", "club", "police_station", "sanatorium", "emporium", "quay"],
}
"""Buildings that give so much Strength to a cultist with 6 sanity or more."""

PLAIN_FOUR = "william_dyer"
"""An Investigator of Strength 4 and level II without an ability."""


def raid(
    investigator: str = PLAIN_FOUR,
    event: str | None = None,
    scenario: str = "none",
    players: int = 3,
    *,
    at: str = "raid",
    **more: Any,
) -> Kingsport:
    """The raid in which an Investigator of this level comes, with this Event or without any; luke fights first."""
    box: Any = GAME.open_box()
    level = box.investigators[investigator].level
    rounds = box.scenarios[scenario].raids if scenario != "none" else BEGINNER_RAIDS
    return festival(
        players,
        scenario,
        round=rounds[level - 1],
        at=at,
        event=event,
        investigator=investigator,
        options={} if event else {"events": "no"},
        **more,
    )


def fought(t: Kingsport, who: str, **facts: Any) -> None:
    """The last combat of a cultist went like this: strength, foe, outcome, doubled."""
    t.told("combat", seat=t.seat(who).number, **facts)


def duel(
    spell: str, strength: int, *, magic: int, investigator: str = PLAIN_FOUR, arrange: Any = None, **luke: Any
) -> Kingsport:
    """Luke, with buildings worth this Strength and one spell in hand, is about to fight."""
    holding: Holding = {"discs": STRENGTH[strength], "hand": [spell], "magic": magic, **luke}
    return raid(investigator, luke=holding, arrange=arrange)


def foreseen_by(*seats: int) -> Any:
    """Arrange that these seats have already looked at the Investigator of the next raid."""

    def look(g: Festival) -> None:
        waiting = g.next_raid()
        assert waiting is not None
        waiting.investigator_seen = list(seats)

    return look
