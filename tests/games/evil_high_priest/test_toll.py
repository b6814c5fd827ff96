"""What a raid would take, told beforehand: the same as what it takes."""

from __future__ import annotations

import pytest

from citing import rule
from games.evil_high_priest.sanctum import SanctumTranscript, sanctum
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.rules import toll
from leng.games.evil_high_priest.state import PLACES, Raid

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


@rule("EHP R-122a", "EHP R-123a", "EHP R-124a")
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
    _, places, worth = toll.tolls(t.state, t.ann.priest)[strength]
    assert (sorted(places), worth) == (sorted(lost), points)


@rule("EHP R-122a", "EHP R-125a")
@pytest.mark.parametrize("strength", range(1, 7))
def test_a_raid_takes_what_was_told(strength: int) -> None:
    before = sanctum("ann", "bob", ann=HELD)
    _, lost, _ = toll.tolls(before.state, before.ann.priest)[strength]
    after = sanctum("ann", "bob", at=("raid", 1, 0), dice=[strength], ann=HELD)
    for place in PLACES:
        kept = {} if place in lost else goods.lying(before.ann.priest, place)
        assert goods.lying(after.ann.priest, place) == kept


@rule("EHP R-118a", "EHP R-123a")
def test_the_strength_is_told_place_by_place() -> None:
    t = sanctum("ann", "bob", ann={**HELD, "asylum": 2, "pool": 0})
    told = toll.tolls(t.state, t.ann.priest)
    assert told[6][0] == [4, 4, 1, 0, 0, 0, 0, 0, 0]  # two in the asylum stop 2, the trap 3, the vault the rest
    assert told[2][0] == [0] * 9
