"""Watching over bots where no other process thinks for them: one that hangs, crashes or eats memory loses one choice.

A simpler bot makes that choice, and whoever asked is told. On systems without such signals or limits a crash is caught
all the same; a bot that hangs then keeps everybody waiting. What takes the whole process with it cannot be caught here:
the server thinks in processes of their own (``leng.server.thinking``).
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from leng.bots.contract import Bot, Budget, Sight
from leng.engine.choice import Option
from leng.engine.dice import Dice, seed_number

PATIENCE = 30.0
"""So many seconds of the processor a bot may use for a choice."""

ASLEEP = 20
"""So many times as long a choice may take by the clock, on a machine that has other things to do."""

ELBOW_ROOM = 2 * 2**30
"""So many bytes the process may take in addition while a bot thinks."""

ENOUGH = 2
"""So often a bot may stumble in a match before a simpler one plays on for it."""

TIMERS = (("SIGPROF", "ITIMER_PROF", 1), ("SIGALRM", "ITIMER_REAL", ASLEEP))


class OutOfPatience(BaseException):
    """A bot has thought too long. No ``Exception``: a bot that forgives itself everything is not to catch it."""


class NotOffered(Exception):
    """A bot has named something that was no option."""


class Answer(NamedTuple):
    """What is chosen, and what was the matter with the bot if a simpler one had to choose."""

    option: Option
    mishap: BaseException | None = None


def patience_for(budget: Budget) -> float:
    """How long a bot may take that was told how long to think: three times that, and something on top."""
    return PATIENCE + 3 * (budget.seconds or 0.0) + 0.2 * (budget.iterations or 0)


def ask(bot: Bot, sight: Sight, seed: str, patience: float | None = None) -> Answer:
    """What the bot chooses; if it stumbles, what a simpler one does with this seed."""
    options = sight.options
    if len(options) == 1:
        return Answer(options[0])
    try:
        with _in_time(patience_for(sight.budget) if patience is None else patience):
            option = bot.choose(sight)
        if option not in options:
            raise NotOffered(repr(option))
    except (Exception, OutOfPatience) as mishap:
        return Answer(simply(sight, seed), mishap.with_traceback(None))
    return Answer(option)


def simply(sight: Sight, seed: str) -> Option:
    """What a simpler bot does."""
    return sight.at_random(Dice(seed_number(f"simple:{seed}")))


@contextmanager
def _in_time(seconds: float) -> Iterator[None]:
    """Stop whatever is done after so many seconds; only where the first thread does it, as signals come to that one."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def enough(*_: Any) -> None:
        raise OutOfPatience(f"more than {seconds:g} s")

    before = []
    for name, timer, times in TIMERS:
        number, which = getattr(signal, name), getattr(signal, timer)
        if signal.getitimer(which)[0]:  # somebody else's
            continue
        before.append((number, which, signal.signal(number, enough)))
        signal.setitimer(which, seconds * times, 1.0)  # and every second again, should it go on regardless
    try:
        yield
    finally:
        for number, which, handler in before:
            signal.setitimer(which, 0.0)
            signal.signal(number, handler)


@contextmanager
def elbow_room(room: int | None = None) -> Iterator[None]:
    """Let the process take only so many bytes more; whoever wants more gets an error instead."""
    before = None
    with suppress(ImportError, OSError, ValueError):  # where a system knows no such limit
        import resource

        taken = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        before = resource.getrlimit(resource.RLIMIT_AS)
        most = taken + (ELBOW_ROOM if room is None else room)
        if before[0] == resource.RLIM_INFINITY or most < before[0]:
            resource.setrlimit(resource.RLIMIT_AS, (most, before[1]))
    try:
        yield
    finally:
        if before is not None:
            resource.setrlimit(resource.RLIMIT_AS, before)


class Watched:
    """The bot of a seat for a whole match; after some mishaps a simpler one plays on for it."""

    __slots__ = ("bot", "mishaps", "seed")

    def __init__(self, bot: Bot, seed: str) -> None:
        self.bot = bot
        self.seed = seed
        self.mishaps: list[str] = []

    def choose(self, sight: Sight, number: int) -> Option:
        """Its choice at the decision of this number, or that of a simpler bot."""
        seed = f"{self.seed}:{number}"
        if len(self.mishaps) >= ENOUGH:
            return simply(sight, seed)
        option, mishap = ask(self.bot, sight, seed)
        if mishap is not None:
            self.mishaps.append(repr(mishap))
        return option
