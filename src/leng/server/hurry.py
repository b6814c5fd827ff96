"""How long a bot of the server thinks: the machine is shared by all who wait, and idle hours are for long thoughts."""

from __future__ import annotations

import signal
from typing import Any

from leng.bots import find_bot
from leng.bots.contract import AS_USUAL, Budget, Spending
from leng.engine.errors import LengError
from leng.server.turns import QUICK, WATCHED, Right

PATIENCE = 2.0
"""So many seconds people wait gladly for all bots between two questions of theirs. Each bot thinks for half of what is
left of them; the way there and back takes some more, and so does what a bot does before it begins to count."""

AT_LEAST = 0.05
"""So many seconds of the processor it always has, however many wait, and however long."""

AT_LEISURE = 5.0
"""So many where nobody waits; whoever comes meanwhile cuts it short."""

FURTHER = 4
"""So many times as often it then tries its options."""

HURRY: int | None = getattr(signal, "SIGUSR1", None)
"""The signal that tells a process to come to an end of its thoughts, where there is such a thing."""

_hurried = [False]


def long_thoughts(right: int, waiting: int) -> bool:
    """Whether there is leisure to think: for a table that nobody waits at, while nobody waits at another one."""
    return HURRY is not None and right > WATCHED and not waiting


def budget_for(bot: str, right: int, waiting: int, desks: int, waited: float = 0.0) -> Budget:
    """How long a bot may think, with so many other tables in the line at which people wait for so many processes.

    At its own table people have ``waited`` for other bots before it. Where there is time for all its usual tries it
    makes these and no more, so it chooses as it would anywhere else.
    """
    try:
        usual = find_bot(bot).usual
    except LengError:  # nobody's thought: chances are being worked out
        return AS_USUAL
    if usual == AS_USUAL:
        return AS_USUAL
    if long_thoughts(right, waiting):
        tries = None if usual.iterations is None else FURTHER * usual.iterations
        return Budget(tries, AT_LEISURE)
    half = (PATIENCE - (waited if right <= WATCHED else 0.0)) / 2
    return Budget(usual.iterations, max(AT_LEAST, half * min(1.0, desks / (1 + waiting))))


def sooner_if_quick(bot: str, right: Right) -> Right:
    """A bot that answers at once does not wait behind those that think long, as with few goods at a till."""
    if find_bot(bot).usual != AS_USUAL:
        return right
    return lambda: QUICK if (now := right()) == WATCHED else now


class _Hurried(Spending):
    """What is spent until somebody comes."""

    __slots__ = ()

    @property
    def part(self) -> float:
        """All of it, once somebody waits."""
        return 1.0 if _hurried[0] else super().part


class _UntilHurried(Budget, frozen=True):
    """A budget that ends when somebody comes."""

    def begin(self) -> Spending:
        _hurried[0] = False
        return _Hurried(self)


def until_hurried(budget: Budget) -> Budget:
    """The same time to think, but no longer than until somebody comes who waits."""
    return budget if budget == AS_USUAL else _UntilHurried(budget.iterations, budget.seconds)


def be_hurried() -> None:
    """In a process that thinks: heed the signal."""

    def hurry(*_: Any) -> None:
        _hurried[0] = True

    if HURRY is not None:
        signal.signal(HURRY, hurry)
