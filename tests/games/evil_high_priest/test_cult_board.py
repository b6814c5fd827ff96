"""Locks and bonuses, on the board of Great Cthulhu."""

from __future__ import annotations

from citing import rule
from games.evil_high_priest.sanctum import sanctum


@rule("EHP R-208", "EHP R-103", "EHP R-104", "EHP E-04")
def test_the_start_opens_four_locks_and_b_opens_e() -> None:
    t = sanctum("ann", "bob", ann={"magic": 2}, bob={"grimoire": 1}, dice=[1])
    t.ann.refused("place:great_cthulhu_a:acolyte", rule="R-096")
    t.ann.plays("place:great_cthulhu_start:acolyte").has(magic=0, elder_sign=1)
    assert list(t.state.sheet.accessible(t.state.broken)) == [f"great_cthulhu_{each}" for each in "abcd"]
    t.bob.plays("place:great_cthulhu_b:acolyte")
    t.until(ask="turn")
    assert "great_cthulhu_e" in t.state.sheet.accessible(t.state.broken)
    t.check()
