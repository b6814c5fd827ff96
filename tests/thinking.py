"""What a bot would do at a table that a test has laid out."""

from __future__ import annotations

from typing import Any

from leng.bots import Sight, new_bot
from leng.engine.choice import key
from leng.engine.table import Table

MOODS = 6
"""So many times it is asked, each time with other dice in its head."""


def choices_of(bot: str, table: Table) -> set[str]:
    """The keys a bot picks at this decision, asked a few times."""
    return {key(new_bot(bot, f"mood {mood}").choose(Sight(table.play))) for mood in range(MOODS)}


def seen(t: Any) -> dict[str, float]:
    """What each option of the decision looks worth at first sight."""
    looks = t.table.game.prior(t.state, t.decision)
    return {key(option): worth for option, worth in zip(t.decision.sensible, looks, strict=True)}


def best(t: Any) -> str:
    """The option that looks best."""
    looks = seen(t)
    return max(looks, key=lambda option: looks[option])
