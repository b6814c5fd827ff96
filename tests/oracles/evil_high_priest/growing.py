"""The tracks of Great Cthulhu and of the Tcho-Tcho, and the sites that grow (EHP R-206, R-250 to R-253)."""

from __future__ import annotations

from leng.games.evil_high_priest.state import Conclave
from oracles.evil_high_priest import raids
from oracles.evil_high_priest.asking import Rules, which_seat
from oracles.evil_high_priest.goods import gain, own, put
from oracles.evil_high_priest.people import (
    in_order,
)
from oracles.evil_high_priest.printed import (
    BOARDS,
    LOCKS,
    SIGN,
    locks_of,
    raid_dice,
    says,
)
from oracles.evil_high_priest.scoring import Over


def advance(g: Conclave, track: str, n: int) -> None:
    """A marker moves; what it reaches or passes waits until the space is done."""  # EHP R-251, GC-Q3, TT-Q6
    before = g.tracks[track]
    g.tracks[track] = min(before + n, BOARDS[g.board]["track_end"])
    for lock in locks_of(g.board):
        if before < LOCKS[lock].get("site", 0) <= g.tracks[track]:
            g.queue.append(lock)


def growth(g: Conclave, seat: int) -> Rules[None]:
    """What has grown gives its sign to whoever has most of something, and then comes its raid."""  # EHP
    while g.queue:
        lock = g.queue.pop(0)
        prize = says(LOCKS[lock]["effects"], "award")
        assert prize is not None
        kind = prize["most_of"]
        yield from _award(g, seat, lock, kind)
        g.applied = 0
        if len(g.broken) == 13:
            yield from raids.raid(g, seat, raid_dice(lock))
            raise Over
        yield from raids.raid(g, seat, raid_dice(lock))


def _award(g: Conclave, seat: int, lock: str, kind: str) -> Rules[None]:
    if g.hoard is not None:  # EHP
        mine, its = own(g.priests[0], kind), g.hoard.goods.get(kind, 0)
        to_me = (mine > its or (mine == its and seat >= 0)) and g.denied != SIGN
        g.broken.append(lock)
        if to_me:
            yield from gain(g, 0, SIGN, 1)
        else:
            put(g.hoard.goods, SIGN, 1)
        return
    most = max(own(p, kind) for p in g.priests)
    tied = [each for each in in_order(g) if own(g.priests[each], kind) == most]
    g.broken.append(lock)
    whom = yield from which_seat(seat, "growth-tie", tied)
    yield from gain(g, whom, SIGN, 1)
