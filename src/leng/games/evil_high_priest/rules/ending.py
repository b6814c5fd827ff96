"""The end: when it comes, and what everybody's goods are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from leng.engine.game import Result, Rival
from leng.engine.state import Event, MatchOver, unit
from leng.games.evil_high_priest.deeds import goods
from leng.games.evil_high_priest.state import (
    ADVERSARY,
    BLOOD,
    END,
    GRIMOIRE,
    MAGIC,
    SIGN,
    SIGNS,
    TREASURE,
    Conclave,
)

BROKEN, GROWN, AZATHOTH, LIMIT = "broken", "grown", "azathoth", "limit"
ENDINGS = (BROKEN, GROWN, AZATHOTH, LIMIT)
"""The last sign was broken, or came from a growth site; too many worshipped Azathoth; the rounds agreed on are over."""

MOST_TREASURE = 5  # EHP R-153
SOURCES = (SIGN, GRIMOIRE, MAGIC, BLOOD, TREASURE)


def finish(g: Conclave, ending: str) -> NoReturn:
    """The match is over, and nothing else happens."""  # EHP R-151
    g.ending, g.phase = ending, END
    g.agenda.clear()
    g.raid = None
    g.tell("over", ending=ending)
    if ending != AZATHOTH:
        for who in g.priests:
            own = parts(g, who.seat)
            g.tell(
                "scored",
                seat=who.seat,
                total=sum(own.values()),
                elder_sign=own[SIGN],
                grimoire=own[GRIMOIRE],
                magic=own[MAGIC],
                blood=own[BLOOD],
                treasure=own[TREASURE],
            )
    raise MatchOver


@unit
def check_end(g: Conclave) -> None:
    """Once the last sign has left the board and its raid is over, so is the match."""  # EHP
    if len(g.broken) == SIGNS:
        finish(g, GROWN if g.sheet.locks[g.broken[-1]].site else BROKEN)


@unit
def azathoth(g: Conclave) -> None:
    """Everybody has lost."""  # EHP R-222
    finish(g, AZATHOTH)


def _held(g: Conclave) -> list[dict[str, int]]:
    """What each player owns, and last the opponent of a lone one."""
    held = [goods.all_of(who) for who in g.priests]
    return held if g.hoard is None else [*held, g.hoard.goods]


def parts(g: Conclave, seat: int) -> dict[str, int]:
    """A player's points by where they come from; the opponent of a lone player counts as the last seat."""
    # EHP
    held = _held(g)
    own = held[seat]
    worth = g.box.resources
    most = max(each.get(TREASURE, 0) for each in held)
    return {
        **{kind: worth[kind].worth * own.get(kind, 0) for kind in SOURCES[:-1]},
        TREASURE: MOST_TREASURE if most and own.get(TREASURE, 0) == most else 0,
    }


def points(g: Conclave, whose: int | str) -> int:
    """What a player, or the opponent of a lone one, has if it ended now."""  # EHP R-152
    return score(g, len(g.priests) if isinstance(whose, str) else whose)


def score_by_source(g: Conclave, log: Iterable[Event], whose: int | str) -> dict[str, int]:
    """Where the points of a player, or of the opponent of a lone one, come from."""  # EHP
    return parts(g, len(g.priests) if isinstance(whose, str) else whose)


def score(g: Conclave, seat: int) -> int:
    """A player's points."""
    return sum(parts(g, seat).values())


def scores(g: Conclave) -> tuple[int, ...]:
    """Everybody's points, with those of the opponent of a lone player last."""
    return tuple(score(g, seat) for seat in range(len(_held(g))))


def result(g: Conclave) -> Result | None:
    """The highest total wins, and tied players share the victory."""  # EHP
    if not g.ending:
        return None
    every = scores(g)
    seats = len(g.priests)
    best = max(every)
    lost = g.ending == AZATHOTH
    rivals = (Rival(ADVERSARY, every[seats], every[seats] == best and not lost),) if g.solo else ()
    winners = () if lost else tuple(seat for seat in range(seats) if every[seat] == best)
    return Result(every[:seats], winners, g.ending, rivals)
