"""What a raid would take, told beforehand: the same as what it takes."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum
from leng.games.evil_high_priest.rules import defence
from leng.games.evil_high_priest.state import Raid

HELD = {
    "treasure": 2,
    "asylum": 0,
    "pool": 0,
    "rooms": {"s1": "pit_trap_1", "s2": "vault_1 magic=1 blood=1", "s4": "closet_1 grimoire=2"},
}


def table(investigator: str = "") -> SanctumTranscript:
    """Two rooms with goods behind a trap, and perhaps an investigator on the way."""
    t = sanctum("ann", "bob", options={"boxes": "both"}, ann=HELD)
    if investigator:
        t.state.raid = Raid(0, [6], investigator=investigator)
    return t


@rule("EHP R-122", "EHP R-123", "EHP R-124")
@pytest.mark.parametrize(
    ("investigator", "strength", "lost", "points"),
    [
        ("", 0, [], 0),
        ("", 3, ["exposed"], 0),
        ("", 6, ["exposed", "s2", "s4"], 13),
        ("private_detective", 3, ["exposed", "s2", "s4"], 13),
        ("explorer", 3, ["exposed", "s2", "s4"], 13),
        ("medium", 3, ["exposed", "s2", "s4"], 13),
        ("librarian", 6, ["exposed", "s2"], 1),
        ("hobo", 1, ["exposed", "s4"], 10),
    ],
)
def test_a_raid_is_told_beforehand(investigator: str, strength: int, lost: list[str], points: int) -> None:
    t = table(investigator)
    _, places, worth = defence.toll(t.state, t.ann.priest, strength)
    assert (sorted(places), worth) == (sorted(lost), points)
