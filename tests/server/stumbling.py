"""Ways in which a bot can fail, to be sent to the process where bots think."""

from __future__ import annotations

import os
import time

from leng.server.hurry import until_hurried
from leng.server.thinking import Thought, think


def raises(thought: Thought) -> str:
    """A bot with a mistake in it."""
    raise ZeroDivisionError(thought.bot)


def dies(thought: Thought) -> str:
    """A bot that takes its process with it."""
    os._exit(3)


def hangs(thought: Thought) -> str:
    """A bot that never comes back."""
    time.sleep(60)
    return ""


def cheats(thought: Thought) -> str:
    """A bot that names an option nobody offered."""
    return "win"


def ponders(thought: Thought) -> str:
    """A bot that keeps its process busy for a while before it waits."""
    until = time.perf_counter() + 0.4
    while time.perf_counter() < until:
        pass
    return "wait"


def muses(thought: Thought) -> str:
    """A bot that thinks well, and takes its time."""
    time.sleep(0.2)
    return think(thought)


def eats(thought: Thought) -> str:
    """A bot that wants more memory than a process may have; it does not even use it."""
    room = bytes(3 * 2**30)
    return think(thought) if room else ""


def dawdles(thought: Thought) -> str:
    """A bot that uses up all the time it is given, and then picks anything."""
    spending = until_hurried(thought.budget).begin()
    while spending.part < 1:
        time.sleep(0.01)
    thought.bot = "random@1"
    return think(thought)
