"""Ways in which chances can be worked out, to be sent to the process where that is done."""

from __future__ import annotations

import os
import time

from leng.server.thinking import Thought


def tells_where(thought: Thought) -> dict[str, float]:
    """Not chances: the number of the process."""
    return {"here": float(os.getpid())}


def breaks(thought: Thought) -> dict[str, float]:
    """A game that cannot do sums."""
    raise ZeroDivisionError(thought.game)


def dies(thought: Thought) -> dict[str, float]:
    """A game that takes its process with it."""
    os._exit(3)


def takes_forever(thought: Thought) -> dict[str, float]:
    """A game that never comes to an end."""
    time.sleep(60)
    return {}


def takes_a_while(thought: Thought) -> dict[str, float]:
    """A game that keeps its process busy before it answers."""
    until = time.perf_counter() + 0.4
    while time.perf_counter() < until:
        pass
    return {}
