"""Ways in which a bot can fail, to be sent to the process where bots think."""

from __future__ import annotations

import os
import time

from leng.server.thinking import Thought


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
