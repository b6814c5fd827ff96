"""What each keeper may see, built from nothing; and the worlds a keeper can imagine behind it."""

from __future__ import annotations

import msgspec

from leng.engine.dice import Dice
from leng.engine.state import UNVEILED

from .state import Well


class KeeperView(msgspec.Struct):
    """A keeper: everything is open."""

    seat: int
    stones: list[str]
    weight: int
    spent: int


class WellView(msgspec.Struct, kw_only=True):
    """The table as an audience sees it."""

    audience: int
    round: int
    shaft: str
    height: int
    keepers: list[KeeperView]
    bag: int
    thrown: list[str]
    seen: list[str]  # by whoever looks at two stones, as long as they must choose


def view(g: Well, audience: int) -> WellView:
    """The table for a seat, a spectator, or the replay of a finished match."""
    return WellView(
        audience=audience,
        round=g.round,
        shaft=g.shaft,
        height=g.height,
        keepers=[KeeperView(who.seat, who.stones[:], g.weight(who.seat), who.spent) for who in g.keepers],
        bag=len(g.bag),
        thrown=g.thrown[:],
        seen=g.seen if audience in (g.looking, UNVEILED) else [],
    )


def imagine(g: Well, seat: int, chance: Dice, remember: bool = True) -> None:
    """Shuffle the bag anew; who looks at two stones knows them, and the others know nothing."""
    known = g.seen if seat == g.looking else []
    unknown = sorted(each for each in g.bag if each not in known)
    chance.shuffle(unknown)
    g.bag[:] = [*unknown, *known]


def hidden_from(g: Well, audience: int) -> set[str]:
    """The stones this audience may not know the place of."""
    if audience == UNVEILED:
        return set()
    return set(g.bag) - (set(g.seen) if audience == g.looking else set())
