"""Locks and bonuses in play, from tables as the boards print them: what they cost, give, open and set off.

A row says ``Lock("f", "a", "1 acolyte, 3 treasure", raid=1)``: behind lock A, for an acolyte and three treasure, with
a raid of one die. The player has exactly the price; with anything less the lock is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from leng.games.evil_high_priest.inventory import holdings
from leng.games.evil_high_priest.state import GOODS

from .sanctum import BOXES, SanctumTranscript, sanctum

HARMLESS = {
    "base": None,
    "blood_ceremony": ["police_sergeant", "private_detective", "professor"],
    "dark_ritual": ["medium", "explorer", "librarian"],
}
"""Investigators that change nothing where there are no rooms, monsters and grimoires."""

LACKING = {"acolyte": "R-043", "worshipper": "R-043", "monster": "R-087", "amoeba": "R-272", "slime": "R-272"}
"""By which rule a price is refused that is not one of goods (R-050)."""

PAID: dict[str, dict[str, int]] = {
    "acolyte": {"acolyte": -1, "asylum": 1},
    "worshipper": {"acolyte": -1, "worship": 1},
    "slime": {"amoeba": 1},  # an amoeba comes from the pile: that is the price
}


class Lock(NamedTuple):
    """A lock: behind which others it lies, what is paid for it, how many dice come, what else changes."""

    id: str
    opened_by: str = ""  # one of them is enough; none for a start
    pays: str = ""
    raid: int = 0
    gains: str = ""  # besides the sign: "1 monster"
    given: Mapping[str, Any] = {}  # what the player has besides the price
    behind: str = ""  # all that is broken before, instead of one of those that open it


class Bonus(NamedTuple):
    """A bonus: what is paid for it and what it brings."""

    id: str
    pays: str = ""
    gains: str = ""
    given: Mapping[str, Any] = {}
    behind: str = ""  # what is broken besides its own lock


def investigators(board: str) -> list[str] | None:
    """A row of investigators that change nothing for a bare table of a board."""
    return HARMLESS[BOXES[board]]


def dice(board: str, *results: int) -> list[int]:
    """The dice of a raid, in an expanded game after that of its investigator: the first one of the row."""
    return list(results) if BOXES[board] == "base" else [1, *results]


def break_each_way(board: str, lock: Lock, table: Sequence[Lock], **more: Any) -> SanctumTranscript:
    """Break a lock for exactly its price behind each lock that opens it; with less, or shut, it is refused."""
    place = f"place:{board}_{lock.id}:acolyte"
    if lock.opened_by:
        others = [each.id for each in table if each.id not in {lock.id, *lock.opened_by.split()}]
        shut = _lay(board, lock.pays, lock.given, broken=others)
        shut.ann.refused(place, rule="R-096")
    for source in [lock.behind] if lock.behind else lock.opened_by.split() or [""]:
        broken = source.split()
        for part in _parse(lock.pays):
            poor = _lay(board, lock.pays, lock.given, broken=broken, short=part)
            poor.ann.refused(place, rule=LACKING.get(part, "R-050"))
        t = _lay(board, lock.pays, lock.given, broken=broken, dice=dice(board, *[1] * lock.raid), **more)
        before = holdings(t.state, 0)
        t.ann.plays(place)
        t.until(ask="turn", seat="bob")
        assert _changes(before, holdings(t.state, 0)) == _expected(lock.pays, lock.gains, sign=1)
        assert t.state.broken == [f"{board}_{each}" for each in (*broken, lock.id)]
        assert t.state.raids == (lock.raid > 0)
        if lock.raid:
            t.told("raid", dice=lock.raid, seat=0)
        now = {*broken, lock.id}
        reach = {each.id for each in table if each.id not in now and (not each.opened_by or _opened(each, now))}
        assert set(t.state.sheet.accessible(t.state.broken)) == {f"{board}_{each}" for each in reach}
        t.check()
    return t


def use(board: str, bonus: Bonus, answers: Mapping[str, str] | None = None) -> SanctumTranscript:
    """Use a bonus for exactly its price; with less it is refused."""
    place = f"place:{board}_{bonus.id}:acolyte"
    broken = [*bonus.behind.split(), bonus.id]
    for part in _parse(bonus.pays):
        poor = _lay(board, bonus.pays, bonus.given, broken=broken, short=part)
        poor.ann.refused(place, rule=LACKING.get(part, "R-050"))
    t = _lay(board, bonus.pays, bonus.given, broken=broken, dice=dice(board, *[1] * 3))
    before = holdings(t.state, 0)
    t.ann.plays(place)
    t.until(ask="turn", seat="bob", answers=answers)
    assert _changes(before, holdings(t.state, 0)) == _expected(bonus.pays, bonus.gains)
    assert len(t.state.broken) == len(broken)
    t.check()
    return t


def _opened(lock: Lock, broken: set[str]) -> bool:
    return not broken.isdisjoint(lock.opened_by.split())


def _parse(told: str) -> dict[str, int]:
    """``2 magic, 1 blood`` as numbers by kind."""
    pairs = [each.split() for each in told.split(", ")] if told else []
    return {kind: int(n) for n, kind in pairs}


def _lay(
    board: str, pays: str, given: Mapping[str, Any], *, broken: Sequence[str], short: str = "", **more: Any
) -> SanctumTranscript:
    """A table where Ann has exactly the price, or less of one part of it."""
    price = _parse(pays)
    if short:
        price[short] -= 1
    ann: dict[str, Any] = {"asylum": 3, **{kind: n for kind, n in price.items() if kind in GOODS and n}}
    ann["lairs"] = [f"deep_one_{n}" for n in range(1, price.get("monster", 0) + 1)]
    ann["lairs"] += ["slime_amoeba"] * price.get("amoeba", 0)
    if short in ("acolyte", "worshipper"):
        ann["pool"] = 1
    if short == "slime":
        ann["lairs"] = ["slime_amoeba"] * 3
    return sanctum("ann", "bob", board=board, broken=broken, investigator_row=investigators(board),
                   ann={**ann, **given}, **more)  # fmt: skip


def _expected(pays: str, gains: str, sign: int = 0) -> dict[str, int]:
    found: Counter[str] = Counter({"elder_sign": sign})
    for kind, n in _parse(pays).items():
        for changed, by in PAID.get(kind, {kind: -1}).items():
            found[changed] += by * n
    found.update(_parse(gains))
    return {kind: n for kind, n in found.items() if n}


def _changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    return {kind: n - before[kind] for kind, n in after.items() if n != before[kind]}
